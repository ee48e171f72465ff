import type { Catalogue } from '../../games/module';
import { rowOf, seatOf } from '../../games/sheet';
import { signed } from '../../look/recap';
import { t } from '../../look/say';
import { Dialog, IconButton } from '../../look/widgets';
import type { Book } from './book';
import { whereOf } from './cell';
import type { Entries } from './entries';
import { Lines } from './Ledger';
import { linesOf, typedIn } from './ledger';

/** Where a number came from: the way there from its cell, and the lines of the ledger that made it. */

export function SourceButton({ entries, cell }: { entries: Entries; cell: string }) {
  const n = linesOf(entries.play.value, cell).length;
  return n === 0 ? null : (
    <IconButton
      icon="log"
      class="source-way"
      label={t('source.way', { where: whereOf(entries, cell), n })}
      onClick={() => {
        entries.asked.value = cell;
      }}
    />
  );
}

export function Source({ book, words }: { book: Book; words: Catalogue | undefined }) {
  const cell = book.asked.value;
  if (cell === undefined) return null;
  const play = book.play.value;
  const raw = play.cells[cell] ?? '';
  const isNumber = book.rowNamed(rowOf(cell))?.kind === 'number';
  const n = book.read.value.number(rowOf(cell), seatOf(cell));
  const typed = isNumber ? typedIn(play, cell) : undefined;
  const lines = linesOf(play, cell);
  return (
    <Dialog
      sheet
      open
      title={whereOf(book, cell)}
      onClose={() => {
        book.asked.value = undefined;
      }}
    >
      {isNumber && raw !== '' && (
        <p class="source-sum figures">{raw === String(n) ? raw : t('sheet.value', { n, raw })}</p>
      )}
      {typed !== undefined && typed !== 0 && <p>{t('source.typed', { n: signed(typed) })}</p>}
      {lines.length === 0 ? (
        <p class="soft">{t('source.none')}</p>
      ) : (
        <Lines book={book} words={words} lines={lines} only={cell} />
      )}
    </Dialog>
  );
}
