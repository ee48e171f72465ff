import type { Catalogue } from '../../module';

/** The wares and the fortunes in Spanish: the game, its score sheet and its change of medium say them alike. */
export const text = {
  'manila.ware.ginseng': 'Ginseng',
  'manila.ware.nutmeg': 'Nuez moscada',
  'manila.ware.silk': 'Seda',
  'manila.ware.jade': 'Jade',

  'manila.score.cash': 'Dinero',
  'manila.score.shares': '{n, plural, one {Una acción} other {# acciones}} de {ware} a {value}',
  'manila.score.loans': '{n, plural, one {Una acción empeñada} other {# acciones empeñadas}} a {coins}',
  'manila.category.cash': 'Dinero',
  'manila.category.ginseng': 'Ginseng',
  'manila.category.nutmeg': 'Nuez moscada',
  'manila.category.silk': 'Seda',
  'manila.category.jade': 'Jade',
  'manila.category.loans': 'Empeñadas',
} satisfies Catalogue;
