import { describe, expect, test, vi } from 'vitest';
import { aside, type News } from '../src/bots/answer';
import { type Review, reviewing } from '../src/bots/review';
import { chanceIn } from '../src/bots/search';
import { mean } from '../src/bots/statistics';
import { rng } from '../src/engine/chance';
import { decisionsOf } from '../src/engine/decisions';
import { Match } from '../src/engine/match';
import type { Json } from '../src/engine/rules';
import { movesOf } from '../src/engine/run';
import type { GameModule } from '../src/games/module';
import { nextEntry } from '../src/headless/bots';
import { playMatch, startMatch } from '../src/headless/games';
import { loadGame, loadGames } from '../src/headless/registry';
import { deck } from './engine/modules/deck';

/** The review of a finished game: which decisions it looks at, what it names, and that it can be left. */

const games = await loadGames();

function whole(work: Generator<Review, Review>): Review {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

describe('the decisions of a match', () => {
  test.each(games)('$id: each as its seat saw it before it, with the answer it was given', ({ module, card }) => {
    const { record } = playMatch(module, { seats: card.seats.usual, seed: 4, until: 400 });
    const decisions = [...decisionsOf(module, record)].filter((one) => one !== undefined);
    expect(decisions.length).toBeGreaterThan(Math.min(10, record.log.length / 4));
    const random = rng(3);
    for (let i = 0; i < 5; i++) {
      const { at, seat, view, moves, played, round } = decisions[random.int(decisions.length)];
      const before = Match.resume(module, { ...record, log: record.log.slice(0, at), last: null });
      expect(view).toEqual(before.view(seat));
      expect(round).toBe(module.rules.round(before.position()));
      expect(moves[played]).toEqual(record.log[at].move);
      expect(moves.slice(0, movesOf(module.rules, before.position(), seat).length)).toEqual(before.moves(seat));
      expect(moves.length).toBeGreaterThan(1);
    }
  });

  test('are those of people alone, as long as they sat there', () => {
    const match = startMatch(deck, { seats: 3, seed: 2 });
    const { record } = playMatch(deck, { seats: 3, seed: 2 });
    const timed = (ms?: number) => record.log.map((entry) => (ms === undefined ? entry : { ...entry, ms }));
    const seatsOf = (chairs: typeof record.chairs, notes: typeof record.notes, ms?: number) => {
      const all = [...decisionsOf(deck, { ...record, chairs, notes, log: timed(ms) })];
      return all.flatMap((one) => (one ? [[one.seat, one.at]] : []));
    };
    const every = seatsOf(match.record.chairs, []);
    expect(new Set(every.map(([seat]) => seat))).toEqual(new Set([0, 1, 2]));
    const bots = match.record.chairs.map((chair, seat) => (seat === 1 ? { ...chair, bot: 'mate' } : chair));
    expect(seatsOf(bots, [])).toEqual(every.filter(([seat]) => seat !== 1));
    const half = Math.floor(record.log.length / 2);
    // a computer player took the chair of seat 1 half-way
    const came = { kind: 'bot' as const, at: half, when: 0, seat: 1, bot: 'mate' };
    const taken = seatsOf(bots, [came], 900);
    expect(taken).toEqual(every.filter(([seat, at]) => seat !== 1 || at < half));
    // or another level did from one that had sat there before
    expect(seatsOf(bots, [came])).toEqual(every.filter(([seat]) => seat !== 1));
    expect(seatsOf(bots, [{ ...came, level: true }], 900)).toEqual(every.filter(([seat]) => seat !== 1));
    // a person took the chair half-way, and then moves of the bot before were taken back: the person made them anew
    const person = { kind: 'bot' as const, at: half, when: 0, seat: 1, bot: null };
    const back = { kind: 'takeback' as const, at: 5, when: 0, dropped: [] };
    expect(seatsOf(match.record.chairs, [person, back])).toEqual(every.filter(([seat, at]) => seat !== 1 || at >= 5));
    const given = seatsOf(match.record.chairs, [{ kind: 'bot', at: half, when: 0, seat: 1, bot: null }]);
    expect(given).toEqual(every.filter(([seat, at]) => seat !== 1 || at >= half));
  });
});

/** The beginning of a game of mates, up to the dearest of a few moves that one of them might have made instead. */
function blunder(game: GameModule, seats: number, entries: number, seed: number) {
  const random = rng(seed, seats);
  const match = startMatch(game, { seats, seed });
  const { record } = match;
  while (match.length < entries && !match.over) {
    const next = nextEntry(game, match.position(), new Array(seats).fill('mate'), random);
    expect(next && match.enter(next.seat, next.move, 0)).toBe(true);
  }
  const chairs = record.chairs.map((chair, seat) => (seat === 1 ? chair : { ...chair, bot: 'mate' }));
  let dearest = { at: 0, move: null as Json, loss: 0 };
  for (const decision of decisionsOf(game, { ...record, chairs })) {
    if (!decision) continue;
    const { at, view, moves, played } = decision;
    for (let i = 0; i < 3; i++) {
      const move = moves[random.int(moves.length)];
      const worlds = Array.from({ length: 16 }, (_, world) => chanceIn(game, view, 1, [8], world));
      const loss = mean(worlds.map((share) => share(moves[played]) - share(move)));
      if (loss > dearest.loss) dearest = { at, move, loss };
    }
  }
  const log = [...record.log.slice(0, dearest.at), { seat: 1, move: dearest.move }];
  return { ...dearest, record: { ...record, chairs, log } };
}

test.each([
  ['manila', 24, 7],
  ['isla-margarita', 36, 8],
])('in %s a blunder is among the turning points, and what is named is more than noise', async (id, entries, seed) => {
  const { module } = await loadGame(id);
  const { record, at, loss } = blunder(module, 3, entries, seed);
  expect(loss).toBeGreaterThan(0.2);
  const review = whole(reviewing(module, record, [1]));
  expect(review).toMatchObject({ done: 1, finished: 1, people: [1] });
  expect(review.points.map((point) => point.at)).toContain(at);
  expect(review.points.length).toBeLessThanOrEqual(3);
  for (const [i, point] of review.points.entries()) {
    expect(point.loss).toBeGreaterThanOrEqual(0.05);
    expect(point.loss).toBeGreaterThan(2 * point.error);
    expect(point.played).not.toEqual(point.better);
    if (i > 0) expect(point.loss).toBeLessThanOrEqual(review.points[i - 1].loss);
  }
});

test('a review is told at most five times a second, and ends when it is left', async () => {
  const { module } = await loadGame('manila');
  const { record } = playMatch(module, { seats: 3, seed: 5 });
  const heard: number[] = [];
  let left = false;
  setTimeout(() => (left = true), 900);
  const began = performance.now();
  await aside(
    { review: record },
    (news: News) => 'review' in news && heard.push(performance.now()),
    () => left,
  );
  expect(performance.now() - began).toBeLessThan(2500);
  expect(heard.length).toBeGreaterThan(1);
  expect(heard.length).toBeLessThanOrEqual(7);
  for (let i = 1; i < heard.length; i++) expect(heard[i] - heard[i - 1]).toBeGreaterThan(190);
});

test('whoever leaves ends the worker, and hears nothing more', async () => {
  class Stub {
    static last: Stub;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    terminate = vi.fn();
    postMessage = vi.fn();
    constructor() {
      Stub.last = this;
    }
  }
  vi.stubGlobal('Worker', Stub);
  const { askAside } = await import('../src/bots/aside');
  const [hear, end] = [vi.fn(), vi.fn()];
  const leave = askAside({ review: {} as never }, hear, end);
  const worker = Stub.last;
  expect(worker.postMessage).toHaveBeenCalledOnce();
  worker.onmessage?.({ data: { id: 1, news: { review: {} } } });
  expect(hear).toHaveBeenCalledTimes(1);
  leave();
  expect(worker.terminate).toHaveBeenCalled();
  worker.onmessage?.({ data: { id: 1, news: { review: {} } } });
  worker.onmessage?.({ data: { id: 1, done: true } });
  expect(hear).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
  const [again, over] = [vi.fn(), vi.fn()];
  askAside({ review: {} as never }, again, over);
  Stub.last.onmessage?.({ data: { id: 1, done: true } });
  expect(over).toHaveBeenCalledWith('done');
  expect(Stub.last.terminate).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
