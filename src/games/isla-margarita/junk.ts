import type { Junk } from '../junk';
import { type Isla, kinds } from './rules/state';

/** What simulations of Isla Margarita count. */

const TAKEN = 'action card taken';
const KING = 'King taken';
const NOTHING = 'action card that did nothing';

const named = kinds.some<[s: Isla], readonly string[]>([], {
  take: ({ take }, s) => (s.todo[0]?.at !== 'draft' ? [] : take === 1 ? [TAKEN, KING] : [TAKEN]),
});

export const junk: Junk = {
  move: (s, _seat, move) => named(move as never, s as never),
  told: { 'isla.nothingToInvest': NOTHING, 'isla.nothingToBuild': NOTHING },
  shares: [
    [NOTHING, TAKEN],
    [KING, TAKEN],
  ],
};
