import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import type { Sound, TableModule } from '../games/table';
import type { TableModel } from './model';
import { soundOn } from './sound';

/** By the event alone: what the bare table has not heard makes no sound. */
export function soundsOf({ sounds }: Pick<TableModule, 'sounds'>, { key, args }: Phrase): Sound | readonly Sound[] {
  const it = sounds?.[key] ?? [];
  return typeof it === 'function' ? it(args ?? {}) : it;
}

/** What the bare table hears sounds as soon as it is told; behind a cover nothing does. */
export function useSound({ viewpoint, sounds }: TableModel, table: TableModule): void {
  useEffect(() => {
    /** Heard of to the end: what was said before this entry; and so many of what was said since. */
    let [since, done] = [viewpoint.match.length, 0];
    const hear = (told: number) => {
      const { match, eyes } = viewpoint;
      // taken back: what is done instead is heard anew
      if (match.length < since) [since, done] = [match.length, 0];
      const heard = match.heard(null, since).filter(({ at }) => at < told);
      const news = heard.slice(done);
      [since, done] = told === Number.POSITIVE_INFINITY ? [match.length, 0] : [since, heard.length];
      if (eyes.value.kind === 'shield') return;
      sounds.play(news.flatMap(({ event }) => soundsOf(table, event)));
    };
    const stops = [
      sounds.attend(),
      effect(() => {
        const told = viewpoint.timeline.told.value;
        viewpoint.match;
        untracked(() => hear(told));
      }),
      effect(() => {
        if (viewpoint.eyes.value.kind === 'shield' || !soundOn()) sounds.hush();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [viewpoint, sounds, table]);
}
