import type { Catalogue } from '../../module';

/** The province calculator in words. */
export const text = {
  'alex.keeper.title': 'Province calculator',
  'alex.keeper.hint':
    'Tap + for every open space of a province, and the shield where two guards or more stand: that pays nothing. Provinces stay here from levy to levy.',
  'alex.keeper.add': 'Province',
  'alex.keeper.addFor': 'Add a province of {who}',
  'alex.keeper.none': 'No province yet',
  'alex.keeper.province': '{who}, province {n}',
  'alex.keeper.open': '{n, plural, one {One open space} other {# open spaces}}',
  'alex.keeper.more': 'One open space more',
  'alex.keeper.fewer': 'One open space fewer',
  'alex.keeper.crowded': 'Two guards or more: pays nothing',
  'alex.keeper.remove': 'Take this province away',
  'alex.keeper.gain': '+{n}',
  'alex.keeper.then': 'then {n}',
  'alex.keeper.ends': 'This levy ends the game.',
  'alex.keeper.count': 'Count levy {n}',
  'alex.keeper.told': 'Levy {n} was counted.',
  'alex.keeper.back': 'Take levy {n} back',
  'alex.keeper.over': '100 points are reached. The game is over.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
