// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManilaScene } from '../../../src/games/manila/draw/scene';
import type { View } from '../../../src/games/manila/rules/state';
import type { Look } from '../../../src/games/table';
import { overhear } from '../../contract/picture';
import { JADE, matchFrom, NUTMEG, onRoutes, SILK, table } from './position';

/** Things move in the order in which they are told. */

beforeAll(overhear);
afterAll(() => void vi.restoreAllMocks());

const LOOK: Look = {
  ...{ theme: 'light', contrast: false, motion: 2, say: ({ key }) => key },
  chairs: [0, 1, 2, 3].map((colour) => ({ colour, name: 'Ana' })),
};

test('a plundered punt is emptied where it lies, and goes to its dock after that', async () => {
  const s = table({ seats: 4, at: 'after M3', boat: [1], punts: onRoutes([JADE, 13, [1]], [NUTMEG, 4], [SILK, 4]) });
  const match = matchFrom(s);
  const before = match.view<View>(null);
  expect(match.enter(1, { to: 'yard' }, 1)).toBe(true);
  const [plundered, ...rest] = match.heard(null, 0).map(({ event }) => event);
  expect([plundered.key, rest[0].key]).toEqual(['manila.plundered', 'manila.wrecked']);
  const scene = new ManilaScene();
  scene.mount(new Container(), LOOK, false);
  scene.draw(before, new Map(), null);
  const at = () => scene.lies(`punt:${JADE}`)?.x ?? Number.NaN;
  const lay = at();
  await scene.act(plundered as never, before, match.view(null), rest as never);
  expect(at()).toBeCloseTo(lay, 0);
  const moves = scene.act(rest[0] as never, before, match.view(null), rest.slice(1) as never);
  while (scene.tick(16)) await Promise.resolve();
  await moves;
  expect(at()).toBeGreaterThan(lay + 100);
});

test('the chance of a punt that waits at the beginning of its route is printed on the field, whole', () => {
  const s = table({ seats: 4, at: 'M1', punts: onRoutes([JADE, 0], [NUTMEG, 4], [SILK, 5]) });
  const scene = new ManilaScene();
  scene.mount(new Container(), LOOK, false);
  scene.draw(matchFrom(s).view<View>(null), new Map(), null);
  const [slip, pin] = ['odds', 'pin'].map((key) => scene.lies(`${key}:${JADE}`));
  expect(slip?.x).toBeGreaterThanOrEqual(scene.field.x);
  expect((slip?.x ?? 0) + (slip?.width ?? 0)).toBeLessThan((pin?.x ?? 0) + 10);
});
