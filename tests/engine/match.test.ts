import { describe, expect, it } from 'vitest';
import { type Ask, Match, RefusedError } from '../../src/engine/match';
import { FORMAT } from '../../src/engine/record';
import { type Json, TABLE } from '../../src/engine/rules';
import type { Checked } from '../../src/headless/contract';
import { bell } from './modules/bell';
import { deck } from './modules/deck';
import { interrupt } from './modules/interrupt';
import { sealed } from './modules/sealed';
import { chairs, startMatch } from './modules/tiny';

/** A match: start, resume, undo, take back, and everything that can be wrong with a save. */

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A few purchases of two seats, with an interrupt among them. */
function bought(): Match {
  const match = startMatch(interrupt, 2);
  const moves: Json[] = [{ pay: 2 }, { pay: 5 }, { sold: 1 }, { pass: true }];
  for (const move of moves) expect(match.enter(0, move, 10)).toBe(true);
  expect(match.enter(1, { pass: true }, 20, undefined, 1500)).toBe(true);
  return match;
}

describe('starting', () => {
  it('fills the record and settles up to the first decision', () => {
    const match = startMatch(interrupt, 2, { now: 77 });
    expect(match.record).toMatchObject({
      format: FORMAT,
      game: 'interrupt',
      rules: 1,
      options: {},
      log: [],
      notes: [],
    });
    expect(match.record.clock).toEqual({ started: 77, changed: 77, played: 0 });
    expect(match.record.brief).toEqual({ over: false, round: 0, waiting: [0], winners: [] });
    expect(match.ask()).toEqual<Ask>({
      step: 'buy',
      kind: 'choice',
      privacy: 'open',
      actors: [0],
      offered: false,
      noEndTurn: false,
      table: false,
      typed: false,
      turn: 0,
      choosers: [],
    });
    expect([match.over, match.seats, match.length]).toEqual([false, 2, 0]);
    expect([match.scores(), match.winners(), match.ending()]).toEqual([[], [], undefined]);
  });

  it('refuses options that do not fit, with the refusal', () => {
    const game: Checked = { ...interrupt, rules: { ...interrupt.rules, options: () => ({ key: 'tiny.no' }) } };
    expect(() => startMatch(game, 2)).toThrow(RefusedError);
    try {
      startMatch(game, 2);
    } catch (error) {
      expect((error as RefusedError).refusal).toEqual({ key: 'tiny.no' });
    }
  });

  it('starts from a position that was typed in', () => {
    const start = bought().position();
    const match = startMatch(interrupt, 2, { start: start as any });
    expect(match.position()).toEqual(start);
    expect(match.enter(1, { pay: 2 }, 0)).toBe(true);
    expect(Match.resume(interrupt, json(match.record)).position()).toEqual(match.position());
  });

  it('hands out copies: nothing that is done to them reaches the match', () => {
    const match = bought();
    const before = match.position();
    match.position().coins[0] = 99;
    const move = { pay: 2 };
    match.enter(1, move, 0);
    move.pay = 5;
    expect(match.record.log.at(-1)?.move).toEqual({ pay: 2 });
    expect(before.coins[0]).not.toBe(99);
    match.undo(0);
    expect(match.position()).toEqual(before);
  });
});

describe('entering', () => {
  it('says why not, and nothing has changed then', () => {
    const match = bought();
    const before = json(match.record);
    expect(match.enter(0, { pay: 2 }, 99)).toEqual({ key: 'engine.notYours' });
    expect(match.enter(1, { pay: 3 }, 99)).toEqual({ key: 'engine.illegal' });
    expect(match.enter(TABLE, null, 99)).toEqual({ key: 'engine.notYours' });
    expect(match.enter(1, Number.NaN, 99)).toEqual({ key: 'engine.illegal' });
    expect(match.draw(99)).toEqual({ key: 'engine.notYours' });
    expect(match.record).toEqual(before);
  });

  it('stays on the position before when a step throws', () => {
    const steps = interrupt.rules.steps as any;
    const apply = (s: any) => {
      s.coins[0] = 1000;
      throw new Error('a hole in the rules');
    };
    const game: Checked = {
      ...interrupt,
      rules: { ...interrupt.rules, steps: { ...steps, buy: { ...steps.buy, apply } } as any },
    };
    const match = startMatch(game, 2);
    const before = match.position();
    const record = json(match.record);
    expect(match.enter(0, { pay: 2 }, 0)).toMatchObject({ key: 'engine.broke' });
    expect(match.position()).toEqual(before);
    expect(match.record).toEqual(record);
    expect(match.heard(0, 0)).toEqual([]);
    expect(match.enter(0, { pay: 2 }, 0)).toMatchObject({ key: 'engine.broke' });
  });

  it('keeps thinking times and how TABLE came to its move', () => {
    expect(bought().record.log[4]).toEqual({ seat: 1, move: { pass: true }, ms: 1500 });
    const match = startMatch(deck, 2);
    match.enter(0, { draw: true }, 5);
    match.draw(6);
    expect(match.record.log[1]).toMatchObject({ seat: TABLE, how: 'drawn' });
    expect(match.record.clock.changed).toBe(6);
  });
});

describe('undo', () => {
  it('takes back what told nobody anything, and redo enters it again', () => {
    const match = bought();
    const after = match.position();
    const heard = match.heard(null);
    const entry = match.undo(30);
    expect(entry).toEqual({ seat: 1, move: { pass: true }, ms: 1500 });
    expect(match.length).toBe(4);
    expect(match.heard(null).length).toBe(heard.length - 1);
    expect(match.enter(1, { pass: true }, 31)).toBe(true);
    expect(match.position()).toEqual(after);
    expect(match.heard(null)).toEqual(heard);
  });

  it('goes back entry by entry to the start', () => {
    const match = bought();
    while (match.length > 0) expect(match.undo(0)).toHaveProperty('seat');
    expect(match.undo(0)).toEqual({ key: 'undo.nothing' });
    expect(match.position()).toEqual(startMatch(interrupt, 2).position());
  });

  it('is refused after a hand-over, for a bot, for TABLE, for a secret and for a final choice', () => {
    const handed = bought();
    handed.seal();
    expect(handed.undo(0)).toEqual({ key: 'undo.handed' });
    handed.enter(1, { pass: true }, 0);
    expect(handed.undoable()).toBe(true);
    handed.undo(0);
    expect(handed.undoable()).toEqual({ key: 'undo.handed' });

    const robot = bought();
    robot.seatBot(1, 'simple', 0);
    expect(robot.undoable()).toEqual({ key: 'undo.other', args: { who: { seat: 1 } } });
    robot.seatBot(1, null, 0);
    expect(robot.undoable()).toBe(true);
    expect(robot.record.notes.map((note) => note.kind)).toEqual(['bot', 'bot']);

    const drawn = startMatch(deck, 2);
    drawn.enter(0, { draw: true }, 0);
    expect(drawn.undoable()).toBe(true);
    drawn.draw(0);
    expect(drawn.undoable()).toEqual({ key: 'undo.drawn' });

    const secret = startMatch(sealed, 2);
    secret.enter(0, { card: 1 }, 0);
    expect(secret.undo(0)).toEqual({ key: 'undo.secret' });

    const final = startMatch(bell, 2);
    final.enter(1, { pay: 1 }, 0);
    expect(final.undo(0)).toEqual({ key: 'undo.secret' });
  });
});

describe('taking back by consent', () => {
  it('keeps what was dropped and draws anew', () => {
    const draws = new Set<number>();
    const match = startMatch(deck, 2);
    for (let round = 0; round < 12; round++) {
      match.enter(0, { draw: true }, 0);
      match.draw(0);
      draws.add((match.record.log[1].move as any).card);
      match.takeBack(0, 40);
      expect(match.length).toBe(0);
    }
    expect(draws.size).toBeGreaterThan(3);
    expect(match.record.notes).toHaveLength(12);
    const [note] = match.record.notes;
    expect(note.kind === 'takeback' && note.dropped).toHaveLength(2);
    expect(match.heard(0)).toEqual([]);
    expect(Match.resume(deck, json(match.record)).trouble).toBeUndefined();
  });
});

describe('looking at the past', () => {
  it('shows the match as it stood before an entry', () => {
    const match = bought();
    const early = match.prefix(2);
    expect(early.length).toBe(2);
    expect(early.ask()?.step).toBe('sell');
    expect(early.trouble).toBeUndefined();
    expect(match.length).toBe(5);
    expect(match.prefix(-3).length).toBe(0);
    expect(match.prefix(99).length).toBe(5);
    expect(match.prefix(5).position()).toEqual(match.position());
  });
});

describe('opening a save', () => {
  it('replays to the same match', () => {
    const match = bought();
    const again = Match.resume(interrupt, json(match.record));
    expect(again.trouble).toBeUndefined();
    expect(again.position()).toEqual(match.position());
    expect(again.heard(1)).toEqual(match.heard(1));
    expect(again.enter(1, { pass: true }, 0)).toBe(true);
  });

  it('with an illegal move opens it to be looked at, and says which one', () => {
    const record = json(bought().record);
    record.log[1].move = { pay: 4 };
    const match = Match.resume(interrupt, record);
    expect(match.trouble).toEqual({ key: 'save.illegal', args: { at: 2, why: { key: 'engine.illegal' } } });
    expect(match.position()).toEqual(bought().prefix(1).position());
    expect(match.accepts(0, { pay: 2 })).toEqual(match.trouble);
    expect(match.enter(0, { pay: 2 }, 0)).toEqual(match.trouble);
    expect(match.undo(0)).toEqual(match.trouble);
    expect(match.record).toEqual(record);
  });

  it('with a move that makes a step throw stands before that move', () => {
    const steps = interrupt.rules.steps as any;
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      if (seat === 1) {
        s.coins = null;
        tell({ key: 'interrupt.bought' });
        throw new Error('a hole in the rules');
      }
      steps.buy.apply(s, f, seat, m, tell);
    };
    const rules = { ...interrupt.rules, steps: { ...steps, buy: { ...steps.buy, apply } } as any };
    const match = Match.resume({ ...interrupt, rules }, json(bought().record));
    expect(match.trouble).toMatchObject({ key: 'save.illegal', args: { at: 5 } });
    expect(match.position()).toEqual(bought().prefix(4).position());
    expect(match.heard(null, 4)).toEqual([]);
  });

  it('with another last position than the moves lead to says so, and plays on from that one', () => {
    const record = json(bought().record);
    (record.last as any).coins[0] += 2;
    const match = Match.resume(interrupt, record);
    expect(match.trouble).toEqual({ key: 'save.changed' });
    const on = match.continued({ id: 'on', seed: 'f'.repeat(32), now: 99 });
    expect(on.trouble).toBeUndefined();
    expect(on.position()).toEqual(record.last);
    expect(on.length).toBe(0);
    expect(on.record.notes.at(-1)).toEqual({ kind: 'continued', at: 5, when: 99, reason: 'save.changed' });
    expect(on.enter(1, { pass: true }, 100)).toBe(true);
    expect(Match.resume(interrupt, json(on.record)).trouble).toBeUndefined();
    expect(match.record).toEqual(record);
  });

  it('from an impossible start shows the last position, or refuses in words when there is none', () => {
    const game: Checked = {
      ...interrupt,
      rules: { ...interrupt.rules, broken: (s) => (s.coins.length === s.n ? undefined : 'coins') },
    };
    const record = json(startMatch(game, 2, { start: bought().position() as any }).record);
    (record.start as any).coins = [];
    const match = Match.resume(game, record);
    const trouble = { key: 'save.impossible', args: { why: { words: 'coins' } } };
    expect(match.trouble).toEqual(trouble);
    expect(match.position()).toEqual(record.last);
    expect(match.enter(1, { pass: true }, 0)).toEqual(trouble);
    for (const last of [{}, { todo: [] }, { todo: [{ at: 'nowhere' }] }, { todo: [null] }]) {
      expect(() => Match.resume(game, { ...json(record), last: last as any })).toThrow(RefusedError);
    }
  });

  it('with options that today’s rules refuse shows the last position', () => {
    const record = json(bought().record);
    const rules = { ...interrupt.rules, options: () => ({ key: 'tiny.no' }) };
    const match = Match.resume({ ...interrupt, rules }, record);
    expect(match.trouble).toEqual({ key: 'save.broken', args: { why: { key: 'tiny.no' } } });
    expect(match.position()).toEqual(record.last);
    expect(match.continued({ id: 'on', seed: 'f'.repeat(32), now: 1 }).trouble).toBeUndefined();
  });
});

it('a whole match ends with scores, winners and a brief for the shelf', () => {
  const match = startMatch(bell, 2, { chairs: chairs(2) });
  match.enter(1, { pay: 3 }, 0);
  match.enter(TABLE, { bell: true }, 0);
  match.enter(TABLE, { bell: true }, 0);
  expect(match.over).toBe(true);
  expect(match.ask()).toBeUndefined();
  expect(match.winners()).toEqual([0]);
  expect(match.scores().map((line) => line.points)).toEqual([3, 0]);
  expect(match.record.brief).toEqual({
    over: true,
    round: 1,
    waiting: [],
    winners: [0],
    totals: [3, 0],
    parts: [{ id: match.scores()[0].category, points: [3, 0] }],
  });
  expect(match.enter(0, { pay: 1 }, 0)).toEqual({ key: 'engine.over' });
  expect(match.draw(0)).toEqual({ key: 'engine.notYours' });
  expect(match.moves(0)).toEqual([]);
});
