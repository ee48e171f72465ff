import type { Catalogue } from '../../module';

/** Symbols and points in Spanish. */
export const text = {
  'hopper.symbol.anchor': 'ancla',
  'hopper.symbol.palm': 'palmera',
  'hopper.symbol.shell': 'concha',
  'hopper.symbol.star': 'estrella',
  'hopper.category.cash': 'Dinero',
  'hopper.category.anchor': 'Anclas',
  'hopper.category.palm': 'Palmeras',
  'hopper.category.shell': 'Conchas',
  'hopper.category.star': 'Estrellas',
  'hopper.score.cash': 'Dinero',
  'hopper.score.set': '{n, plural, one {Uno cumplido} other {# cumplidos}}: {symbol}',
  'hopper.tie.contracts': 'más contratos cumplidos',
} satisfies Catalogue;
