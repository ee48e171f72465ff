import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { coin } from '../../kit/draw/pieces';
import { loadPoint, TRAY } from '../rules/places';
import { WARES } from '../rules/setup';
import type { Ware } from '../rules/state';
import type { Chart } from './chart';
import { badge, bale, die, emblem, type Kit, lookOf } from './goods';

/** The quay where loads wait, and the tray where the dice fall. */

const TRAY_HALF = 88;

export function quay(to: Container, map: Chart, kit: Kit): void {
  const { palette: p } = kit;
  const g = new Graphics();
  to.addChild(g);
  boards(g, map, kit);
  const [tx, ty] = map.at(...TRAY);
  const r = TRAY_HALF;
  g.roundRect(tx - r + 5, ty - r + 8, 2 * r, 2 * r, 22).fill({ color: p.shadow, alpha: 0.3 });
  g.roundRect(tx - r, ty - r, 2 * r, 2 * r, 22)
    .fill(p.lacquer)
    .stroke({ width: 2.4, color: p.lacquerDark });
  g.roundRect(tx - r + 8, ty - r + 8, 2 * r - 16, 2 * r - 16, 16).fill(blend(p.cool, 0x08251a, p.night ? 0.82 : 0.45));
  g.roundRect(tx - r + 8, ty - r + 8, 2 * r - 16, 2 * r - 16, 16).stroke({ width: 1.4, color: p.lacquerLine });
  for (let ware = 0; ware < 4; ware++) outline(to, map, kit, ware);
}

/** Planks of the landing stage. */
function boards(g: Graphics, map: Chart, { palette: p }: Kit): void {
  const [x, y, w, h] = [-8, 808, 454, 172];
  g.rect(...map.box(x + 4, y + 6, w, h)).fill({ color: p.shadow, alpha: 0.22 });
  g.rect(...map.box(x, y, w, h))
    .fill(blend(p.plank, p.land, 0.45))
    .stroke({ width: 2, color: p.ink });
  for (let at = x + 12; at < x + w; at += 12) g.moveTo(...map.at(at, y + 2)).lineTo(...map.at(at, y + h - 2));
  g.stroke({ width: 1, color: blend(p.plankDark, p.plank, 0.5), alpha: 0.7 });
}

/** Where a load lies while it waits: chalked on the planks. */
function outline(to: Container, map: Chart, kit: Kit, ware: Ware): void {
  const { palette: p } = kit;
  const [x, y] = map.at(...loadPoint(ware));
  const g = new Graphics();
  g.roundRect(x - 54, y - 52, 108, 108, 10).fill({ color: p.sheet, alpha: p.night ? 0.45 : 0.6 });
  g.roundRect(x - 54, y - 52, 108, 108, 10).stroke({ width: 1.6, color: p.inkSoft });
  to.addChild(g);
  const sign = emblem(kit, ware, 62);
  sign.alpha = 0.3;
  sign.position.set(x, y);
  to.addChild(sign);
}

/** A load waiting to be shipped: what it brings, and what its seats cost. `ashore` stays behind this voyage. */
export function waiting(kit: Kit, ware: Ware, ashore: boolean): Container {
  const it = new Container();
  const hold = bale(ware, 78, 44, kit);
  hold.position.set(0, -22);
  const sign = badge(ware, 20, kit);
  sign.position.set(-15, -22);
  const worth = coin(kit, String(WARES[ware].profit), 19, true);
  worth.position.set(24, -22);
  it.addChild(hold, sign, worth, costs(kit, ware));
  if (ashore) hold.alpha = 0.5;
  return it;
}

/** Seat costs in a row, as on the punt. */
function costs({ palette: p, printer }: Kit, ware: Ware): Container {
  const it = new Container();
  const { seats } = WARES[ware];
  seats.forEach((cost, i) => {
    const x = (i - (seats.length - 1) / 2) * 24;
    const g = new Graphics()
      .circle(x, 15, 12)
      .fill(p.recess)
      .stroke({ width: 1.3, color: lookOf(ware).edge });
    // the cards of the question tell them too
    const word = printer.word(String(cost), { size: 22, weight: 700, colour: p.name, spare: true });
    word.position.set(x, 15);
    word.plate = g;
    g.visible = word.visible;
    it.addChild(g, word);
  });
  return it;
}

/** The dice in the tray: the last roll, or the ware's own face. A ware that stays ashore throws no die. */
export function dice(kit: Kit, ware: Ware, value: number, idle: boolean): Container {
  const it = new Container();
  const one = die(ware, value, 62, kit);
  one.position.set(0, -3);
  it.addChild(one);
  if (idle) it.alpha = 0.4;
  return it;
}
