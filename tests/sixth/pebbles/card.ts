import type { Card } from '../module';

export const card: Card = {
  id: 'pebbles',
  shelf: 6,
  seats: { min: 2, max: 4, usual: 2 },
  minutes: [1, 2],
  options: [],
  text: {
    name: 'Pebbles',
    tagline: 'One, two or three, and the last one wins',
    credit: 'Traditional.',
  },
};
