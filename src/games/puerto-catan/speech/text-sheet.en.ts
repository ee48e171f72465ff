import type { Catalogue } from '../../module';

/** Scores by source, and the score sheet of the boxed game. */
export const text = {
  'pc.category.settlements': 'Settlements',
  'pc.category.cities': 'Cities',
  'pc.category.longest': 'Longest Road',
  'pc.category.largest': 'Largest Army',
  'pc.category.victory': 'Victory cards',
  'pc.score.settlements': '{n, plural, one {one settlement} other {# settlements}}',
  'pc.score.cities': '{n, plural, one {one city} other {# cities}}, 2 points each',
  'pc.score.longest': 'has the Longest Road',
  'pc.score.largest': 'has the Largest Army',
  'pc.score.noLongest': 'not the Longest Road',
  'pc.score.noLargest': 'not the Largest Army',
  'pc.tie.cards': 'more cards in hand',
  'pc.tie.gold': 'more gold',
  'pc.score.victory': '{n, plural, one {one card} other {# cards}}',

  'pc.sheet.points': 'Points',
  'pc.sheet.row.settlements': 'Settlements',
  'pc.sheet.row.settlements.hint': '×1',
  'pc.sheet.row.cities': 'Cities',
  'pc.sheet.row.cities.hint': '×2',
  'pc.sheet.row.victory': 'Victory cards',
  'pc.sheet.row.victory.hint': '×1, hidden ones too',
  'pc.sheet.row.longest': 'Longest Road',
  'pc.sheet.row.longest.hint': '+2',
  'pc.sheet.row.largest': 'Largest Army',
  'pc.sheet.row.largest.hint': '+2',
  'pc.sheet.ties': 'Ties',
  'pc.sheet.ties.hint': 'Most cards in hand wins, then most gold.',
  'pc.sheet.row.cards': 'Cards in hand',
  'pc.sheet.row.cards.hint': 'Resources and unplayed development cards, victory cards included',
  'pc.sheet.row.gold': 'Gold',
  'pc.sheet.holders': 'Check road and army',
  'pc.sheet.holders.hint': 'Just a check: these score no points themselves.',
  'pc.sheet.row.roads': 'Road length',
  'pc.sheet.row.roads.hint': 'The longest route that uses no road twice and passes no other player’s building',
  'pc.sheet.row.soldiers': 'Knights played',

  'pc.sheet.settlements': 'A player has at most {n} settlements.',
  'pc.sheet.cities': 'A player has at most {n} cities.',
  'pc.sheet.roads': 'A player has at most {n} roads.',
  'pc.sheet.victory': 'There are only {n} victory cards.',
  'pc.sheet.soldiers': 'There are only {n} Knights.',
  'pc.sheet.cards': 'Hands can hold only {n} cards in all.',
  'pc.sheet.fewCards': 'Victory cards count as cards in hand, so enter at least {n}.',
  'pc.sheet.fiveRoads': 'The Longest Road needs at least {n} roads.',
  'pc.sheet.longerRoad': '{who} has a longer one: {n}.',
  'pc.sheet.roadOwner': 'With {n}, {who} has the Longest Road.',
  'pc.sheet.threeSoldiers': 'The Largest Army has at least {n} Knights.',
  'pc.sheet.largerArmy': '{who} has played more Knights: {n}.',
  'pc.sheet.armyOwner': '{who} has played {n} Knights, so someone must have the Largest Army.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
