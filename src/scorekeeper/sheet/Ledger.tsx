import { useSignal } from '@preact/signals';
import type { Catalogue } from '../../games/module';
import { rowOf } from '../../games/sheet';
import { signed } from '../../look/recap';
import { atTime, say, t } from '../../look/say';
import { IconButton } from '../../look/widgets';
import type { LedgerLine } from '../../storage/plays';
import type { Book } from './book';
import { whereOf } from './cell';
import { Throws } from './LedgerDice';

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

interface ItemProps {
  book: Book;
  words: Catalogue | undefined;
  /** Its place in the ledger. */
  at: number;
  /** Amounts of this cell alone are shown. */
  only?: string;
}

/** One thing that happened, with what it changed. */
export function Told({ book, words, at, only }: ItemProps) {
  const line = book.play.value.ledger?.[at];
  if (!line) return null;
  const context = { text: { ...book.sheet.text, ...words }, chairs: book.people.value };
  return (
    <li class="ledger-line">
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
}

interface Props extends Omit<ItemProps, 'at'> {
  /** Places in the ledger, the first one first. */
  lines: readonly number[];
}

export function Lines({ lines, ...props }: Props) {
  return (
    <ol class="sheet-history ledger" reversed start={lines.length}>
      {lines
        .slice(-MOST)
        .reverse()
        .map((at) => (
          <Told key={`${props.book.play.value.ledger?.[at]?.when} ${at}`} at={at} {...props} />
        ))}
    </ol>
  );
}
