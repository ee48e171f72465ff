import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rng } from '../../src/engine/chance';
import { Match, RefusedError } from '../../src/engine/match';
import { FORMAT } from '../../src/engine/record';
import { playMatch } from '../../src/headless/games';
import { spoilt } from '../../src/headless/saves';
import { text } from '../../src/look/text.en';
import { judged } from '../../src/storage/judged';
import { deck } from './modules/deck';
import { follow } from './modules/follow';
import { sealed } from './modules/sealed';

/** Saves that are whole, damaged or from the future. */

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const record = () => json(playMatch(deck, { seats: 3, seed: 5 }).record);

describe('the form of a record', () => {
  it('is whole when a match wrote it, at every moment', () => {
    for (const game of [deck, follow, sealed]) {
      for (const until of [0, 1, 5, 100]) {
        const match = playMatch(game, { seats: 3, seed: 2, until });
        if (until === 5) match.takeBack(2, 9);
        match.seatBot(0, 'simple', 9);
        expect(judged(json(match.record))).toEqual({ record: json(match.record) });
        const again = Match.resume(game, json(match.record)).continued({ id: 'again', seed: 'f'.repeat(32), now: 9 });
        expect(judged(json(again.record))).toEqual({ record: json(again.record) });
      }
    }
  });

  it('is from the future', () => {
    expect(judged({ ...record(), format: FORMAT + 1 })).toEqual({ trouble: { key: 'save.future' } });
  });

  it.each([
    ['file', null],
    ['file', []],
    ['file', 'text'],
    ['header', {}],
    ['header', { ...record(), format: '1' }],
    ['header', { ...record(), id: '../x' }],
    ['header', { ...record(), rules: 1.5 }],
    ['header', { ...record(), typed: 'die' }],
    ['seed', { ...record(), seed: 'abc' }],
    ['seats', { ...record(), chairs: [] }],
    ['seats', { ...record(), chairs: new Array(13).fill(record().chairs[0]) }],
    ['seats', { ...record(), chairs: [{ name: 5 }] }],
    ['log', { ...record(), log: [{ seat: 3, move: 1 }] }],
    ['log', { ...record(), log: [{ seat: 0 }] }],
    ['log', { ...record(), log: [{ seat: 0, move: 1, how: 'guessed' }] }],
    ['log', { ...record(), log: [{ seat: 0, move: undefined }] }],
    ['notes', { ...record(), notes: [{ kind: 'rumour', at: 0, when: 0 }] }],
    ['notes', { ...record(), notes: [{ kind: 'takeback', at: 0, when: 0, dropped: [{}] }] }],
    ['position', { ...record(), last: 7 }],
  ])('names the damaged part: %s', (part, raw) => {
    const key = `save.part.${part}`;
    expect(judged(raw)).toEqual({ trouble: { key: 'save.damaged', args: { part: { key } } } });
    expect(text).toHaveProperty([key]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (raw) => judged(raw).trouble !== undefined));
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => judged({ ...record(), log: raw, notes: [raw] }).trouble !== undefined),
    );
  });
});

it('a spoilt save is a match, a match to look at, or a sentence', () => {
  const count = { opened: 0, trouble: 0, fault: 0, refused: 0 };
  for (const game of [deck, follow, sealed]) {
    const whole = playMatch(game, { seats: 3, seed: 11 }).record;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const raw = json(spoilt(whole, rng(seed)));
        const { record, trouble } = judged(raw);
        if (trouble) {
          count.fault++;
          expect(text).toHaveProperty([trouble.key]);
          return;
        }
        try {
          const match = Match.resume(game, record);
          count[match.trouble ? 'trouble' : 'opened']++;
          if (match.trouble) expect(text).toHaveProperty([match.trouble.key]);
          match.view(null);
          match.ask();
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
          count.refused++;
        }
      }),
      { numRuns: 300 },
    );
  }
  expect(Math.min(count.opened, count.trouble, count.fault)).toBeGreaterThan(10);
});
