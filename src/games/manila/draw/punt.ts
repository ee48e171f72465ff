import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { coin } from '../../kit/draw/pieces';
import { HULL, SEAT, seatOffsets } from '../rules/places';
import { WARES } from '../rules/setup';
import type { Punt } from '../rules/state';
import { type Chart, turnedBy } from './chart';
import { badge, bale, type Kit, lookOf } from './goods';

import type { Palette } from './palette';

/** A punt seen from above: its bale at the stern, then a seat for each accomplice, with its cost while it is free. (0, 0) is its middle. */

type Freight = Pick<Punt, 'ware' | 'aboard' | 'plundered'>;

/** Its outline, `grow` outside the gunwale. */
export function outline(grow: number): number[] {
  const { stern, prow, half } = HULL;
  const [s, h] = [-stern - grow, half + grow];
  const tip = prow + grow;
  const upper: number[] = [s + 4, -h * 0.8, s + 24, -h];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    upper.push(40 + t * (tip - 40), -h * Math.cos((t * Math.PI) / 2) ** 0.72);
  }
  const lower: number[] = [];
  for (let i = upper.length - 2; i >= 0; i -= 2) lower.push(upper[i], -upper[i + 1]);
  return [...upper, ...lower];
}

function hull(g: Graphics, p: Palette, stripe: number, stripeEdge: number, plundered: boolean): void {
  const wood = plundered ? blend(p.plank, 0x2a2320, 0.5) : p.plank;
  g.poly(outline(0).map((v, i) => v + (i % 2 ? 9 : 5))).fill({ color: p.shadow, alpha: p.night ? 0.4 : 0.22 });
  g.poly(outline(0)).fill(p.plankDark);
  g.poly(outline(-1.6)).fill(stripe).stroke({ width: 1.2, color: stripeEdge });
  g.poly(outline(-7)).fill(wood).stroke({ width: 1.6, color: p.plankDark });
  for (const y of [-30, -15, 0, 15, 30]) {
    const reach = HULL.prow - 18 - (Math.abs(y) / 30) ** 2 * 36;
    g.moveTo(-HULL.stern + 10, y).lineTo(reach, y);
  }
  g.stroke({ width: 1, color: p.plankDark, alpha: 0.6 });
  // thwarts
  for (const x of [-20, 88]) {
    const h = x > 0 ? 25 : 42;
    g.rect(x - 3, -h, 6, 2 * h);
  }
  g.fill(blend(wood, p.plankDark, 0.35)).stroke({ width: 1, color: p.plankDark });
}

/** Without a ware it lies empty at its mooring. */
export function punt(kit: Kit, map: Chart, freight: Freight | null): Container {
  const it = new Container();
  const { palette: p } = kit;
  const look = freight ? lookOf(freight.ware) : { fill: p.bamboo, edge: p.bambooDark };
  const { ware = -1, plundered = false } = freight ?? {};
  const body = kit.drawings.of(`hull ${ware} ${plundered}`, (g) => hull(g, p, look.fill, look.edge, plundered));
  body.rotation = map.spin;
  it.addChild(body);
  if (!freight) return it;
  if (freight.plundered) it.addChild(wreckage(kit, map));
  else it.addChild(...cargo(kit, map, freight));
  it.addChild(...seats(kit, map, freight));
  return it;
}

function cargo(kit: Kit, map: Chart, { ware }: Freight): Container[] {
  const hold = bale(ware, 60, 74, kit);
  hold.rotation = map.spin;
  hold.position.set(...turnedBy(map, [-53, 0]));
  const sign = badge(ware, 19, kit);
  const worth = coin(kit, String(WARES[ware].profit), 19, true);
  const [sx, sy] = map.turned ? [-18, -53] : [-53, -17];
  const [wx, wy] = map.turned ? [21, -53] : [-53, 20];
  sign.position.set(sx, sy);
  worth.position.set(wx, wy);
  return [hold, sign, worth];
}

/** Broken crates and the black flag. */
function wreckage({ palette: p }: Kit, map: Chart): Container {
  const g = new Graphics();
  for (const [x, y, w, h] of [
    [-24, -26, 20, 12],
    [6, 14, 24, 10],
    [-22, 18, 14, 14],
  ] as const)
    g.rect(x, y, w, h)
      .fill(blend(p.plank, 0x1a1412, 0.25))
      .stroke({ width: 1.3, color: p.plankDark });
  g.moveTo(-8, 26).lineTo(-8, -34).stroke({ width: 3, color: p.plankDark, cap: 'round' });
  g.moveTo(-8, -34).quadraticCurveTo(8, -40, 18, -33).quadraticCurveTo(24, -29, 30, -32);
  g.lineTo(29, -6).quadraticCurveTo(22, -3, 16, -8).quadraticCurveTo(6, -13, -8, -7).closePath();
  g.fill(0x17110f).stroke({ width: 1.4, color: 0xe9dfc8 });
  skull(g, 11, -21, 7);
  g.position.set(...turnedBy(map, [-52, 0]));
  return g;
}

export function skull(g: Graphics, x: number, y: number, r: number): void {
  const bone = 0xf4ecd8;
  g.moveTo(x - r * 1.5, y + r * 0.3).lineTo(x + r * 1.5, y + r * 1.5);
  g.moveTo(x + r * 1.5, y + r * 0.3)
    .lineTo(x - r * 1.5, y + r * 1.5)
    .stroke({ width: r * 0.36, color: bone, cap: 'round' });
  g.circle(x, y - r * 0.1, r).fill(bone);
  g.rect(x - r * 0.55, y + r * 0.5, r * 1.1, r * 0.7).fill(bone);
  for (const side of [-1, 1]) g.circle(x + side * r * 0.4, y, r * 0.27);
  g.fill(0x17110f);
}

function seats(kit: Kit, map: Chart, { ware, aboard }: Freight): Container[] {
  const { palette: p, printer } = kit;
  const places = seatOffsets(ware).map((offset) => turnedBy(map, offset));
  const wells = kit.drawings.of(`wells ${ware}`, (g) => {
    for (const [x, y] of places) {
      g.circle(x, y, SEAT).fill(p.recess).stroke({ width: 1.8, color: p.plankDark });
      g.circle(x, y, SEAT - 3.4).stroke({ width: 0.9, color: p.recessInk, alpha: 0.6 });
    }
  });
  const out: Container[] = [wells];
  places.forEach(([x, y], place) => {
    if (place < aboard.length) return;
    const cost = printer.word(String(WARES[ware].seats[place]), { size: 31, weight: 700, colour: p.name });
    cost.position.set(x, y);
    out.push(cost);
  });
  return out;
}
