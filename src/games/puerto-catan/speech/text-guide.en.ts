import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'pc.guide.secret.what': 'Secret: your resource and development cards. How many you hold is public.',
  'pc.guide.secret.how':
    'You choose on the open board, with your cards in your corner. Which places light up depends on how many cards you hold, not on which ones.',
  'pc.guide.secret.cover':
    'You discard on a seven and answer deals behind the cover, one player at a time. All answers are turned over together, and the others never learn why you decline.',
  'pc.guide.secret.known': 'The app keeps track, for you alone, of the cards all players saw change hands.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
