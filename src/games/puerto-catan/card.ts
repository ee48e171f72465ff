import type { Card } from '../module';

export const card: Card = {
  id: 'puerto-catan',
  shelf: 5,
  seats: { min: 3, max: 4, usual: 4 },
  minutes: [75, 120],
  options: [
    { id: 'board', values: ['beginner', 'preset', 'spiral', 'random'], preset: () => 'beginner' },
    { id: 'discard', values: [true, false], preset: () => true },
    { id: 'tradeGold', values: [false, true], preset: () => false },
    { id: 'goldCap', values: [false, true], preset: () => false },
  ],
  // the cards of hands and of the stack lie face down, and an island is too much to type in the middle of a match
  chances: ['starter', 'dice'],
  brings: ['lesson', 'print', 'transfer'],
  text: {
    'chance.starter': 'Who starts',
    'chance.dice': 'The dice',
    name: 'Puerto Catan',
    tagline: 'Settle the island, and choose the role that serves you best',
    credit: 'Variant by Chris Hawks, on Catan by Klaus Teuber.',
    'option.board': 'Island',
    'option.board.beginner': 'For beginners, free placement',
    'option.board.preset': 'For beginners, pieces placed',
    'option.board.spiral': 'Random, numbers in a spiral',
    'option.board.random': 'Random, numbers too',
    'option.discard': 'Discard on a seven',
    'option.discard.true': 'Large hands lose half',
    'option.discard.false': 'Nobody discards',
    'option.tradeGold': 'Gold in deals',
    'option.tradeGold.false': 'Cards only',
    'option.tradeGold.true': 'Gold may change hands',
    'option.goldCap': 'Gold',
    'option.goldCap.false': 'As much as needed',
    'option.goldCap.true': 'Only 30 pieces',
  },
};
