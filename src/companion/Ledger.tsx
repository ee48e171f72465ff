import { useSignal } from '@preact/signals';
import type { Catalogue } from '../games/module';
import { rowOf } from '../games/sheet';
import { atTime, say, t } from '../look/say';
import { IconButton } from '../look/widgets';
import type { LedgerLine } from '../storage/plays';
import type { Book } from './book';
import { whereOf } from './cell';
import { Fallen, Throws } from './LedgerDice';
import { signed } from './Why';

/** What helpers told the sheet, the latest first: every line can be mended, or taken out with all that it changed. */

/** As many as people look through. */
const MOST = 200;

interface AmountProps {
  book: Book;
  /** Which cell it is in, in words. */
  where: string;
  /** What stands there while nobody types. */
  value: string;
  /** Digits, with or without a sign. */
  form: RegExp;
  onAmount(n: number): void;
}

function Amount({ book, where, value, form, onAmount }: AmountProps) {
  const typed = useSignal<string | undefined>(undefined);
  const set = (text: string) => {
    typed.value = text;
    if (form.test(text)) onAmount(Number(text.replace('−', '-')));
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
        value={typed.value ?? value}
        onInput={(event) => set(event.currentTarget.value)}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
    </label>
  );
}

/** Numbers it put where none stood, and numbers it added; of one cell alone where somebody asks for that one. */
function Amounts({ book, at, line, only }: { book: Book; at: number; line: LedgerLine; only: string | undefined }) {
  const { moves, puts } = line;
  const isWanted = (cell: string) => only === undefined || only === cell;
  const isNumber = (cell: string) => book.rowNamed(rowOf(cell))?.kind === 'number';
  // nothing, to which something is added at once, is no beginning
  const isBegun = ({ cell, from, to }: LedgerLine['puts'][number]) =>
    from === '' && isNumber(cell) && !(to === '0' && moves.some((one) => one.cell === cell));
  return (
    <>
      {puts.map((one, put) =>
        isWanted(one.cell) && isBegun(one) ? (
          <Amount
            key={`put ${put}`}
            book={book}
            where={t('ledger.begins', { where: whereOf(book, one.cell) })}
            value={one.to}
            form={/^\d{1,6}$/}
            onAmount={(n) => book.begin(at, put, n)}
          />
        ) : null,
      )}
      {moves.map(({ cell, by }, move) =>
        isWanted(cell) ? (
          <Amount
            key={move}
            book={book}
            where={whereOf(book, cell)}
            value={signed(by)}
            form={/^[+−-]?\d{1,6}$/}
            onAmount={(n) => book.mend(at, move, n)}
          />
        ) : null,
      )}
    </>
  );
}

interface Props {
  book: Book;
  words: Catalogue | undefined;
  /** Places in the ledger, the first one first. */
  lines: readonly number[];
  /** Amounts of this cell alone are shown. */
  only?: string;
}

export function Lines({ book, words, lines, only }: Props) {
  const { ledger = [] } = book.play.value;
  const context = { text: { ...book.sheet.text, ...words }, chairs: book.people.value };
  return (
    <ol class="sheet-history ledger" reversed start={lines.length}>
      {lines
        .slice(-MOST)
        .reverse()
        .map((at) => {
          const line = ledger[at];
          return (
            <li key={`${line.when} ${at}`} class="ledger-line">
              <span class="soft figures">{atTime(line.when)}</span>
              <span>{say(line.what, context)}</span>
              {(line.dice?.length ?? 0) < 2 && (
                <IconButton
                  icon="trash"
                  label={t('ledger.out')}
                  disabled={!book.writer.value}
                  onClick={() => book.takeOut(at)}
                />
              )}
              <div class="ledger-parts">
                {line.dice && <Throws book={book} at={at} dice={line.dice} />}
                <Amounts {...{ book, at, line, only }} />
              </div>
            </li>
          );
        })}
    </ol>
  );
}

export function Ledger({ book, words }: { book: Book; words: Catalogue | undefined }) {
  const { ledger = [] } = book.play.value;
  if (ledger.length === 0) return null;
  return (
    <section aria-label={t('ledger.title')}>
      <h2 class="label">{t('ledger.title')}</h2>
      <p class="soft">{t('ledger.hint')}</p>
      <Fallen ledger={ledger} />
      <Lines book={book} words={words} lines={ledger.map((_, at) => at)} />
      <h2 class="label">{t('sheet.history')}</h2>
    </section>
  );
}
