// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { gameOf, games } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { Printed } from '../src/games/printed';
import Rules from '../src/shell/Rules';
import { cameFrom, route, watchAddress } from '../src/shell/router';
import { found, howMany } from '../src/shell/rules-search';
import { onRoot } from './root';
import { soon } from './soon';

// Everything that is printed on something of a box can be found in the rules reader by its name.

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

const all = await Promise.all(games.map(async ({ play }) => (await play?.()) as GameModule));
const those = (has: (game: GameModule) => unknown) => all.filter(has).map((game) => [game.id, game] as const);
const gameCalled = (id: string) => all.find((game) => game.id === id) as GameModule;

test('whoever looked up a rule goes back to where they were', async () => {
  watchAddress();
  const turn = async (hash: string) => {
    await act(() => {
      location.hash = hash;
    });
    await soon(() => expect(route.value).toEqual(hash.slice(2).split('/').filter(Boolean)));
  };
  await turn('#/table/abc');
  await turn('#/rules/manila/3.2');
  expect(cameFrom).toEqual(['table', 'abc']);
  await turn('#/rules/alexandros');
  expect(cameFrom).toEqual(['table', 'abc']);
  await act(() => render(<Rules id="manila" />, root));
  await soon(() => expect(root.querySelector('.page-head a')?.getAttribute('href')).toBe('#/table/abc'));
  await turn('#/settings');
  expect(cameFrom).toEqual([]);
  await turn('#/rules/manila');
  expect(cameFrom).toEqual(['settings']);
  // Help, from a paragraph: back to it, and from there to where they were
  await turn('#/help');
  expect(cameFrom).toEqual(['rules', 'manila']);
  await turn('#/rules/manila');
  expect(cameFrom).toEqual(['settings']);
});

test.each(those(({ tables }) => tables))(
  '%s: every row of its tables is found by its first words, and every cell is in words',
  (_, game) => {
    const { tables, paragraphs } = found(game, '');
    expect(tables.length).toBeGreaterThan(0);
    for (const { at, columns, rows } of tables) {
      // under a paragraph that there is
      expect(paragraphs.map(({ id }) => id)).toContain(at);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(([first]) => first.words)).size).toBe(rows.length);
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        for (const { words } of row) expect(words).not.toMatch(/^$|[{}]|undefined|NaN/);
        const hits = found(game, row[0].words).tables.flatMap((table) => table.rows);
        expect(hits, row[0].words).toContainEqual(row);
      }
    }
  },
);

const printed = import.meta.glob<Printed>('../src/games/*/printed.ts', { import: 'printed', eager: true });

test.each(those(({ tables }) => tables))('%s: what the rule page prints is found with what it says', (id, game) => {
  for (const [name, says] of printed[`../src/games/${id}/printed.ts`] ?? []) {
    const rows = found(game, name).tables.flatMap((table) =>
      table.rows.map((row) => row.map(({ words }) => words).join(' ')),
    );
    expect(
      rows.filter((row) => row.includes(says)),
      `${name}: ${rows.join(' | ')}`,
    ).not.toEqual([]);
  }
});

test.each(Object.keys(printed).map((path) => path.split('/')[3]))(
  '%s: every worked example and every part at a glance stands beside its pieces, and pieces say no words',
  async (id) => {
    const { reference, glance, tables = [] } = gameCalled(id);
    const drawn = await gameOf(id)?.pictured?.();
    if (!drawn) throw new Error(`${id} draws nothing`);
    const worked = reference.flatMap(({ id: at, examples }) => (examples ? [[at, examples.length]] : []));
    const shown = Object.entries(drawn.examples).map(([at, rows]) => [at, rows.length]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(worked));
    expect(drawn.glance).toHaveLength(glance?.length ?? 0);
    const root = document.createElement('div');
    for (const row of [...Object.values(drawn.examples).flat(), ...drawn.glance]) {
      render(row, root);
      expect(root.querySelectorAll('svg').length).toBeGreaterThan(0);
      // figures, signs, and the letters of berths
      expect(root.textContent).not.toMatch(/\p{L}{2}|undefined|NaN/u);
      expect(root.querySelector('title, [aria-label]')).toBeNull();
    }
    // what its tables count is drawn: cards, roles, contracts, wares
    const things = tables.flatMap(({ rows }) => rows.flatMap((row) => row.filter((cell) => typeof cell === 'object')));
    expect(things.filter((thing) => drawn.picture(thing)).length).toBeGreaterThan(3);
  },
);

/** What the rule pages call this house's own (their notes on the sources, HOUSE, or D where a rule is added). */
const HOUSE: { readonly [game: string]: readonly string[] } = {
  'isla-margarita': ['2', '18', '19'],
  manila: ['3.1', '3.3', '3.5', '3.6', '3.7', '3.8', '3.10'],
  alexandros: ['2.1', '2.3', '2.5', '2.6', '2.7'],
  'island-hopper': ['4.1', '5.6', '6.1', '7.1'],
  'puerto-catan': ['18a', '24', '27', 'house'],
};

test.each(Object.keys(HOUSE))(
  '%s: the reader begins with what the game is about, and marks what is ruled by this house',
  (id) => {
    const game = gameCalled(id);
    expect(game.reference[0].id).toBe('about');
    expect(game.reference.flatMap((one) => (one.mark === 'house' ? [one.id] : []))).toEqual(HOUSE[id]);
    for (const { id: at, mark, text } of game.reference)
      if (/house ruling/i.test(text)) expect([at, mark]).toEqual([at, 'house']);
  },
);

/** What the sources say and players have to be told, where they look: reader and quick reference. */
const TOLD: readonly (readonly [game: string, at: string, glance: string, says: RegExp])[] = [
  ['island-hopper', '4.1', '2.1', /captain (is|stays) silent/],
  ['manila', '3.3', '3.2', /harbour master.*opens|opened by the last harbour master/],
];

test.each(TOLD)('%s: %s and the quick reference say who keeps silent or opens', (id, at, glance, says) => {
  const game = gameCalled(id);
  expect(game.reference.find((one) => one.id === at)?.text).toMatch(says);
  expect(game.glance?.find((one) => one.at === glance)?.lines.join(' ')).toMatch(says);
});

test('no size of islands is called printed: no source prints one', () => {
  const { card } = games.find((one) => one.card.id === 'island-hopper') as (typeof games)[number];
  const sizes = Object.entries(card.text).filter(([key]) => key.startsWith('option.difficulty'));
  expect(sizes.map(([, words]) => words)).toEqual(['Islands', 'Calm: larger', 'Medium', 'Storm: smaller']);
});

test('the 24 commerce cards, the 12 islands and the 7 roles are all there', () => {
  const rowsOf = (id: string, title: string) =>
    found(gameCalled(id), '').tables.find((one) => one.title === title)?.rows.length;
  expect(rowsOf('isla-margarita', 'Commerce cards')).toBe(24);
  expect(rowsOf('isla-margarita', 'Action cards')).toBe(9);
  expect(rowsOf('island-hopper', 'Islands and their contracts')).toBe(12);
  expect(rowsOf('puerto-catan', 'Roles')).toBe(7);
  expect(rowsOf('manila', 'Other spaces for accomplices')).toBe(11);
});

test.each(those(({ glance }) => glance))(
  '%s: the rules open at a glance, with the aim first; each part leads to the paragraph that says it in full',
  async (id, game) => {
    const ids = game.reference.map((one) => one.id);
    expect(game.glance?.[0].title).toBe('Aim');
    for (const { at, title, lines } of game.glance ?? []) {
      expect(ids, title).toContain(at);
      expect(lines.length, title).toBeGreaterThan(0);
    }
    await act(() => render(<Rules id={id} />, root));
    await soon(() => expect(root.querySelectorAll('.rules-ways input')).toHaveLength(2));
    const parts = [...root.querySelectorAll('.glance-parts section')];
    expect(parts.map((part) => part.querySelector('h2')?.textContent)).toEqual(game.glance?.map(({ title }) => title));
    const way = parts[0].querySelector<HTMLAnchorElement>('a') as HTMLAnchorElement;
    expect(way.getAttribute('href')).toBe(`#/rules/${id}/${game.glance?.[0].at}`);
    await act(() => way.click());
    expect(root.querySelector('.glance')).toBe(null);
  },
);

test('a column is set to the right where all of it is numbers', async () => {
  await act(() => render(<Rules id="isla-margarita" />, root));
  await soon(() => expect(root.querySelector('.rule-table')).not.toBe(null));
  const islands = [...root.querySelectorAll('.rule-table')].find((one) => one.textContent?.includes('Costa Alta'));
  const classesIn = (row: Element) => [...row.children].map((cell) => cell.className);
  const rows = [...(islands?.querySelectorAll('tr') ?? [])].map(classesIn);
  // the ports of an island are one number or two
  expect(new Set(rows.map((row) => row.join()))).toEqual(new Set([',rule-count,,rule-count']));
});

test('capitals and accents do not matter, every word must be there, and nothing is found of nonsense', () => {
  const isla = gameCalled('isla-margarita');
  expect(howMany(found(isla, 'ROYÁL wárrant'))).toBe(1);
  expect(howMany(found(isla, 'royal zebra'))).toBe(0);
  expect(howMany(found(isla, '  '))).toBeGreaterThan(50);
});

test('the reader shows tables under their paragraphs, and what the other games say', async () => {
  await act(() => render(<Rules id="manila" />, root));
  await soon(() => expect(root.querySelectorAll('.rules-ways input')).toHaveLength(2));
  await act(() => root.querySelectorAll<HTMLInputElement>('.rules-ways input')[1].click());
  expect(root.querySelectorAll('.rule-table').length).toBeGreaterThan(3);
  const table = root.querySelector('.rule-table');
  expect(table?.querySelector('caption')?.textContent).toBe('Wares');
  expect(table?.closest('.wide')?.previousElementSibling?.textContent).toContain('1.1');
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'robber';
  await act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await soon(() => expect(root.querySelector('.rules-others')?.textContent).toContain('Puerto Catan'));
  const way = root.querySelector<HTMLAnchorElement>('.rules-others .rules-way');
  expect(way?.getAttribute('href')).toMatch(/^#\/rules\/puerto-catan\//);
  expect(root.textContent).toContain('Nothing found');
});

test('whoever is sent on to a paragraph reads it, also from the rules at a glance', async () => {
  await act(() => render(<Rules id="manila" />, root));
  await soon(() => expect(root.querySelector('.glance')).not.toBe(null));
  await act(() => render(<Rules id="manila" paragraph="1.1" />, root));
  expect(root.querySelector('.glance')).toBe(null);
  expect(root.querySelector('.rule-here')?.textContent).toContain('Ginseng');
});
