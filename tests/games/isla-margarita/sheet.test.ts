import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { playout } from '../../../src/engine/playout';
import { begin } from '../../../src/engine/run';
import { sheet } from '../../../src/games/isla-margarita/box/sheet';
import { game } from '../../../src/games/isla-margarita/game';
import { fits } from '../../../src/games/isla-margarita/rules/fitting';
import { BRIDGES, ISLANDS } from '../../../src/games/isla-margarita/rules/setup';
import type { Isla, View } from '../../../src/games/isla-margarita/rules/state';
import { type Entered, faultsOf, type Row, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { Book } from '../../../src/scorekeeper/sheet/book';
import { flows } from '../../../src/scorekeeper/sheet/keys';
import { PLAY_FORMAT, type Play } from '../../../src/storage/plays';
import { rescored } from '../rescored';
import { blankBook } from '../tapped';
import { entered } from './entered';
import { ALTA, BRISA, CENIZA, FARO, LIMA, MARGARITA, PALOMA } from './position';

/** The sheet of the boxed game: by the very scoring of the digital one, rule page 5.23-29. */

test.each([
  ['counted at each island', false],
  ['one by one', true],
])('500 finished games score the same through the sheet, with the same winners: bridges %s', (_how, sited) => {
  rescored<View>(game, sheet, (v) => entered(v, sited), {
    seats: [2, 3, 4, 5],
    games: 500,
    options: (seed, seats) => (seats === 3 && seed % 8 < 4 ? { coins: 25 } : {}),
  });
});

describe('bridges one by one', () => {
  test('are counted at both ends, and the counts are shown where nobody entered any', () => {
    const cells = { 'bridge.0': '1', 'bridge.1': '2' };
    expect(sheet.given?.(reading(2, cells))).toEqual({
      'bridges.0@0': '1',
      'bridges.1@0': '1',
      'bridges.1@1': '1',
      'bridges.2@1': '1',
    });
    // Costa Alta 6 alone, Isla Paloma half of 7 each, Isla Brisa 5 alone
    expect(points(2, cells)).toEqual([9, 8]);
    expect(faults(2, { ...cells, 'bridges.1@0': '1' })).toEqual({});
    expect(faults(2, { ...cells, 'bridges.1@0': '2' })).toEqual({
      'bridges.1@0': 'The bridges entered one by one add up to 1 at Isla Paloma.',
    });
  });

  test('or by island, or on another map: the other way is shut', () => {
    const folded = (cells: Entered) =>
      sheet.sections(reading(2, cells)).flatMap((one) => (one.folded && !one.id.startsWith('map') ? [one.id] : []));
    expect(folded({})).toEqual(['bridges']);
    expect(folded({ 'bridge.0': '1' })).toEqual([]);
    expect(folded({ 'bridges.0@0': '1' })).toEqual(['sites']);
    expect(folded({ 'sites.0': '4' })).toEqual(['sites']);
  });
});

test("a map of one's own is asked at the set-up; a sheet from before shows the one it has", () => {
  const maps = (cells: Entered) =>
    sheet.sections(reading(2, cells)).flatMap(({ id }) => (id.startsWith('map') ? [id] : []));
  expect(maps({ 'coins.0@0': '1' })).toEqual([]);
  for (const cell of [sheet.option?.cell ?? '', 'value.3', 'sites.0', 'worth.12', 'island.0'])
    expect(maps({ [cell]: '1' })).toEqual(['map', 'mapPorts']);
  // the choice alone is no entry: nothing can be finished with it
  const book = blankBook(sheet, 'isla-margarita', 2);
  book.enter('ownMap', '1');
  expect([book.isEmpty.value, book.winners.value]).toEqual([true, []]);
});

const chairs = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'].map((name) => ({ name }));
const words = (why: Parameters<typeof say>[0]) => say(why, { text: sheet.text, chairs });

/** The sheet's own faults as sentences, by cell. */
function faults(n: number, cells: Entered): { [cell: string]: string } {
  const read = reading(n, cells);
  return Object.fromEntries(faultsOf(sheet.sections(read), read, sheet.faults).map((f) => [f.cell, words(f.why)]));
}

const rowsOf = (n: number, cells: Entered): Row[] => sheet.sections(reading(n, cells)).flatMap(({ rows }) => [...rows]);

function points(n: number, cells: Entered): number[] {
  const sum = new Array(n).fill(0);
  for (const line of sheet.scores(reading(n, cells))) sum[line.seat] += line.points;
  return sum;
}

describe('an empty sheet', () => {
  test.each([2, 3, 4, 5])('of %i has no faults and no points, and all are equal', (n) => {
    expect(faults(n, {})).toEqual({});
    expect(sheet.scores(reading(n, {}))).toEqual([]);
    expect(sheet.winners(reading(n, {}))).toEqual(Array.from({ length: n }, (_, seat) => seat));
  });

  test('has words for every heading, row, hint and choice', () => {
    for (const section of sheet.sections(reading(3, { 'coins.0@0': '9' }))) {
      expect(words(section.text)).not.toBe('');
      if (section.hint) expect(words(section.hint)).toMatch(/[.)0-9]$/);
      for (const row of section.rows) {
        expect(words(row.text)).not.toBe('');
        if (row.hint) expect(words(row.hint)).not.toBe('');
        if (row.kind === 'number' && row.tooMany) expect(words(row.tooMany)).toMatch(/\.$/);
        if (row.kind === 'many' || row.kind === 'one')
          for (const { text } of row.choices) expect(words(text)).not.toBe('');
      }
    }
    for (const { text } of sheet.categories) expect(words(text)).not.toBe('');
    expect(rowsOf(3, {}).find(({ id }) => id === 'port.6') && words(rowsOf(3, {})[6].text)).toBe(
      'Isla Coral port, 10 points',
    );
  });
});

describe('the examples of the rule page', () => {
  test('a whole table by hand, as in the scoring of the digital game', () => {
    // 0: b1, b9; 1: b2; 2: b12, b13. The same table, with the same sums, is in scoring.test.ts
    const cells = {
      [`bridges.${ALTA}@0`]: '1',
      [`bridges.${PALOMA}@0`]: '2',
      [`bridges.${CENIZA}@0`]: '1',
      [`bridges.${PALOMA}@1`]: '1',
      [`bridges.${BRISA}@1`]: '1',
      [`bridges.${CENIZA}@2`]: '1',
      [`bridges.${PALOMA}@2`]: '1',
      [`bridges.${MARGARITA}@2`]: '2',
      'port.0': '1',
      'port.2': '2',
      'port.11': '2',
      'port.12': '3',
      [`coins.${LIMA}@0`]: '2',
      [`coins.${LIMA}@2`]: '2',
      'coins.4@1': '3',
      'coins.4@2': '1',
      ...Object.fromEntries(ISLANDS.map((_, i) => [`princes.${i}`, i === ALTA ? '0' : i === LIMA ? '2' : '1'])),
      'crowns@0': '1',
      'crowns@1': '2+3',
      'crowns@2': '5',
      king: '3',
      bridgeBuilder: '1',
      portBuilder: '2',
      'bank@0': '12',
      'bank@1': '14',
      'bank@2': '14',
      'commerce@0': '2 4',
      'commerce@1': '24 17',
      'commerce@2': '1',
    };
    expect(faults(3, cells)).toEqual({});
    // bridges 17, 5, 14; ports 9, 17, 8; crowns 1, 5, 5; coins 2 each; commerce 8 + 2, 2 - 3, 10
    expect(points(3, cells)).toEqual([39, 28, 39]);
    // 39 each and two bridges each; one port each; coins on the board: 2 + 3 against 2 + 1 + 3
    expect(sheet.winners(reading(3, cells))).toEqual([2]);
  });

  test('24: three tied on an odd island get half each, rounded down', () => {
    const at = Object.fromEntries([0, 1, 2].map((seat) => [`bridges.${FARO}@${seat}`, '1']));
    expect(points(3, at)).toEqual([3, 3, 3]);
  });

  test('27: the Tikis are one set: -3, 0, 12, 25', () => {
    expect(points(5, { 'commerce@0': '17', 'commerce@1': '18 19' })).toEqual([-3, 0, 0, 0, 0]);
    expect(points(2, { 'commerce@1': '17 18 19' })).toEqual([0, 12]);
    expect(points(2, { 'commerce@1': '17 18 20 19' })).toEqual([0, 25]);
  });

  test('coins beyond nine count with the nine', () => {
    const cells = { 'coins.3@0': '9+2', 'coins.3@1': '9', 'princes.3': '2' };
    expect(points(2, cells)).toEqual([4, 0]);
    expect(points(2, { ...cells, 'coins.3@0': '9' })).toEqual([2, 2]);
  });
});

describe('your own map', () => {
  test('has its own values; the printed ones stand where nothing is entered', () => {
    const cells = { 'port.0': '1', 'port.1': '2', 'worth.0': '14', 'bridges.0@0': '1', 'value.0': '11' };
    expect(points(2, cells)).toEqual([14 + 11, 6]);
    const { rows } = sheet.sections(reading(2, cells))[0];
    expect(words(rows[0].text)).toBe('Costa Alta port, 14 points');
    expect(words(sheet.scores(reading(2, cells))[0].reason)).toBe('Costa Alta port, 14 points');
  });

  test('has its own sites and ports of islands', () => {
    const four = { 'bridges.0@0': '4', 'bridges.1@0': '4', 'crowns@0': '1' };
    expect(faults(2, four)).toEqual({ 'bridges.0@0': 'Costa Alta has only 3 bridge sites.' });
    expect(faults(2, { ...four, 'sites.0': '4' })).toEqual({});
    // card 13: both ports of an island; p3 stands alone on Paloma here, and with p6 where people say so
    const twins = { 'port.2': '1', 'port.5': '1', 'commerce@0': '13' };
    expect(points(2, twins)).toEqual([16, 0]);
    expect(points(2, { ...twins, 'island.5': 'paloma' })).toEqual([20, 0]);
  });
});

/** Two bridges b1 and b2 of Ana and Ben. */
const two = { 'bridges.0@0': '1', 'bridges.1@0': '1', 'bridges.1@1': '1', 'bridges.2@1': '1' };

describe('what the rules forbid is marked with the reason', () => {
  test('more bridges than sites', () => {
    expect(faults(3, { 'bridges.0@0': '4' })).toEqual({ 'bridges.0@0': 'Costa Alta has only 3 bridge sites.' });
    expect(faults(3, { 'bridges.0@0': '2', 'bridges.0@1': '1', 'bridges.0@2': '1' })).toEqual({
      'bridges.0@2': 'Costa Alta has only 3 bridge sites.',
    });
  });

  test('an odd sum, once people go on', () => {
    const odd = { 'bridges.0@0': '1', 'bridges.1@0': '2' };
    expect(faults(2, odd)).toEqual({});
    expect(faults(2, { ...odd, 'crowns@1': '2' })['bridges.1@0']).toBe(
      'Every bridge touches two islands, so a player’s counts add up to an even number: 3 can’t be right.',
    );
    const all = Object.fromEntries(ISLANDS.flatMap((_, i) => [0, 1].map((seat) => [`bridges.${i}@${seat}`, '0'])));
    expect(faults(2, { ...all, ...odd })).toHaveProperty(['bridges.8@0']);
  });

  test('counts that no bridge sites give', () => {
    expect(faults(2, { 'bridges.0@0': '2', 'crowns@0': '2' })).toEqual({
      'bridges.0@0': 'Ana’s counts don’t fit the sites on the map.',
    });
    // Costa Alta and Brisa are not neighbours
    expect(faults(2, { 'bridges.0@1': '1', 'bridges.2@1': '1', 'crowns@0': '2' })).toEqual({
      'bridges.2@1': 'Ben’s counts don’t fit the sites on the map.',
    });
    // one site between Costa Alta and Paloma, and both want it
    expect(faults(2, { ...two, 'bridges.2@1': '', 'bridges.0@1': '1', 'crowns@0': '2' })).toEqual({
      'bridges.1@1': 'These bridges don’t all fit on the map.',
    });
  });

  test('more bridges than exist, on a larger map', () => {
    const many = Object.fromEntries(
      ISLANDS.flatMap((_, i) => [
        [`sites.${i}`, '5'],
        [`bridges.${i}@0`, '4'],
      ]),
    );
    expect(faults(2, many)).toEqual({ 'bridges.8@0': 'There are only 17 bridges.' });
  });

  test('crowns that do not exist, or come from no bridge', () => {
    expect(faults(3, { 'crowns@0': '5', 'crowns@1': '2+2', 'crowns@2': '1+2' })).toEqual({
      'crowns@2': 'Only 2 crowns are worth 2.',
    });
    expect(faults(2, { 'crowns@1': '5+5' })).toEqual({ 'crowns@1': 'Only one crown is worth 5.' });
    expect(faults(2, { ...two, 'crowns@0': '3+3', 'crowns@1': '0' })).toEqual({});
    expect(faults(2, { ...two, 'crowns@0': '3+3', 'crowns@1': '4' })).toEqual({
      'crowns@1': 'Each bridge brings one crown at most: 2 bridges can’t bring 3 crowns.',
    });
  });

  test('princes that are not nine', () => {
    expect(faults(2, { 'princes.0': '5', 'princes.1': '5' })).toEqual({
      'princes.1': 'There are nine princes, not 10.',
    });
    expect(faults(2, { 'princes.0': '10' })).toEqual({ 'princes.0': 'There are only nine princes.' });
    expect(faults(2, { 'princes.0': '5' })).toEqual({});
    expect(faults(2, { 'princes.0': '5', 'coins.0@0': '1' })).toEqual({
      'princes.0': 'There are nine princes, not 5.',
    });
    expect(faults(2, { 'princes.0': '5', 'princes.6': '4', 'coins.0@0': '1' })).toEqual({});
  });

  test('more coins than anybody has', () => {
    const cells = { 'princes.0': '9', 'coins.0@0': '9+9+8' };
    expect(faults(3, cells)).toMatchObject({ 'coins.0@0': 'No player has more than 25 coins.' });
    // as many as the sums of all their coins are held against
    expect(faults(4, cells)).toMatchObject({ 'coins.0@0': 'No player has more than 20 coins.' });
  });

  test('coins that do not add up', () => {
    // Ben marks one bridge
    const bank = { 'princes.0': '9', ...two, 'bank@1': '19' };
    const rich = (n: number) =>
      `In all that makes ${n} coins, with one for each bridge and port. It should be 20 (first King: 17).`;
    expect(faults(4, { ...bank, 'coins.0@0': '9', 'bank@0': '10' })).toEqual({});
    expect(faults(4, { ...bank, 'coins.0@0': '6', 'bank@0': '10' })).toEqual({});
    expect(faults(4, { ...bank, 'coins.0@0': '8', 'bank@0': '10' })).toEqual({ 'bank@0': rich(19) });
    // one Bank alone is what a card counts
    expect(faults(4, { ...bank, 'bank@1': '', 'coins.0@0': '8', 'bank@0': '10' })).toEqual({});
    expect(faults(4, { ...bank, 'coins.0@0': '9', 'coins.1@0': '9', 'coins.2@0': '2' })).toEqual({
      'coins.2@0': rich(21),
    });
    expect(faults(4, { ...bank, 'coins.0@0': '6', 'bank@0': '10', 'coins.0@1': '6', 'bank@1': '10' })).toEqual({
      'bank@1': 'Only the first King removes three coins from the game, and Ana already has three fewer.',
    });
    // three may play with 25, two always do
    const more = { ...bank, 'coins.0@0': '6', 'bank@0': '18' };
    expect(faults(3, more)).toEqual({});
    expect(faults(2, more)).toEqual({});
    expect(Object.keys(faults(2, { ...bank, 'coins.0@0': '9', 'bank@0': '10' }))).toEqual(['bank@0']);
    expect(faults(4, { 'bank@3': '21' })).toEqual({ 'bank@3': 'No player has more than 20 coins.' });
  });

  test('Port Builder without a port', () => {
    expect(faults(3, { 'port.0': '1', portBuilder: '2' })).toEqual({
      portBuilder: 'The Port Builder must have built a port.',
    });
    expect(faults(3, { 'port.0': '1', portBuilder: '1' })).toEqual({});
    expect(faults(3, { portBuilder: '1' })).toEqual({});
  });

  test('a commerce card twice, or more cards than bridges', () => {
    expect(faults(3, { 'commerce@0': '4 17', 'commerce@2': '3 4' })).toEqual({
      'commerce@2': 'Ana already has 4 · Guild of Spans, and there’s only one.',
    });
    expect(faults(3, { ...two, 'commerce@0': '4', 'commerce@1': '2 3' })).toEqual({
      'commerce@1': 'Each bridge brings one commerce card: 2 bridges can’t bring 3 cards.',
    });
  });

  test('nonsense in every cell stops nothing', () => {
    for (const text of ['-3', '999999', 'x', '__proto__', '1+', '77 4']) {
      const cells = Object.fromEntries(
        rowsOf(3, {}).flatMap((row) =>
          row.per === 'table' ? [[row.id, text]] : [0, 1, 2].map((s) => [`${row.id}@${s}`, text]),
        ),
      );
      const read = reading(3, cells);
      expect(sheet.faults(read)).toBeInstanceOf(Array);
      expect(sheet.winners(read).length).toBeGreaterThan(0);
      expect(sheet.scores(read).every((line) => Number.isFinite(line.points))).toBe(true);
    }
  });
});

describe('bridges by counts alone', () => {
  test('fit wherever they stand, and not where one end is elsewhere', () => {
    const next = (x: number) => (x * 48271) % 2147483647;
    let seed = 7;
    let refused = 0;
    for (let game = 0; game < 300; game++) {
      const counts = ISLANDS.map(() => [0, 0, 0, 0, 0]);
      const few = game % 3;
      for (const { a, b } of BRIDGES) {
        seed = next(seed);
        if (few > 0 && seed % (few + 2) === 0) continue;
        seed = next(seed);
        counts[a][seed % 5]++;
        counts[b][seed % 5]++;
      }
      expect(fits(counts)).toBe(true);
      seed = next(seed);
      const moved = counts.map((row) => [...row]);
      const at = moved.findIndex((row) => row[seed % 5] > 0);
      if (at < 0) continue;
      moved[at][seed % 5]--;
      expect(fits(moved)).toBe(false);
      refused++;
    }
    expect(refused).toBeGreaterThan(250);
  });
});

describe('a five-person sheet from the keyboard', () => {
  const people = chairs.map(({ name }, colour) => ({ name, colour }));
  const empty = (): Play => ({
    format: PLAY_FORMAT,
    id: 'x',
    game: 'isla-margarita',
    name: '',
    people,
    cells: {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: 0, changed: 0 },
    brief: { over: false, winners: [], totals: [0, 0, 0, 0, 0], parts: [] },
  });

  /** The keys of a sheet on the screen: digits flow on where one says everything, Enter goes on always. */
  function keyboard() {
    const book = new Book(empty(), sheet, signal(true), async () => undefined);
    let at = book.order.value[0].cell;
    let presses = 0;
    const on = () => {
      at = book.beside(at, 1) ?? at;
    };
    return {
      book,
      at: () => at,
      presses: () => presses,
      press(key: string) {
        if (!/[\d+]/.test(key)) presses++;
        if (key === 'Enter') on();
        else if (book.placeOf(at)?.row.kind === 'holder') {
          book.enter(at, key === '0' ? '' : key);
          on();
        } else at = book.type(at, (book.play.value.cells[at] ?? '') + key);
      },
    };
  }

  /** Types a whole sheet in its order: nobody is 0. */
  function typed(wanted: Entered) {
    const keys = keyboard();
    for (let k = 0; k < keys.book.order.value.length; k++) {
      const { cell, row } = keys.book.order.value[k];
      const text = wanted[cell] || (row.kind === 'holder' ? '0' : '');
      const { row: last } = keys.book.order.value[Math.max(0, k - 1)];
      // whether the next key lands here by itself
      const alone = !/\+/.test(wanted[keys.at()] ?? '');
      const carried = keys.at() === cell || (flows(last) && alone && row.kind === 'number' && text !== '');
      if (!carried) keys.press('Enter');
      for (const key of text) keys.press(key);
    }
    return keys;
  }

  const filled = (cells: Entered): Entered =>
    Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

  test('needs fewer than 60 presses besides the numbers, in every one of 15 finished games', () => {
    const all: number[] = [];
    for (let seed = 0; seed < 15; seed++) {
      const s = begin(game.rules, 5, game.rules.options({}, 5));
      playout(game.rules, s, rng(seed, 60));
      const wanted = entered(game.rules.view(s as Isla, null), true);
      const keys = typed(wanted);
      expect(filled(keys.book.play.value.cells)).toEqual(filled(wanted));
      expect([...keys.book.faults.value]).toEqual([]);
      all.push(keys.presses());
    }
    expect(Math.max(...all)).toBeLessThan(60);
    // 26 to 34 in sixty games
    expect(Math.min(...all)).toBeGreaterThan(20);
  });
});
