import type { Spot } from '../games/module';
import type { Camera } from './board-camera';
import { box, boxOf, centre, distance } from './board-shapes';

/** What a tap means: one lit place, several that a finger cannot tell apart, or nothing. */

/** A tap beside a place still means it, in px. */
const REACH = 28;
/** Places nearer to each other than this cannot be told apart by a finger, in px. */
const APART = 44;

type Hit = { pick: string } | { crowd: readonly Spot[]; zoom: number } | null;

/** The nearest; of several under the finger the one whose middle is nearest for its size. */
export function hit(lit: readonly Spot[], camera: Camera, px: number, py: number): Hit {
  const [x, y] = camera.toBoard(px, py);
  const rank = (spot: Spot) => {
    const gap = distance(spot.shape, x, y);
    const { width, height } = box(spot.shape);
    const [cx, cy] = centre(spot.shape);
    return gap > 0 ? 1 + gap : Math.hypot(cx - x, cy - y) / Math.max(width, height);
  };
  const near = lit.filter((spot) => distance(spot.shape, x, y) * camera.zoom <= REACH);
  const best = near.toSorted((a, b) => rank(a) - rank(b))[0];
  if (!best) return null;
  const crowd = near.filter((spot) => spot === best || apart(spot, best) * camera.zoom < APART);
  if (crowd.length === 1 || camera.zoom >= camera.closest * 0.99) return { pick: best.id };
  const tightest = Math.min(...crowd.filter((spot) => spot !== best).map((spot) => apart(spot, best)));
  return { crowd, zoom: (APART * 1.4) / Math.max(1, tightest) };
}

function apart(a: Spot, b: Spot): number {
  const [[ax, ay], [bx, by]] = [centre(a.shape), centre(b.shape)];
  return Math.hypot(ax - bx, ay - by);
}

/** Zooms to a crowd until a finger can tell its places apart. */
export function glideToCrowd(camera: Camera, crowd: readonly Spot[], zoom: number): void {
  const { x, y, width, height } = boxOf(crowd.map((spot) => box(spot.shape)));
  camera.glideToPoint(x + width / 2, y + height / 2, Math.max(zoom, camera.zoom * 1.25));
}

/** There is something to pick, and all of it is on the screen as it is. */
export const inSight = (lit: readonly Spot[], camera: Camera): boolean =>
  lit.length > 0 && lit.every(({ shape }) => camera.sees(...centre(shape)));
