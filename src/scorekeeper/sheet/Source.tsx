import type { Catalogue } from '../../games/module';
import { rowOf, seatOf } from '../../games/sheet';
import { t } from '../../look/say';
import { Dialog, IconButton } from '../../look/widgets';
import type { Book } from './book';
import { whereOf } from './cell';
import type { Entries } from './entries';
import { History } from './History';
import { linesOf } from './ledger';

/** Where a number came from: the way there from its cell, and what happened to it. */

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
  const close = () => {
    book.asked.value = undefined;
  };
  return (
    <Dialog sheet open title={whereOf(book, cell)} onClose={close}>
      {isNumber && raw !== '' && (
        <p class="source-sum figures">{raw === String(n) ? raw : t('sheet.value', { n, raw })}</p>
      )}
      <History book={book} words={words} only={cell} onClose={close} />
    </Dialog>
  );
}
