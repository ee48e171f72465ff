import type { Junk } from '../junk';
import { kinds, type Manila } from './rules/state';

/** What simulations of Manila count. */

const VOYAGE = 'voyage';
const PILOT = 'pilot hired';
const PLUNDER = 'plunder';
const BEFORE = 'loan before plunder';
const LOAN = 'loan';

const named = kinds.some<[s: Manila], readonly string[]>([], {
  load: () => [VOYAGE],
  place: ({ place }) => (place === 'small' || place === 'large' ? [PILOT] : []),
  loan: (_m, s) => (s.todo[0]?.at === 'plunder' ? [LOAN, BEFORE] : [LOAN]),
  route: (_m, s) => (s.todo[0]?.at === 'plunder' ? [PLUNDER] : []),
});

export const junk: Junk = {
  move: (s, _seat, move) => named(move as never, s as never),
  shares: [
    [PILOT, VOYAGE],
    [BEFORE, PLUNDER],
  ],
};
