import { expect, test } from 'vitest';
import { cellId } from '../../../src/games/alexandros/rules/grid';
import { left, routes, targets } from '../../../src/games/alexandros/rules/moving';
import { incomes, provinces } from '../../../src/games/alexandros/rules/provinces';
import { ledger, type Tally, wander } from './checks';
import { GRID, game, rules } from './position';
import { closest, groundOf, journeys, levies, POINTS, regions } from './reference';

/** Whole random games, surveyed twice. */

test.each([2, 3, 4])('2.3-2.5 two surveyors agree on every position of %i seats', (seats) => {
  let positions = 0;
  let paid = 0;
  let reached = 0;
  for (let seed = 1; positions < 500; seed++) {
    wander(rules, { seats, seed, options: { land: seed % 2 ? 'oikumene' : 'new' } }, (s) => {
      if (s.todo[0].at !== 'act' && s.todo[0].at !== 'choose') return;
      positions++;
      const g = groundOf(s);
      const gains = levies(g);
      expect(incomes(s)).toEqual(gains);
      if (Math.max(...gains) > 0) paid++;
      const ids = (list: readonly number[]): string[] => list.map((space) => cellId(GRID.cells[space]));
      const own = provinces(s);
      const wanted = regions(g);
      expect(own.list.map(({ value, symbols, size }) => [value, symbols.length, size])).toEqual(
        wanted.map(({ open, symbols, tiles }) => [open, symbols.length, tiles.length]),
      );
      own.list.forEach(({ owner, guarded }, k) => {
        expect([guarded.length, owner]).toEqual([wanted[k].owners.length, wanted[k].owners[0] ?? -1]);
      });
      const all = targets(s);
      for (let symbol = 0; symbol < 5; symbol++) {
        const { tiles } = closest(g, 'TAHLS'[symbol]);
        expect(ids(all[symbol])).toEqual(tiles);
        if (positions % 4) continue;
        const mine = routes(s, symbol, false).map(({ to, walk }) => `${to} ${walk.map((p) => POINTS[p])}`);
        const theirs = journeys(g, 'TAHLS'[symbol], left(s)).map(
          ({ to, walk }) => `${GRID.cells.findIndex((cell) => cellId(cell) === to)} ${walk}`,
        );
        expect(mine.sort()).toEqual(theirs.sort());
        reached += mine.length;
      }
    });
  }
  expect(paid).toBeGreaterThan(200);
  expect(reached).toBeGreaterThan(1000);
});

test.each([2, 3, 4])('2 whole games of %i seats by the book: walls, levies, claims, gifts, cards in sight', (seats) => {
  const tally: Tally = {};
  for (let seed = 1; seed <= 14; seed++) ledger(game.rules, { seats, seed }, tally);
  for (const event of ['walked', 'levied', 'occupied', 'tookOver', 'compensated', 'tookBack', 'played', 'drewCard'])
    expect(tally[`alex.${event}`], event).toBeGreaterThan(5);
  expect(tally['alex.reshuffled']).toBeGreaterThan(0);
});
