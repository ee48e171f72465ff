import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { sheetOf } from '../src/scorekeeper/begin/begin';
import { bestScores, marginOf } from '../src/scorekeeper/figures/game-stats';
import { refreshHistory } from '../src/scorekeeper/library/history';
import { logbook } from '../src/scorekeeper/library/identity';
import { beginOld, faultIn, keepTotals, type OldForm, totalsPlay } from '../src/scorekeeper/library/old-play';
import { Book } from '../src/scorekeeper/sheet/book';
import { judgedPlay } from '../src/storage/judged';
import { prefs } from '../src/storage/prefs';
import { loadPlay, savePlay } from '../src/storage/sheets';
import { forget } from '../src/storage/store';

// Plays of long ago: their totals alone, or their whole sheet, on the day they were played.

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  prefs.register.value = [];
});

const seat = (name: string, points = '', won = false) => ({ name, colour: 0, points, won });
const form = (some: Partial<OldForm> = {}): OldForm => ({
  game: 'manila',
  name: '',
  low: false,
  day: '2019-12-24',
  minutes: '',
  place: '',
  seats: [seat('Ana', '40'), seat('Ben', '52'), seat('', '−3')],
  ...some,
});
const day = new Date(2019, 11, 24, 12).getTime();
const kept = async (some?: Partial<OldForm>) => {
  const id = await keepTotals(form(some));
  await refreshHistory();
  return logbook.value!.finished.find((one) => one.id === id)!;
};

test('totals are a finished play of that day, with a winner and without categories', async () => {
  const played = await kept({ minutes: '80', place: ' Oma ' });
  expect(played).toMatchObject({
    game: 'manila',
    when: day,
    minutes: 80,
    place: 'Oma',
    winners: [1],
    standing: { totals: [40, 52, -3], parts: [] },
  });
  expect(bestScores([played])[0]).toMatchObject({ seat: 1, value: 52 });
  expect(marginOf(played)).toBe(12);
});

test('the sheet of such a play opens with the very totals, and closing it again changes nothing', async () => {
  const before = await kept();
  const { play } = await loadPlay(before.id);
  const book = new Book(play!, (await sheetOf(play!))!, signal(true), (next) => savePlay(next as any));
  expect(book.totals.value).toEqual([40, 52, -3]);
  await book.finish();
  await refreshHistory();
  expect(logbook.value!.finished[0]).toEqual(before);
  expect(judgedPlay(play).fault).toBeUndefined();
});

test('points are what a sheet can hold: a sum stays as it was typed, and anything else is refused', async () => {
  const { play } = await loadPlay((await kept({ seats: [seat('Ana', ' 30+12 '), seat('Ben', '9')] })).id);
  expect([play!.cells['category1@0'], play!.brief.totals]).toEqual(['30+12', [42, 9]]);
  // each of these was kept once, and counted nothing as soon as its sheet was opened
  for (const odd of ['12,5', '12.5', '1e9', '0x10', '1234567', 'Infinity'])
    expect(faultIn(form({ seats: [seat('Ana', odd), seat('Ben', '9')] }), true), odd).toBe('points');
});

test('who was ticked has won, with a tie or without any points', async () => {
  const tie = [seat('Ana', '40'), seat('Ben', '40', true)];
  expect((await kept({ seats: tie })).winners).toEqual([1]);
  const bare = await kept({ seats: [seat('Ana', '', true), seat('Ben')] });
  expect(bare).toMatchObject({ winners: [0], standing: undefined });
  expect(bare.about?.unscored).toBe(true);
  // points that are found later count
  const { play } = await loadPlay(bare.id);
  const book = new Book(play!, (await sheetOf(play!))!, signal(true), (next) => savePlay(next as any));
  book.enter('category1@1', '7');
  await book.finish();
  await refreshHistory();
  expect(logbook.value!.finished.find(({ id }) => id === bare.id)?.standing?.totals).toEqual([0, 7]);
});

test('a game of one’s own, where the fewest points win', async () => {
  const played = await kept({ game: 'other', name: ' Golf ', low: true });
  expect(played).toMatchObject({ game: 'other', name: 'Golf', low: true, winners: [2] });
});

test('the sheet of an old play keeps its day, and how long it was open says nothing', async () => {
  const id = await beginOld(form({ place: 'Home' }));
  const { play } = await loadPlay(id);
  expect(play).toMatchObject({ game: 'manila', people: [{ name: 'Ana' }, { name: 'Ben' }, { name: '' }] });
  expect(play!.clock.finished).toBeUndefined();
  await savePlay({
    ...play!,
    clock: { ...play!.clock, finished: Date.now() },
    edits: [
      { cell: 'cash@0', from: '', to: '1', when: Date.now() - 600_000 },
      { cell: 'cash@1', from: '', to: '1', when: Date.now() - 1000 },
    ],
  });
  await refreshHistory();
  expect(logbook.value!.finished[0]).toMatchObject({ when: day, minutes: undefined, place: 'Home' });
});

test('what is missing or wrong is said before anything is kept', () => {
  expect(faultIn(form(), true)).toBeUndefined();
  expect(faultIn(form({ game: 'other' }), true)).toBe('name');
  expect(faultIn(form({ day: '' }), true)).toBe('day');
  expect(faultIn(form({ minutes: '0' }), true)).toBe('minutes');
  expect(faultIn(form({ seats: [seat('Ana', '1'), seat('ana', '2')] }), true)).toBe('twice');
  expect(faultIn(form({ seats: [seat('Ana', '1'), seat('Ben', 'x')] }), true)).toBe('points');
  expect(faultIn(form({ seats: [seat('Ana'), seat('Ben')] }), true)).toBe('nothing');
  expect(faultIn(form({ seats: [seat('Ana'), seat('Ben')] }), false)).toBeUndefined();
  expect(totalsPlay(form(), 'x', 5).play.clock).toEqual({ started: day, changed: 5, finished: day });
});
