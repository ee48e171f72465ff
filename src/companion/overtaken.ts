import { canonical } from '../engine/copy';
import type { Phrase } from '../engine/rules';
import type { Play } from '../storage/plays';
import { goOnWith, isPlayBehind, isUnsaved, keepBeside, loadPlay, settled } from '../storage/sheets';
import type { Book } from './book';

/** Two windows, one sheet: what lies on the disk is shown, and nothing that a person typed is thrown away. */

/** Everything of one that another one has as well. */
function holds(theirs: Play, mine: Play): boolean {
  const edits = theirs.edits.slice(0, mine.edits.length);
  const lines = (theirs.ledger ?? []).slice(0, mine.ledger?.length ?? 0);
  const rest = ({ people, tools, clock }: Play) => canonical([people, tools, clock.finished ?? null]);
  // what changes no cell is in the ledger alone
  const told = canonical(lines) === canonical(mine.ledger ?? []);
  return canonical(edits) === canonical(mine.edits) && told && rest(theirs) === rest(mine);
}

/**
 * The sheet goes to where the disk is. `lost`: what was typed last was refused. Gives why, where what lies there cannot
 * be shown: then this window has nothing more to write.
 */
export async function followDisk(book: Book, lost: boolean): Promise<Phrase | undefined> {
  const { id } = book.play.value;
  const found = await loadPlay(id);
  const { play: theirs, fault } = found;
  if (!theirs) return fault?.key === 'store.memory' || fault?.key === 'save.missing' ? undefined : fault;
  const mine = book.play.value;
  goOnWith(found);
  book.show(theirs);
  if (!lost || holds(theirs, mine)) return undefined;
  await keepBeside(mine);
  book.fault.value = { key: 'sheet.forked' };
  return undefined;
}

/** Another window has written: the sheet shows it, unless something of this one is on its way. */
export async function catchUp(book: Book): Promise<Phrase | undefined> {
  const { id } = book.play.value;
  await settled(id);
  return !isUnsaved(id) && (await isPlayBehind(id)) ? followDisk(book, false) : undefined;
}
