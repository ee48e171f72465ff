import { describe, expect, test } from 'vitest';
import {
  added,
  counting,
  crowding,
  grown,
  guardsIn,
  mayAdd,
  mayCrowd,
  type Pad,
  padOf,
  paying,
  removed,
  takenBack,
} from '../../../src/games/alexandros/box/calculator';
import { sheet } from '../../../src/games/alexandros/box/sheet';
import { faultsOf, reading } from '../../../src/games/sheet';

/** The province calculator (rule page 2.5). */

const held = (...list: [number, boolean?][]) => list.map(([open, crowded = false]) => ({ open, crowded }));
/** Figure 12: red, yellow, green, blue. */
const twelve: Pad = { held: [held([8], [4], [8, true]), held([4]), held([6]), held([9])], counted: 0 };
const empty = reading(4, {});

describe('a levy', () => {
  test('figure 12: provinces with two guards pay nothing', () => {
    expect(paying(twelve, 0)).toEqual([8, 4]);
    const next = counting(twelve, empty);
    expect(next.levy).toBe(1);
    expect(next.cells).toEqual([
      { cell: 'levy1@0', text: '8+4' },
      { cell: 'levy1@1', text: '4' },
      { cell: 'levy1@2', text: '6' },
      { cell: 'levy1@3', text: '9' },
    ]);
    expect(next.totals).toEqual([12, 4, 6, 9]);
  });

  test('is written after the last one, and what it writes is what it said', () => {
    let cells: { [cell: string]: string } = {};
    for (const totals of [
      [12, 4, 6, 9],
      [24, 8, 12, 18],
    ]) {
      const next = counting(twelve, reading(4, cells));
      cells = { ...cells, ...Object.fromEntries(next.cells.map(({ cell, text }) => [cell, text])) };
      const read = reading(4, cells);
      expect(next.totals).toEqual(totals);
      const sums = [0, 0, 0, 0];
      for (const { seat, points } of sheet.scores(read)) sums[seat] += points;
      expect(sums).toEqual(totals);
      expect(faultsOf(sheet.sections(read), read, sheet.faults)).toEqual([]);
    }
    expect(Object.keys(cells)).toHaveLength(8);
  });

  test('of nothing is written too, so that the row counts as filled', () => {
    const next = counting(padOf(undefined, 2), reading(2, {}));
    expect(next.cells.map(({ text }) => text)).toEqual(['0', '0']);
    expect(counting(padOf(undefined, 2), reading(2, { 'levy1@0': '0' })).levy).toBe(2);
  });

  test('there is none after 100', () => {
    const next = counting(twelve, reading(4, { 'levy1@2': '50', 'levy2@2': '50' }));
    expect(next).toEqual({ levy: undefined, cells: [], totals: [0, 0, 100, 0] });
    expect(counting(twelve, reading(4, { 'levy1@2': '50', 'levy2@2': '49' })).levy).toBe(3);
  });

  test('can be taken back while it is the last', () => {
    const counted = { ...twelve, counted: 2 };
    expect(takenBack(counted, reading(4, { 'levy1@0': '3', 'levy2@0': '3' }))).toEqual([
      'levy2@0',
      'levy2@1',
      'levy2@2',
      'levy2@3',
    ]);
    expect(takenBack(counted, reading(4, { 'levy1@0': '3' }))).toEqual([]);
    expect(takenBack(counted, reading(4, { 'levy2@0': '3', 'levy3@0': '3' }))).toEqual([]);
    expect(takenBack(twelve, empty)).toEqual([]);
  });
});

describe('provinces', () => {
  test('grow and shrink by a tap, never below nothing nor above the land', () => {
    const pad = added(padOf(undefined, 2), 1);
    expect(grown(grown(pad, 1, 0, 1), 1, 0, 1).held).toEqual([[], held([2])]);
    expect(grown(pad, 1, 0, -1).held[1]).toEqual(held([0]));
    expect(grown(pad, 1, 0, 500).held[1]).toEqual(held([80]));
  });

  test('need a guard each: four provinces of one guard, or two of two', () => {
    let pad = padOf(undefined, 2);
    for (let k = 0; k < 6; k++) pad = added(pad, 0);
    expect(pad.held[0]).toHaveLength(4);
    expect(mayAdd(pad, 0)).toBe(false);
    expect(mayAdd(pad, 1)).toBe(true);
    expect(mayCrowd(pad, 0, 0)).toBe(false);
    expect(crowding(pad, 0, 0, true)).toBe(pad);
    pad = crowding(removed(pad, 0, 2), 0, 1, true);
    expect(pad.held[0]).toEqual(held([0], [0, true], [0]));
    expect(guardsIn(pad.held[0])).toBe(4);
    expect(added(pad, 0)).toBe(pad);
    // the second guard goes home
    expect(mayAdd(crowding(pad, 0, 1, false), 0)).toBe(true);
  });

  test('are removed one by one', () => {
    expect(removed(twelve, 0, 0).held[0]).toEqual(held([4], [8, true]));
    expect(removed(twelve, 3, 0).held).toEqual([...twelve.held.slice(0, 3), []]);
  });
});

describe('what was kept', () => {
  test('comes back', () => {
    const pad = { ...twelve, counted: 3 };
    expect(padOf(JSON.parse(JSON.stringify(pad)), 4)).toEqual(pad);
    expect(padOf(undefined, 3)).toEqual({ held: [[], [], []], counted: 0 });
  });

  test('is distrusted like any save', () => {
    const bad = [null, 7, 'x', [], { held: 3 }, { held: [[{ open: -1, crowded: false }]] }, { counted: 1.5 }];
    for (const kept of bad) expect(padOf(kept as never, 2)).toEqual({ held: [[], []], counted: 0 });
    const partly = { held: [[{ open: 6, crowded: false }, { open: 'x', crowded: true }, null], 'x', held([5])] };
    expect(padOf(partly as never, 2).held).toEqual([held([6]), []]);
    expect(padOf({ held: [held([1], [2, true], [3], [4])] } as never, 1).held).toEqual([held([1], [2, true], [3])]);
    expect(padOf({ counted: 151 }, 2).counted).toBe(0);
  });
});
