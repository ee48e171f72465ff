import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { same } from '../../../src/engine/copy';
import { RefusedError } from '../../../src/engine/playable';
import type { MatchRecord } from '../../../src/engine/record';
import { forget, readAll } from '../../../src/storage/store';
import { merged, previewed } from '../../../src/storage/transfer';
import { type Spoilt, spoiling } from '../spoil';
import { game, type Manila, rules, words } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const { saved, spoilt, opened, sentence, nothingLost, verify } = spoiling(game as never, { opener: 'first' }, 120);

const bad: [string, () => Spoilt, RegExp][] = [
  ['a bid of 1.5', () => spoilt('bid', (move) => (move.bid = 1.5)), /A bid is a whole number of pesos\.$/],
  ['a bid that is text', () => spoilt('bid', (move) => (move.bid = '20')), /A bid is a whole number of pesos\.$/],
  [
    'a bid beyond any limit',
    () => spoilt('bid', (move) => (move.bid = 999)),
    /The limit is \d+: cash, and 12 for every/,
  ],
  ['a start of 7', () => spoilt('launch', (move) => (move.launch[0][1] = 7)), /A punt starts on 0 to 5\.$/],
  [
    'two punts on one route',
    () => spoilt('launch', (move) => (move.launch[0][0] = move.launch[1][0])),
    /a route of its own\.$/,
  ],
  ['a ware loaded twice', () => spoilt('load', (move) => (move.load = [2, 2, 3])), /no ware twice\.$/],
  ['a die of seven', () => spoilt('dice', (move) => (move.dice[0] = 7)), /./],
  [
    'four of a ware dealt',
    () =>
      spoilt(
        'hands',
        (move) =>
          (move.hands = [
            [0, 0],
            [0, 0],
            [1, 2],
            [2, 3],
          ]),
      ),
    /./,
  ],
  [
    'a hand of three',
    () =>
      spoilt(
        'hands',
        (move) =>
          (move.hands = [
            [0, 0, 1],
            [0, 1],
            [1, 2],
            [2, 3],
          ]),
      ),
    /./,
  ],
];

describe('a log that the rules do not allow', () => {
  test.each(bad)('%s', (_name, make, why) => {
    const { record, at } = make();
    const match = opened(record);
    expect(sentence(match)).toMatch(new RegExp(`^Move ${at + 1} is not allowed by the rules: `));
    expect(sentence(match)).toMatch(why);
    expect(match.enter(0, { pass: true }, 1)).toEqual(match.trouble);
    nothingLost(record, match);
  });
});

const broken: [string, (s: Manila) => void, string][] = [
  [
    'a share too many',
    (s) => s.hands[0].push({ ware: 0, pledged: false, bought: true }),
    '6 shares of ginseng instead of 5',
  ],
  ['a share too few in the supply', (s) => s.supply[3]--, '4 shares of jade instead of 5'],
  ['more encumbered than the hand says', (s) => s.pledged[1]++, 'player 2 has 0 encumbered shares, not 1'],
  ['a purse below nothing', (s) => (s.cash[0] = -1), 'player 1 has -1 pesos'],
  ['half a peso', (s) => (s.cash[0] = 7.5), 'player 1 has 7.5 pesos'],
  ['a value off the black market', (s) => (s.values[0] = 7), 'a value of 7,'],
  ['a value of 30 in a game that goes on', (s) => (s.values[0] = 30), 'a ware at 30 and no end'],
  ['a harbour master who is not there', (s) => (s.master = 9), 'player 10 as harbour master'],
];

describe('a position that nobody could have reached', () => {
  test.each(broken)('as the last one saved: %s', (_name, spoil, why) => {
    const record = saved(40);
    spoil(record.last as unknown as Manila);
    const match = opened(record);
    expect(sentence(match)).toContain(`The position that was saved is impossible: ${why}`);
    // the log still leads somewhere sound, and from there it goes on
    expect(rules.broken(match.position() as unknown as Manila)).toBeUndefined();
    const on = match.continued({ id: 'on', seed: 'cd'.repeat(16), now: 9 });
    expect([on.trouble, same(on.position(), match.position())]).toEqual([undefined, true]);
  });

  test('as the last one saved, sound but another one', () => {
    const record = saved(40);
    (record.last as unknown as Manila).cash[0]--;
    const match = opened(record);
    expect(sentence(match)).toBe('The moves no longer lead to the position that was saved.');
    nothingLost(record, match);
  });

  test.each(broken)('to start from: %s', (_name, spoil, why) => {
    const record = saved(1);
    record.start = structuredClone(record.last);
    spoil(record.start as unknown as Manila);
    record.log = [];
    const match = opened(record);
    expect(sentence(match)).toContain(`This game starts from an impossible position: ${why}`);
    expect(same(match.position(), record.last)).toBe(true);
    record.last = structuredClone(record.start);
    expect(() => opened(record)).toThrow(RefusedError);
  });

  test('a game of two or six, or with options nobody offers', () => {
    for (const spoil of [
      (record: MatchRecord) => record.chairs.splice(2),
      (record: MatchRecord) => record.chairs.push(record.chairs[0], record.chairs[1]),
      (record: MatchRecord) => (record.options = { opener: 'oldest' }),
    ]) {
      const record = saved(1);
      spoil(record);
      record.log = [];
      record.last = { todo: [] };
      expect(() => opened(record)).toThrow(RefusedError);
    }
  });
});

describe('the same in a file from another tablet', () => {
  beforeAll(forget);
  afterAll(forget);
  test('each is refused in words, the sound one is offered, and nothing is stored of the others', async () => {
    const records = bad.map(([, make]) => make().record);
    const start = saved(1);
    start.start = structuredClone(start.last);
    (start.start as unknown as Manila).supply[0] = 9;
    start.last = structuredClone(start.start);
    start.log = [];
    const good = saved(30);
    const all = [...records, start, good].map((record, i) => ({ ...record, id: `m${i}` }));
    const text = JSON.stringify({ tidetable: 1, notice: '', kind: 'all', made: 0, matches: all });
    const arrivals = (await previewed(text, verify)) as any[];
    expect(arrivals.map(({ verdict }) => verdict)).toEqual([...all.slice(1).map(() => 'refused'), 'new']);
    for (const { why } of arrivals.slice(0, -1)) expect(words(why).length).toBeGreaterThan(20);
    expect(words(arrivals[0].why)).toMatch(/A bid is a whole number of pesos\.$/);
    expect(words(arrivals[records.length].why)).toBe(
      'This game starts from an impossible position: 11 shares of ginseng instead of 5',
    );
    await merged(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
    expect((await readAll('match:')).map(([key]) => key)).toEqual([`match:m${all.length - 1}`]);
  });
});
