// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pseudo } from '../src/look/say';
import { ALL, filter, leaf } from '../src/scorekeeper/figures/filter';
import { history } from '../src/scorekeeper/library/history';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import { PLAY_FORMAT, type Play, photoKey, playKey } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { forget, read, write } from '../src/storage/store';
import { soon } from './soon';
import { shown, strayed } from './stray';

// The logbook as people use it: facts mended, people named, old plays added.

let root: HTMLElement;

const PEOPLE = ['Wilhelmina', 'Öz', 'Bö'];

const sheet = (id: string, when: number, totals: number[]): Play => ({
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
  brief: { over: true, winners: [0], totals, parts: [] },
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
  for (const list of [prefs.register, prefs.groups, prefs.people, prefs.group]) list.value = [];
  await write([
    [playKey('a'), sheet('a', 1e11, [9, 6, 2])],
    [playKey('b'), sheet('b', 2e11, [7, 2])],
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
  await soon(() => expect(root.querySelector('.slips .slip, .one-play, .person')).toBeTruthy());
}

const words = () => root.textContent ?? '';
const named = <T extends HTMLElement>(what: string, name: string): T => {
  const place = root.querySelector('dialog') ?? root;
  const found = [...place.querySelectorAll<T>(what)].find((one) =>
    [
      one.textContent,
      one.getAttribute('aria-label'),
      root.querySelector(`label[for="${one.id}"]`)?.textContent,
    ].includes(name),
  );
  if (!found) throw new Error(`no ${what} called ${name}`);
  return found;
};
const button = (name: string) => named<HTMLButtonElement>('button', name);
const type = (label: string, value: string) => {
  const field = named<HTMLInputElement>('input', label);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const choose = (label: string, value: string) => {
  const field = named<HTMLSelectElement>('select', label);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const strays = () => shown(root).filter((one) => strayed(one, PEOPLE).replace(/[%−·]/g, '').trim() !== '');

test('facts are mended on the page of a play, with a way back', async () => {
  await open('library', 'a');
  button('Edit details').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  type('Day', '2024-02-30');
  await soon(() => expect(button('Save').disabled).toBe(true));
  type('Day', '2024-02-29');
  type('Length in minutes', '90');
  type('Place', 'Under the pear tree');
  choose('Who started', '2');
  await soon(() => expect(button('Save').disabled).toBe(false));
  button('Save').click();
  await soon(() => expect(words()).toContain('29 February 2024 · 1 h 30 min'));
  expect(words()).toContain('Where: Under the pear tree');
  expect(words()).toContain('Bö started.');
  expect(await read('about:a')).toMatchObject({ minutes: 90, first: 2 });
  await soon(() => expect(root.querySelector('dialog')).toBeNull());
  button('Bring it back').click();
  await soon(async () => expect(await read('about:a')).toBeUndefined());
});

test('a result whose sheet contradicts itself says so, and leads there', async () => {
  await write([[playKey('c'), { ...sheet('c', 3e11, [4, 0]), cells: { 'cash@0': '4', 'cash@1': '4O' } }]]);
  await open('library', 'c');
  await soon(() => expect(root.querySelector('.play-doubt')?.textContent).toMatch(/^One entry on the score sheet/));
  expect(root.querySelector('.play-doubt a')?.getAttribute('href')).toBe('#/sheet/c');
  render(null, root);
  await write([[playKey('d'), { ...sheet('d', 4e11, [4, 0]), cells: { 'cash@0': '4' } }]]);
  await open('library', 'd');
  await soon(() => expect(root.querySelector('.sheet-why')).toBeTruthy());
  expect(root.querySelector('.play-doubt')).toBeNull();
});

test('who won is told there, whatever the points say', async () => {
  await open('library', 'a');
  button('Edit details').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  const boxes = [...root.querySelectorAll<HTMLInputElement>('dialog .member input')];
  const before = boxes.map((one) => one.checked);
  for (const one of boxes) one.click();
  await soon(() => expect(boxes.map((one) => one.checked)).toEqual(before.map((one) => !one)));
  button('Save').click();
  await soon(async () =>
    expect(await read('about:a')).toEqual({ winners: before.flatMap((won, seat) => (won ? [] : [seat])) }),
  );
});

test('who sat on a seat is told there', async () => {
  await open('library', 'b');
  button('Edit details').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  choose('Who sat here: Öz', 'bö');
  await soon(() => expect(named<HTMLSelectElement>('select', 'Who sat here: Öz').value).toBe('bö'));
  button('Save').click();
  await soon(() =>
    expect([...root.querySelectorAll('.podium .cut')].map((one) => one.textContent)).toEqual(['Wilhelmina', 'Bö']),
  );
  expect(prefs.register.value).toMatchObject([{ name: 'Bö' }]);
});

test('a picture is drawn where one is kept', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }));
  await write([[photoKey('a'), { type: 'image/jpeg', bytes: new Uint8Array([1]) }]]);
  await open('library', 'a');
  await soon(() => expect(root.querySelector('.photo img')?.getAttribute('alt')).toMatch(/^Manila, /));
  button('Remove the picture').click();
  await soon(async () => expect(await read(photoKey('a'))).toBeUndefined());
  await soon(() => expect(root.querySelector('.photo img')).toBeNull());
});

test('a person is renamed, joined and parted from the list of people', async () => {
  leaf.value = 'people';
  await open('library');
  button('Edit Öz').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  choose('Is really', 'wilhelmina');
  await soon(() => expect(words()).toContain('so they’re two people'));
  type('Name', 'bö');
  await soon(() => expect(words()).toContain('That name is taken.'));
  type('Name', 'Özlem');
  await soon(() => expect(button('Save').disabled).toBe(false));
  button('Save').click();
  await soon(() => expect(words()).toContain('Özlem'));
  expect(prefs.register.value).toMatchObject([{ name: 'Özlem', names: ['Öz'] }]);
  await soon(() => expect(root.querySelector('dialog')).toBeNull());
});

test('an old play is added with its totals', async () => {
  await open('library');
  button('Add a past play').click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  choose('Game', 'other');
  await soon(() => expect(words()).toContain('Name of the game'));
  type('Name of the game', 'Skat');
  type('Day', '2011-11-11');
  type('Name 1', 'Öz');
  type('Name 2', 'Bö');
  const [one, two] = [...root.querySelectorAll<HTMLInputElement>('.old-seat')].map(
    (row) => row.querySelectorAll('input')[1],
  );
  for (const [field, value] of [
    [one, '12'],
    [two, '7'],
  ] as const) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await soon(() => expect(field.value).toBe(value));
  }
  button('Save totals').click();
  await soon(() => expect(history.value?.finished.map(({ name }) => name)).toContain('Skat'));
  expect(history.value?.finished.find(({ name }) => name === 'Skat')).toMatchObject({ winners: [0] });
});

test.each(['Edit details', 'Add a past play', 'Edit Öz'])('every word behind %s is from a catalogue', async (name) => {
  if (name === 'Edit Öz') leaf.value = 'people';
  await open('library', ...(name === 'Edit details' ? ['a'] : []));
  button(name).click();
  pseudo.value = true;
  render(null, root);
  await open('library', ...(name === 'Edit details' ? ['a'] : []));
  named('button', `[${name}]`).click();
  await soon(() => expect(root.querySelector('dialog')).toBeTruthy());
  await soon(() => expect(strays()).toEqual([]));
});
