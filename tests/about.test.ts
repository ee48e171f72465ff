import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { history, refreshHistory } from '../src/scorekeeper/library/history';
import { clockOf, mendAll, minutesTyped, momentAt, placesOf } from '../src/scorekeeper/library/mending';
import { ofMatch, ofPlay } from '../src/scorekeeper/library/played';
import { fitted } from '../src/scorekeeper/library/shrink';
import { type About, joinedAbout, judgedAbout, mend, readAbout } from '../src/storage/about';
import type { Judged } from '../src/storage/arrival';
import { merged, previewed } from '../src/storage/arrivals';
import { throwAway } from '../src/storage/bin';
import { packed } from '../src/storage/exports';
import { keepPhoto, MOST_PHOTOS, readPhoto, removePhoto } from '../src/storage/photos';
import { aboutKey, PLAY_FORMAT, type Play, photoKey, playKey } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { forget, read, readAll, write } from '../src/storage/store';
import { type Contents, unpacked } from '../src/storage/unpacked';

// What people mend afterwards lies beside the play, survives every way out and in, and is distrusted when it is read.

const fresh = async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
};

beforeEach(async () => {
  await fresh();
  prefs.register.value = [];
  prefs.groups.value = [];
  prefs.people.value = [];
});

function sheet(id: string, some: Partial<Play> = {}): Play {
  return {
    format: PLAY_FORMAT,
    id,
    game: 'manila',
    name: '',
    people: [
      { name: 'Ana', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    cells: {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: 1_000_000, changed: 9_000_000, finished: 4_000_000 },
    brief: { over: true, winners: [1], totals: [3, 5], parts: [] },
    ...some,
  };
}

const facts: About = { when: 5_000, minutes: 75, place: 'At the lake', first: 1, who: { 0: 'dora' } };

test('facts are told instead of what the sheet says; unknown is told as well', () => {
  expect(ofPlay(sheet('a'), undefined, facts)).toMatchObject({
    when: 5_000,
    minutes: 75,
    place: 'At the lake',
    first: 1,
  });
  const entry = (when: number) => ({ cell: 'x@0', from: '', to: '1', when });
  const measured = sheet('a', { edits: [entry(1_000_000), entry(3_000_000)] });
  expect(ofPlay(measured).minutes).toBe(50);
  expect(ofPlay(measured, undefined, { minutes: null }).minutes).toBeUndefined();
  // nobody has said who began
  expect(ofPlay(measured).first).toBeUndefined();
  expect(ofPlay(measured, undefined, { first: 7, winners: [0, 9] })).toMatchObject({ winners: [0] });
  expect(ofPlay(sheet('a'), undefined, { unscored: true }).standing).toBeUndefined();
});

test('a match on the tablet keeps its day, its winner and its points', () => {
  const head: any = {
    id: 'm',
    game: 'manila',
    chairs: [{ name: 'Ana', colour: 0, side: 0 }],
    brief: { over: true, round: 1, waiting: [], winners: [0], totals: [9] },
    clock: { started: 1, changed: 7_000, played: 600_000 },
    options: {},
  };
  const told = ofMatch(head, '', { ...facts, winners: [], unscored: true });
  expect(told).toMatchObject({
    when: 7_000,
    minutes: 75,
    place: 'At the lake',
    winners: [0],
    standing: { totals: [9] },
  });
  expect(ofMatch(head, '').first).toBeUndefined();
});

test('nonsense is dropped, and nothing else with it', () => {
  const odd = {
    ...facts,
    minutes: 1e9,
    first: -1,
    when: 'today',
    winners: [99],
    unscored: 'yes',
    who: { x: 'y', 1: 7 },
  };
  expect(judgedAbout(odd)).toEqual({ place: 'At the lake' });
  expect(judgedAbout({ ...facts, place: 'x'.repeat(61), more: 1 })).toEqual({ ...facts, place: undefined });
  for (const nothing of [undefined, null, 7, 'x', [], {}, { place: '  ' }, { who: [] }])
    expect(judgedAbout(nothing)).toBeUndefined();
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (minutes, who, winners) => {
      const about = judgedAbout({ place: 'Home', minutes, who, winners, first: minutes, when: winners });
      expect(about?.place).toBe('Home');
      expect(() => ofPlay(sheet('a'), undefined, about)).not.toThrow();
      expect(judgedAbout(about)).toEqual(about);
    }),
  );
});

test('mending one fact leaves the others and the sheet; many at once are all kept', async () => {
  await write([[playKey('a'), sheet('a')]]);
  const before = JSON.stringify(await read(playKey('a')));
  await Promise.all([mend('a', { place: 'Home' }), mend('a', { minutes: 40 }), mend('a', { who: { 1: 'cy' } })]);
  expect(await readAbout('a')).toEqual({ place: 'Home', minutes: 40, who: { 1: 'cy' } });
  await mend('a', { place: undefined });
  expect(await readAbout('a')).toEqual({ minutes: 40, who: { 1: 'cy' } });
  await mend('a', { minutes: undefined, who: undefined });
  expect(await read(aboutKey('a'))).toBeUndefined();
  expect(JSON.stringify(await read(playKey('a')))).toBe(before);
});

test('what was mended in the library stands there at once, and the way back is whole', async () => {
  await write([
    [playKey('a'), sheet('a')],
    [aboutKey('a'), { place: 'Home' }],
    [aboutKey('hurt'), [1, 2]],
  ]);
  await refreshHistory();
  const [played] = history.value!.finished;
  expect(played.place).toBe('Home');
  expect(await mendAll([{ played, facts: { place: 'Away', minutes: 12 } }], 'x')).toBe(true);
  expect(history.value!.finished[0]).toMatchObject({ place: 'Away', minutes: 12 });
});

test('facts and pictures go with a deleted play and come back with it', async () => {
  await write([
    [playKey('a'), sheet('a')],
    [aboutKey('a'), facts],
    [photoKey('a'), { type: 'image/jpeg', bytes: new Uint8Array([1, 2]) }],
  ]);
  const undo = await throwAway('a');
  for (const prefix of ['play:', 'about:', 'photo:']) expect(await readAll(prefix)).toEqual([]);
  await undo();
  expect(await readAbout('a')).toEqual(facts);
  expect((await readPhoto('a'))?.size).toBe(2);
});

const fileOf = async (which: string) => ((await packed(which, () => '', 0)) as File[])[0].text();
const looked = (text: string): Promise<Judged[]> => previewed(unpacked(text) as Contents, async () => undefined);

test.each(['all', 'a'])('facts and pictures leave with %s and come in again', async (which) => {
  await write([
    [playKey('a'), sheet('a')],
    [aboutKey('a'), facts],
    [photoKey('a'), { type: 'image/jpeg', bytes: new Uint8Array([255, 216, 255, 1]) }],
  ]);
  const text = await fileOf(which);
  await fresh();
  const found = await looked(text);
  expect(found.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['play', 'new'],
    ['about', 'new'],
    ['photo', 'new'],
  ]);
  expect(await merged(found)).toBeUndefined();
  expect(await readAbout('a')).toEqual(facts);
  expect(await read(photoKey('a'))).toMatchObject({ bytes: new Uint8Array([255, 216, 255, 1]) });
  expect((await looked(text)).map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same']);
});

const bundle = (abouts: unknown, plays: unknown[] = []) =>
  JSON.stringify({ tidetable: 1, notice: '', kind: 'all', made: 0, matches: [], plays, abouts });

test('arriving facts add to mine; where they say something else mine stay unless somebody chooses', async () => {
  await write([
    [playKey('a'), sheet('a')],
    [aboutKey('a'), { place: 'Home', who: { 0: 'x' } }],
  ]);
  const [more] = await looked(bundle({ a: { minutes: 5, who: { 1: 'y' } } }));
  expect(more).toMatchObject({ verdict: 'new', choice: 'take' });
  await merged([more]);
  expect(await readAbout('a')).toEqual({ place: 'Home', minutes: 5, who: { 0: 'x', 1: 'y' } });
  const [other] = await looked(bundle({ a: { place: 'Away', first: 1 } }));
  expect(other).toMatchObject({ verdict: 'forked', choice: 'leave' });
  await merged([other]);
  expect((await readAbout('a')).place).toBe('Home');
  await merged([{ ...other, choice: 'take' }]);
  expect(await readAbout('a')).toEqual({ place: 'Away', first: 1, minutes: 5, who: { 0: 'x', 1: 'y' } });
});

test('facts that make no sense or belong to nothing are left out, and their file comes in', async () => {
  const found = await looked(bundle({ a: 7, lost: { place: 'Home' }, '../x': facts, b: { place: 9 } }, [sheet('a')]));
  expect(found.map(({ kind }) => kind)).toEqual(['play']);
  expect((await looked(bundle([facts], [sheet('a')]))).map(({ kind }) => kind)).toEqual(['play']);
  // a game that is left out takes its facts along
  const both = await looked(bundle({ a: facts }, [sheet('a')]));
  await merged(both.map((one) => (one.kind === 'play' ? { ...one, choice: 'leave' as const } : one)));
  expect(await readAll('')).toEqual([]);
});

test('a copy has the facts that came with it, and mine stay with mine', async () => {
  const entry = (to: string) => ({ cell: 'cash@0', from: '', to, when: 1 });
  await write([
    [playKey('a'), sheet('a', { edits: [entry('1')] })],
    [aboutKey('a'), { place: 'Home' }],
  ]);
  const theirs = sheet('a', { edits: [{ ...entry('2'), cell: 'cash@1' }] });
  await merged(await looked(bundle({ a: { place: 'Away' } }, [theirs])));
  const places = (await readAll(aboutKey(''))).map(([key, about]) => [key === aboutKey('a'), (about as About).place]);
  expect(places.sort()).toEqual([
    [false, 'Away'],
    [true, 'Home'],
  ]);
});

test('of two tellings the upper one wins, seat by seat', () => {
  expect(joinedAbout({ place: 'a', who: { 0: 'x' } }, { place: 'b', who: { 1: 'y' } })).toEqual({
    place: 'b',
    who: { 0: 'x', 1: 'y' },
  });
  expect(joinedAbout({}, { minutes: null })).toEqual({ minutes: null });
});

test('pictures have an end, in words', async () => {
  const small = new Blob([new Uint8Array([1, 2, 3])]);
  for (let i = 0; i < MOST_PHOTOS; i++) expect(await keepPhoto(`p${i}`, small)).toBeUndefined();
  expect(await keepPhoto('one-more', small)).toMatchObject({ key: 'photo.full', args: { n: MOST_PHOTOS } });
  expect(await keepPhoto('p3', small)).toBeUndefined();
  const undo = await removePhoto('p3');
  expect(await readPhoto('p3')).toBeUndefined();
  await undo();
  expect((await readPhoto('p3'))?.type).toBe('image/jpeg');
  await write([[photoKey('p3'), { type: 'text/html', bytes: 'x' }]]);
  expect(await readPhoto('p3')).toBeUndefined();
  const large = { size: 30_000_000, arrayBuffer: async () => new ArrayBuffer(0) } as Blob;
  expect(await keepPhoto('p3', large)).toMatchObject({ key: 'photo.full' });
});

test('pictures shrink to a long side and never grow', () => {
  expect(fitted(4000, 3000)).toEqual([1280, 960]);
  expect(fitted(1000, 5000)).toEqual([256, 1280]);
  expect(fitted(640, 480)).toEqual([640, 480]);
});

test('days, times and minutes as people type them', () => {
  const when = new Date(2026, 1, 3, 19, 30).getTime();
  expect(clockOf(when)).toEqual({ day: '2026-02-03', time: '19:30' });
  expect(momentAt('2026-02-03', '19:30')).toBe(when);
  expect(momentAt('2026-02-03', '')).toBe(new Date(2026, 1, 3, 12).getTime());
  for (const odd of ['', '2026-02-31', '2026-2-3', 'x', '0001-01-01']) expect(momentAt(odd, '12:00')).toBeUndefined();
  expect(['', ' 90 ', '0', '1.5', '1441', 'x'].map(minutesTyped)).toEqual([
    null,
    90,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('places are offered once, as they were spelt last', () => {
  expect(placesOf([{ place: 'Home' }, {}, { place: 'the lake' }, { place: 'HOME' }])).toEqual([
    { key: 'home', name: 'Home' },
    { key: 'the lake', name: 'the lake' },
  ]);
});
