import { cellOf, type SheetSection } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { t } from '../../look/say';
import { goTo, sayer } from './cell';
import type { Entries } from './entries';

/** The parts of the sheet in a bar: how far each of them is, and the way there. */

interface Part {
  id: string;
  rows: number;
  begun: number;
  /** Where the typing goes on. */
  to: string;
}

/** A row is begun when anything stands in it: people seldom enter zeros. */
function partsOf(entries: Entries, sections: readonly SheetSection[]): Part[] {
  const { cells } = entries.play.value;
  return sections.map(({ id, rows }) => {
    const first = rows.map((row) => {
      const seats = row.per === 'seat' ? entries.seats.value.filter((seat) => entries.isAsked(seat)) : [undefined];
      return seats.map((seat) => cellOf(row.id, seat));
    });
    const begun = first.filter((row) => row.some((cell) => cell in cells)).length;
    const to = first.find((row) => !row.some((cell) => cell in cells)) ?? first[0];
    return { id, rows: rows.length, begun, to: to[0] };
  });
}

export function Parts({ entries }: { entries: Entries }) {
  const say = sayer(entries);
  // what follows by itself is nobody's to fill in
  const sections = entries.sections.value.filter(({ given }) => !given);
  const parts = partsOf(entries, sections);
  if (parts.length < 2) return null;
  const here = entries.active.value === undefined ? undefined : entries.placeOf(entries.active.value)?.row;
  return (
    <nav class="line tight sheet-parts" aria-label={t('sheet.parts')}>
      {sections.map(({ id, text, rows }, i) => {
        const { begun, to } = parts[i];
        return (
          <button
            key={id}
            type="button"
            class="chip sheet-part"
            aria-current={here !== undefined && rows.includes(here) ? 'true' : undefined}
            aria-label={t('sheet.part', { part: say(text), n: begun, all: rows.length })}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => goTo(entries, to)}
          >
            <span class="line tight part-name">
              {begun === rows.length && <Icon name="check" />}
              {say(text)}
            </span>
            <span class="part-bar" style={{ '--done': `${(100 * begun) / rows.length}%` }} />
          </button>
        );
      })}
    </nav>
  );
}
