import { describe, expect, test } from 'vitest';
import {
  A,
  at,
  B,
  beside,
  COCONUT,
  card,
  cards,
  drop,
  FISH,
  fly,
  held,
  legal,
  MANGO,
  NOT_YOURS,
  now,
  PEARL,
  plays,
  refuses,
  SPICE,
  sees,
  TABLE,
  TIMBER,
  table,
  type Written,
} from './position';

/** Rule page A4, Dueling Pilots: two players. */

const duel = (w: Written = {}) => table({ seats: 2, ...w });

describe('duel P2 the offer', () => {
  test('goods start off the compass; the bidder is who was not captain last, in round 1 who has no tile', () => {
    const s = duel({ at: 'round', captain: A });
    plays(s, TABLE, { card: 7 });
    expect([s.compass, now(s)]).toEqual([[], `load ${B}`]);
    expect(now(duel({ at: 'load', round: 4, captain: B }))).toBe(`load ${A}`);
  });

  test('any three goods, a price that can be paid, and the answer', () => {
    const s = duel({ at: 'load', cash: [10, 6] });
    expect(legal(s, B)).toHaveLength(20);
    refuses(s, B, { load: [0, 1] }, 'The rules don’t allow that here.');
    refuses(s, B, { load: [0, 1, 1] }, 'The rules don’t allow that here.');
    refuses(s, A, { load: [0, 1, 2] }, NOT_YOURS);
    plays(s, B, { load: [MANGO, PEARL, TIMBER] });
    expect([s.compass, now(s)]).toEqual([[MANGO, PEARL, TIMBER], `price ${B}`]);
    expect(legal(s, B)).toHaveLength(7);
    refuses(s, B, { price: 7 }, 'You can’t bid more cash than you have.');
    refuses(s, B, { price: -1 }, 'Bid in whole dollars.');
    refuses(s, B, { price: 1.5 }, 'Bid in whole dollars.');
    expect(plays(s, B, { price: 6 })).toEqual(['Player 2 named a price of $6.']);
    expect(now(s)).toBe(`answer ${A}`);
  });

  test('let: the bidder pays the bank and flies these goods', () => {
    const s = duel({ at: 'answer', price: 4, goods: [MANGO, PEARL, TIMBER] });
    const { bank } = s;
    plays(s, A, { let: true });
    expect([s.captain, s.cash, s.bank, s.compass]).toEqual([B, [10, 6], bank + 4, [MANGO, PEARL, TIMBER]]);
    expect(now(s)).toBe(`choose ${B}`);
  });

  test('take: the price goes to the bidder, the other three goods replace these', () => {
    const s = duel({ at: 'answer', price: 4, goods: [MANGO, PEARL, TIMBER] });
    const { bank } = s;
    plays(s, A, { take: true });
    expect([s.captain, s.cash, s.bank, s.compass]).toEqual([A, [6, 14], bank, [COCONUT, FISH, SPICE]]);
    expect(now(s)).toBe(`choose ${A}`);
    expect(s.income).toEqual([10, 14]);
  });

  test('take needs enough cash', () => {
    const s = duel({ at: 'answer', price: 4, cash: [3, 10] });
    expect(legal(s, A)).toEqual([{ let: true }]);
    refuses(s, A, { take: true }, 'You can’t afford that. Let them fly.');
    expect(legal(duel({ at: 'answer', price: 0, cash: [0, 0] }), A)).toHaveLength(2);
  });

  test('being captain again is legal', () => {
    const s = duel({ at: 'answer', round: 3, captain: A, price: 1 });
    plays(s, A, { take: true });
    expect(s.captain).toBe(A);
  });
});

describe('duel P4 flights', () => {
  const goods = [COCONUT, PEARL, TIMBER];

  test('no bribing; three flights, one for each good on the compass', () => {
    const s = duel({ at: 'answer', captain: B, goods });
    plays(s, B, { let: true });
    expect(s.todo.map((f) => f.at)).toEqual(['choose', 'choose', 'choose', 'again', 'home']);
    for (const good of goods) fly(s, good, 'sea');
    expect(now(s)).toBe(`contracts ${A}`);
  });

  test('the opponent is silent: nobody is asked for words, in any way of flying', () => {
    for (const mode of ['drag', 'reckon'] as const) {
      const s = duel({ goods });
      plays(s, A, { fly: COCONUT, mode });
      expect(now(s)).toBe(mode === 'drag' ? `air ${[A, TABLE]}` : `reckon ${A}`);
      refuses(s, B, { word: true }, NOT_YOURS);
    }
    const s = duel({ goods });
    drop(s, COCONUT, 'I2');
    expect(now(s)).toBe(`result ${TABLE}`);
  });

  test('both cash; the captain also takes the money and the fares', () => {
    const s = duel({
      goods,
      money: { O5: 2 },
      hands: [['O5 7 star', 'O5 5 shell', 'I1 3 palm', 'T2'], ['O5 6 palm']],
    });
    plays(s, A, { tourist: 2 });
    fly(s, COCONUT, 'O5');
    expect(s.cash).toEqual([10 + 2 + 2 + 7 + 5, 16]);
    expect(s.piles).toEqual([cards('O5 7 star', 'O5 5 shell'), cards('O5 6 palm')]);
    expect([held(s, A), at(s, 'O5')]).toEqual([cards('I1 3 palm'), 0]);
  });

  test('the Last Round counts the contracts of the other player only', () => {
    const s = duel({ last: true, round: 9, goods, hands: [['I2 3 star', 'I2 5 star'], ['I2 3 shell']] });
    fly(s, COCONUT, 'I2');
    expect(s.cash).toEqual([10 + 8 + 1, 13]);
  });

  test('the second chance is kept, also with a contract cashed in this very round', () => {
    const s = duel({ goods, hands: [['I2 3 star'], []] });
    fly(s, COCONUT, 'I2');
    fly(s, PEARL, 'sea');
    expect(now(s)).toBe(`again ${A}`);
    plays(s, A, { again: 0, good: PEARL });
    plays(s, A, { fly: PEARL, mode: 'drag' });
    fly(s, PEARL, 'I4');
    expect([s.cash[A], s.piles[A], s.discards.includes(card('I2 3 star'))]).toEqual([13, [], true]);
  });

  test('goods that were not loaded cannot be flown', () => {
    const s = duel({ goods });
    expect(legal(s, A).flatMap((m) => ('fly' in m && m.mode === 'drag' ? [m.fly] : []))).toEqual(goods);
  });
});

describe('duel P5 and the end', () => {
  test('up to four contracts, the captain first', () => {
    const s = duel({ at: 'contracts', captain: B, hands: [['I1 3 anchor'], ['I2 3 shell', 'I2 3 star', 'I2 4 palm']] });
    expect(now(s)).toBe(`contracts ${B}`);
    plays(s, B, { pick: s.row[0] });
    plays(s, TABLE, { drawn: [s.bag[0]] });
    expect([s.hands[B].length, now(s)]).toEqual([4, `contracts ${A}`]);
    for (let i = 0; i < 3; i++) plays(s, A, { pick: s.row[0] });
    expect(s.hands[A]).toHaveLength(4);
  });

  test('the check at the end of the deck counts to four', () => {
    const hands = [
      ['I1 3 anchor', 'I1 3 palm', 'I1 4 shell'],
      ['I2 3 shell', 'I2 3 star', 'I2 4 palm'],
    ];
    const two = ['O1 5 palm', 'O1 5 star'];
    expect(now(duel({ at: 'home', hands, row: two, left: 0 }))).toBe('contracts 0');
    const s = duel({ at: 'home', hands, row: two.slice(1), left: 0 });
    expect([now(s), s.ending]).toEqual(['over', 'deck']);
  });

  test('what the two know: own hands, own cash, and everything on the table', () => {
    const s = duel({ at: 'load', hands: [['I1 3 anchor'], ['I2 3 shell']], money: { I1: 2 }, cash: [7, 8] });
    expect(sees(s, A).cash).toEqual([7, null]);
    expect(sees(s, A).hands).toEqual([[{ card: card('I1 3 anchor'), open: false }], [{ card: null, open: false }]]);
    expect(beside(s)).toEqual({ I1: 2 });
  });
});
