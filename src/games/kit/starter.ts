import { illegal } from '../../engine/kinds';
import type { Rng } from '../../engine/rules';
import { whole } from '../../engine/shape';

/** A step of chance that names who starts, everybody alike; what follows from it is the game's. */
export const anyStarter = {
  open: true,
  draw: (s: { n: number }, _f: unknown, rng: Rng) => ({ starter: rng.int(s.n) }),
  shape: { starter: whole },
  refuse: (s: { n: number }, _f: unknown, { starter }: { starter: number }) => (starter < s.n ? undefined : illegal),
  outcomes: (s: { n: number }) => Array.from({ length: s.n }, (_, starter) => ({ move: { starter }, weight: 1 })),
} as const;
