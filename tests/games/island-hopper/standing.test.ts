import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import { type AnyRules, type Phrase, type Seat, TABLE } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import { about } from '../../../src/games/island-hopper/speech/about';
import { gains } from '../../../src/games/island-hopper/speech/gains';
import { standing, surely } from '../../../src/games/island-hopper/speech/standing';
import { text } from '../../../src/games/island-hopper/speech/text.en';
import { where } from '../../../src/games/island-hopper/speech/where';
import { say } from '../../../src/look/say';
import { A, any, B, C, game, type Hopper, type Options, rules, sees, table } from './position';

/** How it stands: the same for everybody and whatever lies behind the screens; and what places and plates tell. */

const chairs = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => ({ name }));
const said = (phrase: Phrase) => say(phrase, { text, chairs });

function* positions(seats: number, options: Partial<Options>, seed: number): Generator<Hopper> {
  const s = begin(rules as AnyRules, seats, rules.options(options, seats)) as Hopper;
  const random = rng(seed, 5);
  for (let guard = 0; guard < 1500; guard++) {
    const entry = randomEntry(rules as AnyRules, any(s), random);
    if (!entry) return;
    play(rules as AnyRules, any(s), entry.seat, entry.move);
    yield s;
  }
}

const PLANS: [number, Partial<Options>][] = [
  [2, {}],
  [4, {}],
  [5, { bribing: 'calm' }],
  [4, { openMoney: true, flight: 'cloud' }],
];

test.each(PLANS)('nothing of how it stands depends on a hand or a purse: %i with %j', (seats, options) => {
  const random = rng(3, seats);
  let swaps = 0;
  for (const s of positions(seats, options, 7)) {
    const open = standing(sees(s, null));
    for (let seat = 0; seat < seats; seat++) expect(standing(sees(s, seat))).toEqual(open);
    if (s.open || s.bag.length === 0 || random.int(4) > 0) continue;
    const other = structuredClone(s);
    const owner = random.int(seats);
    const held = other.hands[owner].find(({ open: known }) => !known);
    if (held) {
      const at = random.int(other.bag.length);
      [held.card, other.bag[at]] = [other.bag[at], held.card];
      swaps++;
    }
    if (!s.openMoney) {
      [other.cash[owner], other.bank] = [0, other.bank + other.cash[owner]];
      swaps++;
    }
    expect(standing(sees(other, null))).toEqual(open);
  }
  expect(swaps).toBeGreaterThan(100);
});

test('a closed purse is more than nobody knows; an open one is counted, and the end is exact', () => {
  const piles = [['I1 3 anchor', 'I1 5 anchor', 'I3 3 anchor'], ['I2 3 star'], [], []];
  const points = (openMoney: boolean) => {
    return standing(sees(table({ piles, cash: [12, 7, 0, 4], options: { openMoney } }), B)).points;
  };
  expect(points(false)).toEqual([]);
  expect(points(true)).toEqual([{ n: 12, more: true }, { n: 7 }, { n: 0 }, { n: 4 }]);
  const over = table({ piles, cash: [12, 7, 0, 4] });
  [over.open, over.todo, over.ending] = [true, [], 'last'];
  expect(standing(sees(over, null)).points).toEqual([{ n: 17 }, { n: 7 }, { n: 0 }, { n: 4 }]);
  expect(standing(sees(over, null)).places).toEqual([]);
});

test('so many completed contracts are sure to make so much in sets, whatever their symbols', () => {
  expect([0, 3, 8, 9, 12, 13].map(surely)).toEqual([0, 0, 0, 5, 20, 25]);
});

test('places are those of the board, in words, and none while a captain flies blind', () => {
  const ids = new Set(game.spots(sees(table({}), null)).map(({ id }) => id));
  let blind = 0;
  for (const s of positions(4, {}, 11)) {
    const v = sees(s, null);
    const { places, lines } = standing(v);
    if (['air', 'reckon'].includes(v.todo[0]?.at ?? '')) {
      blind++;
      expect(places).toEqual([]);
      expect(about('island:3', v).map(({ key }) => key)).toEqual(['hopper.about.blind']);
    }
    for (const { spot, mark, text: words } of places) {
      expect(ids).toContain(spot);
      expect(mark.length).toBeLessThan(6);
      expect(said(words)).toContain('steady hand');
    }
    for (const line of lines ?? []) expect(said(line)).not.toBe('');
    for (const id of ids) for (const phrase of about(id, v)) expect(said(phrase)).toMatch(/\S.*\.$/);
  }
  expect(blind).toBeGreaterThan(5);
});

test('every sentence about a place names its paragraph', () => {
  const known = new Set(game.reference.map(({ id }) => id));
  const v = sees(table({ money: { I1: 4 }, seats: 2, at: 'load' }), A);
  for (const id of ['island:0', 'island:11', 'good:2'])
    for (const { rule } of about(id, v)) expect(known).toContain(rule);
  expect(about('island:0', v).map(said).join(' ')).toContain('$4 lies here');
});

/** What a table that hears only what everybody hears puts at the plates. */
test.each([false, true])('plates tell dollars only where everybody hears them: open money %s', (openMoney) => {
  const s = begin(rules as AnyRules, 4, rules.options({ openMoney }, 4)) as Hopper;
  const random = rng(23, 1);
  const seen = new Set<string>();
  for (let guard = 0; guard < 1500; guard++) {
    const entry = randomEntry(rules as AnyRules, any(s), random);
    if (!entry) break;
    const cash = s.cash.slice();
    const change = new Map<Seat, number>();
    play(rules as AnyRules, any(s), entry.seat, entry.move, (event, to, rest) => {
      const heard = to ? rest : event;
      for (const { seat, n } of (heard && gains[heard.key]?.(heard.args ?? {})) || []) {
        seen.add(heard?.key as string);
        change.set(seat, (change.get(seat) ?? 0) + n);
      }
    });
    if (openMoney) for (const seat of cash.keys()) expect(change.get(seat) ?? 0).toBe(s.cash[seat] - cash[seat]);
    expect(change.has(TABLE)).toBe(false);
  }
  const hidden = ['hopper.takes', 'hopper.cashes', 'hopper.fares', 'hopper.fined'];
  for (const key of hidden.slice(0, 2)) expect(seen.has(key)).toBe(openMoney);
  if (!openMoney) for (const key of hidden) expect(seen.has(key)).toBe(false);
});

test('points of a set lie where its contracts were flown to; nowhere where two people have as many', () => {
  const reasonOf = (s: Hopper, seat: number) =>
    rules.scores(s).find((line) => line.seat === seat && line.category === 'anchor')?.reason as Phrase;
  const piles = [['I1 3 anchor', 'I1 5 anchor', 'I3 3 anchor'], ['I5 3 anchor'], [], []];
  const s = table({ piles });
  [s.open, s.todo, s.ending] = [true, [], 'last'];
  const at = (one: Hopper, seat: number) =>
    where['hopper.score.set']?.(reasonOf(one, seat).args ?? {}, sees(one, null));
  expect(at(s, A)).toEqual([['island:0'], ['island:2']]);
  expect(at(s, B)).toEqual([['island:4']]);
  s.piles[C] = [...s.piles[B]];
  expect(at(s, B)).toEqual([]);
});
