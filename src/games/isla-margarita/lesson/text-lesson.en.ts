import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step: at most 25 words each. */
export const text = {
  'isla.lesson.welcome':
    'Nine islands, seventeen straits to bridge, thirteen sites for ports. Build them with coins that lie on the islands; most points win.',
  'isla.lesson.pools':
    'Your coins: {mine} on Isla Ceniza, {more} on Isla Margarita. They pay for bridges and ports right there.',
  'isla.lesson.draft':
    'You are King, so you choose first. Card 8 builds: a bridge for 3, and the King pays one less. Take it.',
  'isla.lesson.build':
    'A bridge is paid at either end or both. Between Ceniza and Margarita it touches two islands where you have coins.',
  'isla.lesson.stack':
    'A prince crosses your bridge; a crown on his new island is yours, its value secret. A bridge brings a commerce card: choose a stack.',
  'isla.lesson.keep': 'Look through the stack and keep one card in secret. It scores at the end for what it says.',
  'isla.lesson.invest':
    'Coins go from your Bank into empty circles. A circle with coins is closed to everybody until the round ends.',
  'isla.lesson.gathered':
    'The round is over: coins from the circles have joined their pools. From now on they can build.',
  'isla.lesson.titles':
    'Titles make building cheaper: King 1, Bridge Builder 1 on bridges, Port Builder 2 on ports. The last builder holds them.',
  'isla.lesson.majority':
    'At the end, most bridges touching an island win its value: {island} is worth {n}. A tie gives each half.',
  'isla.lesson.ports': 'A port is sure: it scores the number on its sign. And it may fetch or send one prince.',
  'isla.lesson.princes':
    'Coins can stay, too: on an island with princes, most coins in the pool score two points for each prince.',
  'isla.lesson.again':
    'Your second round. Cards 1, 2, 3, 6, 7 bring coins, 4, 8, 9 build, 5 makes you King. Low cards act first.',
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
