// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import type { MatchRecord } from '../src/engine/record';
import { TABLE } from '../src/engine/rules';
import { playMatch, startMatch, step } from '../src/headless/games';
import { loadGames } from '../src/headless/registry';
import { soon } from './soon';

/** Several windows on one disk, and a disk that is slow, full, silent or away: no move is lost and none is undone. */

const game = (await loadGames()).find(({ id }) => id === 'isla-margarita')!.module;
const OPENED = 5000;

/** A page of its own on the common disk: its modules are nobody else's. */
async function aWindow() {
  vi.resetModules();
  const storage = {
    ...(await import('../src/storage/bin')),
    ...(await import('../src/storage/matches')),
    ...(await import('../src/storage/opening')),
    ...(await import('../src/storage/saver')),
    ...(await import('../src/storage/store')),
  };
  const { Match } = await import('../src/engine/match');
  const { TableModel } = await import('../src/table/model');
  const windows = await import('../src/table/windows');
  const { signal } = await import('@preact/signals');
  const writer = signal(true);
  async function open(id: string) {
    const loaded = await storage.loadMatch(id);
    if (!loaded.record) throw new Error(loaded.trouble.key);
    const match = Match.resume(game, loaded.record, loaded.checkpoints);
    storage.goOnFrom(id, loaded.line);
    storage.attend(id);
    return new TableModel(game, match, writer);
  }
  return { ...storage, ...windows, open, writer };
}

type Window = Awaited<ReturnType<typeof aWindow>>;

const random = rng(4);

/** One entry, saved as the table saves it. */
async function act(page: Window, model: Awaited<ReturnType<Window['open']>>) {
  const { match } = model.viewpoint;
  expect(step(match, random)).toBe(true);
  return page.saveMatch(match.record, match.checkpoints);
}

const movesOf = ({ log }: { log: MatchRecord['log'] }) => log.map(({ seat, move }) => ({ seat, move }));

async function onDisk(id = 'm'): Promise<MatchRecord> {
  const page = await aWindow();
  const loaded = await page.loadMatch(id);
  if (!loaded.record) throw new Error(loaded.trouble.key);
  return loaded.record;
}

/** Until it is restored no write finds room. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Until it is restored the disk refuses everything. */
const breakDisk = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });

let first: Window;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  first = await aWindow();
  const { record } = startMatch(game, { seats: 3, seed: 3 });
  await first.saveMatch({ ...record, id: 'm' });
});

afterEach(async () => {
  await first.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('another window', () => {
  test('that goes on from an old position overwrites nothing: it follows the disk', async () => {
    const [one, two] = [first, await aWindow()];
    const [mine, theirs] = [await one.open('m'), await two.open('m')];
    for (let i = 0; i < 6; i++) expect(await act(one, mine)).toBeUndefined();
    // what the table draws is no person's move: it is simply drawn where the game stands
    expect(theirs.viewpoint.match.ask()?.kind).toBe('chance');
    expect(await act(two, theirs)).toEqual({ key: 'store.ahead' });
    expect(two.overtaken.value).toBe('m');
    await two.follow(theirs);
    expect(movesOf(theirs.viewpoint.match.record)).toEqual(movesOf(mine.viewpoint.match.record));
    expect(movesOf(await onDisk())).toEqual(movesOf(mine.viewpoint.match.record));
    expect(await two.listMatches()).toHaveLength(1);
    // and from there it may go on; then the first one is the older
    expect(await act(two, theirs)).toBeUndefined();
    expect(await act(one, mine)).toEqual({ key: 'store.ahead' });
  });

  test('where people really went on differently both lines are kept, and one is named', async () => {
    const [one, two] = [first, await aWindow()];
    const mine = await one.open('m');
    while (mine.viewpoint.match.ask()?.kind !== 'choice') await act(one, mine);
    const theirs = await two.open('m');
    const at = mine.viewpoint.match.length;
    for (let i = 0; i < 4; i++) await act(one, mine);
    const [seat] = theirs.viewpoint.match.ask()!.actors;
    const other = theirs.viewpoint.match
      .moves(seat)
      .find((move) => JSON.stringify(move) !== JSON.stringify(mine.viewpoint.match.record.log[at].move))!;
    expect(theirs.viewpoint.match.enter(seat, other, 1)).toBe(true);
    expect(await two.saveMatch(theirs.viewpoint.match.record, theirs.viewpoint.match.checkpoints)).toEqual({
      key: 'store.ahead',
    });
    await two.follow(theirs);
    expect(theirs.selection.refusal.value).toEqual({ key: 'store.forked', args: { at: at + 1 } });
    expect(movesOf(theirs.viewpoint.match.record)).toEqual(movesOf(mine.viewpoint.match.record));
    const kept = (await two.listMatches()).find(({ id }) => id !== 'm')!;
    expect(kept.branch).toEqual({ of: 'm', at: at + 1 });
    expect((await onDisk(kept.id)).log.at(-1)).toMatchObject({ seat, move: other });
    expect(movesOf(await onDisk())).toEqual(movesOf(mine.viewpoint.match.record));
  });

  test('that takes over refuses whatever the other one still writes', async () => {
    const [one, two] = [first, await aWindow()];
    const mine = await one.open('m');
    await act(one, mine);
    await two.own('m');
    const theirs = await two.open('m');
    expect(await act(one, mine)).toEqual({ key: 'store.ahead' });
    expect(await act(two, theirs)).toBeUndefined();
    expect(movesOf(await onDisk())).toEqual(movesOf(theirs.viewpoint.match.record));
  });

  test('that only looks on follows what is played', async () => {
    const [one, two] = [first, await aWindow()];
    const [mine, theirs] = [await one.open('m'), await two.open('m')];
    two.writer.value = false;
    await two.catchUp(theirs);
    for (let i = 0; i < 3; i++) await act(one, mine);
    await two.catchUp(theirs);
    expect(movesOf(theirs.viewpoint.match.record)).toEqual(movesOf(mine.viewpoint.match.record));
    expect(theirs.viewpoint.seat.value).toBeNull();
  });

  test('that deleted the match does not take it from those who play it', async () => {
    const [one, two] = [first, await aWindow()];
    const mine = await one.open('m');
    for (let i = 0; i < 60; i++) await act(one, mine);
    await two.throwAway('m');
    expect(await act(one, mine)).toBeUndefined();
    expect(movesOf(await onDisk())).toEqual(movesOf(mine.viewpoint.match.record));
  });
});

describe('one window that opens a match twice', () => {
  test('finds the moves that a full disk has not taken, and loses none of them', async () => {
    const model = await first.open('m');
    await act(first, model);
    const full = fillDisk();
    for (let i = 0; i < 60; i++) await act(first, model);
    const again = await first.open('m');
    expect(movesOf(again.viewpoint.match.record)).toEqual(movesOf(model.viewpoint.match.record));
    const exported = (await first.readMatch('m')) as MatchRecord;
    expect(movesOf(exported)).toEqual(movesOf(model.viewpoint.match.record));
    full.mockRestore();
    expect(await act(first, again)).toBeUndefined();
    expect(movesOf(await onDisk())).toEqual(movesOf(again.viewpoint.match.record));
    expect([first.behind.value, first.trouble.value]).toEqual([0, undefined]);
  });

  test('that was deleted while the disk was full does not come back', async () => {
    const model = await first.open('m');
    const full = fillDisk();
    await act(first, model);
    await first.throwAway('m');
    full.mockRestore();
    await first.retry();
    expect(await first.listMatches()).toEqual([]);
    // what the disk had not taken lies in the bin with the rest
    for (const { key } of await first.listBin()) await first.deleteNow(key);
    expect(await first.readAll('')).toEqual([]);
  });
});

test('a match of newer rules in another window is never written over, and says so', async () => {
  const [one, two] = [first, await aWindow()];
  const mine = await one.open('m');
  for (let i = 0; i < 3; i++) await act(one, mine);
  const newer = { ...structuredClone(mine.viewpoint.match.record), rules: game.version + 1 };
  two.goOnFrom('m', await two.lineOf('m'));
  await two.saveMatch(newer);
  expect(await act(one, mine)).toEqual({ key: 'store.ahead' });
  await expect(one.follow(mine)).rejects.toThrow('save.future');
  expect(await act(one, mine)).toEqual({ key: 'store.ahead' });
  expect((await onDisk()).rules).toBe(game.version + 1);
});

describe('a match in pieces', () => {
  test('writes the end of the log alone, in one transaction', async () => {
    const model = await first.open('m');
    for (let i = 0; i < 120; i++) await act(first, model);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await act(first, model);
    expect(put.mock.calls.map(([, key]) => key)).toEqual(['head:m', 'match:m']);
    expect(transaction).toHaveBeenCalledTimes(1);
    expect((put.mock.calls[1][0] as any).log).toHaveLength(model.viewpoint.match.length - 100);
  });

  test('comes back whole after every length and every way back', async () => {
    const model = await first.open('m');
    const { match } = model.viewpoint;
    for (const [on, back] of [
      [49, 0],
      [2, 1],
      [60, 0],
      [0, 70],
      [80, 3],
      [0, 90],
      [10, 0],
    ]) {
      for (let i = 0; i < on; i++) step(match, random);
      if (back > 0) match.takeBack(Math.max(0, match.length - back), 7);
      expect(await first.saveMatch(match.record, match.checkpoints)).toBeUndefined();
      const page = await aWindow();
      const again = await page.open('m');
      expect(movesOf(again.viewpoint.match.record)).toEqual(movesOf(match.record));
      expect(again.viewpoint.match.position()).toEqual(match.position());
      expect((await onDisk()).last).toEqual(match.record.last);
      expect(again.viewpoint.match.checkpoints).toEqual(match.checkpoints);
      const lying = (await page.readAll('log:m:')).map(([key]) => key);
      expect(lying).toHaveLength(Math.floor(match.length / 50));
    }
  });

  test('a match that was stored whole opens, and is stored in pieces from then on', async () => {
    const { record } = playMatch(game, { seats: 3, seed: 8, until: 130 });
    await first.write([
      ['head:old', { ...first.headerOf(record), id: 'old' }],
      ['match:old', { ...record, id: 'old' }],
    ]);
    const model = await first.open('old');
    expect(model.viewpoint.match.trouble).toBeUndefined();
    await act(first, model);
    expect(await first.readAll('log:old:')).toHaveLength(2);
    expect(movesOf(await onDisk('old'))).toEqual(movesOf(model.viewpoint.match.record));
  });

  test('that came without checkpoints has them after the first act', async () => {
    const { record } = playMatch(game, { seats: 3, seed: 8, until: 130 });
    await first.saveMatch({ ...record, id: 'bare' });
    expect(((await first.loadMatch('bare')) as any).checkpoints).toEqual([]);
    const model = await first.open('bare');
    await act(first, model);
    const loaded = (await first.loadMatch('bare')) as any;
    expect(loaded.checkpoints).toEqual(model.viewpoint.match.checkpoints);
    expect(loaded.record.last).toEqual(model.viewpoint.match.record.last);
  });

  test('whose last piece has lost its position stands where the log leads', async () => {
    const model = await first.open('m');
    for (let i = 0; i < 120; i++) await act(first, model);
    const piece = (await first.read('log:m:00050')) as object;
    await first.write([['log:m:00050', { ...piece, position: 'lost' }]]);
    const again = await (await aWindow()).open('m');
    expect(again.viewpoint.match.trouble).toBeUndefined();
    expect(again.viewpoint.match.position()).toEqual(model.viewpoint.match.position());
  });

  test('whose last piece has a wrong position stands where the log leads, at once', async () => {
    const model = await first.open('m');
    for (let i = 0; i < 120; i++) await act(first, model);
    const piece = structuredClone((await first.read('log:m:00050')) as any);
    const [key] = Object.keys(piece.position).filter((name) => Array.isArray(piece.position[name]) && name !== 'todo');
    piece.position[key] = [...piece.position[key], 1];
    await first.write([['log:m:00050', piece]]);
    const again = await (await aWindow()).open('m');
    expect(again.viewpoint.match.trouble).toBeUndefined();
    expect(again.viewpoint.match.position()).toEqual(model.viewpoint.match.position());
  });

  test('with a piece missing is refused in words, and left as it is', async () => {
    const model = await first.open('m');
    for (let i = 0; i < 120; i++) await act(first, model);
    await first.write([['log:m:00050', undefined]]);
    const page = await aWindow();
    expect(await page.loadMatch('m')).toEqual({
      trouble: { key: 'save.damaged', args: { part: { key: 'save.part.log' } } },
    });
  });
});

describe('a disk', () => {
  /** Every transaction is taken and never answered. */
  const hang = () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation((() => {
      const pending: any = { objectStore: () => ({ transaction: pending, get: () => ({}), put() {}, delete() {} }) };
      pending.abort = () => {};
      pending.db = { close() {} };
      return pending;
    }) as never);

  test('that never answers a write keeps nobody waiting for their next act', async () => {
    const model = await first.open('m');
    while (model.viewpoint.match.ask()?.kind !== 'choice') await act(first, model);
    model.adopt(model.viewpoint.match);
    model.reveal();
    await soon(() => expect(model.selection.level.value.picks.length).toBeGreaterThan(0));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = hang();
    for (let i = 0; i < 2; i++) {
      const before = model.viewpoint.match.length;
      while (model.selection.level.value.move === undefined)
        model.selection.pick(model.selection.level.value.picks[0].id);
      void model.commit();
      await vi.advanceTimersByTimeAsync(1100);
      expect(model.viewpoint.match.length).toBeGreaterThan(before);
      expect(model.viewpoint.moving.value).toBe(false);
      if (model.viewpoint.ending.value) void model.endTurn();
      if (model.viewpoint.eyes.value.kind === 'shield') model.reveal();
      await vi.advanceTimersByTimeAsync(1100);
    }
    hung.mockRestore();
  });

  test('that never answers a write does not hold up the table; the moves are counted, and saved when it is back', async () => {
    const model = await first.open('m');
    await act(first, model);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = hang();
    const saving = act(first, model);
    await vi.advanceTimersByTimeAsync(1600);
    expect(first.behind.value).toBe(1);
    const more = [act(first, model), act(first, model)];
    expect(first.behind.value).toBe(3);
    await vi.advanceTimersByTimeAsync(OPENED);
    expect(await saving).toEqual({ key: 'store.memory' });
    await Promise.all(more);
    expect(first.trouble.value).toEqual({ key: 'store.memory' });
    expect(first.behind.value).toBe(3);
    await act(first, model);
    expect(first.behind.value).toBe(4);
    hung.mockRestore();
    // it is tried again by itself
    for (let i = 0; i < 100 && first.behind.value > 0; i++) {
      await vi.advanceTimersByTimeAsync(500);
      await new Promise((done) => setImmediate(done));
    }
    vi.useRealTimers();
    expect(first.behind.value).toBe(0);
    expect(first.trouble.value).toBeUndefined();
    expect(movesOf(await onDisk())).toEqual(movesOf(model.viewpoint.match.record));
  });

  test('that is full keeps what it has; the moves are counted, and saved when there is room', async () => {
    const model = await first.open('m');
    await act(first, model);
    const before = await onDisk();
    const full = fillDisk();
    for (let i = 1; i <= 3; i++) {
      expect(await act(first, model)).toEqual({ key: 'store.full' });
      expect(first.behind.value).toBe(i);
    }
    expect(movesOf(await onDisk())).toEqual(movesOf(before));
    full.mockRestore();
    expect(await first.retry()).toBe(true);
    expect(first.behind.value).toBe(0);
    expect(movesOf(await onDisk())).toEqual(movesOf(model.viewpoint.match.record));
    expect(await act(first, model)).toBeUndefined();
    expect(first.behind.value).toBe(0);
  });

  test('that comes back is found by those who play on without a rest', async () => {
    const model = await first.open('m');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const broken = breakDisk();
    await act(first, model);
    broken.mockRestore();
    for (let i = 0; i < 10 && first.behind.value > 0; i++) {
      await act(first, model);
      await vi.advanceTimersByTimeAsync(1000);
      for (let tick = 0; tick < 20; tick++) await new Promise((done) => setImmediate(done));
    }
    vi.useRealTimers();
    expect(first.behind.value).toBe(0);
    expect(movesOf(await onDisk())).toEqual(movesOf(model.viewpoint.match.record));
  });

  test('that was away while another window went on and this one left keeps what was done here', async () => {
    const [one, two] = [first, await aWindow()];
    const mine = await one.open('m');
    while (mine.viewpoint.match.ask()?.kind !== 'choice') await act(one, mine);
    const theirs = await two.open('m');
    const broken = breakDisk();
    const [seat] = mine.viewpoint.match.ask()!.actors;
    const moves = mine.viewpoint.match.moves(seat);
    expect(mine.viewpoint.match.enter(seat, moves[0], 1)).toBe(true);
    await one.saveMatch(mine.viewpoint.match.record, mine.viewpoint.match.checkpoints);
    one.attend('m')();
    broken.mockRestore();
    expect(theirs.viewpoint.match.enter(seat, moves[1], 1)).toBe(true);
    await two.saveMatch(theirs.viewpoint.match.record, theirs.viewpoint.match.checkpoints);
    await one.retry();
    await soon(async () => expect(await one.listMatches()).toHaveLength(2));
    const kept = (await one.listMatches()).find(({ branch }) => branch)!;
    expect((await onDisk(kept.id)).log.at(-1)?.move).toEqual(moves[0]);
    expect((await onDisk()).log.at(-1)?.move).toEqual(moves[1]);
    expect(one.behind.value).toBe(0);
  });

  test('that was away while another window went on gives neither up', async () => {
    const [one, two] = [first, await aWindow()];
    const mine = await one.open('m');
    while (mine.viewpoint.match.ask()?.kind !== 'choice') await act(one, mine);
    const theirs = await two.open('m');
    const broken = breakDisk();
    expect(await act(one, mine)).toEqual({ key: 'store.memory' });
    broken.mockRestore();
    for (let i = 0; i < 5; i++) await act(two, theirs);
    await one.retry();
    expect(one.overtaken.value).toBe('m');
    const lost = mine.viewpoint.match.record.log.at(-1);
    await one.follow(mine);
    expect(movesOf(await onDisk())).toEqual(movesOf(theirs.viewpoint.match.record));
    const kept = (await one.listMatches()).filter(({ branch }) => branch);
    const same =
      JSON.stringify(lost?.move) ===
      JSON.stringify(theirs.viewpoint.match.record.log[mine.viewpoint.match.length]?.move);
    expect(kept.length).toBe(same || lost?.seat === TABLE ? 0 : 1);
  });
});

describe('a score sheet in two windows', () => {
  const play = (edits: number) => ({
    format: 1,
    id: 'p',
    game: 'other',
    name: 'Chess',
    people: [{ name: 'Ana', colour: 0 }],
    cells: Object.fromEntries(Array.from({ length: edits }, (_, i) => [`round${i}@0`, String(i)])),
    edits: Array.from({ length: edits }, (_, i) => ({ cell: `round${i}@0`, from: '', to: String(i), when: i })),
    tools: {},
    note: '',
    clock: { started: 1, changed: edits },
    brief: { over: false, winners: [], totals: [0], parts: [] },
  });

  async function aDesk() {
    const page = await aWindow();
    const plays = { ...(await import('../src/storage/plays')), ...(await import('../src/storage/sheets')) };
    const { Book } = await import('../src/scorekeeper/sheet/book');
    const { followDisk } = await import('../src/scorekeeper/sheet/overtaken');
    const { freeSheet } = await import('../src/scorekeeper/begin/free');
    const { signal } = await import('@preact/signals');
    async function open() {
      const found = await plays.loadPlay('p');
      plays.goOnWith(found);
      const book = new Book(found.play!, freeSheet({ kind: 'rounds', rows: [], low: false }), signal(true));
      plays.attendPlay('p', () => void followDisk(book, true));
      return book;
    }
    return { ...page, ...plays, open };
  }

  test('the older one overwrites nothing, and what was typed in it is kept beside the other', async () => {
    const one = await aDesk();
    await one.savePlay(play(2) as never);
    const two = await aDesk();
    const [mine, theirs] = [await one.open(), await two.open()];
    mine.enter('round2@0', '7');
    await soon(async () => expect((await two.loadPlay('p')).play?.cells['round2@0']).toBe('7'));
    theirs.enter('round2@0', '9');
    await soon(() => expect(theirs.fault.value).toEqual({ key: 'sheet.forked' }));
    expect(theirs.play.value.cells['round2@0']).toBe('7');
    const all = (await two.listPlays()).map((kept) => kept.play!);
    expect(all.map(({ cells }) => cells['round2@0']).sort()).toEqual(['7', '9']);
    expect(all.find(({ id }) => id !== 'p')?.branch).toEqual({ of: 'p' });
    // and from here this window is the newer one
    theirs.enter('round3@0', '1');
    await soon(async () => expect((await one.loadPlay('p')).play?.cells['round3@0']).toBe('1'));
  });

  test('a throw of the dice, which changes no number, is not lost between two windows either', async () => {
    const one = await aDesk();
    await one.savePlay(play(2) as never);
    const two = await aDesk();
    const [mine, theirs] = [await one.open(), await two.open()];
    mine.log('dice', { key: 'dice.told' }, [], { faces: [1, 2] });
    await soon(async () => expect((await two.loadPlay('p')).play?.ledger).toHaveLength(1));
    theirs.log('dice', { key: 'dice.told' }, [], { faces: [6, 6] });
    await soon(() => expect(theirs.fault.value).toEqual({ key: 'sheet.forked' }));
    await soon(async () => expect(await two.listPlays()).toHaveLength(2));
    const fallen = (await two.listPlays()).map(({ play }) => play?.ledger?.[0].dice?.[0].faces);
    expect(fallen.map(String).sort()).toEqual(['1,2', '6,6']);
  });

  test('what one tap changes is written in one piece', async () => {
    const one = await aDesk();
    await one.savePlay(play(2) as never);
    const book = await one.open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    book.log('voyage', { key: 'dice.told' }, [['round2@0', '4']], { faces: [1, 2, 3] });
    book.keepTool('voyage', { moved: 1 });
    await soon(async () => expect((await one.loadPlay('p')).play?.tools).toEqual({ voyage: { moved: 1 } }));
    const written = put.mock.calls.map(([value]) => value).filter((value) => (value as { cells?: object }).cells);
    expect(written).toMatchObject([{ tools: { voyage: { moved: 1 } }, ledger: [{ by: 'voyage' }] }]);
    put.mockRestore();
  });

  test('many keys during one refused write are kept once, and a disk that was away keeps them too', async () => {
    const one = await aDesk();
    await one.savePlay(play(2) as never);
    const two = await aDesk();
    const [mine, theirs] = [await one.open(), await two.open()];
    mine.enter('round2@0', '7');
    await soon(async () => expect((await two.loadPlay('p')).play?.cells['round2@0']).toBe('7'));
    for (const text of ['8', '9', '10']) theirs.enter('round2@0', text);
    await soon(() => expect(theirs.fault.value).toEqual({ key: 'sheet.forked' }));
    expect(await two.listPlays()).toHaveLength(2);

    const broken = breakDisk();
    theirs.enter('round3@0', '5');
    await soon(() => expect(two.trouble.value).toBeDefined());
    broken.mockRestore();
    mine.enter('round3@0', '6');
    await soon(async () => expect((await one.loadPlay('p')).play?.cells['round3@0']).toBe('6'));
    await two.retry();
    const kept = async () => (await one.listPlays()).find(({ play }) => play?.branch)?.play;
    await soon(async () => expect((await kept())?.cells).toMatchObject({ 'round2@0': '10', 'round3@0': '5' }));
    expect(await one.listPlays()).toHaveLength(2);
    expect((await one.loadPlay('p')).play?.cells['round3@0']).toBe('6');
  });

  test('three windows that contradict each other at every key keep one copy each, with all that was typed there', async () => {
    const desks = [await aDesk()];
    await desks[0].savePlay(play(2) as never);
    desks.push(await aDesk(), await aDesk());
    const books = [];
    for (const desk of desks) books.push(await desk.open());
    for (let key = 0; key < 16; key++) {
      for (const [i, book] of books.entries()) book.enter(`round${key}@${i}`, `${key}`);
      if (key % 3 === 0) await new Promise((done) => setTimeout(done, 30));
    }
    const all = async () => (await desks[0].listPlays()).map((kept) => kept.play!);
    const lost = async () => {
      const plays = await all();
      const has = (cell: string, text: string) => plays.some(({ cells }) => cells[cell] === text);
      return [0, 1, 2].flatMap((i) =>
        Array.from({ length: 16 }, (_, key) => key).filter((key) => !has(`round${key}@${i}`, `${key}`)),
      );
    };
    await soon(async () => expect(await lost()).toEqual([]));
    const beside = (await all()).filter(({ branch }) => branch);
    expect(beside.every(({ branch }) => branch?.of === 'p')).toBe(true);
    expect(beside.length).toBeLessThanOrEqual(3);
    // each counts what stands in it
    for (const { cells, brief } of beside) {
      const mine = Object.keys(cells).filter((cell) => cell.endsWith('@0'));
      expect(brief.totals[0]).toBe(mine.reduce((sum, cell) => sum + Number(cells[cell]), 0));
    }
  });
});
