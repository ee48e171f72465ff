import type { Card } from '../module';

export const card: Card = {
  id: 'island-hopper',
  seats: { min: 2, max: 6, usual: 4 },
  minutes: [30, 45],
  options: [],
  text: {
    name: 'Island Hopper',
    tagline: 'One shared plane, and a captain who flies it blind',
    credit: 'Game by Scott Almes (2016).',
  },
};
