import type { Catalogue } from '../../module';

/** The score sheet in words. */
export const text = {
  'alex.sheet.levies': 'Levies',
  'alex.sheet.hint':
    'Open spaces of every province with exactly one guard of that player, one number per province: 6+9. Two guards or more pay nothing.',
  'alex.sheet.levy': 'Levy {n}',
  'alex.sheet.no.open': 'The land has only {n} open spaces.',
  'alex.sheet.no.openInAll': 'Together that is {open} open spaces. The land has only {n}.',
  'alex.sheet.no.less': 'A province is never worth less than nothing.',
  'alex.sheet.no.provinces': 'With {n} guards nobody holds more than {n} provinces.',
  'alex.sheet.no.over': 'The game was over: {who} had {points} points after levy {levy}.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
