import type { Catalogue } from '../games/module';

/** Measuring a screen by a bank card. */
export const text = {
  'screen.title': 'Match a bank card',
  'screen.why':
    'Lay a bank card on the outline, then resize the outline until the edges match. Library cards and driving licences are the same size.',
  'screen.half': 'This screen is narrower than a card, so only the left half is drawn.',
  'screen.how': 'Use two fingers, the buttons, the slider or the arrow keys.',
  'screen.size': 'Size of the outline',
  'screen.smaller': 'Smaller',
  'screen.larger': 'Larger',
  'screen.save': 'It matches',
  'screen.short': '53.98 mm high',
  'screen.both': '85.60 × 53.98 mm',
  'screen.now': '{n} px per cm',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
