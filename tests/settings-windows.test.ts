// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { merged } from '../src/storage/threeway';
import { soon } from './soon';

/** The settings of several windows on one disk: groups, who is who and remembered people of all of them are kept. */

/** A page of its own on the common disk: its modules are nobody else's. */
async function aWindow() {
  vi.resetModules();
  const page = {
    ...(await import('../src/storage/store')),
    ...(await import('../src/storage/prefs')),
    ...(await import('../src/storage/exchange')),
    ...(await import('../src/storage/contacts')),
    ...(await import('../src/storage/register')),
  };
  await page.loadPrefs();
  page.keepPrefs();
  return page;
}

type Window = Awaited<ReturnType<typeof aWindow>>;

const chair = (name: string) => ({ name, colour: 1, side: 0 });
const named = (name: string) => ({ id: `id ${name}`, name, colour: 2, names: [], was: [] });
const group = (id: string, ...people: string[]) => ({ id, name: `of ${id}`, people });
const onDisk = async () => (await aWindow()).prefs;

const opened: Window[] = [];
const leave: (() => void)[] = [];
async function open(hears = true): Promise<Window> {
  const page = await aWindow();
  opened.push(page);
  if (hears) leave.push(page.followPrefs());
  return page;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  for (const one of leave.splice(0)) one();
  for (const page of opened.splice(0)) await page.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([true, false])('two windows that hear of each other: %s', (hears) => {
  test('50 rounds of settings: nothing is lost, and what was taken out stays out', async () => {
    if (!hears) vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('navigator', hears ? navigator : { ...navigator, locks: undefined });
    const pages = [await open(hears), await open(hears)];
    const random = rng(7);
    const some = (n: number) => random.int(n);
    const groups = new Map<string, Set<string>>();
    for (let round = 0; round < 50; round++) {
      for (const [i, { prefs, rememberPeople, withEntry }] of pages.entries()) {
        const id = `${i}-${round}`;
        prefs.groups.value = [...prefs.groups.value, group(id, `Ana ${id}`)];
        groups.set(id, new Set([`Ana ${id}`]));
        const shown = prefs.groups.value[some(prefs.groups.value.length)];
        if (round % 3 === 1 && shown.id.startsWith(`${i}-`)) {
          prefs.groups.value = prefs.groups.value.filter((one) => one.id !== shown.id);
          groups.delete(shown.id);
        } else {
          const people = [...shown.people, `Ben ${id}`];
          prefs.groups.value = prefs.groups.value.map((one) => (one === shown ? { ...one, people } : one));
          groups.get(shown.id)?.add(`Ben ${id}`);
        }
        prefs.register.value = withEntry(prefs.register.value, named(id));
        rememberPeople([chair(`Player ${i}-${round % 10}`), chair('Both')]);
        prefs.helped.value = { ...prefs.helped.value, [id]: [i] };
        prefs.learned.value = [...prefs.learned.value, id];
        if (i === 0) prefs.theme.value = round % 2 ? 'dark' : 'light';
        else prefs.size.value = round % 2 ? 'large' : 'small';
        if (some(2)) await new Promise((done) => setTimeout(done, some(4)));
      }
    }
    await soon(async () => expect((await onDisk()).learned.value).toHaveLength(100));
    const lying = await onDisk();
    const people = Object.fromEntries(lying.groups.value.map((one) => [one.id, [...one.people].sort()]));
    expect(people).toEqual(Object.fromEntries([...groups].map(([id, all]) => [id, [...all].sort()])));
    const ids = [0, 1].flatMap((i) => Array.from({ length: 50 }, (_, round) => `${i}-${round}`)).sort();
    expect(lying.register.value.map(({ name }) => name).sort()).toEqual(ids);
    expect(Object.keys(lying.helped.value).sort()).toEqual(ids);
    const players = [0, 1].flatMap((i) => Array.from({ length: 10 }, (_, n) => `Player ${i}-${n}`));
    expect(lying.people.value.map(({ name }) => name).sort()).toEqual(['Both', ...players].sort());
    expect([lying.theme.value, lying.size.value]).toEqual(['dark', 'large']);
  });
});

test('a window shows what another one has added as soon as it hears of it, and sets nothing else by it', async () => {
  const [one, two] = [await open(), await open()];
  two.prefs.theme.value = 'dark';
  one.prefs.groups.value = [group('g', 'Ana')];
  await soon(() => expect(two.prefs.groups.value).toEqual([group('g', 'Ana')]));
  expect(one.prefs.theme.value).toBe('auto');
  two.prefs.groups.value = [];
  await soon(() => expect(one.prefs.groups.value).toEqual([]));
  expect((await onDisk()).groups.value).toEqual([]);
});

test('the remembered of both windows are remembered although the list is full, the latest first', async () => {
  const [one, two] = [await open(false), await open(false)];
  one.rememberPeople(Array.from({ length: 24 }, (_, i) => chair(`Old ${i}`)));
  await two.refreshPrefs();
  await soon(async () => expect((await onDisk()).people.value).toHaveLength(24));
  await two.refreshPrefs();
  one.rememberPeople([chair('Ana')]);
  await soon(async () => expect((await onDisk()).people.value[0].name).toBe('Ana'));
  two.rememberPeople([chair('Ben')]);
  await soon(async () => expect((await onDisk()).people.value.some(({ name }) => name === 'Ben')).toBe(true));
  const first = (await onDisk()).people.value.slice(0, 2).map(({ name }) => name);
  expect(first.sort()).toEqual(['Ana', 'Ben']);
});

test('contacts that arrive join a group of their name that another window has just made', async () => {
  const [one, two] = [await open(false), await open(false)];
  one.prefs.groups.value = [group('g', 'Ana')];
  await soon(async () => expect((await onDisk()).groups.value).toHaveLength(1));
  await two.welcome({ groups: [{ id: 'x', name: 'of g', people: ['Ben'] }], people: [], register: [] });
  await soon(async () => expect((await onDisk()).groups.value).toEqual([group('g', 'Ana', 'Ben')]));
});

test('the way back from a reset leaves what another window has added', async () => {
  const [one, two] = [await open(false), await open(false)];
  one.rememberPeople([chair('Ana')]);
  one.prefs.theme.value = 'dark';
  const undo = one.resetPrefs();
  expect([one.prefs.people.value, one.prefs.theme.value]).toEqual([[], 'auto']);
  two.rememberPeople([chair('Ben')]);
  two.prefs.groups.value = [group('g', 'Ben')];
  await soon(async () => expect((await onDisk()).groups.value).toHaveLength(1));
  await one.refreshPrefs();
  undo();
  await soon(async () => expect((await onDisk()).people.value.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben']));
  expect((await onDisk()).groups.value).toHaveLength(1);
  expect((await onDisk()).theme.value).toBe('dark');
});

test('what is set before the disk answers joins what lies on it', async () => {
  const one = await open(false);
  one.prefs.groups.value = [group('g', 'Ana')];
  one.prefs.size.value = 'large';
  await soon(async () => expect((await onDisk()).groups.value).toHaveLength(1));
  const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const two = await open(false);
  expect(two.prefs.groups.value).toEqual([]);
  two.prefs.groups.value = [group('h', 'Ben')];
  await soon(() => expect(two.trouble.value).toBeDefined());
  two.prefs.groups.value = [];
  two.prefs.groups.value = [group('k', 'Cy')];
  broken.mockRestore();
  await two.retry();
  await soon(async () => expect((await onDisk()).groups.value.map(({ id }) => id).sort()).toEqual(['g', 'k']));
  expect((await onDisk()).size.value).toBe('large');
  expect(two.trouble.value).toBeUndefined();
});

test('whatever two windows do to a list, what only one of them touched is as that one has it', () => {
  const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: fc.constantFrom('x', 'y', 'z') });
  const list = fc.uniqueArray(item, { selector: ({ id }) => id });
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const out = merged(base, mine, theirs);
      const at = (all: typeof base, id: string) => all.find((one) => one.id === id)?.name;
      for (const id of 'abcde') {
        const [was, here, there] = [base, mine, theirs].map((all) => at(all, id));
        expect(at(out, id)).toBe(here === was || (was && !there) ? there : here);
      }
    }),
  );
});
