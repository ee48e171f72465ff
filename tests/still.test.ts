// @vitest-environment happy-dom
import { Container, Graphics, type Renderer } from 'pixi.js';
import { expect, test } from 'vitest';
import { Still } from '../src/table/board-still';

/** A glass of that size; what is painted on it is not looked at. */
const glass = { screen: { width: 390, height: 700 }, resolution: 1, render() {} };

test('the picture of the lowest layers is as large as the glass, also after the bar of a browser has gone or come', () => {
  const still = new Still(glass as unknown as Renderer);
  const stage = new Container();
  const layer = stage.addChild(new Container());
  layer.addChild(new Graphics().rect(0, 0, 10, 10).fill(0));
  still.of([layer]);
  for (const height of [700, 640, 760]) {
    glass.screen.height = height;
    // painted twice alike it is kept, and shown from then on
    for (let times = 0; times < 3; times++) still.ready(stage);
    expect(still.picture.visible).toBe(true);
    const { maxX, maxY } = still.picture.bounds;
    expect([maxX, maxY]).toEqual([390, height]);
  }
});
