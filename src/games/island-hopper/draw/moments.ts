import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import type { Picture } from '../../kit/draw/moment';
import { nearest } from '../rules/lagoon';
import type { Flight, View } from '../rules/state';
import { disc } from './goods';
import type { Kit, Palette } from './palette';

/** The few flights a table remembers, as pictures within a circle of radius 100. */

/** Hundredths of a millimetre: less to spare is by a hair, more over the reef is by far. */
const HAIR = 60;
const FAR = 1000;
/** Dollars that a captain takes home at once. */
const RICH = 12;

const R = 103;

/** Sky above, water below that line. */
function lagoon(g: Graphics, p: Palette, level: number): void {
  const angle = Math.asin(level / R);
  g.circle(0, 0, R).fill(p.night ? 0x13283d : 0xf9e6bd);
  g.moveTo(R * Math.cos(angle), level)
    .arc(0, 0, R, angle, Math.PI - angle)
    .closePath()
    .fill(p.drop);
  g.moveTo(-R * Math.cos(angle), level)
    .lineTo(R * Math.cos(angle), level)
    .stroke({ width: 2.4, color: p.contour });
}

/** Three rows of small waves under the line. */
function ripples(g: Graphics, p: Palette, level: number): void {
  for (const [row, y] of [level + 16, level + 34, level + 52].entries()) {
    const half = Math.sqrt(R * R - y * y) - 16;
    for (let x = -half + ((row * 17) % 24); x < half - 14; x += 34)
      g.moveTo(x, y)
        .quadraticCurveTo(x + 5, y - 6, x + 10, y)
        .quadraticCurveTo(x + 15, y - 6, x + 20, y);
  }
  g.stroke({ width: 2.2, color: p.contour, cap: 'round', alpha: 0.8 });
}

function palm(g: Graphics, x: number, y: number, p: Palette): void {
  g.moveTo(x, y).quadraticCurveTo(x + 10, y - 34, x - 4, y - 66);
  g.stroke({ width: 8, color: p.woodDark, cap: 'round' });
  g.moveTo(x, y).quadraticCurveTo(x + 10, y - 34, x - 4, y - 66);
  g.stroke({ width: 4.4, color: p.wood, cap: 'round' });
  const [cx, cy] = [x - 4, y - 66];
  for (const [dx, dy, bend] of [
    [-38, 10, -24],
    [-28, -18, -16],
    [6, -30, -12],
    [34, -14, -22],
    [38, 12, -20],
  ] as const) {
    g.moveTo(cx, cy).quadraticCurveTo(cx + dx * 0.5, cy + dy * 0.4 + bend, cx + dx, cy + dy);
    g.quadraticCurveTo(cx + dx * 0.45, cy + dy * 0.6 + bend * 0.2, cx, cy);
    g.fill(p.leaf).stroke({ width: 1.6, color: p.night ? 0x0b1a10 : 0x234a20, join: 'round' });
  }
}

/** The token rocks on the very edge of the sand, and stays. */
function hair(kit: Kit, good: number): Picture {
  const { palette: p } = kit;
  const g = new Graphics();
  lagoon(g, p, 34);
  ripples(g, p, 34);
  g.moveTo(-R * 0.94, 36)
    .bezierCurveTo(-70, 4, -18, 2, 16, 36)
    .closePath();
  g.fill(p.beach).stroke({ width: 2.6, color: p.night ? 0xf6e7bd : p.ink, join: 'round' });
  palm(g, -50, 16, p);
  const token = new Graphics();
  disc(token, good, 26, p);
  // it rocks about the point on which it lies
  token.pivot.set(0, 27);
  const art = new Container();
  art.addChild(g, token);
  const play = (t: number) => {
    const left = (1 - t) ** 1.5;
    token.position.set(4 + 10 * left, 20 + 6 * left);
    token.rotation = Math.sin(t * Math.PI * 5) * 0.42 * left + 0.08;
  };
  play(0);
  return { art, play };
}

function sun(g: Graphics, x: number, y: number, p: Palette): void {
  g.circle(x, y, 19).fill(p.night ? 0xe6dcc2 : p.lit);
  if (p.night) return;
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    g.moveTo(x + 25 * Math.cos(a), y + 25 * Math.sin(a)).lineTo(x + 32 * Math.cos(a), y + 32 * Math.sin(a));
  }
  g.stroke({ width: 2.4, color: p.warm, cap: 'round' });
}

/** The water before the token, so that it sinks behind it. */
function nearWater(p: Palette, level: number): Graphics {
  const g = new Graphics();
  const angle = Math.asin(level / R);
  g.moveTo(R * Math.cos(angle), level)
    .arc(0, 0, R, angle, Math.PI - angle)
    .closePath()
    .fill(p.drop);
  ripples(g, p, level);
  return g;
}

function finned(p: Palette): Graphics {
  const g = new Graphics();
  g.moveTo(-24, 0).quadraticCurveTo(-4, -10, 4, -38).quadraticCurveTo(14, -14, 22, 0).closePath();
  return g.fill(blend(p.deep, 0x1c2b36, 0.6)).stroke({ width: 2.4, color: p.night ? 0x9db2c6 : p.ink, join: 'round' });
}

/** Nothing but sea: the token sinks, and a fin comes by. */
function far({ palette: p }: Kit, good: number): Picture {
  const sky = new Graphics();
  lagoon(sky, p, -14);
  sun(sky, 46, -52, p);
  const [token, rings] = [new Graphics(), new Graphics()];
  disc(token, good, 24, p);
  const fin = finned(p);
  fin.scale.x = -1;
  const art = new Container();
  art.addChild(sky, token, nearWater(p, 30), rings, fin);
  const play = (t: number) => {
    token.position.set(-8, 12 + 44 * t * t);
    token.rotation = 0.5 * t;
    rings.clear();
    for (const late of [0, 0.22]) {
      const at = Math.max(0, t - late);
      rings.ellipse(-8, 32, 22 + 44 * at, 6 + 10 * at).stroke({ width: 3, color: p.foam, alpha: 1 - at });
    }
    fin.position.set(66 - 108 * t, 58 + 3 * Math.sin(t * 12));
  };
  play(0);
  return { art, play };
}

function rays(p: Palette): Graphics {
  const g = new Graphics();
  g.circle(0, 0, R).fill(p.night ? 0x2a2210 : 0xfbeab8);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    g.moveTo(0, 22).lineTo(Math.cos(a) * R, Math.sin(a) * R);
  }
  return g.stroke({ width: 3, color: p.brass, alpha: 0.55 });
}

function chest(p: Palette): { lid: Graphics; box: Graphics } {
  const line = { width: 2.8, color: p.woodDark, join: 'round' } as const;
  const [lid, box] = [new Graphics(), new Graphics()];
  lid.moveTo(-52, 0).quadraticCurveTo(-52, -36, 0, -36).quadraticCurveTo(52, -36, 52, 0).closePath();
  lid.fill(p.wood).stroke(line);
  for (const x of [-34, 26]) lid.rect(x, -33, 9, 33);
  lid.fill(p.brass);
  box.roundRect(-54, 20, 108, 52, 6).fill(p.wood).stroke(line);
  box.moveTo(-54, 44).lineTo(54, 44).stroke({ width: 1.6, color: p.woodDark, alpha: 0.6 });
  for (const x of [-36, 27]) box.rect(x, 20, 9, 52);
  box.fill(p.brass).stroke({ width: 1.4, color: p.brassDark });
  box.roundRect(-11, 14, 22, 24, 5).fill(p.brassLight).stroke(line);
  box.circle(0, 25, 3.6).fill(p.woodDark);
  return { lid, box };
}

function dollar(p: Palette): Graphics {
  const g = new Graphics();
  g.circle(0, 0, 13).fill(p.coin).stroke({ width: 2.4, color: p.coinInk });
  return g.circle(0, 0, 8).stroke({ width: 1.4, color: p.coinInk, alpha: 0.6 });
}

/** A chest springs open and coins leap out of it. */
function rich({ palette: p }: Kit): Picture {
  const { lid, box } = chest(p);
  const coins = Array.from({ length: 9 }, () => dollar(p));
  const art = new Container();
  art.addChild(rays(p), lid, ...coins, box);
  const play = (t: number) => {
    const open = Math.min(1, t * 3.2);
    lid.position.set(0, 22 - 16 * open);
    lid.scale.y = 1 - 0.62 * open;
    coins.forEach((it, i) => {
      const at = Math.min(1, Math.max(0, (t - 0.12 - (i % 4) * 0.06) * 1.5));
      const side = (i - 4) / 4;
      it.position.set(side * 66 * at, 22 - Math.sin(at * Math.PI * 0.8) * (64 - 18 * Math.abs(side)));
      it.visible = at > 0;
    });
  };
  play(0);
  return { art, play };
}

/** What a flight is remembered for, if for anything. */
export function remembered(
  { drop, landed, island, good }: Flight,
  { difficulty }: View,
): ((kit: Kit) => Picture) | undefined {
  if (!drop) return undefined;
  const { over } = nearest(drop[0], drop[1], difficulty);
  if (landed && over > -HAIR) return (kit) => hair(kit, good);
  return island < 0 && over > FAR ? (kit) => far(kit, good) : undefined;
}

/** Money that lay beside one island, and goes home with the captain. */
export const haul = (dollars: number): ((kit: Kit) => Picture) | undefined => (dollars >= RICH ? rich : undefined);
