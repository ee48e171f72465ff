import type { Catalogue } from '../../module';

/** Scores by source, and the score sheet of the boxed game. */
export const text = {
  'pc.category.settlements': 'Settlements',
  'pc.category.cities': 'Cities',
  'pc.category.longest': 'Longest road',
  'pc.category.largest': 'Largest army',
  'pc.category.victory': 'Victory cards',
  'pc.score.settlements': '{n, plural, one {one settlement} other {# settlements}}',
  'pc.score.cities': '{n, plural, one {one city} other {# cities}}, 2 points each',
  'pc.score.longest': 'has the longest road',
  'pc.score.largest': 'has the largest army',
  'pc.score.noLongest': 'not the longest road',
  'pc.score.noLargest': 'not the largest army',
  'pc.tie.cards': 'more cards in hand',
  'pc.tie.gold': 'more gold',
  'pc.score.victory': '{n, plural, one {one card} other {# cards}}',

  'pc.sheet.points': 'Points',
  'pc.sheet.row.settlements': 'Settlements',
  'pc.sheet.row.settlements.hint': '1 point each',
  'pc.sheet.row.cities': 'Cities',
  'pc.sheet.row.cities.hint': '2 points each',
  'pc.sheet.row.victory': 'Victory cards',
  'pc.sheet.row.victory.hint': '1 point each, hidden ones as well',
  'pc.sheet.row.longest': 'Longest road',
  'pc.sheet.row.longest.hint': '2 points for whoever has the card',
  'pc.sheet.row.largest': 'Largest army',
  'pc.sheet.row.largest.hint': '2 points for whoever has the card',
  'pc.sheet.ties': 'If points are equal',
  'pc.sheet.ties.hint': 'More cards in hand win, then more gold.',
  'pc.sheet.row.cards': 'Cards in hand',
  'pc.sheet.row.cards.hint': 'Resources and unplayed development cards, victory cards included',
  'pc.sheet.row.gold': 'Gold',
  'pc.sheet.holders': 'Who may have the two cards',
  'pc.sheet.holders.hint': 'Only to be sure: these give no points themselves.',
  'pc.sheet.row.roads': 'Length of the road',
  'pc.sheet.row.roads.hint': 'The longest way without using a road twice or passing another player’s building',
  'pc.sheet.row.soldiers': 'Knights played',

  'pc.sheet.settlements': 'Nobody has more than {n} settlements.',
  'pc.sheet.cities': 'Nobody has more than {n} cities.',
  'pc.sheet.roads': 'Nobody has more than {n} roads.',
  'pc.sheet.victory': 'Only {n} victory cards exist.',
  'pc.sheet.soldiers': 'Only {n} Knights exist.',
  'pc.sheet.cards': 'Only {n} cards can be in hands.',
  'pc.sheet.fewCards': 'Victory cards count among the cards in hand: at least {n}.',
  'pc.sheet.fiveRoads': 'The longest road is at least {n} long.',
  'pc.sheet.longerRoad': '{who} has a longer one: {n}.',
  'pc.sheet.roadOwner': 'With {n}, {who} has the longest road.',
  'pc.sheet.threeSoldiers': 'The largest army has at least {n} Knights.',
  'pc.sheet.largerArmy': '{who} has played more Knights: {n}.',
  'pc.sheet.armyOwner': '{who} has played {n} Knights, so one of the players has the largest army.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
