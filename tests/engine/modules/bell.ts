import type { Rng, Seat } from '../../../src/engine/rules';
import { TABLE } from '../../../src/engine/rules';
import { tiny, withText } from './tiny';

/** Several actors and a bell: all but the captain throw coins into the pot until the sand has run out; the captain gets it. */

const bribe = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  final: true,
  ends: (_s: any, f: any) => f.rung,
  actors: (s: any, f: any): Seat[] => [
    ...s.coins.flatMap((coins: number, seat: Seat) => (seat !== f.captain && coins > 0 ? [seat] : [])),
    TABLE,
  ],
  moves: (s: any, _f: any, seat: Seat) =>
    seat === TABLE ? [{ bell: true }] : [1, 2, 3].filter((n) => n <= s.coins[seat]).map((pay) => ({ pay })),
  any: (s: any, _f: any, seat: Seat, rng: Rng) =>
    seat === TABLE ? { bell: true } : { pay: 1 + rng.int(Math.min(3, s.coins[seat])) },
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    if (seat === TABLE) {
      f.rung = true;
      return tell({ key: 'bell.rung' });
    }
    s.coins[seat] -= m.pay;
    f.pot += m.pay;
    tell({ key: 'bell.paid', args: { who: { seat }, n: m.pay } });
  },
  after(s: any, f: any, tell: any) {
    s.points[f.captain] += f.pot;
    tell({ key: 'bell.took', args: { who: { seat: f.captain }, n: f.pot } });
    if (f.captain + 1 < s.n) s.todo.push({ at: 'bribe', captain: f.captain + 1, pot: 0, rung: false });
  },
};

export const bell = withText(
  tiny('bell', {
    setup: (n) => ({
      todo: [{ at: 'bribe', captain: 0, pot: 0, rung: false }],
      n,
      points: new Array(n).fill(0),
      coins: new Array(n).fill(6),
    }),
    steps: { bribe },
    turn: () => undefined,
    broken(s) {
      const all = [...s.coins, ...s.points, s.todo[0]?.pot ?? 0].reduce((a: number, b: number) => a + b, 0);
      return all === 6 * s.n ? undefined : `${all} coins`;
    },
  }),
  ['bell.rung', 'bell.paid', 'bell.took'],
);
