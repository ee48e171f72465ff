import type { MatchRecord } from '../engine/record';
import type { BotQuestion, GameModule } from '../games/module';
import { type Advice, advising } from './advice';
import { thinking } from './levels';
import { type Review, reviewing } from './review';
import type { Thought } from './search';

// the pure halves only: a worker that reached a drawn half would carry a second Pixi
const games = import.meta.glob<GameModule>('../games/*/game.ts', { import: 'game' });

/** So long one stretch of thinking takes before others get their turn, in milliseconds. */
const STRETCH = 8;
/** What is best so far is told no more often than this, in milliseconds. */
const SELDOM = 100;
/** And so, how far a review is. */
const NEWS = 200;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The game of that name; rejects where there is none. */
export async function load(id: string): Promise<GameModule> {
  const game = games[`../games/${id}/game.ts`];
  if (!game) throw new Error(`no game ${id}`);
  return game();
}

/**
 * Works to the end, or until `stop` says so, a stretch at a time. `hear` is told what is new, no more often than every
 * `gap` milliseconds, and how long it took, breaths not counted; the last thing it is told is the end.
 */
async function inStretches<T>(
  work: Generator<T | undefined, T>,
  hear: (value: T, ms: number) => void,
  stop: () => boolean,
  gap: number,
): Promise<void> {
  let told: T | undefined;
  let spent = 0;
  for (let start = performance.now(), said = Number.NEGATIVE_INFINITY; ; ) {
    const { done, value } = work.next();
    const now = performance.now();
    if (value !== undefined && value !== told && (done || now - said > gap)) {
      hear(value, spent + now - start);
      told = value;
      said = now;
    }
    if (done || stop()) return;
    if (now - start < STRETCH) continue;
    spent += now - start;
    await breath();
    if (stop()) return;
    start = performance.now();
  }
}

/**
 * Thinks about one question to the end, or until `stop` says so. `onThought` is told whenever something else is best, or
 * surer than before; the last thing it is told is the answer. It is also told how long that took, breaths not counted.
 */
export async function answer(
  { game, level, view, seat, moves, seed, budget }: BotQuestion,
  onThought: (thought: Thought, ms: number) => void,
  stop: () => boolean = () => false,
): Promise<void> {
  const work = thinking(level, await load(game), view, seat, moves, seed, budget);
  await inStretches(work, onThought, stop, SELDOM);
}

/** What people ask beside the game. */
export type Aside =
  | { advise: BotQuestion }
  /** A match that is over; nothing in it is a secret any more. */
  | { review: MatchRecord };

/** What they are told, the last time the whole of it. */
export type News = { advice: Advice } | { review: Review };

/** Thinks about what people asked beside the game. */
export async function aside(ask: Aside, hear: (news: News) => void, stop: () => boolean = () => false): Promise<void> {
  if ('review' in ask) {
    const work = reviewing(await load(ask.review.game), ask.review, [1]);
    return inStretches(work, (review) => hear({ review }), stop, NEWS);
  }
  const { game, view, seat, moves, seed } = ask.advise;
  const work = advising(await load(game), view, seat, moves, seed);
  return inStretches(work, (advice) => advice && hear({ advice }), stop, NEWS);
}
