import { refuseSpoilt, type Spoilings, spoiling } from '../spoil';
import { edge, type Frame, game, type PuertoCatan, path } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const saves = spoiling(game as never, {}, 500);
const { spoilt } = saves;

const bad: Spoilings<PuertoCatan>['bad'] = [
  ['a starter who is not there', () => spoilt('starter', (move) => (move.starter = 7)), /./],
  ['a settlement in the sea', () => spoilt('settle', (move) => (move.settle = 99)), /./],
  [
    'a road elsewhere',
    () => spoilt('settle', (move) => (move.road = (move.road + 40) % 72)),
    /The road must touch the settlement\.$/,
  ],
  ['an eighth role', () => spoilt('role', (move) => (move.role = 7)), /./],
  ['dice of seven', () => spoilt('dice', (move) => (move.dice[0] = 7)), /Each die shows 1 to 6\.$/],
  ['a third die', () => spoilt('dice', (move) => move.dice.push(1)), /Each die shows 1 to 6\.$/],
  ['a robber at sea', () => spoilt('hex', (move) => (move.hex = 19)), /./],
  [
    'a discard of nothing',
    () => spoilt('discard', (move) => (move.discard = [0, 0, 0, 0, 0])),
    /Discard exactly \d+ cards\.$/,
  ],
  ['a card stolen that is none', () => spoilt('stolen', (move) => (move.stolen = 5)), /./],
  ['a development card of no kind', () => spoilt('drawn', (move) => (move.drawn = 5)), /./],
  [
    'a road on the other side of the island',
    () => spoilt('road', (move) => (move.road = typeof move.settle === 'number' ? 99 : (move.road + 36) % 72)),
    /./,
  ],
];

/** All cards of a hand go to the bank. */
function empty(s: PuertoCatan, seat: number): void {
  for (const kind of s.hands[seat].kinds) s.bank[kind]++;
  s.hands[seat] = { kinds: [], eyes: [] };
}
/** Seat 1 is asked what it says to seat 0. */
const confirm = (give: number[]): Frame => ({
  at: 'confirm',
  seat: 1,
  from: 0,
  give,
  take: [0, 0, 0, 0, 1],
  giveGold: 0,
  takeGold: 0,
});

const broken: Spoilings<PuertoCatan>['broken'] = [
  ['96 cards', (s) => s.bank[0]++, '20 brick cards instead of 19'],
  ['94 cards', (s) => s.bank[4]--, '18 ore cards instead of 19'],
  ['a bank below nothing', (s) => (s.bank[1] = -1), 'a bank that is none'],
  ['26 development cards', (s) => s.deck++, '26 cards in a stack of 25'],
  [
    'a soldier instead of a victory card',
    (s) => s.stack.splice(s.stack.lastIndexOf(1), 1, 0),
    '15 cards soldier instead of 14',
  ],
  ['a victory card out of nowhere', (s) => s.vp[2]++, '6 cards victory instead of 5'],
  ['half a gold piece', (s) => (s.gold[0] = 0.5), 'gold, soldiers or victory cards of somebody who is not there'],
  ['debts', (s) => (s.gold[1] = -1), 'gold, soldiers or victory cards of somebody who is not there'],
  [
    '31 gold of 30',
    (s) => {
      s.goldCap = true;
      s.roleGold.fill(0);
      s.gold = [31, 0, 0, 0];
    },
    '31 gold instead of 30',
  ],
  ['gold on a role that is taken', (s) => ([s.chosen[5], s.roleGold[5]] = [0, 1]), 'gold on a role that was chosen'],
  ['sixteen roads', (s) => s.roads.fill(-1).fill(0, 0, 16), 'player 1 has 16 roads'],
  ['a road of a fifth person', (s) => (s.roads[0] = 4), 'roads of nobody'],
  [
    'two buildings side by side',
    (s) => {
      s.owners.fill(-1);
      s.levels.fill(0);
      for (const spot of [0, 3]) [s.owners[spot], s.levels[spot]] = [1, 1];
    },
    'two buildings side by side',
  ],
  [
    'six settlements',
    (s) => {
      s.owners.fill(-1);
      s.levels.fill(0);
      for (const spot of [0, 1, 2, 16, 18, 20]) [s.owners[spot], s.levels[spot]] = [2, 1];
    },
    'player 3 has 6 settlements',
  ],
  ['a castle', (s) => (s.levels[s.levels.indexOf(1)] = 3), 'buildings of nobody'],
  ['a building of nobody', (s) => (s.levels[s.levels.indexOf(0)] = 1), 'a building of nobody'],
  ['two deserts', (s) => (s.terrain[0] = 5), 'a board with other terrain'],
  ['two sixes side by side', (s) => ([s.tokens[3], s.tokens[17]] = [6, 12]), 'a board with other red'],
  ['five 3:1 harbours', (s) => (s.harbours[1] = 5), 'a board with other harbours'],
  ['a robber at sea', (s) => (s.robber = 19), 'a robber who is nowhere'],
  ['the longest road of nothing', (s) => ([s.longest, s.roads] = [2, s.roads.fill(-1)]), 'the longest road with 0'],
  [
    'five roads in a row without the card',
    (s) => {
      s.roads.fill(-1);
      s.owners.fill(-1);
      s.levels.fill(0);
      for (const ends of path('S(0,-3)', 'N(0,-2)', 'S(1,-3)', 'N(1,-2)', 'S(2,-3)', 'N(2,-2)'))
        s.roads[edge(ends)] = 2;
    },
    'a longest road without its card',
  ],
  [
    'a card that its holder has not seen',
    (s) => {
      const seat = s.hands.findIndex(({ kinds }) => kinds.length > 0);
      s.hands[seat].eyes[0] &= ~(1 << seat);
    },
    'a card that its own holder has not seen',
  ],
  [
    'a card stolen from an empty hand',
    (s) => {
      empty(s, 1);
      s.todo.unshift({ at: 'steal', seat: 0, victim: 1, rule: '9' });
    },
    'a card taken from an empty hand',
  ],
  [
    'a development card without a buyer',
    (s) => {
      s.todo = s.todo.filter(({ at }) => at !== 'build');
      s.todo.unshift({ at: 'draw', seat: 0 });
    },
    'a development card drawn from nowhere',
  ],
  [
    'a discard from a small hand',
    (s) => {
      empty(s, 3);
      s.todo.unshift({ at: 'discard', active: 0, due: [3] });
    },
    'a discard from a hand that is small enough',
  ],
  ['a deal over half a card', (s) => s.todo.unshift(confirm([0.5, 0, 0, 0, 0])), 'a deal over nothing'],
  [
    'a deal that the one who offers it cannot pay',
    (s) => {
      empty(s, 0);
      s.todo.unshift(confirm([1, 0, 0, 0, 0]));
    },
    'a deal that cannot be paid',
  ],
  ['the largest army of nobody', (s) => (s.largest = 2), 'the largest army with 0'],
  ['a governor who is not there', (s) => (s.governor = 4), 'a governor who is not there'],
  [
    'a turn of somebody who is not there',
    (s) => s.todo.unshift({ at: 'select', seat: 6 }),
    'a turn of player 7, who is not there',
  ],
  ['an end in the middle', (s) => (s.end = 'ten'), 'an end in a game that goes on'],
];

refuseSpoilt<PuertoCatan>(saves, {
  bad,
  move: { done: true },
  broken,
  other: (s) => s.gold[0]++,
  unoffered: [
    (record) => record.chairs.splice(2),
    (record) => record.chairs.push(record.chairs[0]),
    (record) => (record.options = { board: 'moon' }),
  ],
});
