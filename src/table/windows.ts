import { same } from '../engine/copy';
import { Match } from '../engine/match';
import type { Entry, MatchRecord } from '../engine/record';
import { TABLE } from '../engine/rules';
import { newId } from '../storage/ids';
import { type Loaded, loadMatch } from '../storage/opening';
import { goOnFrom, isBehind, saveMatch, settled, unsaved } from '../storage/saver';
import type { TableModel } from './model';

/** Two windows, one match: the screen follows the disk, and nothing that a person did is thrown away. */

const sameEntry = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a !== undefined && b !== undefined && a.seat === b.seat && same(a.move, b.move);

/** How many entries two logs have in common from the start. */
function shared(a: readonly Entry[], b: readonly Entry[]): number {
  let n = 0;
  while (sameEntry(a[n], b[n])) n++;
  return n;
}

/** What computer players did and the table drew is done again by whoever goes on. */
const isPersons = ({ chairs }: MatchRecord, { seat, how }: Entry): boolean =>
  seat === TABLE ? how === 'typed' || how === 'measured' : !chairs[seat].bot;

/** Another window has written this match: the screen shows what lies on the disk, unless that is its own. */
export async function catchUp(model: TableModel): Promise<void> {
  const { id } = model.match.record;
  await settled(id);
  if (await isBehind(id)) await follow(model);
}

/** The screen goes to where the disk is; what was entered here alone is kept as a match of its own, and named. */
export async function follow(model: TableModel): Promise<void> {
  const { record, checkpoints } = model.match;
  const found = await loadMatch(record.id);
  if (found.trouble) {
    // deleted elsewhere while it is played here: it is written again
    if (found.trouble.key === 'save.missing') await startOver(model);
    return;
  }
  const common = shared(found.record.log, record.log);
  const lost = record.log.slice(Math.max(common, record.log.length - unsaved(record)));
  const untouched = common === found.record.log.length && common === record.log.length - unsaved(record);
  if (lost.some((entry) => isPersons(record, entry))) {
    if (untouched && model.writer.value) {
      goOnFrom(record.id, found.line);
      await saveMatch(record, checkpoints);
      return;
    }
    await saveMatch({ ...record, id: newId(), branch: { of: record.id, at: common + 1 } }, checkpoints);
    model.refusal.value = { key: 'store.forked', args: { at: common + 1 } };
  }
  adopt(model, found);
}

async function startOver(model: TableModel): Promise<void> {
  const { record, checkpoints } = model.match;
  goOnFrom(record.id, { digests: [], length: 0 });
  if (model.writer.value) await saveMatch(record, checkpoints);
}

function adopt(model: TableModel, { record, checkpoints, line }: Extract<Loaded, { record: MatchRecord }>): void {
  goOnFrom(record.id, line);
  model.adopt(Match.resume(model.game, record, checkpoints));
}
