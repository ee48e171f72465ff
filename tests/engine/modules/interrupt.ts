import type { Seat } from '../../../src/engine/rules';
import { tiny, withText } from './tiny';

/**
 * Interrupts: who buys more than they have must sell first, in the middle of the purchase; then the buying frame goes on.
 * The end of a round waits for TABLE, so that the last purchase can still be taken back.
 */

const buy = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  ends: (_s: any, f: any) => f.left === 0,
  actors: (_s: any, f: any): Seat[] => [f.seat],
  moves: (s: any, f: any) => [
    { pass: true },
    ...[2, 5].filter((n) => n <= s.coins[f.seat] + 3 * s.goods[f.seat]).map((pay) => ({ pay })),
  ],
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    f.left--;
    if (m.pass) return tell({ key: 'interrupt.passed', args: { who: { seat } } });
    s.coins[seat] -= m.pay;
    s.points[seat] += m.pay;
    tell({ key: 'interrupt.bought', args: { who: { seat }, n: m.pay } });
    if (s.coins[seat] < 0) s.todo.unshift({ at: 'sell', seat });
  },
  after(s: any, f: any) {
    if (f.seat + 1 < s.n) s.todo.push({ at: 'buy', seat: f.seat + 1, left: 3 });
    else s.todo.push({ at: 'payday' });
  },
};

const sell = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  ends: (s: any, f: any) => s.coins[f.seat] >= 0,
  actors: (_s: any, f: any): Seat[] => [f.seat],
  moves: (s: any, f: any) => [1, 2].filter((n) => n <= s.goods[f.seat]).map((sold) => ({ sold })),
  apply(s: any, _f: any, seat: Seat, m: any, tell: any) {
    s.goods[seat] -= m.sold;
    s.coins[seat] += 3 * m.sold;
    tell({ key: 'interrupt.sold', args: { who: { seat }, n: m.sold } });
  },
};

const payday = {
  kind: 'upkeep' as const,
  waits: true,
  run(s: any, _f: any, tell: any) {
    s.round++;
    for (const seat of s.coins.keys()) s.coins[seat] += 2;
    tell({ key: 'interrupt.payday', args: { n: s.round } });
    if (s.round < 3) s.todo.push({ at: 'buy', seat: 0, left: 3 });
  },
};

export const interrupt = withText(
  tiny('interrupt', {
    setup: (n) => ({
      todo: [{ at: 'buy', seat: 0, left: 3 }],
      n,
      points: new Array(n).fill(0),
      coins: new Array(n).fill(4),
      goods: new Array(n).fill(4),
      round: 0,
    }),
    steps: { buy, sell, payday },
    round: (s) => s.round,
    broken: (s) => (s.goods.some((n: number) => n < 0) ? 'goods below nothing' : undefined),
  }),
  ['interrupt.passed', 'interrupt.bought', 'interrupt.sold', 'interrupt.payday'],
);
