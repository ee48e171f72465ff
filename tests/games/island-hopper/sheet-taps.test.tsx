// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sheet } from '../../../src/games/island-hopper/box/sheet';
import { game } from '../../../src/games/island-hopper/game';
import { deckOf, SYMBOLS } from '../../../src/games/island-hopper/rules/deck';
import { cellOf, type Entered } from '../../../src/games/sheet';
import { blankBook, tapped } from '../tapped';
import { Beside } from './beside';
import { played } from './sixes';

/** How many taps a round and the end of a game take beside the boxed game, and that both stand as they were played. */

const GAMES = Array.from({ length: 4 }, (_, seed) => played(seed));
const SIX = [0, 1, 2, 3, 4, 5];

/** Contracts of a pile by symbol. */
const countsOf = ({ s }: (typeof GAMES)[number], seat: number): number[] =>
  SYMBOLS.map((_, i) => s.piles[seat].filter((card) => deckOf(s.deck).contracts[card].symbol === i).length);

const told = (what: string, all: readonly number[]): number => {
  const sorted = [...all].sort((a, b) => a - b);
  console.log(`taps ${what}: ${sorted[0]} to ${sorted.at(-1)}, median ${sorted[sorted.length >> 1]}`);
  return sorted.at(-1) as number;
};

/** Islands lie clockwise from twelve o'clock here, counter-clockwise from three in the game: first near ones, then far. */
const atHour = (hour: number): number => (hour % 2 === 1 ? ((15 - hour) % 12) / 2 : 6 + ((14 - hour) % 12) / 2);
const HOURS = Array.from({ length: 12 }, (_, hour) => hour);

/** Enters what lies there now with a finger that goes round, and jumps where a touch saves a key. */
function coins(table: Beside, money: readonly number[]): void {
  const shown = () =>
    [...table.root.querySelectorAll('.hopper-isle')].map((one) => Number(one.querySelector('b')?.textContent ?? 0));
  const was = shown();
  let at = 0;
  for (const hour of HOURS) {
    const n = money[atHour(hour)];
    if (n === was[hour]) continue;
    // one island between is entered again as it is
    if (hour === at + 1 && was[at] < 10) table.tap(`${was[at]}`);
    else if (hour !== at) table.tap(`${hour || 12} o’clock: $${was[hour]}`);
    for (let ten = 0; ten < Math.floor(n / 10); ten++) table.tap('+10');
    table.tap(`${n % 10}`);
    at = hour + 1;
  }
  expect(HOURS.map((hour) => shown()[hour])).toEqual(HOURS.map((hour) => money[atHour(hour)]));
}

test('a round of six is told in 25 taps, with a word too many in each', () => {
  const all: number[] = [];
  for (const { rounds } of GAMES) {
    const table = new Beside(6);
    for (const { captain, money, landed } of rounds) {
      table.taps = 0;
      table.tap(`P${captain}`, /^(Turn the glass over|Start again)$/);
      coins(table, money);
      table.tap('Take off');
      for (const island of landed) {
        const [hour] = HOURS.filter((one) => atHour(one) === island);
        const there = new RegExp(`^${hour || 12} o’clock: `);
        if (!table.button(there)?.disabled) table.tap(there);
      }
      table.tap(new RegExp(`^One word too many: P${(captain + 1) % 6}`), 'Next round');
      all.push(table.taps);
      // the minute is over by then
      table.book.keepTool('sand', { left: 0, running: null });
    }
    table.close();
  }
  expect(told('a round', all)).toBeLessThanOrEqual(25);
});

test('the end of a game of six is told by number keys, and by pictures, and scores what the game did', () => {
  const [keys, pictures, rows]: number[][] = [[], [], []];
  for (const one of GAMES) {
    const { s } = one;
    const points = SIX.map(() => 0);
    for (const line of game.rules.scores(s)) points[line.seat] += line.points;
    for (const byKeys of pictures.length < 1 ? [true, false] : [true]) {
      const table = new Beside(6);
      table.tap('The game is over');
      for (const seat of SIX) {
        countsOf(one, seat).forEach((n, i) => {
          if (byKeys) table.tap(`${n}`);
          const name = { anchor: 'Anchors', palm: 'Palms', shell: 'Shells', star: 'Stars' }[SYMBOLS[i]];
          if (!byKeys) for (let k = 0; k < n; k++) table.tap(`P${seat}, ${name}: ${k}`);
        });
        const cash = s.cash[seat];
        if (!byKeys) table.tap(new RegExp(`^P${seat}, Cash`));
        if (cash >= 100) table.tap('+100');
        table.tap(`${Math.floor((cash % 100) / 10)}`, `${cash % 10}`);
      }
      (byKeys ? keys : pictures).push(table.taps);
      expect(table.book.totals.value).toEqual(points);
      expect(table.book.winners.value).toEqual(game.rules.winners(s));
      expect([...table.book.faults.value]).toEqual([]);
      table.close();
    }
    const cells: Entered = Object.fromEntries(
      SIX.flatMap((seat) => [
        [cellOf('cash', seat), `${s.cash[seat]}`],
        ...countsOf(one, seat).flatMap((n, i) => (n > 0 ? [[cellOf(SYMBOLS[i], seat), `${n}`]] : [])),
      ]),
    );
    rows.push(tapped(blankBook(sheet, 'island-hopper', 6), cells));
  }
  told('at the end, in the rows', rows);
  told('at the end, by pictures', pictures);
  expect(told('at the end, by keys', keys)).toBeLessThanOrEqual(40);
});
