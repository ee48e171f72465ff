// @vitest-environment happy-dom
// What of a board is painted anew in a frame: nothing that lies still below the first thing that changes.

import { Container, Graphics, type Renderer } from 'pixi.js';
import { expect, test } from 'vitest';
import { Still } from '../src/table/board-still';

/** A board of so many pieces on two layers under a camera, and what its paintings left out. */
function board(count: number) {
  let pictures = 0;
  const renderer = { screen: { width: 100, height: 100 }, resolution: 1, render: () => pictures++ };
  const [stage, root, low, high] = [new Container(), new Container(), new Container(), new Container()];
  stage.addChild(root);
  root.addChild(low, high);
  const pieces = Array.from({ length: count }, (_, i) => {
    const piece = new Container();
    piece.addChild(new Graphics().rect(0, 0, 9, 9).fill(0));
    return (i < count / 2 ? low : high).addChild(piece);
  });
  const still = new Still(renderer as unknown as Renderer);
  const paint = (times = 1) => {
    for (let i = 0; i < times; i++) still.ready(stage);
  };
  /** So many of the first pieces are left out. */
  const left = () => pieces.filter((piece) => piece.culled && !piece.destroyed).length;
  return { stage, low, pieces, still, paint, left, pictures: () => pictures };
}

/** Paints frames in which that piece moves on. */
function move({ pieces, paint }: ReturnType<typeof board>, which: number, frames: number): void {
  for (let i = 0; i < frames; i++) {
    pieces[which].x++;
    paint();
  }
}

test('a picture of everything below the lowest piece that moves stands for it, painted once', () => {
  const it = board(60);
  it.paint();
  move(it, 40, 20);
  expect(it.left()).toBe(40);
  expect(it.pieces[40].culled).toBe(false);
  expect(it.still.picture.visible).toBe(true);
  expect(it.pictures()).toBe(1);
});

test.each<[string, (it: ReturnType<typeof board>) => void]>([
  ['moves', ({ pieces }) => pieces[3].position.set(5, 5)],
  [
    'turns',
    ({ pieces }) => {
      pieces[3].rotation = 1;
    },
  ],
  [
    'fades',
    ({ pieces }) => {
      pieces[3].alpha = 0.5;
    },
  ],
  [
    'is hidden',
    ({ pieces }) => {
      pieces[3].visible = false;
    },
  ],
  ['is drawn anew in its place', ({ pieces }) => (pieces[3].children[0] as Graphics).clear().rect(1, 1, 3, 3).fill(0)],
  ['goes', ({ pieces }) => pieces[3].destroy({ children: true })],
  ['changes its order', ({ low, pieces }) => low.setChildIndex(pieces[3], 0)],
  ['lies on a layer that moves', ({ low }) => low.position.set(1, 1)],
  ['is seen from elsewhere', ({ stage }) => stage.scale.set(2)],
])('a piece of the picture, and all above it, is painted again in the painting in which it %s', (_, change) => {
  const it = board(60);
  it.paint();
  move(it, 40, 3);
  expect(it.left()).toBe(40);
  change(it);
  it.paint();
  expect(it.left()).toBeLessThanOrEqual(3);
});

test('pieces that land one after another below make no new picture each', () => {
  const it = board(60);
  it.paint();
  for (let round = 0; round < 10; round++) {
    move(it, 20, 1);
    move(it, 50, 4);
  }
  expect(it.pictures()).toBe(1);
  expect(it.left()).toBe(20);
  move(it, 50, 20);
  expect(it.pictures()).toBe(2);
  expect(it.left()).toBe(50);
});

test('what is painted from elsewhere is painted whole', () => {
  const it = board(60);
  it.paint(3);
  expect(it.left()).toBe(60);
  it.still.without(() => {
    expect(it.left()).toBe(0);
    expect(it.still.picture.visible).toBe(false);
  });
  expect(it.left()).toBe(60);
});
