import { Match } from '../engine/match';
import { newId, newSeed, saveMatch } from '../storage/matches';
import type { TableModel } from './model';

/** The same people and options once more, saved and opened. */
export async function rematch(model: TableModel): Promise<void> {
  const { chairs, options } = model.match.record;
  const match = Match.start(model.game, { id: newId(), options, chairs, seed: newSeed(), now: Date.now() });
  await saveMatch(match.record);
  location.assign(`#/table/${match.record.id}`);
}
