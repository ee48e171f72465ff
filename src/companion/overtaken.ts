import { canonical } from '../engine/copy';
import { newId } from '../storage/ids';
import type { Play } from '../storage/plays';
import { loadPlay, savePlay, writeFrom } from '../storage/sheets';
import type { Book } from './book';

/** Two windows, one sheet: what lies on the disk is shown, and nothing that a person typed is thrown away. */

/** Everything of one that another one has as well. */
function holds(theirs: Play, mine: Play): boolean {
  const edits = theirs.edits.slice(0, mine.edits.length);
  const rest = ({ people, tools, clock }: Play) => canonical([people, tools, clock.finished ?? null]);
  return canonical(edits) === canonical(mine.edits) && rest(theirs) === rest(mine);
}

export async function followDisk(book: Book): Promise<void> {
  const mine = book.play.value;
  await writeFrom(mine.id);
  const { play: theirs } = await loadPlay(mine.id);
  if (!theirs) return;
  if (!holds(theirs, mine)) {
    await savePlay({ ...mine, id: newId(), branch: { of: mine.id } });
    book.fault.value = { key: 'sheet.forked' };
  }
  book.show(theirs);
}
