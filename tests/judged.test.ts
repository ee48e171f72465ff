import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../src/engine/copy';
import { Match } from '../src/engine/match';
import { FORMAT, type MatchRecord } from '../src/engine/record';
import { game } from '../src/games/manila/game';
import type { GameModule } from '../src/games/module';
import { playMatch } from '../src/headless/games';
import { judged } from '../src/storage/judged';

// A save is mended where nothing depends on it, and refused where the game would be another one.

const manila = game as GameModule;

function played(): MatchRecord {
  const match = playMatch(manila, { seats: 3, seed: 8, until: 40 });
  match.takeBack(36, 9);
  match.seal();
  match.record.left = 1500;
  for (const entry of match.record.log) entry.ms = 700;
  return JSON.parse(JSON.stringify(match.record));
}

/** As a reader may find it: anything at all in the place of something. */
const damage = (change: (record: any) => void): unknown => {
  const record = played();
  change(record);
  return record;
};

const moves = (record: MatchRecord) => record.log.map(({ seat, move, how }) => ({ seat, move, how }));
const opened = (raw: unknown): MatchRecord => {
  const { record, trouble } = judged(raw);
  expect(trouble).toBeUndefined();
  return record as MatchRecord;
};

describe('mended', () => {
  const entry = (ms: unknown) => damage(({ log }) => Object.assign(log[3], { ms }));
  test.each([[-1], [12.5], [Number.NaN], [null], ['700'], [{}], [1e300]])('a thinking time of %s is dropped', (ms) => {
    const { log } = opened(entry(ms));
    expect(log[3]).not.toHaveProperty('ms');
    expect(log[4].ms).toBe(700);
  });

  test.each([
    [{ started: -5 }, { started: 200, changed: 200, played: 7 }],
    [{ changed: 'today' }, { started: 100, changed: 100, played: 7 }],
    [{ changed: 1e300 }, { started: 100, changed: 100, played: 7 }],
    [{ played: -1 }, { started: 100, changed: 200, played: 0 }],
    [
      { started: null, changed: null, played: null },
      { started: 0, changed: 0, played: 0 },
    ],
  ])('a clock with %j tells what can be known', (some, clock) => {
    const raw = damage((record) => (record.clock = { started: 100, changed: 200, played: 7, ...some }));
    expect(opened(raw).clock).toEqual(clock);
  });

  test('a clock that is none stands at nought', () => {
    for (const clock of [null, 'noon', 7, undefined])
      expect(opened(damage((record) => (record.clock = clock))).clock).toEqual({ started: 0, changed: 0, played: 0 });
  });

  test('the time left is dropped, the date of a note forgotten', () => {
    for (const odd of [-1, 1.5, null, '1'])
      expect(opened(damage((record) => (record.left = odd)))).not.toHaveProperty('left');
    const [note] = opened(damage(({ notes }) => (notes[0].when = 'then'))).notes;
    expect(note).toMatchObject({ kind: 'takeback', at: 36, when: 0 });
  });

  test('names are cut where a letter ends, seats and colours get the first there is', () => {
    const long = '🦜'.repeat(40);
    const { chairs } = opened(damage((record) => Object.assign(record.chairs[0], { name: `a${long}`, colour: -3 })));
    expect(chairs[0]).toMatchObject({ name: `a${'🦜'.repeat(29)}`, colour: 0 });
    expect(opened(damage((record) => (record.chairs[1].side = 'north'))).chairs[1].side).toBe(0);
  });

  test('a hand-over that cannot be read seals everything', () => {
    const whole = played();
    expect(opened(whole).sealed).toBe(whole.sealed);
    for (const odd of [-1, 1.5, null, 'x', 1e6])
      expect(opened(damage((record) => (record.sealed = odd))).sealed).toBe(whole.log.length);
    expect(opened(damage((record) => delete record.sealed))).not.toHaveProperty('sealed');
  });

  test('a brief that cannot be read is one that can', () => {
    for (const odd of [null, 'x', [], { over: 1, waiting: 'all', winners: [null], totals: ['9'], parts: 7 }])
      expect(opened(damage((record) => (record.brief = odd))).brief).toEqual({
        over: false,
        round: 0,
        waiting: [],
        winners: [],
      });
  });

  const anything = fc.oneof(
    fc.jsonValue() as fc.Arbitrary<unknown>,
    fc.double(),
    fc.constantFrom(undefined, null, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '', 'x'.repeat(500)),
    // fresh ones: what one run writes into them must not meet the next
    fc.constantFrom('[]', '{}').map((text) => JSON.parse(text) as unknown),
  );
  const unimportant: fc.Arbitrary<(record: any, value: unknown) => void> = fc.oneof(
    fc.nat(35).map((at) => (record: any, value: unknown) => (record.log[at].ms = value)),
    fc.constantFrom('clock', 'brief', 'left', 'sealed').map((key) => (record: any, value: unknown) => {
      record[key] = value;
    }),
    fc.constantFrom('started', 'changed', 'played').map((key) => (record: any, value: unknown) => {
      if (record.clock) record.clock[key] = value;
    }),
    fc.constantFrom('over', 'round', 'waiting', 'winners', 'totals', 'parts').map((key) => {
      return (record: any, value: unknown) => {
        if (record.brief) record.brief[key] = value;
      };
    }),
    fc.constantFrom('colour', 'side').map((key) => (record: any, value: unknown) => {
      record.chairs[1][key] = value;
    }),
    fc.string({ maxLength: 300 }).map((name) => (record: any) => (record.chairs[2].name = name)),
    fc.constant((record: any, value: unknown) => (record.notes[0].when = value)),
  );

  test('whatever of it is damaged, the match opens with the same moves and in the same position', () => {
    const whole = played();
    const position = Match.resume(manila, whole).position();
    const broken = fc.array(fc.tuple(unimportant, anything), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(broken, (all) => {
        const raw = played() as any;
        for (const [change, value] of all) {
          try {
            change(raw, value);
          } catch {
            // what was to be damaged is gone already
          }
        }
        const record = opened(raw);
        expect(moves(record)).toEqual(moves(whole));
        // nothing undefined, nothing that JSON would change
        expect(isPlain(record)).toBe(true);
        const match = Match.resume(manila, record);
        expect(match.trouble).toBeUndefined();
        expect(match.position()).toEqual(position);
      }),
      { numRuns: 150 },
    );
  });

  test('what is whole stays exactly as it is, with what this version does not know', () => {
    const whole = { ...played(), later: { x: 1 } };
    expect(opened(whole)).toStrictEqual(whole);
    expect(whole).toStrictEqual({ ...played(), later: { x: 1 } });
  });
});

describe('refused', () => {
  const why = (raw: unknown) => {
    const { trouble } = judged(raw);
    const part = (trouble?.args?.part as { key: string } | undefined)?.key;
    return part?.replace('save.part.', '') ?? trouble?.key;
  };
  test.each([
    ['seed', (r: any) => (r.seed = r.seed.slice(1))],
    ['seats', (r: any) => delete r.chairs],
    ['seats', (r: any) => (r.chairs = [])],
    ['seats', (r: any) => (r.chairs[1].bot = 3)],
    ['log', (r: any) => delete r.log[5].seat],
    ['log', (r: any) => delete r.log[5].move],
    ['log', (r: any) => (r.log[5].seat = 3)],
    ['log', (r: any) => (r.log[5].how = 'guessed')],
    ['notes', (r: any) => (r.notes[0].dropped = 'all')],
    ['notes', (r: any) => (r.notes[0].dropped[0].seat = 9)],
    ['notes', (r: any) => (r.notes[0].kind = 'rumour')],
    ['header', (r: any) => (r.id = '../x')],
    ['header', (r: any) => (r.rules = 'new')],
    ['position', (r: any) => (r.last = [])],
    ['file', (r: any) => (r.options = { n: Number.NaN })],
    ['save.future', (r: any) => (r.format = FORMAT + 1)],
  ])('%s: %s', (part, change) => {
    expect(why(damage(change))).toBe(part);
  });
});
