import type { Catalogue } from '../module';

/** What the card says of the game, in German. */
export const text = {
  name: 'Alexandros',
  tagline: 'Teile ein Reich mit Mauern und besteuere, was dir gehört',
  credit: 'Spiel von Leo Colovini (2003).',
  'option.land': 'Land',
  'option.land.oikumene': 'Die Oikumene',
  'option.land.new': 'Ein neues, ausgelostes Land',
  'chance.starter': 'Wer beginnt',
  'chance.turnUp': 'Die offenen Karten',
} satisfies Catalogue;
