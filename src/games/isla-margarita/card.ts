import type { Card } from '../module';

export const card: Card = {
  id: 'isla-margarita',
  shelf: 1,
  seats: { min: 2, max: 5, usual: 4 },
  minutes: [45, 90],
  options: [
    {
      id: 'coins',
      values: [20, 25],
      preset: (seats) => (seats === 2 ? 25 : 20),
      when: (seats) => seats === 3,
    },
  ],
  chances: ['firstKing'],
  brings: ['lesson', 'print', 'transfer'],
  text: {
    name: 'Isla Margarita',
    tagline: 'Bridges, ports and the favour of nine princes',
    credit: 'Game by Scott Slomiany (2006, print and play). Map and cards reconstructed.',
    'chance.firstKing': 'Who is the first King',
    'option.coins': 'Coins per player',
    'option.coins.20': '20, as printed',
    'option.coins.25': '25, fewer dead ends',
  },
};
