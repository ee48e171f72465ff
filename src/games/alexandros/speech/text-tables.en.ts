import type { Catalogue } from '../../module';

/** The tables of the rules reader: their headings, and what has no name anywhere else. */
export const text = {
  'alex.table.pieces': 'What’s in the box',
  'alex.table.what': 'What',
  'alex.table.many': 'How many',
  'alex.table.cards': 'Cards: {symbol}',
  'alex.table.spaces': 'Spaces: {symbol}',
  'alex.table.black': 'Black walls',
  'alex.table.red': 'Red walls',
  'alex.table.guards': 'Guards per player',
  'alex.table.row': 'Face-up cards',
  'alex.table.actions': 'Actions per turn',
  'alex.table.hundred': 'Points that end the game',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
