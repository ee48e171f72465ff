import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../src/look/toast';
import { ALL, belongs, choicesOf, filter, passing, standing } from '../src/scorekeeper/figures/filter';
import { tallies } from '../src/scorekeeper/figures/stats';
import { csvOf } from '../src/scorekeeper/library/csv';
import { history, refreshHistory } from '../src/scorekeeper/library/history';
import { keyOf, logbook, nameToday } from '../src/scorekeeper/library/identity';
import {
  dropName,
  isTaken,
  knownPeople,
  merge,
  rename,
  reseat,
  someone,
  together,
} from '../src/scorekeeper/library/persons';
import { arrivalOf, ownContacts, welcome } from '../src/storage/contacts';
import { keepPrefs } from '../src/storage/exchange';
import { packed } from '../src/storage/exports';
import { PLAY_FORMAT, type Play, playKey } from '../src/storage/plays';
import { believed, type Known, loadPrefs, prefs } from '../src/storage/prefs';
import { finderIn, joinedRegisters } from '../src/storage/register';
import { forget, read, write } from '../src/storage/store';
import { type Contents, unpacked } from '../src/storage/unpacked';

// Who is who: names change, two become one, one name is parted, and no play is rewritten for any of it.

vi.mock('../src/look/toast', () => ({ toast: vi.fn() }));

/** Presses the way back of the last message. */
const undo = () => vi.mocked(toast).mock.lastCall?.[1]?.run();

function sheet(id: string, day: number, names: string[], totals: number[], some: Partial<Play> = {}): Play {
  const best = Math.max(...totals);
  return {
    format: PLAY_FORMAT,
    id,
    game: 'manila',
    name: '',
    people: names.map((name, colour) => ({ name, colour })),
    cells: {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: 1, changed: day * 864e5, finished: day * 864e5 },
    brief: { over: true, winners: totals.flatMap((n, i) => (n === best ? [i] : [])), totals, parts: [] },
    ...some,
  };
}

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.assign(prefs.register, { value: [] });
  prefs.groups.value = [];
  prefs.people.value = [];
  prefs.group.value = [];
  filter.value = ALL;
  await write(
    [
      sheet('a', 1, ['ana', 'Dora', 'Ben'], [9, 5, 1]),
      sheet('b', 2, ['Anna', 'Dora'], [3, 8]),
      sheet('c', 3, ['Ana', 'Ben'], [7, 2]),
      sheet('d', 4, ['Dora', 'Ben'], [7, 2]),
    ].map((play) => [playKey(play.id), play]),
  );
  await refreshHistory();
});

const plays = () => logbook.value!.finished;
const counted = () => Object.fromEntries(tallies(plays()).map(({ name, plays: n }) => [name, n]));
const who = (name: string) => someone(name, knownPeople(plays()));

test('a new name is everywhere at once: on old plays, in figures, in filters and in what is offered', async () => {
  prefs.people.value = [{ name: 'Ben', colour: 2 }];
  prefs.group.value = [{ name: 'Ben', colour: 2, side: 0 }];
  prefs.groups.value = [{ id: 'g', name: 'x', people: ['Ana', 'Ben'] }];
  filter.value = { ...ALL, person: 'ben' };
  const before = JSON.stringify(await read(playKey('c')));
  rename(who('Ben'), 'Benedict', 4);
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 3, Benedict: 3 });
  expect(tallies(plays()).find(({ name }) => name === 'Benedict')?.colour).toBe(4);
  expect(plays()[1].people[1]).toMatchObject({ name: 'Benedict', typed: 'Ben', colour: 1 });
  expect(JSON.stringify(await read(playKey('c')))).toBe(before);
  expect([prefs.people.value[0].name, prefs.group.value[0].name]).toEqual(['Benedict', 'Benedict']);
  // a group and a filter from before mean the same person
  expect(
    plays()
      .filter((one) => belongs(one, prefs.groups.value[0]))
      .map(({ id }) => id),
  ).toEqual(['c']);
  const wanted = standing(filter.value, choicesOf(plays()), []);
  expect(passing(plays(), wanted, []).map(({ id }) => id)).toEqual(['d', 'c', 'a']);
  expect(csvOf(plays(), { game: () => '', category: () => '' })).toContain('"Benedict"');
  // under either name the next sheet is theirs
  expect([keyOf('BEN'), keyOf('Benedict')]).toEqual([who('Ben').key, who('Ben').key]);
  expect(nameToday('ben')).toBe('Benedict');
  undo();
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 3, Ben: 3 });
  expect([prefs.people.value[0].name, prefs.group.value[0].name]).toEqual(['Ben', 'Ben']);
});

test('a name can change again, and back', () => {
  rename(who('Ben'), 'Benedict', 0);
  rename(who('Benedict'), 'Benno', 0);
  expect(counted()).toMatchObject({ Benno: 3 });
  rename(who('Benno'), 'Ben', 0);
  expect(counted()).toMatchObject({ Ben: 3 });
  expect(prefs.register.value).toHaveLength(1);
  rename(who('Ben'), 'BEN', 0);
  expect(counted()).toMatchObject({ BEN: 3 });
});

test('a name that is somebody else’s is not given twice', () => {
  const people = knownPeople(plays());
  expect(isTaken('dora ', who('Ana'), people)).toBe(true);
  expect(isTaken('ANA', who('Ana'), people)).toBe(false);
  expect(isTaken('Zoe', who('Ana'), people)).toBe(false);
  rename(who('Ben'), 'Benedict', 0);
  expect(isTaken('Ben', who('Ana'), knownPeople(plays()))).toBe(true);
});

test('two become one, and two again', () => {
  expect(together(plays(), who('Ana'), who('Anna'))).toBe(0);
  expect(together(plays(), who('Ana'), who('Ben'))).toBe(2);
  merge(who('Anna'), who('Ana'));
  expect(counted()).toEqual({ Ana: 3, Dora: 3, Ben: 3 });
  undo();
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 3, Ben: 3 });
  merge(who('Anna'), who('Ana'));
  dropName(who('Ana'), 'Anna');
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 3, Ben: 3 });
});

test('who was split off and joined again keeps the plays that were given to them', async () => {
  const at = plays().filter(({ id }) => id === 'd');
  await reseat([{ played: at[0], seat: 0 }], who('Dora K.'));
  merge(who('Dora K.'), who('Ana'));
  expect(counted()).toEqual({ Ana: 3, Anna: 1, Dora: 2, Ben: 3 });
});

test('two of one name are parted play by play, and come together again', async () => {
  const some = plays().flatMap((played) => (played.id === 'a' ? [{ played, seat: 1 }] : []));
  expect(await reseat(some, who('Dora K.'))).toBe(true);
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 2, 'Dora K.': 1, Ben: 3 });
  expect((await read('about:a')) as object).toEqual({ who: { 1: who('Dora K.').key } });
  // back to what the name says
  await reseat([{ played: plays().find(({ id }) => id === 'a')!, seat: 1 }], who('Dora'));
  expect(counted()).toEqual({ Ana: 2, Anna: 1, Dora: 3, Ben: 3 });
});

test('parting has a way back', async () => {
  await reseat([{ played: plays()[0], seat: 0 }], who('Ana'));
  expect(counted()).toMatchObject({ Ana: 3, Dora: 2 });
  await undo();
  await vi.waitFor(() => expect(counted()).toMatchObject({ Ana: 2, Dora: 3 }));
  expect(await read('about:d')).toBeUndefined();
});

test('the register leaves with everything, joins on import and takes nothing away', async () => {
  rename(who('Ben'), 'Benedict', 3);
  const mine = prefs.register.value;
  const [file] = (await packed('all', () => '', 0)) as File[];
  const { circle } = unpacked(await file.text()) as Contents;
  expect(circle).toEqual({ groups: [], people: [], register: mine });
  expect(arrivalOf(circle!)).toMatchObject({ verdict: 'same' });
  prefs.register.value = [];
  expect(arrivalOf(circle!)).toMatchObject({ verdict: 'new', news: { groups: 0, people: 1 } });
  await welcome(circle!);
  expect(prefs.register.value).toEqual(mine);
  expect(counted()).toMatchObject({ Benedict: 3 });
});

test('one play leaves with those it speaks of alone', async () => {
  rename(who('Ben'), 'Benedict', 3);
  await reseat([{ played: plays()[0], seat: 0 }], who('Dora K.'));
  const [file] = (await packed('d', () => '', 0)) as File[];
  const { circle } = unpacked(await file.text()) as Contents;
  expect(circle?.register.map(({ name }) => name)).toEqual(['Dora K.']);
});

const known = (id: string, name: string, names: string[] = [], was: string[] = []): Known => ({
  id,
  name,
  colour: 0,
  names,
  was,
});

test('two registers: one person under two ids stays one, and nobody gets a name of another', () => {
  const mine = [known('m', 'Ana', ['Annie']), known('n', 'Ben')];
  expect(joinedRegisters(mine, mine, 9)).toBe(mine);
  expect(joinedRegisters(mine, [known('t', 'ana', ['Nan', 'Ben'])], 9)).toEqual([
    known('m', 'Ana', ['Annie', 'Nan'], ['t']),
    mine[1],
  ]);
  expect(joinedRegisters(mine, [known('n', 'Benno', [], ['x'])], 9)[1]).toEqual(known('n', 'Ben', ['Benno'], ['x']));
  expect(joinedRegisters(mine, [known('z', 'Zoe', ['Annie'])], 9)[2]).toEqual(known('z', 'Zoe'));
  expect(joinedRegisters(mine, [known('z', 'Zoe')], 2)).toBe(mine);
});

test('joining registers never takes a name or an id away from mine', () => {
  const word = fc.constantFrom('a', 'B', 'b', 'c', 'd');
  const one = fc.record({ id: word, name: word, colour: fc.constant(0), names: fc.array(word), was: fc.array(word) });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 3 }), fc.array(one, { maxLength: 3 }), (theirs, more) => {
      const mine = joinedRegisters([], theirs, 9);
      const both = joinedRegisters(mine, more, 9);
      const [before, after] = [finderIn(mine), finderIn(both)];
      for (const { id, name, names, was } of mine) {
        for (const text of [name, ...names]) expect(after.named(text)?.id).toBe(before.named(text)?.id);
        for (const old of [id, ...was]) expect(after.withId(old)?.id).toBe(before.withId(old)?.id);
      }
      expect(joinedRegisters(both, more, 9)).toEqual(both);
    }),
  );
});

test('who makes no sense in the store is dropped alone; an arriving register is judged', async () => {
  const good = known('m', 'Ana', ['Annie']);
  await write([['prefs', { register: [good, 7, null, { id: 'x' }, { ...good, names: 'y' }], looked: { kind: 3 } }]]);
  await loadPrefs();
  keepPrefs();
  expect(prefs.register.value).toEqual([good]);
  expect(filter.value).toEqual(ALL);
  const text = JSON.stringify({ tidetable: 1, matches: [], register: [good, 7, { id: '../', name: 'x', colour: 0 }] });
  expect((unpacked(text) as Contents).circle?.register).toEqual([good]);
  expect(ownContacts().register).toEqual([good]);
});

test('filters stay, by place too, and what is gone hides nothing', async () => {
  await loadPrefs();
  keepPrefs();
  await write([['about:a', { place: 'The Lake' }]]);
  await refreshHistory();
  const choices = choicesOf(plays());
  expect(choices.places).toEqual([{ key: 'the lake', name: 'The Lake' }]);
  filter.value = { ...ALL, place: 'the lake' };
  expect(passing(plays(), filter.value, []).map(({ id }) => id)).toEqual(['a']);
  await vi.waitFor(async () => expect(((await read('prefs')) as any).looked).toEqual(filter.value));
  const wanted = { group: 'g', game: 'chess', person: 'zoe', place: 'moon', year: '1492', kind: 'boxed' } as const;
  expect(standing(wanted, choices, [])).toEqual({ ...ALL, kind: 'boxed' });
  // an older version kept no year
  const { year: _, ...older } = wanted;
  expect(believed({ looked: older })).toEqual({ looked: older });
  expect(standing(older as typeof wanted, choices, [])).toEqual({ ...ALL, kind: 'boxed' });
  expect(history.value).toBeDefined();
});
