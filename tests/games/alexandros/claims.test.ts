import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { affords, garrisons, missing, need, removal } from '../../../src/games/alexandros/rules/acting';
import { held, incomes, parting, provinces } from '../../../src/games/alexandros/rules/provinces';
import {
  type Alexandros,
  can,
  cards,
  cells,
  hand,
  keyOf,
  legal,
  type Move,
  nobody,
  now,
  plays,
  positionF,
  refuses,
  round,
  SOLDIER,
  space,
  TABLE,
  TEMPLE,
  table,
  type Written,
} from './position';

/** Rule page 2.5: occupying and taking over. */

const act = (seat: number, cards: string, more: Written = {}): Alexandros => {
  const hands = ['', '', '', ''];
  hands[seat] = cards;
  return positionF({ at: 'act', seat, hands, ...more });
};

const claimsOn = (s: Alexandros, seat: number, id: string): string[] =>
  legal(s, seat).flatMap((move) => {
    const key = 'occupy' in move ? move.occupy : 'takeOver' in move ? move.takeOver : -1;
    if (key !== keyOf(s, id) || !('guards' in move)) return [];
    return [move.guards.map((one) => s.symbols[one]).join('')];
  });

describe('2.5 occupying', () => {
  test('a guard on one symbol space, cards for the others', () => {
    const s = act(1, 'SsTa');
    expect(plays(s, 1, { occupy: space('7/7'), guards: cells('7/7') })).toEqual([
      'Player 2 occupied the province of the soldier west of Judaea, worth 2: one guard, 2 cards.',
    ]);
    expect([hand(s, 1), s.discards]).toEqual([cards('SS'), cards('TA')]);
    expect([s.guards[space('7/7')], s.stock[1], incomes(s)]).toEqual([1, 2, [12, 6, 6, 9]]);
    expect(s.todo[0]).toEqual({ at: 'act', seat: 1, left: 1, levied: false });
  });

  test('any symbol space may have the guard, and further guards stand for further cards', () => {
    // south-east: soldier, temple, amphora
    expect(claimsOn(act(1, 'TA'), 1, '7/7')).toEqual(['S', 'ST', 'SA', 'STA']);
    expect(claimsOn(act(1, 'tas'), 1, '7/7')).toEqual(['S', 'T', 'A', 'ST', 'SA', 'TA', 'STA']);
    expect(claimsOn(act(1, ''), 1, '7/7')).toEqual(['STA']);
    expect(claimsOn(act(1, 'hhll'), 1, '7/7')).toEqual(['STA']);
  });

  test('no more guards than are at home', () => {
    const two = act(2, '', { guards: { '7/1': 2, '8/1': 2 } });
    expect(claimsOn(two, 2, '7/7')).toEqual([]);
    const move = { occupy: space('7/7'), guards: cells('7/7', '7/8', '7/10') };
    refuses(two, 2, move, 'You have only 2 guards at home.');
    const none = act(0, 'tas');
    expect(claimsOn(none, 0, '7/7')).toEqual([]);
    refuses(none, 0, { occupy: space('7/7'), guards: cells('7/7') }, 'No guard at home: bring one home first.');
  });

  test('two guards or more: it pays nothing', () => {
    const s = act(1, 'A');
    plays(s, 1, { occupy: space('7/7'), guards: cells('7/7', '7/8') });
    expect(incomes(s)).toEqual([12, 4, 6, 9]);
  });

  test('the smallest: a single symbol space, worth nothing', () => {
    const s = table({ at: 'act', walls: round('2/0') });
    expect(claimsOn(s, 0, '2/0')).toEqual(['T']);
    plays(s, 0, { occupy: space('2/0'), guards: cells('2/0') });
    expect([s.stock[0], incomes(s)]).toEqual([3, [0, 0, 0]]);
  });

  test('without a symbol space it cannot be occupied', () => {
    const s = table({ at: 'act', walls: round('0/2') });
    expect(keyOf(s, '0/2')).toBe(space('0/2'));
    refuses(s, 0, { occupy: space('0/2'), guards: [] }, 'A province without a symbol can’t be occupied.');
  });

  test('open land is a province too, of any size', () => {
    const all = { occupy: 0, guards: cells('0/1') };
    refuses(table({ at: 'act' }), 0, all, 'You’re 69 cards short for that.');
    // nearly the whole supply in one hand pays for the rest of position F
    const rich = positionF({ at: 'act', seat: 1, rest: 1 });
    const key = keyOf(rich, '0/19');
    plays(rich, 1, { occupy: key, guards: cells('0/19') });
    expect(incomes(rich)[1]).toBe(40);
    expect(rich.discards.reduce((a, b) => a + b)).toBe(26);
  });

  test('free provinces alone: neither an own one nor somebody else’s', () => {
    const s = act(3, 'hhs', { row: 'TA' });
    expect(claimsOn(s, 3, '3/5')).toEqual(['H', 'S', 'HS']);
    expect(claimsOn(s, 3, '2/0')).toEqual([]);
    expect(claimsOn(s, 3, '5/22')).toEqual([]);
  });
});

describe('2.5 taking over', () => {
  test('two cards for the guard, then cover all: all or nothing', () => {
    // yellow's east: lyre, soldier, temple; the guard stands on the temple
    const s = act(3, 'TTTLSh');
    const move: Move = { takeOver: keyOf(s, '5/22'), guards: cells('5/22') };
    expect(plays(s, 3, move)).toEqual([
      'Player 4 took over the province of the lyre east of Aria, worth 4, from Player 2: one guard, 4 cards.',
    ]);
    expect([s.guards[space('5/22')], s.stock]).toEqual([3, [0, 4, 3, 2]]);
    expect([hand(s, 3), s.discards]).toEqual([cards('TH'), cards('TTLS')]);
    expect(incomes(s)).toEqual([12, 0, 6, 13]);
    expect(s.todo[0]).toMatchObject({ at: 'compensate', seat: 3, loser: 1, used: cards('TTLS') });
  });

  test('the vacated space is covered like any other', () => {
    const s = act(3, 'TTTS');
    const key = keyOf(s, '5/22');
    expect(can(s, 3, { takeOver: key, guards: cells('3/22') })).toBe(true);
    const less = act(3, 'TTS');
    refuses(less, 3, { takeOver: key, guards: cells('3/22') }, 'You’re one card short for that.');
    expect(claimsOn(less, 3, '5/22')).toEqual(['LT', 'LST']);
  });

  test('guards cannot stand for the cards that remove a guard', () => {
    for (const hand of ['', 'T', 'LLSS', 'TLS']) expect(claimsOn(act(3, hand), 3, '5/22')).toEqual([]);
    refuses(
      act(3, 'TLS'),
      3,
      { takeOver: keyOf(act(3, ''), '5/22'), guards: cells('3/22', '4/22', '5/22') },
      'You’re one card short for that.',
    );
  });

  test('every guard there costs two, of the symbol under it', () => {
    // red's north: guards on A and S
    const s = act(3, 'AAASSSSLTHL');
    const key = keyOf(s, '0/12');
    const { list } = provinces(s);
    const north = list.find((one) => one.key === key) as (typeof list)[0];
    expect(removal(s, north)).toEqual(cards('AASS'));
    plays(s, 3, { takeOver: key, guards: cells('0/13', '1/12') });
    expect(s.todo[0]).toMatchObject({ used: cards('AASSLASSH') });
    expect([s.stock, s.guards[space('0/12')], s.guards[space('1/12')]]).toEqual([[2, 3, 3, 1], nobody, 3]);
    // nine cards used: five are given
    expect(legal(s, 3).every((move) => 'give' in move && move.give.reduce((a, b) => a + b) === 5)).toBe(true);
  });

  test('a guard at home is needed beforehand', () => {
    const s = act(0, 'TTTLS');
    refuses(s, 0, { takeOver: keyOf(s, '5/22'), guards: cells('5/22') }, 'No guard at home: bring one home first.');
  });

  test('never an own province, never a free one; an occupied one is not occupied', () => {
    const s = act(1, 'TTTLSSA');
    const one = cells('7/7');
    refuses(s, 1, { takeOver: keyOf(s, '7/7'), guards: one }, 'That province is free: occupy it instead.');
    refuses(s, 1, { takeOver: keyOf(s, '5/22'), guards: cells('3/22') }, 'You already hold that province.');
    const occupied = 'That province is occupied: take it over instead.';
    refuses(s, 1, { occupy: keyOf(s, '2/0'), guards: cells('2/0') }, occupied);
  });

  test('the guards that went home can be used at once by their owner, and the province be taken back', () => {
    const s = act(3, 'TTLS');
    s.hands[1].open = cards('TTLS');
    for (const sign of [0, 0, 3, 4]) s.supply.splice(s.supply.indexOf(sign), 1);
    plays(s, 3, { takeOver: keyOf(s, '5/22'), guards: cells('5/22') });
    plays(s, 3, { give: cards('TT') });
    plays(s, 3, { stop: true });
    plays(s, TABLE, null);
    s.todo = [{ at: 'act', seat: 1, left: 1, levied: false }];
    expect(hand(s, 1)).toEqual(cards('TTTTLS'));
    plays(s, 1, { takeOver: keyOf(s, '5/22'), guards: cells('5/22') });
    expect(s.stock).toEqual([0, 3, 3, 3]);
  });
});

describe('2.5 compensation', () => {
  const taken = (guards: string[]): Alexandros => {
    const s = act(3, 'TTTLS');
    plays(s, 3, { takeOver: keyOf(s, '5/22'), guards: cells(...guards) });
    return s;
  };
  const gifts = (s: Alexandros): number[][] => legal(s, 3).map((move) => ('give' in move ? move.give : []));

  test('half of the cards used, rounded up, whichever the conqueror names', () => {
    expect(gifts(taken(['5/22'])).sort()).toEqual([cards('TT'), cards('TL'), cards('TS'), cards('LS')].sort());
    expect(gifts(taken(['4/22', '5/22'])).sort()).toEqual([cards('TT'), cards('TL')].sort());
    expect(gifts(taken(['3/22', '4/22', '5/22']))).toEqual([cards('T')]);
  });

  test('they leave the discard for the loser, in sight of all', () => {
    const s = taken(['5/22']);
    expect(now(s)).toBe('compensate 3');
    expect(plays(s, 3, { give: cards('LT') })).toEqual(['Player 2 got 1 × temple and 1 × lyre from Player 4.']);
    expect([s.discards, s.hands[1]]).toEqual([cards('TS'), { open: cards('TL'), hidden: [] }]);
    expect(s.todo[0]).toEqual({ at: 'act', seat: 3, left: 1, levied: false });
  });

  test('only cards that were used, and exactly half', () => {
    const s = taken(['5/22']);
    refuses(s, 3, { give: cards('SS') }, 'Give only cards that you used.');
    refuses(s, 3, { give: cards('AH') }, 'Give only cards that you used.');
    refuses(s, 3, { give: cards('T') }, 'Give exactly 2 cards.');
    refuses(s, 3, { give: cards('TTL') }, 'Give exactly 2 cards.');
    refuses(s, 1, { give: cards('TT') }, 'It’s not your turn to decide this.');
    refuses(taken(['3/22', '4/22', '5/22']), 3, { give: cards('TT') }, 'Give exactly one card.');
  });

  test('as the second action: compensation first, then the row is filled', () => {
    const s = act(3, 'TTLS', { actions: 1, row: '-A' });
    plays(s, 3, { takeOver: keyOf(s, '5/22'), guards: cells('5/22') });
    expect(now(s)).toBe('compensate 3');
    plays(s, 3, { give: cards('TT') });
    expect(now(s)).toBe(`turnUp ${TABLE}`);
  });

  test('the loser may levy with them later', () => {
    const s = taken(['5/22']);
    plays(s, 3, { give: cards('TS') });
    expect(s.hands[1].open[SOLDIER]).toBe(1);
    expect(s.hands[1].open[TEMPLE]).toBe(1);
  });
});

test('2.5 every way to pay for a claim, against all sets of guards', () => {
  const random = rng(25);
  const s = positionF();
  let some = 0;
  for (let k = 0; k < 600; k++) {
    const { list } = provinces(s);
    const few = list.filter(({ symbols }) => symbols.length > 0 && symbols.length <= 8);
    const province = few[random.int(few.length)];
    const means = { cards: [0, 1, 2, 3, 4].map(() => random.int(4)), wild: random.int(3) };
    const stock = random.int(5);
    const wanted: string[] = [];
    for (let mask = 1; mask < 1 << province.symbols.length; mask++) {
      const guards = province.symbols.filter((_, i) => mask & (1 << i));
      if (guards.length > stock) continue;
      const lack = need(s, province, guards).reduce((sum, n, i) => sum + Math.max(0, n - means.cards[i]), 0);
      expect(missing(means.cards, need(s, province, guards))).toBe(lack);
      if (lack <= means.wild) wanted.push(guards.join());
    }
    if (wanted.length > 0) some++;
    expect(
      garrisons(s, province, stock, means)
        .map((one) => one.join())
        .sort(),
    ).toEqual(wanted.sort());
    expect(affords(held(s), parting(s).of[province.key], stock, means)).toBe(wanted.length > 0);
  }
  expect(some).toBeGreaterThan(100);
});
