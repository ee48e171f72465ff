import { EDGES, type Edge } from './context';

/**
 * Where the peeks have their room: each at its owner's edge of the screen, apart from all others, and clear of the eyes that
 * fingers rest on. Who does not peek leaves the room to those who do.
 */

/** As the browser measures it. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Somebody with an eye to press. Those at one edge come in the order they sit in, from left or from the top. */
export interface Sitter {
  edge: Edge;
  eye: Rect;
  /** Whether it is pressed. */
  down: boolean;
}

export interface Slot {
  edge: Edge;
  rect: Rect;
  /** Where along the edge a smaller panel stands, from left or top: next to the eye, or in the middle. */
  at: 0 | 0.5 | 1;
}

/** Along an edge: from left to right, or from top to bottom. */
type Stretch = readonly [from: number, to: number];
type Part = Pick<Slot, 'at'> & { stretch: Stretch };

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
/** Between two slots, in CSS pixels. */
const GAP = 8;
/** A fingertip is wider than the eye it rests on. */
const FINGER = 14;
/** A panel shorter than this is better off further from the edge. */
const SHORTEST = 130;
/** Of the room's longer side a short edge gets at least and, with people beside it, at most so much; more for each person more. */
const [LEAST, MOST, MORE] = [0.2, 0.24, 0.06];
const HALF = 0.5;

const upright = (edge: Edge): boolean => edge === 'left' || edge === 'right';
const along = (edge: Edge, r: Rect): Stretch => (upright(edge) ? [r.top, r.bottom] : [r.left, r.right]);
const area = (r: Rect): number => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);
const clamp = (x: number, least: number, most: number): number => Math.min(most, Math.max(least, x));

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const touched = (eye: Rect): Rect => ({
  left: eye.left - FINGER,
  top: eye.top - FINGER,
  right: eye.right + FINGER,
  bottom: eye.bottom + FINGER,
});

/** The share of a rectangle that lies at this edge of it. */
function partAt(edge: Edge, r: Rect, share: number): Rect {
  const size = (upright(edge) ? r.right - r.left : r.bottom - r.top) * share;
  const inwards = edge === 'left' || edge === 'top' ? size : -size;
  return { ...r, [OPPOSITE[edge]]: r[edge] + inwards };
}

function stretched(edge: Edge, r: Rect, [from, to]: Stretch): Rect {
  return upright(edge) ? { ...r, top: from, bottom: to } : { ...r, left: from, right: to };
}

/** What of the screen the plates leave, where they all stand in one block; else all of it. */
export function roomBeside(screen: Rect, block: Rect): Rect {
  if (area(block) === 0) return screen;
  const rooms: Rect[] = [
    { ...screen, top: block.bottom },
    { ...screen, bottom: block.top },
    { ...screen, left: block.right },
    { ...screen, right: block.left },
  ];
  return rooms.reduce((best, room) => (area(room) > area(best) ? room : best));
}

/** The part of the room that belongs to an edge: the short edges are served whole, the others between them. */
function bandOf(edge: Edge, room: Rect, sitters: readonly Sitter[]): Rect {
  const wide = room.right - room.left >= room.bottom - room.top;
  const ends: readonly Edge[] = wide ? ['left', 'right'] : ['top', 'bottom'];
  const peeking = sitters.filter(({ down }) => down);
  const alone = peeking.every((sitter) => ends.includes(sitter.edge));
  const count = (list: readonly Sitter[], end: Edge) => list.filter((sitter) => sitter.edge === end).length;
  const bandAt = (end: Edge): Rect => {
    const there = count(peeking, end);
    const more = MORE * (count(sitters, end) - 1);
    const share = clamp(there / peeking.length, LEAST + more, alone ? HALF : MOST + more);
    return partAt(end, room, there === 0 ? 0 : share);
  };
  if (ends.includes(edge)) return bandAt(edge);
  const taken = ends.map((end) => [end, bandAt(end)[OPPOSITE[end]]]);
  return partAt(edge, { ...room, ...Object.fromEntries(taken) }, HALF);
}

/** As long as so much of a band is left, its length is worth more than its depth. */
const SHALLOW = 0.5;

/** The band without the eyes at the other edges: it ends before them in its depth or, where little were left, its length. */
function cleared(edge: Edge, band: Rect, others: readonly Sitter[]): Rect {
  let clear = band;
  for (const { edge: theirs, eye } of others) {
    if (!meet(eye, clear)) continue;
    const [deep, long] = [OPPOSITE[edge], theirs].map((side) => ({ ...clear, [side]: touched(eye)[OPPOSITE[side]] }));
    clear = area(deep) < SHALLOW * area(band) && area(long) > area(deep) ? long : deep;
  }
  return clear;
}

/** Each next to its own eye: so many eyes leave one gap more, and the smallest is nobody's. */
function besideEyes(edge: Edge, band: Rect, eyes: readonly Rect[]): Part[] {
  const [from, to] = along(edge, band);
  const marks = eyes.map((eye) => along(edge, eye).map((x) => clamp(x, from, to)));
  const gaps = [...marks, [to]].map(([end], i): Stretch => [marks[i - 1]?.[1] ?? from, end]);
  const sizes = gaps.map(([start, end]) => end - start);
  const spare = sizes.indexOf(Math.min(...sizes));
  return gaps.flatMap((stretch, i) => (i === spare ? [] : [{ stretch, at: i < spare ? 1 : 0 }]));
}

function equalParts(edge: Edge, band: Rect, n: number): Part[] {
  const [from, to] = along(edge, band);
  const size = (to - from) / n;
  return Array.from({ length: n }, (_, i) => ({ stretch: [from + i * size, from + (i + 1) * size], at: 0.5 }));
}

/** The band without what the eyes take up at its edge. */
function beyondEyes(edge: Edge, band: Rect, eyes: readonly Rect[]): Rect {
  const inner = eyes.map((eye) => eye[OPPOSITE[edge]]);
  if (inner.length === 0) return band;
  return { ...band, [edge]: edge === 'left' || edge === 'top' ? Math.max(...inner) : Math.min(...inner) };
}

/** Room to the neighbours on three sides; the fourth lies at the edge. */
function spaced(edge: Edge, r: Rect): Rect {
  const [x, y] = [GAP / 2, GAP / 2];
  const inset = { left: r.left + x, top: r.top + y, right: r.right - x, bottom: r.bottom - y };
  return { ...inset, [edge]: r[edge] };
}

/** The slots at an edge, by sitter. Where the eyes lie in the way everybody there has one, else all who peek. */
function slotsAt(edge: Edge, room: Rect, sitters: readonly Sitter[]): Map<Sitter, Slot> {
  const [all, others] = [true, false].map((own) => sitters.filter((sitter) => (sitter.edge === edge) === own));
  const band = cleared(edge, bandOf(edge, room, sitters), others);
  const within = all.filter(({ eye }) => meet(eye, band)).map(({ eye }) => touched(eye));
  const there = within.length > 0 ? all : all.filter(({ down }) => down);
  const beside =
    within.length > 0
      ? besideEyes(
          edge,
          band,
          all.map(({ eye }) => touched(eye)),
        )
      : [];
  const enough = beside.length > 0 && beside.every(({ stretch: [from, to] }) => to - from >= SHORTEST);
  const ground = enough ? band : beyondEyes(edge, band, within);
  const parts = enough ? beside : equalParts(edge, ground, there.length);
  return new Map(
    there.map((sitter, i) => {
      const { stretch, at } = parts[i];
      return [sitter, { edge, at, rect: spaced(edge, stretched(edge, ground, stretch)) }];
    }),
  );
}

/** The slot of everybody who peeks, in the order of the sitters. */
export function peekSlots(room: Rect, sitters: readonly Sitter[]): (Slot | undefined)[] {
  const slots = new Map(EDGES.flatMap((edge) => [...slotsAt(edge, room, sitters)]));
  return sitters.map((sitter) => (sitter.down ? slots.get(sitter) : undefined));
}

/** Of the screen's width, for those at a side where somebody at another edge peeks as well. */
const BESIDE = 0.3;

/**
 * The same where all plates stand in the corners of the screen, each eye above or below its middle: who sits at a side has
 * the room between the corners, who sits at the top or the bottom the room between two of them.
 */
export function cornerSlots(screen: Rect, sitters: readonly Sitter[]): (Slot | undefined)[] {
  const [x, y] = [(screen.left + screen.right) / 2, (screen.top + screen.bottom) / 2];
  const peeking = (edges: readonly Edge[]) => sitters.filter(({ edge, down }) => down && edges.includes(edge));
  const eyesAt = (edge: 'top' | 'bottom') =>
    sitters.map(({ eye }) => touched(eye)).filter((eye) => eye.top + eye.bottom < 2 * y === (edge === 'top'));
  const [above, below] = [eyesAt('top'), eyesAt('bottom')];
  const least = Math.max(screen.top, ...above.map(({ bottom }) => bottom));
  const most = Math.min(screen.bottom, ...below.map(({ top }) => top));
  const wide = (screen.right - screen.left) * (peeking(['top', 'bottom']).length > 0 ? BESIDE : HALF) - GAP;
  const ends = peeking(['top']).length > 0 && peeking(['bottom']).length > 0;
  const bandAt = (edge: Edge): Rect => {
    if (edge === 'left') return { left: screen.left, right: screen.left + wide, top: least, bottom: most };
    if (edge === 'right') return { left: screen.right - wide, right: screen.right, top: least, bottom: most };
    const eyes = edge === 'top' ? above : below;
    const left = Math.max(
      peeking(['left']).length > 0 ? screen.left + wide + GAP : screen.left,
      ...eyes.filter((eye) => eye.left < x).map((eye) => eye.right),
    );
    const right = Math.min(
      peeking(['right']).length > 0 ? screen.right - wide - GAP : screen.right,
      ...eyes.filter((eye) => eye.left >= x).map((eye) => eye.left),
    );
    if (edge === 'top') return { left, right, top: screen.top, bottom: ends ? y - GAP : most };
    return { left, right, top: ends ? y + GAP : least, bottom: screen.bottom };
  };
  return sitters.map((sitter) => {
    if (!sitter.down) return undefined;
    const { edge, eye } = sitter;
    const [band, there] = [bandAt(edge), peeking([edge])];
    const { stretch } = equalParts(edge, band, there.length)[there.indexOf(sitter)];
    // next to the eye
    const [from, to] = along(edge, eye);
    const at = Math.abs(from - stretch[0]) < Math.abs(stretch[1] - to) ? 0 : 1;
    return { edge, at, rect: spaced(edge, stretched(edge, band, stretch)) };
  });
}
