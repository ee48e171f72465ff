import type { BotQuestion, GameModule } from '../games/module';
import { thinking } from './levels';
import type { Thought } from './search';

// the pure halves only: a worker that reached a drawn half would carry a second Pixi
const games = import.meta.glob<GameModule>('../games/*/game.ts', { import: 'game' });

/** So long one stretch of thinking takes before others get their turn, in milliseconds. */
const STRETCH = 8;

/** What is best so far is told no more often than this, in milliseconds. */
const SELDOM = 100;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Thinks about one question to the end, or until `stop` says so. `onThought` is told whenever something else is best, or
 * surer than before; the last thing it is told is the answer. It is also told how long that took, breaths not counted.
 */
export async function answer(
  { game: id, level, view, seat, moves, seed, budget }: BotQuestion,
  onThought: (thought: Thought, ms: number) => void,
  stop: () => boolean = () => false,
): Promise<void> {
  const load = games[`../games/${id}/game.ts`];
  if (!load) throw new Error(`no game ${id}`);
  const thoughts = thinking(level, await load(), view, seat, moves, seed, budget);
  let told: Thought | undefined;
  let spent = 0;
  for (let start = performance.now(), said = Number.NEGATIVE_INFINITY; ; ) {
    const { done, value } = thoughts.next();
    const now = performance.now();
    if (value !== told && (done || now - said > SELDOM)) {
      onThought(value, spent + now - start);
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
