import type { Printed } from '../printed';

export const printed: Printed = [
  ['Pelican Key', 'mango Albatross $3 anchor'],
  ['Glass Lagoon', 'fish and spice Coral $5 anchor'],
  ['tourist who pays $2', '3'],
  ['Sunset: $2 more', '2'],
];
