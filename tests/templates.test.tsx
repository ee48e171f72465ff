// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reading } from '../src/games/sheet';
import { recapText } from '../src/look/recap';
import { Toasts } from '../src/look/toast';
import { begin, OTHER } from '../src/scorekeeper/begin/begin';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { Setup } from '../src/scorekeeper/begin/Keep';
import { describedBy, firstOwn, type Own, ownOf } from '../src/scorekeeper/begin/own';
import { text } from '../src/scorekeeper/begin/text-own.en';
import { bgStatsOf } from '../src/scorekeeper/library/bg-stats';
import { csvOf } from '../src/scorekeeper/library/csv';
import { OnePlay } from '../src/scorekeeper/library/OnePlay';
import { resultOf } from '../src/scorekeeper/library/pieces';
import { ofPlay, ranksOf, winOf } from '../src/scorekeeper/library/played';
import { inWords, wordsOf } from '../src/scorekeeper/library/words';
import { Book } from '../src/scorekeeper/sheet/book';
import { SheetScreen } from '../src/scorekeeper/sheet/SheetScreen';
import { text as keepText } from '../src/scorekeeper/text.en';
import { judgedTemplates } from '../src/storage/besides';
import { judgedPlay } from '../src/storage/judged';
import type { Free, Play } from '../src/storage/plays';
import { listPlays } from '../src/storage/plays';
import { loadPlay } from '../src/storage/sheets';
import { write } from '../src/storage/store';
import { dropTemplate, keepTemplate, readTemplates, type Template, templateFile } from '../src/storage/templates';
import { unpacked } from '../src/storage/unpacked';
import { soon } from './soon';

/** Games that are not on the shelf: what their categories are worth, who plays with whom, and how they are kept. */

const people = ['Ana', 'Ben', 'Çelik', 'Dora'].map((name, colour) => ({ name, colour }));
const castles: Template = {
  name: 'Castles',
  free: { kind: 'categories', rows: ['Coins', 'Castles', 'Penalties'], low: false, factors: [1, 3, -1], goal: 20 },
};
const rounds: Free = { kind: 'rounds', rows: [], low: false };

let root: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await write([['templates', undefined]]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const totalsOf = (free: Free, n: number, cells: { [cell: string]: string }): number[] => {
  const out = new Array(n).fill(0);
  for (const { seat, points } of freeSheet(free).scores(reading(n, cells))) out[seat] += points;
  return out;
};

describe('the sheet', () => {
  test('multiplies each category by what it is worth', () => {
    const cells = { 'category1@0': '4', 'category2@0': '2+1', 'category3@0': '5', 'category3@1': '2' };
    expect(totalsOf(castles.free, 2, cells)).toEqual([8, -2]);
    const hints = freeSheet(castles.free)
      .sections(reading(2, {}))[0]
      .rows.map(({ hint }) => hint?.args?.n);
    expect(hints).toEqual([undefined, { words: '3' }, { words: '−1' }]);
    // of rounds there is nothing to multiply, whatever a file says
    expect(totalsOf({ ...rounds, factors: [5] }, 1, { 'round1@0': '2' })).toEqual([2]);
  });

  test('adds the points of a team, and lets it win together', () => {
    const free = { ...rounds, teams: [1, 2, 1, 2] };
    const read = reading(4, { 'round1@0': '9', 'round1@1': '6', 'round1@2': '1', 'round1@3': '7' });
    const sheet = freeSheet(free);
    expect(totalsOf(free, 4, { 'round1@0': '9', 'round1@2': '1' })).toEqual([10, 0, 10, 0]);
    expect(sheet.winners(read)).toEqual([1, 3]);
    expect(freeSheet({ ...free, low: true }).winners(read)).toEqual([0, 2]);
    // one of the two has not entered anything yet: both were there
    expect(sheet.winners(reading(4, { 'round1@0': '3' }))).toEqual([0, 2]);
    // chairs without a team are teams of their own
    expect(freeSheet({ ...rounds, teams: [0, 0] }).winners(reading(2, { 'round1@0': '3' }))).toEqual([0]);
    expect(freeSheet({ ...rounds, teams: [1] }).winners(reading(2, { 'round1@1': '3' }))).toEqual([1]);
  });

  test('reads older plays as before', async () => {
    const read = reading(3, { 'round1@0': '4', 'round1@1': '4', 'round2@2': '-1' });
    expect(freeSheet(rounds).winners(read)).toEqual([0, 1]);
    expect(freeSheet({ ...rounds, low: true }).winners(read)).toEqual([2]);
    const play = await begin(OTHER, people, { name: 'Skat', free: rounds });
    expect(play.free).toEqual(rounds);
    expect(judgedPlay(JSON.parse(JSON.stringify(play))).play).toEqual(play);
  });

  test('believes of a file only what can be played', async () => {
    const play = await begin(OTHER, people, { name: 'Castles', free: { ...castles.free, teams: [1, 2, 1, 2] } });
    const from = (free: unknown) => judgedPlay({ ...JSON.parse(JSON.stringify(play)), free });
    expect(from(play.free).play?.free).toEqual(play.free);
    for (const bad of [
      { factors: [0] },
      { factors: ['3'] },
      { factors: [1e9] },
      { goal: 0 },
      { goal: 1.5 },
      { teams: 'x' },
    ])
      expect(from({ ...castles.free, ...bad }).fault, JSON.stringify(bad)).toBeDefined();
  });

  test('says who has reached the goal', async () => {
    const free: Free = { ...rounds, goal: 10, teams: [1, 2, 1] };
    const play = await begin(OTHER, people.slice(0, 3), { name: 'Skat', free });
    const book = new Book(play, freeSheet(free), signal(true));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const news = () => root.querySelector('.sheet-goal')?.textContent;
    await act(() => book.enter('round1@0', '9'));
    expect(news()).toBe('');
    await act(() => book.enter('round1@2', '1'));
    expect(news()).toBe('Ana and Çelik have reached the goal of 10 points, so the game ends.');
    expect(root.querySelectorAll('.sheet-flag')).toHaveLength(2);
  });

  test('has a column and a name a team; what an older version let each of them enter stays in columns of their own', async () => {
    const free: Free = { ...castles.free, teams: [1, 2, 1, 2] };
    const play = await begin(OTHER, people, { name: 'Castles', free });
    const book = new Book(play, freeSheet(free), signal(true));
    await act(() => render(<SheetScreen book={book} keeper={undefined} onTakeOver={() => {}} />, root));
    const heads = () => [...root.querySelectorAll('.sheet-name')].map((one) => one.textContent);
    const [a, b, c, d] = people.map(({ name }) => name);
    expect(heads()).toEqual([`${a} & ${c}`, `${b} & ${d}`]);
    await act(() => book.enter('category1@0', '4'));
    expect([...root.querySelectorAll('tfoot b')].map((one) => one.textContent)).toEqual(['4', '0']);
    // it is said once what a row pays: nothing beyond what stands there
    expect(root.querySelector('.row-pays')?.textContent).toBe('');
    expect(root.querySelector('[data-cell="category1@1"]')?.getAttribute('aria-label')).toContain(`${b} & ${d}`);
    await act(() => book.enter('category1@3', '1'));
    expect(heads()).toEqual([`${a} & ${c}`, b, d]);
    expect([...root.querySelectorAll('tfoot b')].map((one) => one.textContent)).toEqual(['4', '1', '1']);
  });

  test('is asked of a game without points as well: the column of a team says that all of it has won', () => {
    const { template } = describedBy({ ...ownOf(castles), kind: 'won', teams: true });
    expect(template?.teams).toBe(true);
    const sheet = freeSheet({ ...(template?.free as Free), teams: [1, 2, 1] });
    expect(sheet.winners(reading(3, { 'category1@0': '1' }))).toEqual([0, 2]);
    expect(describedBy({ ...ownOf(castles), kind: 'together', teams: true }).template?.teams).toBeUndefined();
  });

  test('is told rightly in the library', async () => {
    const free: Free = { ...castles.free, teams: [1, 2, 1, 2] };
    const play = await begin(OTHER, people, { name: 'Castles', free });
    const book = new Book(play, freeSheet(free), signal(true));
    book.enter('category2@0', '3');
    book.enter('category3@2', '1');
    book.enter('category1@1', '7');
    await book.finish();
    const played = ofPlay((await loadPlay(play.id)).play as Play);
    expect(played.winners).toEqual([0, 2]);
    expect(played.standing?.totals).toEqual([8, 7, 8, 7]);
    expect(played.standing?.parts.map(({ points }) => points)).toEqual([
      [0, 7, 0, 7],
      [9, 0, 9, 0],
      [-1, 0, -1, 0],
    ]);
    expect(ranksOf(played)).toEqual([1, 2, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => winOf(played, seat))).toEqual([1, 0, 1, 0]);
    const [first, second] = [
      [0, 2],
      [1, 3],
    ].map((side) => side.map((seat) => people[seat].name).join(' & '));
    expect(resultOf(played)).toBe(`${first} win together.`);
    const result = inWords(played);
    expect([result.people.map(({ name }) => name), result.totals, result.winners]).toEqual([
      [first, second],
      [8, 7],
      [0],
    ]);
    expect(result.parts.map(({ points }) => points)).toEqual([
      [0, 7],
      [9, 0],
      [-1, 0],
    ]);
    expect(recapText({ ...result, title: 'Castles', when: 0 })).toContain(`1. ${first}: 8\n2. ${second}: 7`);
    // in files everybody has a line, with the team's place and its name
    const words = { game: () => 'Castles', category: (_: unknown, id: string) => id };
    const [head, ...rows] = csvOf([played], words)
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect([column('rank'), column('team')]).toEqual([
      ['1', '2', '1', '2'],
      [first, second, first, second].map((name) => `"${name}"`),
    ]);
    const { games, plays } = JSON.parse(bgStatsOf([played], { about: '', now: 0, nameOf: () => 'Castles' }));
    expect([games[0].usesTeams, plays[0].usesTeams]).toEqual([true, true]);
    expect(plays[0].playerScores.map(({ team, rank }: { team: string; rank: number }) => [team, rank])).toEqual([
      [first, 1],
      [second, 2],
      [first, 1],
      [second, 2],
    ]);
    // two of two teams have tied
    expect(resultOf({ ...played, winners: [0, 1] })).toContain('share the win');
    expect(wordsOf(played).name('category2')).toBe('Castles');
  });
});

describe('what is typed', () => {
  const own: Own = { ...ownOf(castles), teams: true };

  test('becomes a description, and back', () => {
    expect(describedBy(own).template).toEqual({ ...castles, teams: true });
    expect(ownOf(describedBy(own).template as Template)).toEqual(own);
    expect(describedBy(firstOwn()).template).toEqual({ name: keepText['keep.default'], free: rounds });
    // what is usual is not written down
    const usual = describedBy({ ...own, goal: ' ', rows: [{ name: ' ', factor: '1' }], teams: false }).template;
    expect(usual).toEqual({ name: 'Castles', free: { kind: 'categories', rows: ['Category 1'], low: false } });
  });

  test('takes either minus, and says what is wrong', () => {
    const factor = (typed: string) => describedBy({ ...own, rows: [{ name: 'Coins', factor: typed }] });
    expect(factor('−2').template?.free.factors).toEqual([-2]);
    for (const typed of ['', '0', '1.5', 'x', '100']) expect(factor(typed).why?.key, typed).toBe('own.badFactor');
    for (const goal of ['0', '-5', '1e3', '9999999'])
      expect(describedBy({ ...own, goal }).why?.key).toBe('own.badGoal');
  });
});

describe('kept games', () => {
  test('are kept by name, forgotten and brought back', async () => {
    await keepTemplate(castles);
    await keepTemplate({ name: 'Skat', free: rounds });
    await keepTemplate({ name: ' castles', free: rounds });
    expect((await readTemplates()).map(({ name }) => name)).toEqual(['castles', 'Skat']);
    const { left, back } = await dropTemplate('Skat');
    expect(left.map(({ name }) => name)).toEqual(['castles']);
    expect((await back()).map(({ name }) => name)).toEqual(['Skat', 'castles']);
    await write([['templates', [{ name: 'x' }, castles, 5]]]);
    expect(await readTemplates()).toEqual([castles]);
  });

  test('go out in a file and come in again', async () => {
    const file = templateFile({ ...castles, teams: true }, 'A game.');
    expect(file.name).toBe('tidetable-template-Castles.json');
    const found = unpacked(await file.text());
    expect(found).toMatchObject({ templates: [{ ...castles, teams: true }], matches: [], plays: [] });
    const [one] = await judgedTemplates('templates' in found ? found.templates : []);
    expect([one.verdict, one.template]).toEqual(['new', { ...castles, teams: true }]);
    expect(templateFile({ ...castles, name: '../..' }, '').name).toBe('tidetable-template-game.json');
  });
});

describe('the set-up', () => {
  const buttons = () => [...root.querySelectorAll<HTMLButtonElement>('button')];
  const named = (words: string) =>
    buttons().find((one) => one.textContent?.trim() === words || one.getAttribute('aria-label') === words);
  const tap = (words: string) => act(() => named(words)?.click());
  const shown = () =>
    act(() =>
      render(
        <>
          <Setup game={OTHER} />
          <Toasts />
        </>,
        root,
      ),
    );
  const field = (label: string) => {
    const found = [...root.querySelectorAll('label')].find((one) => one.textContent?.trim() === label);
    return document.getElementById(found?.getAttribute('for') ?? '') as HTMLInputElement;
  };
  const typeIn = (input: HTMLInputElement, value: string) =>
    act(() => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });

  test('offers a kept game, fills it in, and begins a play of it in teams', async () => {
    vi.stubGlobal('location', { replace: vi.fn(), hash: '', assign() {} });
    await keepTemplate({ ...castles, teams: true });
    await shown();
    await soon(() => expect(named('Castles')).toBeDefined());
    await tap('Castles');
    expect([...root.querySelectorAll<HTMLInputElement>('.own-factor')].map(({ value }) => value)).toEqual([
      '1',
      '3',
      '-1',
    ]);
    const teams = [...root.querySelectorAll<HTMLSelectElement>('.keep-people select')];
    expect(teams.map(({ value }) => value)).toEqual(['1', '2', '1', '2']);
    const [, second] = root.querySelectorAll<HTMLInputElement>('.keep-teams input');
    await typeIn(second, ' Eagles ');
    const before = (await listPlays()).length;
    await tap(keepText['keep.start']);
    await soon(async () => expect((await listPlays()).length).toBe(before + 1));
    const play = (await listPlays()).find(({ play }) => play?.clock.finished === undefined && play?.free?.teams)?.play;
    expect(play).toMatchObject({
      name: 'Castles',
      free: { ...castles.free, teams: [1, 2, 1, 2], teamNames: ['', 'Eagles', '', ''] },
    });
    // and comes through a file as it is; it names the column, the result and the exports
    expect(judgedPlay(JSON.parse(JSON.stringify(play))).play?.free).toEqual(play?.free);
    const book = new Book(play as Play, freeSheet(play?.free as Free), signal(true));
    expect([1, 3].map((seat) => book.called.value[seat])).toEqual(['Eagles', book.people.value[3].name]);
    const result = inWords(ofPlay(play as Play));
    expect(result.people.map(({ name }) => name)[1]).toBe('Eagles');
    await act(() => render(<OnePlay played={ofPlay(play as Play)} cover="" />, root));
    const of = (seats: number[]) => seats.map((seat) => book.people.value[seat].name).join(' and ');
    const facts = root.querySelector('.facts-list')?.textContent;
    expect(facts).toContain(`Eagles: ${of([1, 3])}`);
    expect(facts).not.toContain(`: ${of([0, 2])}`);
  });

  test('asks for two names where the library would take two people for one', async () => {
    await shown();
    const before = (await listPlays()).length;
    const [one, two] = root.querySelectorAll<HTMLInputElement>('.keep-people input');
    await typeIn(one, 'Zoë');
    await typeIn(two, ' zoë ');
    await tap(keepText['keep.start']);
    expect(root.textContent).toContain('Two players are called zoë.');
    expect((await listPlays()).length).toBe(before);
  });

  test('what has a name is offered again as it was last scored; deleted, it can be brought back', async () => {
    vi.stubGlobal('location', { replace: vi.fn(), hash: '', assign() {} });
    const played = async (goal: string) => {
      await shown();
      await typeIn(field(keepText['keep.called']), 'Hearts');
      await typeIn(root.querySelector('.own-goal input') as HTMLInputElement, goal);
      await tap(keepText['keep.start']);
      await soon(async () => expect((await readTemplates())[0]?.free.goal).toBe(Number(goal)));
      await act(() => render(null, root));
    };
    await played('50');
    await played('100');
    expect(await readTemplates()).toHaveLength(1);
    await shown();
    await soon(() => expect(named('Hearts')).toBeDefined());
    await tap('Delete Hearts');
    await soon(async () => expect(await readTemplates()).toEqual([]));
    await soon(() => expect(named(text['template.back'])).toBeDefined());
    await tap(text['template.back']);
    await soon(() => expect(named('Hearts')).toBeDefined());
  });
});
