import { useEffect } from 'preact/hooks';
import { idsOf, type Row, seatOf } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { signed } from '../../look/recap';
import { swallowRelease } from '../../look/release';
import { t } from '../../look/say';
import { Button, IconButton, SeatDisc } from '../../look/widgets';
import { focusCell, sayer, shownIn, toldIn, whereOf } from './cell';
import type { Entries } from './entries';
import { adds, flows } from './keys';
import { SourceButton } from './Source';

/** What a finger enters with: digits for numbers, chips for cards, people for what somebody holds. */

interface Props {
  entries: Entries;
  cell: string;
  /** Along the lower edge of a small screen. */
  strip: boolean;
  onHide(): void;
}

/**
 * A key acts when the finger comes down, since quick thumbs make no clean taps; the focus stays in the cell. Switches and
 * screen readers click without a pointer.
 */
const quick = (act: () => void) => ({
  onPointerDown(event: PointerEvent) {
    event.preventDefault();
    if (event.button !== 0) return;
    swallowRelease(event.pointerId);
    act();
  },
  onClick(event: MouseEvent) {
    if (event.detail === 0) act();
  },
});

/** The focus stays in the cell. */
const keepFocus = (event: Event): void => event.preventDefault();

/** As on any keypad, and in two rows where only the lower edge is free. */
const SQUARE = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '+', '0', '-'];
const STRIP = ['1', '2', '3', '4', '5', '+', '-', '6', '7', '8', '9', '0'];

function Digits({ entries, cell, row, strip }: Omit<Props, 'onHide'> & { row: Row }) {
  const press = (key: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[data-cell="${CSS.escape(cell)}"]`);
    const raw = entries.play.value.cells[cell] ?? '';
    // what is selected is typed over or deleted as a whole, as on any keyboard
    const all = raw !== '' && input?.value === raw && input.selectionStart === 0 && input.selectionEnd === raw.length;
    const from = all && /\d|delete/.test(key) ? '' : raw;
    const text = key === 'delete' ? from.slice(0, -1) : from + key;
    const next = entries.type(cell, text);
    if (next !== cell) focusCell(next);
    else if (input) {
      // two quick taps come before the next picture
      input.value = entries.play.value.cells[cell] ?? '';
      input.setSelectionRange(input.value.length, input.value.length);
    }
  };
  // what the next number is added to stands on the key that adds
  const sum = /^-?\d+$/.exec(shownIn(row, entries.play.value.cells[cell] ?? '', sayer(entries)))?.[0];
  const names: { [key: string]: string } = {
    '+': sum ? `${sum} +` : t('sheet.pad.plus'),
    '-': t('sheet.pad.minus'),
  };
  return (
    <div class="grid-fit tight pad-digits figures">
      {(strip ? STRIP : SQUARE).map((key) => (
        <button
          key={key}
          type="button"
          class={key === '+' && sum ? 'chip pad-key pad-sign' : 'chip pad-key'}
          aria-label={names[key]}
          {...quick(() => press(key))}
        >
          {key === '+' && sum && <small class="soft">{sum}</small>}
          {key === '-' ? '−' : key}
        </button>
      ))}
      <button type="button" class="chip pad-key" aria-label={t('sheet.pad.delete')} {...quick(() => press('delete'))}>
        <Icon name="back" />
      </button>
    </div>
  );
}

export function Chips({ entries, cell, row }: { entries: Entries; cell: string; row: Row & { kind: 'one' | 'many' } }) {
  const say = sayer(entries);
  const chosen = idsOf(entries.play.value.cells[cell] ?? '');
  const toggle = (id: string) => {
    const has = chosen.includes(id);
    if (row.kind === 'one') return entries.enter(cell, has ? '' : id);
    const next = has ? chosen.filter((one) => one !== id) : [...chosen, id];
    // in the order of the printed list, so that two people's cards read alike
    entries.enter(cell, row.choices.flatMap(({ id: one }) => (next.includes(one) ? [one] : [])).join(' '));
  };
  const seat = seatOf(cell);
  /** What that choice scores, or would. */
  const worth = (id: string) => {
    const points = seat === undefined ? undefined : entries.form.worth?.(entries.read.value, row.id, id, seat);
    return points === undefined ? '' : signed(points);
  };
  return (
    <div class={row.byId ? 'grid-fit tight pad-signs' : 'row tight pad-chips'}>
      {row.choices.map(({ id, text }) => {
        const [name, points] = [say(text), worth(id)];
        return (
          <button
            key={id}
            type="button"
            class={row.byId ? 'chip pad-sign' : 'chip'}
            aria-pressed={chosen.includes(id)}
            aria-label={row.byId && `${name} ${points}`.trim()}
            title={row.byId && name}
            onPointerDown={keepFocus}
            onClick={() => toggle(id)}
          >
            <span>{row.byId ? id : name}</span>
            {points && (
              <small class="chip-worth figures" aria-hidden={row.byId}>
                {points}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Holders({ entries, cell, row }: { entries: Entries; cell: string; row: Row }) {
  const say = sayer(entries);
  const holder = entries.read.value.holder(cell);
  return (
    <div class="row tight pad-chips">
      {entries.people.value.map((person, seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          aria-pressed={seat === holder}
          aria-label={t('sheet.whose', { row: say(row.text), name: person.name })}
          onPointerDown={keepFocus}
          onClick={() => entries.enter(cell, seat === holder ? '' : String(seat + 1))}
        >
          <SeatDisc colour={person.colour} gone={person.gone} />
          <span>{person.name}</span>
        </button>
      ))}
    </div>
  );
}

/** What becomes of the next digit. */
const flowOf = (row: Row) =>
  adds(row) ? 'sheet.pad.adds' : flows(row) ? 'sheet.pad.flows' : ('sheet.pad.stays' as const);

function Foot({ entries, cell, row, onHide }: { entries: Entries; cell: string; row: Row; onHide(): void }) {
  const next = entries.beside(cell, 1);
  const below = row.per === 'seat' && entries.seats.value.length > 1 ? entries.nextRow(cell) : undefined;
  return (
    <footer class="row pad-foot">
      <IconButton
        icon="undo"
        label={t('sheet.pad.undo')}
        disabled={!entries.mayUndo.value}
        onClick={() => {
          const at = entries.undo();
          if (at !== undefined) entries.unfold(at);
          requestAnimationFrame(() => focusCell(at));
        }}
      />
      <Button {...quick(() => focusCell(entries.beside(cell, -1)))}>{t('sheet.pad.back')}</Button>
      <Button class="pad-row" disabled={below === undefined} {...quick(() => focusCell(below))}>
        {t('sheet.pad.row')}
      </Button>
      <Button kind="main" {...quick(() => (next === undefined ? onHide() : focusCell(next)))}>
        {t(next === undefined ? 'sheet.pad.done' : 'sheet.pad.next')}
      </Button>
    </footer>
  );
}

export function Pad({ entries, cell, strip, onHide }: Props) {
  const place = entries.placeOf(cell);
  // a few choices of the whole table, or of one person alone, stand open on the sheet itself
  const open = place?.row.kind === 'one' && (place.row.per === 'table' || entries.seats.value.length === 1);
  // and so does who holds something, where there is little room
  const held = place?.row.kind === 'holder' && strip;
  const shown = place !== undefined && !open && !held && entries.writer.value;
  // whatever lies below must be able to come out from under it
  useEffect(() => {
    if (!shown || !strip) return;
    document.documentElement.dataset.pad = 'open';
    return () => delete document.documentElement.dataset.pad;
  }, [shown, strip]);
  if (!shown) return null;
  const { row } = place;
  const say = sayer(entries);
  const why = entries.faults.value.get(cell);
  const raw = entries.play.value.cells[cell] ?? '';
  return (
    <section class="card stack pad" aria-label={t('sheet.pad')}>
      <header class="line pad-head">
        <p class={why ? 'row pad-fault' : 'row'} id={why ? 'sheet-fault' : undefined} role="status">
          <strong class="cut">{whereOf(entries, cell)}</strong>
          {why ? (
            <span>
              <Icon name="about" />
              {say(why)}
            </span>
          ) : (
            row.kind === 'number' && <span class="soft">{t(flowOf(row))}</span>
          )}
          {!why && row.kind === 'many' && row.byId && raw && <span class="soft cut">{toldIn(entries, cell, raw)}</span>}
          {!why && row.kind === 'number' && entries.read.value.terms(row.id, place.seat).length > 1 && (
            <span class="figures soft">
              {t('sheet.value', { n: entries.read.value.number(row.id, place.seat), raw })}
            </span>
          )}
        </p>
        <SourceButton entries={entries} cell={cell} />
        <IconButton icon="close" label={t('sheet.pad.hide')} onClick={onHide} />
      </header>
      <div class="pad-keys">
        {row.kind === 'number' && <Digits entries={entries} cell={cell} row={row} strip={strip} />}
        {(row.kind === 'one' || row.kind === 'many') && <Chips entries={entries} cell={cell} row={row} />}
        {row.kind === 'holder' && <Holders entries={entries} cell={cell} row={row} />}
      </div>
      <Foot entries={entries} cell={cell} row={row} onHide={onHide} />
    </section>
  );
}
