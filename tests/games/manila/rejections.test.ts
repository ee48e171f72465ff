import { describe, test } from 'vitest';
import {
  GINSENG,
  JADE,
  type Manila,
  NUTMEG,
  onRoutes,
  passRound,
  place,
  plays,
  refuses,
  SILK,
  table,
} from './position';

/**
 * The list at the end of rule page 4: what an engine must refuse. Each bad move is entered through a match; its
 * sentence is read, and nothing has changed.
 */

const CHEAPEST = 'Take the cheapest vacant seat first.';
const TAKEN = 'That space is taken.';
const BLIND = 'A stowaway takes a free seat on a punt at sea.';
const SECOND = 'You may buy only one share a voyage, before the punts are loaded.';
const LARGE = 'The large pilot moves one punt by up to two, or two punts by one.';

/** Asked in an auction in which 10 is bid and seat 2 is out. */
function auction(): Manila {
  const s = table({ at: 'auction', master: 2 });
  plays(s, 2, { pass: true });
  plays(s, 0, { bid: 10 });
  return s;
}

const launch = (...pairs: [number, number][]) => ({ launch: pairs });
const pilot = (...shifts: [number, number][]) => ({ pilot: shifts });
const sea = (size: 'small' | 'large'): Manila =>
  table({ seats: 4, at: 'L', [size]: 1, punts: onRoutes([GINSENG, 0], [NUTMEG, 'port'], [SILK, 12]) });
const all = (size: 'small' | 'large'): Manila =>
  table({ seats: 4, at: 'L', [size]: 1, punts: onRoutes([GINSENG, 1], [NUTMEG, 5], [SILK, 12]) });

/** A penniless seat 0 in the last round, everything below 4 pesos taken. */
const poor = (blindPassenger: 'puntsOnly' | 'anyButInsurance'): Manila =>
  table({
    seats: 5,
    at: 'P3',
    options: { blindPassenger },
    cash: [3, 30, 30, 30, 30],
    pledged: [2, 0, 0, 0, 0],
    punts: onRoutes([GINSENG, 9, [1, 1, 2]], [NUTMEG, 5, [2, 3]], [JADE, 3, [4]]),
    ports: { 1: 1, 2: 2 },
    yards: { 1: 3, 2: 3 },
    small: 4,
    pieces: [3, 0, 0, 0, 1],
  });

/** Round three of three; seat 0 has passed in round one. */
function passed(): Manila {
  const s = table({ seats: 4 });
  plays(s, 0, { pass: true });
  return s;
}

const list: [string, () => Manila, number, unknown, string][] = [
  [
    'start > 5',
    () => table({ at: 'launch' }),
    0,
    launch([0, 6], [1, 3], [2, 0]),
    'Start each punt on a space from 0 to 5.',
  ],
  [
    'sum above 9',
    () => table({ at: 'launch' }),
    0,
    launch([0, 5], [1, 4], [2, 1]),
    'The starts must add up to 9, not 10.',
  ],
  [
    'sum below 9',
    () => table({ at: 'launch' }),
    0,
    launch([0, 0], [1, 4], [2, 4]),
    'The starts must add up to 9, not 8.',
  ],
  ['shared route', () => table({ at: 'launch' }), 0, launch([1, 3], [1, 3], [2, 3]), 'Each punt needs its own route.'],
  [
    'duplicate ware',
    () => table({ at: 'load' }),
    0,
    { load: [1, 1, 3] },
    'There’s one load of each: pick different wares.',
  ],
  ['bid equal to the current one', auction, 1, { bid: 10 }, 'Bid more than 10, or pass.'],
  ['bid below the current one', auction, 1, { bid: 9 }, 'Bid more than 10, or pass.'],
  ['bid above the limit', auction, 1, { bid: 55 }, 'Your limit is 54: your cash plus 12 for each unpledged share.'],
  ['bid after pass', auction, 2, { bid: 11 }, 'You passed, so you can’t bid again in this auction.'],
  ['second share, when loading', () => table({ at: 'load' }), 0, { buy: SILK }, SECOND],
  ['second share, when placing', () => table(), 0, { buy: SILK }, SECOND],
  ['the mate’s place before the captain’s', () => table(), 0, { place: 'boat:1' }, 'Take the captain’s place first.'],
  ['second share, when launching', () => table({ at: 'launch' }), 0, { buy: SILK }, SECOND],
  [
    'sold-out ware',
    () =>
      table({
        at: 'buy',
        hands: [
          [2, 3],
          [2, 3],
          [2, 3],
        ],
        bought: [[], [2], [2]],
      }),
    0,
    { buy: SILK },
    'There are no Silk shares left.',
  ],
  ['taken port', () => table({ ports: { 1: 1 } }), 0, { place: 'port:1' }, TAKEN],
  ['taken shipyard', () => table({ yards: { 2: 0 } }), 0, { place: 'yard:2' }, TAKEN],
  ['taken captain’s place', () => table({ boat: [1] }), 0, { place: 'boat:0' }, TAKEN],
  ['taken pilot', () => table({ small: 1 }), 0, { place: 'small' }, TAKEN],
  ['taken insurance', () => table({ agent: 1 }), 0, { place: 'agent' }, TAKEN],
  [
    'taken seat',
    () => table({ punts: onRoutes([SILK, 3, [1]], [JADE, 3], [GINSENG, 3]) }),
    0,
    { place: 'seat:0:0' },
    TAKEN,
  ],
  ['seat other than the cheapest', () => table(), 0, { place: 'seat:0:1' }, CHEAPEST],
  [
    'a piece on a ported punt',
    () => table({ seats: 4, at: 'P3', punts: onRoutes([SILK, 'port'], [JADE, 3], [GINSENG, 3]) }),
    0,
    { place: 'seat:0:0' },
    'That punt has docked: nobody can come aboard now.',
  ],
  ['placement after pass', passed, 0, { place: 'port:0' }, 'You passed, so you can’t place again this voyage.'],
  [
    'placement after pass, a round later',
    () => {
      const s = passed();
      place(s, 'port:0', 'port:1', 'port:2');
      plays(s, -1, { dice: [1, 1, 1] });
      return s;
    },
    0,
    { place: 'yard:0' },
    'You passed, so you can’t place again this voyage.',
  ],
  ['small pilot on a docked punt', () => sea('small'), 1, pilot([1, 1]), 'Pilots can’t move a docked punt.'],
  ['large pilot on a docked punt', () => sea('large'), 1, pilot([1, -1], [0, 1]), 'Pilots can’t move a docked punt.'],
  ['large pilot: one punt by 2 and another by 1', () => all('large'), 1, pilot([1, 2], [0, 1]), LARGE],
  ['large pilot: one punt by 1 and another by 2', () => all('large'), 1, pilot([1, 1], [0, 2]), LARGE],
  ['small pilot by two', () => all('small'), 1, pilot([1, 2]), 'The small pilot moves one punt by one.'],
  ['small pilot behind the start', () => sea('small'), 1, pilot([0, -1]), 'Punts can’t go back past the start.'],
  ['large pilot behind the start', () => all('large'), 1, pilot([0, -2]), 'Punts can’t go back past the start.'],
  [
    'boarding a full punt',
    () =>
      table({ seats: 4, at: 'after M2', boat: [1], punts: onRoutes([SILK, 13, [0, 2, 3]], [GINSENG, 13], [JADE, 4]) }),
    1,
    { board: 'seat:0:1' },
    'That punt is full.',
  ],
  [
    'redeeming with less than 15',
    () => table({ cash: [14, 30, 30], pledged: [1, 0, 0] }),
    0,
    { redeem: true },
    'Redeeming costs 15 pesos.',
  ],
  [
    'routing by the mate',
    () => table({ seats: 4, at: 'after M3', boat: [1, 2], punts: onRoutes([SILK, 13], [GINSENG, 3], [JADE, 4]) }),
    2,
    { to: 'port' },
    'The pirate captain decides where a plundered punt goes.',
  ],
  [
    'blind passenger on insurance',
    () => poor('puntsOnly'),
    0,
    { place: 'agent' },
    'A stowaway can’t be the insurance agent.',
  ],
  [
    'the same with every space open to him',
    () => poor('anyButInsurance'),
    0,
    { place: 'agent' },
    'A stowaway can’t be the insurance agent.',
  ],
  ...['port:0', 'yard:0', 'boat:0', 'large'].map((space): [string, () => Manila, number, unknown, string] => [
    `blind passenger on ${space}`,
    () => poor('puntsOnly'),
    0,
    { place: space },
    BLIND,
  ]),
];

describe('4 rejections an engine must give', () => {
  test.each(list)('%s', (_name, position, seat, move, sentence) => {
    refuses(position(), seat, move, sentence);
  });

  test('placement after pass, when everybody has passed and the dice are out', () => {
    const s = table({ seats: 4 });
    passRound(s);
    refuses(s, 0, { place: 'port:0' }, 'It’s not your turn to decide this.');
  });
});
