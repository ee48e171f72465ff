import { useSignal } from '@preact/signals';
import type { Catalogue } from '../games/module';
import { say, t } from '../look/say';
import { IconButton } from '../look/widgets';
import type { LedgerLine } from '../storage/plays';
import type { Book } from './book';
import { whereOf } from './cell';
import { signed } from './Why';

/** What helpers told the sheet, the latest first: every line can be mended, or taken out with all that it changed. */

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** As many as people look through. */
const MOST = 200;

function Amount({ book, at, move }: { book: Book; at: number; move: number }) {
  const typed = useSignal<string | undefined>(undefined);
  const { cell, by } = (book.play.value.ledger as LedgerLine[])[at].moves[move];
  const where = whereOf(book, cell);
  const set = (text: string) => {
    typed.value = text;
    const n = Number(text.replace('−', '-'));
    if (/^[+−-]?\d{1,6}$/.test(text)) book.mend(at, move, n);
  };
  return (
    <label class="ledger-move">
      <span>{where}</span>
      <input
        class="ledger-amount figures"
        inputMode="numeric"
        autocomplete="off"
        aria-label={t('ledger.amount', { where })}
        readOnly={!book.writer.value}
        value={typed.value ?? signed(by)}
        onInput={(event) => set(event.currentTarget.value)}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
    </label>
  );
}

export function Ledger({ book, words }: { book: Book; words: Catalogue | undefined }) {
  const { ledger = [] } = book.play.value;
  if (ledger.length === 0) return null;
  const context = { text: { ...book.sheet.text, ...words }, chairs: book.people.value };
  const first = Math.max(0, ledger.length - MOST);
  return (
    <section aria-label={t('ledger.title')}>
      <h2 class="label">{t('ledger.title')}</h2>
      <p class="soft">{t('ledger.hint')}</p>
      <ol class="sheet-history ledger" reversed start={ledger.length}>
        {ledger
          .slice(first)
          .map((line, i) => (
            <li key={`${line.when} ${first + i}`}>
              <span class="soft figures">{clock.format(line.when)}</span>
              <span>{say(line.what, context)}</span>
              {line.moves.map((_, move) => (
                <Amount key={move} book={book} at={first + i} move={move} />
              ))}
              <IconButton
                icon="trash"
                label={t('ledger.out')}
                disabled={!book.writer.value}
                onClick={() => book.takeOut(first + i)}
              />
            </li>
          ))
          .reverse()}
      </ol>
      <h2 class="label">{t('sheet.history')}</h2>
    </section>
  );
}
