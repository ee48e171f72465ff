import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModule } from '../games/table';
import type { TableModel } from './model';

/** What the bare table hears sounds, as soon as it begins to be seen; behind a cover nothing does. */
export function useSound({ viewpoint, sounds }: TableModel, table: TableModule): void {
  useEffect(() => {
    let heard = viewpoint.match.length;
    const hear = () => {
      const { match, eyes } = viewpoint;
      const since = Math.min(heard, match.length);
      heard = match.length;
      if (since === heard || eyes.value.kind === 'shield') return;
      const events = match.heard(null, since).map(({ event }) => event);
      sounds.play(events.flatMap(({ key }) => table.sounds?.[key] ?? []));
    };
    const stops = [
      sounds.attend(),
      effect(() => {
        viewpoint.said.value;
        untracked(hear);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [viewpoint, sounds, table]);
}
