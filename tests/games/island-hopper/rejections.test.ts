import { expect, test } from 'vitest';
import type { Refusal } from '../../../src/engine/rules';
import { accepts } from '../../../src/engine/run';
import {
  A,
  any,
  B,
  bids,
  C,
  FISH,
  fly,
  game,
  type Hopper,
  type Move,
  plays,
  refuses,
  rules,
  TABLE,
  table,
  words,
} from './position';

/** Every refusal of the game, once, as a sentence; each bad move is entered through a match and changes nothing. */

/** The good is in the air, after so many false starts. */
function lifted(early = 0): Hopper {
  const s = table();
  plays(s, A, { fly: FISH, mode: 'drag' });
  for (let i = 0; i < early; i++) plays(s, TABLE, { void: 'early' });
  return s;
}

/** Moves one after the other, each by the seat that is told. */
function after(s: Hopper, ...moves: [number, Move][]): Hopper {
  for (const [seat, move] of moves) plays(s, seat, move);
  return s;
}

const auction = (): Hopper => table({ at: 'auction', round: 2, captain: 3 });
const lost = (): Hopper => {
  const s = table({ piles: [['I1 3 anchor'], [], [], []] });
  fly(s, FISH, 'sea');
  return s;
};
const full = (): Hopper => table({ at: 'contracts', hands: [['I1 3 anchor', 'I1 3 palm', 'I1 4 shell'], [], [], []] });

const list: [key: string, position: () => Hopper, seat: number, move: unknown, sentence: string][] = [
  [
    'deal',
    () => {
      const s = rules.setup(2, rules.options({ tile: 'first' }, 2) as never) as Hopper;
      return s;
    },
    TABLE,
    { hands: [[0], [1]], row: [2, 3, 4] },
    'This deal doesn’t fit the deck.',
  ],
  ['roundCard', () => table({ at: 'round' }), TABLE, { card: 0 }, 'This round card can’t come up now.'],
  ['opening', auction, A, { pass: true }, 'You open the auction, so you have to bid: $0 or more.'],
  ['wholeBid', auction, A, { bid: 1e-9 }, 'Bid in whole dollars.'],
  ['lowBid', () => after(auction(), [A, { bid: 4 }]), B, { bid: 4 }, 'Bid more than $4, or pass.'],
  ['bidCash', auction, A, { bid: 11 }, 'You can’t bid more cash than you have.'],
  [
    'bidAfterPass',
    () => {
      const s = auction();
      bids(s, 0, 'pass', 1);
      return s;
    },
    B,
    { bid: 9 },
    'You’ve passed: you’re out of this auction.',
  ],
  ['captainBid', auction, 3, { bid: 1 }, 'Last round’s captain can’t bid.'],
  [
    'takeCash',
    () => table({ seats: 2, at: 'answer', price: 11, cash: [10, 11] }),
    A,
    { take: true },
    'You can’t afford that. Let them fly.',
  ],
  [
    'bribeCash',
    () => table({ at: 'bribe', cash: [10, 4, 10, 10] }),
    B,
    { put: 0, coins: 5 },
    'You don’t have that much. Put down less.',
  ],
  [
    'captainBribe',
    () => table({ at: 'bribe' }),
    A,
    { put: 0, coins: 1 },
    'The captain doesn’t bribe, and stays silent until time is up.',
  ],
  [
    'bribeDone',
    () => after(table({ at: 'calm', options: { bribing: 'calm' } }), [C, { done: true }]),
    C,
    { put: 0, coins: 1 },
    'You’re done: you can’t put down any more.',
  ],
  ['tourist', () => table(), A, { tourist: 2 }, 'That tourist isn’t in your hand.'],
  [
    'touristLate',
    () => table({ flown: 1, hands: [['T2'], [], [], []] }),
    A,
    { tourist: 2 },
    'Reveal tourists before the first flight.',
  ],
  ['good', () => table({ flown: 1 }), A, { fly: 0, mode: 'drag' }, 'The mango isn’t on the compass.'],
  ['captainWord', lifted, A, { word: true }, 'The captain flies and listens.'],
  ['early', () => lifted(2), TABLE, { void: 'early' }, 'No more false starts: this one counts.'],
  ['completed', lost, A, { again: 1, good: FISH }, 'You haven’t completed that contract.'],
  ['againGood', lost, A, { again: 0, good: 0 }, 'This good can’t be flown again.'],
  [
    'second',
    () => after(full(), [A, { under: 0 }]),
    A,
    { under: 1 },
    'You can put only one card under the deck, and only before you draw.',
  ],
  ['full', full, A, { blind: true }, 'Your hand is full.'],
];

test.each(list)('hopper.no.%s', (key, position, seat, move, sentence) => {
  const s = position();
  expect(accepts(rules, any(s), seat, move)).toMatchObject({ key: `hopper.no.${key}` });
  refuses(s, seat, move, sentence);
});

/** Wrong options; they are refused before there is a position. */
const wrong: { [key: string]: [raw: object, seats: number] } = {
  seats: [{}, 7],
  ...Object.fromEntries(
    ['deck', 'flight', 'difficulty', 'bribing', 'early', 'openMoney', 'dummy', 'tile', 'skill', 'wind'].map((name) => [
      `option.${name}`,
      [{ [name]: 'of no kind' }, 3],
    ]),
  ),
};

test.each(Object.entries(wrong))('hopper.no.%s', (key, [raw, seats]) => {
  const refusal = rules.options(raw, seats) as Refusal;
  expect(refusal.key).toBe(`hopper.no.${key}`);
  expect(words(refusal)).toMatch(/^[A-Z].*[a-z0-9]\.$/);
});

test('no refusal of the catalogue is left out here', () => {
  const all = Object.keys(game.text).filter((key) => key.startsWith('hopper.no.'));
  const read = [...list.map(([key]) => key), ...Object.keys(wrong)].map((key) => `hopper.no.${key}`);
  expect(read.sort()).toEqual(all.sort());
});
