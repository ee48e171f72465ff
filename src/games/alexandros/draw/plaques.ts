import { Container, Graphics } from 'pixi.js';
import { groundFor, hex } from '../../kit/draw/palette';
import { styleOf, symbol } from '../../kit/draw/pieces';
import { isOpenLand, type Province } from '../rules/provinces';
import { NOBODY } from '../rules/state';
import type { Kit } from './palette';

/** What a province is worth: a shield in its owner's colour, a hollow one where two guards stand, a pale one where nobody does. */

/** Open land bears no plaque of its own: nobody could afford it (rule page 2.4). */
export const hasPlaque = (province: Province): boolean => province.symbols.length > 0 && !isOpenLand(province);

/** `wide` plaques carry the owner's symbol beside the number. */
function plate(g: Graphics, w: number, h: number, fill: number, edge: number, alpha = 1): void {
  const shape = (d: number) =>
    g
      .moveTo(-w / 2 + 6, -h / 2 - d)
      .lineTo(w / 2 - 6, -h / 2 - d)
      .quadraticCurveTo(w / 2 - 4, -h / 2 + 4, w / 2 + d, -h / 2 + 6)
      .lineTo(w / 2 + d, h / 2 - 6)
      .quadraticCurveTo(w / 2 - 4, h / 2 - 4, w / 2 - 6, h / 2 + d)
      .lineTo(-w / 2 + 6, h / 2 + d)
      .quadraticCurveTo(-w / 2 + 4, h / 2 - 4, -w / 2 - d, h / 2 - 6)
      .lineTo(-w / 2 - d, -h / 2 + 6)
      .quadraticCurveTo(-w / 2 + 4, -h / 2 + 4, -w / 2 + 6, -h / 2 - d)
      .closePath();
  shape(0).fill({ color: fill, alpha }).stroke({ width: 2, color: edge, alpha });
}

export function plaque(kit: Kit, { owner, guarded, value }: Province): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p, printer } = kit;
  if (owner === NOBODY) {
    plate(g, 46, 37, p.sheet, p.inkSoft, 0.85);
    it.addChild(printer.word(String(value), { size: 30, weight: 600, colour: p.ink }));
    return it;
  }
  const style = styleOf(kit, owner);
  const pays = guarded.length === 1;
  const [face, edge, ink] = [hex(style.face), hex(style.edge), hex(style.ink)];
  const on = pays ? ink : p.night ? hex(style.dark) : edge;
  g.roundRect(-32, -16, 66, 38, 8).fill({ color: p.shadow, alpha: 0.26 });
  plate(g, 66, 38, pays ? groundFor(ink, face) : p.sheet, pays ? edge : on);
  g.save();
  g.translateTransform(-12, -12).scaleTransform(0.95, 0.95).translateTransform(-15, 0);
  g.path(symbol(style)).fill(on);
  g.restore();
  const word = printer.word(String(value), { size: 31, weight: 700, colour: on });
  word.position.set(14, 0.5);
  it.addChild(word);
  if (!pays) {
    const strike = new Graphics();
    strike.moveTo(1, 9).lineTo(28, -9).stroke({ width: 5.5, color: p.sheet, cap: 'round' });
    strike.moveTo(1, 9).lineTo(28, -9).stroke({ width: 3, color: p.red.edge, cap: 'round' });
    it.addChild(strike);
  }
  return it;
}
