import type { Spot } from '../games/module';
import type { Camera } from './board-camera';
import { box, centre, distance } from './board-shapes';

/** Which place a finger means. */

/** A finger beside a place still means it, in px. */
const REACH = 28;
/** Places nearer to each other than this cannot be told apart by a finger, in px. */
const APART = 44;

/** The nearest within reach, first; of several under the finger the one whose middle is nearest for its size. */
function near(spots: readonly Spot[], camera: Camera, px: number, py: number): Spot[] {
  const [x, y] = camera.toBoard(px, py);
  const rank = (spot: Spot) => {
    const gap = distance(spot.shape, x, y);
    const { width, height } = box(spot.shape);
    const [cx, cy] = centre(spot.shape);
    return gap > 0 ? 1 + gap : Math.hypot(cx - x, cy - y) / Math.max(width, height);
  };
  return spots
    .filter((spot) => distance(spot.shape, x, y) * camera.zoom <= REACH)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The place that is meant; of those right under the finger one that comes `first`, whatever else lies there. */
export function hit(
  spots: readonly Spot[],
  camera: Camera,
  px: number,
  py: number,
  first?: (spot: Spot) => boolean,
): Spot | undefined {
  const all = near(spots, camera, px, py);
  const [x, y] = camera.toBoard(px, py);
  return all.find((spot) => first?.(spot) && distance(spot.shape, x, y) <= 0) ?? all[0];
}

/** From this size on, in px, a place is touched where it lies. */
const PLAIN = 40;

/**
 * A place of the same kind as `near` that lies right under the finger, though nobody may choose it, and large enough to be
 * meant: whoever touches it asks about it, and does not want the one beside it.
 */
export function instead(
  spots: readonly Spot[],
  near: Spot,
  camera: Camera,
  [px, py]: readonly [number, number],
  least = PLAIN,
): Spot | undefined {
  const [x, y] = camera.toBoard(px, py);
  if (distance(near.shape, x, y) <= 0) return undefined;
  return spots.find((spot) => {
    const { width, height } = box(spot.shape);
    const plain = Math.min(width, height) * camera.zoom >= least;
    return plain && kindOf(spot) === kindOf(near) && distance(spot.shape, x, y) <= 0;
  });
}

/** Places without a number of their own are of one kind. */
const kindOf = ({ id }: Spot): string => (id.includes(':') ? id.split(':')[0] : '');

/** Whether a finger there cannot tell the place it means from another one. */
export function crowded(spots: readonly Spot[], camera: Camera, px: number, py: number): boolean {
  const [best, ...others] = near(spots, camera, px, py);
  return others.some((spot) => apart(spot, best) * camera.zoom < APART);
}

function apart(a: Spot, b: Spot): number {
  const [[ax, ay], [bx, by]] = [centre(a.shape), centre(b.shape)];
  return Math.hypot(ax - bx, ay - by);
}
