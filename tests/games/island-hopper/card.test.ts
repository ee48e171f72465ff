import { expect, test } from 'vitest';
import { card } from '../../../src/games/island-hopper/card';

/** Rule page A5: clouds where nobody sees that eyes are shut, and where fingers hide the islands. */

const flight = card.options.find(({ id }) => id === 'flight');

test.each([
  ['drag', { people: 4, short: 150 }],
  ['drag', { people: 2, short: 120 }],
  ['cloud', { people: 1, short: 150 }],
  ['cloud', { people: 4, short: 64 }],
])('%s is offered first to %j', (mode, at) => {
  expect(flight?.preset(4, at)).toBe(mode);
});

test('and a finger where nobody says where the table stands', () => {
  expect(flight?.preset(4)).toBe('drag');
});
