// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../src/engine/record';
import { joined, pseudo } from '../src/look/say';
import { Toasts, toast } from '../src/look/toast';
import { ALL, countBots, filter, leaf } from '../src/scorekeeper/figures/filter';
import { history, refreshHistory } from '../src/scorekeeper/library/history';
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
  await soon(() => expect(root.querySelector('.slips .slip, .one-play, .in-all, main .empty')).toBeTruthy());
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
const strays = () => shown(root).filter((one) => strayed(one, KNOWN).replace(/[%−:]/g, '').trim() !== '');

test('the list shows finished plays newest first, open sheets with their way in, and damaged ones with their reason', async () => {
  await open('library');
  const links = [...root.querySelectorAll('.slip-link')].map((one) => one.getAttribute('href'));
  expect(links).toEqual(['#/sheet/still', '#/library/digital', '#/library/c', '#/library/b', '#/library/a']);
  expect(root.querySelector('.slip-damaged')?.textContent).toMatch(/damaged/);
});

test('a game night stands under its date with the way to its picture; a single play needs none', async () => {
  await write([[playKey('again'), boxed('again', 1e11 + 7_200_000, [20, 60, 50])]]);
  await refreshHistory();
  await open('library');
  const heads = [...root.querySelectorAll('.slips > li:has(h3)')];
  expect(heads.map((one) => one.querySelector('button')?.textContent)).toEqual(['Share the game night: 2 games']);
  const next = heads[0].nextElementSibling;
  expect(next?.querySelector('a')?.getAttribute('href')).toBe('#/library/again');
  expect(next?.nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe('#/library/a');
});

test.each(['plays', 'statistics', 'people'] as const)(
  'every word of the leaf %s is from a catalogue',
  async (which) => {
    pseudo.value = true;
    prefs.groups.value = [{ id: 'g', name: PEOPLE[2], people: [PEOPLE[0], PEOPLE[1]] }];
    leaf.value = which;
    route.value = ['library'];
    render(<App />, root);
    await soon(() => expect(root.querySelector('.slips, .stat-years, .person')).toBeTruthy());
    await soon(() => expect(strays()).toEqual([]));
    expect(shown(root).length).toBeGreaterThan(20);
  },
);

test('a leaf has tasks of its own, the first and after each filter; what stood there stays until it is drawn again', async () => {
  await open('library');
  const [facts, slips] = ['.in-all', '.slips .slip'].map((what) => () => root.querySelectorAll(what).length);
  button('Statistics').click();
  await Promise.resolve();
  await Promise.resolve();
  expect([slips(), facts()]).toEqual([0, 0]);
  await soon(() => expect(root.querySelector('.stat-years')).toBeTruthy());
  const played = () => root.querySelector('.in-all b')?.textContent;
  expect(played()).toBe('4');
  filter.value = { ...ALL, kind: 'digital' };
  await Promise.resolve();
  await Promise.resolve();
  expect(root.querySelector('.filters-found')?.textContent).toContain('One play');
  expect(played()).toBe('4');
  await soon(() => expect(played()).toBe('1'));
  await soon(() => expect(root.querySelectorAll('.stat-years a')).toHaveLength(1));
});

/** Whatever is folded up is opened. */
const unfold = () => {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('.why')) {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  }
};
const facts = () => [...root.querySelectorAll('.in-all b')].map((one) => one.textContent);
const cells = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map((one) => one.textContent));

test.each([
  ['person', 'wilhelmina'],
  ['game', 'manila'],
  ['year', '1973'],
])('every word on the page of a %s is from a catalogue', async (...page) => {
  pseudo.value = true;
  await open('library', ...page);
  await soon(() => expect(root.querySelectorAll('.stats-leaf').length).toBeGreaterThan(3));
  unfold();
  if (page[0] !== 'year') await soon(() => expect(root.querySelector('.sums tbody')).toBeTruthy());
  await soon(() => expect(strays()).toEqual([]));
});

test('the statistics lead to a page for every person, game and year, whose way back leads to them', async () => {
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(root.querySelector('.stat-years')).toBeTruthy());
  expect(facts()).toEqual(['4', '1', '3', '2']);
  const ways = [...root.querySelectorAll('.stats-leaves a')].map((one) =>
    decodeURIComponent(one.getAttribute('href')!),
  );
  expect(ways).toEqual([
    ...['wilhelmina', 'öz', 'bö'].map((key) => `#/library/person/${key}`),
    ...['manila', 'other:bö'].map((key) => `#/library/game/${key}`),
    ...['1982', '1979', '1976', '1973'].map((year) => `#/library/year/${year}`),
  ]);
  // who comes by the address finds them one step up
  leaf.value = 'plays';
  await open('library', 'person', 'öz');
  expect(root.querySelector('h1')?.textContent).toBe('Öz');
  expect(facts()).toEqual(['3', '1.5', '50 %', '39 %', '2']);
  expect(root.querySelector('.page-head a')?.getAttribute('href')).toBe('#/library');
  await soon(() => expect(leaf.value).toBe('statistics'));
  await open('library', 'person', 'nobody');
  expect(words()).toContain('Nothing to count yet.');
});

test('a tap tells how two people met, and the shares are all of their plays', async () => {
  await open('library', 'person', 'öz');
  await soon(() => expect(root.querySelector('.why > .stat-row')?.textContent).toBe('Wilhelmina3 plays1 : 1'));
  expect(root.querySelector('.sums')).toBeNull();
  unfold();
  const table = () => [...root.querySelectorAll('.sums')].find((one) => one.textContent?.includes('Tied'));
  await soon(() =>
    expect(cells(table())).toEqual([
      ['Öz was ahead', '1', '34 %'],
      ['Wilhelmina was ahead', '1', '33 %'],
      ['Tied', '1', '33 %'],
      ['Total', '3', '100 %'],
    ]),
  );
});

test('the average of a game is the sum of its categories, and of everybody’s points', async () => {
  await open('library', 'game', 'manila');
  expect(facts().slice(0, 3)).toEqual(['3', '47.1', '70']);
  unfold();
  await soon(() => expect(words()).toContain('Pledged'));
  const [parts, people] = [...root.querySelectorAll('.sums')].map(cells);
  expect(parts).toEqual([
    ['Cash', '37.1'],
    ['Jade', '6.9'],
    ['Pledged', '−2.6'],
    ['Without a category', '5.7'],
    ['Total', '47.1'],
  ]);
  expect(people.at(-1)).toEqual(['Total', '7', '330', '47.1']);
});

test('what is rounded adds up as it is shown', async () => {
  const parts = ['x', 'y', 'z'].map((id) => ({ id, points: [1, 0, 0] }));
  const brief = { over: true, winners: [0], totals: [3, 0, 0], parts };
  await write([[playKey('d'), boxed('d', 1e11, [3, 0, 0], { game: 'alexandros', brief })]]);
  await open('library', 'game', 'alexandros');
  unfold();
  await soon(() => expect(root.querySelector('.sums')).toBeTruthy());
  const [made] = [...root.querySelectorAll('.sums')].map(cells);
  expect(made.map(([, value]) => value)).toEqual(['0.4', '0.3', '0.3', '1']);
});

test('the history draws a dozen plays, and more when they are wanted', async () => {
  const many = Array.from({ length: 60 }, (_, i) => boxed(`many${i}`, 1e11 + i * 1e9, [50, 60 + i]));
  await write(many.map((play) => [playKey(play.id), play]));
  await open('library');
  const drawn = () => root.querySelectorAll('.slip-link[href^="#/library"]').length;
  expect(drawn()).toBe(12);
  button('Show more (52)').click();
  await soon(() => expect(drawn()).toBe(36));
});

test('leaving plays with bots out changes what is counted', async () => {
  leaf.value = 'statistics';
  route.value = ['library'];
  render(<App />, root);
  await soon(() => expect(facts()[0]).toBe('4'));
  root.querySelector<HTMLInputElement>('input[role=switch]')?.click();
  await soon(() => expect(facts()[0]).toBe('3'));
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

test('a name that is offered and in no play has a cross that lets go of it', async () => {
  leaf.value = 'people';
  prefs.people.value = [
    { name: 'Wilhelmina', colour: 0 },
    { name: 'Wilhelmnia', colour: 1 },
  ];
  route.value = ['library'];
  render(<App />, root);
  (await soon(() => button('Forget Wilhelmnia'))).click();
  await soon(() => expect(words()).not.toContain('Wilhelmnia'));
  expect(prefs.people.value.map(({ name }) => name)).toEqual(['Wilhelmina']);
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
  (await soon(() => button('New group'))).click();
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
