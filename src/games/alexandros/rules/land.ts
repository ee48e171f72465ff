import { shuffle } from '../../../engine/chance';
import type { Phrase, Rng, Under } from '../../../engine/rules';
import { distance } from './grid';
import { GRID, LETTERS, PER_SYMBOL, SPACES, START } from './setup';

/**
 * New lands (rule page section 3): symbols strewn over the coast of the Oikumene by simulated annealing, and the checks
 * that the printed table passes too. -1 is an open space, 0..4 a symbol.
 */

type Land = Int8Array;

const OPEN = -1;
/** Points with six spaces round them. */
const HEXAGONS = GRID.touching.flatMap((cells, point) => (cells.length === 6 ? [point] : []));
const LEAST_IN_HEXAGON = 2;
const MOST_IN_HEXAGON = 4;
const SYMBOL_CLUSTER = 4;
const OPEN_CLUSTER = 5;
/** Columns where the middle and the east begin. */
const THIRDS = [8, 16];

const share = (a: number, b: number): number =>
  GRID.cells[a].corners.filter((corner) => GRID.cells[b].corners.includes(corner)).length;

/** By space: what an equal symbol there costs, for every space near enough to matter. */
const NEAR: readonly (readonly { cell: number; cost: number }[])[] = GRID.cells.map((one, a) =>
  GRID.cells.flatMap((other, b) => {
    if (a === b) return [];
    const shared = share(a, b);
    if (shared > 0) return [{ cell: b, cost: shared === 2 ? 85 : 25 }];
    const apart = one.corners.some((c) => other.corners.some((d) => distance(GRID, c, d) === 1));
    return apart ? [{ cell: b, cost: 2 }] : [];
  }),
);

const thirdOf = (cell: number): number => {
  const { t } = GRID.cells[cell];
  return t < THIRDS[0] ? 0 : t < THIRDS[1] ? 1 : 2;
};
const THIRD = GRID.cells.map((_, cell) => thirdOf(cell));
const FAIR = [0, 1, 2].map((third) => (PER_SYMBOL * THIRD.filter((one) => one === third).length) / SPACES);

const symbolsIn = (land: Land, point: number): number => {
  let out = 0;
  for (const cell of GRID.touching[point]) if (land[cell] !== OPEN) out++;
  return out;
};

/** Equal symbols near this space. */
function crowding(land: Land, cell: number): number {
  if (land[cell] === OPEN) return 0;
  let out = 0;
  for (const near of NEAR[cell]) if (land[near.cell] === land[cell]) out += near.cost;
  return out;
}

const hexagonCost = (n: number): number => (n < LEAST_IN_HEXAGON || n > MOST_IN_HEXAGON ? 12 : 0);

function pointCost(land: Land, point: number): number {
  const n = symbolsIn(land, point);
  const all = GRID.touching[point].length;
  if (all === 6) return hexagonCost(n);
  return all > 1 && (n === 0 || n === all) ? 6 : 0;
}

/** Spaces side to side with each, three a space, -1 where there is none: flat, because annealing looks at them often. */
const BESIDE = Int16Array.from(
  GRID.cells.flatMap(({ sides }, cell) =>
    sides.map((side) => GRID.sides[side].spaces.find((other) => other !== cell) ?? -1),
  ),
);

/** How far each space is from the start. */
const FAR = Int16Array.from(
  GRID.cells.map(({ corners }) => Math.min(...corners.map((corner) => distance(GRID, START, corner)))),
);

/** Sizes of the clusters of symbols and of open spaces, joined side to side; calls back for each. */
function clusters(land: Land, each: (open: boolean, size: number) => void): void {
  const seen = new Uint8Array(SPACES);
  const stack: number[] = [];
  for (let first = 0; first < SPACES; first++) {
    if (seen[first]) continue;
    const open = land[first] === OPEN;
    let size = 0;
    seen[first] = 1;
    stack.push(first);
    while (stack.length > 0) {
      const cell = stack.pop() as number;
      size++;
      for (let k = 3 * cell; k < 3 * cell + 3; k++) {
        const other = BESIDE[k];
        if (other < 0 || seen[other] || (land[other] === OPEN) !== open) continue;
        seen[other] = 1;
        stack.push(other);
      }
    }
    each(open, size);
  }
}

/** Distance of the nearest and the next space of each symbol from the start; those that touch it are not empty. */
function opening(land: Land): number[][] {
  const out: number[][] = [[], [], [], [], []];
  for (let cell = 0; cell < SPACES; cell++) {
    if (land[cell] === OPEN) continue;
    const far = FAR[cell];
    if (far > 0 && far <= 4) out[land[cell]].push(far);
  }
  for (const list of out) list.sort((a, b) => a - b);
  return out;
}

function openingCost(land: Land): number {
  const far = opening(land);
  let out = 0;
  for (const list of far) if (list.length === 0 || list[0] > 3) out += 20;
  const [horse, lyre] = [far[2], far[3]];
  if (horse[0] !== 2 || horse[1] !== 3) out += 10;
  if (lyre[0] !== 2) out += 10;
  return out;
}

function wideCost(land: Land): number {
  let out = 0;
  clusters(land, (open, size) => {
    out += 4 * Math.max(0, size - (open ? OPEN_CLUSTER : SYMBOL_CLUSTER));
  });
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < SPACES; cell++) if (land[cell] !== OPEN) counts[land[cell] * 3 + THIRD[cell]]++;
  for (let k = 0; k < 15; k++) if (Math.abs(counts[k] - FAIR[k % 3]) > 1.5) out += 5;
  return out + openingCost(land);
}

/** Everything that a swap of these two spaces can change nearby. */
function localCost(land: Land, a: number, b: number): number {
  let out = crowding(land, a) + crowding(land, b);
  for (const point of GRID.cells[a].corners) out += pointCost(land, point);
  for (const point of GRID.cells[b].corners) if (!GRID.cells[a].corners.includes(point)) out += pointCost(land, point);
  // a pair of equal symbols was counted from both ends
  if (land[a] === land[b] && land[a] !== OPEN) for (const near of NEAR[a]) if (near.cell === b) out -= near.cost;
  return out;
}

const STEPS = 30_000;
const HOT = 8;
const COLD = 0.16;

function anneal(land: Land, rng: Rng): void {
  let wide = wideCost(land);
  for (let step = 0; step < STEPS; step++) {
    const a = rng.int(SPACES);
    const b = rng.int(SPACES);
    if (land[a] === land[b]) continue;
    const before = localCost(land, a, b);
    swap(land, a, b);
    const heat = HOT * (COLD / HOT) ** (step / STEPS);
    const near = localCost(land, a, b) - before;
    // the wide look is dear: taken only where the near one leaves a chance
    if (near > 0 && near > heat * 12) {
      swap(land, a, b);
      continue;
    }
    const then = wideCost(land);
    const rise = near + then - wide;
    if (rise <= 0 || rng.next() < Math.exp(-rise / heat)) wide = then;
    else swap(land, a, b);
  }
}

function swap(land: Land, a: number, b: number): void {
  const symbol = land[a];
  land[a] = land[b];
  land[b] = symbol;
}

const letters = (land: Land): string => [...land].map((symbol) => (symbol === OPEN ? '.' : LETTERS[symbol])).join('');

/** A land that passes every check. Tries again with other dice until one does. */
export function newLand(rng: Rng): string {
  const bag = [0, 1, 2, 3, 4].flatMap((symbol) => new Array<number>(PER_SYMBOL).fill(symbol));
  while (bag.length < SPACES) bag.push(OPEN);
  for (let tries = 0; tries < 50; tries++) {
    const land = Int8Array.from(shuffle(bag.slice(), rng));
    anneal(land, rng);
    const text = letters(land);
    if (landFault(text) === undefined) return text;
  }
  throw new Error('no land passes the checks');
}

const fault = (key: Under<'alex.no.land.'>): Phrase => ({ key: `alex.no.land.${key}`, rule: '3' });

/** Why these symbols are no land to play on; undefined where they pass (rule page section 3, Checked). */
export function landFault(symbols: string): Phrase | undefined {
  if (symbols.length !== SPACES || /[^TAHLS.]/.test(symbols)) return fault('letters');
  const land = Int8Array.from([...symbols].map((letter) => LETTERS.indexOf(letter)));
  for (let symbol = 0; symbol < LETTERS.length; symbol++)
    if (land.filter((one) => one === symbol).length !== PER_SYMBOL) return fault('counts');
  for (let cell = 0; cell < SPACES; cell++) {
    for (const near of NEAR[cell])
      if (near.cost >= 25 && land[cell] !== OPEN && land[near.cell] === land[cell]) return fault('touching');
  }
  for (const point of HEXAGONS) if (hexagonCost(symbolsIn(land, point)) > 0) return fault('hexagon');
  let wide = false;
  clusters(land, (open, size) => {
    if (size > (open ? OPEN_CLUSTER : SYMBOL_CLUSTER)) wide = true;
  });
  if (wide) return fault('clusters');
  return opening(land).some((list) => list.length === 0 || list[0] > 3) ? fault('opening') : undefined;
}
