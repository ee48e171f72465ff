import { refuseSpoilt, type Spoilings, spoiling } from '../spoil';
import { type Alexandros, game } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const saves = spoiling(game as never);
const { spoilt } = saves;

const bad: Spoilings<Alexandros>['bad'] = [
  [
    'a route through the air',
    () => spoilt('walk', (m) => (m.walk[m.walk.length - 2] = 100)),
    /Alexander walks along the sides of spaces\.$/,
  ],
  ['a route with a detour', () => spoilt('walk', (m) => m.walk.splice(1, 0, m.walk[1], m.walk[0])), /shortest routes/],
  ['a route to nowhere', () => spoilt('walk', (m) => (m.to = 400)), /don’t allow/],
  ['a route to an open space', () => spoilt('walk', (m) => (m.to = 1)), /This card leads to a /],
  ['a symbol of no card', () => spoilt('take', (m) => (m.take = 5)), /don’t allow/],
  ['a card that is not face up', () => spoilt('up', (m) => (m.up = 5)), /don’t allow/],
  ['a card out of nowhere', () => spoilt('draw', (m) => (m.draw = -1)), /don’t allow/],
  ['a deal of nothing', () => spoilt('cards', (m) => (m.cards = [])), /don’t allow/],
  ['a levy with a symbol of nobody', () => spoilt('levy', (m) => (m.levy = 9)), /don’t allow/],
  ['an occupation without a guard', () => spoilt('occupy', (m) => (m.guards = [])), /Place at least one guard/],
  [
    'an occupation on open spaces',
    () => spoilt('occupy', (m) => (m.guards = [1])),
    /Place guards on the province’s symbol spaces/,
  ],
  ['a gift of everything', () => spoilt('give', (m) => (m.give = [9, 9, 9, 9, 9])), /Give only cards that you used/],
  ['a gift of nothing', () => spoilt('give', (m) => (m.give = [0, 0, 0, 0, 0])), /Give exactly/],
  ['a first player who is not there', () => spoilt('starter', (m) => (m.starter = 4)), /don’t allow/],
  [
    'a land without temples',
    () => spoilt('land', (m) => (m.land = m.land.replaceAll('T', '.')), { land: 'new' }),
    /A land has fourteen spaces of each symbol\.$/,
  ],
];

const broken: Spoilings<Alexandros>['broken'] = [
  ['a card too many', (s) => s.supply.push(0), '12 temple cards instead of 11'],
  ['a card too few', (s) => s.supply.pop(), '10 soldier cards instead of 11'],
  ['a card of no symbol in the supply', (s) => s.supply.push(7), 'a supply with a card of no symbol'],
  ['a card of no symbol in a hand', (s) => s.hands[0].hidden.push(5), 'a hand with a card of no symbol'],
  ['a hand of half a card', (s) => (s.hands[0].open[1] += 0.5), 'a hand with a card of no symbol'],
  ['a hand of less than nothing', (s) => (s.hands[0].open = [-1, 0, 0, 0, 0]), 'a hand with a card of no symbol'],
  ['a discard that is none', (s) => (s.discards = [0]), 'discards that are no cards'],
  ['a face-up card of no symbol', (s) => (s.row[0] = 9), 'a face-up row that is none'],
  ['a row of three', (s) => s.row.push(-1), 'a face-up row that is none'],
  ['one hand more', (s) => s.hands.push({ open: [0, 0, 0, 0, 0], hidden: [] }), '5 hands for 4 people'],
  ['a wall of no colour', (s) => (s.walls = s.walls.with(0, 3)), 'a wall of no colour'],
  ['a wall too few', (s) => (s.walls = s.walls.with(s.walls.indexOf(1), 0)), '64 black walls instead of 65'],
  ['a red wall too early', redWall, 'red walls before the black ones are used up'],
  ['a side too many', (s) => (s.walls = [...s.walls, 0]), '251 sides'],
  ['Alexander nowhere', (s) => (s.alexander = 101), 'Alexander is nowhere'],
  ['a guard on an open space', openGuard, 'a guard on an open space'],
  ['a guard of nobody', (s) => (s.guards[0] = 9), 'a guard of nobody'],
  ['a fifth guard', (s) => (s.stock[1] = 5), 'player 2 has 5 guards'],
  ['points below nothing', (s) => (s.scores[2] = -1), 'player 3 has -1 points'],
  ['points of a fifth', (s) => s.scores.push(0), 'guards or points of somebody who is not there'],
  ['two owners of one province', twoOwners, 'a province with two owners'],
  ['another land', (s) => (s.symbols = s.symbols.replace('T', 'A')), 'a land with other symbols'],
  ['no land', (s) => (s.symbols = ''), 'no land to play on'],
  ['an end in the midst of the game', (s) => (s.end = 'walls'), 'an end in a game that goes on'],
  ['a turn of a fifth', (s) => (s.todo = [{ at: 'choose', seat: 4 }]), 'a turn of player 5, who is not there'],
];

function redWall(s: Alexandros): void {
  s.red--;
  s.walls = s.walls.with(s.walls.indexOf(0), 2);
}

function openGuard(s: Alexandros): void {
  s.stock[0]--;
  s.guards[1] = 0;
}

/** Guards of two people on the first two symbols of open land. */
function twoOwners(s: Alexandros): void {
  s.guards = s.guards.map(() => -1);
  s.walls = s.walls.map(() => 0);
  [s.black, s.red, s.stock] = [65, 10, [3, 3, 4, 4]];
  s.guards[0] = 0;
  s.guards[s.symbols.indexOf('L')] = 1;
}

refuseSpoilt<Alexandros>(saves, {
  bad,
  move: { stop: true },
  broken,
  other: (s) => s.scores[0]++,
  unoffered: [
    (record) => record.chairs.splice(1),
    (record) => record.chairs.push(record.chairs[0]),
    (record) => (record.options = { land: 'moon' }),
  ],
});
