import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else, in German. */
export const text = {
  'alex.table.pieces': 'Was in der Schachtel ist',
  'alex.table.what': 'Was',
  'alex.table.many': 'Wie viele',
  'alex.table.cards': 'Karten: {symbol}',
  'alex.table.spaces': 'Felder: {symbol}',
  'alex.table.black': 'Schwarze Mauern',
  'alex.table.red': 'Rote Mauern',
  'alex.table.guards': 'Statthalter pro Person',
  'alex.table.row': 'Offen ausliegende Karten',
  'alex.table.actions': 'Aktionen pro Zug',
  'alex.table.hundred': 'Punkte, die die Partie beenden',
} satisfies Catalogue;
