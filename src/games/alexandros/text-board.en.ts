import type { Catalogue } from '../module';

/** What is printed on the board, and what the panels beside it say. */
export const boardText: Catalogue = {
  'alex.board.title': 'Alexandros',
  // two lines where a name is long
  'alex.sea.black': 'Black Sea',
  'alex.sea.caspian': 'Caspian\nSea',
  'alex.sea.mediterranean': 'Mediterranean',
  'alex.sea.red': 'Red Sea',
  'alex.sea.gulf': 'Persian\nGulf',
};
