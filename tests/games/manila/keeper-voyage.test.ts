import { describe, expect, test } from 'vitest';
import { boardableNow, boardersNow, tableOf } from '../../../src/games/manila/box/keeper-crew';
import {
  chances,
  charted,
  freshVoyage,
  keptIn,
  launchOf,
  NO_PICKS,
  nudged,
  pairsBeside,
  rolled,
  toKeep,
  type Voyage,
} from '../../../src/games/manila/box/keeper-voyage';
import { reading } from '../../../src/games/sheet';
import { wander } from './checks';
import { rules } from './position';

const sailing = (starts: number[], ...rolls: number[][]): Voyage => {
  let v: Voyage = { ...freshVoyage(), starts };
  for (const dice of rolls) v = rolled(v, dice) as Voyage;
  return v;
};
const places = (v: Voyage) => charted(v).lanes.map(({ pos, port }) => (port ? 'port' : pos));

test('nobody boards who has come to the pirates since the second roll (3.6.4)', () => {
  const v = sailing([5, 4, 0], [6, 4, 1], [2, 2, 1]);
  const read = reading(4, {});
  // three accomplices each: two before the second roll, the third after it
  const crew = (spaces: string[], seat: number) => spaces.map((space) => ({ seat, space }));
  const early: Voyage = { ...v, since: 4, crew: [...crew(['boat:0', 'port:0'], 1), ...crew(['port:1', 'yard:0'], 2)] };
  expect([boardersNow(read, early), boardableNow(read, early)]).toEqual([[1], [0]]);
  const late: Voyage = { ...early, crew: [...early.crew, ...crew(['yard:1'], 1), ...crew(['boat:1'], 2)] };
  expect(boardersNow(read, late)).toEqual([1]);
  const alone: Voyage = { ...v, since: 2, crew: crew(['port:1', 'yard:0', 'boat:0'], 2) };
  expect([boardersNow(read, alone), boardableNow(read, alone)]).toEqual([[], []]);
  // nor whoever went aboard and came back to the boat
  const back: Voyage = { ...early, crew: [...early.crew, { seat: 1, boards: 0 }, ...crew(['boat:0'], 1)] };
  expect([tableOf(read, back).s.boat, boardersNow(read, back)]).toEqual([[1], []]);
});

describe('the voyage', () => {
  test('sails past 13 into the port, and stays on 13', () => {
    const v = sailing([5, 4, 0], [6, 6, 1], [3, 3, 2]);
    expect(places(v)).toEqual(['port', 13, 3]);
    expect(charted(v).lanes.map(({ die }) => die)).toEqual([3, 3, 2]);
    expect(places(rolled(v, [4, 1, 6]) as Voyage)).toEqual(['port', 'port', 9]);
    expect((rolled(v, [4, 1, 6]) as Voyage).made.at(-1)).toEqual({ dice: [0, 1, 6] });
  });

  test('tells the odds of rule page 1.4', () => {
    const odds = (v: Voyage) => {
      const { lanes, moved } = charted(v);
      return lanes.map((lane) => Object.values(chances(lane, moved)));
    };
    const share = (n: number) => Math.round((100 * n) / 216);
    expect(odds(sailing([5, 4, 0]))).toEqual([
      [share(160), share(21)],
      [share(135), share(25)],
      [share(35), share(21)],
    ]);
    // on 13 before the last roll it always arrives; from 5 it never does
    expect(odds(sailing([5, 4, 0], [4, 4, 3], [4, 4, 2]))).toEqual([
      [100, 0],
      [83, 17],
      [0, 0],
    ]);
    expect(odds(sailing([4, 5, 0], [6, 6, 3], [3, 5, 2], [1, 1, 1]))).toEqual([
      [100, 0],
      [100, 0],
      [0, 0],
    ]);
  });

  test('rolls three times', () => {
    const v = sailing([3, 3, 3], [1, 1, 1], [1, 1, 1], [1, 1, 1]);
    expect([rolled(v, [1, 1, 1]), nudged(v, 0, 1)]).toEqual([undefined, undefined]);
    for (const dice of [
      [1, 1, 0],
      [1, 1, 7],
      [1, 1],
      [1, 1, 1.5],
    ])
      expect(rolled(sailing([3, 3, 3]), dice), String(dice)).toBeUndefined();
    const docked = sailing([5, 4, 0], [6, 6, 6], [6, 6, 6]);
    expect(places(docked)).toEqual(['port', 'port', 12]);
    const all = nudged(nudged(docked, 2, 1) as Voyage, 2, 1) as Voyage;
    expect([places(all), rolled(all, [1, 1, 1])]).toEqual([['port', 'port', 'port'], undefined]);
  });

  test('starts sum to nine: one is picked, the other two together', () => {
    const load = { ware: 3, start: 1 };
    const pairs = pairsBeside(load);
    expect(pairs.map(({ wares }) => wares)).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(pairs[0].starts).toEqual([
      [3, 5],
      [4, 4],
      [5, 3],
    ]);
    expect(launchOf(load, pairs[1], [3, 5])).toEqual({ ashore: 1, starts: [3, 5, 1] });
    const all = [0, 1, 2, 3, 4, 5].flatMap((start) => pairsBeside({ ware: 0, start })[0].starts);
    expect(all).toHaveLength(25);
  });

  test('pilots step between the first roll and the last', () => {
    expect(nudged(sailing([5, 4, 0]), 0, 1)).toBeUndefined();
    const v = sailing([5, 4, 0], [1, 1, 1]);
    const back = nudged(v, 2, -1) as Voyage;
    expect([places(back), charted(back).moved]).toEqual([[6, 5, 0], 1]);
    expect(nudged(back, 2, -1)).toBeUndefined();
    const docked = sailing([5, 4, 0], [6, 1, 1], [6, 1, 1]);
    expect([nudged(docked, 0, -1), nudged(docked, 0, 1)]).toEqual([undefined, undefined]);
  });

  test('picks come back from what was kept, and from nonsense', () => {
    const v = { ...sailing([5, 4, 0]), ashore: 1 };
    const picks = { who: 2, load: { ware: 2, start: 4 }, faces: [0, 4, 0], plunder: ['port', 'yard', 'yard'] } as const;
    const { ashore, starts } = v;
    expect(keptIn(JSON.parse(JSON.stringify(toKeep(v, picks))))).toEqual({ ashore, starts, picks });
    const { ashore: jade, starts: threes } = freshVoyage();
    const broken = { ashore: 4, starts: [6, 3, 0], load: { ware: 2, start: 6 }, faces: [7, 0, 0], who: 5, plunder: 3 };
    for (const kept of [undefined, null, 3, 'x', [], {}, broken])
      expect(keptIn(kept as never)).toEqual({ ashore: jade, starts: threes, picks: NO_PICKS });
  });

  test('goes where the punts of the digital game go', () => {
    let seen = 0;
    for (let seed = 0; seed < 12; seed++) {
      let v: Voyage | undefined;
      wander(rules, { seats: 3 + (seed % 3), seed }, (s, entry, go) => {
        const [f] = s.todo;
        const order = [...s.punts.keys()].sort((a, b) => s.punts[a].ware - s.punts[b].ware);
        if (f?.at === 'roll' && f.move === 1) {
          const ashore = [0, 1, 2, 3].find((ware) => s.punts.every((punt) => punt.ware !== ware)) as number;
          v = { ...freshVoyage(), ashore, starts: order.map((r) => s.punts[r].pos) };
        }
        const move = entry.move as { dice?: number[]; pilot?: [number, number][] } | null;
        if (!v || (!move?.dice && !move?.pilot)) return;
        if (move.dice)
          v = rolled(
            v,
            order.map((r) => (move.dice as number[])[r]),
          ) as Voyage;
        for (const [route, by] of move.pilot ?? [])
          for (let i = 0; i < Math.abs(by) && v; i++) {
            // a punt that is in the port with its first step takes no second one
            v = nudged(v, order.indexOf(route), by > 0 ? 1 : -1) ?? v;
          }
        go();
        seen++;
        const lanes = charted(v).lanes;
        expect(lanes.map(({ ware }) => ware)).toEqual(order.map((r) => s.punts[r].ware));
        // after the third roll what falls short or is plundered has been docked already
        order.forEach((r, i) => {
          const punt = s.punts[r];
          if (punt.dock === 'sea' || lanes[i].port)
            expect([lanes[i].pos, lanes[i].port]).toEqual([punt.pos, punt.dock === 'port']);
        });
      });
    }
    expect(seen).toBeGreaterThan(100);
  });
});
