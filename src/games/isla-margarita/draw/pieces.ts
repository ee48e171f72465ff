import { Container, type Graphics } from 'pixi.js';
import { type Kit as BaseKit, discs, FLAT, shadow, styleOf, tag } from '../../kit/draw/pieces';
import { SIZE } from './layout';
import type { Palette } from './palette';

export type Kit = BaseKit<Palette>;

/** The pieces of this game. (0, 0) is where a piece stands. */

/** Higher stacks look the same; the number tells. */
const TALLEST = 3;

/** Coins of one player with their number. */
export function stack(kit: Kit, seat: number, coins: number): Container {
  const it = new Container();
  const layers = Math.min(coins, TALLEST);
  const g = kit.drawings.of(`stack ${seat} ${layers}`, (g) => {
    shadow(g, 0, 0, SIZE.disc, SIZE.disc * FLAT, kit.palette);
    discs(g, layers, SIZE.disc, styleOf(kit, seat));
  });
  const number = tag(kit, String(coins), 0, 18);
  // read across the table, as the medals beside it
  number.scale.set(1.5);
  it.addChild(g, number);
  return it;
}

export const prince = ({ palette, drawings }: Kit): Graphics => drawings.of('prince', (g) => turned(g, palette));

function turned(g: Graphics, palette: Palette): void {
  shadow(g, 0, -1, 9, 4.4, palette);
  const line = { width: 1.3, color: palette.paleDark, join: 'round' } as const;
  g.ellipse(0, -1.6, 9, 4).fill(palette.paleDark);
  g.moveTo(-9, -3).bezierCurveTo(-5, -7, -4.5, -14, -6.4, -20).quadraticCurveTo(0, -25, 6.4, -20);
  g.bezierCurveTo(4.5, -14, 5, -7, 9, -3).quadraticCurveTo(0, 2, -9, -3).closePath();
  g.fill(palette.pale).stroke(line);
  g.moveTo(2, -1.4).bezierCurveTo(1.2, -8, 1.6, -15, 3.4, -21.6).quadraticCurveTo(5.4, -21.2, 6.4, -20);
  g.bezierCurveTo(4.5, -14, 5, -7, 9, -3).quadraticCurveTo(6, -1.6, 2, -1.4).closePath();
  g.fill({ color: palette.paleDark, alpha: 0.3 });
  g.circle(0, -27.4, 6.2).fill(palette.pale).stroke(line);
  g.circle(2.1, -26.6, 3.4).fill({ color: palette.paleDark, alpha: 0.2 });
  g.poly([-6, -30, -6.6, -37.4, -3.2, -34, 0, -39, 3.2, -34, 6.6, -37.4, 6, -30]);
  g.fill(palette.crownGold).stroke({ ...line, width: 1 });
}

/** Princes side by side; more than three are counted. */
export function princes(kit: Kit, count: number): Container {
  const it = new Container();
  const shown = Math.min(3, count);
  for (let i = 0; i < shown; i++) {
    const one = prince(kit);
    one.scale.set(1.12);
    one.position.set((i - (shown - 1) / 2) * 13.5, shown === 3 && i === 1 ? 3 : 0);
    if (shown === 3 && i === 1) it.addChild(one);
    else it.addChildAt(one, 0);
  }
  if (count > 3) {
    const number = tag(kit, `×${count}`, 0, 4);
    number.scale.set(1.5);
    it.addChild(number);
  }
  return it;
}

/** A crown lying face down: nobody knows what it is worth. */
export const crown = ({ palette, drawings }: Kit, r: number = SIZE.crown): Graphics =>
  drawings.of(`crown ${r}`, (g) => tile(g, palette, r));

function tile(g: Graphics, palette: Palette, r: number): void {
  shadow(g, 0, 1, r, r * 0.9, palette);
  const side = (grow: number, y: number) =>
    Array.from({ length: 6 }, (_, i) => (i / 6) * Math.PI * 2 + Math.PI / 6).flatMap((angle) => [
      Math.cos(angle) * (r + grow),
      y + Math.sin(angle) * (r + grow) * 0.94,
    ]);
  g.poly(side(0.6, 1.8)).fill(palette.shadow);
  g.poly(side(0.6, -0.6)).fill(palette.crownTile).stroke({ width: 1.2, color: palette.shadow, join: 'round' });
  g.poly(side(-2.4, -0.6)).stroke({ width: 0.8, color: palette.crownGold, alpha: 0.7 });
  const s = r / 12;
  const at = [-6.4, 3.6, -7.2, -4, -3.2, -0.4, 0, -6.4, 3.2, -0.4, 7.2, -4, 6.4, 3.6].map((v) => v * s);
  g.poly(at).fill(palette.crownGold);
}
