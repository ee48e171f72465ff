import type { Card } from '../module';

/** All that the shelf loads of the game. */
export const card: Card = {
  id: 'lanterns',
  shelf: 7,
  seats: { min: 2, max: 3, usual: 3 },
  minutes: [5, 10],
  options: [],
  text: {
    name: 'Lanterns',
    tagline: 'Sixteen lanterns, and the brightest shines alone',
    credit: 'An example game.',
  },
};
