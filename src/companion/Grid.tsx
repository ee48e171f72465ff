import { useRef } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import { cellOf, idsOf, type Row, rowOf, type SheetSection, seatOf, termsOf } from '../games/sheet';
import { Icon } from '../look/icons';
import { figures } from '../look/recap';
import { say, t } from '../look/say';
import { SeatDisc } from '../look/widgets';
import type { Book } from './book';

/** The grid of a sheet: people across, what is entered down. Every cell answers to keys, fingers and screen readers. */

export const sayer = (book: Book) => {
  const context = { text: book.sheet.text, chairs: book.people.value };
  return (phrase: Phrase): string => say(phrase, context);
};

/** By then the keypad stands. */
const SETTLED_MS = 80;

/** Moves the focus to a cell, by its name. */
export function focusCell(cell: string | undefined): void {
  if (cell === undefined) return;
  const found = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The name of a cell, whether its section is open or shut. */
export function whereOf(book: Book, cell: string): string {
  const row = book.names.value.get(rowOf(cell)) ?? cell;
  const person = book.people.value[seatOf(cell) ?? -1];
  return person ? t('sheet.whose', { row, name: person.name }) : row;
}

/** What a cell shows while nobody types in it. */
export function shownIn(row: Row, raw: string, say: (phrase: Phrase) => string): string {
  if (row.kind === 'number') {
    const terms = termsOf(raw);
    return terms && terms.length > 1 ? String(terms.reduce((a, b) => a + b, 0)) : raw;
  }
  if (row.kind === 'one') {
    const chosen = row.choices.find(({ id }) => id === raw);
    return chosen ? say(chosen.text) : raw;
  }
  return row.kind === 'many' && raw ? t('sheet.cards', { n: idsOf(raw).length }) : raw;
}

interface CellProps {
  book: Book;
  row: Row;
  seat?: number;
}

/** Keys that every cell answers to; true when it was one of them. */
function moves(book: Book, cell: string, event: KeyboardEvent): boolean {
  const to = (target: string | undefined): boolean => {
    if (target !== undefined) {
      event.preventDefault();
      focusCell(target);
    }
    return target !== undefined;
  };
  if (event.key === 'Enter') return to(book.beside(cell, event.shiftKey ? -1 : 1));
  if (event.key === 'ArrowDown') return to(book.below(cell, 1));
  if (event.key === 'ArrowUp') return to(book.below(cell, -1));
  return false;
}

function TextCell({ book, row, seat }: CellProps) {
  const cell = cellOf(row.id, seat);
  const raw = book.play.value.cells[cell] ?? '';
  const here = book.active.value === cell;
  const wrong = book.faults.value.has(cell);
  const words = row.kind === 'words';
  const shown = shownIn(row, raw, sayer(book));
  const sum = row.kind === 'number' && shown !== raw;
  const fresh = useRef(false);
  return (
    <span class={`cell cell-${row.kind} ${wrong ? 'cell-wrong' : ''} ${sum ? 'cell-sum' : ''}`}>
      <input
        data-cell={cell}
        value={here ? raw : shown}
        inputMode={words ? 'text' : 'none'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="next"
        aria-invalid={wrong}
        aria-label={whereOf(book, cell)}
        aria-describedby={wrong && here ? 'sheet-fault' : undefined}
        readOnly={!book.writer.value}
        onFocus={(event) => {
          const input = event.currentTarget;
          book.focus(cell);
          // the shown sum gives way to what was typed, all of it ready to be typed over, before the next key can come
          input.value = raw;
          input.select();
          fresh.current = true;
          // a keypad that comes up now must not lie on it
          setTimeout(() => input.scrollIntoView({ block: 'nearest' }), SETTLED_MS);
        }}
        onMouseUp={(event) => {
          // the finger or mouse that brought the focus would put the caret in the middle
          if (fresh.current) event.preventDefault();
          fresh.current = false;
        }}
        onInput={(event) => {
          const next = book.type(cell, event.currentTarget.value);
          if (next !== cell) focusCell(next);
        }}
        onKeyDown={(event) => {
          if (moves(book, cell, event)) return;
          const input = event.currentTarget;
          const at = input.selectionStart ?? 0;
          const whole = input.selectionEnd === input.value.length;
          const bare = input.value === '' || (at === 0 && whole);
          if (event.key === 'ArrowLeft' && (bare || at === 0)) focusCell(book.beside(cell, -1));
          else if (event.key === 'ArrowRight' && (bare || (at === input.value.length && whole)))
            focusCell(book.beside(cell, 1));
          else return;
          event.preventDefault();
        }}
      />
      {wrong && <Icon name="about" />}
    </span>
  );
}

/** Something a person has or has not. */
function FlagCell({ book, row, seat }: CellProps) {
  const cell = cellOf(row.id, seat);
  const on = book.play.value.cells[cell] === '1';
  const set = (next: boolean) => book.enter(cell, next ? '1' : '');
  return (
    <button
      type="button"
      data-cell={cell}
      class={`cell cell-flag ${book.faults.value.has(cell) ? 'cell-wrong' : ''}`}
      aria-pressed={on}
      aria-label={whereOf(book, cell)}
      onFocus={() => book.focus(cell)}
      onClick={() => set(!on)}
      onKeyDown={(event) => {
        if (moves(book, cell, event)) return;
        if (!/^[01]$/.test(event.key) && event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        set(event.key === '1');
        if (/[01]/.test(event.key)) focusCell(book.beside(cell, 1));
      }}
    >
      {on && <Icon name="check" />}
    </button>
  );
}

/** Something that one person has: a button under each name, and the digits of the keyboard. */
function HolderCells({ book, row }: CellProps) {
  const cell = row.id;
  const holder = book.read.value.holder(cell);
  const wrong = book.faults.value.has(cell);
  const people = book.people.value;
  return (
    <>
      {book.seats.value.map((seat) => (
        <td key={seat}>
          <button
            type="button"
            data-cell={seat === Math.max(holder, 0) ? cell : undefined}
            tabIndex={seat === Math.max(holder, 0) ? 0 : -1}
            class={`cell cell-holder ${wrong && seat === holder ? 'cell-wrong' : ''}`}
            aria-pressed={seat === holder}
            aria-label={t('sheet.whose', { row: whereOf(book, cell), name: people[seat].name })}
            onFocus={() => book.focus(cell)}
            onClick={() => {
              book.enter(cell, seat === holder ? '' : String(seat + 1));
              focusCell(cell);
            }}
            onKeyDown={(event) => {
              if (moves(book, cell, event)) return;
              const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined;
              const clears = event.key === 'Delete' || event.key === 'Backspace' || digit === 0;
              if (!clears && (digit === undefined || digit > people.length)) return;
              event.preventDefault();
              book.enter(cell, clears ? '' : String(digit));
              if (digit !== undefined) focusCell(book.beside(cell, 1));
            }}
          >
            {seat === holder && <SeatDisc colour={people[seat].colour} />}
          </button>
        </td>
      ))}
    </>
  );
}

function Cells({ book, row }: { book: Book; row: Row }) {
  const { seats } = book;
  if (row.kind === 'holder') return <HolderCells book={book} row={row} />;
  if (row.per === 'table') {
    return (
      <td colSpan={seats.value.length} class="cell-wide">
        <TableCell book={book} row={row} />
      </td>
    );
  }
  return (
    <>
      {seats.value.map((seat) => (
        <td key={seat}>
          {row.kind === 'flag' ? (
            <FlagCell book={book} row={row} seat={seat} />
          ) : row.kind === 'one' && seats.value.length === 1 ? (
            <ChoiceCell book={book} row={row} seat={seat} />
          ) : (
            <TextCell book={book} row={row} seat={seat} />
          )}
        </td>
      ))}
    </>
  );
}

/** The choice that a typed letter means; typed again, the next one that begins so. Backspace empties the cell. */
function startingWith(choices: readonly { id: string }[], key: string, now: string): string | undefined {
  if (key === 'Backspace' || key === 'Delete') return '';
  if (key.length !== 1 || key === ' ') return undefined;
  const found = choices.filter(({ id }) => id.toLowerCase().startsWith(key.toLowerCase()));
  const at = found.findIndex(({ id }) => id === now);
  return found[(at + 1) % Math.max(found.length, 1)]?.id;
}

/** A cell of the whole table; a few choices stand open beside it. */
function TableCell({ book, row }: CellProps) {
  if (row.kind === 'flag') return <FlagCell book={book} row={row} />;
  return row.kind === 'one' ? <ChoiceCell book={book} row={row} /> : <TextCell book={book} row={row} />;
}

/** A few choices that stand open side by side. */
function ChoiceCell({ book, row, seat }: CellProps) {
  if (row.kind !== 'one') return null;
  const say = sayer(book);
  const cell = cellOf(row.id, seat);
  const raw = book.play.value.cells[cell] ?? '';
  const at = Math.max(
    0,
    row.choices.findIndex(({ id }) => id === raw),
  );
  return (
    <span class="cell-choices">
      {row.choices.map(({ id, text }, i) => (
        <button
          key={id}
          type="button"
          class="chip"
          data-cell={i === at ? cell : undefined}
          tabIndex={i === at ? 0 : -1}
          aria-pressed={id === raw}
          aria-label={t('sheet.whose', { row: whereOf(book, cell), name: say(text) })}
          onFocus={() => book.focus(cell)}
          onClick={() => book.enter(cell, id === raw ? '' : id)}
          onKeyDown={(event) => {
            if (moves(book, cell, event)) return;
            const typed = startingWith(row.choices, event.key, raw);
            if (typed !== undefined) {
              event.preventDefault();
              book.enter(cell, typed);
              requestAnimationFrame(() => focusCell(cell));
              return;
            }
            const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            const next = row.choices[i + by];
            if (by === 0 || !next) return;
            event.preventDefault();
            book.enter(cell, next.id);
            requestAnimationFrame(() => focusCell(cell));
          }}
        >
          {say(text)}
        </button>
      ))}
    </span>
  );
}

function SectionRows({ book, section }: { book: Book; section: SheetSection }) {
  const say = sayer(book);
  const shut = book.isShut(section.id);
  const here = book.active.value === undefined ? undefined : book.placeOf(book.active.value)?.row.id;
  return (
    <tbody>
      <tr class="sheet-section">
        <th scope="rowgroup" colSpan={book.seats.value.length + 1}>
          <button type="button" tabIndex={-1} aria-expanded={!shut} onClick={() => book.fold(section.id, !shut)}>
            <Icon name={shut ? 'down' : 'up'} />
            <span>{say(section.text)}</span>
          </button>
          {section.hint && !shut && <small class="soft">{say(section.hint)}</small>}
        </th>
      </tr>
      {!shut &&
        section.rows.map((row) => (
          <tr key={row.id} class={`${row.aside ? 'sheet-aside' : ''} ${row.id === here ? 'sheet-here' : ''}`}>
            <th scope="row">
              <span>{say(row.text)}</span>
              {row.hint && <small class="soft">{say(row.hint)}</small>}
            </th>
            <Cells book={book} row={row} />
          </tr>
        ))}
    </tbody>
  );
}

/** More people than this stand side by side only where the grid may be pushed along. */
const MANY = 6;

export function Grid({ book, foot = true }: { book: Book; foot?: boolean }) {
  const people = book.people.value;
  const totals = book.totals.value;
  const winners = book.winners.value;
  const over = book.play.value.brief.over;
  return (
    <div class={book.seats.value.length > MANY ? 'sheet-scroll' : undefined}>
      <table class="sheet-grid figures" style={{ '--people': book.seats.value.length }}>
        <thead>
          <tr>
            <th>
              <span class="unseen">{t('sheet.category')}</span>
            </th>
            {book.seats.value.map((seat) => (
              <th key={seat} scope="col">
                <SeatDisc colour={people[seat].colour} />
                <span class="sheet-name" title={people[seat].name}>
                  {people[seat].name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {book.sections.value.map((section) => (
          <SectionRows key={section.id} book={book} section={section} />
        ))}
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{t('sheet.total')}</th>
              {people.map((person, seat) => (
                <td key={seat} class={winners.includes(seat) ? 'winner' : ''}>
                  <b>{figures(totals[seat])}</b>
                  {winners.includes(seat) && (
                    <span class="sheet-wins">{t(over ? 'sheet.wins' : 'sheet.leads', { name: person.name })}</span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
