import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { coach } from '../../../src/games/island-hopper/live/coach';
import { prior } from '../../../src/games/island-hopper/rules/bot';
import { wordToPilot } from '../../../src/games/island-hopper/rules/counsel';
import { helps } from '../../../src/games/island-hopper/rules/guiding';
import { MIDDLES } from '../../../src/games/island-hopper/rules/lagoon';
import { servedBy, trustIn } from '../../../src/games/island-hopper/rules/memory';
import { natureOf } from '../../../src/games/island-hopper/rules/nature';
import type { F } from '../../../src/games/island-hopper/rules/state';
import { momentOf, offered, remarked } from '../../../src/games/island-hopper/speech/talk';
import { NEVER } from '../../../src/games/kit/rivals';
import {
  A,
  B,
  C,
  D,
  fly,
  type Hopper,
  island,
  MANGO,
  plays,
  rules,
  sees,
  TABLE,
  table,
  type Written,
} from './position';

/** What computer players say, promise, threaten and remember: from their own view, each in its own way. */

const CHARACTERS = ['steady', 'cautious', 'greedy', 'builder', 'bluffer'];
const HANDS = [['I2 3 shell'], ['I1 3 anchor', 'I4 3 palm'], ['I5 3 star'], ['I6 3 palm']];

/** A computer pilot is on its way with the mango, so far astray. */
function guided(id: string, [dx, dy]: [number, number], written: Written = {}): Hopper {
  const s = table({ hands: HANDS, ...written });
  plays(s, A, { fly: MANGO, mode: 'reckon' });
  plays(s, A, { aim: island(id) });
  plays(s, TABLE, { gust: [dx, dy] });
  return s;
}

const wordOf = (s: Hopper, seat: number, character: string) => wordToPilot(sees(s, seat), seat, natureOf(character));
const guide = (s: Hopper): F<'guide'> => s.todo[0] as F<'guide'>;

/** The same table, with everything that this seat cannot see dealt anew. */
function dealtAnew(s: Hopper, seat: number, seed: number): Hopper {
  return rules.imagine(sees(s, seat), rng(seed));
}

describe('a computer pilot', () => {
  test('is told the truth by whoever is paid there, until it lands', () => {
    const s = guided('I1', [1100, 900]);
    for (const character of CHARACTERS) {
      const word = wordOf(s, B, character);
      expect(word && helps(s, guide(s), word), character).toBe(true);
    }
    guide(s).approach.factor = 0.2;
    expect(wordOf(s, B, 'builder')).toBeUndefined();
  });

  test('hears nothing of those who have nothing to win or to lose', () => {
    const s = guided('I1', [1100, 900]);
    for (const character of CHARACTERS) for (const seat of [C, D]) expect(wordOf(s, seat, character)).toBeUndefined();
  });

  test('is told lies by the gambler, never by the cautious, only against its interest and while it is believed', () => {
    const lies = (character: string, money: number, more: Written = {}): number => {
      let n = 0;
      for (let round = 1; round <= 8; round++) {
        for (const hand of ['I5 3 star', 'I4 4 shell', 'O5 5 star', 'I3 4 palm', 'O6 6 star']) {
          const hands = [HANDS[0]!, HANDS[1]!, [hand], HANDS[3]!];
          const s = guided('I1', [0, 10], { round, hands, money: { I1: money }, ...more });
          const word = wordOf(s, C, character);
          if (word && !helps(s, guide(s), word)) n++;
        }
      }
      return n;
    };
    expect(lies('bluffer', 8)).toBeGreaterThan(15);
    expect(lies('steady', 8)).toBeLessThan(8);
    expect(lies('cautious', 8)).toBe(0);
    expect(lies('bluffer', 0)).toBe(0);
    // the rest of its trust is kept for the last round
    expect(lies('bluffer', 8, { hurt: [0, 0, 1, 0] })).toBe(0);
    expect(lies('bluffer', 8, { hurt: [0, 0, 1, 0], last: true })).toBeGreaterThan(15);
    expect(lies('bluffer', 8, { hurt: [0, 0, 2, 0], last: true })).toBe(0);
  });

  test('of the words only those are weighed that the seat would say', () => {
    const s = guided('I1', [1100, 900]);
    const moves = ['north', 'east', 'south', 'west', 'back'].map((word) => ({ word }) as never);
    const worths = prior(sees(s, B), [...moves, { hush: true } as never], 'cautious');
    expect(worths.filter((worth) => worth! > 0)).toHaveLength(1);
    expect(worths.filter((worth) => worth === NEVER)).toHaveLength(4);
  });
});

describe('nothing that another hides reaches a word', () => {
  test.each(CHARACTERS)('of a %s sailor', (character) => {
    const inFlight = guided('I1', [1100, 900], { money: { I1: 8 } });
    const minute = table({ hands: HANDS, at: 'bribe', money: { I1: 3 } });
    for (const seat of [B, C, D]) {
      for (let seed = 0; seed < 8; seed++) {
        const other = (s: Hopper): Hopper => dealtAnew(s, seat, seed);
        expect(wordOf(other(inFlight), seat, character)).toBe(wordOf(inFlight, seat, character));
        expect(offered(sees(other(minute), seat), seat, character)).toEqual(
          offered(sees(minute, seat), seat, character),
        );
      }
    }
  });

  test('when something is said does not depend on the hand of whoever says it', () => {
    const one = table({ hands: HANDS, at: 'bribe' });
    const other = table({ hands: [[], ['O5 7 star'], [], []], at: 'bribe' });
    expect(momentOf(sees(one, B), B)).toBe(momentOf(sees(other, B), B));
    const moments = [B, C, D].map((seat) => momentOf(sees(one, seat), seat));
    expect(new Set(moments).size).toBe(3);
  });
});

describe('memory', () => {
  test('a captain who flew for a seat is worth more to it than one who flew past', () => {
    const s = table({ hands: HANDS });
    expect(servedBy(sees(s, B), A, B)).toBe(1);
    fly(s, MANGO, 'I1');
    expect(servedBy(sees(s, B), A, B)).toBeGreaterThan(1);
    expect(servedBy(sees(s, C), A, C)).toBeLessThan(1);
  });

  test('bribes grow with it', () => {
    const bribes = (kind: boolean): number => {
      let sum = 0;
      for (let round = 1; round <= 8; round++) {
        const s = table({ hands: [[], ['O5 7 star', 'O3 7 shell'], [], []], at: 'bribe', round, cash: [9, 40, 9, 9] });
        s.piles[B] = [0];
        const one = { captain: A, round, good: MANGO, mode: 'drag', drop: null, path: [], again: false } as const;
        for (let i = 0; i < 3; i++) s.flights.push({ ...one, path: [], island: kind ? 0 : -1, landed: kind });
        const view = sees(s, B);
        const puts = [1, 5, 10].flatMap((coins) => [10, 8].map((put) => ({ put, coins })));
        sum += Math.max(...prior(view, puts, 'builder').map((worth) => worth ?? 0));
      }
      return sum;
    };
    expect(bribes(true)).toBeGreaterThan(bribes(false));
  });

  test('who has told pilots false words is counted on less, and after two not at all', () => {
    const [none, one, two] = [0, 1, 2].map((false_) => trustIn(sees(table({ hurt: [0, false_, 0, 0] }), A), B));
    expect(none).toBe(1);
    expect(one).toBeLessThan(1);
    expect(two).toBe(0);
  });

  test('is spoken of over a result', () => {
    const s = table({ hands: HANDS });
    plays(s, A, { fly: MANGO, mode: 'drag' });
    plays(s, TABLE, { drop: [...MIDDLES[0]!] as [number, number], path: [] });
    expect(remarked(sees(s, B), B, 'builder')?.key ?? 'hopper.talk.thanks').toBe('hopper.talk.thanks');
    expect(remarked(sees(s, C), C, 'builder')).toBeUndefined();
  });
});

test('sailors promise and threaten each in their own way', () => {
  const said = (character: string): Map<string, number> => {
    const out = new Map<string, number>();
    for (let round = 1; round <= 8; round++) {
      for (let card = 0; card < 72; card += 2) {
        const s = table({ at: 'bribe', round });
        s.hands[B] = [{ card, open: false, from: -1 }];
        const key = offered(sees(s, B), B, character)?.key ?? 'nothing';
        out.set(key, (out.get(key) ?? 0) + 1);
      }
    }
    return out;
  };
  const threats = (character: string): number => said(character).get('hopper.talk.threat') ?? 0;
  const promises = (character: string): number => said(character).get('hopper.talk.promise') ?? 0;
  expect(threats('cautious')).toBe(0);
  expect(threats('greedy')).toBeGreaterThan(2 * threats('steady'));
  expect(promises('builder')).toBeGreaterThan(2 * promises('greedy'));
  expect(said('cautious').get('nothing')).toBeGreaterThan(50);
});

describe('while a person flies', () => {
  const inTheAir = (written: Written = {}): Hopper => {
    const s = table({ hands: HANDS, ...written });
    plays(s, A, { fly: MANGO, mode: 'drag' });
    return s;
  };
  const heard = (s: Hopper, x: number, y: number, at: number, said: Parameters<typeof coach>[2] = []) =>
    coach(
      {
        view: sees(s, null),
        people: [A],
        viewOf: (seat) => sees(s, seat),
        characters: ['', 'steady', 'bluffer', 'cautious'],
      },
      { x, y, at },
      said,
    );
  const [x, y] = MIDDLES[island('I1')]!;

  test('a token on its course hears nothing, one astray hears the way, one that is there is told to drop', () => {
    const s = inTheAir();
    expect(heard(s, 0, 0, 900)).toBeUndefined();
    expect(heard(s, x * 0.6, y * 0.6, 900)).toBeUndefined();
    expect(heard(s, x * 0.6, -2600, 900)).toMatchObject({ seat: B, word: 'south' });
    expect(heard(s, x, y, 900)).toMatchObject({ seat: B, word: 'drop' });
    expect(heard(s, x * 1.6, y, 900)).toMatchObject({ seat: B, word: 'back' });
  });

  test('nobody speaks twice in a breath, nor more than three times', () => {
    const s = inTheAir();
    const word = { seat: B, word: 'south' } as const;
    expect(heard(s, x * 0.6, -2600, 1000, [{ ...word, at: 900 }])).toBeUndefined();
    expect(heard(s, x * 0.6, -2600, 3000, [{ ...word, at: 900 }])).toBeDefined();
    const three = [900, 2900, 4900].map((at) => ({ ...word, at }));
    expect(heard(s, x * 0.6, -2600, 9000, three)).toBeUndefined();
  });

  test('the gambler leads astray whoever would carry off a rival’s money', () => {
    let lies = 0;
    for (let round = 1; round <= 8; round++) {
      const s = inTheAir({ round, money: { I1: 8 }, hands: [[], [], HANDS[2]!, []] });
      const said = heard(s, x * 0.6, y * 0.6, 900);
      if (said?.seat === C) lies++;
    }
    expect(lies).toBeGreaterThan(2);
  });
});
