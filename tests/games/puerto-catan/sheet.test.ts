import { describe, expect, test } from 'vitest';
import { sheet } from '../../../src/games/puerto-catan/box/sheet';
import { game } from '../../../src/games/puerto-catan/game';
import { EDGES } from '../../../src/games/puerto-catan/rules/island';
import type { View } from '../../../src/games/puerto-catan/rules/state';
import { cellOf, type Entered, faultsOf, type Read, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { rescored } from '../rescored';
import { longestTrail } from './trails';

/** The score sheet of the boxed game: the digital game's own totals and winners, and the reasons why something cannot be. */

const PEOPLE = ['Ana', 'Ben', 'Cy', 'Dora'];

type Line = { [row: string]: string | number };

/** A line for each person; `of` is for the rows of the table. */
function typed(lines: readonly Line[], of: Line = {}): Read {
  const cells: { [cell: string]: string } = {};
  lines.forEach((line, seat) => {
    for (const [row, text] of Object.entries(line)) cells[cellOf(row, seat)] = `${text}`;
  });
  for (const [row, text] of Object.entries(of)) cells[row] = `${text}`;
  return reading(lines.length, cells);
}

const spoken = (read: Read): { [cell: string]: string } =>
  Object.fromEntries(
    faultsOf(sheet.sections(read), read, sheet.faults).map(({ cell, why }) => [
      cell,
      say(why, { text: sheet.text, chairs: PEOPLE.map((name) => ({ name })) }),
    ]),
  );

const totals = (read: Read): number[] => {
  const out: number[] = new Array(read.n).fill(0);
  for (const { seat, points } of sheet.scores(read)) out[seat] += points;
  return out;
};

/** What people see of the finished game on the table, and count. */
function entered(v: View): Entered {
  const cells: { [cell: string]: string } = {};
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  for (let seat = 0; seat < v.n; seat++) {
    const own = v.levels.filter((_, spot) => v.owners[spot] === seat);
    const line: Line = {
      settlements: own.filter((level) => level === 1).length,
      cities: own.filter((level) => level === 2).length,
      victory: v.vp[seat],
      // as people count: resource cards, then the others
      cards: `${v.hands[seat].size}+${sum(v.devs[seat] as number[]) + v.vp[seat]}`,
      gold: v.gold[seat],
      roads: longestTrail({
        roads: EDGES.flatMap(({ a, b }, edge): [number, number][] => (v.roads[edge] === seat ? [[a, b]] : [])),
        foreign: new Set(v.owners.flatMap((owner, spot) => (owner >= 0 && owner !== seat ? [spot] : []))),
      }),
      soldiers: v.army[seat],
    };
    for (const [row, text] of Object.entries(line)) cells[cellOf(row, seat)] = `${text}`;
  }
  if (v.longest >= 0) cells.longest = `${v.longest + 1}`;
  if (v.largest >= 0) cells.largest = `${v.largest + 1}`;
  return cells;
}

const BOARDS = ['beginner', 'preset', 'spiral', 'random'];

test('500 finished digital games come out the same', () => {
  rescored<View>(game, sheet, entered, {
    seats: [3, 4],
    games: 500,
    options: (seed) => ({
      board: BOARDS[(seed >> 1) % 4],
      discard: seed % 3 > 0,
      tradeGold: seed % 5 === 0,
      goldCap: seed % 7 === 0,
    }),
  });
}, 240_000);

describe('rule page B3 and ruling 28', () => {
  test('points: settlement 1, city 2, longest road 2, largest army 2, victory card 1', () => {
    const read = typed([{ settlements: 3, cities: 2 }, { cities: 4, victory: 1 }, {}], { longest: 1, largest: 2 });
    expect(totals(read)).toEqual([9, 11, 0]);
    expect(sheet.winners(read)).toEqual([1]);
    expect(spoken(read)).toEqual({});
  });

  test('a tie goes to more cards in hand, then to more gold, and else is shared', () => {
    const four = { cities: 4 };
    expect(sheet.winners(typed([{ ...four, cards: 3 }, { ...four, cards: 4 }, four]))).toEqual([1]);
    expect(
      sheet.winners(
        typed([
          { ...four, cards: '2+1', gold: 3 },
          { ...four, cards: 3, gold: 2 },
          { cards: 9, gold: 9 },
        ]),
      ),
    ).toEqual([0]);
    expect(sheet.winners(typed([{ ...four, gold: 3 }, { ...four, gold: 3 }, {}]))).toEqual([0, 1]);
  });

  test('an empty sheet has no faults, no points, and everybody is equal', () => {
    const read = typed([{}, {}, {}, {}]);
    expect(spoken(read)).toEqual({});
    expect(totals(read)).toEqual([0, 0, 0, 0]);
    expect(sheet.winners(read)).toEqual([0, 1, 2, 3]);
  });

  test('what a tie needs is asked for once two lead with all their houses, and stands on paper in any case', () => {
    const folded = (cells: { [row: string]: string }[]) =>
      sheet.sections(typed(cells)).flatMap((one) => (one.folded ? [`${one.id} ${one.folded}`] : []));
    const [ana, ben] = [
      { settlements: '3', cities: '2' },
      { settlements: '5', cities: '1' },
    ];
    expect(folded([ana, {}])).toEqual(['ties screen', 'holders screen']);
    expect(folded([ana, ben])).toEqual(['holders screen']);
    expect(folded([ana, { ...ben, victory: '1' }])).toEqual(['ties screen', 'holders screen']);
  });

  test('every row, hint and category has words', () => {
    const read = typed([{}, {}, {}]);
    for (const section of sheet.sections(read))
      for (const phrase of [section.text, section.hint, ...section.rows.flatMap((row) => [row.text, row.hint])])
        if (phrase) expect(say(phrase, { text: sheet.text })).toMatch(/^[A-Z0-9×+]/);
    for (const { reason } of sheet.scores(read)) expect(say(reason, { text: sheet.text })).not.toBe('');
    expect(sheet.categories.map((one) => say(one.text, { text: sheet.text }))).toEqual([
      'Settlements',
      'Cities',
      'Longest Road',
      'Largest Army',
      'Victory cards',
    ]);
  });
});

describe('what cannot be is said', () => {
  test.each([
    ['settlements', 6, 'A player has at most 5 settlements.'],
    ['cities', 5, 'A player has at most 4 cities.'],
    ['roads', 16, 'A player has at most 15 roads.'],
    ['victory', 6, 'There are only 5 victory cards.'],
    ['soldiers', 15, 'There are only 14 Knights.'],
    ['cards', 121, 'Hands can hold only 120 cards in all.'],
  ])('%s: %i', (row, n, why) => {
    expect(spoken(typed([{}, { [row]: n }, {}], row === 'soldiers' ? { largest: 2 } : {}))[`${row}@1`]).toBe(why);
    const fewer = spoken(typed([{}, { [row]: n - 1 }, {}], row === 'soldiers' ? { largest: 2 } : {}));
    expect(fewer).toEqual({});
  });

  test('five victory cards exist among all', () => {
    const five = 'There are only 5 victory cards.';
    expect(spoken(typed([{ victory: 4 }, { victory: 2 }, {}]))).toEqual({ 'victory@0': five, 'victory@1': five });
    expect(spoken(typed([{ victory: 4 }, { victory: 1 }, {}]))).toEqual({});
  });

  test('cards in hand: victory cards are among them, played Soldiers are not', () => {
    const few = 'Victory cards count as cards in hand, so enter at least 2.';
    expect(spoken(typed([{ victory: 2, cards: 1 }, {}, {}]))).toEqual({ 'cards@0': few });
    expect(spoken(typed([{ victory: 2, cards: 2 }, { victory: 1 }, {}]))).toEqual({});
    const many = 'Hands can hold only 110 cards in all.';
    const all = typed([{ cards: 60, soldiers: 10 }, { cards: 51 }, {}], { largest: 1 });
    expect(spoken(all)).toEqual({ 'cards@0': many, 'cards@1': many });
    expect(spoken(typed([{ cards: 60, soldiers: 10 }, { cards: 50 }, {}], { largest: 1 }))).toEqual({});
  });

  test('the longest road: five at least, nobody longer, and equals may have it or not', () => {
    const road = (holder: number, ...lengths: (number | undefined)[]): string | undefined =>
      spoken(
        typed(
          lengths.map((roads): Line => (roads === undefined ? {} : { roads })),
          holder >= 0 ? { longest: holder + 1 } : {},
        ),
      ).longest;
    expect(road(2, 7, 6, 4)).toBe('The Longest Road needs at least 5 roads.');
    expect(road(1, 7, 6, 4)).toBe('Ana has a longer one: 7.');
    expect(road(0, 7, 6, 4)).toBeUndefined();
    expect(road(1, 7, 7, 4)).toBeUndefined();
    expect(road(-1, 7, 7, 4)).toBeUndefined();
    expect(road(-1, 7, 6, 4)).toBe('With 7, Ana has the Longest Road.');
    expect(road(-1, 4, 3, 2)).toBeUndefined();
    // who was not counted may have anything
    expect(road(-1, 7, undefined, 4)).toBeUndefined();
    expect(road(1, 7, undefined, 4)).toBeUndefined();
  });

  test('the largest army: three at least, nobody larger, and with three somebody has it', () => {
    const army = (holder: number, ...soldiers: number[]): string | undefined =>
      spoken(
        typed(
          soldiers.map((n): Line => ({ soldiers: n })),
          holder >= 0 ? { largest: holder + 1 } : {},
        ),
      ).largest;
    expect(army(1, 4, 2, 0)).toBe('The Largest Army has at least 3 Knights.');
    expect(army(1, 4, 3, 0)).toBe('Ana has played more Knights: 4.');
    expect(army(1, 3, 3, 0)).toBeUndefined();
    expect(army(-1, 2, 2, 0)).toBeUndefined();
    expect(army(-1, 2, 3, 3)).toBe('Ben has played 3 Knights, so someone must have the Largest Army.');
  });

  test('what was entered stays as it is', () => {
    const cells = Object.freeze({ 'settlements@0': '2+9', longest: '7', 'gold@1': 'x' });
    const read = reading(3, cells);
    const marked = faultsOf(sheet.sections(read), read, sheet.faults).map(({ cell }) => cell);
    expect(marked).toEqual(['settlements@0', 'longest', 'gold@1']);
    expect([read.text('settlements', 0), read.text('longest')]).toEqual(['2+9', '7']);
  });
});
