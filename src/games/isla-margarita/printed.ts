import type { Printed } from '../printed';

export const printed: Printed = [
  ['Royal Warrant', '10 points if you hold the King'],
  ['Strongbox', '1 point for every two coins'],
  ['Tiki of the West', 'three 12, four 25'],
  ['Princes at the Quay', 'where you own a port'],
  ['Grand works', 'once or twice: each time a bridge for 4 or a port for 5'],
  ['Costa Alta', '6 9 and 6'],
  ['A crown of 5 points', '1'],
  ['Port Builder, for a port', '2'],
];
