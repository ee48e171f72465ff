import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/engine/rules';
import { accepts } from '../../../src/engine/run';
import { NOBODY } from '../../../src/games/puerto-catan/rules/state';
import {
  A,
  any,
  at,
  B,
  C,
  cards,
  deal,
  edge,
  game,
  hexAt,
  ILLEGAL,
  NOT_YOURS,
  offer,
  type PuertoCatan,
  path,
  plays,
  refuses,
  roll,
  rules,
  TABLE,
  table,
  words,
} from './position';

/** Every refusal that the rules know: each bad move is entered through a match, and its sentence is read. */

const reached = new Set<string>();

type Case = [name: string, position: () => PuertoCatan, seat: number, move: unknown, sentence: string];

const producer = (): PuertoCatan => table({ at: 'producer', devs: ['PP', 'S'], hands: ['', 'b', 'l', ''] });
/** B has rolled a seven and holds a card; or A has. */
function seven(roller: number): PuertoCatan {
  const s = table({ at: 'producer', hands: ['', 'b', '', ''] });
  for (let seat = A; seat < roller; seat++) roll(s, 6, 6);
  roll(s, 3, 4);
  return s;
}
const eight = (): PuertoCatan => {
  const s = table({ at: 'producer', hands: ['', 'bbbbllll'] });
  roll(s, 3, 4);
  return s;
};
const trader = (options = {}): PuertoCatan =>
  table({ at: 'trader', options, devs: ['MM'], gold: [2, 1, 0, 0], hands: ['bbbl', 'ww', 'g', 'o'.repeat(19)] });
const named = (...devs: string[]): PuertoCatan => {
  const s = table({ at: 'trader', devs, hands: ['b', 'ww', '', ''] });
  plays(s, A, { monopoly: 2 });
  return s;
};
const answered = (): PuertoCatan => {
  const s = trader();
  plays(s, A, deal(B, 'b', 'g'));
  return s;
};
const builder = (): PuertoCatan => table({ at: 'builder', hands: ['bblwg'], devs: ['RR'] });
const ring = path('N(0,0)', 'S(1,-1)', 'N(0,1)', 'S(0,0)', 'N(-1,1)', 'S(0,-1)', 'N(0,0)');
const twin = path('S(1,-1)', 'N(1,0)', 'S(2,-1)', 'N(1,1)', 'S(1,0)', 'N(0,1)');
const fifteen = [...ring, ...twin, ...path('S(0,0)', 'N(-1,2)', 'S(-1,1)', 'N(-2,2)', 'S(-1,0)')];
const grown = (): PuertoCatan =>
  table({
    at: 'builder',
    hands: ['blwgooogg'],
    devs: ['R'],
    settlements: [['N(0,0)', 'N(1,0)', 'N(0,1)', 'N(-1,1)', 'N(1,1)'], [], [], []],
    cities: [['N(0,3)', 'N(-1,3)', 'N(-2,0)', 'N(-1,-1)'], [], [], []],
    roads: [fifteen, [], [], []],
    longest: A,
  });
const shut = (): PuertoCatan =>
  table({
    at: 'builder',
    devs: ['R'],
    settlements: [['N(0,-2)'], ['N(1,-2)'], ['S(0,-2)'], []],
    roads: [['S(0,-3) N(0,-2)'], path('N(1,-2)', 'S(1,-3)', 'N(0,-2)'), path('S(0,-2)', 'N(-1,-1)', 'S(0,-3)'), []],
  });
const bought = (): PuertoCatan => {
  const s = table({ at: 'builder', hands: ['owgbl'] });
  plays(s, A, { buy: true });
  plays(s, TABLE, { drawn: 2 });
  return s;
};
const played = (): PuertoCatan => {
  const s = table({ at: 'producer', devs: ['PP'] });
  plays(s, A, { plenty: [0, 0] });
  return s;
};
const placing = (): PuertoCatan => {
  const s = rules.setup(3, { board: 'beginner', discard: true, tradeGold: false, goldCap: false }) as PuertoCatan;
  plays(s, TABLE, { starter: A });
  plays(s, A, { settle: at('N(0,0)'), road: edge('N(0,0) S(0,-1)') });
  return s;
};

const list: Case[] = [
  ['settle on a building', placing, B, { settle: at('N(0,0)'), road: 0 }, 'There’s already a piece there.'],
  [
    'settle beside a building',
    placing,
    B,
    { settle: at('S(1,-1)'), road: edge('S(1,-1) N(0,1)') },
    'There’s a building one edge away.',
  ],
  [
    'a road elsewhere than the settlement',
    placing,
    B,
    { settle: at('N(1,1)'), road: edge('N(-2,3) S(-2,2)') },
    'The road must touch the settlement.',
  ],
  [
    'a role that is gone',
    () => table({ taken: ['robber'] }),
    B,
    { role: 5 },
    'Player 1 took that. Choose another role.',
  ],
  [
    'roll twice',
    () => {
      const s = producer();
      roll(s, 6, 6);
      return s;
    },
    A,
    { roll: true },
    'You’ve already rolled.',
  ],
  ['go on without a roll', producer, A, { done: true }, 'Roll first.'],
  ['a second card in a turn', played, A, { plenty: [1, 1] }, 'You’ve already played a development card this turn.'],
  [
    'Year of Plenty without the card',
    () => {
      const s = producer();
      roll(s, 6, 6);
      plays(s, A, { done: true });
      return s;
    },
    B,
    { plenty: [1, 1] },
    'You don’t have that card.',
  ],
  [
    'Year of Plenty of what the bank does not have',
    () => table({ at: 'producer', devs: ['P'], hands: ['', 'b'.repeat(18)] }),
    A,
    { plenty: [0, 0] },
    'The bank doesn’t have these cards.',
  ],
  ['discard what is not there', eight, B, { discard: cards('wwww') }, 'You don’t have these cards.'],
  ['discard too few', eight, B, { discard: cards('bbb') }, 'Discard exactly 4 cards.'],
  ['discard too many', eight, B, { discard: cards('bbbbl') }, 'Discard exactly 4 cards.'],
  [
    'the robber stays when somebody must be robbed',
    () => seven(B),
    A,
    { stay: true },
    'Rob Player 2: move the robber beside one of their buildings.',
  ],
  [
    'the robber goes to another one’s hex',
    () => seven(B),
    A,
    { hex: hexAt(2, -2), from: -1 },
    'Rob Player 2: move the robber beside one of their buildings.',
  ],
  ['the robber goes nowhere', () => seven(A), A, { hex: hexAt(0, 0), from: -1 }, 'The robber must go to another hex.'],
  [
    'a card from somebody who is not there',
    () => seven(A),
    A,
    { hex: hexAt(2, -2), from: B },
    'Choose a player with a building there who has a card.',
  ],
  [
    'a card of the Robber role',
    () => table({ at: 'robber', hands: ['', 'b'] }),
    A,
    { hex: hexAt(0, 2), from: B },
    'The Robber role steals nothing.',
  ],
  [
    'the Robber role on the spot',
    () => table({ at: 'robber' }),
    A,
    { hex: hexAt(0, 0), from: -1 },
    'The robber must go to another hex.',
  ],
  [
    'a victim of one’s own Soldier',
    () => table({ at: 'soldier', devs: ['S'], hands: ['', 'b'] }),
    A,
    { soldier: hexAt(0, 2), from: B },
    'Your Knight robs every player there, so don’t name one.',
  ],
  [
    'a Soldier that is not held',
    () => table({ at: 'soldier', devs: ['V'] }),
    A,
    { soldier: hexAt(0, 2), from: -1 },
    'You don’t have that card.',
  ],
  [
    'a Soldier against nobody although somebody is there',
    () => table({ at: 'soldier', devs: ['', 'S'], hands: ['b'] }),
    B,
    { soldier: hexAt(1, 1), from: -1 },
    'Choose a player with a building there who has a card.',
  ],
  [
    'a card the bank does not have',
    () => table({ at: 'prospector', hands: ['', 'o'.repeat(19)] }),
    A,
    { take: 4 },
    'The bank has no ore left.',
  ],
  ['a deal with oneself', trader, A, deal(A, 'b', 'w'), 'You need another player for a deal.'],
  ['gold in a deal', trader, A, deal(B, 'b', 'w', 1), 'You can’t trade gold in this game.'],
  ['a gift', trader, A, deal(B, 'b', ''), 'Both sides must give at least one card.'],
  ['the same on both sides', trader, A, deal(B, 'b', 'b'), 'Ask for a different kind.'],
  ['an offer of what is not there', trader, A, deal(B, 'g', 'w'), 'You don’t have these cards.'],
  [
    'more gold than there is',
    () => trader({ tradeGold: true }),
    A,
    deal(B, '', 'w', 3),
    'You don’t have that much gold.',
  ],
  ['more cards than the other has', trader, A, deal(C, 'b', 'gg'), 'Player 3 has only one card: ask for fewer.'],
  [
    'more cards than any other has',
    trader,
    A,
    offer(NOBODY, 'b', `${'g'.repeat(19)}w`),
    'No other player has that many cards: ask for fewer.',
  ],
  ['an answer that cannot be paid', answered, B, { accept: true }, 'You don’t have these cards.'],
  ['three cards to the bank', trader, A, { bank: 0, for: 1 }, 'You need 4 brick.'],
  ['ore from a bank without any', trader, A, { bank: 0, for: 4 }, 'The bank has no ore left.'],
  ['two gold for a card', trader, A, { gold: 0 }, 'A card costs 3 gold.'],
  [
    'Monopoly on what was named',
    () => {
      const s = named('M', 'M');
      plays(s, A, { done: true });
      return s;
    },
    B,
    { monopoly: 2 },
    'Name another: wool has already been named this phase.',
  ],
  [
    'two Monopolies in a turn',
    () => named('MM'),
    A,
    { monopoly: 0 },
    'You’ve already played a development card this turn.',
  ],
  [
    'a city without the cards',
    builder,
    A,
    { city: at('N(1,1)') },
    'You can’t pay for that: it costs 2 grain and 3 ore.',
  ],
  ['a sixteenth road', grown, A, { road: edge('N(0,0) S(1,-2)') }, 'You have no roads left.'],
  ['a sixth settlement', grown, A, { settlement: at('N(-2,2)') }, 'You have no settlements left. A city frees one.'],
  ['a fifth city', grown, A, { city: at('N(0,0)') }, 'You have no cities left.'],
  [
    'a road far away',
    builder,
    A,
    { road: edge('N(0,0) S(0,-1)') },
    'A road must touch one of your roads or buildings, and can’t pass through another player’s.',
  ],
  ['a road on a road', builder, A, { road: edge('N(1,1) S(2,-1)') }, 'There’s already a piece there.'],
  [
    'a settlement without a road',
    builder,
    A,
    { settlement: at('N(0,0)') },
    'A settlement must touch one of your roads.',
  ],
  ['a settlement beside a building', builder, A, { settlement: at('S(2,-1)') }, 'There’s a building one edge away.'],
  ['a city on nothing', builder, A, { city: at('N(0,0)') }, 'A city replaces one of your settlements.'],
  [
    'a 26th card',
    () => table({ at: 'builder', hands: ['owg'], devs: ['SSSSSSSSSSSSSS', 'VVVVV', 'RRPP', 'MM'] }),
    A,
    { buy: true },
    'All 25 development cards have been sold.',
  ],
  ['a card just bought', bought, A, { roadBuilding: true }, 'You can’t play a card you bought this turn.'],
  ['free roads without a place', shut, A, { roadBuilding: true }, 'There’s nowhere to build a road.'],
  ['somebody else’s turn', builder, B, { done: true }, NOT_YOURS],
  ['nonsense', builder, A, { road: 'everywhere' }, ILLEGAL],
];

const keyOf = (s: PuertoCatan, seat: number, move: unknown): void => {
  const verdict = accepts(rules, any(s), seat, move);
  if (verdict !== true) reached.add(verdict.key);
};

describe('what is not allowed is said in a sentence, and changes nothing', () => {
  test.each(list)('%s', (_name, position, seat, move, sentence) => {
    refuses(position(), seat, move, sentence);
    keyOf(position(), seat, move);
  });

  test('dice that are none', () => {
    const s = table({ at: 'producer' });
    plays(s, A, { roll: true });
    for (const dice of [[0, 3], [7, 1], [1], [1, 2, 3], '34', [1.5, 2]])
      refuses(s, TABLE, { dice }, 'Each die shows 1 to 6.');
    keyOf(s, TABLE, { dice: [7, 1] });
  });

  test('boards that are none', () => {
    const s = rules.setup(4, { board: 'spiral', discard: true, tradeGold: false, goldCap: false }) as PuertoCatan;
    const { terrain, tokens, harbours } = table();
    const desert = terrain.indexOf(5);
    const bad: [unknown, string][] = [
      [[], 'A board needs hexes, numbers and harbours.'],
      [
        { terrain: terrain.with(0, 5), tokens, harbours },
        'The island has 4 fields, 4 forests, 4 pastures, 3 hills, 3 mountains and one desert.',
      ],
      [
        { terrain, tokens: tokens.with(desert, 7), harbours },
        'One 2, one 12, and two each of the other numbers but 7; none on the desert.',
      ],
      [{ terrain, tokens, harbours: [0, 1, 2, 3, 4] }, 'Four harbours are 3:1, and each resource has one 2:1 harbour.'],
      // an 8 comes to lie on the fields beside the hills 6
      [{ terrain, tokens: tokens.with(3, 8).with(12, 12), harbours }, 'No 6 or 8 may touch another.'],
      // the beginner numbers follow no spiral
      [{ terrain, tokens, harbours }, 'The numbers don’t follow the spiral.'],
    ];
    for (const [land, sentence] of bad) {
      const verdict = accepts(rules, any(s), TABLE, { board: land });
      if (verdict === true) throw new Error(sentence);
      reached.add(verdict.key);
      expect(words(verdict)).toBe(sentence);
    }
  });

  test('options that are none, and too few or too many people', () => {
    const said = (options: unknown, seats = 4): string => {
      const verdict = rules.options(options, seats) as Refusal;
      reached.add(verdict.key);
      return words(verdict);
    };
    expect(said({}, 2)).toBe('Puerto Catan is for 3 or 4 players, not 2.');
    expect(said({}, 5)).toBe('Puerto Catan is for 3 or 4 players, not 5.');
    expect(said({ board: 'moon' })).toBe('That isn’t one of the islands.');
    expect(said({ discard: 3 })).toBe('Discarding is either on or off.');
    expect(said({ tradeGold: 'yes' })).toBe('Gold in deals is either on or off.');
    expect(said({ goldCap: 30 })).toBe('Choose whether gold is limited to 30 pieces.');
  });

  test('no refusal is left that nobody has read', () => {
    const all = Object.keys(game.text).filter((key) => key.startsWith('pc.no.'));
    expect(all.filter((key) => !reached.has(key))).toEqual([]);
  });
});
