import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'alex.table.pieces': 'What is in the box',
  'alex.table.what': 'What',
  'alex.table.many': 'How many',
  'alex.table.cards': 'Cards of the {symbol}',
  'alex.table.spaces': 'Spaces of the {symbol}',
  'alex.table.black': 'Black walls',
  'alex.table.red': 'Red walls',
  'alex.table.guards': 'Guards of each player',
  'alex.table.row': 'Cards that lie open',
  'alex.table.actions': 'Actions in a turn',
  'alex.table.hundred': 'Points that end the game',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
