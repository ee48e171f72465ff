import { describe, expect, test } from 'vitest';
import { play, stepOf } from '../../../src/engine/run';
import { atLeast, oddsFrom } from '../../../src/games/manila/rules/odds';
import { any, GINSENG, type Manila, NUTMEG, now, onRoutes, rules, SILK, table } from './position';

/** Rule page 1.4: the odds of a punt, counted by playing every roll through the real rules. */

/** One punt at sea on this space, the other two docked, before movement round 4 - rolls. No pieces, no pirates. */
function alone(pos: number, rolls: number): Manila {
  const s = table({ seats: 4, at: 'M3', punts: onRoutes([GINSENG, 0], [NUTMEG, 'yard'], [SILK, 'yard']) });
  s.punts[0].pos = pos;
  s.pieces = [0, 0, 0, 0];
  s.moved = 3 - rolls;
  s.todo = Array.from({ length: rolls }, (_, i) => ({ at: 'sail', move: 4 - rolls + i }) as const);
  s.todo.push({ at: 'payday' } as never);
  const [first] = s.todo;
  s.todo.shift();
  if (first.at === 'sail') s.todo.unshift({ at: 'roll', move: first.move }, { at: 'moved', move: first.move });
  return s;
}

interface Count {
  passes: number;
  on13: number;
  wrecks: number;
  /** After move 2. */
  inPort2: number;
  on13After2: number;
}

/** Every sequence of rolls, each weighted alike: out of 6 to the number of rolls. */
function counted(pos: number, rolls: number): Count {
  const sum: Count = { passes: 0, on13: 0, wrecks: 0, inPort2: 0, on13After2: 0 };
  const add = (s: Manila, weight: number, left: number): void => {
    const [punt] = s.punts;
    const before13 = punt.dock === 'sea' && punt.pos === 13;
    if (left === 1 && rolls === 3) {
      if (punt.dock === 'port') sum.inPort2 += weight;
      if (before13) sum.on13After2 += weight;
    }
    if (left === 0 || punt.dock !== 'sea') {
      // the last roll docks it: what stood on 13 is told apart by its last step
      if (punt.dock === 'port') sum.passes += weight;
      else sum.wrecks += weight;
      return;
    }
    const step = stepOf(rules, any(s));
    if (step?.kind !== 'chance') throw new Error(`asked ${now(s)}`);
    for (const { move } of step.outcomes?.(s, s.todo[0]) ?? []) {
      const next = structuredClone(s);
      play(rules, any(next), -1, move);
      if (left === 1 && punt.pos + move.dice[0] === 13) {
        sum.on13 += weight / 6;
        expect(next.punts[0].dock, 'on 13 without pirates').toBe('port');
      } else add(next, weight / 6, left - 1);
    }
  };
  add(alone(pos, rolls), 6 ** rolls, rolls);
  return sum;
}

describe('1.4 derived odds', () => {
  test.each([
    [0, 0, 0, 35, 21, 160],
    [1, 0, 6, 56, 25, 135],
    [2, 6, 12, 81, 27, 108],
    [3, 18, 18, 108, 27, 81],
    [4, 36, 24, 135, 25, 56],
    [5, 60, 30, 160, 21, 35],
  ])(
    'start %i: %i in port after move 2, %i on 13; %i pass, %i on 13, %i wrecks',
    (start, inPort2, on13After2, ...end) => {
      const [passes, on13, wrecks] = end;
      expect(counted(start, 3)).toEqual({ inPort2, on13After2, passes, on13, wrecks });
    },
  );

  test('the program’s own odds are the same from every space with 0 to 3 rolls left', () => {
    for (let rolls = 1; rolls <= 3; rolls++) {
      for (let pos = 0; pos <= 13; pos++) {
        const { passes, on13, wrecks } = counted(pos, rolls);
        expect(oddsFrom(pos, rolls), `${pos} with ${rolls}`).toEqual({ passes, on13, wrecks, all: 6 ** rolls });
      }
    }
    for (let pos = 0; pos <= 13; pos++)
      expect(oddsFrom(pos, 0)).toEqual({ passes: 0, on13: pos === 13 ? 1 : 0, wrecks: pos === 13 ? 0 : 1, all: 1 });
  });

  test('before the third roll: (p - 7) / 6 to pass 13, one sixth to stand on it', () => {
    for (let p = 0; p <= 13; p++) {
      const { passes, on13 } = counted(p, 1);
      expect(passes).toBe(p < 8 ? 0 : p - 7);
      expect(on13).toBe(p >= 7 && p <= 12 ? 1 : 0);
    }
  });

  test('a punt on 13 before the third roll always arrives', () => {
    expect(counted(13, 1)).toMatchObject({ passes: 6, on13: 0, wrecks: 0 });
  });

  test('from 0 one in six, from 4 almost two thirds, from 5 three quarters', () => {
    const part = (start: number) => Math.round((100 * counted(start, 3).passes) / 216);
    expect([part(0), part(4), part(5)]).toEqual([16, 63, 74]);
  });

  test('three punts at once: at least one, two, three of them', () => {
    const chances = [35, 108, 160].map((n) => n / 216);
    const exact = [0, 0, 0];
    for (let set = 0; set < 8; set++) {
      let p = 1;
      chances.forEach((chance, i) => {
        p *= set & (1 << i) ? chance : 1 - chance;
      });
      const n = [1, 2, 4].filter((bit) => set & bit).length;
      for (let k = 0; k < n; k++) exact[k] += p;
    }
    atLeast(chances).forEach((p, k) => {
      expect(p).toBeCloseTo(exact[k], 12);
    });
  });

  test('no punt arrives in move 1 or stands on 13 then, from any start', () => {
    for (let start = 0; start <= 5; start++) expect(start + 6).toBeLessThan(13);
    for (let start = 0; start <= 5; start++) expect(counted(start, 1)).toMatchObject({ passes: 0, on13: 0, wrecks: 6 });
  });
});
