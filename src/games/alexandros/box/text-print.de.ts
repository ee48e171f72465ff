import type { Catalogue } from '../../module';

/** What only the printed pages say, in German. */
export const text = {
  'alex.print.board': 'Spielplan',
  'alex.print.cards': 'Karten',
  'alex.print.walls': 'Mauern',
  'alex.print.figures': 'Figuren',
  'alex.print.spaces': 'Felder heißen nach Reihe und Spalte,',
  'alex.print.corners': 'Ecken nach Linie und Nummer.',
  'alex.print.black': 'Schwarze Mauern: {n}',
  'alex.print.red': 'Rote Mauern: {n}',
  'alex.print.guards': 'Statthalter, {n} pro Farbe: an den gepunkteten Linien falten, Rücken an Rücken kleben',
  'alex.print.discs': 'Wertungsscheiben: Sie beginnen auf 100',
  'alex.print.alexander': 'Alexander: Er beginnt auf dem Stern',
} satisfies Catalogue;
