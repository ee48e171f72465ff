import type { Json, Seat } from '../../../engine/rules';
import { cellOf, type Read } from '../../sheet';
import { track } from '../rules/scoring';
import { GUARDS, MOST_TURNS } from '../rules/setup';
import { leviesIn, levyRow, OPEN_SPACES, standing } from './sheet';

/** The province calculator: who holds what, kept from levy to levy, and the sums it writes into the sheet. */

export interface Held {
  /** Open spaces. */
  open: number;
  /** Two guards or more pay nothing (rule page 2.5); a guard can be taken back. */
  crowded: boolean;
}

export interface Pad {
  /** Provinces by seat. */
  held: Held[][];
  /** The levy it wrote last; 0 before the first. */
  counted: number;
}

const record = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const whole = (x: unknown, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) <= most;

const isHeld = (x: unknown): x is Held => record(x) && whole(x.open, OPEN_SPACES) && typeof x.crowded === 'boolean';

/** Guards that stand in these provinces at least. */
export const guardsIn = (list: readonly Held[]): number =>
  list.reduce((sum, { crowded }) => sum + (crowded ? 2 : 1), 0);

/** What was kept, as far as it is sound; empty for everybody who is new. */
export function padOf(kept: Json | undefined, n: number): Pad {
  const raw = record(kept) ? kept : {};
  const held = Array.isArray(raw.held) ? raw.held : [];
  return {
    held: Array.from({ length: n }, (_, seat) => {
      const list = (Array.isArray(held[seat]) ? (held[seat] as unknown[]) : []).filter(isHeld);
      const own = list.map(({ open, crowded }) => ({ open, crowded }));
      while (guardsIn(own) > GUARDS) own.pop();
      return own;
    }),
    counted: whole(raw.counted, MOST_TURNS) ? raw.counted : 0,
  };
}

const withOwn = (pad: Pad, seat: Seat, list: Held[]): Pad => ({
  ...pad,
  held: pad.held.map((old, i) => (i === seat ? list : old)),
});

/** Whether that person could stand a guard in one more province. */
export const mayAdd = (pad: Pad, seat: Seat): boolean => guardsIn(pad.held[seat]) < GUARDS;
/** Whether a second guard could stand there. */
export const mayCrowd = (pad: Pad, seat: Seat, i: number): boolean => pad.held[seat][i].crowded || mayAdd(pad, seat);

export const added = (pad: Pad, seat: Seat): Pad =>
  mayAdd(pad, seat) ? withOwn(pad, seat, [...pad.held[seat], { open: 0, crowded: false }]) : pad;

export const removed = (pad: Pad, seat: Seat, i: number): Pad =>
  withOwn(
    pad,
    seat,
    pad.held[seat].filter((_, k) => k !== i),
  );

/** So many open spaces more, or fewer. */
export function grown(pad: Pad, seat: Seat, i: number, by: number): Pad {
  const open = Math.min(OPEN_SPACES, Math.max(0, pad.held[seat][i].open + by));
  return withOwn(
    pad,
    seat,
    pad.held[seat].map((one, k) => (k === i ? { ...one, open } : one)),
  );
}

export const crowding = (pad: Pad, seat: Seat, i: number, crowded: boolean): Pad =>
  crowded && !mayCrowd(pad, seat, i)
    ? pad
    : withOwn(
        pad,
        seat,
        pad.held[seat].map((one, k) => (k === i ? { ...one, crowded } : one)),
      );

/** What a levy counts for that person, province by province. */
export const paying = (pad: Pad, seat: Seat): number[] =>
  pad.held[seat].flatMap(({ open, crowded }) => (crowded ? [] : [open]));

interface Counting {
  /** The row that will be written; undefined where the game is over. */
  levy: number | undefined;
  /** Nobody could get less than nothing: a levy of nothing is written as noughts, so that the row counts as filled. */
  cells: { cell: string; text: string }[];
  /** Points of everybody after it. */
  totals: number[];
}

/** The next levy, as it would be written now. */
export function counting(pad: Pad, read: Read): Counting {
  const { totals, over } = standing(read);
  const now = totals.at(-1) ?? pad.held.map(() => 0);
  const levy = leviesIn(read) + 1;
  const gains = pad.held.map((_, seat) => paying(pad, seat));
  if (over || levy > MOST_TURNS) return { levy: undefined, cells: [], totals: now };
  const cells = gains.map((list, seat) => ({ cell: cellOf(levyRow(levy), seat), text: list.join('+') || '0' }));
  const [sums] = track(pad.held.length, [gains]);
  return { levy, cells, totals: now.map((points, seat) => points + sums[seat]) };
}

/** The cells of the levy that was written last, while it still is the last one of the sheet. */
export const takenBack = (pad: Pad, read: Read): string[] =>
  pad.counted > 0 && pad.counted === leviesIn(read)
    ? pad.held.map((_, seat) => cellOf(levyRow(pad.counted), seat))
    : [];
