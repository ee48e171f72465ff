import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step: at most two sentences each. */
export const text = {
  'isla.lesson.welcome':
    'You’re after points. Bridges and ports bring most of them, and coins lying on the islands pay for both.',
  'isla.lesson.pools':
    'Your coins on an island are your pool there: {mine} on Isla Ceniza, {more} on Isla Margarita. A good start: coins at both ends of one strait.',
  'isla.lesson.crowns':
    'A prince stands here, beside a crown that lies face down. Lead a prince over a bridge to another island and take the crown there: 1 to 5 points, your secret.',
  'isla.lesson.draft':
    'Each round everyone secretly takes one card; low cards act first. Take card 8: a bridge for 3, but you’re the King, so you pay 2.',
  'isla.lesson.tookIt': 'Good choice. Now the others take theirs, then all cards are turned over and played in order.',
  'isla.lesson.tookOther':
    'You took card {card} instead, which {does}. That’s fine; take it back if you’d rather build with card 8.',
  'isla.lesson.does.invest': 'puts coins on islands',
  'isla.lesson.does.king': 'makes you King',
  'isla.lesson.does.reign': 'keeps you King',
  'isla.lesson.does.build': 'builds, too',
  'isla.lesson.build':
    'Build the bridge from Ceniza to Margarita. Pay at either end or both; one of the coins stays to mark it as yours.',
  'isla.lesson.buildAny':
    'Build a bridge and pay at either end or both, or build a port and pay on its own island. One of the coins stays to mark it.',
  'isla.lesson.firstBridge':
    'Your first bridge! The prince who crosses brings you his new island’s crown, if one lies there; its secret value shows as +?.',
  'isla.lesson.bridgeAlone': 'Your first bridge! No prince stood at either end, so nobody crosses it.',
  'isla.lesson.firstPort': 'Your first port! The number on it is yours, whatever happens.',
  'isla.lesson.stack':
    'A bridge also brings a commerce card: a secret that scores at the end. Choose a stack to look through.',
  'isla.lesson.keep':
    'Keep one in secret. Tap a card to read what it scores, and take one that fits what you want to build.',
  'isla.lesson.invest':
    'Tap an island to put a coin from your Bank into its empty circle, and again for more. You can spend them from next round on.',
  'isla.lesson.gathered':
    'New coins stay in an island’s circle until the round ends, and nobody else can add any there. Then they join your pool.',
  'isla.lesson.titles':
    'Titles make building cheaper: King 1, Bridge Builder 1, Port Builder 2. Card 5 makes you King; the last player to build a bridge or port has the others.',
  'isla.lesson.majority':
    'At the end, the player with the most bridges touching an island wins its number: {island} is worth {n}. If tied, each gets half, rounded down.',
  'isla.lesson.again':
    'Your turn again, and your choice. What do you need: coins from your Bank on the islands, a bridge or port, or the King?',
  'isla.lesson.ports':
    'Ports go on these sites and always score their number. The builder may move a prince to that island or away from it, but gets no crown.',
  'isla.lesson.princes':
    'At the end, an island’s largest pool scores 2 for each prince there, 1 if tied. Coins you spend no longer count.',
  'isla.lesson.commerce':
    'Every bridge also brings a commerce card. Its owner keeps it secret, and at the end it scores what it says.',
  'isla.lesson.traps':
    'Two traps. A build card without coins in the right pools wastes your round; bridges scattered everywhere win no islands.',
  'isla.lesson.end':
    'The round with the seventeenth bridge or the thirteenth port is the last. Ties go to more bridges, then more ports.',
  'isla.lesson.last': 'That’s the whole game. Next, try to win Isla Margarita.',
  'isla.lesson.sum.goal': 'Points: ports, islands, crowns, princes and cards.',
  'isla.lesson.sum.turn': 'Each round: one card to invest, build or become King.',
  'isla.lesson.sum.secret': 'Secret: crowns, commerce cards and the card you take.',
  'isla.lesson.sum.end': 'It ends with bridge 17 or port 13.',
  'isla.lesson.sum.traps': 'Coins first, then build; stick to a few islands.',
  'isla.lesson.laid.islands': 'Every island has a prince and a face-down crown.',
  'isla.lesson.laid.values':
    'The number goes to the player with the most bridges there; the circle takes this round’s coins.',
  'isla.lesson.laid.straits': 'Seventeen straits, each with room for one bridge.',
  'isla.lesson.laid.ports': 'Thirteen port sites, each with the points it scores.',
  'isla.lesson.laid.bank':
    'Each player has twenty coins in the Bank. The first King is drawn at random, and three of that player’s coins leave the game.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
