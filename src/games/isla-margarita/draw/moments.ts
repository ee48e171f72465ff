import { Container, Graphics } from 'pixi.js';
import { blend, mix, polar } from '../../kit/draw/hand';
import type { Picture } from '../../kit/draw/moment';
import { hex } from '../../kit/draw/palette';
import { disc, styleOf } from '../../kit/draw/pieces';
import type { Palette } from './palette';
import { crown, type Kit, prince } from './pieces';

/** Pictures of what a table remembers of this game. All within a circle of radius 100 round (0, 0). */

const ARC = Math.PI * 2;

/** Water up to this height of the picture, with a few waves. */
function sea(p: Palette, top: number): Graphics {
  const g = new Graphics();
  const side = Math.sqrt(100 ** 2 - top ** 2);
  g.moveTo(-side, top).lineTo(side, top).arc(0, 0, 100, Math.atan2(top, side), Math.atan2(top, -side)).closePath();
  g.fill(p.shallows[2]);
  for (const [x, y] of [
    [-48, 18],
    [4, 30],
    [44, 16],
    [-18, 44],
    [26, 52],
  ])
    if (top + y < 82)
      g.moveTo(x - 11, top + y)
        .quadraticCurveTo(x - 5, top + y - 7, x, top + y)
        .quadraticCurveTo(x + 6, top + y - 7, x + 12, top + y);
  return g.stroke({ width: 2, color: p.contour, cap: 'round' });
}

/** Rays from behind what is shown. */
function rays(g: Graphics, [x, y]: readonly [number, number], from: number, to: number, p: Palette): void {
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * ARC;
    g.moveTo(...polar(x, y, a, from)).lineTo(...polar(x, y, a, i % 2 ? to : to - 8));
  }
  g.stroke({ width: 3, color: p.crownGold, cap: 'round' });
}

/** The crown of the King in gold, with stones of red and teal. */
function regalia(p: Palette): Graphics {
  const g = new Graphics();
  const line = { width: 2.4, color: blend(p.crownGold, 0x3a1c06, 0.7), join: 'round' } as const;
  g.poly([-46, 16, -56, -30, -29, -8, -18, -44, 0, -12, 18, -44, 29, -8, 56, -30, 46, 16]);
  g.fill(p.crownGold).stroke(line);
  g.poly([0, -12, 18, -44, 29, -8, 56, -30, 46, 16, 8, 16]).fill({ color: p.shadow, alpha: 0.1 });
  for (const [x, y] of [
    [-56, -33],
    [-18, -47],
    [18, -47],
    [56, -33],
  ])
    g.circle(x, y, 5.5)
      .fill(p.wall)
      .stroke({ ...line, width: 1.6 });
  g.roundRect(-49, 14, 98, 16, 5).fill(p.crownGold).stroke(line);
  for (const [i, x] of [-34, -17, 0, 17, 34].entries())
    g.poly([x, 16.5, x + 6, 22, x, 27.5, x - 6, 22]).fill(i % 2 ? p.cool : p.warm);
  return g;
}

/** The King has changed: the crown sinks upon the cushion of whoever holds it now. */
export function kingly(kit: Kit, seat: number): Picture {
  const { palette: p } = kit;
  const art = new Container();
  const shine = new Graphics();
  rays(shine, [0, 0], 66, 92, p);
  const { face, edge } = styleOf(kit, seat);
  const cushion = new Graphics();
  cushion.ellipse(0, 56, 66, 12).fill({ color: p.shadow, alpha: 0.2 });
  cushion
    .moveTo(-62, 52)
    .quadraticCurveTo(-70, 24, -46, 30)
    .quadraticCurveTo(0, 40, 46, 30)
    .quadraticCurveTo(70, 24, 62, 52)
    .quadraticCurveTo(0, 66, -62, 52)
    .closePath();
  cushion.fill(hex(face)).stroke({ width: 2.6, color: hex(edge), join: 'round' });
  for (const x of [-66, 66]) cushion.circle(x, 52, 5);
  cushion.fill(p.crownGold);
  const it = regalia(p);
  const mark = disc(kit, seat, 17);
  mark.position.set(0, 52);
  art.addChild(shine, cushion, it, mark);
  return {
    art,
    play(t) {
      it.y = mix(-34, 4, Math.min(1, t * 2.2) ** 2);
      it.rotation = 0.12 * (1 - Math.min(1, t * 2.2));
      shine.rotation = t * 0.5;
      shine.alpha = Math.min(1, t * 2);
    },
  };
}

/** A stone bridge from rim to rim. */
function arches(p: Palette, colour: number): Graphics {
  const g = new Graphics();
  const line = { width: 2.2, color: p.ink, join: 'round' } as const;
  g.moveTo(-90, 40).lineTo(-88, 8).quadraticCurveTo(0, -34, 88, 8).lineTo(90, 40).closePath();
  g.fill(blend(colour, p.stone, 0.3)).stroke(line);
  for (const [x, w, top] of [
    [-56, 36, 8],
    [0, 46, -8],
    [56, 36, 8],
  ])
    g.moveTo(x - w / 2, 41)
      .bezierCurveTo(x - w / 2, top - 2, x + w / 2, top - 2, x + w / 2, 41)
      .closePath()
      .fill(blend(p.shallows[2], p.shadow, 0.3))
      .stroke(line);
  g.moveTo(-88, -4).quadraticCurveTo(0, -46, 88, -4);
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const [x, y] = deck(t);
    g.moveTo(x, y).lineTo(x, y - 12);
  }
  return g.stroke({ width: 2.4, color: p.ink, cap: 'round' });
}

/** Where somebody stands on it, from the left shore to the right. */
function deck(t: number): [number, number] {
  const x = -88 + 176 * t;
  return [x, 8 - 84 * t * (1 - t)];
}

/** A prince comes to the island in the middle, where its crown waits for whoever built his bridge. */
export function coronation(kit: Kit, seat: number): Picture {
  const { palette: p } = kit;
  const art = new Container();
  const shine = new Graphics();
  rays(shine, [0, 0], 24, 40, p);
  const prize = crown(kit, 20);
  const walker = prince(kit);
  walker.scale.set(1.25);
  shine.position.set(48, -56);
  prize.position.set(48, -56);
  art.addChild(sea(p, 26), shine, prize, arches(p, hex(styleOf(kit, seat).face)), walker);
  return {
    art,
    play(t) {
      const [x, y] = deck(0.06 + 0.7 * t);
      walker.position.set(x, y + 2 - Math.abs(Math.sin(t * 15)) * 4);
      shine.rotation = t;
      prize.y = -56 - 4 * Math.sin(t * 6);
    },
  };
}

type Built = 'bridges' | 'ports';

/** A bridge or a harbour, and the sun behind it. */
function shore({ palette: p }: Kit, of: Built, colour: number): { art: Container; sun: Graphics } {
  const art = new Container();
  const sun = new Graphics();
  sun.circle(0, 0, 34).fill(p.crownGold).stroke({ width: 2.4, color: p.warm });
  rays(sun, [0, 0], 42, 58, p);
  art.addChild(sun, sea(p, 24), of === 'bridges' ? arches(p, colour) : harbour(p));
  return { art, sun };
}

/** The last bridge or the last port: the sun goes down behind it, and the round that runs is the last. */
export function evening(kit: Kit, of: Built): Picture {
  const { art, sun } = shore(kit, of, kit.palette.warm);
  return { art, play: (t) => sun.position.set(0, mix(-46, -8, t)) };
}

/** The first bridge or the first port of a game: the sun rises, and its builder's disc comes to stand before it. */
export function first(kit: Kit, seat: number, of: Built): Picture {
  const { art, sun } = shore(kit, of, hex(styleOf(kit, seat).face));
  const mark = disc(kit, seat, 24);
  art.addChild(mark);
  return {
    art,
    play(t) {
      sun.position.set(0, mix(-2, -46, Math.min(1, t * 1.4)));
      mark.position.set(0, mix(120, 62, Math.min(1, t * 2.4)));
    },
  };
}

/** A mole with a lighthouse and houses, and a boat that is home. */
function harbour(p: Palette): Graphics {
  const g = new Graphics();
  const line = { width: 2.2, color: p.ink, join: 'round' } as const;
  g.poly([-92, 34, -92, 14, 20, 14, 34, 34]).fill(p.stone).stroke(line);
  g.poly([-2, 14, 3, -44, 17, -44, 22, 14]).fill(p.wall).stroke(line);
  g.poly([-0.5, -8, 1.5, -26, 18.5, -26, 20.5, -8]).fill(p.warm);
  g.rect(4, -58, 12, 14).fill(p.crownGold).stroke(line);
  g.poly([1, -58, 10, -69, 19, -58]).fill(p.cool).stroke(line);
  for (const [x, w] of [
    [-70, 26],
    [-38, 30],
  ]) {
    g.rect(x - w / 2, -6, w, 20)
      .fill(p.wall)
      .stroke(line);
    g.poly([x - w / 2 - 4, -6, x, -25, x + w / 2 + 4, -6])
      .fill(p.roof)
      .stroke(line);
    g.rect(x - 4, 3, 8, 11).fill(p.plankDark);
  }
  g.moveTo(44, 36).quadraticCurveTo(60, 52, 84, 36).closePath().fill(p.plank).stroke(line);
  g.moveTo(62, 36).lineTo(62, 2);
  g.stroke(line);
  g.moveTo(64, 4).quadraticCurveTo(82, 16, 78, 32).lineTo(64, 32).closePath().fill(p.wall).stroke(line);
  return g;
}

/** Nobody goes on: the sand has run out. */
export function ranOut(kit: Kit): Picture {
  const { palette: p } = kit;
  const art = new Container();
  const [frame, sand] = [new Graphics(), new Graphics()];
  const line = { width: 3, color: p.ink, join: 'round' } as const;
  frame.poly([-34, -56, 34, -56, 5, 0, 34, 56, -34, 56, -5, 0]).stroke(line);
  for (const y of [-66, 56]) frame.roundRect(-44, y, 88, 10, 4).fill(p.plank).stroke(line);
  art.addChild(sand, frame);
  return {
    art,
    play(t) {
      const left = 1 - Math.min(1, t * 1.15);
      sand.clear();
      const top = -46 * left;
      sand.poly([-30 * left, top - 2, 30 * left, top - 2, 3, -1, -3, -1]).fill(p.crownGold);
      if (left > 0) sand.rect(-1.5, -2, 3, 56).fill(p.crownGold);
      const heap = 1 - left;
      sand.poly([-30 * heap, 54, 30 * heap, 54, 12 * heap, 54 - 30 * heap, -12 * heap, 54 - 30 * heap]);
      sand.fill(p.crownGold);
    },
  };
}
