import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step: at most 25 words each. */
export const text = {
  'isla.lesson.welcome':
    'Nine islands, seventeen straits to bridge, thirteen sites for ports. Build them with coins that lie on the islands; most points win.',
  'isla.lesson.pools':
    'You had twenty coins and paid three as first King. Now {mine} lie on Isla Ceniza, {more} on Isla Margarita, for building there.',
  'isla.lesson.draft':
    'As King you choose first and pass the rest; low numbers act first. Take card 8: a bridge for 3, for a King 2.',
  'isla.lesson.build':
    'A bridge is paid at either end or both; what you pay returns to your Bank, less one coin that marks it. Build Ceniza–Margarita.',
  'isla.lesson.stack':
    'A prince crosses; his new island’s crown is yours, 1 to 5 points, your secret. Bridges also bring a commerce card: choose a stack.',
  'isla.lesson.keep': 'Look through the stack and keep one card in secret. It scores at the end for what it says.',
  'isla.lesson.invest':
    'Coins go from your Bank into empty circles; next round they can pay. Until then nobody can add to a circle that holds coins.',
  'isla.lesson.gathered':
    'The round is over: coins that cards put into circles join those lying on their island, its pool, and can build from now on.',
  'isla.lesson.titles':
    'Titles make building cheaper: King 1, Bridge Builder 1 on bridges, Port Builder 2 on ports. The builders’ titles go to whoever built last.',
  'isla.lesson.majority':
    'At the end, most bridges touching an island win its value: {island} is worth {n}. A tie gives each half, rounded down.',
  'isla.lesson.ports':
    'Coins on its island pay for a port. It always scores its number; you may move one prince here or away, without a crown.',
  'isla.lesson.princes':
    'Coins can stay, too: here, beside princes, whoever has most in the pool scores two for each prince; tied, one each.',
  'isla.lesson.again':
    'Cards 1, 2, 3, 6, 7 put coins from your Bank into circles, 4, 8, 9 build, 5 makes you King. Low cards act first.',
  'isla.lesson.end':
    'The round of the seventeenth bridge or the thirteenth port is the last. Ties go to more bridges, then more ports. Play on.',
  'isla.lesson.laid.islands': 'On every island stands a prince, and a crown lies face down.',
  'isla.lesson.laid.values': 'The number is what most bridges there win; the circle takes the coins of this round.',
  'isla.lesson.laid.straits': 'Seventeen straits, each for one bridge.',
  'isla.lesson.laid.ports': 'Thirteen sites for ports, each with the points it scores.',
  'isla.lesson.laid.bank':
    'Everybody has twenty coins in the Bank. The King is drawn, and three of the first King’s coins leave the game.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
