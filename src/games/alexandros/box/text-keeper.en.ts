import type { Catalogue } from '../../module';

/** The province calculator in words. */
export const text = {
  'alex.keeper.title': 'Province calculator',
  'alex.keeper.hint':
    'Tap + for each open space of a province. If two or more guards stand there, tap the shield: the province pays nothing. Provinces stay here from levy to levy.',
  'alex.keeper.add': 'Province',
  'alex.keeper.addFor': 'Add a province for {who}',
  'alex.keeper.none': 'No provinces yet',
  'alex.keeper.province': '{who}, province {n}',
  'alex.keeper.open': '{n, plural, one {One open space} other {# open spaces}}',
  'alex.keeper.more': 'One more open space',
  'alex.keeper.fewer': 'One fewer open space',
  'alex.keeper.crowded': 'Two or more guards: pays nothing',
  'alex.keeper.remove': 'Remove this province',
  'alex.keeper.gain': '+{n}',
  'alex.keeper.then': 'then {n}',
  'alex.keeper.ends': 'This levy ends the game.',
  'alex.keeper.count': 'Count levy {n}',
  'alex.keeper.told': 'Levy {n} was scored.',
  'alex.keeper.back': 'Take back levy {n}',
  'alex.keeper.over': '100 points reached. The game is over.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
