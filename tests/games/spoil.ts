import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { same } from '../../src/engine/copy';
import { Match } from '../../src/engine/match';
import { RefusedError } from '../../src/engine/playable';
import type { MatchRecord } from '../../src/engine/record';
import type { Json, Phrase } from '../../src/engine/rules';
import type { GameModule } from '../../src/games/module';
import { playMatch } from '../../src/headless/games';
import { say } from '../../src/look/say';
import { merged, previewed } from '../../src/storage/arrivals';
import { judged } from '../../src/storage/judged';
import { forget, readAll } from '../../src/storage/store';
import { type Contents, unpacked } from '../../src/storage/unpacked';

/** Saves that nobody could have played: each is opened, gets its sentence, and nothing is lost. */

export interface Spoilt {
  record: MatchRecord;
  /** The entry that was spoilt. */
  at: number;
}

export function spoiling(game: GameModule, usual: { [option: string]: Json } = {}, long = 400) {
  const words = (phrase: Phrase): string => say(phrase, { text: game.text });

  /** A random match of four, stopped there. */
  const saved = (until: number, options = usual): MatchRecord =>
    JSON.parse(JSON.stringify(playMatch(game, { seats: 4, seed: 27, options, until }).record));

  /** An entry of this kind in a long game, spoilt; the entries after it stay. */
  const spoilt = (kind: string, change: (move: any) => void, options = usual): Spoilt => {
    const record = saved(long, options);
    const at = record.log.findIndex(({ move }) => move !== null && kind in (move as object));
    expect(at, kind).toBeGreaterThanOrEqual(0);
    change(record.log[at].move);
    expect(judged(record).trouble).toBeUndefined();
    return { record, at };
  };

  const opened = (record: MatchRecord): Match => Match.resume(game, record);
  const sentence = (match: Match): string => (match.trouble ? words(match.trouble) : 'no trouble');

  /** The match can be looked at as it was before the bad entry, and gone on with from the last saved position. */
  const nothingLost = (record: MatchRecord, match: Match): void => {
    expect(game.rules.broken(match.position())).toBeUndefined();
    const on = match.continued({ id: 'on', seed: 'cd'.repeat(16), now: 9 });
    expect(on.trouble).toBeUndefined();
    expect(same(on.position(), record.last)).toBe(true);
    expect(match.record.log).toEqual(record.log);
  };

  /** What an import says of a record: nothing where it is sound. */
  const verify = async (record: MatchRecord): Promise<Phrase | undefined> => {
    try {
      return opened(record).trouble;
    } catch (error) {
      return (error as RefusedError).refusal;
    }
  };
  return { game, words, saved, spoilt, opened, sentence, nothingLost, verify };
}

type Saves = ReturnType<typeof spoiling>;

export interface Spoilings<S> {
  /** Entries of a log that the rules do not allow, and what is said of them. */
  bad: [name: string, make: () => Spoilt, why: RegExp][];
  /** Any move: a match in trouble takes none. */
  move: Json;
  /** Positions that nobody could have reached, and what is said of them. */
  broken: [name: string, spoil: (s: S) => void, why: string][];
  /** How long the match is whose position these spoil, where it is one to start from. */
  start?: number;
  /** Another position, but a sound one. */
  other: (s: S) => void;
  /** Games for people or with options that nobody offers. */
  unoffered: ((record: MatchRecord) => void)[];
}

/** Everything about spoilt saves of a game. */
export function refuseSpoilt<S>(saves: Saves, spoilings: Spoilings<S>): void {
  describe('a log that the rules do not allow', () => badLogs(saves, spoilings));
  describe('a position that nobody could have reached', () => brokenPositions(saves, spoilings));
  describe('the same in a file from another tablet', () => badFile(saves, spoilings));
}

const position = <S>(json: Json): S => json as unknown as S;

/** A match that starts from a position spoilt like this, and has no moves. */
function startsFrom<S>({ saved }: Saves, { start = 40 }: Spoilings<S>, spoil: (s: S) => void): MatchRecord {
  const record = saved(start);
  record.start = structuredClone(record.last);
  spoil(position(record.start));
  record.log = [];
  return record;
}

function badLogs<S>({ opened, sentence, nothingLost }: Saves, { bad, move }: Spoilings<S>): void {
  test.each(bad)('%s', (_name, make, why) => {
    const { record, at } = make();
    const match = opened(record);
    expect(sentence(match)).toMatch(new RegExp(`^The rules don’t allow move ${at + 1}: `));
    expect(sentence(match)).toMatch(why);
    expect(match.enter(0, move, 1)).toEqual(match.trouble);
    nothingLost(record, match);
  });
}

function brokenPositions<S>(saves: Saves, spoilings: Spoilings<S>): void {
  const { game, saved, opened, sentence, nothingLost } = saves;
  const { broken, other, unoffered } = spoilings;

  test.each(broken)('as the last one saved: %s', (_name, spoil, why) => {
    const record = saved(40);
    spoil(position(record.last));
    const match = opened(record);
    // what `broken` found is for the tools: it may name what is secret, in a programmer's words
    expect(sentence(match)).toBe('The saved position is impossible.');
    expect(match.trouble?.args?.why).toEqual({ words: why });
    // the log still leads somewhere sound, and from there it goes on
    expect(game.rules.broken(match.position())).toBeUndefined();
    const on = match.continued({ id: 'on', seed: 'cd'.repeat(16), now: 9 });
    expect([on.trouble, same(on.position(), match.position())]).toEqual([undefined, true]);
  });

  test('as the last one saved, sound but another one', () => {
    const record = saved(40);
    other(position(record.last));
    const match = opened(record);
    expect(sentence(match)).toBe('The moves no longer lead to the saved position.');
    nothingLost(record, match);
  });

  test.each(broken)('to start from: %s', (_name, spoil, why) => {
    const record = startsFrom(saves, spoilings, spoil);
    const match = opened(record);
    expect(sentence(match)).toBe('This game starts from an impossible position.');
    expect(match.trouble?.args?.why).toEqual({ words: why });
    expect(same(match.position(), record.last)).toBe(true);
    record.last = structuredClone(record.start) as typeof record.last;
    expect(() => opened(record)).toThrow(RefusedError);
  });

  test('a game of too few or too many, or with options nobody offers', () => {
    for (const spoil of unoffered) {
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
}

function badFile<S>(saves: Saves, spoilings: Spoilings<S>): void {
  const { words, saved, verify } = saves;
  const { bad, broken } = spoilings;
  beforeAll(forget);
  afterAll(forget);
  test('each is refused in words, the sound one is offered, and nothing is stored of the others', async () => {
    const records = bad.map(([, make]) => make().record);
    const starts = broken.map(([, spoil]) => {
      const record = startsFrom(saves, spoilings, spoil);
      return { ...record, last: structuredClone(record.start) };
    });
    const all = [...records, ...starts, saved(30)].map((record, i) => ({ ...record, id: `m${i}` }));
    const text = JSON.stringify({ tidetable: 1, notice: '', kind: 'all', made: 0, matches: all });
    const arrivals = (await previewed(unpacked(text) as Contents, verify)) as any[];
    expect(arrivals.map(({ verdict }) => verdict)).toEqual([...all.slice(1).map(() => 'refused'), 'new']);
    const why = arrivals.slice(0, -1).map((arrival) => words(arrival.why));
    for (const told of why) expect(told.length).toBeGreaterThan(20);
    for (const [i, [, , pattern]] of bad.entries()) expect(why[i]).toMatch(pattern);
    for (const i of broken.keys()) expect(why[bad.length + i]).toBe('This game starts from an impossible position.');
    await merged(arrivals.map((arrival) => ({ ...arrival, choice: 'take' })));
    expect((await readAll('match:')).map(([key]) => key)).toEqual([`match:m${all.length - 1}`]);
  });
}
