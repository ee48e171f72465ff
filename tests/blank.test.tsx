// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameOf, games } from '../src/games/doors';
import { reading, type Sheet } from '../src/games/sheet';
import { addText, pseudo } from '../src/look/say';
import { begin, OTHER } from '../src/scorekeeper/begin/begin';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { asked, blankPage } from '../src/scorekeeper/print/asked';
import { blankSections, columnsFor } from '../src/scorekeeper/print/blank';
import { text as pageText } from '../src/scorekeeper/print/text-print.en';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import type { Free } from '../src/storage/plays';
import { soon } from './soon';
import { shown, strayed } from './stray';

/** A score sheet for the pen: every row of the sheet, but what is rarely needed. */

addText(pageText);

const shelf = games.filter(({ sheet }) => sheet).map(({ card }) => card.id);
const sheetFor = async (id: string): Promise<Sheet> => (await gameOf(id)?.sheet?.()) as Sheet;
const castles: Free = { kind: 'categories', rows: ['Coins', 'Castles'], low: false, factors: [1, 3], goal: 30 };

describe('the rows', () => {
  test.each(shelf)('of %s are those of its sheet, without what is folded away', async (id) => {
    const sheet = await sheetFor(id);
    for (const n of [2, 4]) {
      const there = sheet.sections(reading(n, {})).filter(({ folded }) => folded !== true);
      const printed = blankSections(sheet, n);
      expect(printed.map((section) => section.id)).toEqual(there.map((section) => section.id));
      printed.forEach(({ rows }, i) => {
        const ids = rows.map((row) => row.id);
        expect(ids.slice(0, there[i].rows.length)).toEqual(there[i].rows.map((row) => row.id));
        expect(new Set(ids).size).toBe(ids.length);
      });
    }
  });

  test('grow to a page where a sheet grows', async () => {
    expect(blankSections(freeSheet({ kind: 'rounds', rows: [], low: false }), 3)[0].rows).toHaveLength(22);
    expect(blankSections(freeSheet(castles), 3)[0].rows).toHaveLength(2);
  });

  test('stand in two columns where they are many', async () => {
    const isla = blankSections(await sheetFor('isla-margarita'), 4);
    expect([columnsFor(isla, 4), columnsFor(isla, 8), columnsFor(isla.slice(0, 1), 4)]).toEqual([2, 1, 1]);
  });
});

describe('the page', () => {
  let root: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    root = document.createElement('div');
    document.body.append(root);
    asked.value = undefined;
  });
  afterEach(() => {
    render(null, root);
    root.remove();
    pseudo.value = false;
    vi.unstubAllGlobals();
  });
  const heads = () =>
    [...root.querySelectorAll('[data-section=points] thead .blank-who')].map((one) => one.textContent);
  async function open(...parts: string[]): Promise<void> {
    route.value = ['blank', ...parts];
    render(<App />, root);
    await soon(() => expect(root.querySelector('.blank-page')).not.toBeNull());
  }

  test('has numbered columns where nobody is known, as many as are wanted', async () => {
    await open('manila');
    const before = heads().length;
    expect(heads()).toEqual(Array.from({ length: before }, (_, i) => `${i + 1}`));
    expect(root.querySelectorAll('.blank-names span')).toHaveLength(before);
    root.querySelector<HTMLButtonElement>(`[aria-label="${pageText['blank.fewer']}"]`)?.click();
    await soon(() => expect(heads()).toHaveLength(before - 1));
    // the prices of the market are ringed, not written
    expect(root.querySelector('.blank-wide')?.textContent).toMatch(/0.*30/);
  });

  test('has the names of a play, and its own categories with what they are worth', async () => {
    const people = ['Ana', ''].map((name, colour) => ({ name, colour }));
    const play = await begin(OTHER, people, { name: 'Castles', free: castles });
    expect(blankPage(OTHER, play.id)).toBe(`#/blank/other/${play.id}`);
    await open('other', play.id);
    expect(heads()).toEqual(['Ana', '2']);
    expect(root.querySelector('.blank-head')?.textContent).toContain('Castles');
    const row = root.querySelector('[data-row=category2] th')?.textContent;
    expect(row).toContain('Castles');
    expect(row).toContain('× 3');
    expect(root.querySelector('.blank-hint')?.textContent).toContain('30 points');
    root.querySelector<HTMLInputElement>('[role=switch]')?.click();
    await soon(() => expect(heads()).toEqual(['1', '2']));
  });

  test('has what is being set up', async () => {
    asked.value = { game: OTHER, names: ['Ana', 'Ben'], own: { name: 'Castles', free: castles } };
    await open('other');
    expect(heads()).toEqual(['Ana', 'Ben']);
    render(null, root);
    // and nothing of it for another game
    await open('puerto-catan');
    expect(heads()[0]).toBe('1');
  });

  test('has one column for a team', async () => {
    const free = { ...castles, teams: [1, 2, 1], teamNames: ['', 'Blues'] };
    asked.value = { game: OTHER, names: ['Ana', 'Ben', 'Cy'], own: { name: 'Castles', free } };
    await open('other');
    expect(heads()).toEqual(['Ana & Cy', 'Ben']);
    render(null, root);
    asked.value = { game: OTHER, names: ['', '', ''], own: { name: 'Castles', free } };
    await open('other');
    expect(heads()).toEqual(['1', '2']);
  });

  test('can be reached from the new game', async () => {
    route.value = ['new', 'manila'];
    render(<App />, root);
    await soon(() => expect(root.querySelectorAll('a[href="#/blank/manila"]')).toHaveLength(1));
  });

  test('takes every word from the catalogues', async () => {
    pseudo.value = true;
    await open('isla-margarita');
    expect(shown(root).filter((words) => strayed(words.replaceAll('/', ''), []))).toEqual([]);
  });
});
