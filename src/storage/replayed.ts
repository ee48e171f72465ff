import { Match, RefusedError } from '../engine/match';
import type { Phrase } from '../engine/rules';
import type { GameModule } from '../games/module';
import type { Verify } from './arrivals';

// the pure halves only: a worker that reached a drawn half would carry a second Pixi
const games = import.meta.glob<GameModule>('../games/*/game.ts', { import: 'game' });

/** Replays an arriving record under its game's rules; what is wrong with it, in words. */
export const replayed: Verify = async (record): Promise<Phrase | undefined> => {
  const path = `../games/${record.game}/game.ts`;
  if (!Object.hasOwn(games, path)) return { key: 'save.unknown' };
  const game = await games[path]();
  try {
    return Match.resume(game, record).trouble;
  } catch (error) {
    return error instanceof RefusedError ? error.refusal : { key: 'save.impossible' };
  }
};
