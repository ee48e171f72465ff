import type { Catalogue } from '../../module';

/** Words printed on the chart. */
export const boardText = {
  'hopper.board.title': 'Island Hopper',
  'hopper.board.north': 'N',
  'hopper.board.over': '{mm} mm over the reef',
  'hopper.board.spare': '{mm} mm to spare',
  'hopper.board.last': 'Last round',
} satisfies Catalogue;

type Text = typeof boardText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
