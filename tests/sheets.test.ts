import { describe, expect, test } from 'vitest';
import type { Json, Phrase } from '../src/engine/rules';
import { games } from '../src/games/doors';
import type { Catalogue } from '../src/games/module';
import {
  cellFault,
  cellOf,
  faultsOf,
  type Named,
  type Row,
  reading,
  type SheetSection,
  termsOf,
} from '../src/games/sheet';
import { addText, say } from '../src/look/say';
import { text as own } from '../src/scorekeeper/text.en';

addText(own);

/** What every game's sheet and form must keep to; a new game needs no line here. */

const seatsOf = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Sentences without a key left over, in the game's own words and the keeper's. */
function spoken(sections: readonly SheetSection[], text: Catalogue, n: number): void {
  const chairs = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
  const said = (phrase: Phrase | undefined) => phrase && expect(say(phrase, { text, chairs }).trim()).not.toBe('');
  const rows = new Set<string>();
  for (const section of sections) {
    said(section.text);
    said(section.hint);
    for (const row of section.rows) {
      expect(rows.has(row.id), row.id).toBe(false);
      expect(row.id).toMatch(/^[\w:.-]+$/);
      rows.add(row.id);
      said(row.text);
      said(row.hint);
      said(row.tooMany);
      if (row.kind === 'holder') expect(row.per, row.id).toBe('table');
      if (row.kind !== 'one' && row.kind !== 'many') continue;
      const ids = row.choices.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const choice of row.choices) said(choice.text);
    }
  }
}

describe.each(games.map((game) => [game.card.id, game] as const))(
  'the sheet of %s',
  (_id, { card, sheet, play, transfer, keeper }) => {
    test.skipIf(!sheet)('has words for everything, and starts empty and without a fault', async () => {
      const one = await sheet?.();
      if (!one) return;
      for (const n of seatsOf(card.seats)) {
        const read = reading(n, {});
        const sections = one.sections(read);
        expect(sections.length).toBeGreaterThan(0);
        spoken(sections, one.text, n);
        expect(faultsOf(sections, read, one.faults)).toEqual([]);
        expect(one.scores(read).reduce((sum, line) => sum + line.points, 0)).toBe(0);
        for (const { text } of one.categories) expect(say(text, { text: one.text })).not.toBe('');
      }
    });

    test('takes any nonsense in any cell and says what is wrong with it', async () => {
      const one = await sheet?.();
      if (!one) return;
      const n = card.seats.max;
      for (const raw of ['x', '99999', '-5', '1 1', '3+', '2', '__proto__']) {
        const empty = reading(n, {});
        const cells: { [cell: string]: string } = {};
        for (const { rows } of one.sections(empty))
          for (const row of rows)
            for (let seat = 0; seat < n; seat++) cells[cellOf(row.id, row.per === 'table' ? undefined : seat)] = raw;
        const read = reading(n, cells);
        const faults = faultsOf(one.sections(read), read, one.faults);
        if (raw !== '2') expect(faults.length, raw).toBeGreaterThan(0);
        const chairs = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
        for (const { why } of faults) expect(say(why, { text: one.text, chairs })).not.toBe('');
        for (const { points, seat } of one.scores(read))
          expect(Number.isFinite(points) && seat >= 0 && seat < n).toBe(true);
        expect(one.winners(read).every((seat) => seat >= 0 && seat < n)).toBe(true);
      }
    });

    test.skipIf(!transfer)('has a form for a position on a real table, in words, with its presets', async () => {
      const [two, game] = await Promise.all([transfer?.(), play?.()]);
      if (!two || !game) return;
      for (const n of seatsOf(card.seats)) {
        const options = game.rules.options({}, n) as Json;
        const cells = two.form.presets?.(n, options) ?? {};
        const read = reading(n, cells);
        const sections = two.form.sections(read, options);
        spoken(sections, { ...game.text, ...two.text }, n);
        const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
        for (const cell of Object.keys(cells)) expect(known.has(cell.split('@')[0]), cell).toBe(true);
        const chairs = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
        for (const { why, cell } of faultsOf(sections, read, (one) => two.form.faults(one, options))) {
          expect(say(why, { text: { ...game.text, ...two.text }, chairs })).not.toBe('');
          expect(known.has(cell.split('@')[0]), cell).toBe(true);
        }
      }
    });

    test('names its helper and the chances that people may enter', async () => {
      const own = await keeper?.();
      if (own) expect(say(own.helper.text, { text: own.text })).not.toBe('');
      const game = await play?.();
      for (const step of card.chances ?? []) {
        expect(say({ key: `chance.${step}` }, { text: card.text })).not.toBe('');
        const rule = game?.rules.steps[step];
        expect(rule?.kind === 'chance' && rule.open && rule.outcomes !== undefined, step).toBe(true);
      }
    });
  },
);

describe('a cell', () => {
  const number: Row = { id: 'x', text: { key: 'free.points' }, per: 'seat', kind: 'number', least: 0, most: 12 };
  const why = (row: Row, text: string, n = 3) => {
    const fault = cellFault(row, text, n);
    return fault && say(fault);
  };

  test('takes sums and remembers them', () => {
    expect(termsOf('3+6+2')).toEqual([3, 6, 2]);
    expect(termsOf('10-4')).toEqual([10, -4]);
    expect(termsOf('-3')).toEqual([-3]);
    expect(termsOf('−3 + 5')).toEqual([-3, 5]);
    expect(termsOf('')).toEqual([]);
    for (const bad of ['3+', '+', 'a', '1.5', '1e9', '1234567', '3++2', '1 1'])
      expect(termsOf(bad), bad).toBeUndefined();
    expect(reading(2, { 'x@1': '3+6+2' }).number('x', 1)).toBe(11);
    expect(reading(2, { 'x@1': '3+6+2' }).number('x', 0)).toBe(0);
  });

  test('says what cannot be', () => {
    expect(why(number, '')).toBeUndefined();
    expect(why(number, '3+9')).toBeUndefined();
    expect(why(number, '13')).toBe('At most 12.');
    expect(why(number, '-1')).toBe('At least 0.');
    expect(why(number, '3+')).toBe('This sum isn’t finished.');
    expect(why(number, 'many')).toBe('Enter a whole number, or a sum like 3+6+2.');
    expect(why({ ...number, each: [1, 2] }, '1+3')).toBe('3 isn’t a possible value.');
    const holder: Row = { id: 'x', text: { key: 'free.points' }, per: 'table', kind: 'holder' };
    expect(why(holder, '4')).toBe('Enter a player’s number, 1 to 3, or leave blank.');
    expect(why(holder, '3')).toBeUndefined();
    const flag: Row = { id: 'x', text: { key: 'free.points' }, per: 'seat', kind: 'flag' };
    expect(why(flag, 'yes')).toBe('Enter 1 for yes, or leave blank.');
    const choices = ['a', 'b'].map((id): Named => ({ id, text: { key: 'free.points' } }));
    const one: Row = { id: 'x', text: { key: 'free.points' }, per: 'seat', kind: 'one', choices };
    expect(why(one, 'c')).toBe('That isn’t one of the choices.');
    expect(why(one, 'a b')).toBe('Choose only one of these.');
    expect(why({ ...one, kind: 'many' } as Row, 'a b')).toBeUndefined();
    const words: Row = { id: 'x', text: { key: 'free.points' }, per: 'seat', kind: 'words', longest: 5 };
    expect(why(words, 'abcdef')).toBe('At most 5 characters.');
  });
});
