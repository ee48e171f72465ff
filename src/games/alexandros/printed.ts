import type { Printed } from '../printed';

export const printed: Printed = [
  ['Cards: lyre', '11'],
  ['Black walls', '65'],
  ['Points that end the game', '100'],
];
