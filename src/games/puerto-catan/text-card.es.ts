import type { Catalogue } from '../module';

/** The game on the shelf, and its options, in Spanish. */
export const text = {
  'chance.starter': 'Quién empieza',
  'chance.dice': 'Los dados',
  name: 'Puerto Catan',
  tagline: 'Puebla la isla y elige el rol que más te convenga',
  credit: 'Variante de Chris Hawks, sobre Catan de Klaus Teuber.',
  'option.board': 'Isla',
  'option.board.beginner': 'Inicial, colocación libre',
  'option.board.preset': 'Inicial, piezas colocadas',
  'option.board.spiral': 'Al azar, números en espiral',
  'option.board.random': 'Al azar, también los números',
  'option.discard': 'Descarte con un siete',
  'option.discard.true': 'Las manos grandes pierden la mitad',
  'option.discard.false': 'Nadie descarta',
  'option.tradeGold': 'Oro en los tratos',
  'option.tradeGold.false': 'Solo cartas',
  'option.tradeGold.true': 'El oro puede cambiarse',
  'option.goldCap': 'Oro',
  'option.goldCap.false': 'Todo el necesario',
  'option.goldCap.true': 'Solo 30 piezas',
} satisfies Catalogue;
