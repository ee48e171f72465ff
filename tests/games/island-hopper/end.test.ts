import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { HOUSE } from '../../../src/games/island-hopper/rules/deck';
import { setBonus } from '../../../src/games/island-hopper/rules/setup';
import {
  A,
  B,
  C,
  card,
  drop,
  fly,
  MANGO,
  now,
  plays,
  rules,
  sees,
  TABLE,
  table,
  totals,
  type Written,
} from './position';
import { best, fortune } from './reference';

/** Rule page A4, end and score. */

/** The last flight of the last round has failed; seat 0 is captain. */
const over = (w: Written) => table({ last: true, at: 'home', ...w });

const SHELLS = [
  'I1 4 shell',
  'I2 3 shell',
  'I2 5 shell',
  'I3 3 shell',
  'I3 5 shell',
  'I4 4 shell',
  'I5 4 shell',
  'I6 3 shell',
];

describe('the end', () => {
  test('after the Last Round, with no more contracts drawn; everything lies open', () => {
    const s = table({ last: true, flown: 3, hands: [['T1'], ['I2 3 star'], [], []] });
    fly(s, 5, 'sea');
    expect([now(s), s.ending, s.open]).toEqual(['over', 'last', true]);
    for (const eye of [null, A, C]) {
      expect(sees(s, eye).cash).toEqual(s.cash);
      expect(sees(s, eye).hands[B]).toEqual([{ card: card('I2 3 star'), open: false }]);
    }
  });

  test('a second chance may still be taken before it', () => {
    const s = table({ last: true, flown: 3, compass: [MANGO], piles: [['I2 3 star'], [], [], []], money: { I1: 3 } });
    drop(s, MANGO, 'sea');
    plays(s, TABLE, { go: true });
    expect(now(s)).toBe(`again ${A}`);
    plays(s, A, { again: 0, good: MANGO });
    fly(s, MANGO, 'I1');
    expect([now(s), s.cash[A], rules.winners(s)]).toEqual(['over', 13, [A]]);
  });

  test('nobody has won before', () => {
    expect(rules.winners(table({ last: true }))).toEqual([]);
    expect(rules.ending(table({ last: true }))).toBeUndefined();
  });
});

describe('the score', () => {
  test('A0 the bonus for n of a symbol: 5 for three, 5 more for each further one', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(setBonus)).toEqual([0, 0, 0, 5, 10, 15, 20, 25, 30]);
    for (let n = 0; n <= 8; n++) {
      const s = over({ piles: [SHELLS.slice(0, n), [], [], []] });
      expect(totals(s)).toEqual([10 + [0, 0, 0, 5, 10, 15, 20, 25, 30][n], 10, 10, 10]);
    }
  });

  test('each symbol for itself, a line each', () => {
    const piles = [['I1 3 palm', 'I1 5 palm', 'I2 4 palm', 'I1 4 star', 'I2 3 star', 'I1 3 anchor'], [], [], []];
    const s = over({ piles });
    const mine = rules.scores(s).filter(({ seat }) => seat === A);
    expect(mine.map(({ category, points }) => [category, points])).toEqual([
      ['cash', 10],
      ['anchor', 0],
      ['palm', 5],
      ['star', 0],
    ]);
  });

  test('hands and money beside islands are worth nothing', () => {
    const s = over({ hands: [['O1 7 star', 'O2 7 star', 'O5 7 star'], [], [], []], money: { I1: 20 } });
    expect(totals(s)).toEqual([10, 10, 10, 10]);
  });

  test('a contract given up for a second chance counts for nothing any more', () => {
    const piles = [['I1 3 palm', 'I1 5 palm', 'I2 4 palm'], [], [], []];
    const s = table({ last: true, at: 'last chance', piles, lost: [MANGO] });
    plays(s, A, { again: 1, good: MANGO });
    fly(s, MANGO, 'sea');
    expect([totals(s)[A], s.piles[A].length]).toEqual([10, 2]);
  });
});

describe('who wins', () => {
  test('most dollars', () => {
    const s = over({ cash: [12, 30, 29, 0], piles: [[], [], ['I1 3 palm'], []] });
    expect(rules.winners(s)).toEqual([B]);
  });

  test('a tie goes to more completed contracts', () => {
    const s = over({
      cash: [30, 30, 30, 29],
      piles: [['I1 3 palm'], ['I2 3 star', 'I1 4 star'], [], SHELLS.slice(0, 2)],
    });
    expect(rules.winners(s)).toEqual([B]);
  });

  test('one that was given up no longer breaks a tie', () => {
    const piles = [['I1 3 palm', 'I1 5 palm'], ['I2 3 star', 'I1 4 star'], [], []];
    const s = table({ last: true, at: 'last chance', piles, lost: [MANGO] });
    plays(s, A, { again: 0, good: MANGO });
    fly(s, MANGO, 'sea');
    expect(rules.winners(s)).toEqual([B]);
  });

  test('still tied, the win is shared', () => {
    const s = over({
      cash: [30, 10, 25, 30],
      piles: [['I1 3 palm', 'I1 4 star'], [], SHELLS.slice(0, 3), ['I2 3 star', 'I5 3 star']],
    });
    // C has 25 and a set of three shells: 30 as well, and three contracts
    expect(rules.winners(s)).toEqual([C]);
    s.cash[C]--;
    expect(rules.winners(s)).toEqual([0, 3]);
  });

  test('two bookkeepers agree on fortunes and winners of scattered tables', () => {
    let shared = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const random = rng(seed, 81);
      const n = 2 + random.int(5);
      const bag = Array.from({ length: 72 }, (_, i) => i);
      const draw = (): number => bag.splice(random.int(bag.length), 1)[0];
      const piles = Array.from({ length: n }, () => Array.from({ length: random.int(11) }, draw));
      const cash = piles.map(() => 5 * random.int(6));
      const t = { n, deck: 'house', cash, piles, todo: [] } as never;
      const fortunes = cash.map((coins, seat) =>
        fortune(
          coins,
          piles[seat].map((one) => HOUSE.contracts[one]),
        ),
      );
      expect(totals(t)).toEqual(cash.map((_, seat) => fortunes[seat]));
      const winners = best(
        fortunes,
        piles.map((pile) => pile.length),
      );
      expect(rules.winners(t)).toEqual(winners);
      if (winners.length > 1) shared++;
    }
    expect(shared).toBeGreaterThan(15);
  });
});
