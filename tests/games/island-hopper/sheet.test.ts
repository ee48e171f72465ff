import { describe, expect, test } from 'vitest';
import { sheet } from '../../../src/games/island-hopper/box/sheet';
import { game } from '../../../src/games/island-hopper/game';
import { deckOf, SYMBOLS } from '../../../src/games/island-hopper/rules/deck';
import type { View } from '../../../src/games/island-hopper/rules/state';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { rescored } from '../rescored';

/** The score sheet of the boxed game: rule page A4, end and score. */

/** What a person at the table counts: coins behind the screen, and contracts of the completed pile by symbol. */
function entered(v: View): Entered {
  const out: { [cell: string]: string } = {};
  for (let seat = 0; seat < v.n; seat++) {
    const cash = v.cash[seat] as number;
    // in coins, as they are picked up
    out[cellOf('cash', seat)] = cash > 10 ? `10+${cash - 10}` : `${cash}`;
    for (const name of SYMBOLS) {
      const n = v.piles[seat].filter((card) => SYMBOLS[deckOf(v.deck).contracts[card].symbol] === name).length;
      if (n > 0) out[cellOf(name, seat)] = `${n}`;
    }
  }
  return out;
}

const FLIGHTS = ['drag', 'cloud', 'table'];
const mixed = (seed: number) => ({
  flight: FLIGHTS[seed % 3],
  bribing: seed % 4 === 0 ? 'calm' : 60,
  openMoney: seed % 2 === 0,
  dummy: seed % 5 === 0,
  skill: seed % 7 === 0 ? 'table' : 'normal',
});

test('500 digital games scored again: the same totals and the same winners', () => {
  rescored(game, sheet, entered, { seats: [2, 3, 4, 5, 6], games: 500, options: mixed });
}, 240_000);

/** `{ cash: '12 30', star: '3' }`: the cells of a row, seat by seat. */
function typed(rows: { [row: string]: string }): Entered {
  const out: { [cell: string]: string } = {};
  for (const [row, cells] of Object.entries(rows))
    cells.split(' ').forEach((cell, seat) => {
      if (cell !== '.') out[cellOf(row, seat)] = cell;
    });
  return out;
}

const totals = (n: number, cells: Entered): number[] => {
  const out = new Array<number>(n).fill(0);
  for (const { seat, points } of sheet.scores(reading(n, cells))) out[seat] += points;
  return out;
};
const winners = (n: number, cells: Entered): number[] => sheet.winners(reading(n, cells));
const faults = (n: number, cells: Entered): string[] => {
  const read = reading(n, cells);
  return faultsOf(sheet.sections(read), read, sheet.faults).map(
    ({ cell, why }) => `${cell}: ${why.key.startsWith('sheet.') ? why.key : say(why, { text: sheet.text })}`,
  );
};

describe('rule page A4, end and score', () => {
  test('the set bonus: nothing for two, 5 for three, 10 for four, 15 for five, 30 for eight', () => {
    expect(totals(6, typed({ star: '1 2 3 4 5 8' }))).toEqual([0, 0, 5, 10, 15, 30]);
  });

  test('each symbol by itself, on top of the cash', () => {
    const cells = typed({ cash: '7+8 20 0', anchor: '3 1 .', palm: '2 . 3', shell: '4 . 3', star: '. . 3' });
    expect(totals(3, cells)).toEqual([15 + 5 + 10, 20, 15]);
    expect(winners(3, cells)).toEqual([0]);
  });

  test('IH-T1, A8: cash 12, 24, 13, 17 and one or two completed contracts', () => {
    const cells = typed({ cash: '12 24 13 17', palm: '1 . . .', shell: '. . 1 .', star: '. . . 1', anchor: '. . . 1' });
    expect(totals(4, cells)).toEqual([12, 24, 13, 17]);
    expect(winners(4, cells)).toEqual([1]);
  });

  test('a tie goes to more completed contracts, sets or no sets; still tied, the win is shared', () => {
    expect(winners(3, typed({ cash: '30 25 30', anchor: '. 3 1', palm: '. . 1' }))).toEqual([1]);
    expect(winners(3, typed({ cash: '30 25 30', anchor: '2 3 2', palm: '2 . 1' }))).toEqual([0]);
    expect(winners(3, typed({ cash: '30 29 30', anchor: '1 . .', star: '. . 1' }))).toEqual([0, 2]);
  });

  test('an empty sheet: no faults, nothing scored, nobody ahead', () => {
    expect(faults(4, {})).toEqual([]);
    expect(totals(4, {})).toEqual([0, 0, 0, 0]);
    expect(winners(4, {})).toEqual([0, 1, 2, 3]);
  });

  test('every score line and row has words', () => {
    const read = reading(2, typed({ cash: '5 9', anchor: '3 1', star: '1 2' }));
    const lines = sheet.scores(read).map(({ seat, reason }) => `${seat}: ${say(reason, { text: sheet.text })}`);
    expect(lines).toEqual([
      '0: Cash',
      '0: 3 completed: anchor',
      '0: One completed: star',
      '1: Cash',
      '1: One completed: anchor',
      '1: 2 completed: star',
    ]);
    const heads = sheet.sections(read).flatMap(({ text, hint, rows }) => [text, hint, ...rows.map((row) => row.text)]);
    for (const phrase of [...heads, ...sheet.categories.map(({ text }) => text)])
      expect(say(phrase as never, { text: sheet.text })).toMatch(/\w/);
    // cash lies behind screens until the end: no tool keeps it for all to see
    expect(sheet.tools).toEqual({ sand: { seconds: 60, from: 3 } });
  });
});

describe('what cannot be is marked with its reason', () => {
  const coins = 'All the coins in the box come to $530.';
  const three = 'A player can’t complete more than 27 contracts: 3 a round, for 9 rounds at most.';
  const two = 'A player can’t complete more than 36 contracts: 4 a round, for 9 rounds at most.';
  const all = 'There are only 81 contracts, tourists included.';

  test.each<[string, number, { [row: string]: string }, string[]]>([
    ['all the coins of the box', 3, { cash: '500 30 .' }, []],
    ['a coin more', 3, { cash: '500 31 .' }, [`cash@1: ${coins}`]],
    ['a coin more in one hand', 3, { cash: '531 . .' }, [`cash@0: ${coins}`]],
    ['a debt', 3, { cash: '-1 . .' }, ['cash@0: sheet.least']],
    ['27 contracts', 3, { anchor: '9 . .', palm: '9 . .', star: '9 . .' }, []],
    ['28 of one symbol', 3, { star: '. 28 .' }, [`star@1: ${three}`]],
    ['28 of several', 6, { anchor: '. 10 . . . .', palm: '. 18 . . . .' }, [`palm@1: ${three}`]],
    ['36 in a duel', 2, { anchor: '. 18', palm: '. 18' }, []],
    ['37 in a duel', 2, { anchor: '. 18', palm: '1 18', star: '. 1' }, [`star@1: ${two}`]],
    ['80 of all', 4, { star: '20 20 20 20' }, []],
    ['81 of all: not one tourist', 4, { star: '20 20 20 20', anchor: '. 1 . .' }, [`star@3: ${all}`]],
  ])('%s among %i', (_, n, rows, expected) => {
    expect(faults(n, typed(rows))).toEqual(expected);
  });

  test('what is marked is still scored as it stands', () => {
    expect(totals(3, typed({ cash: '900 . .', star: '. 28 .' }))).toEqual([900, 130, 0]);
  });
});
