import type { Catalogue } from '../../module';

/** What is printed beside board and cards, in Spanish. */
export const text = {
  'alex.print.board': 'Tablero',
  'alex.print.cards': 'Cartas',
  'alex.print.walls': 'Murallas',
  'alex.print.figures': 'Figuras',
  'alex.print.spaces': 'Un espacio se nombra por fila y columna;',
  'alex.print.corners': 'una esquina, por línea y número.',
  'alex.print.black': 'Murallas negras: {n}',
  'alex.print.red': 'Murallas rojas: {n}',
  'alex.print.guards': 'Guardias, {n} de cada color: dobla por la línea de puntos y pega dorso con dorso',
  'alex.print.discs': 'Discos de puntuación: empiezan en 100',
  'alex.print.alexander': 'Alejandro: empieza en la estrella',
} satisfies Catalogue;
