import { Match } from '../engine/match';
import { newId, newSeed } from '../storage/ids';
import { saveMatch } from '../storage/saver';
import type { TableModel } from './model';
import type { Viewpoint } from './viewpoint';

/** The same people and options once more, saved and opened. */
export async function rematch({ game, match: before }: Viewpoint): Promise<void> {
  const { chairs, options, typed } = before.record;
  const match = Match.start(game, { id: newId(), options, chairs, typed, seed: newSeed(), now: Date.now() });
  await saveMatch(match.record);
  location.assign(`#/table/${match.record.id}`);
}

/** A new match from the last sound position, opened; the one in trouble is kept as it is. */
export async function goOn({ viewpoint, selection }: TableModel): Promise<void> {
  try {
    const match = viewpoint.match.continued({ id: newId(), seed: newSeed(), now: Date.now() });
    const fault = await saveMatch(match.record);
    if (fault) selection.refusal.value = fault;
    else location.assign(`#/table/${match.record.id}`);
  } catch {
    selection.refusal.value = { key: 'save.impossible' };
  }
}
