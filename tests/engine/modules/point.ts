import type { Refusal, Rng, Seat } from '../../../src/engine/rules';
import { tiny, withText } from './tiny';

/** Moves that cannot be listed: a coin may be dropped anywhere on the table, but on no other coin. `moves` only samples. */

const SIZE = 1000;
const FAR = 40;

const clear = (s: any, x: number, y: number): boolean =>
  s.coins.every((coin: any) => (coin.x - x) ** 2 + (coin.y - y) ** 2 >= FAR ** 2);

const onTable = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) < SIZE;

const drop = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  sampled: true,
  ends: (_s: any, f: any) => f.left === 0,
  actors: (s: any, f: any): Seat[] => [f.left % s.n],
  moves(s: any) {
    const out: { x: number; y: number }[] = [];
    for (let x = 50; x < SIZE; x += 300) for (let y = 50; y < SIZE; y += 300) if (clear(s, x, y)) out.push({ x, y });
    return out;
  },
  any(s: any, _f: any, _seat: Seat, rng: Rng) {
    for (;;) {
      const x = rng.int(SIZE);
      const y = rng.int(SIZE);
      if (clear(s, x, y)) return { x, y };
    }
  },
  accepts(s: any, _f: any, _seat: Seat, m: any): true | Refusal {
    const form = typeof m === 'object' && m !== null && Object.keys(m).sort().join() === 'x,y';
    if (!form || !onTable(m.x) || !onTable(m.y)) return { key: 'point.off' };
    return clear(s, m.x, m.y) ? (true as const) : { key: 'point.taken' };
  },
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    f.left--;
    s.coins.push({ seat, x: m.x, y: m.y });
    s.points[seat] += m.x;
    tell({ key: 'point.dropped', args: { who: { seat }, x: m.x, y: m.y } });
  },
};

const WORDS = ['point.dropped', 'point.off', 'point.taken'] as const;
declare module '../../../src/engine/rules' {
  interface Sentences extends Record<(typeof WORDS)[number], string> {}
}

export const point = withText(
  tiny('point', {
    setup: (n) => ({ todo: [{ at: 'drop', left: 4 * n }], n, points: new Array(n).fill(0), coins: [] }),
    steps: { drop },
    broken(s) {
      for (let i = 0; i < s.coins.length; i++) {
        const { x, y } = s.coins[i];
        if (!onTable(x) || !onTable(y)) return 'a coin beside the table';
        if (!clear({ coins: s.coins.slice(0, i) }, x, y)) return 'a coin on another';
      }
      return undefined;
    },
  }),
  WORDS,
);
