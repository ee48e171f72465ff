import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'alex.guide.secret.what': 'Secret: the cards you drew unseen. Everyone knows the face-up cards you took.',
  'alex.guide.secret.how':
    'You choose on the open board, with your cards in your corner. “Hand” offers every symbol that you might hold. If you pick a card you don’t have, the app refuses it without saying why.',
  'alex.guide.secret.cover':
    'Or tap “Decide behind the cover”. The tablet is then yours for the turn and shows only what your cards allow.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
