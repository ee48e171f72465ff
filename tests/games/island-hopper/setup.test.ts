import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { Match } from '../../../src/engine/match';
import { accepts, begin, play } from '../../../src/engine/run';
import {
  A,
  ALBATROSS,
  any,
  B,
  beside,
  CORAL,
  cards,
  FISH,
  game,
  type Hopper,
  heardBy,
  held,
  LAST,
  NOBODY,
  now,
  type Options,
  plays,
  point,
  REMOVE,
  refuses,
  rules,
  SUNSET,
  sees,
  TABLE,
  table,
  words,
} from './position';

/** Rule page A4: set-up (S1 to S5), the round card (P1), dummy bids. */

const start = (seats: number, options: Partial<Options> = {}): Hopper =>
  begin(rules, seats, rules.options(options, seats)) as unknown as Hopper;

const BAD_DEAL = 'This deal doesn’t fit the deck.';

describe('S3 and S4 the deal', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('%i people: %i contracts each, three face up, ten dollars of 530', (seats, size) => {
    const s = start(seats, { tile: 'first' });
    expect(now(s)).toBe(`deal ${TABLE}`);
    const hands = Array.from({ length: seats }, (_, seat) => Array.from({ length: size }, (_, i) => seat * size + i));
    plays(s, TABLE, { hands, row: [80, 79, 70] });
    expect(s.hands.map((hand) => hand.length)).toEqual(hands.map(() => size));
    expect([s.row, s.bag.length, s.discards]).toEqual([[80, 79, 70], 81 - size * seats - 3, []]);
    expect([s.cash, s.bank]).toEqual([hands.map(() => 10), 530 - 10 * seats]);
    for (let seat = 0; seat < seats; seat++) {
      const v = sees(s, seat);
      expect(v.hands.map((hand) => hand.map((one) => one.card))).toEqual(
        hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
      );
      expect(v.cash).toEqual(s.cash.map((coins, owner) => (owner === seat ? coins : null)));
      expect(v.row).toEqual(s.row);
    }
  });

  test('a deal of other sizes, with a card twice or with none that exists', () => {
    const hands = [cards('I1 3 anchor', 'I1 3 palm', 'I1 4 shell'), [10, 11, 12], [20, 21, 22], [30, 31, 32]];
    for (const [bad, row] of [
      [hands.slice(1), [1, 2, 3]],
      [hands, [40, 41]],
      [hands, [0, 41, 42]],
      [hands, [40, 41, 81]],
      [
        [[2, 1, 0], ...hands.slice(1)],
        [40, 41, 42],
      ],
      [
        [[0, 1], [2, 10, 11, 12], ...hands.slice(2)],
        [40, 41, 42],
      ],
      ['', [40, 41, 42]],
    ])
      refuses(start(4), TABLE, { hands: bad, row }, BAD_DEAL);
  });

  test('every card can be dealt to anybody', () => {
    const s = start(3);
    const met = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const move = (rules.steps.deal as any).draw(s, s.todo[0], rng(seed));
      expect(accepts(rules, any(s), TABLE, move)).toBe(true);
      for (const one of move.hands[1]) met.add(one);
    }
    expect(met.size).toBeGreaterThan(70);
  });

  test('the deal tells nobody a card', () => {
    const match = Match.start(game as never, {
      id: 'deal',
      options: { tile: 'first' },
      chairs: [0, 1, 2].map((colour) => ({ name: '', colour, side: 0 })),
      seed: 'ab'.repeat(16),
      now: 0,
    });
    match.draw(1);
    for (const seat of [null, 0, 1, 2])
      expect(match.heard(seat).map(({ event }) => words(event))).toEqual(['Each player was dealt 3 contracts.']);
  });
});

describe('S5 the captain tile', () => {
  test('whoever flew most recently, drawn where nobody says, or the first seat', () => {
    const s = table({ at: 'tile' });
    expect(now(s)).toBe(`tile ${TABLE}`);
    refuses(s, TABLE, { tile: 4 }, 'The rules don’t allow that here.');
    expect(plays(s, TABLE, { tile: B })).toEqual(['Player 2 got the captain tile.']);
    expect([s.captain, s.round, now(s)]).toEqual([B, 1, `round ${TABLE}`]);
    plays(s, TABLE, { card: ALBATROSS });
    // the holder of the tile opens, and is not barred
    expect([now(s), (s.todo[0] as any).passed]).toEqual([`auction ${B}`, [false, false, false, false]]);
    expect(start(4, { tile: 'first' }).captain).toBe(A);
    expect(start(4).captain).toBe(NOBODY);
  });

  test('each seat is as likely', () => {
    const s = table({ at: 'tile' });
    const met = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) met[(rules.steps.tile as any).draw(s, s.todo[0], rng(seed)).tile]++;
    for (const n of met) expect(Math.abs(n / 4000 - 0.25)).toBeLessThan(0.03);
  });
});

describe('S2 the round deck', () => {
  test('the Last Round comes seventh, eighth or ninth, for two people always ninth', () => {
    for (const [seats, rounds] of [
      [4, [7, 8, 9]],
      [2, [9]],
    ] as const) {
      const met = new Set<number>();
      for (let seed = 0; seed < 300; seed++) {
        const random = rng(seed, seats);
        let round = 1;
        const turned: number[] = [];
        for (; !turned.includes(LAST); round++) {
          const s = table({ seats, at: 'round', round });
          s.rounds = turned.slice();
          turned.push((rules.steps.round as any).draw(s, s.todo[0], random).card);
          expect(new Set(turned).size).toBe(turned.length);
        }
        met.add(turned.length);
      }
      expect([...met].sort()).toEqual(rounds);
    }
  });

  test('it cannot be turned over earlier, nor later, nor a card twice', () => {
    const no = 'This round card can’t come up now.';
    refuses(table({ at: 'round', round: 6 }), TABLE, { card: LAST }, no);
    refuses(table({ at: 'round', round: 9 }), TABLE, { card: 8 }, no);
    refuses(table({ seats: 2, at: 'round', round: 8 }), TABLE, { card: LAST }, no);
    refuses(table({ at: 'round', round: 3 }), TABLE, { card: 1 }, no);
    refuses(table({ at: 'round', round: 3 }), TABLE, { card: 9 }, no);
  });
});

describe('P1 the round card', () => {
  test.each([
    [ALBATROSS, { I1: 2, I4: 2, O2: 2, O5: 2 }],
    [CORAL, { I2: 2, I5: 2, O3: 2, O6: 2 }],
    [SUNSET, { I3: 2, I6: 2, O1: 2, O4: 2 }],
  ])('company card %i: the bank puts two dollars at each of its islands', (round, money) => {
    const s = table({ at: 'round' });
    plays(s, TABLE, { card: round });
    expect([beside(s), s.bank, s.cash]).toEqual([money, 530 - 40 - 8, [10, 10, 10, 10]]);
  });

  test('what lies there already stays and grows', () => {
    const s = table({ at: 'round', money: { I2: 3, I1: 1 } });
    plays(s, TABLE, { card: CORAL });
    expect(beside(s)).toEqual({ I1: 1, I2: 5, I5: 2, O3: 2, O6: 2 });
  });

  test('remove: a dollar from each island with money goes to the bank, the others are not affected', () => {
    const s = table({ at: 'round', money: { I1: 1, O3: 6 } });
    const { bank } = s;
    expect(plays(s, TABLE, { card: REMOVE })).toEqual(['Every island with money lost $1.']);
    expect([beside(s), s.bank]).toEqual([{ O3: 5 }, bank + 2]);
    const bare = table({ at: 'round' });
    expect(plays(bare, TABLE, { card: REMOVE })).toEqual(['No island had any money to lose.']);
  });

  test('the Last Round: the captain gets $1 from the bank for each contract another player cashes', () => {
    const s = table({ at: 'round', round: 7, captain: 3 });
    plays(s, TABLE, { card: LAST });
    expect([s.last, beside(s)]).toEqual([true, {}]);
    const hands = [['I3 3 shell'], ['I3 3 anchor', 'I3 4 palm', 'I1 3 palm'], ['I3 4 star']];
    for (const last of [true, false]) {
      const one = table({ last, card: last ? LAST : CORAL, round: 8, hands, money: { I3: 1 } });
      plays(one, A, { fly: FISH, mode: 'drag' });
      const heard = heardBy(one, null, TABLE, { drop: point('I3'), path: [] });
      // $1 from the island, two contracts of B and one of C; the captain's own does not pay
      expect(one.cash).toEqual([last ? 14 : 11, 17, 14, 10]);
      expect(heard.includes('Player 1 got the Last Round bonus.')).toBe(last);
      expect(held(one, A)).toEqual(cards('I3 3 shell'));
    }
  });
});

describe('dummy bids for three', () => {
  const three = (more: object = {}) => table({ seats: 3, at: 'dummy', options: { dummy: true }, ...more });

  test('before the card: $3 at each of two islands, tourists discarded and passed over', () => {
    const s = three();
    const drawn = cards('T1', 'O3 5 palm', "T2''", 'I1 4 star');
    expect(plays(s, TABLE, { drawn })).toEqual([
      'A dummy bid put $3 at Old Anchor.',
      'A dummy bid put $3 at Pelican Key.',
    ]);
    expect([beside(s), s.discards, now(s)]).toEqual([{ O3: 3, I1: 3 }, drawn, `round ${TABLE}`]);
    expect(s.bag.some((one) => drawn.includes(one))).toBe(false);
    expect(s.bank).toBe(530 - 30 - 6);
  });

  test('the same island twice is $6', () => {
    const s = three();
    plays(s, TABLE, { drawn: cards('O3 5 palm', 'O3 6 star') });
    expect(beside(s)).toEqual({ O3: 6 });
  });

  test('if the deck runs out no more are drawn', () => {
    const s = three({ left: 1 });
    const [only] = s.bag;
    refuses(s, TABLE, { drawn: [] }, 'The rules don’t allow that here.');
    plays(s, TABLE, { drawn: [only] });
    expect([Object.values(beside(s)), s.bag, now(s)]).toEqual([[3], [], `round ${TABLE}`]);
    const empty = three({ left: 0 });
    plays(empty, TABLE, { drawn: [] });
    expect([beside(empty), now(empty)]).toEqual([{}, `round ${TABLE}`]);
  });

  test('neither more nor fewer are drawn than that', () => {
    for (const drawn of [cards('O3 5 palm'), cards('O3 5 palm', 'I1 4 star', 'I1 3 palm'), cards('T1', 'O3 5 palm')])
      refuses(three(), TABLE, { drawn }, 'The rules don’t allow that here.');
    const random = rng(3);
    for (let i = 0; i < 40; i++) {
      const s = three();
      play(rules, any(s), TABLE, (rules.steps.dummy as any).draw(s, s.todo[0], random));
      expect(s.money.reduce((sum, coins) => sum + coins, 0)).toBe(6);
    }
  });

  test('only with the option, only for three', () => {
    const options = { dummy: true, tile: 'first' } as const;
    const then = (seats: number, chosen: Partial<Options>): string => {
      const s = start(seats, chosen);
      play(rules, any(s), TABLE, (rules.steps.deal as any).draw(s, s.todo[0], rng(1)));
      return s.todo[0].at;
    };
    expect([then(3, options), then(3, { tile: 'first' }), then(4, options)]).toEqual(['dummy', 'round', 'round']);
  });
});

test('2 to 6 people; every option in words', () => {
  for (const seats of [1, 7])
    expect(words(rules.options({}, seats) as never)).toBe(`Island Hopper is for 2 to 6 players, not ${seats}.`);
  const said = (raw: object): string => words(rules.options(raw, 4) as never);
  expect(said({ deck: 7 })).toBe('This deck can’t be read.');
  expect(said({ deck: '{}' })).toBe('This deck can’t be read.');
  expect(said({ flight: 'reckon' })).toBe('That isn’t one of the ways to fly.');
  expect(said({ difficulty: 'hard' })).toBe('That isn’t one of the lagoons.');
  expect(said({ bribing: 30 })).toBe('That isn’t one of the ways to bribe.');
  expect(said({ early: 'no' })).toBe('The minute either ends early or runs out.');
  expect(said({ openMoney: 1 })).toBe('Money is either open or behind the screens.');
  expect(said({ dummy: 2 })).toBe('Dummy bids are either on or off.');
  expect(said({ tile: 'last' })).toBe('The tile is drawn, or the first seat gets it.');
  expect(said({ skill: 'perfect' })).toBe('That isn’t one of the pilots’ skills.');
  expect(said({ wind: 'storm' })).toBe('That isn’t one of the winds.');
});
