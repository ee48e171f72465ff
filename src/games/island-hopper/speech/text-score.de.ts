import type { Catalogue } from '../../module';

/** What points are made of, for the game and for the score sheet, in German. */
export const text = {
  'hopper.symbol.anchor': 'Anker',
  'hopper.symbol.palm': 'Palme',
  'hopper.symbol.shell': 'Muschel',
  'hopper.symbol.star': 'Stern',
  'hopper.category.cash': 'Bargeld',
  'hopper.category.anchor': 'Anker',
  'hopper.category.palm': 'Palmen',
  'hopper.category.shell': 'Muscheln',
  'hopper.category.star': 'Sterne',
  'hopper.score.cash': 'Bargeld',
  'hopper.score.set': '{n, plural, one {Ein Auftrag} other {# Aufträge}} erfüllt: {symbol}',
  'hopper.tie.contracts': 'mehr erfüllten Aufträgen',
} satisfies Catalogue;
