import type { Catalogue } from '../../module';

/** What points are made of, for the game and for the score sheet. */
export const scoreText = {
  'hopper.symbol.anchor': 'anchor',
  'hopper.symbol.palm': 'palm',
  'hopper.symbol.shell': 'shell',
  'hopper.symbol.star': 'star',
  'hopper.category.cash': 'Cash',
  'hopper.category.anchor': 'Anchors',
  'hopper.category.palm': 'Palms',
  'hopper.category.shell': 'Shells',
  'hopper.category.star': 'Stars',
  'hopper.score.cash': 'Cash',
  'hopper.score.set': '{n, plural, one {One completed} other {# completed}}: {symbol}',
  'hopper.tie.contracts': 'more completed contracts',
} satisfies Catalogue;

type Text = typeof scoreText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
