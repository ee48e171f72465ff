import type { Printed } from '../printed';

export const printed: Printed = [
  ['Second Prospector', '4 players or more'],
  ['Builder', 'the others pay you 1 gold'],
  ['City', '2 grain and 3 ore 2 4'],
  ['Monopoly', '2'],
  ['3:1 harbour', '4'],
  ['desert', 'nothing'],
];
