import { describe, expect, test } from 'vitest';
import { sheet } from '../../../src/games/manila/box/sheet';
import { game } from '../../../src/games/manila/game';
import type { View } from '../../../src/games/manila/rules/state';
import type { Gaps } from '../../../src/games/module';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { rescored } from '../rescored';

const IDS = ['ginseng', 'nutmeg', 'silk', 'jade'];

/** What everybody turns up at the end, as somebody types it: coins in two heaps, shares counted by ware. */
function typed(v: View): Entered {
  const out: { [cell: string]: string } = {};
  v.values.forEach((value, ware) => {
    out[`value:${IDS[ware]}`] = String(value);
  });
  v.cash.forEach((cash, seat) => {
    out[cellOf('cash', seat)] = cash !== null && cash > 7 ? `${cash - 7}+7` : String(cash);
    IDS.forEach((id, ware) => {
      const n = v.hands[seat].filter((share) => share.ware === ware).length;
      if (n > 0) out[cellOf(`shares:${id}`, seat)] = String(n);
    });
    if (v.pledged[seat] > 0) out[cellOf('pledged', seat)] = String(v.pledged[seat]);
    if (seat > 0) out[cellOf('held', seat)] = String(v.hands[seat].length);
  });
  return out;
}

const options = (seed: number) => ({
  dealPool: seed % 2 ? 'all20' : 'threeEach',
  hiddenMoney: seed % 5 === 0,
  strongPirates: seed % 3 === 0,
  blindPassenger: seed % 7 === 0 ? 'anyButInsurance' : 'puntsOnly',
  moving: seed % 4 === 0 ? 'choose' : 'route',
});

const faultsIn = (n: number, cells: Entered) => {
  const read = reading(n, cells);
  return faultsOf(sheet.sections(read), read, sheet.faults);
};

/** Cell by cell what is wrong, in words. */
const told = (n: number, cells: Entered): { [cell: string]: string } =>
  Object.fromEntries(
    faultsIn(n, cells).map(({ cell, why }) => [
      cell,
      say(why, { text: { ...sheet.text, 'sheet.least': ({ n }: Gaps) => `At least ${n}.` } }),
    ]),
  );

const totals = (n: number, cells: Entered): number[] => {
  const out: number[] = new Array(n).fill(0);
  for (const { seat, points } of sheet.scores(reading(n, cells))) out[seat] += points;
  return out;
};

test('500 finished games, scored again by what lies on the table', () => {
  rescored(game as never, sheet, typed, { seats: [3, 4, 5], games: 500, options });
}, 240_000);

describe('the fortune of rule page 3.10, by hand', () => {
  const market = { 'value:ginseng': '30', 'value:nutmeg': '20', 'value:silk': '5' };

  test('cash, shares at their value, 15 off for each encumbered one', () => {
    const cells = {
      ...market,
      'cash@0': '10+12+5',
      'shares:ginseng@0': '2',
      'shares:silk@0': '1',
      'pledged@0': '1',
      'cash@1': '3',
      'shares:nutmeg@1': '3',
      'shares:jade@1': '2',
      'pledged@1': '5',
      'cash@2': '77',
    };
    // 27 + 60 + 5 - 15; 3 + 60 + 0 - 75; 77
    expect(totals(3, cells)).toEqual([77, -12, 77]);
    expect(sheet.winners(reading(3, cells))).toEqual([0, 2]);
    expect(faultsIn(3, cells)).toEqual([]);
  });

  test('FAQ 22: an encumbered share at 30 is worth 15 net', () => {
    expect(totals(3, { ...market, 'shares:ginseng@1': '1', 'pledged@1': '1' })).toEqual([0, 15, 0]);
  });

  test('every line says what it is for', () => {
    const lines = sheet.scores(reading(3, { ...market, 'cash@0': '4', 'shares:nutmeg@0': '2', 'pledged@0': '1' }));
    const mine = lines.filter(({ seat }) => seat === 0);
    expect(mine.map(({ reason, points }) => [say(reason, { text: sheet.text }), points])).toEqual([
      ['Cash', 4],
      ['2 shares of Nutmeg at 20', 40],
      ['One pledged share at 15', -15],
    ]);
  });
});

test.each([3, 4, 5])('an empty sheet of %d has no faults, scores nothing, and nobody is ahead', (n) => {
  expect(faultsIn(n, {})).toEqual([]);
  expect(totals(n, {})).toEqual(new Array(n).fill(0));
  expect(sheet.winners(reading(n, {}))).toHaveLength(n);
});

describe('what the rules forbid', () => {
  test('a sixth share of a ware, in one hand and across people', () => {
    expect(told(3, { 'shares:silk@1': '6' })).toEqual({ 'shares:silk@1': 'There are only five shares of Silk.' });
    const why = 'There are five shares of Jade, not 6.';
    expect(told(4, { 'shares:jade@0': '3', 'shares:jade@2': '1+2', 'shares:jade@3': '0' })).toEqual({
      'shares:jade@0': why,
      'shares:jade@2': why,
    });
    expect(told(4, { 'shares:jade@0': '3', 'shares:jade@2': '2' })).toEqual({});
  });

  test('more encumbered shares than held, once a hand is known', () => {
    expect(told(3, { 'pledged@0': '2' })).toEqual({});
    expect(told(3, { 'pledged@0': '2', 'shares:silk@0': '1' })).toEqual({
      'pledged@0': '2 shares are pledged, but only one is held.',
    });
    expect(told(3, { 'pledged@0': '1', 'shares:silk@0': '0' })).toEqual({
      'pledged@0': 'With no shares, you can’t pledge any.',
    });
    expect(told(3, { 'pledged@0': '4', 'held@0': '3' })).toEqual({
      'pledged@0': '4 shares are pledged, but only 3 are held.',
    });
    expect(told(3, { 'pledged@0': '3', 'held@0': '3' })).toEqual({});
  });

  test('more shares than everybody else’s two leave', () => {
    const why = (n: number) => `No player can hold more than ${n} shares: each of the others was dealt two.`;
    expect(told(3, { 'held@2': '17' })).toEqual({ 'held@2': why(16) });
    expect(told(5, { 'pledged@2': '13' })).toEqual({ 'pledged@2': why(12) });
    expect(told(4, { 'held@2': '14', 'pledged@2': '14' })).toEqual({});
  });

  test('twenty shares in all, two at least each, and as many as were counted', () => {
    const why = 'There are only 20 shares, not 21.';
    expect(told(3, { 'held@0': '9', 'held@1': '7', 'held@2': '5' })).toEqual({
      'held@0': why,
      'held@1': why,
      'held@2': why,
    });
    expect(told(3, { 'held@0': '1' })).toEqual({ 'held@0': 'At least 2.' });
    expect(told(3, { 'held@0': '2', 'shares:silk@0': '2', 'shares:jade@0': '1' })).toEqual({
      'held@0': '3 shares are entered above, but 2 are held.',
    });
  });

  test('all four wares at 30', () => {
    const three = { 'value:ginseng': '30', 'value:nutmeg': '30', 'value:silk': '30' };
    expect(told(3, three)).toEqual({});
    expect(Object.keys(told(3, { ...three, 'value:jade': '30' })).sort()).toEqual(
      IDS.map((id) => `value:${id}`).sort(),
    );
    expect(told(3, { ...three, 'value:jade': '30' })['value:jade']).toMatch(/^The four can’t all be at 30/);
  });

  test('a value that is no mark of the market, cash below nothing', () => {
    const read = { 'value:silk': '15', 'cash@0': '-1', 'shares:silk@0': '2' };
    expect(faultsIn(3, read).map(({ cell }) => cell)).toEqual(['value:silk', 'cash@0']);
    expect(totals(3, read)[0]).toBe(-1);
  });
});

test('every heading, row, hint, choice, reason and category has words', () => {
  const context = { text: sheet.text };
  for (const section of sheet.sections(reading(5, {}))) {
    for (const phrase of [section.text, section.hint]) if (phrase) expect(say(phrase, context)).not.toBe('');
    for (const row of section.rows) {
      for (const phrase of [row.text, row.hint, row.kind === 'number' ? row.tooMany : undefined])
        if (phrase) expect(say(phrase, context)).not.toBe('');
      if (row.kind === 'one') expect(row.choices.map(({ text }) => say(text, context))).toContain('20');
    }
  }
  for (const { text } of sheet.categories) expect(say(text, context)).not.toBe('');
});
