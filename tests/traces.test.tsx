// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Spot } from '../src/games/module';
import type { Field } from '../src/games/table';
import type { Camera } from '../src/table/board-camera';
import { type Trace, Traces } from '../src/table/board-traces';
import { nextTask } from '../src/table/task';

// What the others did is marked beside a place: never on a number that is printed there, nor one mark on another.

const DISC = 24;
const text = { key: 'place' } as never;
const ROUND: Spot = { id: 'round:1', text, shape: { kind: 'circle', x: 200, y: 200, r: 60 } };
const CORNERS: Spot = {
  id: 'corners',
  text,
  shape: {
    kind: 'polygon',
    points: [
      [400, 400],
      [500, 400],
      [500, 500],
      [400, 500],
    ],
  },
};
const trace = (n: number, ...ways: string[][]): Trace => ({ n, entry: n, colour: 0, ways });

/** A board that is seen whole, a px a unit. */
const camera = {
  zoom: 1,
  toScreen: (x: number, y: number) => [x, y],
  shows: (x: number, _y: number, room: number) => x <= 560 - room,
} as unknown as Camera;

/** The discs and the lines of these traces there. */
async function drawn(spots: readonly Spot[], traces: readonly Trace[], numbers: readonly Field[]) {
  const all = new Traces({ camera, tell: () => {} });
  all.show(spots, [], () => numbers);
  all.mark(traces);
  // drawn in a task of their own
  await nextTask();
  const discs = [...all.element.querySelectorAll<HTMLElement>('.trace-disc')].map(({ style }) => {
    const [x, y] = (style.transform.match(/-?\d+(?=px)/g) ?? []).map(Number);
    return { x, y, width: DISC, height: DISC };
  });
  return { discs, element: all.element };
}

const meet = (a: Field, b: Field): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('traces', () => {
  for (const spot of [ROUND, CORNERS]) {
    test(`a disc at ${spot.id} moves along the rim, off what is printed there`, async () => {
      const [usual] = (await drawn([spot], [trace(1, [spot.id])], [])).discs;
      const number = { x: usual.x + 4, y: usual.y + 4, width: 16, height: 16 };
      const [moved] = (await drawn([spot], [trace(1, [spot.id])], [number])).discs;
      expect(meet(usual, number)).toBe(true);
      expect(meet(moved, number)).toBe(false);
      expect(Math.hypot(moved.x - usual.x, moved.y - usual.y)).toBeLessThan(90);
    });

    test(`discs at ${spot.id} lie side by side`, async () => {
      const { discs } = await drawn(
        [spot],
        [1, 2, 3, 4].map((n) => trace(n, [spot.id])),
        [],
      );
      expect(discs).toHaveLength(4);
      for (const [i, one] of discs.entries())
        expect(discs.slice(i + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= DISC)).toBe(true);
    });
  }

  test('a disc of a place at the edge of the screen is seen whole', async () => {
    const spot: Spot = { id: 'edge', text, shape: { kind: 'circle', x: 540, y: 200, r: 40 } };
    const { discs } = await drawn(
      [spot],
      [1, 2].map((n) => trace(n, ['edge'])),
      [],
    );
    expect(discs.every(({ x }) => x + DISC <= 561)).toBe(true);
  });

  test('rings and lines leave out what is printed, two numbers that meet as one', async () => {
    const numbers = [
      { x: 255, y: 195, width: 12, height: 12 },
      { x: 260, y: 200, width: 12, height: 12 },
      { x: 300, y: 300, width: 10, height: 10 },
    ];
    const { element } = await drawn([ROUND, CORNERS], [trace(1, ['round:1', 'corners'])], numbers);
    const clips = [...element.querySelectorAll('clipPath path')].map((path) => path.getAttribute('d'));
    expect(clips.length).toBeGreaterThan(0);
    for (const clip of clips) {
      expect(clip).toContain('M255 195h17v17h-17z');
      expect(clip).toContain('M300 300h10v10h-10z');
    }
    for (const line of element.querySelectorAll('.trace-ring, .trace-line'))
      expect(line.getAttribute('clip-path')).toMatch(/^url\(#trace-/);
  });

  test('what stays is not drawn again, what goes leaves nothing, and nothing is drawn twice', async () => {
    const all = new Traces({ camera, tell: () => {} });
    const draw = async (spots: readonly Spot[], traces: readonly Trace[]) => {
      all.show(spots, [], () => []);
      all.mark(traces);
      await nextTask();
      return [...all.element.querySelectorAll('.trace-disc, .trace-ring, .trace-line')];
    };
    const one = await draw([ROUND, CORNERS], [trace(1, ['round:1'])]);
    expect(one).toHaveLength(3);
    expect(await draw([{ ...ROUND }, { ...CORNERS }], [trace(1, ['round:1'])])).toEqual(one);
    const two = await draw([ROUND, CORNERS], [trace(1, ['round:1']), trace(2, ['round:1', 'corners'])]);
    expect(two).toHaveLength(8);
    for (const element of one) expect(two).toContain(element);
    const other = await draw([ROUND, CORNERS], [trace(2, ['round:1', 'corners'])]);
    expect(other).toHaveLength(5);
    for (const element of other) expect(two).toContain(element);
    // two who went the same way
    expect(
      await draw(
        [ROUND, CORNERS],
        [2, 3].map((n) => trace(n, ['round:1', 'corners'])),
      ),
    ).toHaveLength(8);
    expect(await draw([ROUND, CORNERS], [])).toEqual([]);
    expect(all.element.querySelectorAll('g g *')).toHaveLength(0);
  });

  test('a place that moves takes its ring and disc along', async () => {
    const all = new Traces({ camera, tell: () => {} });
    all.mark([trace(1, ['round:1'])]);
    const at = async (x: number) => {
      all.show([{ ...ROUND, shape: { kind: 'circle', x, y: 200, r: 60 } }], [], () => []);
      await nextTask();
      return [...all.element.querySelectorAll('.trace-ring')].map((ring) => Number(ring.getAttribute('cx')));
    };
    expect(await at(200)).toEqual([200, 200]);
    const before = (all.element.querySelector('.trace-disc') as HTMLElement).style.transform;
    expect(await at(300)).toEqual([300, 300]);
    const disc = all.element.querySelectorAll<HTMLElement>('.trace-disc');
    expect(disc).toHaveLength(1);
    expect(disc[0].style.transform).not.toBe(before);
  });
});
