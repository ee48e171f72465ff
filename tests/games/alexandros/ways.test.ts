import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import type { Phrase } from '../../../src/engine/rules';
import { coastOf } from '../../../src/games/alexandros/draw/coast';
import { terrainOf } from '../../../src/games/alexandros/draw/lands';
import { newLand } from '../../../src/games/alexandros/rules/land';
import { newWalls } from '../../../src/games/alexandros/rules/moving';
import { pointName, spaceName } from '../../../src/games/alexandros/rules/names';
import { regionsOf, seedOf } from '../../../src/games/alexandros/rules/regions';
import { GRID, OIKUMENE, symbolAt, symbolsOf } from '../../../src/games/alexandros/rules/setup';
import { preview } from '../../../src/games/alexandros/speech/moves';
import { carries } from '../../../src/games/alexandros/speech/spots';
import { handles, outcome } from '../../../src/games/alexandros/speech/ways';
import { say } from '../../../src/look/say';
import { level } from '../../../src/table/picks';
import { wander } from './checks';
import { game, legal, positionF, rules, sees, table, way } from './position';

/** Every way stands on the board at once, with what it does; and no land looks like another. */

describe('2.3 all that Alexander may do', () => {
  test('each move has one place, or a corner and its forks; no two ways share a place', () => {
    let [whole, forked] = [0, 0];
    for (let seed = 1; seed <= 5; seed++)
      wander(rules as never, { seats: 2 + (seed % 3), seed }, (s) => {
        const f = s.todo[0];
        if (f?.at !== 'route') return;
        const v = sees(s, f.seat);
        const all = handles(v);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        const spots = all.map(({ at }) => at.map(Math.round).join());
        expect(new Set(spots).size, spots.join(' ')).toBe(spots.length);
        forked += all.filter(({ ways }) => ways > 1).length;
        whole += all.filter(({ ways }) => ways === 1).length;
        const branches = legal(s, f.seat).map((move) => ({ move: move as never, walk: game.walk(move, v) }));
        for (const { move, walk } of branches) {
          const now = level(
            branches,
            walk.flat().map(({ id }) => id),
          );
          expect(now.move).toEqual(move);
        }
      });
    expect(whole).toBeGreaterThan(2 * forked);
  });

  test('a corner stands for the way with the fewest new walls', () => {
    const v = sees(positionF({ at: 'route', symbol: 2 }), 0);
    const corners = handles(v).filter(({ shape }) => shape.kind === 'polygon');
    expect(corners.length).toBeGreaterThan(1);
    for (const { to, walk } of corners) {
      const others = handles(v).filter((one) => one.to === to && one.walk.at(-1) === walk.at(-1));
      for (const other of others) expect(newWalls(v, walk)).toBeLessThanOrEqual(newWalls(v, other.walk) as number);
    }
  });

  test('a corner to which several ways lead asks for a second act, a way on its own side and a lone way do not', () => {
    const s = positionF({ at: 'route', symbol: 2 });
    const v = sees(s, 0);
    const seen = { corner: 0, side: 0, lone: 0 };
    for (const move of legal(s, 0)) {
      const [[pick]] = game.walk(move, v);
      const handle = handles(v).find(({ id, ways }) => id === pick.id && ways === 1);
      if (!handle) continue;
      const ways = handles(v).filter((one) => one.to === handle.to && one.walk.at(-1) === handle.walk.at(-1));
      const kind = ways.length === 1 ? 'lone' : handle.shape.kind === 'polygon' ? 'corner' : 'side';
      seen[kind]++;
      expect(pick.weighty === true, `${kind} ${pick.id}`).toBe(kind === 'corner');
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  test('fig. 9: the way through Anatolia takes three walls, opens six and leaves blue three of nine', () => {
    const s = positionF({ at: 'route', symbol: 2, seat: 3 });
    const walk = way('2,0', '2,1', '2,2', '2,3');
    expect(outcome(sees(s, 3), 3, walk)).toEqual({ walls: 3, opens: 6, own: -6 });
    const of = (seat: number) => {
      const v = sees(positionF({ at: 'route', symbol: 2, seat }), seat);
      const f = v.todo[0] as { symbol: number };
      const to = handles(v).find(
        (one) => one.walk.at(-1) === walk.at(-1) && symbolAt(v.symbols, one.to) === f.symbol,
      )?.to;
      return preview({ to: to as number, walk }, v).map(({ tone }) => tone);
    };
    // whoever loses by it is asked once more
    expect(of(3)).toContain('warn');
    expect(of(0)).not.toContain('warn');
  });

  test('Alexander can be dragged while a card or a way is chosen for him, and never else', () => {
    expect(carries(sees(table(), 0))).toMatch(/^point:/);
    expect(carries(sees(positionF({ at: 'route' }), 0))).toMatch(/^point:/);
    expect(carries(sees(positionF({ at: 'act' }), 0))).toBeUndefined();
  });
});

describe('3 lands', () => {
  const known = symbolsOf(OIKUMENE);
  const others = [1, 2, 3].map((seed) => newLand(rng(seed)));

  test('the Oikumene looks as it always does, every new land in its own way', () => {
    expect([seedOf(''), seedOf(known)]).toEqual([0, 0]);
    const seeds = others.map(seedOf);
    expect(new Set([0, ...seeds]).size).toBe(4);
    const drawn = [0, ...seeds].map((seed) => JSON.stringify(coastOf(seed).lines[0]));
    expect(new Set(drawn).size).toBe(4);
    expect(new Set([known, ...others].map((land) => terrainOf(land).join())).size).toBe(4);
  });

  test('names stand where no symbol does, each once', () => {
    for (const land of [known, ...others]) {
      const regions = regionsOf(land);
      expect(regions.length).toBeGreaterThan(8);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
      for (const { spaces } of regions) for (const space of spaces) expect(symbolAt(land, space)).toBe(-1);
    }
    expect(regionsOf(known)).toHaveLength(20);
  });

  test('every symbol space of the Oikumene has a name of its own, without a figure; of a new land nearly all', () => {
    const words = (phrase: Phrase): string => say(phrase, { text: game.text });
    for (const land of [known, ...others]) {
      const spaces = GRID.cells.flatMap((_, space) => (symbolAt(land, space) < 0 ? [] : [space]));
      const names = spaces.map((space) => words(spaceName({ symbols: land }, space)));
      expect(names.filter((name) => /\d|undefined|\{/.test(name))).toEqual([]);
      expect(spaces.length - new Set(names).size).toBeLessThanOrEqual(land === known ? 0 : 4);
      const corners = GRID.points.map((_, point) => words(pointName({ symbols: land }, point)));
      expect(corners.filter((name) => /\d|undefined|\{/.test(name))).toEqual([]);
    }
    expect(words(pointName({ symbols: '' }, 0))).toBe('a corner');
  });
});
