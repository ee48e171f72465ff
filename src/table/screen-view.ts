import { useSignal } from '@preact/signals';

/** How people look at the table just now; nothing of it belongs to the match. */

/** What lies over the table. */
type Sheet = 'none' | 'menu' | 'log' | 'takeback';

export function useView() {
  /** Lists in words instead of the board. */
  const plain = useSignal(false);
  const sheet = useSignal<Sheet>('none');
  /** Of a match that is over: its scores, not its board. */
  const scoring = useSignal(true);
  /** The ordinary picks instead of what is dragged and flown, for this step and the next ones like it. */
  const calm = useSignal(false);
  return { plain, sheet, scoring, calm };
}

export type View = ReturnType<typeof useView>;
