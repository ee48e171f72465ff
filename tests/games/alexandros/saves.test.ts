import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { same } from '../../../src/engine/copy';
import { RefusedError } from '../../../src/engine/playable';
import type { MatchRecord } from '../../../src/engine/record';
import { forget, readAll } from '../../../src/storage/store';
import { merged, previewed } from '../../../src/storage/transfer';
import { type Spoilt, spoiling } from '../spoil';
import { type Alexandros, game, rules, words } from './position';

/** Bad input: saves that nobody could have played. Each gets its sentence, and nothing is lost. */

const { saved, spoilt, opened, sentence, nothingLost, verify } = spoiling(game as never);

const bad: [string, () => Spoilt, RegExp][] = [
  ['a route through the air', () => spoilt('walk', (m) => (m.walk[m.walk.length - 2] = 100)), /along the sides/],
  ['a route with a detour', () => spoilt('walk', (m) => m.walk.splice(1, 0, m.walk[1], m.walk[0])), /shortest ways/],
  ['a route to nowhere', () => spoilt('walk', (m) => (m.to = 400)), /do not allow/],
  ['a route to an open space', () => spoilt('walk', (m) => (m.to = 1)), /The card leads to a /],
  ['a symbol of no card', () => spoilt('take', (m) => (m.take = 5)), /do not allow/],
  ['a card that is not face up', () => spoilt('up', (m) => (m.up = 5)), /do not allow/],
  ['a card out of nowhere', () => spoilt('draw', (m) => (m.draw = -1)), /do not allow/],
  ['a deal of nothing', () => spoilt('cards', (m) => (m.cards = [])), /do not allow/],
  ['a levy with a symbol of nobody', () => spoilt('levy', (m) => (m.levy = 9)), /do not allow/],
  ['an occupation without a guard', () => spoilt('occupy', (m) => (m.guards = [])), /At least one guard stands/],
  ['an occupation on open spaces', () => spoilt('occupy', (m) => (m.guards = [1])), /Guards stand on symbol spaces/],
  ['a gift of everything', () => spoilt('give', (m) => (m.give = [9, 9, 9, 9, 9])), /Only the cards that were used/],
  ['a gift of nothing', () => spoilt('give', (m) => (m.give = [0, 0, 0, 0, 0])), /Exactly .* must be given/],
  ['a first player who is not there', () => spoilt('starter', (m) => (m.starter = 4)), /do not allow/],
  [
    'a land without temples',
    () => spoilt('land', (m) => (m.land = m.land.replaceAll('T', '.')), { land: 'new' }),
    /A land has fourteen spaces of each symbol\.$/,
  ],
];

describe('a log that the rules do not allow', () => {
  test.each(bad)('%s', (_name, make, why) => {
    const { record, at } = make();
    const match = opened(record);
    expect(sentence(match)).toMatch(new RegExp(`^Move ${at + 1} is not allowed by the rules: `));
    expect(sentence(match)).toMatch(why);
    expect(match.enter(0, { stop: true }, 1)).toEqual(match.trouble);
    nothingLost(record, match);
  });
});

const broken: [string, (s: Alexandros) => void, string][] = [
  ['a card too many', (s) => s.supply.push(0), '12 temple cards instead of 11'],
  ['a card too few', (s) => s.supply.pop(), '10 soldier cards instead of 11'],
  ['a card of no symbol in the supply', (s) => s.supply.push(7), 'a supply with a card of no symbol'],
  ['a card of no symbol in a hand', (s) => s.hands[0].hidden.push(5), 'a hand with a card of no symbol'],
  ['a hand of half a card', (s) => (s.hands[0].open[1] += 0.5), 'a hand with a card of no symbol'],
  ['a hand of less than nothing', (s) => (s.hands[0].open = [-1, 0, 0, 0, 0]), 'a hand with a card of no symbol'],
  ['a discard that is none', (s) => (s.discards = [0]), 'discards that are no cards'],
  ['a face-up card of no symbol', (s) => (s.row[0] = 9), 'a face-up row that is none'],
  ['a row of three', (s) => s.row.push(-1), 'a face-up row that is none'],
  ['one hand more', (s) => s.hands.push({ open: [0, 0, 0, 0, 0], hidden: [] }), '5 hands for 4 people'],
  ['a wall of no colour', (s) => (s.walls[0] = 3), 'a wall of no colour'],
  ['a wall too few', (s) => (s.walls[s.walls.indexOf(1)] = 0), 'black walls instead of 65'],
  ['a red wall too early', redWall, 'red walls before the black'],
  ['a side too many', (s) => s.walls.push(0), '251 sides'],
  ['Alexander nowhere', (s) => (s.alexander = 101), 'Alexander is nowhere'],
  ['a guard on an open space', openGuard, 'a guard on an open space'],
  ['a guard of nobody', (s) => (s.guards[0] = 9), 'a guard of nobody'],
  ['a fifth guard', (s) => (s.stock[1] = 5), 'player 2 has 5 guards'],
  ['points below nothing', (s) => (s.scores[2] = -1), 'player 3 has -1 points'],
  ['points of a fifth', (s) => s.scores.push(0), 'guards or points of somebody who is not there'],
  ['two owners of one province', twoOwners, 'a province with two owners'],
  ['another land', (s) => (s.symbols = s.symbols.replace('T', 'A')), 'a land with other symbols'],
  ['no land', (s) => (s.symbols = ''), 'no land to play on'],
  ['an end in the midst of the game', (s) => (s.end = 'walls'), 'an end in a game that goes on'],
  ['a turn of a fifth', (s) => (s.todo = [{ at: 'choose', seat: 4 }]), 'a turn of player 5, who is not there'],
];

function redWall(s: Alexandros): void {
  s.red--;
  s.walls[s.walls.indexOf(0)] = 2;
}

function openGuard(s: Alexandros): void {
  s.stock[0]--;
  s.guards[1] = 0;
}

/** Guards of two people on the first two symbols of open land. */
function twoOwners(s: Alexandros): void {
  s.guards = s.guards.map(() => -1);
  s.walls = s.walls.map(() => 0);
  [s.black, s.red, s.stock] = [65, 10, [3, 3, 4, 4]];
  s.guards[0] = 0;
  s.guards[s.symbols.indexOf('L')] = 1;
}

describe('a position that nobody could have reached', () => {
  test.each(broken)('as the last one saved: %s', (_name, spoil, why) => {
    const record = saved(40);
    spoil(record.last as unknown as Alexandros);
    const match = opened(record);
    expect(sentence(match)).toContain('The position that was saved is impossible: ');
    expect(sentence(match)).toContain(why);
    // the log still leads somewhere sound, and from there it goes on
    expect(rules.broken(match.position() as unknown as Alexandros)).toBeUndefined();
    const on = match.continued({ id: 'on', seed: 'cd'.repeat(16), now: 9 });
    expect([on.trouble, same(on.position(), match.position())]).toEqual([undefined, true]);
  });

  test('as the last one saved, sound but another one', () => {
    const record = saved(40);
    (record.last as unknown as Alexandros).scores[0]++;
    const match = opened(record);
    expect(sentence(match)).toBe('The moves no longer lead to the position that was saved.');
    nothingLost(record, match);
  });

  test.each(broken)('to start from: %s', (_name, spoil, why) => {
    const record = saved(40);
    record.start = structuredClone(record.last);
    spoil(record.start as unknown as Alexandros);
    record.log = [];
    const match = opened(record);
    expect(sentence(match)).toContain('This game starts from an impossible position: ');
    expect(sentence(match)).toContain(why);
    expect(same(match.position(), record.last)).toBe(true);
    record.last = structuredClone(record.start);
    expect(() => opened(record)).toThrow(RefusedError);
  });

  test('a game of one or five, or with options nobody offers', () => {
    for (const spoil of [
      (record: MatchRecord) => record.chairs.splice(1),
      (record: MatchRecord) => record.chairs.push(record.chairs[0]),
      (record: MatchRecord) => (record.options = { land: 'moon' }),
    ]) {
      const record = saved(1);
      spoil(record);
      record.log = [];
      record.last = { todo: [] };
      expect(() => opened(record)).toThrow(RefusedError);
    }
  });

  test('newer rules than these', () => {
    const record = saved(1);
    record.rules = game.version + 1;
    expect(() => opened(record)).toThrow(RefusedError);
  });
});

describe('the same in a file from another tablet', () => {
  beforeAll(forget);
  afterAll(forget);
  test('each is refused in words, the sound one is offered, and nothing is stored of the others', async () => {
    const records = bad.map(([, make]) => make().record);
    const starts = broken.map(([, spoil]) => {
      const record = saved(40);
      record.start = structuredClone(record.last);
      spoil(record.start as unknown as Alexandros);
      record.last = structuredClone(record.start);
      record.log = [];
      return record;
    });
    const all = [...records, ...starts, saved(30)].map((record, i) => ({ ...record, id: `m${i}` }));
    const text = JSON.stringify({ tidetable: 1, notice: '', kind: 'all', made: 0, matches: all });
    const arrivals = (await previewed(text, verify)) as any[];
    expect(arrivals.map(({ verdict }) => verdict)).toEqual([...all.slice(1).map(() => 'refused'), 'new']);
    for (const { why } of arrivals.slice(0, -1)) expect(words(why).length).toBeGreaterThan(20);
    expect(words(arrivals[0].why)).toMatch(/Alexander walks along the sides of the spaces\.$/);
    await merged(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
    expect((await readAll('match:')).map(([key]) => key)).toEqual([`match:m${all.length - 1}`]);
  });
});
