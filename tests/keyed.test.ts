// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { GLASS, inGlass } from '../src/games/kit/draw/ghosts';
import { Keyed, type Piece } from '../src/games/kit/draw/keyed';
import { Motion } from '../src/games/kit/draw/motion';

/** Pieces by key: what moves between two lists of them, and that all is well when that is cut short. */

let keyed: Keyed;
let motion: Motion;
let board: Container;
let air: Container;

beforeEach(() => {
  [keyed, motion, board, air] = [new Keyed(), new Motion(), new Container(), new Container()];
});

const piece = (key: string, at: [number, number], more: Partial<Piece> = {}): Piece => ({
  ...{ key, at, art: 'pawn', layer: board },
  draw: () => Object.assign(new Container(), { label: key }),
  ...more,
});

const lies = (layer: Container) => layer.children.map(({ label, x, y }) => [label, Math.round(x), Math.round(y)]);
const glide = (pieces: Piece[], which?: (key: string) => boolean) => keyed.glide({ motion, air }, pieces, which);

/** Lets it run to its end; all positions on the way. */
async function run(done: Promise<void> | undefined) {
  const seen: ReturnType<typeof lies>[] = [];
  while (motion.tick(40)) seen.push(lies(air));
  await done;
  return seen;
}

test('a piece glides from its old place, one that is new comes from its owner, one that is gone goes back there', async () => {
  keyed.put([piece('a', [0, 0]), piece('b', [50, 0], { from: [50, 900], art: 'other' })]);
  const done = glide([piece('a', [300, 0]), piece('c', [100, 100], { from: [100, 900], art: 'third' })]);
  const way = await run(done);
  const of = (label: string) => way.map((all) => all.find(([name]) => name === label) ?? []);
  expect(of('a')[0][1]).toBeGreaterThan(0);
  expect(of('a')[0][1]).toBeLessThan(300);
  expect(of('c')[0][2]).toBeGreaterThan(100);
  expect(of('b').at(-1)?.[2]).toBeGreaterThan(600);
  expect(lies(board)).toEqual([
    ['a', 300, 0],
    ['c', 100, 100],
  ]);
  expect(air.children).toEqual([]);
});

test('where keys are places, the nearest that looks the same has become the new one', async () => {
  keyed.put([piece('boat:0', [0, 0]), piece('boat:1', [90, 0]), piece('port', [500, 0], { art: 'ship' })]);
  const way = await run(glide([piece('boat:0', [0, 0]), piece('seat', [200, 0])]));
  expect(way[0].some(([name]) => name === 'boat:1')).toBe(true);
  expect(lies(board)).toEqual([
    ['boat:0', 0, 0],
    ['boat:1', 200, 0],
  ]);
});

test('who rides goes with what carries them, whatever way that takes', async () => {
  const at = (x: number, y: number) => [
    piece('ship', [x, y], { art: 'ship', by: [[x, 0]] }),
    piece('rider', [x + 10, y + 5], { on: 'ship' }),
  ];
  keyed.put(at(0, 0));
  for (const all of await run(glide(at(400, 300)))) {
    const [ship, rider] = all as [string, number, number][];
    expect([rider[1] - ship[1], rider[2] - ship[2]]).toEqual([10, 5]);
  }
});

test.each([
  ['with all others', undefined],
  ['alone', (key: string) => key === 'ship'],
])('who rides on what was drawn anew %s goes home with it', async (_, which) => {
  const at = (art: string) => [
    piece('ship', [0, 0], { art, from: [400, 300], by: [[400, 0]] }),
    piece('rider', [10, 5], { on: 'ship', from: [410, 305] }),
  ];
  keyed.put(at('ship'));
  keyed.put(at('ship with two aboard'), which);
  for (const all of await run(glide([]))) {
    const of = (name: string) => all.find(([label]) => label === name) as [string, number, number];
    expect([of('rider')[1] - of('ship')[1], of('rider')[2] - of('ship')[2]]).toEqual([10, 5]);
  }
});

test('only what is named moves; what lies still is drawn anew at once, what moves when it has come', async () => {
  keyed.put([piece('a', [0, 0]), piece('b', [0, 50])]);
  const next = [piece('a', [100, 0], { art: 'new a' }), piece('b', [100, 50])];
  const old = board.children[0];
  const done = glide(next, (key) => key === 'a');
  expect(air.children).toEqual([old]);
  await run(done);
  expect(
    lies(board)
      .map(([, x]) => x)
      .sort(),
  ).toEqual([0, 100]);
  expect(board.children).not.toContain(old);
  expect(glide([next[0], piece('b', [0, 50], { art: 'new b' })])).toBeUndefined();
});

test('cut short, nothing is left in the air, and what is put next is all there is', () => {
  keyed.put([piece('a', [0, 0]), piece('gone', [0, 50], { art: 'x' })]);
  const next = [piece('a', [100, 0]), piece('new', [0, 90], { art: 'y' })];
  void glide(next);
  motion.tick(50);
  motion.drop();
  keyed.drop();
  expect([...board.children, ...air.children]).toEqual([]);
  keyed.put(next);
  expect(lies(board)).toEqual([
    ['a', 100, 0],
    ['new', 0, 90],
  ]);
});

test('a struck table: what stands on it hops, the nearest first, and lies again where it lay', async () => {
  keyed.put([piece('near', [0, 0]), piece('far', [400, 0], { turn: 0.5 }), piece('still', [0, 50])]);
  const done = keyed.rattle(motion, [0, 0], (key) => key !== 'still');
  const ups: number[][] = [];
  while (motion.tick(40)) ups.push(board.children.map(({ y }) => y));
  await done;
  const first = (i: number) => ups.findIndex((all) => all[i] < -0.5);
  expect(first(0)).toBeGreaterThanOrEqual(0);
  expect(first(1)).toBeGreaterThan(first(0));
  expect(ups.every((all) => all[2] === 50)).toBe(true);
  expect(lies(board)).toEqual([
    ['near', 0, 0],
    ['far', 400, 0],
    ['still', 0, 50],
  ]);
  expect(board.children[1].rotation).toBeCloseTo(0.5);
});

test('a ghost is the pieces after the move: in glass where they differ, whole again when it goes', () => {
  const [stays, moves, number] = [piece('a', [0, 0]), piece('b', [50, 0]), piece('n', [9, 9], { alpha: 1 })];
  const then = [stays, piece('b', [80, 0]), piece('c', [20, 20]), piece('n', [9, 9], { alpha: 1, art: '7' })];
  const strong = () => Object.fromEntries(board.children.map(({ label, alpha }) => [label, alpha]));
  keyed.put([stays, moves, number]);
  keyed.put(inGlass([stays, moves, number], then));
  expect(strong()).toEqual({ a: 1, b: GLASS, c: GLASS, n: 1 });
  keyed.put([stays, moves, number]);
  expect(strong()).toEqual({ a: 1, b: 1, n: 1 });
});
