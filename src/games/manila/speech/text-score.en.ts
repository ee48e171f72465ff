import type { Catalogue } from '../../module';

/** The wares and the fortunes in English: the game, its score sheet and its change of medium say them alike. */
export const text = {
  'manila.ware.ginseng': 'Ginseng',
  'manila.ware.nutmeg': 'Nutmeg',
  'manila.ware.silk': 'Silk',
  'manila.ware.jade': 'Jade',

  'manila.score.cash': 'Cash',
  'manila.score.shares': '{n, plural, one {One share} other {# shares}} of {ware} at {value}',
  'manila.score.loans': '{n, plural, one {One pledged share} other {# pledged shares}} at {coins}',
  'manila.category.cash': 'Cash',
  'manila.category.ginseng': 'Ginseng',
  'manila.category.nutmeg': 'Nutmeg',
  'manila.category.silk': 'Silk',
  'manila.category.jade': 'Jade',
  'manila.category.loans': 'Pledged',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
