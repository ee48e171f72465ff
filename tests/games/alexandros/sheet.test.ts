import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { Phrase } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import { levyRow, sheet } from '../../../src/games/alexandros/box/sheet';
import type { Alexandros, View } from '../../../src/games/alexandros/rules/state';
import { cellOf, type Entered, faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { F_GUARDS, F_WALLS, game, legal, plays, positionF, rules, sees, space } from './position';
import { groundOf, levies as levyOf, regions } from './reference';

/** The score sheet of the boxed game (rule page 2.5, 2.7). */

type Cells = { [cell: string]: string };
type Typed = { [levy: number]: string[] };

const typed = (levies: Typed): Entered => {
  const out: Cells = {};
  for (const [k, row] of Object.entries(levies))
    row.forEach((text, seat) => {
      if (text !== '') out[cellOf(levyRow(Number(k)), seat)] = text;
    });
  return out;
};
const read = (n: number, levies: Typed) => reading(n, typed(levies));
const chairs = ['Ana', 'Ben', 'Cy', 'Di'].map((name) => ({ name }));
const faults = (n: number, levies: Typed): string[] => {
  const all = read(n, levies);
  return faultsOf(sheet.sections(all), all, sheet.faults).map(
    ({ cell, why }) => `${cell}: ${say(why, { text: sheet.text, chairs })}`,
  );
};
const totals = (n: number, levies: Typed): number[] => {
  const out = new Array<number>(n).fill(0);
  for (const { seat, points } of sheet.scores(read(n, levies))) out[seat] += points;
  return out;
};
const rows = (n: number, levies: Typed): string[] =>
  sheet.sections(read(n, levies)).flatMap((section) => section.rows.map(({ id }) => id));

/** What people count when somebody levies: their provinces on the board before them, by the second surveyor. */
function counted(v: View): string[] {
  const out: string[][] = v.scores.map(() => []);
  for (const { owners, open } of regions(groundOf(v))) if (owners.length === 1) out[owners[0]].push(String(open));
  return out.map((list) => list.join('+'));
}

/** In two games of three people levy whenever they can gain by it: random ones seldom reach 100. */
function greedy(s: Alexandros, seed: number, random: { int(n: number): number }) {
  const [f] = s.todo;
  if (f?.at !== 'act' || seed % 3 === 2 || random.int(4) === 0) return undefined;
  if (levyOf(groundOf(s))[f.seat] === 0) return undefined;
  const move = legal(s, f.seat).find((one) => 'levy' in one);
  return move && { seat: f.seat, move };
}

/** Plays a game to its end and writes down every levy that is announced. */
function watched(seed: number, n: number) {
  const options = rules.options({ land: seed % 50 === 49 ? 'new' : 'oikumene' }, n);
  const s = begin(rules, n, options) as unknown as Alexandros;
  const random = rng(seed, n, 7);
  const levies: Typed = {};
  let k = 0;
  for (;;) {
    const entry = greedy(s, seed, random) ?? randomEntry(rules, s as never, random);
    if (!entry) return { s, levies, k };
    const before = rules.view(s, null);
    const heard: Phrase[] = [];
    play(rules, s as never, entry.seat, entry.move, (event: Phrase, to, rest?: Phrase) => {
      if (!to) heard.push(event);
      else if (rest) heard.push(rest);
    });
    if (heard.some(({ key }) => key === 'alex.levied')) levies[++k] = counted(before);
  }
}

test('500 games: the same totals and the same winners, by what everybody could count', () => {
  const ends = { hundred: 0, other: 0, shared: 0, empty: 0, sums: 0 };
  for (let seed = 0; seed < 500; seed++) {
    const n = 2 + ((seed % 7) % 3);
    const { s, levies, k } = watched(seed, n);
    const all = read(n, levies);
    const where = `game ${seed} with ${n}`;
    expect(faults(n, levies), where).toEqual([]);
    const wanted = new Array<number>(n).fill(0);
    for (const { seat, points } of rules.scores(s)) wanted[seat] += points;
    expect(totals(n, levies), where).toEqual(wanted);
    expect([...sheet.winners(all)].sort(), where).toEqual([...rules.winners(s)].sort());
    ends[rules.ending(s) === 'hundred' ? 'hundred' : 'other']++;
    if (rules.winners(s).length > 1) ends.shared++;
    if (k === 0) ends.empty++;
    for (const row of Object.values(levies)) for (const cell of row) if (cell.includes('+')) ends.sums++;
    // until the end there is one row to write in, and none after
    const last = Math.max(0, ...Object.entries(levies).flatMap(([i, row]) => (row.join('') ? [Number(i)] : [])));
    expect(rows(n, levies), where).toHaveLength(last + (rules.ending(s) === 'hundred' ? 0 : 1));
  }
  expect(ends.hundred).toBeGreaterThan(50);
  expect(ends.other).toBeGreaterThan(200);
  expect(ends.sums).toBeGreaterThan(1000);
  expect(ends.shared).toBeGreaterThan(0);
}, 300_000);

describe('the rule page', () => {
  test('section 4, 1: the levy of figure 12', () => {
    const s = positionF({ at: 'act', hands: ['S'] });
    expect(counted(sees(s, null))).toEqual(['4+8', '4', '6', '9']);
    plays(s, 0, { levy: 4 });
    expect(totals(4, { 1: ['8+4', '4', '6', '9'] })).toEqual([12, 4, 6, 9]);
    expect(s.scores).toEqual([12, 4, 6, 9]);
    expect(Object.keys(F_GUARDS).map(space)).toHaveLength(7);
    expect(F_WALLS).toHaveLength(36);
  });

  test('an empty sheet has one row, no faults, no points, and nobody is ahead', () => {
    expect(rows(3, {})).toEqual(['levy1']);
    expect(faults(3, {})).toEqual([]);
    expect(sheet.scores(read(3, {}))).toEqual([]);
    expect(sheet.winners(read(3, {}))).toEqual([0, 1, 2]);
  });

  test('2.7: 100 ends the game, more than 100 counts, the highest wins whoever levied', () => {
    const levies = { 1: ['40+30', '9'], 2: ['29', '8+4+7+30'], 3: ['', '30'] };
    expect(totals(2, levies)).toEqual([99, 88]);
    expect(rows(2, levies)).toEqual(['levy1', 'levy2', 'levy3', 'levy4']);
    const last = { ...levies, 4: ['4', '21'] };
    expect(totals(2, last)).toEqual([103, 109]);
    expect(sheet.winners(read(2, last))).toEqual([1]);
    expect(rows(2, last)).toEqual(['levy1', 'levy2', 'levy3', 'levy4']);
    expect(faults(2, last)).toEqual([]);
  });

  test('2.7: equal points share the win', () => {
    expect(sheet.winners(read(3, { 1: ['6+9', '15', '14'] }))).toEqual([0, 1]);
  });

  test('a levy that was left empty brings nothing and moves nothing', () => {
    expect(totals(2, { 1: ['5', '3'], 3: ['4', ''] })).toEqual([9, 3]);
    expect(rows(2, { 1: ['5', '3'], 3: ['4', ''] })).toHaveLength(4);
    expect(rows(2, { 1: ['0', '0'] })).toHaveLength(2);
  });

  test('every levy is a line of its own with its reason', () => {
    const lines = sheet.scores(read(2, { 1: ['5', '3+1'], 2: ['', '6'] }));
    expect(lines.map(({ seat, points, reason }) => `${seat} ${points} ${say(reason, { text: sheet.text })}`)).toEqual([
      '0 5 Levy 1',
      '1 4 Levy 1',
      '1 6 Levy 2',
    ]);
    expect(lines.every(({ category }) => category === sheet.categories[0].id)).toBe(true);
    expect(say(sheet.categories[0].text, { text: sheet.text })).toBe(say(game.categories[0].text, { text: game.text }));
  });
});

describe('what cannot be', () => {
  test('points after the end', () => {
    const over = 'The game was over: Ben had 101 points after levy 2.';
    expect(faults(2, { 1: ['3', '50'], 2: ['4', '51'], 3: ['1', ''], 4: ['', '2'] })).toEqual([
      `levy3@0: ${over}`,
      `levy4@1: ${over}`,
    ]);
    expect(totals(2, { 1: ['3', '50'], 2: ['4', '51'], 3: ['1', ''] })).toEqual([7, 101]);
  });

  test('points after exactly 100', () => {
    const levies = { 1: ['50', '3'], 2: ['50', '3'], 3: ['', '9'] };
    expect(faults(2, levies)).toEqual(['levy3@1: The game was over: Ana had 100 points after levy 2.']);
    expect(totals(2, levies)).toEqual([100, 6]);
    expect(rows(2, { 1: ['50', '3'], 2: ['50', '3'] })).toHaveLength(2);
  });

  test('more open spaces than the land has', () => {
    expect(faults(2, { 1: ['81', ''] })).toEqual(['levy1@0: The land has only 80 open spaces.']);
    const all = 'That makes 90 open spaces. The land has only 80.';
    expect(faults(3, { 1: ['40', '50', ''] })).toEqual([`levy1@0: ${all}`, `levy1@1: ${all}`]);
  });

  test('more provinces than guards', () => {
    expect(faults(2, { 1: ['1+2+3+4', ''] })).toEqual([]);
    expect(faults(2, { 1: ['1+2+3+4+1', ''] })).toEqual(['levy1@0: 4 guards can’t hold more than 4 provinces.']);
  });

  test('a province worth less than nothing', () => {
    expect(faults(2, { 1: ['8-3', ''] })).toEqual(['levy1@0: A province can’t be worth less than nothing.']);
  });

  test('every sentence of the sheet has its words', () => {
    const all = read(4, { 1: ['8+4', '4', '6', '9'] });
    for (const section of sheet.sections(all)) {
      for (const phrase of [section.text, section.hint, ...section.rows.flatMap((row) => [row.text, row.hint])])
        if (phrase) expect(say(phrase, { text: sheet.text, chairs })).toMatch(/^[A-Z0-9]/);
    }
  });
});
