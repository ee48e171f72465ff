import type { Catalogue } from '../../module';

/** The tables of the rules reader, in Spanish. */
export const text = {
  'alex.table.pieces': 'Qué hay en la caja',
  'alex.table.what': 'Qué',
  'alex.table.many': 'Cantidad',
  'alex.table.cards': 'Cartas: {symbol}',
  'alex.table.spaces': 'Espacios: {symbol}',
  'alex.table.black': 'Murallas negras',
  'alex.table.red': 'Murallas rojas',
  'alex.table.guards': 'Guardias por persona',
  'alex.table.row': 'Cartas a la vista',
  'alex.table.actions': 'Acciones por turno',
  'alex.table.hundred': 'Puntos que acaban la partida',
} satisfies Catalogue;
