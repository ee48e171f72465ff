// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import { type Json, type Phrase, TABLE } from '../src/engine/rules';
import { sheet as alexandros } from '../src/games/alexandros/box/sheet';
import { gameOf } from '../src/games/doors';
import { sheet as isla } from '../src/games/isla-margarita/box/sheet';
import { sheet as hopper } from '../src/games/island-hopper/box/sheet';
import { sheet as manila } from '../src/games/manila/box/sheet';
import { sheet as catan } from '../src/games/puerto-catan/box/sheet';
import { cellOf, type Entered, reading, type Sheet } from '../src/games/sheet';
import { recapText } from '../src/look/recap';
import { addText, say } from '../src/look/say';
import { OnePlay } from '../src/scorekeeper/library/OnePlay';
import { ofPlay } from '../src/scorekeeper/library/played';
import { tieAt, tieWords } from '../src/scorekeeper/library/tie';
import { Book } from '../src/scorekeeper/sheet/book';
import { Tie } from '../src/scorekeeper/sheet/Points';
import { Why } from '../src/scorekeeper/sheet/Why';
import { text as sheetText } from '../src/scorekeeper/text.en';
import type { About } from '../src/storage/about';
import { PLAY_FORMAT, type Play } from '../src/storage/plays';
import { savePlay } from '../src/storage/sheets';
import { TableModel } from '../src/table/model';
import { Scores } from '../src/table/Scores';
import { summaryOf } from '../src/table/Sharing';
import { text as table } from '../src/table/text.en';
import { soon } from './soon';

/** A tie for the first place is told: who wins, and by what; or that nothing decides it. */

addText(sheetText);
addText(table);
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];
const chairs = NAMES.map((name, colour) => ({ name, colour }));

/** `{ cash: '10 10' }`: the cells of a row, seat by seat; a row of the table ends with `!`. */
function typed(rows: { [row: string]: string }): Entered {
  const out: { [cell: string]: string } = {};
  for (const [row, cells] of Object.entries(rows)) {
    if (row.endsWith('!')) out[row.slice(0, -1)] = cells;
    else for (const [seat, cell] of cells.split(' ').entries()) out[cellOf(row, seat)] = cell;
  }
  return out;
}

function told(sheet: Sheet, n: number, rows: { [row: string]: string }): [string, number[]] {
  const read = reading(n, typed(rows));
  const tie = sheet.tie?.(read);
  return [tie ? say(tie, { text: sheet.text, chairs }) : '', sheet.winners(read)];
}

describe('a tie for the first place, by the rule page of', () => {
  test('Isla Margarita (5.29): bridges, ports, coins', () => {
    // bridges alone make an island's points, so that others have theirs from ports
    expect(told(isla, 2, { crowns: '3 2' })).toEqual(['', [0]]);
    expect(told(isla, 2, { crowns: '3 3' })).toEqual([
      'Tied at 3, and no tie-break decides: Ana and Ben share the win.',
      [0, 1],
    ]);
    expect(told(isla, 2, { crowns: '3 3', 'coins.0': '0 2' })).toEqual([
      'Tied at 3: Ben wins with more coins on the board.',
      [1],
    ]);
    const port = isla.scores(reading(2, { 'port.0': '1' })).reduce((sum, { points }) => sum + points, 0);
    expect(told(isla, 2, { 'port.0!': '1', crowns: `0 ${port - 3}+3`, 'coins.0': '0 2' })).toEqual([
      `Tied at ${port}: Ana wins with more ports.`,
      [0],
    ]);
    const island = isla.scores(reading(2, { 'bridge.0': '1' })).reduce((sum, { points }) => sum + points, 0);
    expect(told(isla, 2, { 'bridge.0!': '2', crowns: `${island} 0` })).toEqual([
      `Tied at ${island}: Ben wins with more bridges.`,
      [1],
    ]);
  });

  test('Manila (3.10): equal fortunes share the win', () => {
    expect(told(manila, 3, { cash: '30 20 30' })).toEqual([
      'Tied at 30, and no tie-break decides: Ana and Cy share the win.',
      [0, 2],
    ]);
    expect(told(manila, 3, { cash: '30 20 31' })).toEqual(['', [2]]);
  });

  test('Alexandros (2.7): equal scores share the win', () => {
    expect(told(alexandros, 2, { levy1: '12 12' })).toEqual([
      'Tied at 12, and no tie-break decides: Ana and Ben share the win.',
      [0, 1],
    ]);
    expect(told(alexandros, 2, { levy1: '12 11' })).toEqual(['', [0]]);
  });

  test('Island Hopper: more completed contracts', () => {
    expect(told(hopper, 3, { cash: '40 40 30', anchor: '1 2 2' })).toEqual([
      'Tied at 40: Ben wins with more completed contracts.',
      [1],
    ]);
    expect(told(hopper, 4, { cash: '40 40 40 9', anchor: '1 2 2 2' })).toEqual([
      'Tied at 40: Ben and Cy share the win with more completed contracts.',
      [1, 2],
    ]);
    expect(told(hopper, 2, { cash: '40 40' })[0]).toMatch(/no tie-break decides/);
  });

  test('Puerto Catan (ruling 28): cards in hand, then gold', () => {
    expect(told(catan, 3, { settlements: '5 5 4', cards: '3 4 9' })).toEqual([
      'Tied at 5: Ben wins with more cards in hand.',
      [1],
    ]);
    expect(told(catan, 3, { settlements: '5 5 4', cards: '3 3 9', gold: '2 1 8' })).toEqual([
      'Tied at 5: Ana wins with more gold.',
      [0],
    ]);
    expect(told(catan, 3, { settlements: '5 5 5', cards: '3 3 2', gold: '2 1 8' })).toEqual([
      'Tied at 5: Ana wins with more cards in hand, then more gold.',
      [0],
    ]);
  });
});

const shown = (what: preact.ComponentChild) => act(() => render(what, document.body));
afterEach(() => render(null, document.body));
const WON = 'Tied at 40: Ben wins with more completed contracts.';

function play(over: boolean): Play {
  const clock = { started: 0, changed: 1, ...(over && { finished: 2 }) };
  const brief = { over, winners: [1], totals: [40, 40, 30], parts: [] };
  const cells = typed({ cash: '40 40 30', anchor: '1 2 2' });
  const common = { format: PLAY_FORMAT, name: '', edits: [], tools: {}, note: '' };
  return { ...common, id: 'tied', game: 'island-hopper', people: chairs.slice(0, 3), cells, clock, brief };
}

test('a finished sheet says it below its totals and among the reasons; a running one does not yet', () => {
  const book = (over: boolean) => new Book(play(over), hopper, signal(true), async () => undefined);
  const both = (one: Book) => [<Tie key="1" book={one} />, <Why key="2" book={one} tie={one.tie.value} />];
  shown(<div>{both(book(true))}</div>);
  expect(document.querySelector('[role=status]')?.textContent).toBe(WON);
  expect(document.querySelector('.sheet-why')?.textContent).toContain(WON);
  shown(<div>{both(book(false))}</div>);
  expect(document.body.textContent).not.toContain('Tied');
});

test('the library says it under the result, the winner stands first, and pictures and texts have it', async () => {
  await savePlay(play(true));
  const played = ofPlay(play(true));
  shown(<OnePlay played={played} cover="" />);
  await soon(() => expect(document.querySelector('.one-head')?.textContent).toContain(WON));
  await soon(() => expect(document.querySelector('.sheet-why')?.textContent).toContain(WON));
  const places = [...document.querySelectorAll('.podium > li')].map((one) =>
    ['.podium-rank', '.cut', 'b'].map((part) => one.querySelector(part)?.textContent),
  );
  expect(places).toEqual([
    ['1', 'Ben', '40'],
    ['2', 'Ana', '40'],
    ['3', 'Cy', '30'],
  ]);
  // where people decided otherwise, the rule book says nothing against it
  expect(await tieAt({ ...played, winners: [0] })).toBeUndefined();
  const chosen = await tieAt({ ...played, winners: [0], about: { winners: [0] } as About });
  expect(chosen && tieWords(chosen, chairs)).toBe('Tied at 40; you decided who won.');
  // whoever had fewer points was not tied
  expect((await tieAt({ ...played, winners: [2], about: { winners: [2] } as About }))?.phrase.key).toBeUndefined();
  const summary = { ...played, title: 'T', people: chairs, totals: [40, 40, 30], parts: [], tie: WON };
  expect(recapText(summary)).toContain(`Ben wins.\n${WON}`);
});

test('the result on the tablet says it, and its picture does', async () => {
  const game = await gameOf('manila')!.play!();
  const people = chairs.slice(0, 3).map((one) => ({ ...one, side: 0 }));
  const match = Match.start(game, { id: 'out', options: {}, chairs: people, seed: '5'.repeat(32), now: 1 });
  const random = rng(3);
  while (!match.over) {
    if (match.ask()?.kind !== 'choice') expect(match.draw(2)).toBe(true);
    else {
      const entry = randomEntry(match.game.rules, match.position(), random);
      expect(match.enter(entry?.seat ?? TABLE, entry?.move as Json, 2)).toBe(true);
    }
  }
  expect(match.tie()).toBeUndefined();
  const tie: Phrase = { key: 'share.tie.even', args: { n: 30, who: [{ seat: 1 }, { seat: 2 }] } };
  vi.spyOn(match, 'tie').mockReturnValue(tie);
  vi.spyOn(match, 'winners').mockReturnValue([2, 1]);
  const { viewpoint } = new TableModel(game, match, signal(true));
  const nothing = () => {};
  shown(<Scores viewpoint={viewpoint} onRematch={nothing} onBoard={nothing} />);
  const even = 'Tied at 30, and no tie-break decides: Ben and Cy share the win.';
  expect(document.querySelector('.scores-head')?.textContent).toContain(even);
  expect((await summaryOf(viewpoint)).tie).toBe(even);
  const won = [...document.querySelectorAll('.podium > li')].map((one) => one.className === 'winner');
  expect(won).toEqual([true, true, false]);
});
