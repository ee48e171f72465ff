import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { Rng } from '../../../src/engine/rules';
import type { Made } from '../wander';
import {
  A,
  any,
  B,
  C,
  cards,
  D,
  deal,
  done,
  hexAt,
  type Move,
  type PuertoCatan,
  plays,
  rules,
  sees,
  stolen,
  table,
  type Written,
} from './position';
import { count, Worlds } from './worlds';

/** Who is certain of which resource cards (ruling 30): all that was seen, and nothing that was not. */

const knows = (s: PuertoCatan, eye: number | null, seat: number): number[] => sees(s, eye).hands[seat].known;

/** A's own Soldier robs B of this card on the fields 4, before the others act. */
function robbed(hands: string[], card: string, w: Written = {}): PuertoCatan {
  const s = table({ at: 'soldier', devs: ['S', '', '', ''], hands, ...w });
  plays(s, A, { soldier: hexAt(0, 2), from: -1 });
  stolen(s, card);
  return s;
}

describe('ruling 30: what is certain after the robber', () => {
  test('thief and victim know the card, the others know of neither', () => {
    const s = robbed(['', 'bl', '', ''], 'l');
    for (const eye of [A, B]) {
      expect(knows(s, eye, A)).toEqual(cards('l'));
      expect(knows(s, eye, B)).toEqual(cards('b'));
    }
    for (const eye of [C, D, null]) {
      expect(knows(s, eye, A)).toEqual(cards(''));
      expect(knows(s, eye, B)).toEqual(cards(''));
      expect(sees(s, eye).hands.map(({ size }) => size)).toEqual([1, 1, 0, 0]);
    }
  });

  test('of several of a kind all but one stay certain', () => {
    const s = robbed(['', 'bbbl', '', ''], 'b');
    for (const eye of [C, D, null]) expect(knows(s, eye, B)).toEqual(cards('bb'));
  });

  test('a hand of one kind keeps no secret', () => {
    const s = robbed(['', 'www', '', ''], 'w');
    for (const eye of [null, A, B, C, D]) {
      expect(knows(s, eye, A)).toEqual(cards('w'));
      expect(knows(s, eye, B)).toEqual(cards('ww'));
    }
  });

  test('what was known of the thief before stays known', () => {
    const s = robbed(['go', 'bl', '', ''], 'b');
    for (const eye of [C, null]) expect(knows(s, eye, A)).toEqual(cards('go'));
  });
});

describe('ruling 30: what is learnt later', () => {
  /** A has taken lumber from B, who is left with brick; then C is Trader, Builder or what is told. */
  const later = (role: number, hands = ['', 'bl', 'g', ''], devs = ['S', '', '', '']): PuertoCatan => {
    const s = robbed(hands, 'l', { devs });
    if (devs[B]) done(s);
    plays(s, B, { role });
    return s;
  };

  test('an offer shows what is offered, to everybody', () => {
    const s = later(1);
    plays(s, B, deal(C, 'b', 'g'));
    for (const eye of [C, D, null]) {
      expect(knows(s, eye, B)).toEqual(cards('b'));
      // what is left over can only be lumber
      expect(knows(s, eye, A)).toEqual(cards('l'));
    }
    plays(s, C, { decline: true });
    expect(knows(s, D, B)).toEqual(cards('b'));
  });

  test('a deal shows what both give', () => {
    const s = later(1);
    plays(s, B, deal(C, 'b', 'g'));
    plays(s, C, { accept: true });
    for (const eye of [A, D, null]) {
      expect(knows(s, eye, B)).toEqual(cards('g'));
      expect(knows(s, eye, C)).toEqual(cards('b'));
    }
  });

  test('Monopoly shows who has how many, and so what the others were left with', () => {
    const s = later(1, ['', 'bl', 'g', ''], ['S', 'M', '', '']);
    plays(s, B, { monopoly: 1 });
    for (const eye of [C, D, null]) {
      expect(knows(s, eye, B)).toEqual(cards('bl'));
      expect(knows(s, eye, A)).toEqual(cards(''));
    }
  });

  test('an answer that is declined shows nothing', () => {
    const s = later(1);
    // A holds the lumber; that A could not pay brick is A's and B's to know
    plays(s, B, deal(A, 'b', 'l'));
    const before = [C, D, null].map((eye) => sees(s, eye).hands);
    plays(s, A, { decline: true });
    expect([C, D, null].map((eye) => sees(s, eye).hands)).toEqual(before);
  });
});

describe('ruling 18: an answer tells nobody why', () => {
  /** B was robbed of a card that only A and B know; C asks A for lumber, which A then holds or does not. */
  const asked = (card: string): PuertoCatan => {
    const s = robbed(['', 'bl', 'gg', ''], card);
    plays(s, B, { role: 5 });
    plays(s, B, { stay: true });
    plays(s, C, { role: 1 });
    plays(s, C, deal(A, 'g', 'l'));
    return s;
  };
  const [able, unable] = [asked('l'), asked('b')];

  test('who cannot pay can only decline, and sees so', () => {
    expect(rules.steps.confirm.kind === 'choice' && rules.steps.confirm.moves(able, able.todo[0], A)).toEqual([
      { accept: true },
      { decline: true },
    ]);
    expect(rules.steps.confirm.kind === 'choice' && rules.steps.confirm.moves(unable, unable.todo[0], A)).toEqual([
      { decline: true },
    ]);
  });

  test('nobody else sees or hears a difference, before and after', () => {
    const told: string[][] = [];
    for (const s of [able, unable]) {
      const heard: string[] = [];
      for (const eye of [C, D, null]) heard.push(JSON.stringify(sees(s, eye)));
      heard.push(...plays(s, A, { decline: true }));
      for (const eye of [C, D, null]) heard.push(JSON.stringify(sees(s, eye)));
      told.push(heard);
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toContain('Player 1 declines.');
  });
});

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Small hands, cards that steal, and people who trade and rob a lot. */
function start(random: Rng): PuertoCatan {
  const seats = 3 + random.int(2);
  const some = (): string => Array.from({ length: random.int(5) }, () => 'blwgo'[random.int(5)]).join('');
  return table({
    seats,
    governor: random.int(seats),
    hands: Array.from({ length: seats }, some),
    devs: ['SSM', 'SSP', 'SM', 'SSS'].slice(0, seats),
    gold: new Array(seats).fill(3),
  });
}

function next(s: PuertoCatan, random: Rng): Made<Move> | undefined {
  const entry = randomEntry(rules, any(s), random) as Made<Move> | undefined;
  const [f] = s.todo;
  if (f?.at === 'dice' && random.int(2) === 0) return { seat: -1, move: { dice: [3, 4] } };
  if (f?.at === 'select' && random.int(2) === 0) {
    const role = [0, 1, 3][random.int(3)];
    if (s.chosen[role] < 0) return { seat: f.seat, move: { role } };
  }
  return entry;
}

test('ruling 30: in 500 random sequences nobody is certain of more than all possible hands agree on', () => {
  let looks = 0;
  let steals = 0;
  let certain = 0;
  let possible = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const random = rng(seed, 30);
    const s = start(random);
    const all = new Worlds(s);
    for (let k = 0; k < 36 && all.most < 150; k++) {
      const entry = next(s, random);
      if (!entry) break;
      if (entry.move && 'stolen' in entry.move) steals++;
      all.make(s, entry);
      if (s.open) break;
      if (!all.holdsTruth(s)) throw new Error(`sequence ${seed}, entry ${k}: the truth is ruled out`);
      const truth = count(s);
      all.eyes.forEach((eye, i) => {
        const { hands } = sees(s, eye);
        const mins = all.least(i);
        hands.forEach(({ known, size, open }, seat) => {
          const where = (): string => `sequence ${seed}, entry ${k}: ${eye ?? 'the table'} of ${seat}`;
          looks++;
          const least = mins.slice(5 * seat, 5 * seat + 5);
          const real = truth.slice(5 * seat, 5 * seat + 5);
          for (let kind = 0; kind < 5; kind++) {
            const sure = known[kind];
            // an owner knows all of it, everybody at least what the whole table does, and nobody what may not be so
            const fits =
              sure <= least[kind] && sure <= real[kind] && open[kind] <= sure && (eye !== seat || sure === real[kind]);
            if (!fits) throw new Error(`${where()}: ${known} and ${open}, possible ${least}, true ${real}`);
            certain += sure;
            possible += least[kind];
          }
          if (size !== sum(real)) throw new Error(`${where()}: ${size} cards`);
        });
      });
    }
  }
  expect(steals).toBeGreaterThan(500);
  expect(looks).toBeGreaterThan(100_000);
  // and hardly anything that could be known is missed
  expect(certain).toBeLessThanOrEqual(possible);
  expect(certain / possible).toBeGreaterThan(0.98);
});
