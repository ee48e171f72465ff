import type { Catalogue } from '../games/module';

/** Measuring a screen by a bank card. */
export const text: Catalogue = {
  'screen.title': 'Match a bank card',
  'screen.why':
    'Lay a bank card, a library card or a driving licence on the outline and change the outline until the edges meet. All such cards have the same size, so the table then knows how long a millimetre is on this screen.',
  'screen.half':
    'Only the left half of the card is drawn: this screen is narrower than a card. Match its left, upper and lower edges.',
  'screen.how': 'Two fingers, the buttons, the slider or the arrow keys.',
  'screen.size': 'Size of the outline',
  'screen.smaller': 'Smaller',
  'screen.larger': 'Larger',
  'screen.save': 'It matches',
  'screen.short': '53.98 mm high',
  'screen.both': '85.60 × 53.98 mm',
  'screen.now': '{n} px per cm',
};
