import { type Container, Graphics } from 'pixi.js';
import { blend } from './hand';
import type { Palette } from './palette';
import type { Sheet } from './paper-ground';
import type { Printer } from './print';

/** What a chart has besides land and water: the graduated frame, the compass rose, the cartouche. */

/** From the edge of the sheet to the water within the neat line. */
const DEEP = 40;

/**
 * How much open water lies inside the neat line where nothing is printed: at the left, above, at the right, below. A field
 * that gets longer by it leaves less room at its sides, and plates may not fit there any more.
 */
export type Spare = readonly [left: number, top: number, right: number, bottom: number];

/** What of a sheet its frame leaves, without the water that it can spare. */
export const within = ({ x, y, width, height }: Sheet, [left, top, right, bottom]: Spare): Sheet => ({
  x: x + DEEP + left,
  y: y + DEEP + top,
  width: width - 2 * DEEP - left - right,
  height: height - 2 * DEEP - top - bottom,
});

/** Paper outside the neat line covers whatever land runs off the map; on it, degrees in black and white. */
export function frame(g: Graphics, sheet: Sheet, p: Palette): void {
  const { x, y, width, height } = sheet;
  g.rect(x, y, width, height).fill(p.sheetEdge);
  g.rect(x + 36, y + 36, width - 72, height - 72).cut();
  g.rect(x + 1.5, y + 1.5, width - 3, height - 3).fill(p.sheet);
  g.rect(x + 36, y + 36, width - 72, height - 72).cut();
  const rule = (inset: number, w: number, color: number) =>
    g.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset).stroke({ width: w, color, alignment: 0.5 });
  rule(14, 3.2, p.ink);
  rule(20, 1, p.ink);
  rule(30, 1, p.ink);
  rule(36, 2, p.ink);
  degrees(g, sheet, p);
  for (const cx of [x + 25, x + width - 25]) for (const cy of [y + 25, y + height - 25]) corner(g, cx, cy, p);
}

function degrees(g: Graphics, { x, y, width, height }: Sheet, p: Palette): void {
  const band = 10;
  const along = (length: number, place: (at: number, size: number) => void) => {
    const n = 2 * Math.round(length / 100) + 1;
    const size = length / n;
    for (let i = 0; i < n; i += 2) place(i * size, size);
  };
  along(width - 72, (at, size) => {
    g.rect(x + 36 + at, y + 20, size, band).rect(x + 36 + at, y + height - 30, size, band);
  });
  along(height - 72, (at, size) => {
    g.rect(x + 20, y + 36 + at, band, size).rect(x + width - 30, y + 36 + at, band, size);
  });
  g.fill(p.ink);
}

function corner(g: Graphics, x: number, y: number, p: Palette): void {
  g.rect(x - 11, y - 11, 22, 22)
    .fill(p.sheet)
    .stroke({ width: 1.6, color: p.ink });
  g.poly([x, y - 9, x + 9, y, x, y + 9, x - 9, y])
    .fill(p.warm)
    .stroke({ width: 1, color: p.ink });
  g.circle(x, y, 2.6).fill(p.sheet);
}

/** Sixteen points, half of each in shade. */
export function rose(g: Graphics, x: number, y: number, r: number, p: Palette): void {
  g.circle(x, y, r).fill({ color: p.sheet, alpha: p.night ? 0.35 : 0.55 });
  g.circle(x, y, r).stroke({ width: 1.4, color: p.ink });
  g.circle(x, y, r - 5).stroke({ width: 0.8, color: p.inkSoft });
  g.circle(x, y, r * 0.52).stroke({ width: 0.8, color: p.inkSoft });
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    const inner = i % 2 ? r - 5 : r - 9;
    g.moveTo(x + Math.cos(a) * inner, y + Math.sin(a) * inner).lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  g.stroke({ width: 0.8, color: p.ink });
  const point = (angle: number, long: number, wide: number, dark: number, light: number) => {
    const tip = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    for (const side of [-1, 1]) {
      const shoulder = angle + (side * Math.PI) / 8;
      g.poly([x, y, x + Math.cos(shoulder) * wide, y + Math.sin(shoulder) * wide, tip[0], tip[1]]);
      g.fill(side > 0 ? dark : light).stroke({ width: 0.8, color: p.ink });
    }
  };
  for (let i = 0; i < 8; i++) point((i + 0.5) * (Math.PI / 4), r * 0.56, r * 0.14, p.inkSoft, p.sheet);
  for (let i = 0; i < 4; i++) point((i + 0.5) * (Math.PI / 2), r * 0.76, r * 0.17, p.cool, p.sheet);
  for (let i = 0; i < 4; i++) point(i * (Math.PI / 2), r * 0.98, r * 0.19, p.warm, p.sheet);
  g.circle(x, y, r * 0.08)
    .fill(p.sheet)
    .stroke({ width: 1.2, color: p.ink });
  lily(g, x, y - r - 3, p);
}

/** North. */
function lily(g: Graphics, x: number, y: number, p: Palette): void {
  g.moveTo(x, y - 19)
    .quadraticCurveTo(x + 7, y - 10, x, y - 1)
    .quadraticCurveTo(x - 7, y - 10, x, y - 19);
  g.moveTo(x + 1, y - 3)
    .bezierCurveTo(x + 5, y - 14, x + 14, y - 13, x + 11, y - 5)
    .quadraticCurveTo(x + 8, y - 8, x + 1, y - 1);
  g.moveTo(x - 1, y - 3)
    .bezierCurveTo(x - 5, y - 14, x - 14, y - 13, x - 11, y - 5)
    .quadraticCurveTo(x - 8, y - 8, x - 1, y - 1);
  g.fill(p.ink);
}

/** The game's name on a ribbon. */
export function cartouche(
  to: Container,
  printer: Printer,
  [x, y, w]: readonly number[],
  name: string,
  p: Palette,
): void {
  const g = new Graphics();
  const h = 62;
  const fold = blend(p.warm, p.ink, p.night ? 0.1 : 0.35);
  for (const side of [-1, 1]) {
    const edge = x + (side * w) / 2;
    g.poly([
      edge - side * 16,
      y - h / 2 + 9,
      edge + side * 20,
      y - h / 2 + 9,
      edge + side * 8,
      y + 9,
      edge + side * 20,
      y + h / 2 + 9,
      edge - side * 16,
      y + h / 2 + 9,
    ]);
    g.fill(p.warm).stroke({ width: 1.6, color: p.ink });
    g.poly([edge - side * 16, y + h / 2, edge, y + h / 2, edge - side * 16, y + h / 2 + 9])
      .fill(fold)
      .stroke({ width: 1, color: p.ink });
  }
  g.rect(x - w / 2, y - h / 2, w, h)
    .fill(p.sheet)
    .stroke({ width: 2, color: p.ink });
  g.rect(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10).stroke({ width: 1, color: p.warm });
  to.addChild(g);
  const title = printer.word(name, { font: 'serif', size: 38, colour: p.name });
  title.scale.set(Math.min(1, (w - 34) / title.width));
  to.addChild(Object.assign(title, { x, y, plate: g }));
}
