import type { Container, Graphics } from 'pixi.js';
import { hex } from '../../kit/draw/palette';
import { shadow, styleOf, symbol } from '../../kit/draw/pieces';
import type { Kit } from './goods';

/** An accomplice: a turned wooden pawn, its big round head carrying the symbol of its owner. */
export function pawn(kit: Kit, seat: number): Container {
  return kit.drawings.of(`pawn ${seat}`, (g) => turned(g, kit, seat));
}

function turned(g: Graphics, kit: Kit, seat: number): void {
  const style = styleOf(kit, seat);
  const [face, edge, ink] = [hex(style.face), hex(style.edge), hex(style.ink)];
  const line = { width: 1.7, color: edge, join: 'round' } as const;
  shadow(g, 0, 13, 15, 7, kit.palette);
  // foot and body
  g.ellipse(0, 13, 15, 6.6).fill(edge);
  g.moveTo(-15, 11).bezierCurveTo(-10, 7, -7.5, 2, -6.5, -6).lineTo(6.5, -6).bezierCurveTo(7.5, 2, 10, 7, 15, 11);
  g.quadraticCurveTo(0, 20, -15, 11).closePath().fill(face).stroke(line);
  g.moveTo(3, -4)
    .bezierCurveTo(3.5, 4, 6, 9, 9, 14)
    .quadraticCurveTo(13, 13, 15, 11)
    .bezierCurveTo(10, 7, 7.5, 2, 6.5, -6);
  g.closePath().fill({ color: edge, alpha: 0.4 });
  // head
  g.circle(0, -10.5, 18.4).fill(edge);
  g.circle(0, -12, 17.6).fill(face).stroke(line);
  g.moveTo(-12.5, -18)
    .quadraticCurveTo(-7, -26.5, 2, -26)
    .stroke({ width: 2, color: 0xffffff, alpha: 0.38, cap: 'round' });
  const size = 23 / 24;
  g.save();
  g.translateTransform(0, -12).scaleTransform(size, size).translateTransform(-12, -12);
  g.path(symbol(style)).fill(ink);
  g.restore();
}
