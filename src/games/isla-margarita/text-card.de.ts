import type { Catalogue } from '../module';

/** What the card says of the game, in German. */
export const text = {
  name: 'Isla Margarita',
  tagline: 'Brücken, Häfen und die Gunst von neun Prinzen',
  credit: 'Spiel von Scott Slomiany (2006, zum Selbstausdrucken). Spielplan und Karten rekonstruiert.',
  'chance.firstKing': 'Wer erster König ist',
  'option.coins': 'Münzen pro Person',
  'option.coins.20': '20, wie gedruckt',
  'option.coins.25': '25, weniger Sackgassen',
} satisfies Catalogue;
