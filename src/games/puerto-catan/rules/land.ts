import { shuffle } from '../../../engine/chance';
import type { Rng, Under } from '../../../engine/rules';
import { HEXES } from './island';
import { CENTRE, DESERT, HARBOUR_TYPES, HEX_COUNT, INNER, OUTER, SPIRAL, TERRAINS } from './setup';
import type { HexId } from './state';

/** Boards by chance (rule page B4, Variable set-up). */

const TRIES = 1000;

const turned = (ring: readonly HexId[], by: number): HexId[] => [...ring.slice(by), ...ring.slice(0, by)];

/** (a): the tokens A to R from a corner 0..5, counter-clockwise inwards, past the desert. */
export function spiral(terrain: readonly number[], corner: number): number[] {
  const path = [...turned(OUTER, 2 * corner), ...turned(INNER, corner), CENTRE];
  const tokens = new Array(HEX_COUNT).fill(0);
  let next = 0;
  for (const hex of path) if (terrain[hex] !== DESERT) tokens[hex] = SPIRAL[next++];
  return tokens;
}

const red = (token: number): boolean => token === 6 || token === 8;

/** Whether two red numbers touch. */
export function redTouch(tokens: readonly number[]): boolean {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (red(tokens[hex]) && HEXES[hex].beside.some((other) => red(tokens[other]))) return true;
  }
  return false;
}

/** (b): shuffled until no red numbers touch; at last the spiral. */
function scattered(terrain: readonly number[], rng: Rng): number[] {
  for (let i = 0; i < TRIES; i++) {
    const bag = shuffle([...SPIRAL], rng);
    const tokens = terrain.map((one) => (one === DESERT ? 0 : (bag.pop() as number)));
    if (!redTouch(tokens)) return tokens;
  }
  return spiral(terrain, rng.int(6));
}

interface Land {
  terrain: number[];
  tokens: number[];
  harbours: number[];
}

export function newLand(numbers: 'spiral' | 'random', rng: Rng): Land {
  const terrain = shuffle(
    TERRAINS.flatMap((n, one) => new Array<number>(n).fill(one)),
    rng,
  );
  const harbours = shuffle([...HARBOUR_TYPES], rng);
  const tokens = numbers === 'spiral' ? spiral(terrain, rng.int(6)) : scattered(terrain, rng);
  return { terrain, tokens, harbours };
}

const sameSet = (list: unknown, wanted: readonly number[]): boolean =>
  Array.isArray(list) &&
  list.length === wanted.length &&
  list.every(Number.isInteger) &&
  [...list].sort((a, b) => a - b).join() === [...wanted].sort((a, b) => a - b).join();

/** What is wrong with a board, as the end of a key; undefined where it may be played. */
export function landFault(land: unknown, numbers: 'spiral' | 'random' | 'any'): Under<'pc.no.board.'> | undefined {
  if (typeof land !== 'object' || land === null || Array.isArray(land)) return 'shape';
  const { terrain, tokens, harbours, ...more } = land as Record<string, unknown>;
  if (Object.keys(more).length > 0) return 'shape';
  const hexes = TERRAINS.flatMap((n, one) => new Array<number>(n).fill(one));
  if (!sameSet(terrain, hexes)) return 'terrain';
  if (!sameSet(tokens, [0, ...SPIRAL])) return 'tokens';
  if (!sameSet(harbours, HARBOUR_TYPES)) return 'harbours';
  const [lands, list] = [terrain as number[], tokens as number[]];
  if (list[lands.indexOf(DESERT)] !== 0) return 'tokens';
  if (redTouch(list)) return 'red';
  if (numbers !== 'spiral') return undefined;
  const inSpiral = [0, 1, 2, 3, 4, 5].some((corner) => spiral(lands, corner).join() === list.join());
  return inSpiral ? undefined : 'spiral';
}
