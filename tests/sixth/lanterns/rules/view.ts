import { shuffle } from '../../../engine/chance';
import type { Rng, Seat } from '../../../engine/rules';
import { type Frame, type Held, LANTERNS, type Lanterns, type Open, type View } from './state';

/** Who knows what. A view is built up from nothing: a field that is not named here reaches nobody. */

const open = ({ n, past }: Open): Open => ({ n, past: past.map((one) => ({ ...one, hung: [...one.hung] })) });

/** Stands for a lantern that was chosen, in the eyes of the others. */
const HIDDEN = -1;

export function view(s: Lanterns, seat: Seat | null): View {
  const over = s.todo.length === 0;
  const hands = s.hands.map((hand, owner) => {
    const known = hand.flatMap(({ lantern, seen }): Held[] => {
      if (seat === owner) return [{ lantern, seen: [...seen] }];
      const looked = seat !== null && seen.includes(seat);
      // who else has looked at it is the business of its owner
      return looked || over ? [{ lantern, seen: looked ? [seat] : [] }] : [];
    });
    // ORDER MEANS NOTHING: a place kept in the hand would tell how many lie before it
    return [...known, ...new Array<null>(hand.length - known.length).fill(null)];
  });
  return { ...open(s), seat, hands, todo: s.todo.map((f) => frameFor(f, s, seat)) };
}

/** That somebody has chosen is seen by all, what they chose by themselves alone: as the lantern, not as its place. */
function frameFor(f: Frame, s: Lanterns, seat: Seat | null): Frame {
  if (f.at !== 'hang') return { ...f };
  const shown = (slot: number, owner: Seat): number => (owner === seat ? s.hands[owner][slot].lantern : HIDDEN);
  return { at: 'hang', slots: f.slots.map((slot, owner) => (slot === null ? null : shown(slot, owner))) };
}

/** The lanterns that this seat has never seen, sorted. */
export function unknownTo(v: View): number[] {
  const known = new Set([...v.past.flatMap(({ hung }) => hung), ...v.hands.flat().map((held) => held?.lantern)]);
  return Array.from({ length: LANTERNS }, (_, one) => one).filter((one) => !known.has(one));
}

/** A whole position that agrees with everything the seat knows: computer players think on these. */
export function imagine(v: View, rng: Rng): Lanterns {
  const pool = shuffle(unknownTo(v), rng);
  const hands = v.hands.map((hand) =>
    hand.map((held): Held => {
      return held ? { ...held, seen: [...held.seen] } : { lantern: pool.pop() as number, seen: [] };
    }),
  );
  const slotOf = (owner: Seat, chosen: number): number =>
    chosen === HIDDEN ? rng.int(hands[owner].length) : hands[owner].findIndex(({ lantern }) => lantern === chosen);
  const todo = v.todo.map((f): Frame => {
    if (f.at !== 'hang') return { ...f };
    return { at: 'hang', slots: f.slots.map((one, owner) => (one === null ? null : slotOf(owner, one))) };
  });
  return { ...open(v), todo, hands, bag: pool.sort((a, b) => a - b) };
}
