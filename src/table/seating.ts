import { useSignal } from '@preact/signals';
import type { Seat } from '../engine/rules';
import { TURNED, useMedia, WIDE } from '../look/screens';
import { EDGES, edgeOf, facing, seatsAt } from './context';
import type { TableModel } from './model';
import type { Viewpoint } from './viewpoint';

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

/** Here plates are chips, or the field reaches from one side of the screen to the dock. */
const ROW = `(max-width: 47.99rem), ${TURNED}, ${WIDE}`;
/** In px: in narrower strips plates lie along them, and in the narrowest there is room for none. */
const [UPRIGHT, NARROWEST] = [96, 64];

const NOWHERE: Seating = { row: [], left: [], right: [], dock: [], board: [] };

function seating({ viewpoint }: TableModel, room: 'row' | 'board' | 'strips'): Seating {
  const { match, shared, seat, eyes } = viewpoint;
  const { chairs } = match.record;
  const at = EDGES.map((edge) => seatsAt(chairs, edge));
  if (room === 'row') return { ...NOWHERE, row: at.flat() };
  if (room === 'board') return { ...NOWHERE, board: at };
  if (shared) {
    // behind the cover the dock is its owner's alone
    const own = eyes.value.kind === 'private' ? seat.value : null;
    const [top, left, right, bottom] = at.map((all) => all.filter((one) => one !== own));
    const beside = own === null ? [] : bottom;
    // whoever sits opposite has the upper ends; both strips have as many
    const even = Math.ceil((top.length + left.length + right.length + beside.length) / 2) - left.length;
    const high = Math.min(Math.max(even, 0), top.length);
    const low = Math.min(Math.max(even - high, 0), beside.length);
    return {
      ...NOWHERE,
      left: [...top.slice(0, high), ...left, ...beside.slice(0, low)],
      right: [...top.slice(high), ...right, ...beside.slice(low)],
      dock: own === null ? bottom : [own],
    };
  }
  // clockwise from the only person there is
  const me = seat.value ?? chairs.findIndex(({ bot }) => !bot);
  const from = me < 0 ? 0 : me;
  const others = [...chairs.keys()].map((i) => (from + 1 + i) % chairs.length).filter((one) => one !== me);
  const half = Math.ceil(others.length / 2);
  return { ...NOWHERE, left: others.slice(0, half).toReversed(), right: others.slice(half), dock: me < 0 ? [] : [me] };
}

/** The screen with the dock at one of its edges: what was measured on another says nothing about this one. */
export const screenOf = (viewpoint: Viewpoint): string => `${facing(viewpoint)} ${innerWidth} ${innerHeight}`;

/** The strips beside the board of this screen have no room; a row above it must not be what makes them wide. */
function useNarrow({ stage, viewpoint }: TableModel): boolean {
  const narrow = useSignal('');
  const aside = stage.aside.value;
  if (aside !== undefined && aside < NARROWEST) narrow.value = stage.screen.value;
  return narrow.value === screenOf(viewpoint);
}

/** `byHand`: things are dragged from the plates. */
export function useSeating(model: TableModel, inWords: boolean, byHand: boolean): Seating {
  const row = useMedia(ROW);
  const narrow = useNarrow(model);
  return seating(model, inWords || row ? 'row' : byHand ? 'board' : narrow ? 'row' : 'strips');
}

/** How a plate is turned: towards whoever sits there. In a narrow strip it lies along it. */
export function turnOf({ stage, viewpoint }: TableModel, seat: Seat): string {
  const { side, bot } = viewpoint.match.record.chairs[seat];
  if (!viewpoint.shared || bot) return '';
  return `to-${edgeOf(side)} ${(stage.aside.value ?? 0) < UPRIGHT ? 'slim' : ''}`;
}
