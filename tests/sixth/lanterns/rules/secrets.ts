import type { Seat, Secret } from '../../../engine/rules';
import { dealtTo, LANTERNS, type Lanterns } from './state';

/**
 * What is hidden from whom, written independently of view.ts: the contract lets two secrets trade places and looks
 * whether the view says the same as this page does.
 */
export function secrets(s: Lanterns, seat: Seat | null): Secret[] {
  const held = s.hands.flatMap((hand, owner) =>
    hand.map(({ seen }, slot): Secret => {
      const known = seat === owner || (seat !== null && seen.includes(seat)) || s.todo.length === 0;
      return {
        path: `hands.${owner}.${slot}.lantern`,
        pool: 'lantern',
        // what is known lies in a hand, the rest might lie anywhere
        group: known ? `hand ${owner}` : 'unseen',
        known,
      };
    }),
  );
  const rest = s.bag.map((_, i): Secret => {
    return { path: `bag.${i}`, pool: 'lantern', group: 'unseen', known: false };
  });
  return [...held, ...rest];
}

/** Nothing is ever lost or made. */
export function broken(s: Lanterns): string | undefined {
  const hung = s.past.flatMap((one) => one.hung);
  const all = [...s.bag, ...hung, ...s.hands.flat().map(({ lantern }) => lantern)];
  if (all.length !== LANTERNS || new Set(all).size !== LANTERNS) return `the lanterns are ${all.join()}`;
  const dealing = new Set(s.todo.flatMap((f) => (f.at === 'deal' ? [f.seat] : [])));
  for (const [seat, hand] of s.hands.entries()) {
    const size = dealing.has(seat) ? 0 : dealtTo(s.n) - s.past.length;
    if (hand.length !== size) return `seat ${seat} holds ${hand.length} lanterns instead of ${size}`;
    if (hand.some(({ seen }) => seen.includes(seat))) return `seat ${seat} has looked at its own hand`;
  }
  return undefined;
}
