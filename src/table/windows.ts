import { Match } from '../engine/match';
import type { Phrase } from '../engine/rules';
import { newId } from '../storage/ids';
import { isPersons, shared } from '../storage/lines';
import { loadMatch } from '../storage/opening';
import { goOnFrom, isBehind, saveMatch, settled, unsaved } from '../storage/saver';
import type { TableModel } from './model';
import type { Viewpoint } from './viewpoint';

/** Two windows, one match: the screen follows the disk, and nothing that a person did is thrown away. */

/** Another window has written this match: the screen shows what lies on the disk, unless that is its own. */
export async function catchUp(model: TableModel): Promise<Phrase | undefined> {
  const { id } = model.viewpoint.match.record;
  await settled(id);
  return (await isBehind(id)) ? follow(model) : undefined;
}

/**
 * The screen goes to where the disk is; what was entered here alone is kept as a match of its own, and named. Gives why,
 * where what lies there cannot be shown: then this window has nothing more to write.
 */
export async function follow(model: TableModel): Promise<Phrase | undefined> {
  const { viewpoint } = model;
  const { record, checkpoints } = viewpoint.match;
  const found = await loadMatch(record.id);
  if (found.trouble) {
    // a disk that says nothing is no disk without the match
    if (found.trouble.key === 'store.memory') return undefined;
    if (found.trouble.key !== 'save.missing') return found.trouble;
    // deleted elsewhere while it is played here: it is written again
    await startOver(viewpoint);
    return undefined;
  }
  const theirs = Match.resume(viewpoint.game, found.record, found.checkpoints);
  const common = shared(found.record.log, record.log);
  const safe = record.log.length - unsaved(record);
  const lost = record.log.slice(Math.max(common, safe)).some((entry) => isPersons(record, entry));
  goOnFrom(record.id, found.line);
  if (lost && viewpoint.writer.value && common === found.record.log.length && common === safe) {
    await saveMatch(record, checkpoints);
    return undefined;
  }
  model.adopt(theirs);
  if (!lost) return undefined;
  await saveMatch({ ...record, id: newId(), branch: { of: record.id, at: common + 1 } }, checkpoints);
  model.selection.refusal.value = { key: 'store.forked', args: { at: common + 1 } };
  return undefined;
}

async function startOver({ match, writer }: Viewpoint): Promise<void> {
  const { record, checkpoints } = match;
  goOnFrom(record.id, { digests: [], length: 0 });
  if (writer.value) await saveMatch(record, checkpoints);
}
