import type { Card } from '../module';

export const card: Card = {
  id: 'alexandros',
  shelf: 3,
  seats: { min: 2, max: 4, usual: 3 },
  minutes: [45, 60],
  options: [{ id: 'land', values: ['oikumene', 'new'], preset: () => 'oikumene' }],
  chances: ['starter', 'turnUp'],
  brings: ['lesson', 'print', 'transfer'],
  text: {
    name: 'Alexandros',
    tagline: 'Divide an empire with walls, then tax what is yours',
    credit: 'Game by Leo Colovini (2003).',
    'option.land': 'Land',
    'option.land.oikumene': 'The Oikumene',
    'option.land.new': 'A new random land',
    'chance.starter': 'Who starts',
    'chance.turnUp': 'The face-up cards',
  },
};
