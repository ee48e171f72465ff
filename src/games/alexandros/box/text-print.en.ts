import type { Catalogue } from '../../module';
import { text as own } from '../speech/text.en';

/** Every word on the printed pages: the game's own, and what only paper says. */
export const text = {
  ...own,
  'alex.print.board': 'Board',
  'alex.print.cards': 'Cards',
  'alex.print.walls': 'Walls',
  'alex.print.figures': 'Figures',
  'alex.print.spaces': 'A space is named by row and column,',
  'alex.print.corners': 'a corner by line and number.',
  'alex.print.black': 'Black walls: {n}',
  'alex.print.red': 'Red walls: {n}',
  'alex.print.guards': 'Guards, {n} of each colour: fold along the dotted lines and glue back to back',
  'alex.print.discs': 'Scoring discs: start on 100',
  'alex.print.alexander': 'Alexander: starts on the star',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
