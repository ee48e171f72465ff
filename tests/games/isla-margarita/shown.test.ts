import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { ALTA, LIMA, PALOMA, plays, position, rules, sees } from './position';

/** 5.19: a revealed card lies before its player for all to see. */

const after = () => {
  const s = position(4, {
    hands: [[1], [2, 12], [3], [4]],
    todo: [{ at: 'before', seat: 1, done: false }, { at: 'before', seat: 2, done: false }, { at: 'reveal' }],
  });
  plays(s, 1, { show: 12 });
  plays(s, 1, { migrate: [ALTA, PALOMA], to: LIMA });
  return s;
};

test('5.19 a shown card is imagined where everybody saw it: with the player who showed it', () => {
  const s = after();
  for (const seat of [null, 0, 2, 3]) {
    for (let i = 0; i < 40; i++) {
      const dream = rules.imagine(sees(s, seat), rng(i, 5));
      const holders = dream.stacks.flatMap(({ takes }) => takes.filter(({ card }) => card === 12).map((t) => t.seat));
      expect(holders, `seen from ${seat}`).toEqual([1]);
    }
  }
});
