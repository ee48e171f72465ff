import { canonical, same } from '../../engine/copy';
import type { Phrase } from '../../engine/rules';
import type { Play } from '../../storage/plays';
import {
  common,
  copyOf,
  goOnWith,
  isPlayBehind,
  isUnsaved,
  loadPlay,
  savePlay,
  settled,
  withCell,
} from '../../storage/sheets';
import { Book } from './book';

/** Two windows, one sheet: what lies on the disk is shown, and nothing that a person typed is thrown away. */

/** Everything of one that another one has as well. */
function holds(theirs: Play, mine: Play): boolean {
  const edits = theirs.edits.slice(0, mine.edits.length);
  const lines = (theirs.ledger ?? []).slice(0, mine.ledger?.length ?? 0);
  const rest = ({ people, free, tools, clock }: Play) =>
    canonical([people, free ?? null, tools, clock.finished ?? null, clock.breaks ?? []]);
  // what changes no cell is in the ledger alone
  const told = canonical(lines) === canonical(mine.ledger ?? []);
  return canonical(edits) === canonical(mine.edits) && told && rest(theirs) === rest(mine);
}

/** What this window keeps beside each sheet: one copy, however often the two contradict each other. */
const copies = new Map<string, string>();

/** What of a list is not in the other one, which has the same beginning. */
function more<T>(since: readonly T[] = [], mine: readonly T[] = []): readonly T[] {
  const n = mine.findIndex((one, i) => !same(one, since[i]));
  return n < 0 ? [] : mine.slice(n);
}

/** The copy with what was done here alone: what the other window entered is in its own sheet. */
function withMine(copy: Play, mine: Play, since: Play): Play {
  const entered = more(since.edits, mine.edits);
  const { cells, edits } = entered.reduce((play, { cell, to, when }) => withCell(play, cell, to, when, false), copy);
  const ledger = [...(copy.ledger ?? []), ...more(since.ledger, mine.ledger)];
  const tools = Object.entries(mine.tools).filter(([id, kept]) => !same(kept, since.tools[id]));
  return {
    ...copy,
    ...(same(mine.people, since.people) ? {} : { people: mine.people, ...(mine.free && { free: mine.free }) }),
    cells,
    edits,
    ...(ledger.length > 0 && { ledger }),
    tools: { ...copy.tools, ...Object.fromEntries(tools) },
    clock: { ...mine.clock, started: copy.clock.started },
  };
}

let keeping: Promise<unknown> = Promise.resolve();

/** What was typed here while another window went on lies beside that one. */
function keepBeside({ sheet, writer, play: { value: mine } }: Book): Promise<unknown> {
  const since = common(mine.id);
  keeping = keeping.then(async () => {
    const found = await loadPlay(copies.get(mine.id) ?? '');
    if (found.play) goOnWith(found);
    const copy = found.play && since ? withMine(found.play, mine, since) : copyOf(mine);
    copies.set(mine.id, copy.id);
    await savePlay(new Book(copy, sheet, writer).asWritten());
  });
  return keeping;
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
  const kept = lost && !holds(theirs, book.play.value) ? keepBeside(book) : undefined;
  goOnWith(found);
  book.show(theirs);
  if (!kept) return undefined;
  await kept;
  book.fault.value = { key: 'sheet.forked' };
  return undefined;
}

/** Another window has written: the sheet shows it, unless something of this one is on its way. */
export async function catchUp(book: Book): Promise<Phrase | undefined> {
  const { id } = book.play.value;
  await settled(id);
  return !isUnsaved(id) && (await isPlayBehind(id)) ? followDisk(book, false) : undefined;
}
