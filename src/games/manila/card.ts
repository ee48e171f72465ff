import type { Card } from '../module';

export const card: Card = {
  id: 'manila',
  seats: { min: 3, max: 5, usual: 4 },
  minutes: [60, 60],
  options: [],
  text: {
    name: 'Manila',
    tagline: 'Three punts, one harbour, and money on every outcome',
    credit: 'Game by Franz-Benno Delonge (Zoch, 2005).',
  },
};
