// @vitest-environment happy-dom
import { Container, Graphics } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import type { Piece } from '../src/games/kit/draw/keyed';
import { KeyedScene } from '../src/games/kit/draw/keyed-scene';
import type { Look } from '../src/games/table';

/** A touch that chooses nothing: what lies there moves once, and all lies again exactly where it lay. */

type Places = { [key: string]: readonly [number, number] };
const LOOK: Look = { theme: 'light', contrast: false, motion: 1, chairs: [], say: ({ key }) => key };
const NONE = new Map();

class Shore extends KeyedScene<Places> {
  readonly field = { x: 0, y: 0, width: 1000, height: 1000 };
  protected override readonly answers = { ship: 'rock', fog: 'none' } as const;
  ground = () => 0;

  protected pieces(view: Places): Piece[] {
    return Object.entries(view).map(([key, at]): Piece => {
      const half = key === 'land' ? 300 : 20;
      const box = (r: number) => new Graphics().rect(-r, -r, 2 * r, 2 * r).fill(0);
      const draw = () => {
        const it = new Container({ label: `drawn ${key}` });
        it.addChild(box(half));
        if (key === 'land') it.addChild(Object.assign(box(20), { label: 'drawn tree', x: 70.3, y: -170.1 }));
        return it;
      };
      return { key, at, layer: this.board, art: key, turn: 0.3, draw, on: key === 'rider' ? 'ship' : undefined };
    });
  }
}

let scene: Shore;
let stage: Container;

beforeEach(() => {
  [scene, stage] = [new Shore(), new Container()];
  stage.position.set(70, -30);
  stage.scale.set(2.5);
  scene.mount(stage, LOOK);
});

const drawn = (it: Container): Container[] => [it, ...it.children.flatMap(drawn)];
const lies = () =>
  Object.fromEntries(
    drawn(stage).flatMap(({ label, x, y, rotation }) =>
      label?.startsWith('drawn') ? [[label.slice(6), [x, y, rotation]]] : [],
    ),
  );

/** Everything that moved until nothing did, and for how many ms. */
function run(): { moved: string[]; ms: number } {
  const rest = lies();
  const moved = new Set<string>();
  let ms = 0;
  for (let more = true; more; ms += 16) {
    more = scene.tick(16);
    const now = lies();
    for (const key of Object.keys(rest)) if (`${now[key]}` !== `${rest[key]}`) moved.add(key);
  }
  return { moved: [...moved], ms };
}

test('a touched piece moves alone, for less than 700 ms, and the last frame has it exactly where it lay', () => {
  scene.draw({ a: [101.1, 203.7], b: [400, 400] }, NONE);
  const rest = lies();
  expect(scene.touch([105, 200])).toBe(true);
  const { moved, ms } = run();
  expect(moved).toEqual(['a']);
  expect(ms).toBeLessThan(700);
  expect(lies()).toEqual(rest);
  expect(scene.tick(16)).toBe(false);
});

test('a finger beside a piece means it; far from all, outside the field, and on what is too large nothing moves', () => {
  scene.draw({ land: [600, 600], a: [100, 100] }, NONE);
  expect(scene.touch([133, 100])).toBe(true);
  expect(run().moved).toEqual(['a']);
  for (const at of [
    [180, 100],
    [-5, 100],
    [600, 600],
  ] as const)
    expect(scene.touch(at)).toBe(false);
  expect(scene.tick(16)).toBe(false);
});

test('the upper one of two answers, but not what lets touches through; who rides goes along', () => {
  scene.draw({ ship: [100, 100], rider: [110, 70], fog: [100, 110], a: [300, 300], b: [310, 300] }, NONE);
  scene.touch([305, 300]);
  expect(run().moved).toEqual(['b']);
  scene.touch([100, 115]);
  expect(run().moved).toEqual(['ship', 'rider']);
  scene.touch([110, 60]);
  expect(run().moved).toEqual(['rider']);
});

test.each([
  ['another touch', () => scene.touch([100, 100])],
  ['an act', () => void scene.act({ key: 'x' } as never, {}, { a: [100, 200], land: [600, 600] })],
  ['a drawing', () => scene.draw({ a: [100, 100], land: [600, 600] }, NONE)],
  ['a skip', () => scene.skip()],
])('what is printed answers too; %s ends it at once', (_, what) => {
  scene.draw({ a: [100, 100], land: [600, 600] }, NONE);
  const rest = lies().tree;
  expect(scene.touch([717, 458])).toBe(true);
  scene.tick(100);
  expect(lies().tree).not.toEqual(rest);
  what();
  expect(lies().tree).toEqual(rest);
});

test('nothing answers while an act moves', async () => {
  scene.draw({ a: [100, 100] }, NONE);
  const done = scene.act({ key: 'x' } as never, {}, { a: [500, 100] });
  scene.tick(16);
  expect(scene.touch([100, 100])).toBe(false);
  while (scene.tick(16));
  await done;
  expect(lies().a).toEqual([500, 100, 0.3]);
});
