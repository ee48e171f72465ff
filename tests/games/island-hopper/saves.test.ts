import { refuseSpoilt, type Spoilings, spoiling } from '../spoil';
import { game, type Hopper } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const saves = spoiling(game as never, { tile: 'first' }, 400);
const { spoilt } = saves;
const ILLEGAL = /don’t allow that here\.$/;

const bad: Spoilings<Hopper>['bad'] = [
  ['a bid of 1.5', () => spoilt('bid', (move) => (move.bid = 1.5)), /Bid in whole dollars\.$/],
  ['a bid that is text', () => spoilt('bid', (move) => (move.bid = '2')), /Bid in whole dollars\.$/],
  ['a bid beyond any purse', () => spoilt('bid', (move) => (move.bid = 999)), /more cash than you have\.$/],
  ['a coin of 3', () => spoilt('put', (move) => (move.coins = 3)), ILLEGAL],
  ['a coin beside no island', () => spoilt('put', (move) => (move.put = 12)), ILLEGAL],
  ['a coin too large', () => spoilt('put', (move) => (move.coins = -10)), ILLEGAL],
  ['a drop in the next room', () => spoilt('drop', (move) => (move.drop = [1e6, 0])), ILLEGAL],
  ['a drop that is no number', () => spoilt('drop', (move) => (move.drop = ['7', null])), ILLEGAL],
  ['a path of thousands', () => spoilt('drop', (move) => (move.path = new Array(5000).fill(0))), ILLEGAL],
  ['a good that is none', () => spoilt('fly', (move) => (move.fly = 6)), ILLEGAL],
  ['a flight by catapult', () => spoilt('fly', (move) => (move.mode = 'catapult')), ILLEGAL],
  ['a hand of four dealt', () => spoilt('hands', (move) => move.hands[0].push(80)), /doesn’t fit the deck\.$/],
  ['a card dealt twice', () => spoilt('hands', (move) => (move.hands[1] = move.hands[0])), /doesn’t fit the deck\.$/],
  ['the Last Round at once', () => spoilt('card', (move) => (move.card = 0)), /can’t come up now\.$/],
  ['a drawn card that lies elsewhere', () => spoilt('drawn', (move) => (move.drawn = [400])), ILLEGAL],
];

const broken: Spoilings<Hopper>['broken'] = [
  ['a contract twice', (s) => (s.row[0] = s.bag[0]), 'a contract twice'],
  ['a contract too few', (s) => s.bag.pop(), '80 contracts instead of 81'],
  ['a contract that is none', (s) => (s.row[0] = 99), 'a contract that is none'],
  ['a purse below nothing', (s) => (s.cash[0] = -1), 'player 1 has -1 dollars'],
  ['half a dollar', (s) => (s.cash[0] = 7.5), 'player 1 has 7.5 dollars'],
  ['more than it ever took in', (s) => (s.cash[1] = 400), 'player 2 has more than it ever took in'],
  ['money out of nowhere', (s) => s.money[3]++, '531 dollars instead of 530'],
  ['an island too few', (s) => s.money.pop(), 'money beside islands'],
  ['a round card twice', (s) => (s.rounds = [1, 1]), 'a round card twice'],
  ['rounds without cards', (s) => (s.round = 5), '1 round cards in round 5'],
  ['a last round that is none', (s) => (s.last = true), 'a last round that is none'],
  ['an end in the middle', (s) => (s.ending = 'last'), 'an end that is none'],
  ['a captain who is not there', (s) => (s.captain = 9), 'player 10 as captain'],
  ['a good twice on the compass', (s) => (s.compass = [1, 1]), 'goods on the compass'],
  ['a deck out of nowhere', (s) => (s.deck = '{"islands":[]}'), 'a deck that cannot be read'],
  ['another card on the table', (s) => (s.card = 77), 'a round card that is none'],
  ['more people than hands', (s) => (s.n = 5), 'hands of others than 5 people'],
  ['islands of no kind', (s) => (s.difficulty = 'hard' as never), 'options that nobody offers'],
  ['dummy bids for four', (s) => (s.dummy = true), 'options that nobody offers'],
  [
    'a flight into nowhere',
    (s) =>
      s.flights.push({
        round: 1,
        captain: 0,
        good: 9,
        mode: 'drag',
        island: 40,
        landed: true,
        drop: null,
        path: [],
        again: false,
      }),
    'a flight that is none',
  ],
];

refuseSpoilt<Hopper>(saves, {
  bad,
  move: { pass: true },
  broken,
  start: 20,
  other: (s) => s.hands[0].reverse(),
  unoffered: [
    (record) => record.chairs.splice(1),
    (record) => record.chairs.push(...record.chairs),
    (record) => (record.options = { tile: 'last' }),
  ],
});
