import { describe, expect, test } from 'vitest';
import { type Advice, advising } from '../src/bots/advice';
import { LEVELS, moveOf, thinking } from '../src/bots/levels';
import { CHARACTERS, levelOf, offered } from '../src/bots/names';
import { seedAt } from '../src/bots/whims';
import { rng as startRng } from '../src/engine/chance';
import { copy, same } from '../src/engine/copy';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import type { Json, Seat } from '../src/engine/rules';
import { type AnyPosition, accepts, begin, movesOf, play, stepOf } from '../src/engine/run';
import { before } from '../src/games/kit/rivals';
import type { GameModule } from '../src/games/module';
import { wilson } from '../src/headless/arena';
import { nextEntry } from '../src/headless/bots';
import { loadGame, loadGames } from '../src/headless/registry';

/** Computer players: what they answer, from what, and how surely. */

const games = await loadGames();

interface Question {
  s: AnyPosition;
  seat: Seat;
  moves: Json[];
}

/** Some questions with more than one answer from the middle of a random game. */
function questions(game: GameModule, seats: number, seed: number, many: number): Question[] {
  const random = startRng(seed, seats);
  const s = begin(game.rules, seats, game.rules.options(null, seats) as Json);
  const out: Question[] = [];
  for (let at = 0; out.length < many; at++) {
    const step = stepOf(game.rules, s);
    const entry = randomEntry(game.rules, s, random);
    if (!step || !entry) break;
    if (step.kind === 'choice' && entry.seat >= 0 && at % 7 === 3) {
      const moves = movesOf(game.rules, s, entry.seat);
      if (moves.length > 1) out.push({ s: copy(s), seat: entry.seat, moves });
    }
    play(game.rules, s, entry.seat, entry.move);
  }
  return out;
}

function advice(game: GameModule, view: Json, seat: Seat, moves: readonly Json[]): Advice {
  const work = advising(game, view, seat, moves, [5]);
  for (;;) {
    const { done, value } = work.next();
    if (!done) expect(value).toBeUndefined();
    else if (value) return value;
    else throw new Error('no advice');
  }
}

describe.each(games)('$id', ({ module: game, card }) => {
  const { usual } = card.seats;

  test.each(['deckhand', 'mate', 'captain'])('a %s answers legally, and the same to the same question', (level) => {
    for (const { s, seat, moves } of questions(game, usual, 11, level === 'captain' ? 3 : 12)) {
      const ask = () => moveOf(level, game, game.rules.view(s, seat), seat, moves, [5, 6]);
      const move = ask();
      expect(accepts(game.rules, s, seat, move)).toBe(true);
      expect(ask()).toEqual(move);
    }
  });

  test('a captain gives the same answer a little at a time, and knows what is best before the end', () => {
    for (const { s, seat, moves } of questions(game, usual, 12, 2)) {
      const view = game.rules.view(s, seat);
      const thoughts = thinking('captain', game, view, seat, moves, [7]);
      let last = thoughts.next();
      while (!last.value) last = thoughts.next();
      expect(moves[last.value?.best ?? -1]).toBeDefined();
      while (!last.done) last = thoughts.next();
      expect(moves[last.value.best]).toEqual(moveOf('captain', game, view, seat, moves, [7]));
      if (last.value.playouts > 0) expect(last.value.rated[0].at).toBe(last.value.best);
      for (const { share } of last.value.rated) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  test.each(['mate', 'captain'])('what a seat may not know changes nothing a %s does', (level) => {
    for (const { s, seat, moves } of questions(game, usual, 13, level === 'mate' ? 6 : 2)) {
      const view = game.rules.view(s, seat);
      // another world that looks the same from that seat
      const other = game.rules.imagine(copy(view), startRng(99)) as AnyPosition;
      expect(moveOf(level, game, game.rules.view(other, seat), seat, moves, [3])).toEqual(
        moveOf(level, game, view, seat, moves, [3]),
      );
    }
  });

  test('what a seat may not know changes nothing the captain advises it', () => {
    for (const { s, seat, moves } of questions(game, usual, 14, 1)) {
      const view = game.rules.view(s, seat);
      const other = game.rules.imagine(copy(view), startRng(98)) as AnyPosition;
      const told = advice(game, view, seat, moves);
      expect(advice(game, game.rules.view(other, seat), seat, moves)).toEqual(told);
      expect(moves[told.best]).toBeDefined();
      expect(told.second).not.toBe(told.best);
      expect(told.lead >= 0 && told.lead <= 1 && told.error >= 0).toBe(true);
      if (told.second === undefined) expect(told.chance).toBeUndefined();
      else expect(told.chance).toBeGreaterThanOrEqual(told.lead - 1e-9);
      expect(told.chance ?? 0).toBeLessThanOrEqual(1);
    }
  });
});

test.each([
  ['puerto-catan', 'trade'],
  ['island-hopper', 'result'],
])('%s, %s: the captain names a second move, and none that is out of the question', async (id, step) => {
  const { module: game } = await loadGame(id);
  let named = 0;
  for (const { s, seat, moves } of questions(game, 4, 21, 60).filter(({ s }) => s.todo[0].at === step)) {
    const view = game.rules.view(s, seat);
    const worths = game.prior(view, moves).map((worth) => before(worth ?? 0));
    const [bar, own] = [Math.min(-20, Math.max(...worths) - 20), advice(game, view, seat, moves)];
    const fit = worths.filter((worth) => worth >= bar).length;
    expect(worths[own.best]).toBeGreaterThanOrEqual(bar);
    expect(own.second === undefined).toBe(fit === 1);
    if (own.second === undefined) continue;
    expect(worths[own.second]).toBeGreaterThanOrEqual(bar);
    if (++named === 3) break;
  }
  if (id === 'puerto-catan') expect(named).toBe(3);
});

test('the captain advises what it would do itself, but where another move is ahead beyond the error', async () => {
  const { module: game } = await loadGame('manila');
  let same = 0;
  for (const { s, seat, moves } of questions(game, 3, 3, 12)) {
    const view = game.rules.view(s, seat);
    const { best, lead, error } = advice(game, view, seat, moves);
    if (moves[best] === moveOf('captain', game, view, seat, moves, [5])) same++;
    else expect(lead).toBeGreaterThan(error);
  }
  expect(same).toBeGreaterThan(6);
});

test.each(CHARACTERS.slice(1))('a %s sailor plays differently from a steady one', async (character) => {
  const { module: game } = await loadGame('manila');
  let [asked, others] = [0, 0];
  for (const { seat, view, moves } of decisions(game, 4)) {
    const [own, usual] = [`mate-${character}`, 'mate'].map((name) => moveOf(name, game, view, seat, moves, [asked]));
    asked++;
    if (!same(own, usual)) others++;
  }
  // neither nobody, nor somebody else altogether
  expect(others).toBeGreaterThan(0);
  expect(others).toBeLessThan(asked / 2);
});

test('a move can be thought again from a saved match', async () => {
  const { module: game } = await loadGame('isla-margarita');
  const chairs = [0, 1, 2].map((n) => ({ name: `${n}`, colour: n, side: 0, bot: 'captain' }));
  const setup = { id: 'again', chairs, seed: '1'.repeat(32), options: null, now: 0 };
  const match = Match.start(game, setup);
  const whims = 'a0'.repeat(16);
  /** The move, thought for so long; and what is noted beside it. */
  const think = (m: Match, seat: Seat, budget: number) => {
    const thoughts = thinking('captain', game, m.view(seat), seat, m.moves(seat), seedAt(whims, m.length, 0), budget);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return { move: m.moves(seat)[value.best], playouts: value.playouts };
    }
  };
  while (match.length < 25) {
    const ask = match.ask();
    if (ask?.kind !== 'choice') match.draw(0);
    else {
      const [seat] = ask.actors;
      const { move, playouts } = think(match, seat, 24);
      match.enter(seat, move, 0, undefined, undefined, { playouts, budget: 24 });
    }
  }
  const saved = match.record.log.map((entry, at) => ({ ...entry, at })).filter(({ budget }) => budget);
  expect(saved.some(({ playouts }) => playouts)).toBe(true);
  for (const { at, seat, move, playouts, budget } of saved.slice(-6))
    expect(think(match.prefix(at), seat, budget ?? 0)).toEqual({ move, playouts });
});

test('what was taken back is thought anew', () => {
  const whims = '0f'.repeat(16);
  expect(seedAt(whims, 7, 0)).toEqual(seedAt(whims, 7, 0));
  expect(seedAt(whims, 7, 1)).not.toEqual(seedAt(whims, 7, 0));
});

describe('how fast the device thinks', () => {
  test('is measured at its best, after warming up, and kept; the budget follows from it', async () => {
    const { measure, within } = await import('../src/table/calibration');
    expect(within('isla', 100)).toBeUndefined();
    for (let i = 0; i < 2; i++) measure('isla', 96, 5000);
    expect(within('isla', 100)).toBeUndefined();
    for (let i = 0; i < 5; i++) measure('isla', 96, 96);
    expect(within('isla', 100)).toBe(100);
    for (let i = 0; i < 5; i++) measure('isla', 96, 9600);
    expect(within('isla', 100)).toBe(100);
    for (let i = 0; i < 10; i++) measure('isla', 96, 24);
    expect(within('isla', 100)).toBe(400);
    // however slow it is, it searches
    expect(within('isla', 1)).toBe(12);
    expect(within('manila', 100)).toBeUndefined();
  });
});

test('every level that is offered exists', () => {
  for (const level of offered('admiral')) expect(LEVELS).toContain(level);
  // it wins no more than a captain does; whoever has one keeps it
  expect(offered('mate')).not.toContain('admiral');
  expect(offered(levelOf('admiral'))).toContain('admiral');
});

/** What mates are asked in two games, where there is something to choose. */
function* decisions(game: GameModule, seats: number) {
  for (const number of [0, 1]) {
    const random = startRng(31, number);
    const s = begin(game.rules, seats, game.rules.options(null, seats) as Json);
    for (;;) {
      const next = nextEntry(game, s, new Array(seats).fill('mate'), random);
      if (!next) break;
      const moves = next.seat >= 0 ? movesOf(game.rules, s, next.seat) : [];
      if (moves.length > 1) yield { seat: next.seat, view: game.rules.view(s, next.seat), moves };
      play(game.rules, s, next.seat, next.move);
    }
  }
}

/** Every move of bots in a few whole games, with the step it was made in. */
function* moves(game: GameModule, seats: number, level: string, many: number) {
  for (let number = 0; number < many; number++) {
    const random = startRng(21, number);
    const s = begin(game.rules, seats, game.rules.options(null, seats) as Json);
    for (;;) {
      const next = nextEntry(game, s, new Array(seats).fill(level), random);
      if (!next) break;
      const step = s.todo[0].at;
      play(game.rules, s, next.seat, next.move);
      yield { step, move: next.move, s };
    }
  }
}

test('in Manila nobody borrows before plundering, and pilots are hired', async () => {
  const { module } = await loadGame('manila');
  let [loans, pilots, voyages] = [0, 0, 0];
  for (const { step, move } of moves(module, 4, 'mate', 12)) {
    const { loan, place } = (move ?? {}) as { loan?: true; place?: string };
    if (step === 'plunder' && loan) loans++;
    if (place === 'small' || place === 'large') pilots++;
    if (step === 'load') voyages++;
  }
  expect(loans).toBe(0);
  // a third of the voyages is what people should see
  expect(pilots).toBeGreaterThan(voyages / 3);
});

test('in Isla Margarita three bots do not lock one another out', async () => {
  const { module } = await loadGame('isla-margarita');
  let [locks, rounds] = [0, 0];
  for (const { s } of moves(module, 3, 'mate', 10)) {
    if (s.todo.length > 0) continue;
    if (['lock', 'idle'].includes(module.rules.ending(s) ?? '')) locks++;
    rounds += s.round;
  }
  expect(locks).toBeLessThanOrEqual(1);
  // rule page 4.7: 17.2 rounds with three
  expect(rounds / 10).toBeGreaterThan(13);
  expect(rounds / 10).toBeLessThan(21);
});

test('the interval of Wilson', () => {
  expect(wilson(50, 100).map((x) => Math.round(1000 * x))).toEqual([404, 596]);
  expect(wilson(0, 20)[0]).toBeCloseTo(0);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
