import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { cellOf, type Row, type SheetSection } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { t } from '../../look/say';
import { SeatDisc } from '../../look/widgets';
import { Wide } from '../library/Wide';
import type { Pay } from './book';
import { focusCell, sayer, shownIn, whereOf } from './cell';
import type { Entries } from './entries';
import { flows } from './keys';
import { SourceButton } from './Source';
import { Pays, payWords } from './Why';

/** The grid of a sheet: people across, what is entered down. Every cell answers to keys, fingers and screen readers. */

/** By then the keypad stands. */
const SETTLED_MS = 80;

interface CellProps {
  entries: Entries;
  row: Row;
  seat?: number;
  /** What the row pays whom, on a score sheet. */
  pays?: readonly Pay[];
}

/** Keys that every cell answers to; true when it was one of them. */
function moves(entries: Entries, cell: string, event: KeyboardEvent): boolean {
  const to = (target: string | undefined): boolean => {
    if (target !== undefined) {
      event.preventDefault();
      focusCell(target);
    }
    return target !== undefined;
  };
  if (event.key === 'Enter') return to(entries.beside(cell, event.shiftKey ? -1 : 1));
  if (event.key === 'ArrowDown') return to(entries.below(cell, 1));
  if (event.key === 'ArrowUp') return to(entries.below(cell, -1));
  return false;
}

function TextCell({ entries, row, seat, pays }: CellProps) {
  const cell = cellOf(row.id, seat);
  const raw = entries.play.value.cells[cell] ?? '';
  const here = entries.active.value === cell;
  const wrong = entries.faults.value.has(cell);
  const words = row.kind === 'words';
  const shown = shownIn(row, raw, sayer(entries));
  const sum = row.kind === 'number' && shown !== raw;
  const fresh = useRef(false);
  return (
    <span
      class={`cell cell-${row.kind} ${flows(row) ? 'cell-flows' : ''} ${wrong ? 'cell-wrong' : ''} ${sum ? 'cell-sum' : ''}`}
    >
      <input
        data-cell={cell}
        value={here ? raw : shown}
        placeholder={entries.given.value[cell]}
        inputMode={words ? 'text' : 'none'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="next"
        aria-invalid={wrong}
        aria-label={whereOf(entries, cell)}
        aria-describedby={wrong && here ? 'sheet-fault' : undefined}
        readOnly={!entries.writer.value || !entries.placeOf(cell)}
        onFocus={(event) => {
          const input = event.currentTarget;
          entries.focus(cell);
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
          const input = event.currentTarget;
          const next = entries.type(cell, input.value);
          const now = entries.play.value.cells[cell] ?? '';
          if (next !== cell) focusCell(next);
          else if (input.value !== now && /\d{8}/.test(input.value)) input.value = now;
        }}
        onKeyDown={(event) => {
          if (moves(entries, cell, event)) return;
          const input = event.currentTarget;
          const at = input.selectionStart ?? 0;
          const whole = input.selectionEnd === input.value.length;
          const bare = input.value === '' || (at === 0 && whole);
          if (event.key === 'ArrowLeft' && (bare || at === 0)) focusCell(entries.beside(cell, -1));
          else if (event.key === 'ArrowRight' && (bare || (at === input.value.length && whole)))
            focusCell(entries.beside(cell, 1));
          else return;
          event.preventDefault();
        }}
      />
      {wrong ? <Icon name="about" /> : <Pays pays={pays} seat={seat} />}
    </span>
  );
}

/** Something a person has or has not. */
function FlagCell({ entries, row, seat }: CellProps) {
  const cell = cellOf(row.id, seat);
  const on = entries.play.value.cells[cell] === '1';
  const set = (next: boolean) => entries.enter(cell, next ? '1' : '');
  return (
    <button
      type="button"
      data-cell={cell}
      class={`cell cell-flag ${entries.faults.value.has(cell) ? 'cell-wrong' : ''}`}
      aria-pressed={on}
      aria-label={whereOf(entries, cell)}
      onFocus={() => entries.focus(cell)}
      onClick={() => set(!on)}
      onKeyDown={(event) => {
        if (moves(entries, cell, event)) return;
        if (!/^[01]$/.test(event.key) && event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        set(event.key === '1');
        if (/[01]/.test(event.key)) focusCell(entries.beside(cell, 1));
      }}
    >
      {on && <Icon name="check" />}
    </button>
  );
}

/** Something that one person has: a button under each name, and the digits of the keyboard. */
function HolderCells({ entries, row, pays }: CellProps) {
  const cell = row.id;
  const holder = entries.read.value.holder(cell);
  const wrong = entries.faults.value.has(cell);
  const people = entries.people.value;
  const seats = entries.seats.value;
  const at = seats.includes(holder) ? holder : seats[0];
  return (
    <>
      {seats.map((seat) => (
        <td key={seat}>
          <button
            type="button"
            data-cell={seat === at ? cell : undefined}
            tabIndex={seat === at ? 0 : -1}
            class={`cell cell-flag cell-holder ${wrong && seat === holder ? 'cell-wrong' : ''}`}
            aria-pressed={seat === holder}
            aria-label={t('sheet.whose', { row: whereOf(entries, cell), name: people[seat].name })}
            onFocus={() => entries.focus(cell)}
            onClick={() => {
              entries.enter(cell, seat === holder ? '' : String(seat + 1));
              focusCell(cell);
            }}
            onKeyDown={(event) => {
              if (moves(entries, cell, event)) return;
              const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined;
              const clears = event.key === 'Delete' || event.key === 'Backspace' || digit === 0;
              if (!clears && (digit === undefined || digit > people.length)) return;
              event.preventDefault();
              entries.enter(cell, clears ? '' : String(digit));
              if (digit !== undefined) focusCell(entries.beside(cell, 1));
            }}
          >
            {seat === holder && <SeatDisc colour={people[seat].colour} />}
            {seat === holder && !wrong && <Pays pays={pays} seat={seat} />}
          </button>
        </td>
      ))}
    </>
  );
}

function Cells({ entries, row, pays }: CellProps) {
  const { seats } = entries;
  if (row.kind === 'holder') return <HolderCells entries={entries} row={row} pays={pays} />;
  if (row.per === 'table') {
    return (
      <td colSpan={seats.value.length} class="cell-wide">
        <TableCell entries={entries} row={row} />
      </td>
    );
  }
  return (
    <>
      {seats.value.map((seat) => (
        <td key={seat}>
          {row.kind === 'flag' ? (
            <FlagCell entries={entries} row={row} seat={seat} />
          ) : row.kind === 'one' && seats.value.length === 1 ? (
            <ChoiceCell entries={entries} row={row} seat={seat} />
          ) : (
            <TextCell entries={entries} row={row} seat={seat} pays={pays} />
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
function TableCell({ entries, row }: CellProps) {
  if (row.kind === 'flag') return <FlagCell entries={entries} row={row} />;
  return row.kind === 'one' ? <ChoiceCell entries={entries} row={row} /> : <TextCell entries={entries} row={row} />;
}

/** A few choices that stand open side by side. */
function ChoiceCell({ entries, row, seat }: CellProps) {
  if (row.kind !== 'one') return null;
  const say = sayer(entries);
  const cell = cellOf(row.id, seat);
  const raw = entries.play.value.cells[cell] ?? '';
  const at = Math.max(
    0,
    row.choices.findIndex(({ id }) => id === raw),
  );
  return (
    <span class="row tight cell-choices">
      {row.choices.map(({ id, text }, i) => (
        <button
          key={id}
          type="button"
          class="chip"
          data-cell={i === at ? cell : undefined}
          tabIndex={i === at ? 0 : -1}
          aria-pressed={id === raw}
          aria-label={t('sheet.whose', { row: whereOf(entries, cell), name: say(text) })}
          onFocus={() => entries.focus(cell)}
          onClick={() => entries.enter(cell, id === raw ? '' : id)}
          onKeyDown={(event) => {
            if (moves(entries, cell, event)) return;
            const typed = startingWith(row.choices, event.key, raw);
            if (typed !== undefined) {
              event.preventDefault();
              entries.enter(cell, typed);
              requestAnimationFrame(() => focusCell(cell));
              return;
            }
            const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            const next = row.choices[i + by];
            if (by === 0 || !next) return;
            event.preventDefault();
            entries.enter(cell, next.id);
            requestAnimationFrame(() => focusCell(cell));
          }}
        >
          {say(text)}
        </button>
      ))}
      <SourceButton entries={entries} cell={cell} />
    </span>
  );
}

interface SectionProps {
  entries: Entries;
  section: SheetSection;
  pays?: ReadonlyMap<string, readonly Pay[]>;
}

function SectionRows({ entries, section, pays }: SectionProps) {
  const say = sayer(entries);
  const shut = entries.isShut(section.id);
  const here = entries.active.value === undefined ? undefined : entries.placeOf(entries.active.value)?.row.id;
  return (
    <tbody>
      <tr class="sheet-section">
        <th scope="rowgroup" colSpan={entries.seats.value.length + 1}>
          <button
            type="button"
            class="line heading"
            tabIndex={-1}
            aria-expanded={!shut}
            onClick={() => entries.fold(section.id, !shut)}
          >
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
              <span>{say(row.short ?? row.text)}</span>
              {row.hint && <small class="soft">{say(row.hint)}</small>}
              {pays && <small class="row-pays figures">{payWords(pays.get(row.id), entries.people.value)}</small>}
            </th>
            <Cells entries={entries} row={row} pays={pays?.get(row.id)} />
          </tr>
        ))}
    </tbody>
  );
}

/** More people than this stand side by side only where the grid may be pushed along. */
const MANY = 6;

interface GridProps {
  entries: Entries;
  /** What each row pays whom, on a score sheet. */
  pays?: ReadonlyMap<string, readonly Pay[]>;
  /** Below the last section. */
  foot?: ComponentChildren;
}

export function Grid({ entries, pays, foot }: GridProps) {
  const people = entries.people.value;
  const grid = (
    <table class="sheet-grid figures" style={{ '--people': entries.seats.value.length }}>
      <thead>
        <tr>
          <th>
            <span class="unseen">{t('sheet.category')}</span>
          </th>
          {entries.seats.value.map((seat) => (
            <th key={seat} scope="col">
              <SeatDisc colour={people[seat].colour} />
              <span class="sheet-name" title={entries.called.value[seat]}>
                {entries.called.value[seat]}
              </span>
              {!entries.isAsked(seat) && <small class="soft">{t('seat.gone')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {entries.sections.value.map((section) => (
        <SectionRows key={section.id} entries={entries} section={section} pays={pays} />
      ))}
      {foot}
    </table>
  );
  return entries.seats.value.length > MANY ? <Wide class="sheet-scroll">{grid}</Wide> : grid;
}
