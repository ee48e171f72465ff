import { Container, Graphics } from 'pixi.js';
import type { Air, Point } from './flight';
import { type Kit, WHOLE } from './pieces';

/** A short scene of its own for what a table remembers: a medallion rises over the board, its picture moves, and it sinks again. */

const MS = 1000;
/** Shares of that time in which it rises and sinks. */
const RISES = 0.16;
const SINKS = 0.14;
/** Radius of the medallion as a share of the shorter side of the sheet. */
const SIZE = 0.2;
/** As a share of the longer side. */
const ASIDE = 0.27;
const RAYS = 28;

/** A picture within a circle of radius 100 round (0, 0); `play` is called with 0..1 while it can be seen. */
export interface Picture {
  art: Container;
  play?(t: number): void;
}

/** Where it stands: in the middle, or in the other half of the board than what it tells `about`. */
function standing({ x, y, width, height }: Air['sheet'], about?: Point): Point {
  const middle: Point = [x + width / 2, y + height / 2];
  if (!about) return middle;
  const wide = width >= height;
  const away = (wide ? about[0] > middle[0] : about[1] > middle[1]) ? ASIDE : 1 - ASIDE;
  return wide ? [x + width * away, middle[1]] : [middle[0], y + height * away];
}

/**
 * Plays it over the board, where it covers nothing of what it tells `about`. Where people have asked for haste it is left out: then what happens
 * on the board itself tells enough.
 */
export async function moment(stage: Air, paint: (kit: Kit) => Picture, about?: Point): Promise<void> {
  const { kit, sheet, motion, air } = stage;
  if (kit.look.motion !== 1) return;
  const scale = (Math.min(sheet.width, sheet.height) * SIZE) / 100;
  const whole = new Container();
  const picture = paint(kit);
  whole.addChild(medal(kit), picture.art);
  whole.position.set(...standing(sheet, about));
  air.addChild(whole);
  await motion.even(MS, (t) => {
    const up = Math.min(1, t / RISES);
    const down = Math.min(1, (1 - t) / SINKS);
    whole.scale.set(scale * (0.6 + 0.4 * (1 - (1 - up) ** 3)));
    whole.alpha = Math.min(up, down);
    picture.play?.(Math.min(1, Math.max(0, (t - RISES) / (1 - RISES - SINKS))));
  });
  whole.destroy(WHOLE);
}

/** What the picture lies on: paper with a rim, and fine rays round it. */
function medal({ palette }: Kit): Container {
  const g = new Graphics();
  g.circle(0, 3, 128).fill({ color: palette.shadow, alpha: 0.22 });
  for (let i = 0; i < RAYS; i++) {
    const a = (i / RAYS) * Math.PI * 2;
    const [from, to] = [116, i % 2 ? 124 : 132];
    g.moveTo(Math.cos(a) * from, Math.sin(a) * from).lineTo(Math.cos(a) * to, Math.sin(a) * to);
  }
  g.stroke({ width: 2.4, color: palette.ink, alpha: 0.7 });
  g.circle(0, 0, 112).fill(palette.sheet).stroke({ width: 5, color: palette.ink });
  g.circle(0, 0, 104).stroke({ width: 1.4, color: palette.ink, alpha: 0.6 });
  return g;
}
