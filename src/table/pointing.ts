import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './model';

/** What a lesson or the captain speaks of: places of the board, and cards or buttons beside it. */

interface PointedAt {
  spots: readonly string[];
  /** Ids of picks. */
  picks: readonly string[];
}

/** So many frames it is looked for: a place of the board alone has no button. */
const PATIENCE = 120;

const NOTHING: PointedAt = { spots: [], picks: [] };

export function pointedAt({ learning, counsel, viewpoint }: TableModel): PointedAt {
  if (viewpoint.eyes.value.kind === 'shield') return NOTHING;
  const told = counsel.told.value;
  if (told.kind !== 'told') {
    const shown = learning.shown.value;
    if (!shown) return NOTHING;
    const pick = shown.read || shown.reply ? undefined : shown.step.pick;
    return { spots: shown.spots, picks: pick === undefined ? [] : [pick] };
  }
  const { advice, moves, view } = told;
  const walk = viewpoint.game.walk(moves[advice.best], view).flat();
  return { spots: walk.flatMap(({ spot }) => spot ?? []), picks: walk.map(({ id }) => id) };
}

/** Frames the card or button that is spoken of, wherever its game has drawn it, and brings it into sight. */
export function usePointing(root: { readonly current: HTMLElement | null }, model: TableModel): void {
  useEffect(() => {
    let frame = 0;
    const mark = (ids: readonly string[], tries: number) => {
      for (const one of root.current?.querySelectorAll('[data-pointed]') ?? []) one.removeAttribute('data-pointed');
      const found = [...(root.current?.querySelectorAll<HTMLElement>('.actions [data-pick]') ?? [])].find((one) =>
        ids.includes(one.dataset.pick ?? ''),
      );
      found?.setAttribute('data-pointed', '');
      found?.scrollIntoView({ block: 'nearest' });
      if (!found && ids.length > 0 && tries > 0) frame = requestAnimationFrame(() => mark(ids, tries - 1));
    };
    const stop = effect(() => {
      const { picks } = pointedAt(model);
      // another level has other buttons
      model.selection.level.value;
      cancelAnimationFrame(frame);
      // they are drawn by then, or soon
      frame = requestAnimationFrame(() => mark(picks, PATIENCE));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [model]);
}
