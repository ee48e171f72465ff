import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import type { Tally } from './checks';
import { A, B, C, D, hears, plays, rules, sees, stolen, TABLE, table, VICTORY } from './position';
import { secrecy } from './secrets';

/** Rulings 18, 27 and 30 of rule page B2: what is hidden, and from whom. */

test.each([3, 4])('nothing that others see, hear or are offered depends on hidden cards: %i seats', (seats) => {
  const tally: Tally = {};
  for (let seed = 1; seed <= 5; seed++) secrecy(rules, { seats, seed }, tally);
  expect(tally.draws).toBeGreaterThan(400);
  expect(tally.answers).toBeGreaterThan(15);
  expect(tally.offers).toBeGreaterThan(200);
});

describe('ruling 30: development cards', () => {
  test('a card that is bought is named to its buyer alone', () => {
    const s = table({ at: 'builder', hands: ['wgobl'] });
    plays(s, A, { buy: true });
    expect(hears(s, TABLE, { drawn: VICTORY }, A)).toEqual(['Player 1 drew Victory point.']);
    for (const eye of [B, C, D, null])
      expect(hears(s, TABLE, { drawn: VICTORY }, eye)).toEqual(['Player 1 drew a development card.']);
    plays(s, TABLE, { drawn: VICTORY });
    expect(sees(s, A).fresh).toEqual([0, 1, 0, 0, 0]);
    for (const eye of [B, C, D, null]) {
      expect(sees(s, eye).fresh).toBe(null);
      expect(sees(s, eye).freshCount).toBe(1);
      expect(sees(s, eye).devs).toEqual(
        [null, null, null, null].map((_, seat) => (seat === eye ? [0, 0, 0, 0, 0] : null)),
      );
    }
  });

  test('the stack shows its size alone, and every order of it is as likely', () => {
    const s = table({ at: 'builder', hands: ['wgo'] });
    expect(sees(s, A).deck).toBe(25);
    plays(s, A, { buy: true });
    const step = rules.steps.draw;
    if (step.kind !== 'chance') throw new Error('draw');
    const weights = step.outcomes?.(s, s.todo[0]).map(({ move, weight }: any) => [move.drawn, weight]);
    expect(weights).toEqual([
      [0, 14],
      [1, 5],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  test('played cards lie open', () => {
    const s = table({ at: 'producer', devs: ['P'] });
    plays(s, A, { plenty: [0, 0] });
    for (const eye of [B, null]) expect(sees(s, eye).used).toEqual([0, 0, 0, 1, 0]);
  });
});

describe('ruling 30: imagined tables', () => {
  test('agree with all that was seen, and differ in what was not', () => {
    const s = table({ at: 'soldier', devs: ['S', 'VP', 'M', ''], hands: ['', 'blwgo', 'bb', ''] });
    plays(s, A, { soldier: 18, from: -1 });
    stolen(s, 'w');
    for (const eye of [null, A, B, C, D]) {
      const v = sees(s, eye);
      const met = new Set<string>();
      for (let k = 0; k < 40; k++) {
        const dream = rules.imagine(v, rng(k));
        expect(rules.broken(dream)).toBeUndefined();
        expect(rules.view(dream, eye)).toEqual(v);
        met.add(JSON.stringify(dream.hands.map(({ kinds }) => kinds)));
      }
      // thief and victim know all hands; for the others there are five possible cards
      expect(met.size).toBe(eye === A || eye === B ? 1 : 5);
    }
  });
});
