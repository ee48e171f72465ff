import type { Phrase } from '../../engine/rules';
import { idsOf, type Row, rowOf, seatOf, termsOf } from '../../games/sheet';
import { say, t } from '../../look/say';
import { toast } from '../../look/toast';
import type { Edit } from '../../storage/plays';
import type { Entries } from './entries';

/** A cell of the grid from outside: what it is called, what it shows, and how the focus comes to it. */

/** Speaks with the form's own words and the names of its people. */
export const sayer = (entries: Entries) => {
  const context = { text: entries.form.text, chairs: entries.people.value };
  return (phrase: Phrase): string => say(phrase, context);
};

/** Moves the focus to a cell, by its name. */
export function focusCell(cell: string | undefined): void {
  if (cell === undefined) return;
  const found = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Opens the section of that cell, and goes there. */
export function goTo(entries: Entries, cell: string): void {
  entries.unfold(cell);
  requestAnimationFrame(() => focusCell(cell));
}

/** The name of a cell, whether its section is open or shut, or its row is gone. */
export function whereOf(entries: Entries, cell: string): string {
  const id = rowOf(cell);
  const row = entries.names.value.get(id) ?? entries.namesBefore.value.get(id) ?? id;
  const name = entries.called.value[seatOf(cell) ?? -1];
  return name ? t('sheet.whose', { row, name }) : row;
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

/** An entry as one would say it: a name for whoever holds it, cards by name, a sum with its result. */
export function toldIn(entries: Entries, cell: string, raw: string): string {
  const id = rowOf(cell);
  const sections = [...entries.sections.value, ...entries.sectionsBefore.value];
  const row = sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
  if (row?.kind === 'flag') return t(raw === '1' ? 'sheet.history.yes' : 'sheet.history.no');
  if (raw === '') return t(row?.kind === 'holder' ? 'sheet.history.nobody' : 'sheet.history.nothing');
  switch (row?.kind) {
    case 'holder':
      return entries.people.value[Number(raw) - 1]?.name ?? raw;
    case 'one':
    case 'many': {
      const words = sayer(entries);
      const chosen = idsOf(raw).map((one) => row.choices.find((choice) => choice.id === one)?.text ?? one);
      return chosen.map((one) => (typeof one === 'string' ? one : words(one))).join(', ');
    }
    case 'number': {
      const sum = shownIn(row, raw, sayer(entries));
      return sum === raw ? raw : t('sheet.value', { raw, n: sum });
    }
    default:
      return raw;
  }
}

/** A change as one would say it: what stands there now, and what stood there before. */
export function changeIn(entries: Entries, { cell, from, to }: Edit): string {
  const args = { where: whereOf(entries, cell), to: toldIn(entries, cell, to) };
  return from === ''
    ? t('sheet.history.first', args)
    : t('sheet.history.line', { ...args, from: toldIn(entries, cell, from) });
}

/** Says what was changed just now. The way back stands beside it, as long as nothing else is changed. */
export function sayChanged(entries: Entries, what: string): void {
  const { length } = entries.play.value.edits;
  const run = () => void (entries.play.value.edits.length === length && entries.undo());
  toast(what, { text: t('drawn.back'), run });
}
