import { describe, expect, test } from 'vitest';
import {
  A,
  at,
  B,
  beside,
  bids,
  C,
  COCONUT,
  card,
  cards,
  D,
  drop,
  FISH,
  fly,
  heardBy,
  held,
  ILLEGAL,
  island,
  legal,
  MANGO,
  matchFrom,
  NOT_YOURS,
  now,
  PEARL,
  plays,
  point,
  refuses,
  SPICE,
  sees,
  TABLE,
  TIMBER,
  table,
} from './position';

/** Rule page A4, P4 (a) to (g) and (i): goods, tourists, landings, payments, the second chance. */

describe('P4 (a) and (c) goods and flights', () => {
  test.each([3, 4, 5, 6])('%i people: all six goods on the compass, a flight for each person', (seats) => {
    const s = table({ seats, at: 'bribe' });
    plays(s, TABLE, { bell: true });
    expect(s.compass).toEqual([MANGO, COCONUT, FISH, PEARL, SPICE, TIMBER]);
    for (let good = 0; good < seats; good++) {
      expect(now(s)).toBe(`choose ${A}`);
      fly(s, good, 'sea');
    }
    expect(s.flights).toHaveLength(seats);
    expect(now(s)).toBe(`contracts ${A}`);
  });

  test('(f) a good is spent, landed or not', () => {
    const s = table();
    fly(s, MANGO, 'I1');
    fly(s, FISH, 'sea');
    expect(s.compass).toEqual([COCONUT, PEARL, SPICE, TIMBER]);
    refuses(s, A, { fly: MANGO, mode: 'drag' }, 'The mango isn’t on the compass.');
    refuses(s, A, { fly: FISH, mode: 'reckon' }, 'The fish isn’t on the compass.');
    refuses(s, A, { fly: 6, mode: 'drag' }, ILLEGAL);
    refuses(s, A, { fly: SPICE, mode: 'table' }, ILLEGAL);
    refuses(s, B, { fly: SPICE, mode: 'drag' }, NOT_YOURS);
  });

  test('every table flies in its own way, and anybody may reckon', () => {
    for (const flight of ['drag', 'cloud', 'table'] as const) {
      const s = table({ options: { flight } });
      const modes = legal(s, A).flatMap((m) => ('fly' in m && m.fly === MANGO ? [m.mode] : []));
      expect(modes).toEqual([flight, 'reckon']);
    }
  });
});

describe('P4 (b) tourists', () => {
  const hands = [['T1', 'T2', "T1'"], ["T2'"], [], []];

  test('before the first flight the captain reveals any number; they stay active all round', () => {
    const s = table({ hands, at: 'bribe' });
    plays(s, TABLE, { bell: true });
    expect(legal(s, A).filter((m) => 'tourist' in m)).toEqual([{ tourist: 1 }, { tourist: 2 }]);
    plays(s, A, { tourist: 1 });
    plays(s, A, { tourist: 1 });
    refuses(s, A, { tourist: 1 }, 'That tourist isn’t in your hand.');
    plays(s, A, { tourist: 2 });
    expect([s.tourists.length, s.hands[A]]).toEqual([3, []]);
    fly(s, MANGO, 'I1');
    fly(s, FISH, 'I3');
    fly(s, SPICE, 'sea');
    expect(s.cash).toEqual([10 + 4 + 4, 10, 10, 10]);
  });

  test('not after it, and nobody else', () => {
    const s = table({ hands });
    refuses(s, B, { tourist: 2 }, NOT_YOURS);
    fly(s, MANGO, 'sea');
    refuses(s, A, { tourist: 1 }, 'Reveal tourists before the first flight.');
    expect(legal(s, A).some((m) => 'tourist' in m)).toBe(false);
  });

  test('once a round: from the auction on, in a duel as well', () => {
    const s = table({ at: 'auction', hands });
    bids(s, 0, 'pass', 'pass', 'pass');
    plays(s, TABLE, { bell: true });
    plays(s, A, { tourist: 1 });
    fly(s, MANGO, 'sea');
    refuses(s, A, { tourist: 1 }, 'Reveal tourists before the first flight.');
    const duel = table({ seats: 2, at: 'answer', captain: B, goods: [MANGO, FISH, PEARL], hands: [['T1'], []] });
    plays(duel, B, { let: true });
    fly(duel, MANGO, 'sea');
    refuses(duel, A, { tourist: 1 }, 'Reveal tourists before the first flight.');
  });

  test('in public every fare is offered alike, whatever the hand holds', () => {
    for (const hand of [['T1'], ['T2'], ['I1 3 anchor']]) {
      const match = matchFrom(table({ hands: [hand, [], [], []] }));
      expect(match.ask()).toMatchObject({ privacy: 'hand', offered: true });
      const tourists = match.offers(A).filter((m) => 'tourist' in (m as object));
      expect(tourists).toEqual([{ tourist: 1 }, { tourist: 2 }]);
    }
    expect(matchFrom(table({ flown: 1 })).ask()).toMatchObject({ privacy: 'open' });
  });

  test('(i) they are discarded even if they earned nothing; island money stays, goods go back', () => {
    const s = table({ hands, money: { I1: 3, O6: 2 } });
    plays(s, A, { tourist: 2 });
    for (const good of [MANGO, COCONUT, FISH, PEARL]) fly(s, good, 'sea');
    expect([s.tourists, s.discards.slice(-1), beside(s)]).toEqual([[], [card('T2')], { I1: 3, O6: 2 }]);
    expect([s.compass, s.lost, s.cash[A]]).toEqual([[], [], 10]);
  });

  test('a tourist that is not revealed stays in the hand', () => {
    const s = table({ hands });
    for (const good of [MANGO, COCONUT, FISH, PEARL]) fly(s, good, 'sea');
    expect(held(s, A)).toEqual(cards('T1', 'T2', "T1'"));
  });
});

describe('P4 (d) what is a success', () => {
  test('right island, wrong good: a failure that pays nothing', () => {
    const s = table({ money: { I1: 5 }, hands: [[], ['I1 3 anchor'], [], []] });
    expect(drop(s, FISH, 'I1')).toContain('The fish came down on Pelican Key, which doesn’t want it.');
    expect([s.cash, at(s, 'I1'), s.flights[0].landed]).toEqual([[10, 10, 10, 10], 5, false]);
  });

  test('the sea and the compass are failures', () => {
    for (const where of ['sea', [0, 0]] as const) {
      const s = table();
      fly(s, MANGO, where as never);
      expect(s.flights[0]).toMatchObject({ island: -1, landed: false });
    }
  });

  test('a valid island counts whatever was intended', () => {
    const s = table({ money: { I3: 1, O6: 6 }, hands: [[], ['I3 3 shell'], [], []] });
    plays(s, A, { fly: FISH, mode: 'reckon' });
    // aimed at Glass Lagoon, blown to Saffron Cay
    plays(s, A, { aim: island('O6') });
    const [x, y] = point('I3');
    const [ox, oy] = point('O6');
    s.todo[0] = {
      ...s.todo[0],
      at: 'guide',
      approach: { island: island('O6'), dx: x - ox, dy: y - oy, sd: 900, factor: 1 },
    } as never;
    plays(s, TABLE, { bell: true });
    expect([s.cash, beside(s)]).toEqual([[11, 13, 10, 10], { O6: 6 }]);
  });

  test('an outer island takes either of its two goods', () => {
    for (const [good, landed] of [
      [PEARL, true],
      [TIMBER, true],
      [SPICE, false],
    ] as const) {
      const s = table();
      fly(s, good, 'O1');
      expect(s.flights[0].landed).toBe(landed);
    }
  });
});

describe('P4 (e) who is paid', () => {
  test('all copies of every other player, none of the captain’s', () => {
    const s = table({
      captain: C,
      money: { O3: 2 },
      hands: [
        ['O3 5 palm', 'O3 5 shell', 'O3 6 anchor'],
        ['O3 7 palm', 'I1 3 palm', 'T1'],
        ['O3 6 star', 'O3 7 shell'],
        ['I2 3 star'],
      ],
    });
    drop(s, TIMBER, 'O3');
    expect(s.cash).toEqual([26, 17, 12, 10]);
    expect(s.piles).toEqual([cards('O3 5 palm', 'O3 5 shell', 'O3 6 anchor'), cards('O3 7 palm'), [], []]);
    expect(s.hands.map((hand) => hand.length)).toEqual([0, 2, 2, 1]);
  });

  test('(f) the same island twice in a round: only what lies there then', () => {
    const s = table({ money: { O3: 6 }, hands: [[], ['O3 5 palm'], ['O3 7 shell'], []] });
    fly(s, TIMBER, 'O3');
    expect([s.cash, at(s, 'O3')]).toEqual([[16, 15, 17, 10], 0]);
    fly(s, COCONUT, 'O3');
    expect(s.cash).toEqual([16, 15, 17, 10]);
    expect(s.flights.map(({ landed }) => landed)).toEqual([true, true]);
  });

  test('amounts are told to those whom they concern, to everybody with open money', () => {
    for (const openMoney of [false, true]) {
      const told = (eye: number | null): string[] => {
        const s = table({ options: { openMoney }, money: { I1: 5 }, hands: [['T2'], ['I1 3 anchor'], [], []] });
        plays(s, A, { tourist: 2 });
        plays(s, A, { fly: MANGO, mode: 'drag' });
        return heardBy(s, eye, TABLE, { drop: point('I1'), path: [] }).slice(1);
      };
      const takes = ['Player 1 took $5 from Pelican Key.', 'Player 1 got $2 from the tourists.'];
      const hidden = ['Player 1 took the money from Pelican Key.', 'Player 1 was paid by the tourists.'];
      const cashes = 'Player 2 cashed a contract for Pelican Key: $3.';
      const quiet = 'Player 2 cashed a contract for Pelican Key.';
      expect(told(A)).toEqual([...takes, openMoney ? cashes : quiet]);
      expect(told(B)).toEqual([...(openMoney ? takes : hidden), cashes]);
      expect(told(null)).toEqual(openMoney ? [...takes, cashes] : [...hidden, quiet]);
    }
  });

  test('cashed contracts are public, cash is not', () => {
    const s = table({ hands: [[], ['I1 3 anchor', 'I2 3 star'], [], []] });
    drop(s, MANGO, 'I1');
    for (const eye of [null, A, C]) {
      expect(sees(s, eye).piles[B]).toEqual(cards('I1 3 anchor'));
      expect(sees(s, eye).cash[B]).toBeNull();
      expect(sees(s, eye).hands[B]).toEqual([{ card: null, open: false }]);
    }
  });
});

describe('P4 (g) the second chance', () => {
  const piles = [['I1 3 anchor', 'I2 3 star'], ['I4 3 palm'], [], []];

  test('after a failure one completed contract flies that good again; its money is kept', () => {
    const s = table({ piles, money: { I3: 4 } });
    fly(s, FISH, 'sea');
    expect(now(s)).toBe(`again ${A}`);
    refuses(s, B, { again: 0, good: FISH }, NOT_YOURS);
    refuses(s, A, { again: 2, good: FISH }, 'You haven’t completed that contract.');
    refuses(s, A, { again: -1, good: FISH }, 'You haven’t completed that contract.');
    refuses(s, A, { again: 0, good: MANGO }, 'This good can’t be flown again.');
    expect(plays(s, A, { again: 1, good: FISH })).toEqual([
      'Player 1 gave up a contract for Drum Rock and flew the fish again.',
    ]);
    expect([s.piles[A], s.discards.slice(-1), s.cash[A]]).toEqual([cards('I1 3 anchor'), cards('I2 3 star'), 10]);
    expect(now(s)).toBe(`takeoff ${A}`);
    fly(s, FISH, 'I3');
    expect([s.cash[A], s.lost, s.chance]).toEqual([14, [], true]);
    // an extra attempt: three of the four flights are still to come
    expect(s.todo.filter((f) => f.at === 'choose')).toHaveLength(3);
    expect(s.flights.map(({ again }) => again)).toEqual([false, true]);
  });

  test('once a round, and a second flight that fails is not flown again', () => {
    const s = table({ piles });
    fly(s, FISH, 'sea');
    plays(s, A, { again: 0, good: FISH });
    fly(s, FISH, 'sea');
    expect([now(s), s.lost]).toEqual([`choose ${A}`, []]);
    for (const good of [MANGO, COCONUT, PEARL]) {
      fly(s, good, 'sea');
      expect(now(s)).toBe(good === PEARL ? `contracts ${A}` : `choose ${A}`);
    }
    expect(s.piles[A]).toEqual(cards('I2 3 star'));
  });

  test('once more at the end of the phase, for any good that was lost', () => {
    const s = table({ piles, money: { O1: 3 } });
    fly(s, FISH, 'sea');
    plays(s, A, { no: true });
    fly(s, PEARL, 'sea');
    // right after a failure it is that good or none
    refuses(s, A, { again: 0, good: FISH }, 'This good can’t be flown again.');
    plays(s, A, { no: true });
    fly(s, MANGO, 'I1');
    fly(s, SPICE, 'I5');
    expect([now(s), s.lost]).toEqual([`again ${A}`, [FISH, PEARL]]);
    expect(legal(s, A)).toHaveLength(5);
    refuses(s, A, { again: 0, good: SPICE }, 'This good can’t be flown again.');
    plays(s, A, { again: 0, good: PEARL });
    fly(s, PEARL, 'O1');
    expect([s.cash[A], now(s)]).toEqual([13, `contracts ${A}`]);
  });

  test('nobody is asked without a completed contract or without a failure', () => {
    const s = table();
    fly(s, FISH, 'sea');
    expect(now(s)).toBe(`choose ${A}`);
    const all = table({ piles });
    for (const [good, where] of [
      [MANGO, 'I1'],
      [COCONUT, 'I2'],
      [FISH, 'I3'],
      [PEARL, 'I4'],
    ] as const)
      fly(all, good, where);
    expect(now(all)).toBe(`contracts ${A}`);
  });

  test('the wrong island with the right good somewhere else is a failure that may be flown again, to any island', () => {
    const s = table({ piles, captain: B, hands: [['O4 6 star'], [], [], ['I3 3 anchor']] });
    fly(s, FISH, 'I1');
    plays(s, B, { again: 0, good: FISH });
    fly(s, FISH, 'I3');
    expect(s.cash[D]).toBe(13);
    expect([s.piles[A].length, s.piles[B].length]).toEqual([2, 0]);
  });

  test('a new round brings a new chance', () => {
    const s = table({ at: 'last chance', piles, lost: [FISH] });
    plays(s, A, { again: 0, good: FISH });
    fly(s, FISH, 'sea');
    expect([now(s), s.chance, s.since]).toEqual([`contracts ${A}`, false, 1]);
  });

  test('the bonus of the Last Round and tourists pay for it as for any other', () => {
    const s = table({ last: true, piles, hands: [['T2'], ['I3 3 shell'], [], []] });
    plays(s, A, { tourist: 2 });
    fly(s, FISH, 'sea');
    plays(s, A, { again: 0, good: FISH });
    fly(s, FISH, 'I3');
    expect(s.cash).toEqual([10 + 2 + 1, 13, 10, 10]);
  });
});
