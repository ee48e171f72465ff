import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../src/games/module';
import { CATEGORY_COLUMNS, COLUMNS, type CsvWords, categoriesCsvOf, csvOf } from '../src/scorekeeper/library/csv';
import type { Played } from '../src/scorekeeper/library/played';
import { text as library } from '../src/scorekeeper/library/text.en';

const text: Catalogue = library;

const words: CsvWords = {
  game: ({ name, game }) => name || game,
  category: (_, id) => `Category ${id}`,
};

function played(some: Partial<Played> = {}): Played {
  return {
    id: 'p1',
    kind: 'boxed',
    game: 'isla-margarita',
    name: '',
    people: [
      { name: 'Ana', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    standing: {
      totals: [41, -7],
      parts: [
        { id: 'ports', points: [40, 0] },
        { id: 'coins', points: [1, -7] },
      ],
    },
    winners: [0],
    low: false,
    when: Date.UTC(2026, 2, 4, 12),
    minutes: 75,
    note: '',
    ...some,
  };
}

interface Cell {
  text: string;
  quoted: boolean;
}

/** A reader of RFC 4180 that shares nothing with the writer: one sign at a time, and it complains. */
function parsed(csv: string): Cell[][] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let cell = '';
  let state: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  const end = () => {
    row.push({ text: cell, quoted: state === 'closed' });
    cell = '';
    state = 'start';
  };
  for (let i = 0; i < csv.length; i++) {
    const sign = csv[i];
    if (state === 'quoted') {
      if (sign !== '"') cell += sign;
      else if (csv[i + 1] === '"') {
        cell += '"';
        i++;
      } else state = 'closed';
    } else if (sign === ',') end();
    else if (sign === '\r') {
      if (csv[i + 1] !== '\n') throw new Error(`a lone CR at ${i}`);
      i++;
      end();
      rows.push(row);
      row = [];
    } else if (sign === '\n') throw new Error(`a lone LF at ${i}`);
    else if (sign === '"') {
      if (state !== 'start') throw new Error(`a quote inside a cell at ${i}`);
      state = 'quoted';
    } else {
      if (state === 'closed') throw new Error(`something after the closing quote at ${i}`);
      state = 'bare';
      cell += sign;
    }
  }
  if (state !== 'start' || row.length > 0) throw new Error('the last line has no end');
  return rows;
}

/** Rows by column name, as texts; the mark in front taken off. */
function table(csv: string): { [name: string]: string }[] {
  expect(csv[0]).toBe('\uFEFF');
  const [head, ...rows] = parsed(csv.slice(1));
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i].text, cell.text])));
}

const NAMES = [
  'Smith, Jane',
  'Ann "the shark" O’Neill',
  'two\nlines',
  'two\r\nlines',
  '🦜 Polly 👩‍👩‍👧',
  '=HYPERLINK("http://x","y")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
  'a;=1+1',
  "'s-Hertogenbosch",
  '001',
];

test('every name comes back through an independent reader, with an apostrophe only where a formula would start', () => {
  const people = NAMES.map((name, i) => ({ name, colour: i }));
  const csv = csvOf([played({ people, standing: undefined, winners: [], note: 'say "hi",\nthen =go' })], words);
  const rows = table(csv);
  const risky = (name: string) => /^[\s]*[=+\-@＝]/.test(name) || name.startsWith('\t') || name.startsWith('\r');
  expect(rows.map(({ person }) => person)).toEqual(NAMES.map((name) => (risky(name) ? `'${name}` : name)));
  expect(rows[0].note).toBe('say "hi",\nthen =go');
  expect(NAMES.filter(risky)).toHaveLength(8);
});

test('no text begins a formula, whatever it is, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...'=+-@\t\r, ";\n'), (tail, first) => {
      const name = `${first}${tail}`;
      const [row] = table(csvOf([played({ people: [{ name, colour: 0 }], standing: undefined, note: name })], words));
      expect(row.note).not.toMatch(/^[=+\-@\t\r]/);
      expect([name, `'${name}`]).toContain(row.note);
    }),
    { numRuns: 400 },
  );
});

test('text stands in quotes so that no separator ends it; numbers stay numbers, negative ones too', () => {
  const csv = csvOf(
    [
      played({
        people: [
          { name: 'a;=1+1', colour: 0 },
          { name: 'Ben', colour: 1 },
        ],
      }),
    ],
    words,
  ).slice(1);
  const [head, ...rows] = parsed(csv);
  const at = (name: string) => head.findIndex((cell) => cell.text === name);
  expect(rows[0][at('person')]).toEqual({ text: 'a;=1+1', quoted: true });
  expect(rows.map((row) => row[at('total')])).toEqual([
    { text: '41', quoted: false },
    { text: '-7', quoted: false },
  ]);
  for (const name of ['seat', 'people', 'rank', 'won', 'minutes']) expect(rows[0][at(name)].quoted, name).toBe(false);
});

test('one line a person and play, with places, shares of a win, and days a spreadsheet reads', () => {
  const shared = played({ id: 'p2', winners: [0, 1], kind: 'digital', takebacks: 2 });
  const rows = table(csvOf([played(), shared], words));
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    play_id: 'p1',
    ended: '2026-03-04T12:00:00.000Z',
    kind: 'boxed',
    person: 'Ana',
    total: '41',
    rank: '1',
    won: '1',
    minutes: '75',
    take_backs: '',
    categories: 'Category ports: 40; Category coins: 1',
  });
  expect(rows[0].date).toMatch(/^2026-03-0[345]$/);
  expect(rows[1]).toMatchObject({ person: 'Ben', seat: '2', rank: '2', won: '0', total: '-7' });
  expect(rows.slice(2).map(({ won, rank, take_backs }) => [won, rank, take_backs])).toEqual([
    ['0.5', '1', '2'],
    ['0.5', '1', '2'],
  ]);
});

test('what is not known is empty, and a nameless seat has its number', () => {
  const people = [
    { name: '', colour: 0 },
    { name: 'Pearl', colour: 1, bot: 'simple' },
  ];
  const rows = table(csvOf([played({ people, standing: undefined, minutes: undefined, winners: [1] })], words));
  expect(rows[0]).toMatchObject({ person: 'Player 1', total: '', rank: '', minutes: '', categories: '', bot: '' });
  expect(rows[1]).toMatchObject({ person: 'Pearl', bot: 'simple', rank: '1' });
});

test('one line a category in the other table', () => {
  const rows = table(categoriesCsvOf([played()], words));
  expect(rows.map(({ person, category_id, category, points }) => [person, category_id, category, points])).toEqual([
    ['Ana', 'ports', 'Category ports', '40'],
    ['Ana', 'coins', 'Category coins', '1'],
    ['Ben', 'ports', 'Category ports', '0'],
    ['Ben', 'coins', 'Category coins', '-7'],
  ]);
});

test('every column is documented, and both tables share the names of what they share', () => {
  for (const columns of [COLUMNS, CATEGORY_COLUMNS]) {
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    for (const column of columns) expect(text[column.text.key], column.name).toBeTruthy();
  }
  expect(parsed(csvOf([], words).slice(1))).toEqual([COLUMNS.map(({ name }) => ({ text: name, quoted: false }))]);
});

test('the page of file formats documents the very columns, in the same words', () => {
  const page = readFileSync(fileURLToPath(new URL('../src/storage/README.md', import.meta.url)), 'utf8');
  const section = page.slice(page.indexOf('## Tables for spreadsheets'), page.indexOf('## The fairness proof'));
  const told = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, words]) => [name, words]);
  const own = CATEGORY_COLUMNS.filter(({ name }) => !COLUMNS.some((one) => one.name === name));
  expect(told).toEqual([...COLUMNS, ...own].map((one) => [one.name, text[one.text.key]]));
});
