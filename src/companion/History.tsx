import { atTime, t } from '../look/say';
import { Button } from '../look/widgets';
import type { Edit } from '../storage/plays';
import type { Book } from './book';
import { toldIn, whereOf } from './cell';

/** Every change of the sheet, the latest first; any of them can be put back, which is a change like any other. */

const MOST = 200;

function Line({ book, edit }: { book: Book; edit: Edit }) {
  const words = (text: string) => (text ? toldIn(book, edit.cell, text) : t('sheet.history.nothing'));
  const now = book.play.value.cells[edit.cell] ?? '';
  const args = { where: whereOf(book, edit.cell), from: words(edit.from), to: words(edit.to) };
  return (
    <li>
      <span class="soft figures">{atTime(edit.when)}</span>
      <span>{t('sheet.history.line', args)}</span>
      {now !== edit.from && (
        <Button kind="quiet" disabled={!book.writer.value} onClick={() => book.enter(edit.cell, edit.from)}>
          {edit.from === '' ? t('sheet.history.empty') : t('sheet.history.back', { from: words(edit.from) })}
        </Button>
      )}
    </li>
  );
}

export function History({ book }: { book: Book }) {
  const edits = [...book.play.value.edits].reverse().slice(0, MOST);
  if (edits.length === 0) return <p class="soft">{t('sheet.history.none')}</p>;
  return (
    <ol class="sheet-history">
      {edits.map((edit, i) => (
        <Line key={`${edit.when} ${edits.length - i}`} book={book} edit={edit} />
      ))}
    </ol>
  );
}
