import type { Edge } from './context';

/**
 * Where peeks lie: each beside its held eye, turned to its owner and as near to their edge as can be, apart from the
 * others, from all eyes and from everything that can be pressed. All boxes are px of the screen.
 */

/** As the browser measures it. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Somebody who holds their eye. */
export interface Holder {
  edge: Edge;
  eye: Rect;
  /** How high the panel is at a width, as its owner reads it and before it is scaled. */
  tall(wide: number): number;
  /** No smaller than this can it be read. */
  readable: number;
}

export interface Slot {
  rect: Rect;
  /** Of the panel before it is scaled. */
  wide: number;
  scale: number;
}

/** What a panel has to leave free, and what it leaves free if that can be: places that are lit, plates on a phone and what is asked. */
interface Taken {
  always: readonly Rect[];
  rather: readonly Rect[];
  plates: readonly Rect[];
}

/** A fingertip is wider than the eye it rests on. */
const FINGER = 14;
const GAP = 4;
/** So far from the eye a panel may lie. */
const NEAR = 120;
/** So far it may lie where all room beside the eye is pressed, or several peek at once. */
const FAR = 190;
/** The narrowest panel, and how much wider the next one to try is. */
const [NARROW, STEP] = [176, 32];
/** Where it can't be helped, print gets smaller. */
const SMALLER = [0.85, 0.7, 0.55, 0.4, 0.3, 0.2];
/** How much a px from its owner's edge counts beside one from the eye. */
const EDGEWARD = 0.5;

const upright = (edge: Edge): boolean => edge === 'left' || edge === 'right';
const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const grown = (r: Rect, by: number): Rect => ({
  left: r.left - by,
  top: r.top - by,
  right: r.right + by,
  bottom: r.bottom + by,
});

/** From the middle of the eye to the nearest point of a panel. */
export function distance({ left, top, right, bottom }: Rect, eye: Rect): number {
  const [x, y] = [(eye.left + eye.right) / 2, (eye.top + eye.bottom) / 2];
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The best place for a panel of this size within reach of the eye, if there is one. */
function spot(room: Rect, [w, h]: readonly [number, number], who: Holder, taken: readonly Rect[], reach: number) {
  const { eye, edge } = who;
  const within = (value: number, from: number, to: number) => value >= from && value <= to;
  const xs = [room.left, room.right - w, eye.left, eye.right - w, ...taken.flatMap((r) => [r.right, r.left - w])];
  const ys = [room.top, room.bottom - h, eye.top, eye.bottom - h, ...taken.flatMap((r) => [r.bottom, r.top - h])];
  let best: Rect | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const left of new Set(xs.filter((x) => within(x, room.left, room.right - w))))
    for (const top of new Set(ys.filter((y) => within(y, room.top, room.bottom - h)))) {
      const rect = { left, top, right: left + w, bottom: top + h };
      const far = distance(rect, eye);
      const cost = far + EDGEWARD * Math.abs(rect[edge] - room[edge]);
      if (far > reach || cost >= least || taken.some((one) => meet(one, rect))) continue;
      [best, least] = [rect, cost];
    }
  return best;
}

/** One panel at this scale: no deeper than it is wide if that can be, and as small as can be. */
function slotOf(room: Rect, who: Holder, taken: readonly Rect[], scale: number, reach: number): Slot | undefined {
  const long = (upright(who.edge) ? room.bottom - room.top : room.right - room.left) / scale;
  const widths: number[] = [];
  for (let wide = NARROW; wide < long; wide += STEP) widths.push(wide);
  const deep = (wide: number): boolean => who.tall(wide) > wide;
  for (const wide of [...widths.filter((one) => !deep(one)), ...widths.filter(deep).reverse()]) {
    const [w, h] = [wide * scale, who.tall(wide) * scale];
    const rect = spot(room, upright(who.edge) ? [h, w] : [w, h], who, taken, reach);
    if (rect) return { rect, wide, scale };
  }
  return undefined;
}

/** How it is tried: at which scale of what can just be read, how far away, and which of what it rather spares stay free. */
function* tries(alone: boolean): Generator<{ part: number; reach: number; spares: readonly (keyof Taken)[] }> {
  yield { part: 1, reach: NEAR, spares: ['always', 'plates', 'rather'] };
  yield { part: 1, reach: NEAR, spares: ['always', 'plates'] };
  // on a phone plates have all the room beside the eye: a panel that can be read lies over them as long as it is held
  if (alone) yield { part: 1, reach: NEAR, spares: ['always'] };
  yield { part: 1, reach: FAR, spares: ['always', 'plates'] };
  for (const part of [1, ...SMALLER]) yield { part, reach: Number.POSITIVE_INFINITY, spares: ['always', 'plates'] };
}

/** The slot of everybody who peeks, in their order; undefined where a screen has no room at all. */
export function peekSlots(room: Rect, holders: readonly Holder[], all: Taken): (Slot | undefined)[] {
  const inner = grown(room, -GAP);
  const eyes = holders.map(({ eye }) => grown(eye, FINGER));
  let slots: (Slot | undefined)[] = [];
  for (const { part, reach, spares } of tries(holders.length === 1)) {
    const taken = [
      ...eyes,
      ...spares.flatMap((which) => all[which].map((one) => grown(one, which === 'rather' ? 0 : 1))),
    ];
    slots = holders.map((who) => {
      // large print where there is room for it
      const scales = part === 1 ? [Math.max(1, who.readable), who.readable] : [part * who.readable];
      const found = scales.map((scale) => slotOf(inner, who, taken, scale, reach)).find(Boolean);
      if (found) taken.push(grown(found.rect, GAP));
      return found;
    });
    if (slots.every(Boolean)) break;
  }
  return slots;
}
