import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/games/puerto-catan/rules/state';
import {
  A,
  actors,
  B,
  BRICK,
  C,
  can,
  cards,
  D,
  deal,
  devs,
  done,
  GRAIN,
  hand,
  hands,
  LUMBER,
  legal,
  type Move,
  now,
  ORE,
  type PuertoCatan,
  plays,
  table,
  WOOL,
  type Written,
} from './position';

/** Rulings 15, 18 to 21 and 35 of rule page B2: the Trader phase. */

const trader = (w: Written = {}): PuertoCatan => table({ at: 'trader', ...w });
const banks = (s: PuertoCatan, seat: number): string[] =>
  legal(s, seat).flatMap((m) => ('bank' in m ? [`${'blwgo'[m.bank]}>${'blwgo'[m.for]}`] : []));

describe('ruling 18: who may trade with whom', () => {
  const w: Written = { hands: ['bbl', 'ww', 'gg', 'oo'] };

  test('the phase player with each of the others, clockwise from the active player', () => {
    const s = trader({ ...w, governor: C });
    const order: number[] = [];
    while (s.todo[0].at === 'trade') {
      const [seat] = actors(s);
      order.push(seat);
      const partners = new Set(legal(s, seat).flatMap((m) => ('offer' in m ? [m.offer.with] : [])));
      expect([...partners].sort()).toEqual([NOBODY, A, B, C, D].filter((one) => one !== seat));
      done(s);
    }
    expect(order).toEqual([C, D, A, B]);
  });

  test('not the others among themselves', () => {
    const s = trader(w);
    for (const seat of [B, C, D]) expect(can(s, seat, deal((seat + 1) % 4, '', ''))).toBe(false);
    expect(can(s, B, deal(C, 'w', 'g'))).toBe(false);
  });

  test('any ratio, several kinds on each side', () => {
    const s = trader({ hands: ['bblo', 'wwgg'] });
    const move = deal(B, 'bbl', 'wgg');
    expect(plays(s, A, move)).toEqual(['Player 1 offered Player 2 2 brick and 1 lumber for 1 wool and 2 grain.']);
    expect(now(s)).toBe('confirm 1');
    expect(plays(s, B, { accept: true })).toEqual([
      'Player 1 gave Player 2 2 brick and 1 lumber for 1 wool and 2 grain.',
    ]);
    expect([hand(s, A), hand(s, B), now(s)]).toEqual(['wggo', 'bblw', 'trade 0']);
    const five = trader({ hands: ['bbbbb', 'w'] });
    plays(five, A, deal(B, 'bbbbb', 'w'));
    plays(five, B, { accept: true });
    expect([hand(five, A), hand(five, B)]).toEqual(['w', 'bbbbb']);
  });

  test('no gifts, in either direction', () => {
    const s = trader(w);
    expect(can(s, A, deal(B, 'b', ''))).toBe(false);
    expect(can(s, A, deal(B, '', 'w'))).toBe(false);
  });

  test('not the same resource both ways', () => {
    const s = trader({ hands: ['bbl', 'bww'] });
    expect(can(s, A, deal(B, 'b', 'b'))).toBe(false);
    expect(can(s, A, deal(B, 'bl', 'bw'))).toBe(false);
    expect(can(s, A, deal(B, 'bl', 'w'))).toBe(true);
  });

  test('nobody offers what they do not hold, nor asks for more cards than the other has', () => {
    const s = trader(w);
    expect(can(s, A, deal(B, 'w', 'b'))).toBe(false);
    expect(can(s, A, deal(B, 'bbb', 'w'))).toBe(false);
    expect(can(s, A, deal(B, 'b', 'www'))).toBe(false);
    // B has no grain, but two cards: that may be asked, and is B's to decline
    expect(can(s, A, deal(B, 'b', 'gg'))).toBe(true);
  });

  test('with oneself or with nobody there is no deal', () => {
    const s = trader(w);
    for (const to of [A, 4, -1, 1.5]) expect(can(s, A, deal(to, 'b', 'w'))).toBe(false);
  });

  test('declined, nothing changes hands and the turn goes on', () => {
    const s = trader(w);
    plays(s, A, deal(B, 'b', 'w'));
    expect(actors(s)).toEqual([B]);
    expect(plays(s, B, { decline: true })).toEqual(['Player 2 declined.']);
    expect([...hands(s), now(s)]).toEqual(['bbl', 'ww', 'gg', 'oo', 'trade 0']);
  });

  test('development cards are no part of a deal', () => {
    const s = trader({ ...w, devs: ['S', 'S'] });
    const { deal: plain } = deal(B, 'b', 'w') as Extract<Move, { deal: unknown }>;
    expect(can(s, A, { deal: { ...plain, dev: 0 } })).toBe(false);
    expect(can(s, A, { deal: { ...plain, give: [1, 0, 0, 0, 0, 1] } })).toBe(false);
  });
});

describe('ruling 19: gold in deals', () => {
  test('is no part of them', () => {
    const s = trader({ hands: ['b', 'w'], gold: [5, 5, 0, 0] });
    expect(can(s, A, deal(B, 'b', 'w', 1))).toBe(false);
    expect(can(s, A, deal(B, 'b', 'w', 0, 1))).toBe(false);
    expect(can(s, A, deal(B, '', 'w', 2))).toBe(false);
  });

  test('with the option gold may be given or taken, as far as there is any, and not both', () => {
    const s = trader({ hands: ['b', 'w'], gold: [2, 1, 0, 0], options: { tradeGold: true } });
    expect(can(s, A, deal(B, 'b', 'w', 3))).toBe(false);
    expect(can(s, A, deal(B, 'b', 'w', 0, 2))).toBe(false);
    expect(can(s, A, deal(B, 'b', 'w', 1, 1))).toBe(false);
    plays(s, A, deal(B, '', 'w', 2));
    expect(plays(s, B, { accept: true })).toEqual(['Player 1 gave Player 2 2 gold for 1 wool.']);
    expect([s.gold, hands(s)]).toEqual([
      [0, 3, 0, 0],
      ['bw', '', '', ''],
    ]);
    plays(s, A, deal(B, 'b', '', 0, 3));
    plays(s, B, { accept: true });
    expect([s.gold, hands(s)]).toEqual([
      [3, 0, 0, 0],
      ['w', 'b', '', ''],
    ]);
  });
});

describe('ruling 20: 3 gold for a card', () => {
  test('on one’s own turn, any number of times, for everybody', () => {
    const s = trader({ gold: [7, 3, 2, 0], hands: ['', '', 'b', ''] });
    expect(plays(s, A, { gold: ORE })).toEqual(['Player 1 paid 3 gold for 1 ore.']);
    plays(s, A, { gold: ORE });
    expect([s.gold[A], hand(s, A), s.bank[ORE]]).toEqual([1, 'oo', 17]);
    expect(can(s, A, { gold: ORE })).toBe(false);
    done(s);
    plays(s, B, { gold: BRICK });
    expect([s.gold[B], hand(s, B)]).toEqual([0, 'b']);
    done(s);
    expect(now(s)).toBe('trade 2');
    expect(can(s, C, { gold: BRICK })).toBe(false);
  });

  test('only what the bank has', () => {
    const s = trader({ gold: [6, 0, 0, 0], hands: ['', 'b'.repeat(19)] });
    expect(can(s, A, { gold: BRICK })).toBe(false);
    expect(can(s, A, { gold: LUMBER })).toBe(true);
  });
});

describe('ruling 21: harbours and the bank', () => {
  // N(1,-2) is at the grain harbour, S(0,-3) at a 3:1, S(-2,0) at brick
  const w: Written = {
    settlements: [['N(1,-2)'], ['S(0,-3)'], ['S(-2,0)'], ['S(3,-1)']],
    roads: [[], [], [], []],
  };

  test('four of a kind for one of another, for everybody', () => {
    const s = trader({ hands: ['llll', '', '', 'wwww'] });
    expect(banks(s, A)).toEqual(['l>b', 'l>w', 'l>g', 'l>o']);
    expect(plays(s, A, { bank: LUMBER, for: ORE })).toEqual(['Player 1 traded 4 lumber for 1 ore with the bank.']);
    expect([hand(s, A), s.bank]).toEqual(['o', [19, 19, 15, 19, 18]]);
    done(s);
    plays(s, D, { bank: WOOL, for: BRICK });
    expect(hand(s, D)).toBe('b');
  });

  test('three of a kind are too few without a harbour', () => {
    expect(banks(trader({ hands: ['lllbbb'] }), A)).toEqual([]);
  });

  test('2:1 of its own kind, 4:1 of the others, for the active player', () => {
    const s = trader({ ...w, hands: ['ggggbbblll', '', '', ''] });
    expect(banks(s, A)).toEqual(['g>b', 'g>l', 'g>w', 'g>o']);
    plays(s, A, { bank: GRAIN, for: ORE });
    plays(s, A, { bank: GRAIN, for: WOOL });
    expect(hand(s, A)).toBe('bbblllwo');
    expect(s.bank[GRAIN]).toBe(19);
  });

  test('3:1 of any kind, for the active player', () => {
    const s = trader({ ...w, governor: B, hands: ['', 'bbblllgg'] });
    expect(banks(s, B)).toEqual(['b>l', 'b>w', 'b>g', 'b>o', 'l>b', 'l>w', 'l>g', 'l>o']);
    plays(s, B, { bank: LUMBER, for: GRAIN });
    expect(hand(s, B)).toBe('bbbggg');
  });

  test('nobody but the active player uses harbours', () => {
    const s = trader({ ...w, governor: D, hands: ['gg', 'bbb', 'bb', ''] });
    for (const seat of [A, B, C]) {
      expect(now(s)).toBe(`trade ${seat}`);
      expect(banks(s, seat)).toEqual([]);
      done(s);
    }
  });

  test('either intersection will do, and a city as well as a settlement', () => {
    for (const spot of ['N(1,-2)', 'S(2,-3)']) {
      for (const kind of ['settlements', 'cities'] as const) {
        const s = trader({ roads: [[], [], [], []], [kind]: [[spot], [], [], []], hands: ['gg'] });
        expect(banks(s, A)).toHaveLength(4);
      }
    }
  });

  test('the best rate is taken where there are two harbours', () => {
    const s = trader({ settlements: [['N(1,-2)', 'S(0,-3)'], [], [], []], roads: [[], [], [], []], hands: ['ggbbb'] });
    expect(banks(s, A)).toEqual(['b>l', 'b>w', 'b>g', 'b>o', 'g>b', 'g>l', 'g>w', 'g>o']);
    plays(s, A, { bank: GRAIN, for: ORE });
    plays(s, A, { bank: BRICK, for: ORE });
    expect(hand(s, A)).toBe('oo');
  });

  test('not for what the bank does not have, nor for the same', () => {
    const s = trader({ hands: ['llll', 'o'.repeat(19)] });
    expect(can(s, A, { bank: LUMBER, for: ORE })).toBe(false);
    expect(can(s, A, { bank: LUMBER, for: LUMBER })).toBe(false);
  });
});

describe('ruling 15: Monopoly', () => {
  const w: Written = { devs: ['M', 'M'], hands: ['bl', 'bbw', 'bg', 'lo'] };

  test('takes all cards of a kind from all opponents', () => {
    const s = trader(w);
    expect(plays(s, A, { monopoly: BRICK })).toEqual([
      'Player 1 played Monopoly on brick: Player 2 gave 2 and Player 3 gave 1.',
    ]);
    expect(hands(s)).toEqual(['bbbbl', 'w', 'g', 'lo']);
    expect([devs(s, A), s.used[4], s.named]).toEqual(['', 1, [BRICK]]);
  });

  test('even if nobody has any', () => {
    const s = trader({ ...w, hands: ['bl', 'l', 'l', 'l'] });
    expect(plays(s, A, { monopoly: ORE })).toEqual(['Player 1 played Monopoly on ore. Nobody had any.']);
    expect(hands(s)).toEqual(['bl', 'l', 'l', 'l']);
  });

  test('a resource that was named in this phase is not named again by anyone', () => {
    const s = trader(w);
    plays(s, A, { monopoly: BRICK });
    done(s);
    expect(now(s)).toBe('trade 1');
    expect(legal(s, B).flatMap((m) => ('monopoly' in m ? [m.monopoly] : []))).toEqual([LUMBER, WOOL, GRAIN, ORE]);
    plays(s, B, { monopoly: LUMBER });
    expect(hands(s)).toEqual(['bbbb', 'llw', 'g', 'o']);
  });

  test('in the next Trader phase it may be named again', () => {
    const s = trader(w);
    plays(s, A, { monopoly: BRICK });
    for (let guard = 0; guard < 4 && s.todo[0].at === 'trade'; guard++) done(s);
    plays(s, B, { role: 5 });
    expect(s.named).toEqual([]);
  });

  test('any moment of one’s own turn: between trades, and without a card in hand', () => {
    const s = trader({ devs: ['M'], hands: ['', 'bb'] });
    expect(now(s)).toBe('trade 0');
    plays(s, A, { monopoly: BRICK });
    expect(hand(s, A)).toBe('bb');
  });

  test('only on the own turn, and only who holds it', () => {
    const s = trader(w);
    expect(can(s, B, { monopoly: BRICK })).toBe(false);
    done(s);
    done(s);
    expect([now(s), can(s, C, { monopoly: BRICK })]).toEqual(['trade 2', false]);
  });

  test('does not spare a card that is just offered: no card is played while an answer is awaited', () => {
    const s = trader(w);
    plays(s, A, deal(B, 'l', 'b'));
    expect(can(s, A, { monopoly: BRICK })).toBe(false);
    expect(actors(s)).toEqual([B]);
  });
});

describe('ruling 35: the order within a Trader turn', () => {
  test('is free: a deal, the bank, gold, Monopoly, and a deal and a harbour again', () => {
    const s = trader({ devs: ['M'], gold: [6, 0, 0, 0], hands: ['bbbbbbbbl', 'ww', 'w', 'w'] });
    plays(s, A, { bank: BRICK, for: ORE });
    plays(s, A, deal(B, 'l', 'w'));
    plays(s, B, { accept: true });
    plays(s, A, { monopoly: WOOL });
    plays(s, A, { bank: BRICK, for: GRAIN });
    plays(s, A, { gold: BRICK });
    plays(s, A, deal(B, 'w', 'l'));
    plays(s, B, { accept: true });
    plays(s, A, { gold: BRICK });
    expect(hands(s)).toEqual(['bblwwwgo', 'w', '', '']);
    expect(cards('bb')).toEqual([2, 0, 0, 0, 0]);
  });
});
