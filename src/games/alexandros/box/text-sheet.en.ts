import type { Catalogue } from '../../module';

/** The score sheet in words. */
export const text = {
  'alex.sheet.levies': 'Levies',
  'alex.sheet.hint':
    'For each province with exactly one of the player’s guards, enter its open spaces: 6+9. Two or more guards pay nothing.',
  'alex.sheet.levy': 'Levy {n}',
  'alex.sheet.no.open': 'The land has only {n} open spaces.',
  'alex.sheet.no.openInAll': 'That makes {open} open spaces. The land has only {n}.',
  'alex.sheet.no.less': 'A province can’t be worth less than nothing.',
  'alex.sheet.no.provinces': '{n} guards can’t hold more than {n} provinces.',
  'alex.sheet.no.over': 'The game was over: {who} had {points} points after levy {levy}.',
  'alex.sheet.walked':
    'Alexander walked to the {where}: {n, plural, =0 {no new wall} one {one new wall} other {# new walls}}.',
  'alex.sheet.placed': '{who} placed a guard at the {where}.',
  'alex.sheet.ousted': '{who} placed a guard at the {where}. Driven out: {list}.',
  'alex.sheet.guardOf': '{who}’s guard at the {where}',
  'alex.sheet.no.turns': 'Several routes lead there. First tap the corner where he turns.',
  'alex.keeper.told': 'Levy {n} was scored.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
