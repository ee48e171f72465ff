import { Match, RefusedError } from '../engine/match';
import type { Chair } from '../engine/record';
import type { Json, Phrase } from '../engine/rules';
import { gameOf } from '../games';
import type { Catalogue } from '../games/module';
import { newId, newSeed } from '../storage/ids';
import { saveMatch } from '../storage/saver';

/** Everything that needs a game's rules; loaded when somebody starts one. */

export type Started = { id: string } | { why: Phrase; text?: Catalogue };

/** A new match, saved and ready to be opened at the table. */
export async function start(id: string, chairs: Chair[], options: Json, typed: string[] = []): Promise<Started> {
  const game = await gameOf(id)?.play?.();
  if (!game) return { why: { key: 'new.unready' } };
  try {
    const match = Match.start(game, { id: newId(), options, chairs, typed, seed: newSeed(), now: Date.now() });
    // Without a disk the game goes on in memory, and the banner says so.
    await saveMatch(match.record);
    return { id: match.record.id };
  } catch (error) {
    if (error instanceof RefusedError) return { why: error.refusal, text: game.text };
    throw error;
  }
}
