import type { Phrase, Rules } from '../../../engine/rules';
import { choice, HEAP, MOST, type Pebbles, type PebblesFrame, type View } from './state';

/** In turn everybody takes one, two or three; whoever takes the last has won. */
const take = choice<'take', 'take'>({
  privacy: 'open',
  kinds: {
    take: {
      list: (s) => [1, 2, 3].flatMap((n) => (n <= Math.min(MOST, s.heap) ? [{ take: n }] : [])),
      apply(s, _f, seat, { take: n }, tell) {
        s.heap -= n;
        s.taken[seat] += n;
        tell({ key: 'pebbles.took', args: { who: { seat }, n } });
        if (s.heap === 0) s.last = seat;
        else s.todo.push({ at: 'take', seat: (seat + 1) % s.n });
      },
    },
  },
});

/** Nothing is hidden, and still it is built field by field: a secret that somebody adds next year stays out of the view. */
const open = ({ todo, n, heap, taken, last }: Pebbles): Pebbles => ({
  todo: todo.map((f) => ({ ...f })),
  n,
  heap,
  taken: [...taken],
  last,
});

export const rules: Rules<Pebbles, PebblesFrame, Phrase, View, object> = {
  setup: (n) => ({ todo: [{ at: 'take', seat: 0 }], n, heap: HEAP, taken: new Array(n).fill(0), last: -1 }),
  options: () => ({}),
  steps: { take },
  turn: (s) => s.todo[0]?.seat,
  scores: (s) =>
    s.taken.map((_, seat) => ({
      seat,
      category: 'last',
      points: seat === s.last ? 1 : 0,
      reason: { key: 'pebbles.category.last' },
    })),
  winners: (s) => (s.todo.length === 0 ? [s.last] : []),
  ending: (s) => (s.last < 0 ? undefined : 'last'),
  view: (s, seat) => ({ ...open(s), seat }),
  imagine: (v) => open(v),
  secrets: () => [],
  broken(s) {
    const all = s.taken.reduce((sum, n) => sum + n, s.heap);
    return all === HEAP ? undefined : `${all} pebbles instead of ${HEAP}`;
  },
  round: (s) => s.taken.filter((n) => n > 0).length,
};
