import type { Junk } from '../junk';
import { incomes } from './rules/provinces';
import { type Alexandros, kinds } from './rules/state';

/** What simulations of Alexandros count. */

const LEVY = 'levy';
const FOR_ANOTHER = 'levy that pays somebody else more';
const CLAIM = 'claim of a free province';
const TWO_GUARDS = 'claim with two guards';
const TAKE_OVER = 'take-over';
const MOVED = 'Alexander moved';
const BY_HAND = 'Alexander moved by a hand card';

function levied(s: Alexandros, seat: number): string[] {
  const gains = incomes(s);
  return Math.max(...gains) > gains[seat] ? [LEVY, FOR_ANOTHER] : [LEVY];
}

const named = kinds.some<[s: Alexandros, seat: number], readonly string[]>([], {
  take: () => [MOVED],
  play: () => [MOVED, BY_HAND],
  occupy: ({ guards }) => (guards.length > 1 ? [CLAIM, TWO_GUARDS] : [CLAIM]),
  takeOver: () => [TAKE_OVER],
  levy: (_m, s, seat) => levied(s, seat),
});

export const junk: Junk = {
  move: (s, seat, move) => named(move as never, s as never, seat),
  shares: [
    [FOR_ANOTHER, LEVY],
    [TWO_GUARDS, CLAIM],
    [BY_HAND, MOVED],
  ],
};
