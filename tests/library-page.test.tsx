// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL, countBots, filter, leaf } from '../src/companion/library/filter';
import { history, refreshHistory } from '../src/companion/library/history';
import type { MatchRecord } from '../src/engine/record';
import { joined, pseudo } from '../src/look/say';
import { Toasts, toast } from '../src/look/toast';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import { readMatch } from '../src/storage/opening';
import { memoKey, PLAY_FORMAT, type Play, playKey } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { saveMatch } from '../src/storage/saver';
import { readMemo } from '../src/storage/sheets';
import { forget, read, write } from '../src/storage/store';
import { soon } from './soon';
import { shown, strayed } from './stray';

const PEOPLE = ['Wilhelmina', 'Öz', 'Bö'];

let root: HTMLElement;

function boxed(id: string, when: number, totals: number[], some: Partial<Play> = {}): Play {
  const best = Math.max(...totals);
  return {
    format: PLAY_FORMAT,
    id,
    game: 'manila',
    name: '',
    people: totals.map((_, i) => ({ name: PEOPLE[i], colour: i })),
    cells: {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: when - 3_600_000, changed: when, finished: when },
    brief: {
      over: true,
      winners: totals.flatMap((n, i) => (n === best ? [i] : [])),
      totals,
      parts: [
        { id: 'cash', points: totals.map((n) => n - 5) },
        { id: 'jade', points: totals.map(() => 8) },
        { id: 'loans', points: totals.map(() => -3) },
      ],
    },
    ...some,
  };
}

const match = (): MatchRecord => ({
  format: 1,
  id: 'digital',
  game: 'manila',
  rules: 1,
  options: {},
  chairs: [
    { name: PEOPLE[0], colour: 0, side: 0 },
    { name: PEOPLE[1], colour: 1, side: 180, bot: 'simple' },
  ],
  seed: 'a'.repeat(32),
  typed: [],
  log: [],
  notes: [
    { kind: 'takeback', at: 0, when: 1, dropped: [] },
    { kind: 'takeback', at: 0, when: 2, dropped: [] },
  ],
  clock: { started: 1, changed: 4e11, played: 2_400_000 },
  last: {},
  brief: { over: true, round: 3, waiting: [], winners: [0], totals: [40, 30], parts: [] },
});

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  root = document.createElement('div');
  document.body.append(root);
  history.value = undefined;
  filter.value = ALL;
  leaf.value = 'plays';
  countBots.value = true;
  prefs.groups.value = [];
  await saveMatch(match());
  await write([
    [playKey('a'), boxed('a', 1e11, [50, 60, 20])],
    [playKey('b'), boxed('b', 2e11, [70, 70, 20])],
    [
      playKey('c'),
      boxed('c', 3e11, [90, 20], { game: 'other', name: 'Bö', free: { kind: 'rounds', rows: [], low: false } }),
    ],
    [playKey('still'), boxed('still', 5e11, [0, 0], { clock: { started: 1, changed: 5e11 } })],
    [playKey('hurt'), { format: 1 }],
  ]);
});

afterEach(() => {
  render(null, root);
  root.remove();
  pseudo.value = false;
  vi.unstubAllGlobals();
});

async function open(...parts: string[]): Promise<void> {
  route.value = parts;
  render(<App />, root);
  await soon(() => expect(root.querySelector('.slips .slip, .one-play, main .empty')).toBeTruthy());
}

const words = () => root.textContent ?? '';
const button = (name: string) => {
  const found = [...root.querySelectorAll<HTMLElement>('button, input[type=radio]')].find((one) =>
    [one.textContent, one.getAttribute('aria-label'), one.closest('label')?.textContent].includes(name),
  );
  if (!found) throw new Error(`no button called ${name}`);
  return found;
};
/** Names in a row are joined by the language itself. */
const KNOWN = [joined(PEOPLE), joined(PEOPLE.slice(0, 2)), ...PEOPLE];
const strays = () => shown(root).filter((one) => strayed(one, KNOWN).replace(/[%−]/g, '') !== '');

test('the list shows finished plays newest first, open sheets with their way in, and damaged ones with their reason', async () => {
  await open('library');
  const links = [...root.querySelectorAll('.slip-link')].map((one) => one.getAttribute('href'));
  expect(links).toEqual(['#/sheet/still', '#/library/digital', '#/library/c', '#/library/b', '#/library/a']);
  expect(root.querySelector('.slip-damaged')?.textContent).toMatch(/damaged/);
});

test.each(['plays', 'statistics', 'people'] as const)(
  'every word of the leaf %s is from a catalogue',
  async (which) => {
    pseudo.value = true;
    prefs.groups.value = [{ id: 'g', name: PEOPLE[2], people: [PEOPLE[0], PEOPLE[1]] }];
    leaf.value = which;
    route.value = ['library'];
    render(<App />, root);
    await soon(() => expect(root.querySelector('.slips, .charts .chart + .chart, .persons')).toBeTruthy());
    await soon(() => expect(strays()).toEqual([]));
    expect(shown(root).length).toBeGreaterThan(20);
  },
);

test('the statistics draw charts whose figures also stand in a table', async () => {
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelectorAll('.chart svg[role=img]')).toHaveLength(2));
  await soon(() => expect(words()).toContain('Pledged'));
  const [course, shares] = root.querySelectorAll('.chart');
  expect(course.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/Wilhelmina.*3 plays of Manila/);
  // one disc a person and play; the bot has none
  expect(course.querySelectorAll('.drawing circle')).toHaveLength(7);
  // tables are made when somebody asks for them
  expect(course.querySelector('tbody')).toBeNull();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('.figures-table')) {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  }
  await soon(() => expect(root.querySelectorAll('.figures-table tbody')).toHaveLength(2));
  const cells = [...course.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((td) => td.textContent),
  );
  expect(cells).toEqual([
    ['50', '60', '20'],
    ['70', '70', '20'],
    ['40', '', ''],
  ]);
  const row = [...shares.querySelectorAll('tbody tr')].map((one) => one.textContent);
  expect(row[1]).toBe('Öz608−365');
  expect(shares.querySelectorAll('.drawing rect.slab')).toHaveLength(9);
});

test('a tap on a name brings that line to the front, a second one lets it go', async () => {
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelector('.legend-person')).toBeTruthy());
  const person = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('.legend-person')].find((one) => one.textContent === name)!;
  const stands = () => [...root.querySelectorAll('.drawing g[style]')].map((one) => one.getAttribute('class'));
  await soon(() => expect(stands()).toEqual(['', '', '']));
  expect(person('Öz').getAttribute('aria-pressed')).toBe('false');
  person('Öz').click();
  await soon(() => expect(stands()).toEqual(['faded', 'faded', 'in-front']));
  expect(person('Öz').getAttribute('aria-pressed')).toBe('true');
  const last = [...root.querySelectorAll('.drawing g[style]')].pop();
  expect(last?.querySelectorAll('circle')).toHaveLength(2);
  person('Öz').click();
  await soon(() => expect(stands()).toEqual(['', '', '']));
});

test('over many plays averages lead and the plays stand back as dots', async () => {
  const many = Array.from({ length: 18 }, (_, i) => boxed(`many${i}`, 1e11 + i * 1e9, [50, 60 + i]));
  await write(many.map((play) => [playKey(play.id), play]));
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelector('.behind')).toBeTruthy());
  expect(words()).toContain('average of the last 5 plays');
  const [first] = root.querySelectorAll('.drawing g[style]');
  expect(first.querySelectorAll('.behind circle')).toHaveLength(21);
  expect(first.querySelectorAll(':scope > .pen:not(.pen-leader)')).toHaveLength(1);
});

test('leaving plays with bots out changes what is counted', async () => {
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelector('.wins')).toBeTruthy());
  const first = () => [...root.querySelectorAll('.wins tbody tr:first-child td')].map((one) => one.textContent);
  expect(first().slice(0, 2)).toEqual(['4', '2.5']);
  root.querySelector<HTMLInputElement>('input[role=switch]')?.click();
  await soon(() => expect(first().slice(0, 2)).toEqual(['3', '1.5']));
});

test('filters stay when somebody leaves and comes back', async () => {
  await open('library');
  const kind = () => root.querySelectorAll('.slip-link[href^="#/library"]').length;
  expect(kind()).toBe(4);
  button('With the box').click();
  await soon(() => expect(kind()).toBe(3));
  await open('library', 'a');
  expect(root.querySelector('.one-play')).toBeTruthy();
  await open('library');
  await soon(() => expect(kind()).toBe(3));
});

test('one play: points by category, places, and every word from a catalogue', async () => {
  pseudo.value = true;
  await open('library', 'b');
  await soon(() => expect(strays()).toEqual([]));
  const parts = [...root.querySelectorAll('.podium > li')].map((one) =>
    [...one.querySelectorAll('.podium-parts li')].map((part) => part.textContent?.split(' ').at(-1)),
  );
  expect(parts).toEqual([
    ['65', '8', '−3'],
    ['65', '8', '−3'],
    ['15', '8', '−3'],
  ]);
  const places = [...root.querySelectorAll('.podium > li')].map((one) =>
    ['.podium-rank', 'b'].map((part) => one.querySelector(part)?.textContent),
  );
  expect(places).toEqual([
    ['1', '70'],
    ['1', '70'],
    ['3', '20'],
  ]);
});

test('a digital play tells its take-backs and leads to its table', async () => {
  await open('library', 'digital');
  await soon(() => expect(words()).toContain('2 moves were taken back by agreement.'));
  expect(root.querySelector('.ways a')?.getAttribute('href')).toBe('#/table/digital');
});

const type = (text: string) => {
  const area = root.querySelector('textarea')!;
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

test('a note is on the disk after every keystroke, for both kinds', async () => {
  await open('library', 'a');
  for (const text of ['R', 'Ra', 'Rai', 'Rain']) type(text);
  await soon(async () => expect(await read(memoKey('a'))).toBe('Rain'));
  await open('library', 'digital');
  type('S');
  await soon(async () => expect(await readMemo('digital')).toBe('S'));
  type('Su');
  await soon(async () => expect(await readMemo('digital')).toBe('Su'));
  expect(root.querySelector('textarea')?.value).toBe('Su');
  // a list that was read before does not take letters back
  const old = history.value!;
  history.value = { ...old, finished: old.finished.map((one) => ({ ...one, note: '' })) };
  await new Promise((done) => setTimeout(done, 20));
  expect(root.querySelector('textarea')?.value).toBe('Su');
  type('');
  await soon(async () => expect(await read(memoKey('digital'))).toBeUndefined());
});

test('a note never touches what is entered on the sheet meanwhile', async () => {
  await write([[playKey('a'), boxed('a', 1e11, [50, 60, 20], { note: 'Windy.' })]]);
  await open('library', 'a');
  await soon(() => expect(root.querySelector('textarea')?.value).toBe('Windy.'));
  type('Windy. ');
  const edited = boxed('a', 1e11, [55, 60, 20], { note: 'Windy.', cells: { 'cash@0': '50' } });
  await write([[playKey('a'), edited]]);
  type('Windy. And wet.');
  await soon(async () => expect(await read(memoKey('a'))).toBe('Windy. And wet.'));
  expect(await read(playKey('a'))).toEqual(edited);
  // who comes back to this window sees both: the sheet's points and what was written elsewhere
  await write([[memoKey('a'), 'Windy. And wet. And late.']]);
  document.dispatchEvent(new Event('visibilitychange'));
  await soon(() => expect(root.querySelector('textarea')?.value).toBe('Windy. And wet. And late.'));
  expect(root.querySelector('.podium')?.textContent).toContain('55');
  // emptied is empty, although the play still carries older words
  type('');
  await soon(async () => expect(await read(memoKey('a'))).toBe(''));
  history.value = undefined;
  await soon(() => expect(root.querySelector('.one-play')).toBeNull());
  await refreshHistory();
  await soon(() => expect(root.querySelector('textarea')?.value).toBe(''));
});

test('a play whose sheet is still saving that it is finished appears without being asked again', async () => {
  await open('library', 'still');
  expect(words()).toContain('This score sheet is still open.');
  await write([[playKey('still'), boxed('still', 5e11, [3, 4])]]);
  await soon(() => expect(root.querySelector('.one-play')).toBeTruthy());
});

test('words that are shown already are not shown twice, but every way back stays', async () => {
  render(<Toasts />, root);
  const shownNow = () => [...root.querySelectorAll('.toast p')].map((one) => one.textContent);
  const ways = vi.fn();
  const gone = [toast('Copied.'), toast('Exported.'), toast('Copied.')];
  await soon(() => expect(shownNow()).toEqual(['Exported.', 'Copied.']));
  gone.push(...[1, 2].map((n) => toast('Play deleted.', { text: 'Bring it back', run: () => ways(n) })));
  await soon(() => expect(shownNow()).toEqual(['Copied.', 'Play deleted.', 'Play deleted.']));
  for (const drop of gone) drop();
  await soon(() => expect(shownNow()).toEqual([]));
});

test('a deleted play comes back whole, its note too', async () => {
  await write([[memoKey('digital'), 'Sun.']]);
  await open('library', 'digital');
  button('Delete').click();
  await soon(async () => expect(await read('match:digital')).toBeUndefined());
  expect(await read(memoKey('digital'))).toBeUndefined();
  await soon(() => expect(words()).toContain('Play moved to the bin.'));
  button('Bring it back').click();
  await soon(async () => expect(await readMemo('digital')).toBe('Sun.'));
  expect(await readMatch('digital')).toEqual(match());
  await soon(() => expect(history.value?.finished.some(({ id }) => id === 'digital')).toBe(true));
});

test('groups are made, renamed and deleted with a way back', async () => {
  leaf.value = 'people';
  route.value = ['library'];
  render(
    <>
      <App />
      <Toasts />
    </>,
    root,
  );
  await soon(() => expect(root.querySelector('.person')).toBeTruthy());
  button('New group').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  const save = () => button('Save group') as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  for (const box of [...root.querySelectorAll<HTMLInputElement>('.member input')].slice(0, 2)) box.click();
  await soon(() => expect(save().disabled).toBe(false));
  save().click();
  await soon(() => expect(prefs.groups.value).toHaveLength(1));
  expect(prefs.groups.value[0]).toMatchObject({ name: 'Wilhelmina and Öz', people: ['Wilhelmina', 'Öz'] });
  await soon(() => expect(words()).toContain('Wilhelmina and Öz'));
  button('Edit Wilhelmina and Öz').click();
  await soon(() => expect(root.querySelector('dialog input[type=text]')).toBeTruthy());
  const name = root.querySelector<HTMLInputElement>('dialog input[type=text]')!;
  name.value = 'Tuesdays';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  save().click();
  await soon(() => expect(prefs.groups.value.map((one) => one.name)).toEqual(['Tuesdays']));
  await soon(() => button('Delete the group Tuesdays'));
  button('Delete the group Tuesdays').click();
  expect(prefs.groups.value).toEqual([]);
  await soon(() => button('Bring it back'));
  button('Bring it back').click();
  expect(prefs.groups.value.map((one) => one.name)).toEqual(['Tuesdays']);
});

test('an address without a play says so; one of an open sheet leads there', async () => {
  await open('library', 'nobody');
  expect(words()).toContain('This play isn’t in the library.');
  await open('library', 'still');
  expect(root.querySelector('main .empty a')?.getAttribute('href')).toBe('#/sheet/still');
});
