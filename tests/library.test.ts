import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { gameOf } from '../src/games/doors';
import { playMatch } from '../src/headless/games';
import { ALL, belongs, passing } from '../src/scorekeeper/figures/filter';
import { bestScores, madeOf, records } from '../src/scorekeeper/figures/game-stats';
import { labelled, linear, ticks } from '../src/scorekeeper/figures/scale';
import { meetings, tallies, winsOver } from '../src/scorekeeper/figures/stats';
import { freshHistory, history, historyOf, refreshHistory } from '../src/scorekeeper/library/history';
import { gameKey, ofMatch, ofPlay, ranksOf } from '../src/scorekeeper/library/played';
import { text } from '../src/scorekeeper/library/text.en';
import { matchKey } from '../src/storage/keys';
import { headerOf, headKey } from '../src/storage/matches';
import { memoKey, PLAY_FORMAT, type Play, playKey } from '../src/storage/plays';
import { saveMatch } from '../src/storage/saver';
import { forget, readAll, write } from '../src/storage/store';
import { played, who } from './played';
import { forms } from './sentences';
import { soon } from './soon';

beforeEach(async () => {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
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
    note: 'windy',
    clock: { started: 1_000_000, changed: 9_000_000, finished: 4_000_000 },
    brief: { over: true, winners: [1], totals: [3, 5], parts: [{ id: 'cash', points: [3, 5] }] },
    ...some,
  };
}

test('a boxed play is told as it stands on its sheet', () => {
  expect(ofPlay(sheet('a'))).toMatchObject({
    kind: 'boxed',
    winners: [1],
    standing: { totals: [3, 5] },
    when: 4_000_000,
    minutes: undefined,
    note: 'windy',
  });
  // from the beginning of the sheet to its end; what was mended a day later is no part of it
  const entry = (when: number) => ({ cell: 'cash@0', from: '', to: '1', when });
  const edits = [entry(1_600_000), entry(2_000_000), entry(3_400_000), entry(90_000_000)];
  expect(ofPlay(sheet('a', { edits })).minutes).toBe(50);
  // nobody plays while the sheet lies open overnight
  const hour = 3_600_000;
  const clock = { started: 0, changed: 20 * hour, finished: 20 * hour };
  const night = [entry(hour), entry(2 * hour), entry(19 * hour)];
  expect(ofPlay(sheet('a', { clock, edits: night })).minutes).toBe(180);
  expect(ofPlay(sheet('a', { edits: 'torn' as any })).minutes).toBeUndefined();
  expect(ofPlay(sheet('a', { edits: [null, entry(Number.NaN)] as any })).minutes).toBeUndefined();
  expect(ofPlay(sheet('a', { clock: { started: 0, changed: 1, finished: 1e12 } })).minutes).toBeUndefined();
});

test('points, winners and dates that cannot be are not believed', () => {
  const odd = sheet('a', { brief: { over: true, winners: [7, 0, 0, -1, 0.5], totals: [3], parts: [] } });
  expect(ofPlay(odd)).toMatchObject({ winners: [0], standing: undefined });
  expect(ofPlay(sheet('a', { clock: { started: 0, changed: 1e300, finished: 1e300 } })).when).toBe(0);
  const parts = [{ id: 'cash', points: [1, 2, 3] }];
  expect(ofPlay(sheet('a', { brief: { over: true, winners: [], totals: [1, 2], parts } })).standing).toEqual({
    totals: [1, 2],
    parts: [],
  });
});

test('games of one name are one game, whatever the capitals; shelf games go by their card', () => {
  expect(gameKey({ game: 'other', name: ' Tichu' })).toBe(gameKey({ game: 'other', name: 'tichu' }));
  expect(gameKey({ game: 'other', name: 'Skat' })).not.toBe(gameKey({ game: 'other', name: 'tichu' }));
  expect(gameKey({ game: 'manila', name: 'ignored' })).toBe('manila');
});

test('winners come first even after a tie-break, and equals share a place', () => {
  expect(ranksOf(played(['A', 'B', 'C', 'D'], [5, 9, 5, 9], { winners: [1] }))).toEqual([3, 1, 3, 2]);
  expect(ranksOf(played(['A', 'B', 'C'], [9, 9, 1]))).toEqual([1, 1, 3]);
  expect(ranksOf(played(['A', 'B', 'C'], [9, 2, 5], { low: true, winners: [1] }))).toEqual([3, 1, 2]);
  expect(ranksOf(played(['A', 'B'], undefined, { winners: [0] }))).toEqual([1, undefined]);
});

test('groups: at least two people, all of them members; bots do not matter, strangers do', () => {
  const group = { people: ['Ana', 'Ben', 'Cy'] };
  const fits = (...names: string[]) => belongs({ people: who(...names) }, group);
  expect(fits('Ana', 'ben')).toBe(true);
  expect(fits('Ana', 'Cy', '*Pearl')).toBe(true);
  expect(fits('Ana', '*Pearl')).toBe(false);
  expect(fits('Ana', 'Ben', 'Dora')).toBe(false);
  expect(fits('Ana', 'Ben', '')).toBe(false);
});

test('filters join; a group that is gone lets everything through', () => {
  const plays = [
    played(['Ana', 'Ben'], [1, 2]),
    played(['Ana', 'Cy'], [1, 2], { game: 'alexandros', kind: 'digital' }),
    played(['Ben', 'Cy'], [1, 2], { kind: 'digital', when: new Date(2024, 11, 31, 23).getTime() }),
  ];
  const groups = [{ id: 'g', name: 'x', people: ['Ana', 'Ben'] }];
  const ids = (some: Partial<typeof ALL>) =>
    passing(plays, { ...ALL, ...some }, groups).map((one) => plays.indexOf(one));
  expect(ids({})).toEqual([0, 1, 2]);
  expect(ids({ game: 'manila' })).toEqual([0, 2]);
  expect(ids({ person: 'cy' })).toEqual([1, 2]);
  expect(ids({ person: 'cy', kind: 'digital', game: 'manila' })).toEqual([2]);
  expect(ids({ kind: 'boxed' })).toEqual([0]);
  expect(ids({ year: '2024' })).toEqual([2]);
  expect(ids({ year: '2025' })).toEqual([]);
  expect(ids({ group: 'g' })).toEqual([0]);
  expect(ids({ group: 'deleted' })).toEqual([0, 1, 2]);
});

test('marks of a scale are round, few, and hold everything', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.nat(10_000),
      fc.integer({ min: 2, max: 9 }),
      (min, span, n) => {
        const marks = ticks(min, min + span, n);
        expect(marks[0]).toBeLessThanOrEqual(min);
        expect(marks[marks.length - 1]).toBeGreaterThanOrEqual(min + span);
        expect(marks.length).toBeGreaterThan(1);
        expect(marks.length).toBeLessThanOrEqual(n + 2);
        expect(marks.every(Number.isInteger)).toBe(true);
      },
    ),
  );
  expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(0, 90, 3)).toEqual([0, 50, 100]);
  // averages need not be whole
  expect(ticks(-0.5, 33.4, 4.4)).toEqual([-10, 0, 10, 20, 30, 40]);
  expect([ticks(7, 7, 6), ticks(0.1, 0.1, 6)]).toEqual([
    [7, 8],
    [0, 2],
  ]);
  expect(linear([0, 10], [100, 0])(2.5)).toBe(75);
  expect(labelled(40, 4)).toEqual([0, 13, 26, 39]);
  expect(labelled(9, 8)).toEqual([0, 2, 4, 6, 8]);
  expect(labelled(2, 9)).toEqual([0, 1]);
  expect(labelled(5, 0)).toEqual([0, 4]);
  expect(labelled(0, 9)).toEqual([]);
  expect(labelled(1, 9)).toEqual([0]);
});

/** A whole game, played by chance. */
async function finished(id: string) {
  const module = (await gameOf('manila')?.play())!;
  const { record } = playMatch(module, { seats: 3, seed: 5, options: module.rules.options({}, 3) });
  record.id = id;
  record.chairs.forEach((chair, seat) => {
    chair.name = ['Ana', 'Ben', 'Cy'][seat];
  });
  expect(record.brief.over).toBe(true);
  return { record };
}

test('one history: matches and plays that are over, newest first; open sheets and damaged things apart', async () => {
  const { record } = await finished('m1');
  record.clock.changed = 5_000_000;
  await saveMatch(record);
  const running = { ...record, id: 'm2', brief: { ...record.brief, over: false } };
  await saveMatch(running);
  const open = sheet('open', { clock: { started: 1, changed: 2 } });
  await write([
    [playKey('late'), sheet('late', { clock: { started: 1, changed: 6_000_000, finished: 6_000_000 } })],
    [playKey('early'), sheet('early')],
    [playKey('open'), open],
    [playKey('hurt'), { ...sheet('hurt'), people: 3 }],
    [headKey('torn'), { game: 'manila' }],
    [memoKey('m1'), 'Ana cheated.'],
    [memoKey('late'), 7],
    [memoKey('early'), 'Ben cheated.'],
  ]);
  const before = JSON.stringify(await readAll(''));
  await refreshHistory();
  const now = history.value!;
  expect(now.finished.map(({ id, kind }) => [id, kind])).toEqual([
    ['late', 'boxed'],
    ['m1', 'digital'],
    ['early', 'boxed'],
  ]);
  expect(now.finished[1]).toMatchObject({ note: 'Ana cheated.', game: 'manila' });
  expect(now.finished[1].standing).toEqual({ totals: record.brief.totals, parts: record.brief.parts });
  // a boxed play has its note beside it, or, from an older version, within
  expect(now.finished.map(({ note }) => note)).toEqual(['windy', 'Ana cheated.', 'Ben cheated.']);
  expect(now.open).toEqual([open]);
  expect(now.damaged.map(({ id, kind, why }) => [id, kind, why.key])).toEqual([
    ['torn', 'digital', 'save.damaged'],
    ['hurt', 'boxed', 'save.damaged'],
  ]);
  expect(JSON.stringify(await readAll(''))).toBe(before);
});

test('a match from before points were kept is replayed once, and shown without points meanwhile', async () => {
  const { record } = await finished('old1');
  const { totals, parts, ...brief } = record.brief;
  const old = { ...record, brief };
  old.notes = [{ kind: 'takeback', at: 1, when: 1, dropped: [] }];
  await write([
    [headKey('old1'), headerOf(old)],
    [matchKey('old1'), old],
  ]);
  const resume = vi.spyOn(Match, 'resume');
  await refreshHistory();
  expect(history.value!.finished[0]).toMatchObject({ id: 'old1', standing: undefined, winners: brief.winners });
  await soon(() => expect(history.value!.finished[0].standing).toBeDefined());
  expect(history.value!.finished[0].standing?.totals).toEqual(totals);
  const sorted = (list: any) => [...list].sort((a: any, b: any) => (a.id < b.id ? -1 : 1));
  expect(sorted(history.value!.finished[0].standing?.parts)).toEqual(sorted(parts));
  expect(history.value!.finished[0].takebacks).toBe(1);
  await refreshHistory();
  expect(history.value!.finished[0].standing?.totals).toEqual(totals);
  expect(resume).toHaveBeenCalledTimes(1);
  resume.mockRestore();
});

test('a match whose moves no longer hold keeps its place and says why it has no points', async () => {
  const { record } = await finished('bad1');
  const { totals: _, parts: __, ...brief } = record.brief;
  const bad = { ...record, brief, log: [{ seat: 0, move: { nonsense: true } }, ...record.log] };
  await write([
    [headKey('bad1'), headerOf(bad)],
    [matchKey('bad1'), bad],
    [headKey('lost1'), { ...headerOf(bad), id: 'lost1' }],
  ]);
  await refreshHistory();
  await soon(() => expect(history.value!.finished.every(({ trouble }) => trouble)).toBe(true));
  const why = Object.fromEntries(history.value!.finished.map(({ id, trouble }) => [id, trouble?.why.key]));
  expect(why).toEqual({ bad1: 'save.illegal', lost1: 'save.missing' });
});

test('the store is read again only where something may have changed, here or in another window', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  await write([[playKey('a'), sheet('a')]]);
  await freshHistory();
  const first = history.value;
  await freshHistory();
  expect(history.value).toBe(first);
  // settings are no plays
  await write([['prefs', { sound: false }]]);
  await freshHistory();
  expect(history.value).toBe(first);
  await write([[playKey('b'), sheet('b')]]);
  await freshHistory();
  expect(history.value?.finished).toHaveLength(2);
  const second = history.value;
  const other = new BroadcastChannel('tidetable');
  other.postMessage('store');
  await soon(async () => {
    await freshHistory();
    expect(history.value).not.toBe(second);
  });
  other.close();
  const third = history.value;
  // a window that slept hears nothing
  document.dispatchEvent(new Event('visibilitychange'));
  await freshHistory();
  expect(history.value).not.toBe(third);
  vi.unstubAllGlobals();
});

test('whatever header lies in the store, the history can be made of it', () => {
  const chairs = [{ name: 'Ana', colour: 0, side: 0 }];
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (totals, parts, winner) => {
      const brief = { over: true, round: 1, waiting: [], winners: [winner], totals, parts } as any;
      const head = { id: 'x', game: 'manila', chairs, brief, clock: { started: 1, changed: 1, played: 1 } } as any;
      const one = ofMatch(head, '');
      const [made] = historyOf([head], [], new Map()).finished;
      expect(made).toEqual(one);
      expect(tallies([one])).toHaveLength(1);
      const mean = { scores: 1, points: 0 };
      const told = () => [records([one]), bestScores([one]), madeOf([one], [], mean), winsOver([one], 'ana')];
      expect(() => [...told(), meetings([one], 'ana'), ranksOf(one)]).not.toThrow();
    }),
  );
});

test('the words of the library are plain sentences', () => {
  for (const [key, message] of Object.entries(text))
    for (const sentence of forms(message)) expect(sentence, key).not.toMatch(/\s{2}|^\s|\s$|!/);
});
