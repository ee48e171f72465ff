import type { Catalogue } from '../../module';

/** Words of the score sheet in English; see text.en.ts for the board's and the score's. */
export const text = {
  'isla.sheet.ports': 'Ports',
  'isla.sheet.port': '{island} · {n}',
  'isla.sheet.bridges': 'Bridges at each island',
  'isla.sheet.bridges.hint':
    'Or count them here: a bridge counts at both ends. The sheet works out majorities, halves and ties.',
  'isla.sheet.bridges.given': 'Counted from the bridges above. The sheet works out majorities, halves and ties.',
  'isla.sheet.bridgeSites': 'Bridges',
  'isla.sheet.bridgeSites.hint': 'Who owns each bridge. Leave blank if not built.',
  'isla.sheet.crowns': 'Crowns',
  'isla.sheet.crowns.row': 'Crown values',
  'isla.sheet.crowns.hint': 'One number for each crown, like 3+2+2.',
  'isla.sheet.princes': 'Princes',
  'isla.sheet.princes.hint': 'How many stand on each island, nine in all.',
  'isla.sheet.coins': 'Coins in the pools',
  'isla.sheet.coins.hint': 'Leave out coins that mark bridges and ports. For ten or more, enter a sum, like 9+3.',
  'isla.sheet.held': 'Titles and Banks',
  'isla.sheet.bank': 'Coins in the Bank',
  'isla.sheet.bank.hint': 'Card 16 counts them. Leave out the three that the first King removed.',
  'isla.sheet.commerce': 'Commerce cards',
  'isla.sheet.commerce.row': 'Cards kept',
  'isla.sheet.commerce.hint': 'Enter their numbers. Play 9, 10 and 12 first, then enter things as they stand.',
  'isla.sheet.card': '{n} · {card}',
  'isla.sheet.ownMap': 'We’re playing with our own map',
  'isla.sheet.map': 'Your own map: islands',
  'isla.sheet.map.hint': 'For a map that differs from ours. Anything you leave blank stays as printed here.',
  'isla.sheet.value': '{island}: points for most bridges',
  'isla.sheet.sites': '{island}: bridge sites',
  'isla.sheet.mapPorts': 'Your own map: ports',
  'isla.sheet.worth': 'Port {n}: points',
  'isla.sheet.island': 'Port {n}: its island',
  'isla.sheet.printed': 'Printed: {n}',
  'isla.sheet.printedIsland': 'Printed: {island}',

  'isla.sheet.no.sites': '{island} has only {n, plural, one {one bridge site} other {# bridge sites}}.',
  'isla.sheet.no.recounted': 'The bridges entered one by one add up to {n} at {island}.',
  'isla.sheet.no.odd':
    'Every bridge touches two islands, so a player’s counts add up to an even number: {n} can’t be right.',
  'isla.sheet.no.seventeen': 'There are only 17 bridges.',
  'isla.sheet.no.fit': '{who}’s counts don’t fit the sites on the map.',
  'isla.sheet.no.fitAll': 'These bridges don’t all fit on the map.',
  'isla.sheet.no.crown': 'Only {n, plural, one {one crown is} other {# crowns are}} worth {value}.',
  'isla.sheet.no.crowns':
    'Each bridge brings one crown at most: {bridges, plural, one {one bridge} other {# bridges}} can’t bring {crowns, plural, one {one crown} other {# crowns}}.',
  'isla.sheet.no.princes': 'There are nine princes, not {n}.',
  'isla.sheet.no.ninePrinces': 'There are only nine princes.',
  'isla.sheet.no.harbour': 'The Port Builder must have built a port.',
  'isla.sheet.no.bank': 'No player has more than {n} coins.',
  'isla.sheet.no.coins':
    'In all that makes {n, plural, one {one coin} other {# coins}}, with one for each bridge and port. It should be {whole} (first King: {less}).',
  'isla.sheet.no.kings': 'Only the first King removes three coins from the game, and {who} already has three fewer.',
  'isla.sheet.no.twice': '{who} already has {card}, and there’s only one.',
  'isla.sheet.no.cards':
    'Each bridge brings one commerce card: {bridges, plural, one {one bridge} other {# bridges}} can’t bring {cards, plural, one {one card} other {# cards}}.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
