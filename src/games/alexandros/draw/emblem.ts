import { Container, Graphics, GraphicsPath } from 'pixi.js';
import type { Kit, Palette } from './palette';
import { SIGNS } from './signs';

/** A symbol drawn where it is wanted: many of them share one Graphics. */

const paths = new Map<string, GraphicsPath>();
function pathOf(data: string): GraphicsPath {
  const known = paths.get(data) ?? new GraphicsPath(data);
  paths.set(data, known);
  return known;
}

/** `ground` is what lies behind it. */
export function sign(
  g: Graphics,
  symbol: number,
  x: number,
  y: number,
  size: number,
  p: Palette,
  ground: number,
): void {
  const { shape, cut, lines, width } = SIGNS[symbol];
  const color = p.signs[symbol];
  g.save();
  g.translateTransform(-12, -12)
    .scaleTransform(size / 24, size / 24)
    .translateTransform(x, y);
  g.path(pathOf(shape)).fill(color);
  if (lines) g.path(pathOf(lines)).stroke({ width, color, cap: 'round', join: 'round' });
  g.path(pathOf(cut)).fill(ground);
  g.restore();
}

/** A round badge with a symbol: what lies under a guard, or which card is asked for. */
export function badge(g: Graphics, symbol: number, x: number, y: number, r: number, p: Palette): void {
  g.circle(x, y, r).fill(p.tile).stroke({ width: 1.8, color: p.signs[symbol] });
  sign(g, symbol, x, y, r * 1.4, p, p.tile);
}

/** A small card with a symbol; `times` cards of it. */
export function cardMark(kit: Kit, symbol: number, times = 1): Container {
  const it = new Container();
  const { palette: p } = kit;
  const g = new Graphics();
  for (let i = times - 1; i >= 0; i--) {
    const d = i * 6;
    g.roundRect(-17 + d + 1.5, -23 - d + 3, 34, 46, 5).fill({ color: p.shadow, alpha: 0.3 });
    g.roundRect(-17 + d, -23 - d, 34, 46, 5)
      .fill(p.tile)
      .stroke({ width: 2.2, color: p.picked });
  }
  sign(g, symbol, 0, -1, 27, p, p.tile);
  it.addChild(g);
  if (times > 1) {
    const word = kit.printer.word(`×${times}`, { size: 30, weight: 700, colour: p.pickedInk });
    g.roundRect(-24, 12, 48, 32, 12).fill(p.picked);
    word.position.set(0, 28);
    it.addChild(word);
  }
  return it;
}
