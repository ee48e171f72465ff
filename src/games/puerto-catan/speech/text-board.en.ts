import type { Catalogue } from '../../module';

/** The names of things. */
export const boardText = {
  'pc.resource.brick': 'brick',
  'pc.resource.lumber': 'lumber',
  'pc.resource.wool': 'wool',
  'pc.resource.grain': 'grain',
  'pc.resource.ore': 'ore',
  'pc.terrain.hills': 'hills',
  'pc.terrain.forest': 'forest',
  'pc.terrain.pasture': 'pasture',
  'pc.terrain.fields': 'fields',
  'pc.terrain.mountains': 'mountains',
  'pc.terrain.desert': 'desert',
  'pc.hex': '{terrain} {n}',
  'pc.spot': 'the corner of {hexes}',
  'pc.spotCoast': 'the coast between {hexes}',
  'pc.spotEnd': 'the outer corner of {hexes}, beside {by}',
  'pc.spotOuter': 'the outer corner of {hexes}',
  'pc.spotHarbour': '{spot}, {harbour}',
  'pc.edge': 'the edge between {hexes}',
  'pc.edgeCoast': 'the coast of {hexes}, beside {by}',
  'pc.edgeOuter': 'the outer coast of {hexes}',
  'pc.harbour.brick': '2:1 brick harbour',
  'pc.harbour.lumber': '2:1 lumber harbour',
  'pc.harbour.wool': '2:1 wool harbour',
  'pc.harbour.grain': '2:1 grain harbour',
  'pc.harbour.ore': '2:1 ore harbour',
  'pc.harbour.any': '3:1 harbour',
  'pc.cards': '{n} {what}',
  'pc.goldPieces': '{n} gold',
  'pc.person': '{who}',
  'pc.stack': 'development cards',
  'pc.dice': 'the dice',
  'pc.role.producer': 'Producer',
  'pc.role.trader': 'Trader',
  'pc.role.builder': 'Builder',
  'pc.role.soldier': 'Soldier',
  'pc.role.prospector': 'Prospector',
  'pc.role.robber': 'Robber',
  'pc.role.prospector2': 'Second Prospector',
  'pc.dev.soldier': 'Knight',
  'pc.dev.victory': 'Victory point',
  'pc.dev.roadBuilding': 'Road Building',
  'pc.dev.plenty': 'Year of Plenty',
  'pc.dev.monopoly': 'Monopoly',
} satisfies Catalogue;

type Text = typeof boardText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
