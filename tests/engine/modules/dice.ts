import type { Refusal, Rng } from '../../../src/engine/rules';
import { only, tiny, withText } from './tiny';

/**
 * Typed-in chance: the die is thrown in the open, by the match or on a real table; the fog is decided in secret and only
 * ever drawn. Nobody learns the fog before the last throw.
 */

const illegal: Refusal = { key: 'tiny.no' };
const faces = (m: unknown, name: string) => {
  const n = only(m, name);
  return n !== undefined && n >= 1 && n <= 6 ? (true as const) : illegal;
};

const fog = {
  kind: 'chance' as const,
  open: false,
  draw: (_s: any, _f: any, rng: Rng) => ({ fog: 1 + rng.int(6) }),
  accepts: (_s: any, _f: any, m: unknown) => faces(m, 'fog'),
  apply(s: any, _f: any, _seat: number, m: any, tell: any) {
    s.fog = m.fog;
    tell({ key: 'dice.fog' });
  },
};

const die = {
  kind: 'chance' as const,
  open: true,
  draw: (_s: any, _f: any, rng: Rng) => ({ die: 1 + rng.int(6) }),
  accepts: (_s: any, _f: any, m: unknown) => faces(m, 'die'),
  apply(s: any, f: any, _seat: number, m: any, tell: any) {
    s.points[f.seat] += m.die;
    tell({ key: 'dice.thrown', args: { who: { seat: f.seat }, n: m.die } });
  },
  outcomes: () => [1, 2, 3, 4, 5, 6].map((face) => ({ move: { die: face }, weight: 1 })),
};

const lift = {
  kind: 'upkeep' as const,
  run(s: any, _f: any, tell: any) {
    s.lifted = true;
    s.points[s.fog % s.n] += 1;
    tell({ key: 'dice.lifted', args: { n: s.fog } });
  },
};

export const dice = withText(
  tiny('dice', {
    setup: (n) => ({
      todo: [{ at: 'fog' }, ...Array.from({ length: 2 * n }, (_, i) => ({ at: 'die', seat: i % n })), { at: 'lift' }],
      n,
      points: new Array(n).fill(0),
      fog: 0,
      lifted: false,
    }),
    steps: { fog, die, lift },
    view: (s, seat) => {
      const { fog: hidden, ...rest } = structuredClone(s);
      return { ...rest, seat, hidden: !s.lifted && hidden > 0, fog: s.lifted ? hidden : 0 };
    },
    imagine: ({ seat: _, hidden, ...v }, rng) => ({ ...structuredClone(v), fog: hidden ? 1 + rng.int(6) : v.fog }),
    secrets: (s) => (s.fog > 0 ? [{ path: 'fog', pool: 'fog', known: s.lifted }] : []),
  }),
  ['dice.fog', 'dice.thrown', 'dice.lifted'],
);
