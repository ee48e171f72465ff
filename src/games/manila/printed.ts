import type { Printed } from '../printed';

export const printed: Printed = [
  ['Jade', '3, 4, 5 and 5 36 9'],
  ['Ginseng', '1, 2 and 3 18 6'],
  ['insurance agent', '10 pesos at once'],
  ['pirate captain', '5 pesos'],
  ['Redeeming', '15 pesos'],
  ['black market', '0, 5, 10, 20 and 30'],
];
