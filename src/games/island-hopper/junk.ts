import type { Junk } from '../junk';
import { game } from './game';
import { helps } from './rules/guiding';
import { type Hopper, kinds, type View } from './rules/state';
import { offered } from './speech/talk';

/** What simulations of Island Hopper count: of all computer players together, and of each character. */

const BID = 'bid';
const LOW = 'bid of two dollars at most';
const BRIBE = 'dollar put on an island';

/** So many times that name: dollars are counted one by one. */
const times = (n: number, name: string): string[] => new Array<string>(n).fill(name);

const named = kinds.some<[s: Hopper, seat: number, character: string], readonly string[]>([], {
  bid: ({ bid }, _s, _seat, character) => [
    ...(bid <= 2 ? [BID, LOW] : [BID]),
    `${character}: bid`,
    ...times(bid, `${character}: dollar bid`),
  ],
  put: ({ coins }, _s, _seat, character) => [...times(coins, BRIBE), ...times(coins, `${character}: dollar of bribes`)],
  word({ word }, s, _seat, character) {
    const [f] = s.todo;
    if (f.at !== 'guide' || word === true) return [];
    return [`${character}: word`, ...(helps(s, f, word) ? [] : [`${character}: false word`])];
  },
  // by then it has said what it has to say
  ready({ ready }, s, seat, character) {
    const talk = ready ? offered(game.rules.view(s, seat) as View, seat, character) : undefined;
    return talk ? [`${character}: ${talk.key.slice('hopper.talk.'.length)}`] : [];
  },
});

const CHARACTERS = ['steady', 'cautious', 'greedy', 'builder', 'bluffer'];

export const junk: Junk = {
  move: (s, seat, move, bot = '') => named(move as never, s as never, seat, bot.split('-')[1] ?? 'steady'),
  shares: [
    [LOW, BID],
    ...CHARACTERS.map((one): [string, string] => [`${one}: false word`, `${one}: word`]),
    ...CHARACTERS.map((one): [string, string] => [`${one}: dollar bid`, `${one}: bid`]),
  ],
};
