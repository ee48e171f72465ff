import { Container, Graphics } from 'pixi.js';
import { polar } from '../../kit/draw/hand';
import type { Picture } from '../../kit/draw/moment';
import { coin } from '../../kit/draw/pieces';
import type { Kit, Palette } from './palette';
import { alexander, guard } from './people';

/** Pictures of what a table remembers of this game. All within a circle of radius 100 round (0, 0). */

type Painted = (kit: Kit) => Picture;

const ARC = Math.PI * 2;

/** The land under a scene: a hill cut off by the medallion's edge. */
function ground(p: Palette, top: number): Graphics {
  const g = new Graphics();
  const [sx, sy] = [Math.sqrt(100 ** 2 - top ** 2), top];
  g.moveTo(-sx, sy).quadraticCurveTo(0, sy - 22, sx, sy);
  g.arc(0, 0, 100, Math.atan2(sy, sx), Math.atan2(sy, -sx)).closePath();
  g.fill(p.land).stroke({ width: 2, color: p.relief });
  for (const [x, y] of [
    [-46, 16],
    [-8, 26],
    [38, 14],
    [14, 38],
  ])
    g.moveTo(x - 11, top + y).quadraticCurveTo(x - 3, top + y - 7, x + 11, top + y);
  g.stroke({ width: 1.5, color: p.relief, alpha: 0.7, cap: 'round' });
  return g;
}

/** A laurel leaf at the end of a stalk. */
function leaf(g: Graphics, x: number, y: number, angle: number, long: number): void {
  const tip = polar(x, y, angle, long);
  const [lx, ly] = polar(x, y, angle - 0.55, long * 0.58);
  const [rx, ry] = polar(x, y, angle + 0.55, long * 0.58);
  g.moveTo(x, y).quadraticCurveTo(lx, ly, tip[0], tip[1]).quadraticCurveTo(rx, ry, x, y);
}

/** Both branches of a wreath as far as they have grown, 0..1. */
function wreath(g: Graphics, p: Palette, grown: number): void {
  const n = 9;
  for (const side of [-1, 1]) {
    const at = (k: number) => Math.PI / 2 - side * (0.16 + (k / n) * 2.35);
    g.moveTo(...polar(0, 0, at(0), 82));
    for (let k = 0.25; k <= n * grown; k += 0.25) g.lineTo(...polar(0, 0, at(k), 82));
    g.stroke({ width: 3, color: p.leaf, cap: 'round' });
    for (let k = 0; k < n * grown; k++) {
      const [x, y] = polar(0, 0, at(k + 0.5), 82);
      const along = at(k + 0.5) - side * (Math.PI / 2);
      leaf(g, x, y, along - 0.5, 25);
      leaf(g, x, y, along + 0.5, 25);
    }
    g.fill(p.leaf).stroke({ width: 1.2, color: p.ink, alpha: 0.55, join: 'round' });
  }
  g.circle(0, 82, 6).fill(p.bronze).stroke({ width: 1.5, color: p.bronzeDark });
}

/** The largest province so far: a guard stands on the hill, and laurel grows round it. */
export const crowned =
  (seat: number): Painted =>
  (kit) => {
    const art = new Container();
    const laurel = new Graphics();
    const it = guard(kit, seat);
    it.scale.set(1.55);
    art.addChild(ground(kit.palette, 34), it, laurel);
    return {
      art,
      play(t) {
        it.position.set(0, -46 + 40 * Math.min(1, t * 3));
        laurel.clear();
        wreath(laurel, kit.palette, Math.min(1, t * 1.5));
      },
    };
  };

/** A long march: the sun rises behind the king. */
export const marching: Painted = (kit) => {
  const { palette: p } = kit;
  const art = new Container();
  const sun = new Graphics();
  sun.star(0, 0, 16, 62, 26).fill({ color: p.lit, alpha: 0.85 });
  sun.circle(0, 0, 27).fill(p.bronzeLight).stroke({ width: 2.5, color: p.warm });
  const mask = new Graphics().circle(0, 0, 103).fill(0xffffff);
  sun.mask = mask;
  const king = alexander(kit);
  king.scale.set(1.25);
  art.addChild(mask, sun, ground(p, 30), king);
  return {
    art,
    play(t) {
      sun.position.set(0, 42 - 66 * Math.min(1, t * 1.4));
      sun.rotation = t * 0.4;
      king.position.set(-52 + 60 * t, 44 - Math.abs(Math.sin(t * ARC * 2)) * 7);
    },
  };
};

/** The body and the lid of a chest; its hinge lies at (0, 0). */
function chest({ palette: p }: Kit): { body: Graphics; lid: Graphics } {
  const line = { width: 2.4, color: p.bronzeDark, join: 'round' } as const;
  const body = new Graphics();
  // what is dark inside, and the hoard that stays in it
  body.poly([-56, 3, 56, 3, 54, -13, -54, -13]).fill(p.bronzeDark);
  for (const [x, r] of [
    [-38, 11],
    [-18, 14],
    [6, 12],
    [26, 14],
    [43, 9],
  ])
    body.circle(x, 1, r).fill(p.coin).stroke({ width: 1.6, color: p.coinInk });
  body.roundRect(-58, 0, 116, 58, 6).fill(p.plank).stroke(line);
  for (const y of [19, 38]) body.moveTo(-57, y).lineTo(57, y);
  body.stroke({ width: 1.4, color: p.bronzeDark, alpha: 0.6 });
  for (const x of [-44, 32]) body.rect(x, -1, 12, 60).fill(p.bronze).stroke({ width: 1.4, color: p.bronzeDark });
  body.roundRect(-10, 8, 20, 22, 4).fill(p.bronzeLight).stroke(line);
  body.circle(0, 16, 3.4).rect(-1.6, 16, 3.2, 8).fill(p.bronzeDark);
  const lid = new Graphics();
  lid.moveTo(-60, 0).bezierCurveTo(-60, -40, 60, -40, 60, 0).closePath().fill(p.plank).stroke(line);
  for (const x of [-44, 32]) lid.rect(x, -27, 12, 27).fill(p.bronze).stroke({ width: 1.4, color: p.bronzeDark });
  return { body, lid };
}

/** A rich levy: the chest opens, and coins jump out of it. */
export const treasure: Painted = (kit) => {
  const art = new Container();
  const { body, lid } = chest(kit);
  body.position.set(0, 12);
  const coins = Array.from({ length: 9 }, (_, i) => ({ it: coin(kit, '', 11 + (i % 3) * 2.5), turn: (i - 4) / 4 }));
  art.addChild(ground(kit.palette, 52), lid);
  for (const { it } of coins) art.addChild(it);
  art.addChild(body);
  return {
    art,
    play(t) {
      const open = Math.min(1, t * 3);
      lid.position.set(0, 13 - 13 * open);
      lid.scale.set(1, 1 - 0.3 * open);
      for (const [i, { it, turn }] of coins.entries()) {
        const up = Math.max(0, Math.min(1, t * 1.9 - 0.3 - Math.abs(turn) * 0.15));
        it.position.set(
          turn * (14 + 52 * up),
          22 - Math.sin(up * Math.PI * 0.62) * (92 - 26 * Math.abs(turn) - 22 * (i % 2)),
        );
        it.rotation = turn * up * 1.4;
      }
    },
  };
};

/** A wall with two towers and the way through between them. */
function towers({ palette: { red } }: Kit): Graphics {
  const g = new Graphics();
  const line = { width: 2.6, color: red.edge, join: 'round' } as const;
  for (const x of [-72, 36]) {
    g.rect(x, -42, 36, 98).fill(red.walk).stroke(line);
    for (const d of [-3, 12, 27])
      g.rect(x + d, -58, 12, 18)
        .fill(red.walk)
        .stroke(line);
    for (const y of [-20, 6, 32]) g.moveTo(x + 4, y).lineTo(x + 32, y);
    g.stroke({ width: 1.4, color: red.edge, alpha: 0.6 });
    g.roundRect(x + 14, -30, 8, 17, 4).fill(red.edge);
  }
  g.moveTo(-36, -40).lineTo(36, -40).lineTo(36, 8).quadraticCurveTo(0, -36, -36, 8).closePath();
  g.fill(red.walk).stroke(line);
  for (const x of [-28, -7, 14]) g.rect(x, -54, 13, 15).fill(red.walk).stroke(line);
  return g;
}

/** The last walls: the gate of the empire falls shut. */
export const shut: Painted = (kit) => {
  const { palette: p } = kit;
  const art = new Container();
  const way = new Graphics();
  const arch = () => way.moveTo(-36, 57).lineTo(-36, 8).quadraticCurveTo(0, -36, 36, 8).lineTo(36, 57).closePath();
  arch().fill(p.sea);
  way.moveTo(-26, 57).lineTo(-7, 20).lineTo(7, 20).lineTo(26, 57).closePath().fill(p.land);
  const bars = new Graphics();
  for (const x of [-30, -18, -6, 6, 18, 30]) bars.moveTo(x, -70).lineTo(x, 0).lineTo(x, 0);
  for (const y of [-58, -40, -22]) bars.moveTo(-36, y).lineTo(36, y);
  bars.stroke({ width: 4.4, color: p.ink, cap: 'round' });
  for (const x of [-30, -18, -6, 6, 18, 30]) bars.poly([x - 4, -3, x + 4, -3, x, 8]);
  bars.fill(p.ink);
  const mask = new Graphics();
  mask.moveTo(-36, 57).lineTo(-36, 8).quadraticCurveTo(0, -36, 36, 8).lineTo(36, 57).closePath().fill(0xffffff);
  bars.mask = mask;
  art.addChild(ground(p, 54), way, mask, bars, towers(kit));
  return {
    art,
    play(t) {
      const fall = Math.min(1, Math.max(0, t * 2.6 - 0.5)) ** 2;
      const jolt = fall >= 1 ? Math.sin((t - 0.58) * 60) * 2 * Math.max(0, 0.8 - t) : 0;
      bars.position.set(0, -22 + 72 * fall + jolt);
    },
  };
};
