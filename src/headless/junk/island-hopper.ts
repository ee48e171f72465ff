import { kinds } from '../../games/island-hopper/rules/state';
import type { Junk } from '../junk';

/** What simulations of Island Hopper count. */

const BID = 'bid';
const LOW = 'bid of two dollars at most';
const BRIBE = 'dollar put on an island';

const named = kinds.some<[], readonly string[]>([], {
  bid: ({ bid }) => (bid <= 2 ? [BID, LOW] : [BID]),
  put: ({ coins }) => new Array<string>(coins).fill(BRIBE),
});

export const junk: Junk = {
  move: (_s, _seat, move) => named(move as never),
  shares: [[LOW, BID]],
};
