import type { Seat } from '../../../src/engine/rules';
import type { Pick, Spot } from '../../../src/games/module';
import type { Checked } from '../../../src/headless/contract';
import { tiny, withText } from './tiny';

/**
 * A tree of picks: one takes a province, then spreads three armies over five towns, the same town more than once if they
 * like. 40 x 35 moves, and no step of the walk shows more than 40 of them.
 */

const PROVINCES = 40;
const TOWNS = 5;

const spreads: number[][] = [];
for (let a = 0; a < TOWNS; a++) for (let b = a; b < TOWNS; b++) for (let c = b; c < TOWNS; c++) spreads.push([a, b, c]);

const march = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  ends: (_s: any, f: any) => f.left === 0,
  actors: (s: any, f: any): Seat[] => [f.left % s.n],
  moves(s: any) {
    const out: any[] = [];
    for (let province = 0; province < PROVINCES; province++) {
      if (!s.taken.includes(province)) for (const towns of spreads) out.push({ province, towns });
    }
    return out;
  },
  apply(s: any, f: any, seat: Seat, m: any, tell: any) {
    f.left--;
    s.taken.push(m.province);
    s.points[seat] += m.province + new Set(m.towns).size;
    tell({ key: 'tree.marched', args: { who: { seat }, n: m.province } });
  },
};

const WORDS = ['tree.marched', 'tree.province', 'tree.town'] as const;
declare module '../../../src/engine/rules' {
  interface Sentences extends Record<(typeof WORDS)[number], string> {}
}

const base = withText(
  tiny('tree', {
    setup: (n) => ({ todo: [{ at: 'march', left: 2 * n }], n, points: new Array(n).fill(0), taken: [] }),
    steps: { march },
    broken: (s) => (new Set(s.taken).size === s.taken.length ? undefined : 'a province taken twice'),
  }),
  WORDS,
);

export const tree: Checked = {
  ...base,
  spots: () =>
    Array.from(
      { length: PROVINCES },
      (_, i): Spot => ({
        id: `p${i}`,
        shape: { kind: 'circle', x: i, y: 0, r: 1 },
        text: { key: 'tree.province' },
      }),
    ),
  walk: (m: any) => [
    [{ id: `p${m.province}`, spot: `p${m.province}`, text: { key: 'tree.province' } }],
    m.towns.map((town: number): Pick => ({ id: `t${town}`, text: { key: 'tree.town' } })),
  ],
};
