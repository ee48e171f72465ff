import type { Catalogue } from '../../module';

/** What a first game of Isla Margarita says, step by step: at most 25 words each. */
export const text = {
  'isla.lesson.welcome':
    'The most points win. At the end, whoever has most bridges to an island gets its number: here {n}.',
  'isla.lesson.pools':
    'You pay with your coins that lie on islands. You have {mine} on Isla Ceniza and {more} on Isla Margarita.',
  'isla.lesson.draft':
    'Each round everyone takes one card in secret. Low numbers act first. Take 8: a bridge for 3, and as King you pay 1 less.',
  'isla.lesson.build': 'Build the bridge between Ceniza and Margarita. Pay at either end, or at both.',
  'isla.lesson.bridge':
    'Your first bridge! It counts on both its islands. The prince who crossed it won you a crown: 1 to 5 secret points.',
  'isla.lesson.stack': 'A bridge also brings a commerce card. Choose a stack.',
  'isla.lesson.keep': 'Look through the stack and keep one card, in secret. At the end it scores for what it says.',
  'isla.lesson.invest':
    'You chose to invest instead: that works too. Put coins from your Bank into empty circles. From next round on they can pay.',
  'isla.lesson.investLater':
    'Put coins from your Bank into empty circles. From next round on they can pay. A circle with coins is closed to the others.',
  'isla.lesson.gathered':
    'The round is over. Coins in circles join their owner’s pool on that island, and can pay from now on.',
  'isla.lesson.crowns':
    'When a bridge is built, a prince crosses it. Its builder takes the crown of the island he reaches: 1 to 5 secret points.',
  'isla.lesson.cards':
    'Every bridge also brings its builder a commerce card. They keep it in secret, and it scores at the end.',
  'isla.lesson.investing':
    'Invest cards put coins from your Bank into empty circles of islands. From the next round on those coins can pay.',
  'isla.lesson.titles':
    'Titles make building cheaper. The King saves 1, the Bridge Builder 1 on bridges, the Port Builder 2 on ports.',
  'isla.lesson.majority':
    'Count your bridges: {island} is worth {n} to whoever has most there. If tied, each gets half.',
  'isla.lesson.ports':
    'A port costs coins from its own island. It scores its number for sure, and may move one prince here or away.',
  'isla.lesson.princes':
    'Coins can score too. Whoever has most coins beside princes gets 2 points for each prince there.',
  'isla.lesson.mistakes':
    'Two common mistakes: coins spread over too many islands, and a high card when others want the same strait.',
  'isla.lesson.again':
    'Your next round. Cards 1, 2, 3, 6 and 7 invest, 4, 8 and 9 build, 5 makes you King. Choose any.',
  'isla.lesson.end': 'Now you know Isla Margarita.',
  'isla.lesson.sum.points': 'Islands, ports, crowns, princes and commerce cards bring points.',
  'isla.lesson.sum.round': 'Each round: one secret card each, low numbers first.',
  'isla.lesson.sum.pay': 'Coins must lie on an island before they can pay there.',
  'isla.lesson.sum.over': 'The round of the last bridge or the last port is the last one.',
  'isla.lesson.sum.next': 'Try next: be King early, and build where you can outnumber the others.',
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
