import type { Catalogue } from '../../module';

/** Words printed on the chart. */
export const boardText: Catalogue = {
  'hopper.board.title': 'Island Hopper',
  'hopper.board.north': 'N',
  'hopper.board.over': '{mm} mm over the reef',
  'hopper.board.spare': '{mm} mm to spare',
  'hopper.board.last': 'Last round',
};
