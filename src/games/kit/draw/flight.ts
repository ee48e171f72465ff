import type { Container } from 'pixi.js';
import { mix } from './hand';
import type { Motion } from './motion';
import type { Sheet } from './paper-ground';
import { type Kit, WHOLE } from './pieces';

/** Pieces on their way across the board. */

export type Point = readonly [number, number];

/** What choreography needs: where it happens, in what, and what moves it. */
export interface Air {
  kit: Kit;
  sheet: Sheet;
  motion: Motion;
  /** Above everything: what is on its way. */
  air: Container;
}

/** Things fly off or on at the side where that person sits. */
export function seatPoint({ sheet, kit }: Pick<Air, 'sheet' | 'kit'>, seat: number): Point {
  const { x, y, width, height } = sheet;
  const middle: Point = [x + width / 2, y + height / 2];
  const side = kit.look.chairs[seat]?.side;
  if (side === 'bottom') return [middle[0], y + height + 60];
  if (side === 'top') return [middle[0], y - 60];
  if (side === 'left') return [x - 60, middle[1]];
  if (side === 'right') return [x + width + 60, middle[1]];
  const angle = Math.PI / 2 + (seat / Math.max(1, kit.look.chairs.length)) * Math.PI * 2;
  return [middle[0] + Math.cos(angle) * width * 0.56, middle[1] + Math.sin(angle) * height * 0.58];
}

/** Slides in a shallow arc; the piece is gone when it has arrived, and the facts show it. */
export const fly = (stage: Air, it: Container, from: Point, to: Point, ms: number, lift = 18): Promise<void> =>
  pour(stage, [it], from, to, ms, lift);

/** The share of the time by which the last of a handful is behind the first. */
const BEHIND = 0.25;

/** A handful, one behind the other and a little apart; the first lies on top. */
export async function pour(
  { air, motion }: Air,
  all: readonly Container[],
  from: Point,
  to: Point,
  ms: number,
  lift: number,
): Promise<void> {
  const behind = all.length > 1 ? BEHIND / (all.length - 1) : 0;
  air.addChild(...all.toReversed());
  await motion.even(ms, (whole) => {
    for (const [i, it] of all.entries()) {
      const own = Math.min(1, Math.max(0, (whole - behind * i) / (1 - behind * (all.length - 1))));
      const t = own * own * (3 - 2 * own);
      const aside = i * 12 * Math.sin(t * Math.PI) * (i % 2 ? -1 : 1);
      it.position.set(mix(from[0], to[0], t) + aside, mix(from[1], to[1], t) - Math.sin(t * Math.PI) * (lift + 5 * i));
    }
  });
  for (const it of all) it.destroy(WHOLE);
}

/** A point on a way of several legs. */
export function along(points: readonly Point[], t: number): Point {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  let left = t * lengths.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < lengths.length; i++) {
    if (left <= lengths[i] || i === lengths.length - 1) {
      const share = lengths[i] ? Math.min(1, left / lengths[i]) : 1;
      return [mix(points[i][0], points[i + 1][0], share), mix(points[i][1], points[i + 1][1], share)];
    }
    left -= lengths[i];
  }
  return points[points.length - 1];
}
