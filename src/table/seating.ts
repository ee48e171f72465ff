import { EDGES, type Edge } from './context';
import { useMedia } from './media';
import type { TableModel } from './model';

/** Where the plates stand: at the edges where people sit, as far as the field leaves them room. */

/** At which part of the screen the people of these edges have their plates. */
interface Seating {
  /** In a row of their own, beside or above the board. */
  row: readonly Edge[];
  bar: readonly Edge[];
  /** In columns beside the field. */
  aside: readonly Edge[];
  dock: readonly Edge[];
  /** In the corners of the board. */
  board: readonly Edge[];
}

/** Narrower columns would show no name: their plates go to the ends of the bar. */
const NARROWEST = 72;
/** Here bar and dock have no room for plates. */
const SMALL = '(max-width: 35rem), (max-height: 32.5rem)';

const SIDES: readonly Edge[] = ['left', 'right'];

const NOWHERE: Seating = { row: [], bar: [], aside: [], dock: [], board: [] };

function seating(aside: number, room: 'row' | 'board' | 'edges', shared: boolean): Seating {
  if (room !== 'edges') return { ...NOWHERE, [room]: EDGES };
  if (aside >= NARROWEST) return { ...NOWHERE, bar: ['top'], aside: SIDES, dock: ['bottom'] };
  // the eyes of several people take room in the bar; with one person the dock shows a hand
  if (shared) return { ...NOWHERE, bar: ['left', 'top'], dock: ['bottom', 'right'] };
  return { ...NOWHERE, bar: ['left', 'top', 'right'], dock: ['bottom'] };
}

/** `byHand`: things are dragged from the plates. */
export function useSeating(model: TableModel, inWords: boolean, byHand: boolean): Seating {
  const small = useMedia(SMALL);
  const room = inWords || small ? 'row' : byHand ? 'board' : 'edges';
  return seating(model.stage.aside.value, room, model.viewpoint.shared);
}
