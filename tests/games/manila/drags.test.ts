import { describe, expect, test } from 'vitest';
import { HULL, PITCH, type Point, routePoint } from '../../../src/games/manila/rules/places';
import { TRIPLES } from '../../../src/games/manila/rules/setup';
import { balanced, drags } from '../../../src/games/manila/speech/drags';
import { level } from '../../../src/table/picks';
import { any, game, legal, type Move, sees, table } from './position';

/** Punts that are dragged along their streams: the starts always sum to nine, and the picks always lead to that launch. */

const s = table({ at: 'launch' });
const v = sees(s, 0);
const branches = (legal(s, 0) as Move[]).map((move) => ({ move: move as never, walk: game.walk(move, v) }));
const moveOf = (ids: readonly string[]) => level(branches, ids).move as { launch: [number, number][] } | undefined;
const startsOf = (ids: readonly string[] | undefined) => ids?.map((id) => id.split(':').slice(2).map(Number));

/** Drags the punt that lies on that route and start so many spaces along, and so many streams across. */
const drag = (made: readonly string[], [route, start]: [number, number], along: number, across = 0) => {
  const from = routePoint(route, start);
  const to: Point = [from[0] + along * PITCH, from[1] + across * (routePoint(1, 0)[1] - routePoint(0, 0)[1])];
  return drags(v, made, from, to);
};

describe('dragging a punt', () => {
  test('moves the others so that the sum stays nine', () => {
    expect(startsOf(drag([], [0, 3], 2))).toEqual([
      [0, 5],
      [1, 1],
      [2, 3],
    ]);
    expect(startsOf(drag([], [2, 3], -3))).toEqual([
      [0, 5],
      [1, 4],
      [2, 0],
    ]);
  });

  test('keeps within 0 and 5 however far it goes, and every way leads to a legal launch', () => {
    for (const made of [[], drag([], [0, 3], 2) as string[], drag([], [1, 3], -9) as string[]]) {
      const lies =
        made.length > 0 ? (startsOf(made) as [number, number][]) : [0, 1, 2].map((r): [number, number] => [r, 3]);
      for (const lie of lies)
        for (let along = -7; along <= 7; along++)
          for (const across of [-2, -1, 0, 1, 2]) {
            const ids = drag(made, lie, along, across) as string[];
            const move = moveOf(ids);
            expect(move, `${ids}`).toBeDefined();
            expect(startsOf(ids)).toEqual(move?.launch);
          }
    }
  });

  test('onto another stream changes places with who lies there', () => {
    expect(startsOf(drag([], [0, 3], 1, 1))).toEqual([
      [1, 4],
      [0, 2],
      [2, 3],
    ]);
  });

  test('every launch can be reached in three', () => {
    for (const [a, b, c] of TRIPLES) {
      let made: readonly string[] = [];
      for (const [i, want] of [a, b, c].entries()) {
        const lie = (startsOf(made)?.[i] ?? [i, 3]) as [number, number];
        made = drag(made, lie, want - lie[1]) as string[];
      }
      const got = startsOf(made)?.map(([, start]) => start) as number[];
      expect(got.reduce((sum, n) => sum + n, 0)).toBe(9);
      expect(got[2]).toBe(c);
    }
  });

  test('what was pushed to an end stays there', () => {
    expect(balanced([5, 1, 3], 1, 4)).toEqual([5, 4, 0]);
    expect(balanced([0, 5, 4], 1, 4)).toEqual([0, 4, 5]);
    expect(balanced([1, 3, 5], 0, 4)).toEqual([4, 0, 5]);
  });

  test('by taps, two places say the whole launch, and the third tap does it', () => {
    for (const move of legal(s, 0) as Move[]) {
      if (!('launch' in move)) continue;
      const ids = game.walk(move, v).map(([pick]) => pick.id);
      expect(moveOf(ids.slice(0, 2))).toEqual(move);
    }
  });

  test('goes on from what was picked by taps', () => {
    const ware = (v.todo[0] as { wares: number[] }).wares[0];
    const ids = drag([`launch:${ware}:2:0`], [2, 0], 1) as string[];
    expect(moveOf(ids)?.launch[0]).toEqual([2, 1]);
  });

  test('takes hold of a punt alone, and only while punts are launched', () => {
    const [x, y] = routePoint(0, 3);
    expect(drags(v, [], [x + HULL.prow + 30, y], [x, y])).toBeUndefined();
    expect(drags(v, [], [x, y + HULL.half + 30], [x, y])).toBeUndefined();
    expect(drags(sees(table({ at: 'P1' }), 0), [], [x, y], [x, y])).toBeUndefined();
    expect(any(s).todo[0].at).toBe('launch');
  });
});
