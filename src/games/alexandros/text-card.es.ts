import type { Catalogue } from '../module';

/** The lid in Spanish. */
export const text = {
  name: 'Alexandros',
  tagline: 'Divide un imperio con murallas y recauda en lo que es tuyo',
  credit: 'Juego de Leo Colovini (2003).',
  'option.land': 'Tierra',
  'option.land.oikumene': 'La Ecúmene',
  'option.land.new': 'Una tierra nueva al azar',
  'chance.starter': 'Quién empieza',
  'chance.turnUp': 'Las cartas descubiertas',
} satisfies Catalogue;
