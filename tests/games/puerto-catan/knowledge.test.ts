import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  cards,
  D,
  deal,
  done,
  hexAt,
  type PuertoCatan,
  plays,
  rules,
  sees,
  stolen,
  table,
  type Written,
} from './position';
import { sequence, type Tally } from './worlds';

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
    expect(told[0]).toContain('Player 1 declined.');
  });
});

test('ruling 30: in 500 random sequences nobody is certain of more than all possible hands agree on', () => {
  const tally: Tally = { looks: 0, steals: 0, certain: 0, possible: 0 };
  for (let seed = 1; seed <= 500; seed++) sequence(rules, seed, tally);
  expect(tally.steals).toBeGreaterThan(500);
  expect(tally.looks).toBeGreaterThan(100_000);
  // and hardly anything that could be known is missed
  expect(tally.certain).toBeLessThanOrEqual(tally.possible);
  expect(tally.certain / tally.possible).toBeGreaterThan(0.98);
});
