import type { Catalogue } from '../../module';

/** Wares and points in German. */
export const text = {
  'manila.ware.ginseng': 'Ginseng',
  'manila.ware.nutmeg': 'Muskat',
  'manila.ware.silk': 'Seide',
  'manila.ware.jade': 'Jade',

  'manila.score.cash': 'Bargeld',
  'manila.score.shares': '{n, plural, one {Ein Anteil} other {# Anteile}} {ware} zu {value}',
  'manila.score.loans': '{n, plural, one {Ein verpfändeter Anteil} other {# verpfändete Anteile}} zu {coins}',
  'manila.category.cash': 'Bargeld',
  'manila.category.ginseng': 'Ginseng',
  'manila.category.nutmeg': 'Muskat',
  'manila.category.silk': 'Seide',
  'manila.category.jade': 'Jade',
  'manila.category.loans': 'Verpfändet',
} satisfies Catalogue;
