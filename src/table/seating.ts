import type { Seat } from '../engine/rules';
import { EDGES, edgeOf, seatsAt } from './context';
import { useMedia } from './media';
import type { TableModel } from './model';

/** Where the plates stand, each from the top down or from left to right. */
interface Seating {
  /** In a row of their own, above or beside the board. */
  row: readonly Seat[];
  /** In the strips on both sides of the field. */
  left: readonly Seat[];
  right: readonly Seat[];
  dock: readonly Seat[];
  /** In the corners of the board: at the left hand of whoever sits there. */
  board: readonly (readonly Seat[])[];
}

/** Here the field reaches from one side of the screen to the other, or the plates must be chips. */
const ROW = '(max-width: 47.99rem), (max-height: 32.5rem), (min-aspect-ratio: 155/100) and (min-width: 70rem)';

const NOWHERE: Seating = { row: [], left: [], right: [], dock: [], board: [] };

function seating({ viewpoint }: TableModel, room: 'row' | 'board' | 'strips'): Seating {
  const { match, shared, seat } = viewpoint;
  const { chairs } = match.record;
  const at = EDGES.map((edge) => seatsAt(chairs, edge));
  if (room === 'row') return { ...NOWHERE, row: at.flat() };
  if (room === 'board') return { ...NOWHERE, board: at };
  const [top, left, right, bottom] = at;
  if (shared) {
    // whoever sits opposite has the upper ends
    const half = Math.ceil(top.length / 2);
    return { ...NOWHERE, left: [...top.slice(0, half), ...left], right: [...top.slice(half), ...right], dock: bottom };
  }
  // clockwise from the only person there is
  const me = seat.value ?? chairs.findIndex(({ bot }) => !bot);
  const from = me < 0 ? 0 : me;
  const others = [...chairs.keys()].map((i) => (from + 1 + i) % chairs.length).filter((one) => one !== me);
  const half = Math.ceil(others.length / 2);
  return { ...NOWHERE, left: others.slice(0, half).toReversed(), right: others.slice(half), dock: me < 0 ? [] : [me] };
}

/** `byHand`: things are dragged from the plates. */
export function useSeating(model: TableModel, inWords: boolean, byHand: boolean): Seating {
  const row = useMedia(ROW);
  return seating(model, inWords || row ? 'row' : byHand ? 'board' : 'strips');
}

/** How a plate in a strip is turned: towards whoever sits there. */
export const turnOf = (chair: { side: number; bot?: unknown }, shared: boolean): string =>
  shared && !chair.bot ? `to-${edgeOf(chair.side)}` : '';
