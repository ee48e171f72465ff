import { rng } from '../engine/chance';
import type { Json } from '../engine/rules';
import type { BotQuestion, GameModule } from '../games/module';
import { LEVELS } from './levels';

// the pure halves only: a worker that reached a drawn half would carry a second Pixi
const games = import.meta.glob<GameModule>('../games/*/game.ts', { import: 'game' });

/** Answers one question with a legal move. Unknown levels play as `simple`. */
export async function answer(question: BotQuestion): Promise<Json> {
  const load = games[`../games/${question.game}/game.ts`];
  if (!load) throw new Error(`no game ${question.game}`);
  const game = await load();
  const level = LEVELS[question.level] ?? LEVELS.simple;
  return level(game, question.view, question.seat, question.moves, rng(...question.seed));
}
