import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { Json } from '../../../src/engine/rules';
import { begin, play } from '../../../src/engine/run';
import type { Drawn } from '../../../src/games/drawn';
import { drawn } from '../../../src/games/isla-margarita/box/drawn';
import { sheet } from '../../../src/games/isla-margarita/box/sheet';
import { transfer } from '../../../src/games/isla-margarita/box/transfer';
import { game } from '../../../src/games/isla-margarita/game';
import { BRIDGES, ISLANDS, PORTS } from '../../../src/games/isla-margarita/rules/setup';
import type { Isla, View } from '../../../src/games/isla-margarita/rules/state';
import { spots } from '../../../src/games/isla-margarita/speech/spots';
import { type Entered, reading } from '../../../src/games/sheet';
import type { Standing } from '../../../src/games/transfer';
import { rescored } from '../rescored';
import { Toucher } from '../toucher';
import { entered } from './entered';

/** The sheet of the boxed game, filled in on its board. */

const fingerOf = (n: number, cells: Entered = {}) => new Toucher<View>(drawn, n, cells);

const BY_BOARD = /^(bridge|bridges|port|princes|coins)\./;

/** What stands beside the board is typed; what lies on it is touched in. */
function touched(v: View): Entered {
  const typed = Object.entries(entered(v, true)).filter(([cell]) => !BY_BOARD.test(cell));
  const finger = fingerOf(v.pools[0].length, Object.fromEntries(typed));
  touchIn(finger, v);
  return finger.cells;
}

function touchIn(finger: Toucher<View>, v: View): void {
  for (const [site, seat] of v.bridges.entries()) if (seat >= 0) finger.touch(`bridge:${site}`, seat);
  for (const [site, seat] of v.ports.entries()) if (seat >= 0) finger.touch(`port:${site}`, seat);
  v.princes.forEach((n, island) => {
    for (let i = 0; i < n; i++) finger.touch(`island:${island}`, 'princes');
  });
  v.pools.forEach((pool, island) => {
    for (const [seat, n] of pool.entries()) for (let i = 0; i < n; i++) finger.touch(`island:${island}`, seat);
  });
  expect(finger.view).toMatchObject({ bridges: v.bridges, ports: v.ports, princes: v.princes, pools: v.pools });
}

test('120 finished games score the same when their pieces are touched in', () => {
  rescored<View>(game, sheet, touched, { seats: [2, 3, 4, 5], games: 120 });
});

test('a piece touched again is taken off; another person takes its place', () => {
  const finger = fingerOf(3);
  finger.touch('bridge:4', 1);
  expect(finger.view.bridges[4]).toBe(1);
  finger.touch('bridge:4', 2);
  expect(finger.view.bridges[4]).toBe(2);
  finger.touch('bridge:4', 2);
  expect(finger.cells['bridge.4']).toBeUndefined();
  finger.touch('island:3', 0);
  finger.touch('island:3', 0);
  finger.touch('island:3', 0, true);
  expect(finger.cells['coins.3@0']).toBe('1');
  for (let i = 0; i < 3; i++) finger.touch('island:3', 0, true);
  expect(finger.cells['coins.3@0']).toBeUndefined();
});

test('princes stand on islands alone, and no island takes more than the box holds', () => {
  const finger = fingerOf(2);
  finger.touch('port:0', 'princes');
  expect(finger.cells).toEqual({});
  for (let i = 0; i < 30; i++) {
    finger.touch('island:0', 'princes');
    finger.touch('island:0', 1);
  }
  expect(finger.cells).toEqual({ 'princes.0': '9', 'coins.0@1': '25' });
  finger.touch('island:0', 'princes', true);
  for (let i = 0; i < 2; i++) finger.touch('island:1', 'princes');
  expect([finger.cells['princes.0'], finger.cells['princes.1']]).toEqual(['8', '1']);
  const five = fingerOf(5);
  for (let i = 0; i < 30; i++) five.touch('island:0', 1);
  expect(five.cells).toEqual({ 'coins.0@1': '20' });
});

test('every place of the board takes a piece, and what was counted on another map, or by island, is not drawn', () => {
  const finger = fingerOf(2);
  const places = spots(finger.view);
  expect(places.length).toBe(ISLANDS.length + BRIDGES.length + PORTS.length);
  for (const { id } of places) finger.touch(id, 0);
  expect(Object.keys(finger.cells).length).toBe(places.length);
  expect(drawn.fits(reading(2, finger.cells))).toBe(true);
  expect(drawn.fits(reading(2, { 'sites.0': '4' }))).toBe(false);
  expect(drawn.fits(reading(2, { 'bridges.0@1': '2' }))).toBe(false);
});

test('120 positions between two rounds are the same when their pieces are touched in', () => {
  const { rules } = game;
  let met = 0;
  for (let seed = 0; met < 120; seed++) {
    const n = 2 + (seed % 4);
    const options = rules.options(n === 3 && seed % 8 === 1 ? { coins: 25 } : {}, n);
    const s = begin(rules, n, options);
    const random = rng(seed, n, 3);
    for (let entry = randomEntry(rules, s, random); entry && met < 120; entry = randomEntry(rules, s, random)) {
      play(rules, s, entry.seat, entry.move);
      const v = rules.view(s as Isla, null);
      if (transfer.unready(v) !== undefined) continue;
      met++;
      const finger = new Toucher<View>(transfer.form.drawn?.(options as unknown as Json) as Drawn, n, {
        ...transfer.form.presets?.(n, options as unknown as Json),
      });
      touchIn(finger, v);
      v.crowned.forEach((lies, island) => {
        if (!lies) finger.touch(`island:${island}`, 'crowned');
      });
      const lying = ({ bridges, ports, princes, pools, crowned }: View | Isla) => ({
        ...{ bridges, ports, princes, pools, crowned },
      });
      expect(lying(finger.view)).toEqual(lying(v));
      // and to the box it goes one kind of piece after the other
      const after = [0, 1, 2, 3, 4, 5].map((step) => transfer.stands?.(v, step) as Standing<View>);
      const none = after[0].view;
      expect([none.ports, none.pools.flat(), none.princes].flat().filter((n) => n > 0)).toEqual([]);
      expect(after.map(({ view }) => [view.bridges, view.ports, view.pools, view.princes])).toEqual([
        [v.bridges, none.ports, none.pools, none.princes],
        [v.bridges, v.ports, none.pools, none.princes],
        [v.bridges, v.ports, v.pools, none.princes],
        [v.bridges, v.ports, v.pools, none.princes],
        [v.bridges, v.ports, v.pools, v.princes],
        [v.bridges, v.ports, v.pools, v.princes],
      ]);
      expect(after[0].spots.length).toBe(v.bridges.filter((seat) => seat >= 0).length);
      const read = reading(n, finger.cells);
      expect(lying(transfer.form.position(read, options as unknown as Json) as unknown as Isla)).toEqual(lying(v));
    }
  }
});
