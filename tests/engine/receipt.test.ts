import { describe, expect, it } from 'vitest';
import { rng, rngAt } from '../../src/engine/chance';
import { copy, same } from '../../src/engine/copy';
import { Match, type Playable } from '../../src/engine/match';
import { confirmDraws } from '../../src/engine/receipt';
import type { MatchRecord } from '../../src/engine/record';
import { type Json, type Rng, TABLE } from '../../src/engine/rules';
import { stepOf } from '../../src/engine/run';
import { playMatch, startMatch, step } from '../../src/headless/games';
import { loadGame, loadGames } from '../../src/headless/registry';
import { startMatch as startTiny, tiny } from './modules/tiny';

/** The fairness receipt: whatever was drawn is drawn again from the seed, however often moves were taken back. */

/** A die of many faces, so that no two throws are the same by luck; before it, as often as one likes, a pause. */
const die = {
  kind: 'chance' as const,
  open: true,
  draw: (_s: any, _f: any, random: Rng) => ({ die: random.int(1_000_000) }),
  accepts: () => true as const,
  apply(s: any, _f: any, _seat: number, m: any, tell: any) {
    s.points[0] += m.die;
    s.todo.push({ at: 'pause', seat: 0 });
    tell({ key: 'luck.fell' });
  },
};
const pause = {
  kind: 'choice' as const,
  privacy: 'open' as const,
  ends: (_s: any, f: any) => f.done === true,
  actors: () => [0],
  moves: () => [{ wait: true }, { throw: true }],
  apply(s: any, f: any, _seat: number, m: any) {
    f.done = m.throw === true;
    if (f.done) s.todo.push({ at: 'die', seat: 0 });
  },
};
const luck = tiny('luck', {
  setup: (n) => ({ todo: [{ at: 'pause', seat: 0 }], n, points: new Array(n).fill(0) }),
  steps: { die, pause },
});

const games = await loadGames();
const { module: catan } = await loadGame('puerto-catan');
const draws = (record: MatchRecord): number => record.log.filter(({ how }) => how === 'drawn').length;

/** A random match whose people change their minds: `cuts` agreed take-backs, and free undos wherever they are allowed. */
function wavering(game: Playable, seats: number, seed: number, cuts: number): Match {
  const match = startMatch(game, { seats, seed });
  const random = rng(seed, seats, 3);
  let left = cuts;
  for (;;) {
    // a short game is taken back from its end
    if (left > 0 && (match.over || (match.length > 10 && random.int(14) === 0))) {
      left--;
      const chosen = match.record.log.flatMap(({ seat }, at) => (seat === TABLE ? [] : [at]));
      match.takeBack(chosen[Math.max(0, chosen.length - 1 - random.int(12))], match.length);
      // and then they go on to take back freely what came before
      while (random.int(3) > 0 && match.undoable() === true) match.undo(match.length);
    }
    if (random.int(9) === 0 && match.undoable() === true) match.undo(match.length);
    if (!step(match, random)) return match;
  }
}

/** The record up to a draw that is not the one that was made, but which the rules allow as well. */
function planted(game: Playable, match: Match, at: number): MatchRecord | undefined {
  const s = match.prefix(at).position();
  const chance = stepOf(game.rules, s);
  if (chance?.kind !== 'chance') throw new Error(`nothing is drawn at ${at}`);
  for (let i = 0; i < 60; i++) {
    const before = copy(s);
    const other = chance.draw(before, before.todo[0], rng(at, i, 5)) as Json;
    if (same(other, match.record.log[at].move)) continue;
    const record = copy(match.record);
    record.log.length = at + 1;
    record.log[at].move = other;
    return record;
  }
  return undefined;
}

const drawnAt = (record: MatchRecord): number[] => record.log.flatMap(({ how }, at) => (how === 'drawn' ? [at] : []));

/** Some of these, spread over all of them. */
const some = (list: readonly number[], n: number, random: Rng): number[] =>
  Array.from({ length: n }, () => list[random.int(list.length)]);

/** The games in which the table draws. */
const drawing = games.filter(({ module }) => Object.values(module.rules.steps).some(({ kind }) => kind === 'chance'));

describe.each(drawing.map(({ id, card, module }) => [id, card, module] as const))(
  'the receipt of %s',
  (_id, card, game) => {
    const { min, max } = card.seats;

    it('confirms every draw of matches in which much was taken back', () => {
      for (const [seats, seed, cuts] of [
        [min, 1, 0],
        [max, 2, 6],
        [min, 3, 9],
      ]) {
        const { record } = wavering(game, seats, seed, cuts);
        expect(record.notes).toHaveLength(cuts);
        expect(draws(record)).toBeGreaterThan(3);
        expect(confirmDraws(game, record)).toEqual({ confirmed: draws(record), entered: 0 });
      }
    });

    it('finds a planted draw', () => {
      const match = playMatch(game, { seats: max, seed: 5 });
      let found = 0;
      for (const at of some(drawnAt(match.record), 6, rng(6))) {
        const forged = planted(game, match, at);
        if (!forged) continue;
        const before = drawnAt(match.record).filter((one) => one < at).length;
        expect(confirmDraws(game, forged)).toEqual({ confirmed: before, entered: 0, differs: at });
        found++;
      }
      expect(found).toBeGreaterThan(2);
    });

    it('finds another seed', () => {
      const { record } = playMatch(game, { seats: min, seed: 7 });
      const other = confirmDraws(game, { ...record, seed: 'f'.repeat(32) });
      expect(other.differs).toBeDefined();
      expect(other.confirmed).toBeLessThan(draws(record));
    });
  },
);

describe('the number of take-backs', () => {
  /** Catan up to the first die after the set-up, by somebody who is offered a choice first. */
  function rolled(seed: number): { match: Match; random: Rng } {
    const match = startMatch(catan, { seats: 3, seed });
    const random = rng(seed, 8);
    while (drawnAt(match.record).length < 12) step(match, random);
    return { match, random };
  }

  it('is that of the moment of the draw, with several take-backs before and behind it', () => {
    const { match, random } = rolled(3);
    const early = draws(match.record);
    for (let again = 0; again < 3; again++) {
      const mine = match.record.log.findLastIndex(({ seat }) => seat !== TABLE);
      match.takeBack(mine, 0);
      const until = match.length + 12;
      while (match.length < until) step(match, random);
    }
    expect(match.record.notes).toHaveLength(3);
    expect(draws(match.record)).toBeGreaterThan(early);
    expect(confirmDraws(catan, match.record)).toEqual({ confirmed: draws(match.record), entered: 0 });
    // the notes matter: without them the later draws are others
    expect(confirmDraws(catan, { ...match.record, notes: [] }).differs).toBeGreaterThan(0);
  });

  it('counts a take-back after which people undid freely, beyond the place of the next draw', () => {
    const match = startTiny(luck, 2);
    const acts = { wait: { wait: true }, go: { throw: true } };
    const enter = (act: keyof typeof acts): void => void match.enter(0, acts[act], 0);
    for (const act of ['wait', 'wait', 'go'] as const) enter(act);
    match.draw(0);
    match.takeBack(2, 0);
    match.undo(0);
    match.undo(0);
    enter('go');
    match.draw(0);
    for (const act of ['wait', 'wait', 'wait', 'go'] as const) enter(act);
    match.draw(0);
    const { record } = match;
    // the first draw lies before the place where the take-back cut, and yet came after it
    expect([drawnAt(record), record.notes.map(({ at }) => at)]).toEqual([[1, 6], [2]]);
    expect(confirmDraws(luck, record)).toEqual({ confirmed: 2, entered: 0 });
    // as drawn before the take-back, where the later draw cannot have been
    const early = copy(record);
    early.notes = [];
    expect(confirmDraws(luck, early).differs).toBe(1);
  });

  it('knows that what was dropped is not what was drawn in its place', () => {
    const match = startTiny(luck, 2);
    match.enter(0, { throw: true }, 0);
    match.draw(0);
    const dropped = copy(match.record.log[1]);
    match.takeBack(1, 0);
    match.draw(0);
    expect(confirmDraws(luck, match.record)).toEqual({ confirmed: 1, entered: 0 });
    const forged = { ...copy(match.record), log: [match.record.log[0], dropped] };
    expect(confirmDraws(luck, forged).differs).toBe(1);
  });

  it('never falls again: who claims a later one is the one that is found', () => {
    const match = startTiny(luck, 2);
    const random = rng(12);
    while (match.length < 20) step(match, random);
    const [first, second] = drawnAt(match.record);
    const cut = match.record.log.findLastIndex(({ seat }) => seat !== TABLE);
    match.takeBack(cut, 0);
    while (match.length < 30) step(match, random);
    expect(cut).toBeGreaterThan(second);
    expect(confirmDraws(luck, match.record)).toEqual({ confirmed: draws(match.record), entered: 0 });
    // the first die as it would have fallen after the take-back: the second one tells that it was not
    const forged = copy(match.record);
    const s = match.prefix(first).position();
    forged.log[first].move = die.draw(s, s.todo[0], rngAt(forged.seed, first, 1));
    expect(confirmDraws(luck, forged).differs).toBe(first);
  });

  it('goes on counting in a match that continues another', () => {
    const old = startMatch(catan, { seats: 3, seed: 4 });
    const random = rng(4, 1);
    while (old.length < 60) step(old, random);
    old.takeBack(
      old.record.log.findLastIndex(({ seat }) => seat !== TABLE),
      0,
    );
    while (old.length < 90) step(old, random);
    const match = old.continued({ id: 'next', seed: 'ab'.repeat(16), now: 0 });
    while (match.length < 40) step(match, random);
    match.takeBack(
      match.record.log.findLastIndex(({ seat }) => seat !== TABLE),
      0,
    );
    while (match.length < 70) step(match, random);
    expect(match.record.notes.map(({ kind }) => kind)).toEqual(['takeback', 'continued', 'takeback']);
    expect(draws(match.record)).toBeGreaterThan(2);
    expect(confirmDraws(catan, match.record)).toEqual({ confirmed: draws(match.record), entered: 0 });
  });
});

describe('what people enter', () => {
  /** A match of Catan whose dice people throw themselves. */
  function byHand(): Match {
    const match = Match.start(catan, {
      id: 'by-hand',
      options: null,
      chairs: [0, 1, 2].map((colour) => ({ name: '', colour, side: 0 })),
      seed: '5'.repeat(32),
      typed: ['dice'],
      now: 0,
    });
    const random = rng(9);
    for (let i = 0; i < 120; i++) {
      const ask = match.ask();
      if (!ask?.typed) step(match, random);
      else match.enter(TABLE, match.outcomes()[random.int(match.outcomes().length)], i, 'typed');
    }
    return match;
  }

  it('is told apart from what the app drew', () => {
    const { record } = byHand();
    const typed = record.log.filter(({ how }) => how === 'typed').length;
    expect(typed).toBeGreaterThan(3);
    expect(confirmDraws(catan, record)).toEqual({ confirmed: draws(record), entered: typed });
  });

  it('is believed neither for a secret draw nor without a word', () => {
    const match = playMatch(catan, { seats: 3, seed: 2, until: 200 });
    const secret = drawnAt(match.record).find((at) => match.prefix(at).ask()?.kind === 'chance' && !openAt(match, at));
    for (const [at, how] of [
      [secret as number, 'typed'],
      [drawnAt(match.record)[2], undefined],
    ] as const) {
      const forged = planted(catan, match, at) as MatchRecord;
      forged.log[at].how = how;
      expect(confirmDraws(catan, forged).differs).toBe(at);
    }
  });

  it('stops where the log no longer replays', () => {
    const { record } = playMatch(catan, { seats: 3, seed: 2, until: 100 });
    const at = record.log.findLastIndex(({ seat }) => seat !== TABLE);
    const spoilt = copy(record);
    spoilt.log[at].move = null;
    expect(confirmDraws(catan, spoilt).stuck).toBe(at);
    expect(confirmDraws(catan, { ...record, start: {} }).stuck).toBe(0);
  });

  const openAt = (match: Match, at: number): boolean => {
    const chance = stepOf(catan.rules, match.prefix(at).position());
    return chance?.kind === 'chance' && chance.open;
  };
});
