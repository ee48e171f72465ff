// @vitest-environment happy-dom
import { Container, type Graphics } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { Drawings } from '../src/games/kit/draw/drawings';
import { WHOLE } from '../src/games/kit/draw/pieces';

/** What looks alike is drawn once, and outlives each piece that shows it. */

const square = () => vi.fn((g: Graphics) => void g.rect(0, 0, 10, 10).fill(0));

test('a name is drawn once, and every piece of it has a place of its own', () => {
  const [drawings, draw] = [new Drawings(), square()];
  const [a, b] = [drawings.of('pawn 1', draw), drawings.of('pawn 1', draw)];
  expect(draw).toHaveBeenCalledTimes(1);
  a.position.set(3, 4);
  expect([a.context === b.context, b.x, b.getLocalBounds().width]).toEqual([true, 0, 10]);
  expect(drawings.of('pawn 2', draw).context).not.toBe(a.context);
});

test('a piece that is destroyed leaves the drawing to the others, and to whoever comes later', () => {
  const [drawings, draw, layer] = [new Drawings(), square(), new Container()];
  layer.addChild(drawings.of('pawn 1', draw));
  layer.destroy(WHOLE);
  const later = drawings.of('pawn 1', draw);
  expect([draw.mock.calls.length, later.context.destroyed, later.getLocalBounds().height]).toEqual([1, false, 10]);
});

test('with the scene they are gone', () => {
  const [drawings, draw] = [new Drawings(), square()];
  const { context } = drawings.of('pawn 1', draw);
  drawings.destroy();
  expect(context.destroyed).toBe(true);
  expect(drawings.of('pawn 1', draw).context.destroyed).toBe(false);
});
