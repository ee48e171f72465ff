import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/rules';
import { cellOf, type Row, rowOf } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { t } from '../../look/say';
import { IconButton, SeatDisc } from '../../look/widgets';
import { sayer, whereOf } from './cell';
import type { Entries } from './entries';
import { Chips } from './Pad';

/** What is entered beside the drawn board, since it has no place there; and by keys how many lie at a place. */

interface Props {
  entries: Entries;
  /** Of a person, or held by one: in this order. */
  rows: readonly string[];
  seat: Seat;
}

export function Beside({ entries, rows, seat }: Props) {
  const all = rows.flatMap((id) => entries.rowNamed(id) ?? []);
  const { name, colour, gone } = entries.people.value[seat];
  const cells = all.map((row) => (row.per === 'seat' ? cellOf(row.id, seat) : row.id));
  const say = sayer(entries);
  return (
    <section class="card stack drawn-beside" aria-label={name}>
      <h2 class="line heading">
        <SeatDisc colour={colour} gone={gone} />
        <span class="cut">{name}</span>
      </h2>
      <div class="row tight pad-chips">
        {all.map((row) => row.kind === 'holder' && <Holds key={row.id} entries={entries} row={row} seat={seat} />)}
      </div>
      {all.map((row, at) => {
        if (row.kind === 'number') return <Sum key={row.id} entries={entries} cell={cells[at]} row={row} />;
        return (
          row.kind === 'many' && (
            <div key={row.id}>
              <span class="label">{say(row.text)}</span>
              <Chips entries={entries} cell={cells[at]} row={row} />
            </div>
          )
        );
      })}
      {/* the rows are folded, so it is said here; what does not add up may only be missing until somebody finishes */}
      {[...entries.faults.value].map(
        ([cell, why]) =>
          (entries.ends.value || entries.impossible.value.has(cell)) && (
            <p key={cell} class="line pad-fault">
              <Icon name="about" />
              <span>
                {whereOf(entries, cell)}: {say(why)}
              </span>
            </p>
          ),
      )}
    </section>
  );
}

function Holds({ entries, row, seat }: { entries: Entries; row: Row; seat: Seat }) {
  const mine = entries.read.value.holder(row.id) === seat;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={mine}
      onClick={() => entries.enter(row.id, mine ? '' : `${seat + 1}`)}
    >
      {sayer(entries)(row.text)}
    </button>
  );
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** A number by its digits; of several, one more of the sum with every key. */
function Sum({ entries, cell, row }: { entries: Entries; cell: string; row: Row & { kind: 'number' } }) {
  const now = entries.play.value.cells[cell] ?? '';
  const { each } = row;
  const press = (key: number) => entries.enter(cell, each && now ? `${now}+${key}` : `${now}${key}`);
  return (
    <div>
      <span class="line">
        <span class="label">{sayer(entries)(row.text)}</span>
        <output class="figures">{now || '\u00a0'}</output>
      </span>
      <Keys of={each?.filter((one) => one > 0).toSorted((a, b) => a - b) ?? DIGITS} onKey={press}>
        <IconButton
          icon="back"
          label={t('sheet.pad.delete')}
          disabled={now === ''}
          onClick={() => entries.enter(cell, now.slice(0, -1).replace(/\+$/, ''))}
        />
      </Keys>
    </div>
  );
}

/** How many lie where the board was touched: what takes a touch each is one key as well. */
export function Amount({ entries, cell }: { entries: Entries; cell: string }) {
  const now = entries.play.value.cells[cell] ?? '0';
  const row = entries.rowNamed(rowOf(cell));
  const most = (row?.kind === 'number' && row.most) || 9;
  return (
    <div class="row drawn-amount">
      <strong class="note" role="status">
        {whereOf(entries, cell)}
      </strong>
      <Keys
        of={DIGITS.filter((key) => key <= most)}
        now={now}
        onKey={(key) => entries.enter(cell, key > 0 ? `${key}` : '')}
      />
    </div>
  );
}

interface KeysProps {
  of: readonly number[];
  /** The one that stands there, where a key replaces it. */
  now?: string;
  onKey(key: number): void;
  children?: ComponentChildren;
}

const Keys = ({ of, now, onKey, children }: KeysProps) => (
  <div class="grid-fit tight pad-signs figures">
    {of.map((key) => (
      <button
        type="button"
        key={key}
        class="chip"
        aria-pressed={now === undefined ? undefined : now === `${key}`}
        onClick={() => onKey(key)}
      >
        {key}
      </button>
    ))}
    {children}
  </div>
);
