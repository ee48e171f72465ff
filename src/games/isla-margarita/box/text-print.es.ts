import type { Catalogue } from '../../module';

/** What is printed beside board and cards, in Spanish. */
export const text = {
  'isla.print.title': 'Isla Margarita',
  'isla.print.board': 'Tablero',
  'isla.print.actions': 'Cartas de acción',
  'isla.print.commerce': 'Cartas de comercio',
  'isla.print.counters': 'Monedas, coronas, príncipes, títulos',
  'isla.print.king': 'Elige primero. {n, plural, one {Una moneda} other {# monedas}} menos por obra.',
  'isla.print.bridgeBuilder': '{n, plural, one {Una moneda} other {# monedas}} menos por puente.',
  'isla.print.portBuilder': '{n, plural, one {Una moneda} other {# monedas}} menos por puerto.',
  'isla.print.crowns': 'Coronas: una boca abajo en cada isla',
  'isla.print.princes': 'Príncipes: uno en cada isla',
  'isla.print.titles': 'Títulos',
  'isla.print.coins':
    'Monedas, {n} de cada color: 20 para jugar, 25 si se acuerda. Una moneda en un puente o puerto marca a su dueño',
} satisfies Catalogue;
