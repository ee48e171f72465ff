import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step: at most 25 words each. */
export const text = {
  'isla.lesson.welcome':
    'Nine islands, seventeen straits to bridge, thirteen sites for ports. Build them with coins that lie on the islands; most points win.',
  'isla.lesson.pools':
    'Everybody began with twenty coins; one round is over. Yours: {mine} on Isla Ceniza, {more} on Isla Margarita, to pay for what touches them.',
  'isla.lesson.draft':
    'As King you choose first; low numbers act first. Card 8 builds: a bridge for 3, and the King pays one less. Take it.',
  'isla.lesson.build':
    'A bridge is paid at either end or both; what you pay returns to your Bank, less one coin that marks it. Build Ceniza–Margarita.',
  'isla.lesson.stack':
    'A prince crosses; the crown on his new island is yours, its value your secret. Bridges bring a commerce card: choose a stack.',
  'isla.lesson.keep': 'Look through the stack and keep one card in secret. It scores at the end for what it says.',
  'isla.lesson.invest':
    'Coins go from your Bank into empty circles; next round they can pay. Until then a circle with coins is closed to everybody.',
  'isla.lesson.gathered':
    'The round is over: coins in circles join those already lying on their island, its pool. From now on they can build.',
  'isla.lesson.titles':
    'Titles make building cheaper: King 1, Bridge Builder 1 on bridges, Port Builder 2 on ports. The builders’ titles go to whoever built last.',
  'isla.lesson.majority':
    'At the end, most bridges touching an island win its value: {island} is worth {n}. A tie gives each half, rounded down.',
  'isla.lesson.ports':
    'Coins on its island pay a port. It surely scores the number on its sign, and may fetch or send away one prince when built.',
  'isla.lesson.princes':
    'Coins can stay, too: on an island with princes, whoever alone has most in the pool scores two points for each prince.',
  'isla.lesson.again':
    'Another round. Cards 1, 2, 3, 6, 7 bring coins, 4, 8, 9 build, 5 makes you King. Low cards act first.',
  'isla.lesson.end':
    'The round of the seventeenth bridge or the thirteenth port is the last. You know what you need; play on.',
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
