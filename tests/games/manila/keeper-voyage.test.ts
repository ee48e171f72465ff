import { describe, expect, test } from 'vitest';
import {
  charted,
  freshVoyage,
  mayRoll,
  nudged,
  rolled,
  startsLeft,
  takenBack,
  toKeep,
  type Voyage,
  voyageIn,
} from '../../../src/games/manila/box/keeper-voyage';
import { text } from '../../../src/games/manila/box/text-keeper.en';
import { say } from '../../../src/look/say';
import { wander } from './checks';
import { rules } from './position';

const sailing = (starts: number[], ...rolls: number[][]): Voyage => {
  let v: Voyage = { ...freshVoyage(), starts };
  for (const dice of rolls) v = rolled(v, dice) as Voyage;
  return v;
};
const places = (v: Voyage) => charted(v).lanes.map(({ pos, port }) => (port ? 'port' : pos));

describe('the voyage', () => {
  test('sails past 13 into the port, and stays on 13', () => {
    const v = sailing([5, 4, 0], [6, 6, 1], [3, 3, 2]);
    expect(places(v)).toEqual(['port', 13, 3]);
    expect(charted(v).lanes.map(({ die }) => die)).toEqual([3, 3, 2]);
    expect(places(rolled(v, [4, 1, 6]) as Voyage)).toEqual(['port', 'port', 9]);
    expect((rolled(v, [4, 1, 6]) as Voyage).made.at(-1)).toEqual({ dice: [0, 1, 6] });
  });

  test('tells the odds of rule page 1.4', () => {
    const odds = (v: Voyage) => charted(v).lanes.map(({ passes, on13 }) => [passes, on13]);
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

  test('rolls three times, with starts that sum to nine', () => {
    expect([startsLeft(sailing([5, 4, 1])), mayRoll(sailing([5, 4, 1]))]).toEqual([-1, false]);
    expect(say({ key: 'manila.keeper.startsOver', args: { all: 9, n: 1 } }, { text: text })).toBe(
      'The starts must add up to 9: 1 too many.',
    );
    expect(rolled(sailing([3, 3, 2]), [1, 1, 1])).toBeUndefined();
    const v = sailing([3, 3, 3], [1, 1, 1], [1, 1, 1], [1, 1, 1]);
    expect([mayRoll(v), rolled(v, [1, 1, 1]), nudged(v, 0, 1)]).toEqual([false, undefined, undefined]);
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
    expect([places(all), mayRoll(all)]).toEqual([['port', 'port', 'port'], false]);
  });

  test('steps move the start before the first roll, and are pilots after it', () => {
    const start = nudged(sailing([3, 3, 3]), 0, 1) as Voyage;
    expect([start.starts, start.made]).toEqual([[4, 3, 3], []]);
    expect(nudged(sailing([5, 4, 0]), 0, 1)).toBeUndefined();
    expect(nudged(sailing([5, 4, 0]), 2, -1)).toBeUndefined();
    const v = sailing([5, 4, 0], [1, 1, 1]);
    const back = nudged(v, 2, -1) as Voyage;
    expect([places(back), charted(back).moved]).toEqual([[6, 5, 0], 1]);
    expect(nudged(back, 2, -1)).toBeUndefined();
    expect(takenBack(back)).toEqual(v);
    const docked = sailing([5, 4, 0], [6, 1, 1], [6, 1, 1]);
    expect([nudged(docked, 0, -1), nudged(docked, 0, 1)]).toEqual([undefined, undefined]);
  });

  test('comes back from what was kept, and from nonsense', () => {
    const v = { ...(nudged(sailing([5, 4, 0], [1, 2, 3]), 1, 1) as Voyage), ashore: 1, faces: [0, 4, 0] };
    expect(voyageIn(JSON.parse(JSON.stringify(toKeep(v))))).toEqual(v);
    for (const kept of [undefined, null, 3, 'x', [], {}, { ashore: 4, starts: [6, 3, 0], made: 1, faces: [7, 0, 0] }])
      expect(voyageIn(kept as never)).toEqual(freshVoyage());
    const roll = { dice: [1, 1, 1] };
    const broken = { ashore: 0, starts: [3, 3, 3], faces: [0, 0, 0] };
    for (const made of [
      [roll, { dice: [0, 1, 1] }],
      [roll, { dice: [9, 1, 1] }],
      [roll, { lane: 3, by: 1 }],
      [roll, { lane: 0, by: 2 }],
      [roll, null, roll],
    ])
      expect(voyageIn({ ...broken, made } as never).made, JSON.stringify(made)).toEqual([roll]);
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
