// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { ACTS, type Stage } from '../../../src/games/island-hopper/draw/acts';
import { factsOf, Pieces } from '../../../src/games/island-hopper/draw/board';
import { chart } from '../../../src/games/island-hopper/draw/chart';
import { type Kit, paletteOf } from '../../../src/games/island-hopper/draw/palette';
import { deckOf } from '../../../src/games/island-hopper/rules/deck';
import { islandName } from '../../../src/games/island-hopper/rules/names';
import { coinPoint } from '../../../src/games/island-hopper/rules/places';
import { Drawings } from '../../../src/games/kit/draw/drawings';
import { Motion } from '../../../src/games/kit/draw/motion';
import { B, C, island, SEA, sees, table, type View } from './position';

/** What moves on the lagoon, and that nothing of it is doubled or left lying where it is cut short. */

const map = chart(false);
const look = { theme: 'light', contrast: false, motion: 2, say: () => '' } as const;
const chairs = (['bottom', 'left', 'top', 'right'] as const).map((side, colour) => ({ colour, name: '', side }));
const printer = { word: () => new Container() };
const kit = {
  look: { ...look, chairs },
  palette: paletteOf(look),
  printer,
  drawings: new Drawings(),
} as unknown as Kit;
const PELICAN = island('I2');
const heap = map.at(coinPoint(PELICAN, 'fair'));

function stageOf(view: View): Stage {
  const stage = { chart: map, sheet: map, kit, motion: new Motion(), air: new Container(), facts: factsOf(view) };
  const pieces = new Pieces(kit, map);
  pieces.show(stage.facts);
  return { ...stage, pieces };
}

const bribe = (who: number, coins: number) => ({
  ...{ who: { seat: who }, coins },
  island: islandName(deckOf('house'), PELICAN),
});
const places = (layer: Container) => layer.children.map(({ x, y }) => [Math.round(x), Math.round(y)]);
const heaps = ({ pieces }: Stage) => places(pieces.lying).filter(([x, y]) => x !== 0 || y !== 0);
const HEAP = heap.map(Math.round);

/** Lets it run to its end; where the air's first piece was first seen. */
async function run({ motion, air }: Stage, done: unknown) {
  const [first] = places(air);
  while (motion.tick(40));
  await done;
  return first;
}

test('two bribes at one island come one after the other from whoever gives them, and lie in one heap', async () => {
  const stage = stageOf(sees(table({ at: 'calm' }), null));
  const after = sees(table({ at: 'fly', money: { I2: 5 } }), null);
  expect(heaps(stage)).toEqual([]);
  const corners = [];
  for (const [seat, coins] of [
    [B, 2],
    [C, 3],
  ]) {
    corners.push(await run(stage, ACTS['hopper.bribed']?.(stage, bribe(seat, coins), after)));
    expect(heaps(stage)).toEqual([HEAP]);
    expect(stage.air.children).toEqual([]);
  }
  expect(corners).toEqual([
    [map.x, map.y],
    [map.x + map.width, map.y],
  ]);
  expect(stage.facts.money[PELICAN]).toBe(5);
});

test('a sealed bribe lies nowhere, and nothing of it moves', async () => {
  const view = sees(table({ at: 'calm' }), B);
  const stage = stageOf(view);
  const done = ACTS['hopper.bribed']?.(stage, bribe(B, 2), view);
  expect(stage.air.children).toEqual([]);
  await run(stage, done);
  expect(heaps(stage)).toEqual([]);
});

test('what the captain takes leaves its island once, and the bank takes a dollar from every heap', async () => {
  const before = sees(table({ at: 'fly', money: { I2: 5, O1: 1 } }), null);
  const stage = stageOf(before);
  const none = sees(table({ at: 'fly' }), null);
  const done = ACTS['hopper.takesHidden']?.(stage, bribe(B, 5), { ...none, captain: B });
  expect(places(stage.air)).toEqual([HEAP]);
  await run(stage, done);
  expect(heaps(stage)).toHaveLength(1);
  await run(stage, ACTS['hopper.remove']?.(stage, {}, none));
  expect(heaps(stage)).toEqual([]);
  expect(stage.air.children).toEqual([]);
});

test('a splash that is cut short leaves its rings once, and none when its result is put away', async () => {
  const view = sees(table({ at: 'fly' }), null);
  const stage = stageOf(view);
  const { pieces, motion } = stage;
  const last = {
    good: 0,
    captain: B,
    mode: 'drag',
    island: SEA,
    landed: false,
    drop: [3000, 0],
    path: [],
    again: false,
  };
  const result = { at: 'result', words: [], told: [], again: false, good: 0, landed: false };
  const after = { ...view, flights: [last], todo: [result] } as unknown as View;
  const drawn = () => pieces.ground.children.length;
  const before = drawn();
  void ACTS['hopper.splashed']?.(stage, {}, after);
  for (let ms = 0; ms < 800; ms += 40) {
    motion.tick(40);
    await new Promise((done) => setTimeout(done));
  }
  expect(drawn()).toBe(before + 1);
  // as a scene cuts it short
  motion.drop();
  pieces.keyed.drop();
  pieces.show(factsOf(after));
  expect(drawn()).toBe(before + 1);
  pieces.show(factsOf(view));
  expect(drawn()).toBe(before);
});
