import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'pc.guide.secret.what': 'Secret: your resource and development cards. How many you hold is public.',
  'pc.guide.secret.how':
    'You decide on the open board, with your cards in your corner. Places light up by how many cards you hold, not by which ones.',
  'pc.guide.secret.cover':
    'You discard on a seven and answer a deal behind the cover, one player after the other. All answers turn over together, and the others never learn why you decline.',
  'pc.guide.secret.known': 'The app keeps track, for you only, of the cards all players saw change hands.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
