import type { Catalogue } from '../../games/module';
import { atTime, t } from '../../look/say';
import { Button } from '../../look/widgets';
import type { Edit, Play } from '../../storage/plays';
import type { Book } from './book';
import { toldIn, whereOf } from './cell';
import { Told } from './Ledger';
import { Fallen } from './LedgerDice';
import { toldBy } from './ledger';

/**
 * Everything that happened on the sheet in one list, the latest first: what helpers told, and what was typed. Any of it can
 * be put back, which is a change like any other.
 */

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

type Happened = { when: number } & ({ line: number; edit?: undefined } | { edit: Edit; line?: undefined });

/** What a line of a helper changed stands with that line alone. */
function happened(play: Play): Happened[] {
  const lines = (play.ledger ?? []).map(({ when }, line): Happened => ({ when, line }));
  const typed = play.edits
    .slice(-2 * MOST)
    .filter((edit) => toldBy(play, edit) < 0)
    .map((edit): Happened => ({ when: edit.when, edit }));
  // of equals the one that was written later comes first
  return [...lines, ...typed]
    .reverse()
    .sort((a, b) => b.when - a.when)
    .slice(0, MOST);
}

export function History({ book, words }: { book: Book; words: Catalogue | undefined }) {
  const { ledger = [] } = book.play.value;
  const all = happened(book.play.value);
  if (all.length === 0) return <p class="soft">{t('sheet.history.none')}</p>;
  return (
    <>
      {ledger.length > 0 && <p class="soft">{t('ledger.hint')}</p>}
      <Fallen ledger={ledger} />
      <ol class="sheet-history">
        {all.map(({ when, line, edit }, i) =>
          edit ? (
            <Line key={`${when} ${all.length - i}`} book={book} edit={edit} />
          ) : (
            <Told key={`line ${line}`} book={book} words={words} at={line} />
          ),
        )}
      </ol>
    </>
  );
}
