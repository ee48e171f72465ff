import type { BotQuestion, GameModule } from '../games/module';
import { thinking } from './levels';
import type { Thought } from './search';

// the pure halves only: a worker that reached a drawn half would carry a second Pixi
const games = import.meta.glob<GameModule>('../games/*/game.ts', { import: 'game' });

/** So long one stretch of thinking takes before others get their turn, in milliseconds. */
const STRETCH = 8;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * Thinks about one question to the end, or until `stop` says so. `onThought` is told whenever something else is best, or
 * surer than before; the last thing it is told is the answer.
 */
export async function answer(
  { game: id, level, view, seat, moves, seed }: BotQuestion,
  onThought: (thought: Thought) => void,
  stop: () => boolean = () => false,
): Promise<void> {
  const load = games[`../games/${id}/game.ts`];
  if (!load) throw new Error(`no game ${id}`);
  const thoughts = thinking(level, await load(), view, seat, moves, seed);
  let told: Thought | undefined;
  for (let until = performance.now() + STRETCH; ; ) {
    const { done, value } = thoughts.next();
    if (value !== told) onThought(value);
    told = value;
    if (done || stop()) return;
    if (performance.now() < until) continue;
    await breath();
    if (stop()) return;
    until = performance.now() + STRETCH;
  }
}
