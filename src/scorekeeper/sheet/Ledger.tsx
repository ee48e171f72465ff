import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Catalogue } from '../../games/module';
import { rowOf } from '../../games/sheet';
import { signed } from '../../look/recap';
import { atTime, say, t } from '../../look/say';
import { IconButton } from '../../look/widgets';
import type { LedgerLine } from '../../storage/plays';
import type { Book } from './book';
import { whereOf } from './cell';
import { Throws } from './LedgerDice';

/** What a helper told the sheet: a line that can be mended, or taken out with all that it changed. */

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
    <label class="line ledger-move">
      <span>{where}</span>
      <input
        class="num ledger-amount figures"
        inputMode="numeric"
        autocomplete="off"
        aria-label={t('ledger.amount', { where })}
        readOnly={!book.writer.value}
        value={typed.value ?? value}
        onFocus={(event) => event.currentTarget.select()}
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

interface ItemProps {
  book: Book;
  words: Catalogue | undefined;
  /** Its place in the ledger. */
  at: number;
  /** Amounts of this cell alone are shown. */
  only?: string;
  onGo(cell: string): void;
}

interface WayProps {
  book: Book;
  cell: string | undefined;
  onGo(cell: string): void;
  children: ComponentChildren;
}

/** What happened, and the way to the cell that it changed, where there still is one. */
export const Way = ({ book, cell, onGo, children }: WayProps) =>
  cell !== undefined && book.rowNamed(rowOf(cell)) ? (
    <button type="button" class="history-way" onClick={() => onGo(cell)}>
      {children}
    </button>
  ) : (
    <span>{children}</span>
  );

/** What lines of a ledger are said by. */
export const contextOf = (book: Book, words: Catalogue | undefined) => ({
  text: { ...book.sheet.text, ...words },
  chairs: book.people.value,
});

/** One thing that happened, with what it changed. */
export function Told({ book, words, at, only, onGo }: ItemProps) {
  const line = book.play.value.ledger?.[at];
  if (!line) return null;
  const context = contextOf(book, words);
  return (
    <li class="row ledger-line">
      <span class="soft figures">{atTime(line.when)}</span>
      <Way book={book} cell={only ?? [...line.moves, ...line.puts][0]?.cell} onGo={onGo}>
        {say(line.what, context)}
      </Way>
      {(line.dice?.length ?? 0) < 2 && (
        <IconButton
          icon="trash"
          label={t('ledger.out')}
          disabled={!book.writer.value}
          onClick={() => book.takeOut(at)}
        />
      )}
      <div class="row ledger-parts">
        {line.dice && <Throws book={book} at={at} dice={line.dice} />}
        <Amounts {...{ book, at, line, only }} />
      </div>
    </li>
  );
}
