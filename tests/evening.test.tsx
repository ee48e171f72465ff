// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { sheet as isla } from '../src/games/isla-margarita/box/sheet';
import { sheet as manila } from '../src/games/manila/box/sheet';
import { sheet as catan } from '../src/games/puerto-catan/box/sheet';
import { reading } from '../src/games/sheet';
import { addText } from '../src/look/say';
import { AtTable } from '../src/scorekeeper/begin/AtTable';
import { begin, OTHER } from '../src/scorekeeper/begin/begin';
import { Company } from '../src/scorekeeper/begin/Company';
import { Fingers } from '../src/scorekeeper/begin/Fingers';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { Games, Setup } from '../src/scorekeeper/begin/Keep';
import { describedBy, firstOwn, ownOf } from '../src/scorekeeper/begin/own';
import { After, asksLength } from '../src/scorekeeper/library/After';
import { bgStatsOf } from '../src/scorekeeper/library/bg-stats';
import { eveningOf, eveningSummary } from '../src/scorekeeper/library/evening';
import { resultOf, uncounted } from '../src/scorekeeper/library/pieces';
import { isContest, ofPlay, type Played, ranksOf } from '../src/scorekeeper/library/played';
import { text as libraryText } from '../src/scorekeeper/library/text.en';
import { Book } from '../src/scorekeeper/sheet/book';
import { Finish } from '../src/scorekeeper/sheet/Finish';
import { Grid } from '../src/scorekeeper/sheet/Grid';
import { SheetScreen } from '../src/scorekeeper/sheet/SheetScreen';
import { text } from '../src/scorekeeper/text.en';
import { Chips } from '../src/scorekeeper/tools/parts';
import { mend, readAbout } from '../src/storage/about';
import { throwAway } from '../src/storage/bin';
import { judgedPlay } from '../src/storage/judged';
import { type Free, listPlays, type Play } from '../src/storage/plays';
import { prefs } from '../src/storage/prefs';
import { loadPlay, settled } from '../src/storage/sheets';
import { read } from '../src/storage/store';
import { onRoot } from './root';
import { soon } from './soon';

/** An evening with boxed games: quick kinds of result, people who come late, and what follows a play. */

addText(text);
addText(libraryText);

const people = ['Ana', 'Ben', 'Cleo'].map((name, colour) => ({ name, colour }));
const freeOf = (kind: 'totals' | 'won' | 'together'): Free => describedBy({ ...firstOwn(), kind }).template!.free;
const started = (free: Free): Promise<Play> => begin(OTHER, people, { name: 'Hearts', free });
const bookOf = (play: Play) => new Book(play, freeSheet(play.free!), signal(true));

let root: HTMLElement;

onRoot((page) => {
  root = page;
});

const named = (words: string) => {
  const found = [...root.querySelectorAll('button')].find((one) =>
    [one.textContent?.trim(), one.getAttribute('aria-label')].includes(words),
  );
  if (!found) throw new Error(`no button called ${words}`);
  return found;
};
const tap = (words: string) => act(() => named(words).click());
const typeIn = (input: HTMLInputElement, value: string) =>
  act(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** A finished play with that in its only row. */
async function played(kind: 'won' | 'together', cells: Play['cells']) {
  const book = bookOf(await started(freeOf(kind)));
  for (const [cell, text] of Object.entries(cells)) book.enter(cell, text);
  await book.finish(5);
  const play = book.asWritten();
  expect(judgedPlay(play).fault).toBeUndefined();
  return ofPlay(play);
}

describe('a game without points', () => {
  test('tells who won, and nothing of points', async () => {
    const one = await played('won', { 'category1@1': '1' });
    expect(resultOf(one)).toBe('Ben wins.');
    expect(one.standing).toBeUndefined();
    expect(uncounted(one)).toBe('library.unscored');
    expect(ranksOf(one)).toEqual([undefined, 1, undefined]);
    expect(isContest(one)).toBe(true);
  });

  test('is won or lost by all of them, and counts as nobody’s win against the others', async () => {
    const won = await played('together', { category1: 'won' });
    expect([resultOf(won), won.winners]).toEqual(['You all won', [0, 1, 2]]);
    const lost = await played('together', { category1: 'lost' });
    expect([resultOf(lost), lost.winners]).toEqual(['You all lost', []]);
    expect([isContest(won), isContest(lost)]).toEqual([false, false]);
    const [game] = JSON.parse(bgStatsOf([won], { about: '', now: 0, nameOf: () => 'Hearts' })).games;
    expect(game).toMatchObject({ cooperative: true, noPoints: true });
  });

  test('is described, kept and described again; totals alone are one row of numbers', () => {
    for (const kind of ['totals', 'won', 'together', 'rounds'] as const) {
      const { template } = describedBy({ ...firstOwn(), kind, low: true, goal: '9', teams: true });
      expect(ownOf(template!).kind).toBe(kind);
    }
    const read = reading(3, { 'category1@0': '4', 'category1@2': '9' });
    expect(freeSheet(freeOf('totals')).winners(read)).toEqual([2]);
    expect(
      freeSheet(freeOf('totals'))
        .scores(read)
        .map(({ points }) => points),
    ).toEqual([4, 9]);
  });

  test('has no sums below its sheet', async () => {
    const book = bookOf(await started(freeOf('won')));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    expect(root.querySelector('tfoot')).toBeNull();
    await act(() => root.querySelector<HTMLElement>('[data-cell="category1@2"]')?.click());
    expect(book.winners.value).toEqual([2]);
  });
});

describe('people', () => {
  test('who have sat here before are seated by a tap, in the place of a chair without a name', async () => {
    const [ana, ben] = people.map((one) => ({ ...one, side: 0 }));
    prefs.group.value = [ana, ben];
    prefs.people.value = people.map((one) => ({ ...one }));
    await act(() => render(<Setup game={OTHER} />, root));
    const fields = () => [...root.querySelectorAll<HTMLInputElement>('.keep-people input')];
    const names = () => fields().map(({ value }) => value);
    expect(names()).toEqual(['Ana', 'Ben']);
    await typeIn(fields()[1], '');
    await tap('Cleo');
    expect(names()).toEqual(['Ana', 'Cleo']);
    // it stays where it is, and seats nobody twice
    expect(named('Cleo').disabled).toBe(true);
  });

  test('come late to a running sheet and are called otherwise; what was entered stays', async () => {
    const book = bookOf(await started({ kind: 'rounds', rows: [], low: false }));
    book.enter('round1@0', '7');
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await tap(text['keep.people']);
    await tap(text['keep.add']);
    const fields = () => [...root.querySelectorAll<HTMLInputElement>('.keep-people input')];
    // their name is what comes next
    await soon(() => expect(document.activeElement).toBe(fields()[3]));
    await typeIn(fields()[1], 'Berta');
    await typeIn(fields()[3], 'Berta');
    await tap(text['sheet.people.done']);
    expect(book.play.value.people).toHaveLength(3);
    await typeIn(fields()[3], 'Dora');
    await typeIn(root.querySelector('dialog .field input') as HTMLInputElement, 'Black Lady');
    await tap(text['sheet.people.done']);
    expect(book.play.value.name).toBe('Black Lady');
    expect(book.people.value.map(({ name }) => name)).toEqual(['Ana', 'Berta', 'Cleo', 'Dora']);
    expect(book.totals.value).toEqual([7, 0, 0, 0]);
    await soon(async () => expect((await loadPlay(book.play.value.id)).play?.people).toHaveLength(4));
    // who has played nothing has no score
    await book.finish(9);
    expect(ofPlay(book.asWritten()).standing?.missing).toEqual([1, 2, 3]);
    expect(prefs.people.value.some(({ name }) => name === 'Dora')).toBe(true);
  });

  test('who come late to a team sheet say which team they join, and count there at once', async () => {
    const free: Free = { ...freeOf('totals'), teams: [1, 2, 1], teamNames: ['Reds', ''] };
    const book = bookOf(await started(free));
    book.enter('category1@0', '7');
    book.enter('category1@1', '9');
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await tap(text['keep.people']);
    await tap(text['keep.add']);
    const choice = root.querySelector<HTMLSelectElement>('.keep-people select') as HTMLSelectElement;
    // only whoever is new chooses
    expect(root.querySelectorAll('.keep-people select')).toHaveLength(1);
    expect([...choice.options].slice(0, 3).map((one) => one.textContent)).toEqual(['Reds', 'Ben', 'Team 3']);
    await act(() => {
      choice.value = '1';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await tap(text['sheet.people.done']);
    // the points of a team are everybody's of it
    expect([0, 1, 2, 3].map((seat) => book.mayDrop(seat))).toEqual([false, false, false, false]);
    expect(book.play.value.free?.teams).toEqual([1, 2, 1, 1]);
    expect(book.totals.value).toEqual([7, 9, 7, 7]);
    expect(book.seats.value).toEqual([0, 1]);
    book.enter('category1@0', '10');
    expect(book.winners.value).toEqual([0, 2, 3]);
    expect((await loadPlay(book.play.value.id)).play?.free?.teamNames).toEqual(['Reds', '']);
  });

  test('who leave without an entry were never here, and the others move up', async () => {
    const play = await begin('isla-margarita', [...people, { name: 'Dora', colour: 3 }]);
    const book = new Book(play, isla, signal(true));
    book.enter('king', '3');
    book.enter('bank@2', '6');
    book.undo();
    book.enter('bank@2', '5');
    book.enter('bank@1', '4');
    book.enter('bank@1', '');
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await tap(text['keep.people']);
    await tap('Ben leaves');
    await tap(text['sheet.people.done']);
    expect(book.people.value.map(({ name }) => name)).toEqual(['Ana', 'Cleo', 'Dora']);
    expect(book.play.value.cells).toEqual({ king: '2', 'bank@1': '5' });
    expect(book.play.value.edits.map(({ cell, to }) => [cell, to])).toEqual([
      ['king', '2'],
      ['bank@1', '6'],
      ['bank@1', ''],
      ['bank@1', '5'],
    ]);
    expect(book.undo()).toBe('bank@1');
    expect(judgedPlay(book.asWritten()).fault).toBeUndefined();
    // something goes by who sits where: from now on nobody moves up
    book.keepTool('clocks', { who: 0 });
    expect(book.mayDrop(2)).toBe(false);
  });

  test('who leave later keep their column, and have no place in the result; they may come back', async () => {
    const book = bookOf(await started(freeOf('totals')));
    ['9', '4', '6'].forEach((n, seat) => void book.enter(`category1@${seat}`, n));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const leave = async (words: string) => {
      await tap(text['keep.people']);
      await tap(words);
      await tap(text['sheet.people.done']);
    };
    await leave('Ana leaves');
    expect([book.winners.value, book.seats.value, book.totals.value]).toEqual([[2], [0, 1, 2], [9, 4, 6]]);
    expect(book.order.value.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(root.querySelector('thead')?.textContent).toContain('Analeft');
    const chips = <Chips people={book.people.value} label="Who" active={1} onTap={() => {}} />;
    await act(() => render(chips, root));
    expect([...root.querySelectorAll('.chip')].map((one) => one.textContent)).toEqual(['leftAna', 'Ben', 'Cleo']);
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    await leave('Ana is back');
    expect(book.winners.value).toEqual([0]);
    await leave('Ana leaves');
    await book.finish();
    const one = ofPlay(book.asWritten());
    expect([ranksOf(one), one.standing?.missing]).toEqual([[undefined, 2, 1], [0]]);
    expect(judgedPlay(book.asWritten()).play?.people[0].gone).toBe(true);
    // what is no word of ours is left out
    const odd = { ...book.asWritten(), people: [{ ...people[0], gone: 'yes' }, people[1], people[2]] };
    expect(judgedPlay(odd).play?.people[0].gone).toBeUndefined();
    // the next time nobody waits for her
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, hash: '' });
    await act(() => render(<After played={one} />, root));
    await soon(() => named(libraryText['after.again']));
    await tap(libraryText['after.again']);
    await soon(() => expect(assign).toHaveBeenCalled());
    const { play } = await loadPlay(/sheet\/(.+)$/.exec(assign.mock.calls[0][0])![1]);
    expect(play?.people).toEqual(people.slice(1));
  });

  test('do not join once a tool of the box has counted them', async () => {
    const play = await begin('manila', people);
    const book = new Book(play, freeSheet(freeOf('totals')), signal(true));
    expect(book.mayGrow()).toBe(true);
    book.keepTool('hopper-turn', []);
    expect([book.mayGrow(), book.mayGrow('hopper-turn')]).toEqual([false, true]);
    book.keepTool('clocks', { who: 0 });
    expect(book.mayGrow('hopper-turn')).toBe(false);
  });
});

describe('tools without a sheet', () => {
  test('keep what they count for the next time, under a key of their own', async () => {
    await act(() => render(<AtTable />, root));
    await soon(() => root.querySelector('.sheet-tool') ?? Promise.reject(new Error('still loading')));
    const shown = () => root.querySelectorAll('.dice-roll, .sheet-tool[open]').length;
    const [dice] = root.querySelectorAll<HTMLDetailsElement>('.sheet-tool');
    await act(() => {
      dice.open = true;
      dice.dispatchEvent(new Event('toggle'));
    });
    await soon(() => expect(shown()).toBeGreaterThan(0));
    await tap('Roll');
    const rolls = async () =>
      ((await read('tools')) as Play | undefined)?.ledger?.flatMap(({ dice }) => dice ?? []) ?? [];
    await soon(async () => expect(await rolls()).toHaveLength(1));
    await act(() => render(null, root));
    await act(() => render(<AtTable />, root));
    await soon(() => root.querySelector('.sheet-tool') ?? Promise.reject(new Error('still loading')));
    expect(await rolls()).toHaveLength(1);
    expect(judgedPlay(await read('tools')).fault).toBeUndefined();
    // it is no play, and stands in no list
    expect((await listPlays()).some(({ id }) => id === 'tools')).toBe(false);
  });

  test('of all fingers that lie there one is chosen', async () => {
    vi.useFakeTimers();
    await act(() => render(<Fingers />, root));
    const field = root.querySelector('.fingers') as HTMLElement;
    const down = (pointerId: number) =>
      act(() => void field.dispatchEvent(new PointerEvent('pointerdown', { pointerId, bubbles: true })));
    for (const id of [1, 2, 3]) await down(id);
    expect(field.querySelectorAll('.first')).toHaveLength(0);
    await act(() => void vi.advanceTimersByTime(2000));
    expect(field.querySelectorAll('.first')).toHaveLength(1);
    expect(field.querySelectorAll('.other')).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe('after a play', () => {
  test('the same people play it again, and a sheet that was opened for the end alone asks how long it took', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, hash: '' });
    const book = bookOf(await started(freeOf('totals')));
    book.enter('category1@0', '3');
    await book.finish();
    const one = ofPlay(book.asWritten());
    await act(() => render(<After played={one} />, root));
    await soon(() => named(libraryText['after.again']));
    await tap('45 min');
    await soon(async () => expect((await readAbout(one.id)).minutes).toBe(45));
    const before = (await listPlays()).length;
    await tap(libraryText['after.again']);
    await soon(async () => expect((await listPlays()).length).toBe(before + 1));
    await soon(() => expect(assign).toHaveBeenCalled());
    const id = /sheet\/(.+)$/.exec(assign.mock.calls[0][0])![1];
    const { play } = await loadPlay(id);
    expect(play).toMatchObject({ name: 'Hearts', people, free: freeOf('totals'), cells: {} });
  });
});

test('where it is asked how long it took, what the clock has counted is the first answer', async () => {
  const book = bookOf(await started(freeOf('totals')));
  book.enter('category1@0', '3');
  const { started: from } = book.play.value.clock;
  vi.useFakeTimers({ toFake: ['Date'], now: from + 90_000 });
  book.enter('category1@1', '4');
  await book.finish(from + 4 * 60_000 - 40_000);
  vi.useRealTimers();
  const one = ofPlay(book.asWritten());
  await act(() => render(<After played={one} />, root));
  const answers = () => [...root.querySelectorAll('.after-length button')].map((button) => button.textContent);
  await soon(() => expect(answers().slice(0, 2)).toEqual(['3 min', '20 min']));
});

test('how long it took is asked only where nobody entered anything while it was played', async () => {
  const MINUTE = 60_000;
  const asks = async (...at: number[]) => {
    const book = bookOf(await started(freeOf('totals')));
    const { started: from } = book.play.value.clock;
    const edits = at.map((minute) => ({ cell: 'category1@0', from: '', to: '3', when: from + minute * MINUTE }));
    const { play } = judgedPlay({ ...book.asWritten(), edits, cells: { 'category1@0': '3' } });
    const end = from + (at.at(-1)! + 0.5) * MINUTE;
    const over = { ...play!, clock: { ...play!.clock, finished: end } };
    return asksLength(ofPlay(over), end);
  };
  expect([await asks(1, 2), await asks(0.5, 1, 2, 3.5, 5)]).toEqual([true, true]);
  // seven minutes of a quick game, and a long one
  expect([await asks(1, 4, 7), await asks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)]).toEqual([false, false]);
});

test('a name corrected on a sheet is in no list any more, unless it is in a play', async () => {
  const sat = await begin(OTHER, [people[0], { name: 'Bne', colour: 1 }], { name: 'Hearts', free: freeOf('totals') });
  await begin(OTHER, [people[0], people[2]], { name: 'Hearts', free: freeOf('totals') });
  await begin(OTHER, sat.people, { name: 'Hearts', free: freeOf('totals') }).then(({ id }) => throwAway(id));
  const known = () => prefs.people.value.map(({ name }) => name);
  const again = await begin(OTHER, [people[0], { name: 'Clöe', colour: 2 }], {
    name: 'Hearts',
    free: freeOf('totals'),
  });
  const book = bookOf(again);
  await act(() => render(<Company book={book} keeper={undefined} onClose={() => {}} />, root));
  const [ana, cloe] = root.querySelectorAll<HTMLInputElement>('.keep-people input');
  await typeIn(ana, 'Anna');
  await typeIn(cloe, 'Dora');
  expect(known()).toContain('Clöe');
  await tap(text['sheet.people.done']);
  await soon(() => expect(known()).not.toContain('Clöe'));
  // those of other sheets stay
  expect(known()).toEqual(expect.arrayContaining(['Anna', 'Dora', 'Ana', 'Bne', 'Cleo']));
  expect(prefs.group.value.map(({ name }) => name)).toEqual(['Anna', 'Dora']);
});

test('sheets stand above the games; one in which nobody entered anything goes once another was begun', async () => {
  const [empty, filled, thrown, placed] = await Promise.all([1, 2, 3, 4].map(() => started(freeOf('totals'))));
  const book = bookOf(filled);
  book.enter('category1@0', '3');
  book.enter('category1@0', '');
  bookOf(thrown).keepTool('dice', { throws: [1] });
  await mend(placed.id, { place: 'Home' });
  for (const { id } of [filled, thrown]) await settled(id);
  await new Promise((done) => setTimeout(done, 5));
  const last = await started(freeOf('totals'));
  await act(() => render(<Games key="swept" cover={() => ''} />, root));
  const sheets = () => [...root.querySelectorAll('a[href^="#/sheet/"]')].map((one) => one.getAttribute('href'));
  await soon(() =>
    expect(sheets()).toEqual(expect.arrayContaining([filled, thrown, placed, last].map(({ id }) => `#/sheet/${id}`))),
  );
  expect(sheets()).not.toContain(`#/sheet/${empty.id}`);
  expect((await loadPlay(empty.id)).play).toBeUndefined();
  const [sheet, game] = ['.continue', '.keep-game'].map((what) => root.querySelector(what)!);
  expect(sheet.compareDocumentPosition(game) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('Manila asks at its end for every share that was dealt or bought, whatever the wares stand at', async () => {
  const book = new Book(await begin('manila', people), manila, signal(true));
  for (const cell of ['cash@0', 'held@0']) book.enter(cell, '2');
  await act(() => render(<Finish book={book} />, root));
  expect(book.faults.value.size).toBe(0);
  await tap(text['sheet.finish']);
  expect(root.textContent).toContain(text['sheet.finish.look']);
  expect([...book.faults.value.values()].map(({ key }) => key)).toEqual(['manila.sheet.no.missing']);
  // it was not the end
  book.log('voyage', { key: 'sheet.finish' }, []);
  expect(book.faults.value.size).toBe(0);
});

test('a sheet is not finished unasked while nothing is entered for somebody; a shared holder is an entry, too', async () => {
  const book = new Book(await begin('puerto-catan', people), catan, signal(true));
  await act(() => render(<Finish book={book} />, root));
  book.enter('longest', '1');
  for (let seat = 1; seat + 1 < people.length; seat++) book.enter(`settlements@${seat}`, '2');
  const last = people.length - 1;
  expect(book.blank).toEqual([last]);
  // also where all is entered on the board and the rows are folded
  for (const { id } of book.sections.value) book.fold(id, true);
  await tap(text['sheet.finish']);
  expect(root.querySelector('dialog')?.textContent).toContain(people[last].name);
  await tap(text['sheet.finish.look']);
  expect(book.order.value.some(({ seat }) => seat === last)).toBe(true);
  expect(book.play.value.clock.finished).toBeUndefined();
  await tap(text['sheet.finish']);
  await tap(text['sheet.finish.anyway']);
  await soon(() => expect(book.play.value.clock.finished).toBeDefined());
});

test('what one person has is an empty box to tick under the name of each of the others', async () => {
  const book = new Book(await begin('puerto-catan', people), catan, signal(true));
  book.enter('longest', '2');
  await act(() => render(<Grid entries={book} pays={new Map()} />, root));
  const boxes = [...root.querySelectorAll('.cell-holder')].slice(0, 3);
  expect(boxes.map((one) => [one.matches('.cell-flag:empty'), one.getAttribute('aria-pressed')])).toEqual([
    [true, 'false'],
    [false, 'true'],
    [true, 'false'],
  ]);
});

test('another game: whoever sits there already stands above the games, by the name of their group', async () => {
  const seated = () => root.querySelector('.saved-people')?.textContent;
  await started(freeOf('totals'));
  await act(() => render(<Games cover={() => ''} />, root));
  expect(seated()).toBe(['At the table', ...people.map(({ name }) => name)].join(''));
  prefs.groups.value = [{ id: 'g', name: 'Fridays', people: people.map(({ name }) => name).reverse() }];
  await act(() => render(<Games cover={() => ''} />, root));
  expect(seated()).toMatch(/^Fridays/);
  prefs.groups.value = [];
  prefs.group.value = [];
  await act(() => render(<Games key="alone" cover={() => ''} />, root));
  expect(seated()).toBeUndefined();
});

describe('the clock of a play', () => {
  const MINUTE = 60_000;

  test('a tap stops it and lets it run again, and it stands as it stood after a kill', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_800_000_000_000 });
    const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * MINUTE));
    const play = await started(freeOf('totals'));
    const shown = (book: Book) =>
      act(() => render(<SheetScreen key={book} book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const clock = () => root.querySelector<HTMLElement>('.sheet-place [aria-pressed]') as HTMLElement;
    const first = bookOf(play);
    await shown(first);
    await pass(12);
    expect(clock().textContent).toBe('12 min');
    await act(() => clock().click());
    await pass(50);
    expect(clock().textContent).toBe('Paused, 12 min');
    // the page dies
    await soon(async () => expect((await loadPlay(play.id)).play?.clock.breaks).toHaveLength(1));
    const second = bookOf((await loadPlay(play.id)).play as Play);
    await shown(second);
    expect(clock().textContent).toBe('Paused, 12 min');
    expect(clock().getAttribute('aria-label')).toContain('Paused, 12 min');
    // a number that is mended in the break does not start it
    second.enter('category1@0', '3');
    await pass(10);
    await act(() => clock().click());
    await pass(63);
    expect(clock().textContent).toBe('1 h 15 min');
    await second.finish();
    expect(ofPlay(second.asWritten()).minutes).toBe(75);
    await shown(bookOf(second.asWritten()));
    expect(clock()).toBeNull();
    vi.useRealTimers();
  });

  test('a play that is closed in a break has ended where the break began', async () => {
    const book = bookOf(await started(freeOf('totals')));
    const { started: from } = book.play.value.clock;
    book.enter('category1@0', '3');
    book.pause(from + 30 * MINUTE);
    await book.finish(from + 90 * MINUTE);
    expect(ofPlay(book.asWritten()).minutes).toBe(30);
  });

  test('breaks that cannot be are left out, and the play opens all the same', async () => {
    const { started: from, ...clock } = (await started(freeOf('totals'))).clock;
    const play = { ...(await started(freeOf('totals'))), clock: { started: from, ...clock, breaks: [{ from: 'x' }] } };
    expect(judgedPlay(play)).toMatchObject({ play: { clock: { started: from } } });
    expect(judgedPlay(play).play?.clock.breaks).toBeUndefined();
    const finished = { ...clock, started: from, finished: from + 20 * MINUTE, breaks: [null, 7, { from: 'x' }] };
    const edits = [{ cell: 'category1@0', from: '', to: '3', when: from + MINUTE }];
    expect(ofPlay({ ...play, edits, clock: finished as any }).minutes).toBe(20);
  });
});

describe('an evening', () => {
  const HOUR = 3_600_000;
  const eight = new Date(2026, 10, 21, 20).getTime();
  const at = async (who: string[], hours: number, won: number, minutes: number): Promise<Played> => {
    const play = await begin(
      OTHER,
      who.map((name, colour) => ({ name, colour })),
      { name: `G${hours}`, free: freeOf('won') },
    );
    const book = bookOf({ ...play, clock: { ...play.clock, started: eight + hours * HOUR - minutes * 60_000 } });
    book.enter(`category1@${won}`, '1');
    await book.finish(eight + hours * HOUR);
    return ofPlay(book.asWritten(), undefined, { minutes });
  };

  test('is what one company played from the first game to the small hours', async () => {
    const first = await at(['Ana', 'Ben', 'Cleo'], 0, 0, 50);
    const second = await at(['Ben', 'Cleo'], 2, 1, 40);
    const late = await at(['Cleo', 'Dora'], 6, 1, 30);
    const others = await at(['Ida', 'Jo'], 1, 0, 30);
    const alone = await at(['Ana'], 1, 0, 30);
    const dayAfter = await at(['Ana', 'Ben'], 15, 0, 30);
    const all = [dayAfter, late, second, others, alone, first];
    for (const one of [first, second, late]) expect(eveningOf(one, all)).toEqual([first, second, late]);
    expect(eveningOf(dayAfter, all)).toEqual([dayAfter]);
    expect(eveningOf(alone, all)).toEqual([]);
    const summary = eveningSummary([first, second, late]);
    expect(summary).toMatchObject({ title: 'Game night', minutes: 120, when: eight });
    expect(summary.games).toEqual([
      { title: 'G0', time: '50 min', result: 'Ana wins.' },
      { title: 'G2', time: '40 min', result: 'Cleo wins.' },
      { title: 'G6', time: '30 min', result: 'Dora wins.' },
    ]);
    const winsOf = (name: string) => summary.totals[summary.people.findIndex((one) => one.name === name)];
    expect(['Ana', 'Ben', 'Cleo', 'Dora'].map(winsOf)).toEqual([1, 0, 1, 1]);
    expect(summary.winners).toHaveLength(3);
    // everybody's points, from the first to the last
    const book = bookOf(await started(freeOf('totals')));
    for (const [seat, n] of ['3', '1200', '3'].entries()) book.enter(`category1@${seat}`, n);
    await book.finish();
    const [counted] = eveningSummary([ofPlay(book.asWritten()), first]).games ?? [];
    expect(counted.points?.replaceAll('\u00a0', ' ')).toBe('1. Ben 1,200 · 2. Ana 3 · 2. Cleo 3');
    // where one length is unknown, nobody knows how long the evening was
    expect(eveningSummary([first, { ...second, minutes: undefined }]).minutes).toBeUndefined();
  });
});
