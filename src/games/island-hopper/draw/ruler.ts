import { Container, Graphics } from 'pixi.js';
import { COASTS, type Difficulty, depth, MIDDLES, nearest } from '../rules/lagoon';
import { type Point, toBoard } from '../rules/places';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';
import { TOKEN_RADIUS } from './plane';

/** A ruler between a token that has come down and the shoreline, as a draughtsman gives a measure. */

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

/** On the flat board, from the sea to the land at right angles to the shore. */
function inland([x, y]: Point, shore: Point, island: number, difficulty: Difficulty): Point {
  const [dx, dy] = [x - shore[0], y - shore[1]];
  const far = Math.hypot(dx, dy);
  if (far > 1) {
    const sign = depth(x, y, { kind: 'polygon', points: COASTS[difficulty][island] }) < 0 ? -1 : 1;
    return [(sign * dx) / far, (sign * dy) / far];
  }
  const [mx, my] = [MIDDLES[island][0] - shore[0], MIDDLES[island][1] - shore[1]];
  return [mx / Math.hypot(mx, my), my / Math.hypot(mx, my)];
}

/** From the token's most seaward edge to the shoreline: what is missing, or what there is to spare. */
export function ruler(kit: Kit, map: Chart, drop: readonly [number, number], difficulty: Difficulty): Container {
  const { island, over } = nearest(drop[0], drop[1], difficulty);
  const shore = ashore(drop, island, difficulty);
  const [ux, uy] = inland(drop, shore, island, difficulty);
  const r = TOKEN_RADIUS * 10;
  const token = map.at(toBoard(drop));
  const from = map.at(toBoard([drop[0] - ux * r, drop[1] - uy * r]));
  const to = map.at(toBoard(shore));
  const [nx, ny] = map.turned ? [-uy, ux] : [ux, uy];
  // a measure that would cross the token is taken beside it, on its upper side
  const side = nx > 0 ? 1 : -1;
  const off = over > 0 ? TOKEN_RADIUS + 13 : 0;
  const across: At = [ny * side, -nx * side];
  const it = new Container();
  it.addChild(rule(from, to, across, off, kit.palette));
  const shift = ([x, y]: At): At => [x + across[0] * off, y + across[1] * off];
  it.addChild(label(kit, map, over, shift(from), shift(to), token));
  return it;
}

function rule(from: At, to: At, [ax, ay]: At, off: number, p: Palette): Graphics {
  const g = new Graphics();
  const [ex, ey] = [from[0] + ax * off, from[1] + ay * off];
  const [sx, sy] = [to[0] + ax * off, to[1] + ay * off];
  const long = Math.hypot(sx - ex, sy - ey);
  const back = off > 0 ? 0 : 12;
  const [ux, uy] = long > 0 ? [(sx - ex) / long, (sy - ey) / long] : [1, 0];
  for (const [width, color] of [
    [7.5, p.night ? 0x06121c : 0xffffff],
    [3.4, p.warm],
  ] as const) {
    g.moveTo(ex, ey).lineTo(sx, sy);
    for (const [x, y] of [from, to])
      g.moveTo(x - ax * back, y - ay * back).lineTo(x + ax * (off + 12), y + ay * (off + 12));
    // a millimetre each
    if (width < 5)
      for (let at = 10; at < long - 4; at += 10)
        g.moveTo(ex + ux * at - ax * 5, ey + uy * at - ay * 5).lineTo(ex + ux * at + ax * 5, ey + uy * at + ay * 5);
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
  const word = printer.word(text, { size: 46, weight: 700, colour: p.tagInk });
  const [w, h] = [word.width + 26, 62];
  const g = new Graphics();
  g.roundRect(-w / 2 + 3, -h / 2 + 5, w, h, 31).fill({ color: p.shadow, alpha: 0.28 });
  g.roundRect(-w / 2, -h / 2, w, h, 31)
    .fill(p.tag)
    .stroke({ width: 2.4, color: over > 0 ? p.warm : p.ink });
  it.addChild(g, word);
  // below the token, or above it and its stamp where the ruler goes down
  const clear = over > 0 ? 54 : 76;
  const low = Math.max(ey, sy) > ty + TOKEN_RADIUS + 4;
  const x = Math.min(map.x + map.width - 60 - w / 2, Math.max(map.x + 60 + w / 2, (ex + sx + 2 * tx) / 4));
  const at = low ? Math.min(ey, sy, ty - TOKEN_RADIUS) - clear : Math.max(ey, sy, ty + TOKEN_RADIUS) + 54;
  const y = at > map.y + map.height - 70 ? ty - TOKEN_RADIUS - 56 : at < map.y + 70 ? ty + TOKEN_RADIUS + 56 : at;
  it.position.set(x, y);
  return it;
}
