import { describe, expect, test } from 'vitest';
import { PIECE } from '../src/engine/checkpoints';
import { copy } from '../src/engine/copy';
import { Match } from '../src/engine/match';
import type { Key } from '../src/engine/rules';
import { playMatch } from '../src/headless/games';
import { type Found, loadGames } from '../src/headless/registry';

/** Checkpoints: opening, taking back and looking at the past cost the same late in a game as early, and the log decides. */

const games = await loadGames();
const LONG = 230;
const played = ({ module, card }: Found, until = LONG) => playMatch(module, { seats: card.seats.max, seed: 11, until });
const stored = (match: Match) => structuredClone([...match.checkpoints]);

/** The same rules, with a count of the entries that are played. */
function counting({ module }: Found) {
  const count = { plays: 0 };
  const steps = Object.fromEntries(
    Object.entries(module.rules.steps).map(([name, step]: [string, any]) => {
      const { apply } = step;
      if (!apply) return [name, step];
      const counted = (...args: unknown[]) => {
        count.plays++;
        return apply(...args);
      };
      return [name, { ...step, apply: counted }];
    }),
  );
  return { count, game: { ...module, rules: { ...module.rules, steps } } };
}

function judge(match: Match): boolean {
  const steps = match.verification();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The games that are long enough to have checkpoints. */
const long = games.map((found) => ({ found, match: played(found) })).filter(({ match }) => match.length > PIECE);

describe.each(long)('$found.id', ({ found, match }) => {
  const { record } = match;

  test('a match opened from its checkpoints is the same match', () => {
    expect(match.checkpoints.map(({ at }) => at)).toEqual([50, 100, 150, 200].filter((at) => at <= match.length));
    const quick = Match.resume(found.module, record, stored(match));
    expect(quick.trouble).toBeUndefined();
    expect(quick.position()).toEqual(match.position());
    for (const seat of [null, 0, 1]) {
      expect(quick.heard(seat)).toEqual(match.heard(seat));
      expect(quick.heard(seat, match.length - 7)).toEqual(
        match.heard(seat).filter(({ entry }) => entry >= match.length - 7),
      );
    }
    expect(judge(quick)).toBe(false);
    expect(quick.checkpoints).toEqual(Match.resume(found.module, record).checkpoints);
  });

  test('opening, asking for undo and looking back play at most one piece of the log', () => {
    const { count, game } = counting(found);
    const quick = Match.resume(game, record, stored(match));
    expect(count.plays).toBeLessThanOrEqual(PIECE);
    for (const work of [() => quick.undoable(), () => quick.prefix(match.length - 3), () => quick.prefix(PIECE + 3)]) {
      count.plays = 0;
      work();
      expect(count.plays).toBeLessThanOrEqual(PIECE);
    }
    quick.takeBack(match.length - 1, 5);
    count.plays = 0;
    quick.undoable();
    quick.undoable();
    expect(count.plays).toBeLessThanOrEqual(PIECE);
  });

  test('the past is what it was, across checkpoints', () => {
    const again = Match.resume(found.module, record, stored(match));
    for (const at of [PIECE + 1, PIECE, PIECE - 1, 3]) {
      expect(again.prefix(at).position()).toEqual(played(found, at).position());
      again.takeBack(at, 9);
      expect(again.position()).toEqual(played(found, at).position());
      expect(again.heard(0)).toEqual(played(found, at).heard(0));
      expect(again.checkpoints.length).toBe(Math.floor(at / PIECE));
    }
  });

  test('a spoilt checkpoint is found out, and the match stands where the log leads', () => {
    const spoils = [
      (all: any[]) => (all[0].position = { todo: [] }),
      (all: any[]) => all[0].said.pop(),
      (all: any[]) => (all.at(-1).position = copy(all[0].position)),
      (all: any[]) => (all[0].digest = 'no'),
    ];
    for (const spoil of spoils) {
      const kept = stored(match);
      spoil(kept);
      const quick = Match.resume(found.module, record, kept);
      judge(quick);
      expect(quick.trouble).toBeUndefined();
      expect(quick.position()).toEqual(match.position());
      expect(quick.heard(0)).toEqual(match.heard(0));
      expect(quick.checkpoints).toEqual(match.checkpoints);
    }
  });
});

describe('when the background finds that the log does not lead here', () => {
  const [found] = games;
  const match = played(found, 2 * PIECE + 11);
  const spoilt = () => {
    const kept = stored(match);
    (kept[0].position as any).todo = [];
    return Match.resume(found.module, match.record, kept);
  };

  test('and nothing was entered since, the log decides', () => {
    const quick = spoilt();
    expect(judge(quick)).toBe(true);
    expect(quick.trouble).toBeUndefined();
    expect(quick.position()).toEqual(match.position());
  });

  test('and people have played on, it can only be looked at and keeps every entry', () => {
    const quick = spoilt();
    const steps = quick.verification();
    steps.next();
    const on = playOn(quick);
    while (!steps.next().done);
    expect(quick.trouble).toEqual({ key: 'save.changed' });
    expect(quick.length).toBe(on);
    expect(quick.continued({ id: 'on', seed: 'f'.repeat(32), now: 1 }).position()).toEqual(quick.position());
  });

  test('only in what was heard, nothing is in trouble, and today’s words count', () => {
    const kept = stored(match);
    kept[0].said[0].event = { key: 'an.older.word' as Key };
    const quick = Match.resume(found.module, match.record, kept);
    expect(quick.heard(null)).not.toEqual(match.heard(null));
    const steps = quick.verification();
    steps.next();
    playOn(quick);
    while (!steps.next().done);
    expect(quick.trouble).toBeUndefined();
    expect(quick.heard(null).slice(0, match.heard(null).length)).toEqual(match.heard(null));
  });

  function playOn(quick: Match): number {
    const ask = quick.ask();
    if (ask?.kind === 'choice') expect(quick.enter(ask.actors[0], quick.moves(ask.actors[0])[0], 1)).toBe(true);
    else expect(quick.draw(1)).toBe(true);
    return quick.length;
  }
});

test('another log, another origin or older rules do not go through these checkpoints', () => {
  const [found] = games;
  const match = played(found);
  const at = match.checkpoints.length * PIECE - 1;
  const log = match.record.log.map((entry, i) => (i === at ? { ...entry, seat: (entry.seat + 1) % 2 } : entry));
  const { count, game } = counting(found);
  Match.resume(game, { ...match.record, log }, stored(match));
  expect(count.plays).toBeGreaterThan(2 * PIECE);
  count.plays = 0;
  Match.resume({ ...game, version: game.version + 1 }, match.record, stored(match));
  expect(count.plays).toBeGreaterThan(2 * PIECE);
});

describe('a match begun under older rules', () => {
  const [found] = games;
  const { module } = found;
  const newer = { ...module, version: module.version + 1 };

  test('goes on from its start where its moves still lead to its position', () => {
    const match = played(found, 60);
    const on = Match.resume(newer, match.record);
    expect(on.trouble).toBeUndefined();
    expect(on.length).toBe(match.length);
    expect(on.record.rules).toBe(newer.version);
  });

  test('goes on from its last position where they do not, by itself, and a note keeps the moves', () => {
    const { record } = played(found, 60);
    const last = playMatch(module, { seats: found.card.seats.max, seed: 12, until: 75 }).record.last;
    const on = Match.resume(newer, { ...record, last });
    expect(on.trouble).toBeUndefined();
    expect(on.position()).toEqual(last);
    expect(on.record).toMatchObject({ id: record.id, log: [], start: last, rules: newer.version });
    expect(on.record.seed).not.toBe(record.seed);
    expect(on.record.notes.at(-1)).toMatchObject({ kind: 'continued', at: record.log.length, before: record.log });
    expect(Match.resume(newer, on.record).position()).toEqual(last);
  });

  test('with a last position that is impossible can only be looked at', () => {
    const { record } = played(found, 60);
    expect(Match.resume(newer, { ...record, last: { todo: [{ at: 'nowhere' }] } }).trouble).toBeDefined();
  });
});
