import { refuseSpoilt, type Spoilings, spoiling } from '../spoil';
import { game, type Manila } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const saves = spoiling(game as never, { opener: 'first' }, 120);
const { spoilt } = saves;

const bad: Spoilings<Manila>['bad'] = [
  ['a bid of 1.5', () => spoilt('bid', (move) => (move.bid = 1.5)), /A bid is a whole number of pesos\.$/],
  ['a bid that is text', () => spoilt('bid', (move) => (move.bid = '20')), /A bid is a whole number of pesos\.$/],
  [
    'a bid beyond any limit',
    () => spoilt('bid', (move) => (move.bid = 999)),
    /Your limit is \d+: your cash plus 12 for each/,
  ],
  [
    'a start of 7',
    () => spoilt('launch', (move) => (move.launch[0][1] = 7)),
    /Start each punt on a space from 0 to 5\.$/,
  ],
  [
    'two punts on one route',
    () => spoilt('launch', (move) => (move.launch[0][0] = move.launch[1][0])),
    /its own route\.$/,
  ],
  ['a ware loaded twice', () => spoilt('load', (move) => (move.load = [2, 2, 3])), /pick different wares\.$/],
  ['a die of seven', () => spoilt('dice', (move) => (move.dice[0] = 7)), /./],
  [
    'four of a ware dealt',
    () =>
      spoilt(
        'hands',
        (move) =>
          (move.hands = [
            [0, 0],
            [0, 0],
            [1, 2],
            [2, 3],
          ]),
      ),
    /./,
  ],
  [
    'a hand of three',
    () =>
      spoilt(
        'hands',
        (move) =>
          (move.hands = [
            [0, 0, 1],
            [0, 1],
            [1, 2],
            [2, 3],
          ]),
      ),
    /./,
  ],
];

const broken: Spoilings<Manila>['broken'] = [
  [
    'a share too many',
    (s) => s.hands[0].push({ ware: 0, pledged: false, bought: true }),
    '6 shares of ginseng instead of 5',
  ],
  ['a share too few in the supply', (s) => s.supply[3]--, '4 shares of jade instead of 5'],
  ['shares out of nowhere', (s) => (s.supply[0] = 9), '11 shares of ginseng instead of 5'],
  ['more encumbered than the hand says', (s) => s.pledged[1]++, 'player 2 has 0 encumbered shares, not 1'],
  ['a purse below nothing', (s) => (s.cash[0] = -1), 'player 1 has -1 pesos'],
  ['half a peso', (s) => (s.cash[0] = 7.5), 'player 1 has 7.5 pesos'],
  ['a value off the black market', (s) => (s.values = [7, 0, 0, 0]), 'a value of 7,0,0,0'],
  ['a value of 30 in a game that goes on', (s) => (s.values[0] = 30), 'a ware at 30 and no end'],
  ['a harbour master who is not there', (s) => (s.master = 9), 'player 10 as harbour master'],
];

refuseSpoilt<Manila>(saves, {
  bad,
  move: { pass: true },
  broken,
  start: 1,
  other: (s) => s.cash[0]--,
  unoffered: [
    (record) => record.chairs.splice(2),
    (record) => record.chairs.push(record.chairs[0], record.chairs[1]),
    (record) => (record.options = { opener: 'oldest' }),
  ],
});
