import type { Catalogue } from '../module';

/** What the card says of the game, in German. */
export const text = {
  'chance.starter': 'Wer beginnt',
  'chance.dice': 'Die Würfel',
  name: 'Puerto Catan',
  tagline: 'Besiedle die Insel, und wähle die Rolle, die dir am meisten nützt',
  credit: 'Variante von Chris Hawks, zu Catan von Klaus Teuber.',
  'option.board': 'Insel',
  'option.board.beginner': 'Für den Einstieg, frei besetzt',
  'option.board.preset': 'Für den Einstieg, schon besetzt',
  'option.board.spiral': 'Zufällig, Zahlen als Spirale',
  'option.board.random': 'Zufällig, auch die Zahlen',
  'option.discard': 'Abgeben bei Sieben',
  'option.discard.true': 'Ab acht Karten die Hälfte',
  'option.discard.false': 'Niemand gibt ab',
  'option.tradeGold': 'Gold beim Handeln',
  'option.tradeGold.false': 'Nur Karten',
  'option.tradeGold.true': 'Auch Gold',
  'option.goldCap': 'Gold',
  'option.goldCap.false': 'So viel wie nötig',
  'option.goldCap.true': 'Nur 30 Stück',
} satisfies Catalogue;
