import type { Key, Phrase, Seat } from '../../../engine/rules';
import { faceDown, plain, spoken } from '../../kit/spoken';
import { who } from '../../kit/words';
import type { Section, Spot } from '../../module';
import { lantern } from '../rules/names';
import { kinds, type Moves, roundsOf, type View } from '../rules/state';

/** How moves are picked and called, what is asked, and where things lie on the board. */

/** The board: a column for each seat, its hand on top, and a hook for each round below. */
export const CELL = 120;
export const handSpot = (seat: Seat): string => `hand:${seat}`;
export const hookSpot = (round: number, seat: Seat): string => `hook:${round}:${seat}`;

const at = (column: number, row: number) =>
  ({ kind: 'circle', x: CELL * (column + 0.5), y: CELL * (row + 0.5), r: 44 }) as const;

export const spots = (v: View): Spot[] =>
  v.hands.flatMap((_, seat) => [
    { id: handSpot(seat), shape: at(seat, 0), text: { key: 'lanterns.place.hand', args: { who: who(seat) } } },
    ...Array.from({ length: roundsOf(v.n) }, (_, i): Spot => {
      const args = { who: who(seat), n: i + 1 };
      return { id: hookSpot(i + 1, seat), shape: at(seat, i + 1), text: { key: 'lanterns.place.hook', args } };
    }),
  ]);

/** A walk is the taps that make a move: here one, on the board or on a card. */
export const { walk, label, preview } = spoken<Moves, View>(kinds, {
  deal: faceDown({ key: 'lanterns.deal' }),
  show: faceDown({ key: 'lanterns.show' }),
  look: {
    walk: ({ look }) => [
      [{ id: handSpot(look), spot: handSpot(look), text: { key: 'lanterns.look', args: { who: who(look) } } }],
    ],
    preview: ({ look }, v) => [
      { text: { key: 'lanterns.willSee', args: { who: who(look), n: v.hands[look].filter((held) => !held).length } } },
    ],
  },
  hang: {
    walk: ({ hang }) => [plain(`lantern:${hang}`, { key: 'lanterns.hang', args: { lantern: lantern(hang) } })],
  },
});

/** A question names its paragraph of the reference: *Help* shows it. */
export function prompt(v: View): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'lanterns.over' };
  const key: Key = `lanterns.ask.${f.at}`;
  const args = { ...('seat' in f && { who: who(f.seat) }), ...('of' in f && { of: who(f.of) }) };
  return { key, args, rule: { deal: '1', look: '2', show: '2', hang: '3' }[f.at] };
}

/** The table in words, for the plain list and a screen reader. */
export const describe = (v: View): Section[] => [
  {
    heading: { key: 'lanterns.round', args: { n: Math.min(v.past.length + 1, roundsOf(v.n)), of: roundsOf(v.n) } },
    lines: v.hands.map((hand, seat) => ({ key: 'lanterns.holds', args: { who: who(seat), n: hand.length } })),
  },
  ...v.past.map(({ hung }, i): Section => {
    const hook = (one: number, seat: Seat): Phrase => ({
      key: 'lanterns.hung',
      args: { who: who(seat), lantern: lantern(one) },
    });
    return { heading: { key: 'lanterns.chapter', args: { n: i + 1 } }, lines: hung.map(hook) };
  }),
];
