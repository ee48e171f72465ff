import type { Catalogue } from '../../module';

/** Words of the score sheet in English; see text.en.ts for the board's and the score's. */
export const text = {
  'isla.sheet.ports': 'Ports',
  'isla.sheet.ports.hint': 'Who owns each port. Leave open what is not built.',
  'isla.sheet.bridges': 'Bridges at each island',
  'isla.sheet.bridges.hint':
    'Or count them here: a bridge counts at both ends. The sheet settles majorities, halves and ties.',
  'isla.sheet.bridges.given': 'Counted from the bridges above. The sheet settles majorities, halves and ties.',
  'isla.sheet.bridgeSites': 'Bridges',
  'isla.sheet.bridgeSites.hint': 'Who owns each bridge. Leave open what is not built.',
  'isla.sheet.crowns': 'Crowns',
  'isla.sheet.crowns.row': 'Values of the crowns',
  'isla.sheet.crowns.hint': 'One number for each crown: 3+2+2.',
  'isla.sheet.princes': 'Princes',
  'isla.sheet.princes.hint': 'How many stand on each island, nine in all.',
  'isla.sheet.coins': 'Coins in the pools',
  'isla.sheet.coins.hint':
    'Without the coins that mark bridges and ports; for ten or more a sum, like 9+3. Only the most on an island scores: the others are needed for ties and for cards 11 and 15.',
  'isla.sheet.held': 'Titles and Banks',
  'isla.sheet.bank': 'Coins in the Bank',
  'isla.sheet.bank.hint': 'Card 16 counts them. Without the three that the first King put out of the game.',
  'isla.sheet.commerce': 'Commerce cards',
  'isla.sheet.commerce.row': 'Cards kept',
  'isla.sheet.commerce.hint': 'By their numbers. Play 9, 10 and 12 first, then enter how the table stands.',
  'isla.sheet.card': '{n} · {card}',
  'isla.sheet.map': 'Your own map: islands',
  'isla.sheet.map.hint': 'If you play on another map than ours. What you leave open is as printed here.',
  'isla.sheet.value': '{island}: points for most bridges',
  'isla.sheet.sites': '{island}: bridge sites',
  'isla.sheet.mapPorts': 'Your own map: ports',
  'isla.sheet.worth': 'Port {n}: points',
  'isla.sheet.island': 'Port {n}: its island',
  'isla.sheet.printed': 'Printed: {n}',
  'isla.sheet.printedIsland': 'Printed: {island}',

  'isla.sheet.no.sites': '{island} has only {n, plural, one {one bridge site} other {# bridge sites}}.',
  'isla.sheet.no.recounted': 'By the bridges entered one by one there are {n} at {island}.',
  'isla.sheet.no.odd':
    'Every bridge touches two islands, so a player’s counts add up to an even number: {n} can’t be right.',
  'isla.sheet.no.seventeen': 'Only 17 bridges exist.',
  'isla.sheet.no.fit': 'No sites on the map fit these counts of {who}.',
  'isla.sheet.no.fitAll': 'No sites on the map fit all these bridges together.',
  'isla.sheet.no.crown': 'Only {n, plural, one {one crown is} other {# crowns are}} worth {value}.',
  'isla.sheet.no.crowns':
    'Each bridge brings one crown at most: {crowns, plural, one {one crown} other {# crowns}} and {bridges, plural, one {one bridge} other {# bridges}} cannot be.',
  'isla.sheet.no.princes': 'There are nine princes, not {n}.',
  'isla.sheet.no.ninePrinces': 'There are only nine princes.',
  'isla.sheet.no.harbour': 'The Port Builder must have built a port.',
  'isla.sheet.no.bank': 'Nobody has more than {n} coins.',
  'isla.sheet.no.coins':
    '{n, plural, one {One coin} other {# coins}} in Bank, pools and marks: everybody has {whole} in all, and the first King {less}.',
  'isla.sheet.no.kings': 'Only the first King puts three coins out of the game, and {who} has three fewer already.',
  'isla.sheet.no.twice': '{card} is with {who} already, and exists once.',
  'isla.sheet.no.cards':
    'Each bridge brings one commerce card: {cards, plural, one {one card} other {# cards}} and {bridges, plural, one {one bridge} other {# bridges}} cannot be.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
