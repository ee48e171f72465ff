import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'pc.table.roles': 'Roles',
  'pc.table.role': 'Role',
  'pc.table.effect': 'What it does',
  'pc.table.from': 'With',
  'pc.table.people': '{n, plural, one {one player} other {# players}} or more',
  'pc.table.costs': 'Prices',
  'pc.table.thing': 'What',
  'pc.table.cost': 'Cost',
  'pc.table.points': 'Points',
  'pc.table.list': '{list}',
  'pc.table.road': 'Road',
  'pc.table.settlement': 'Settlement',
  'pc.table.city': 'City',
  'pc.table.dev': 'Development card',
  'pc.table.pieces': 'Pieces of each',
  'pc.table.none': 'varies',
  'pc.table.devs': 'Development cards',
  'pc.table.card': 'Card',
  'pc.table.copies': 'How many',
  'pc.table.land': 'Terrain and harbours',
  'pc.table.terrain': 'Terrain',
  'pc.table.hexes': 'Hexes',
  'pc.table.gives': 'Gives',
  'pc.table.nothing': 'nothing',
  'pc.table.harbours': 'Harbours',
  'pc.table.harbour': 'Harbour',
  'pc.table.gold': 'Gold and limits',
  'pc.table.allGold': 'Gold, when limited',
  'pc.table.goldPrice': 'Gold for a card',
  'pc.table.hand': 'Cards you may keep on a seven',
  'pc.table.longest': 'Roads for the Longest Road',
  'pc.table.largest': 'Knights for the Largest Army',
  'pc.table.goal': 'Points that end the game',
  'pc.table.much': 'How much',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
