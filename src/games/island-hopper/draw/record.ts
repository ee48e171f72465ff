import { Container, Graphics } from 'pixi.js';
import { polar } from '../../draw/hand';
import { COASTS, type Difficulty, depth, MIDDLES, nearest } from '../lagoon';
import { islandPoint, type Point, toBoard } from '../places';
import type { Flight } from '../state';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';
import { TOKEN_RADIUS } from './plane';

/** How the last flight went: the way it took, a splash or a stamp, and a ruler to the shoreline. */

/** Where its token lies on the flat board; nowhere if it fell into the sea of the real table. */
export function dropOf({ drop, island }: Flight): Point | null {
  if (drop) return toBoard(drop);
  return island >= 0 ? islandPoint(island) : null;
}

/** Flat board, from the compass to the drop. */
export function wayOf(flight: Flight): Point[] {
  const end = dropOf(flight);
  if (!end) return [];
  const way: Point[] = [[0, 0]];
  for (let i = 0; i + 1 < flight.path.length; i += 2) way.push(toBoard([flight.path[i], flight.path[i + 1]]));
  const [x, y] = way[way.length - 1];
  if (Math.hypot(end[0] - x, end[1] - y) > 1) way.push(end);
  return way;
}

/** Dots at an even distance on a line of several legs. */
export function dots(way: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let left = step;
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay], [bx, by]] = [way[i - 1], way[i]];
    const long = Math.hypot(bx - ax, by - ay);
    for (let at = left; at <= long; at += step) out.push([ax + ((bx - ax) * at) / long, ay + ((by - ay) * at) / long]);
    left = long < left ? left - long : step - ((long - left) % step);
  }
  return out;
}

export function track(g: Graphics, map: Chart, way: readonly Point[], p: Palette): void {
  const all = dots(way.map(map.at), 17);
  for (const [x, y] of all) g.circle(x, y, 4.6);
  g.fill(p.night ? 0x06121c : 0xffffff);
  for (const [x, y] of all) g.circle(x, y, 3);
  g.fill(p.warm);
}

/** Rings on the water and drops thrown up round the token. `t` 0..1: how far they have spread. */
export function splash(g: Graphics, x: number, y: number, r: number, p: Palette, t = 1): void {
  for (const [at, width, alpha] of [
    [1.28, 4, 0.95],
    [1.62, 3, 0.75],
    [2.05, 2, 0.5],
  ] as const) {
    const reach = r * (1 + (at - 1) * t);
    for (let i = 0; i < 5; i++) {
      const from = (i / 5) * Math.PI * 2 + at * 3;
      g.moveTo(...polar(x, y, from, reach)).arc(x, y, reach, from, from + 0.96);
    }
    g.stroke({ width, color: p.foam, alpha, cap: 'round' });
    g.circle(x, y, reach + width).stroke({ width: 1, color: p.contour, alpha: alpha * 0.6 });
  }
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + 0.3;
    const [dx, dy] = polar(x, y, angle, r * (1 + (0.42 + 0.3 * ((i * 7) % 3)) * t));
    g.circle(dx, dy, 3.4 + ((i * 5) % 3));
  }
  g.fill(p.foam).stroke({ width: 1.2, color: p.contour });
}

/** Stamped in ink beside the token: a tick where the good is wanted, a cross where it is not. */
export function stamp(kit: Kit, good: boolean): Container {
  const { palette: p } = kit;
  const g = new Graphics();
  const colour = good ? (p.night ? 0x9be38f : 0x1f6e3a) : p.night ? 0xff9a85 : 0xb02a1c;
  g.circle(0, 0, 27).fill({ color: p.canvas, alpha: p.night ? 0.16 : 0.85 });
  if (p.night) g.circle(0, 0, 27).fill({ color: 0x0a1418, alpha: 0.75 });
  g.circle(0, 0, 26).stroke({ width: 3.4, color: colour });
  g.circle(0, 0, 20.5).stroke({ width: 1.5, color: colour });
  if (good) g.moveTo(-10, 1).lineTo(-3, 9).lineTo(11, -9);
  else g.moveTo(-8, -8).lineTo(8, 8).moveTo(8, -8).lineTo(-8, 8);
  g.stroke({ width: 5, color: colour, cap: 'round', join: 'round' });
  g.rotation = -0.2;
  const it = new Container();
  it.addChild(g);
  return it;
}

/** The point of the shoreline nearest to a point, both in hundredths of a millimetre. */
function ashore([x, y]: Point, island: number, difficulty: Difficulty): Point {
  const points = COASTS[difficulty][island];
  let [best, least]: [Point, number] = [points[0], Number.POSITIVE_INFINITY];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[j]];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.min(1, Math.max(0, along));
    const [px, py] = [ax + t * (bx - ax), ay + t * (by - ay)];
    const gap = Math.hypot(x - px, y - py);
    if (gap < least) [best, least] = [[px, py], gap];
  }
  return best;
}

/** From the token's most seaward edge to the shoreline: what is missing, or what there is to spare. */
export function ruler(kit: Kit, map: Chart, drop: readonly [number, number], difficulty: Difficulty): Container {
  const it = new Container();
  const { palette: p } = kit;
  const { island, over } = nearest(drop[0], drop[1], difficulty);
  const shore = ashore(drop, island, difficulty);
  const inland = depth(drop[0], drop[1], { kind: 'polygon', points: COASTS[difficulty][island] });
  const long = Math.hypot(drop[0] - shore[0], drop[1] - shore[1]);
  const [mx, my] = MIDDLES[island];
  // towards the land, at right angles to the shore
  const sign = inland >= 0 ? 1 : -1;
  const off: Point = long > 1 ? [drop[0] - shore[0], drop[1] - shore[1]] : [mx - shore[0], my - shore[1]];
  const size = Math.hypot(...off) * (long > 1 ? sign : 1);
  const [ux, uy] = [off[0] / size, off[1] / size];
  const r = TOKEN_RADIUS * 10;
  const edge: Point = [drop[0] - ux * r, drop[1] - uy * r];
  const [ex, ey] = map.at(toBoard(edge));
  const [sx, sy] = map.at(toBoard(shore));
  it.addChild(rule(ex, ey, sx, sy, p), label(kit, map, over, [ex, ey], [sx, sy], map.at(toBoard(drop))));
  return it;
}

function rule(ex: number, ey: number, sx: number, sy: number, p: Palette): Graphics {
  const g = new Graphics();
  const long = Math.hypot(sx - ex, sy - ey);
  const [ux, uy] = long > 0 ? [(sx - ex) / long, (sy - ey) / long] : [1, 0];
  for (const [width, color] of [
    [7.5, p.night ? 0x06121c : 0xffffff],
    [3.4, p.warm],
  ] as const) {
    g.moveTo(ex, ey).lineTo(sx, sy);
    for (const [x, y] of [
      [ex, ey],
      [sx, sy],
    ])
      g.moveTo(x - uy * 13, y + ux * 13).lineTo(x + uy * 13, y - ux * 13);
    // a millimetre each
    if (width < 5)
      for (let at = 10; at < long - 4; at += 10)
        g.moveTo(ex + ux * at - uy * 5, ey + uy * at + ux * 5).lineTo(ex + ux * at + uy * 5, ey + uy * at - ux * 5);
    g.stroke({ width, color, cap: 'round' });
  }
  return g;
}

type At = readonly [number, number];

function label(kit: Kit, map: Chart, over: number, [ex, ey]: At, [sx, sy]: At, [tx, ty]: At): Container {
  const { palette: p, printer, look } = kit;
  const key = over > 0 ? 'hopper.board.over' : 'hopper.board.spare';
  const text = look.say({ key, args: { mm: { words: (Math.abs(over) / 100).toFixed(1) } } });
  const it = new Container();
  const word = printer.word(text, { size: 30, weight: 700, colour: p.tagInk });
  const [w, h] = [word.width + 20, 44];
  const g = new Graphics();
  g.roundRect(-w / 2 + 3, -h / 2 + 5, w, h, 22).fill({ color: p.shadow, alpha: 0.28 });
  g.roundRect(-w / 2, -h / 2, w, h, 22)
    .fill(p.tag)
    .stroke({ width: 2.4, color: over > 0 ? p.warm : p.ink });
  it.addChild(g, word);
  // below the token, or above it where the ruler goes down
  const low = Math.max(ey, sy) > ty + TOKEN_RADIUS + 4;
  const x = Math.min(map.x + map.width - 60 - w / 2, Math.max(map.x + 60 + w / 2, (ex + sx + 2 * tx) / 4));
  const at = low ? Math.min(ey, sy, ty - TOKEN_RADIUS) - 44 : Math.max(ey, sy, ty + TOKEN_RADIUS) + 44;
  const y = at > map.y + map.height - 70 ? ty - TOKEN_RADIUS - 46 : at < map.y + 70 ? ty + TOKEN_RADIUS + 46 : at;
  it.position.set(x, y);
  return it;
}
