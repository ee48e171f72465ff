import { type Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { hollow } from '../../kit/draw/hollow';
import type { Printer } from '../../kit/draw/print';
import type { Look } from '../../table';
import { islandName } from '../rules/names';
import type { Land } from './chart';
import { soilOf } from './land';
import { layout, SIZE } from './layout';
import type { Palette } from './palette';

/** What is printed on every island: its name, its value, and the ring for investments. */

export function labels(to: Container, land: Land, i: number, look: Look, p: Palette, printer: Printer): void {
  const { name, value, circle } = layout(land);
  const g = new Graphics();
  roundel(g, value[0], value[1], p);
  ring(g, circle[0], circle[1], p);
  to.addChild(g);
  const title = printer.word(look.say(islandName(i)), {
    font: 'serif',
    size: 31,
    colour: p.name,
    halo: blend(soilOf(i, p), p.night ? p.sheetEdge : p.beach, 0.4),
  });
  const room = (land.r * 1.66) / title.width;
  if (room < 1) title.scale.set(room);
  title.position.set(name[0], name[1]);
  const number = printer.word(String(land.value), { size: 32, weight: 700, colour: p.name });
  number.position.set(value[0], value[1]);
  to.addChild(title, number);
}

/** An engraved medal: points for the most bridges. */
function roundel(g: Graphics, x: number, y: number, p: Palette): void {
  const r = SIZE.value;
  g.circle(x, y, r + 2)
    .fill(p.sheet)
    .stroke({ width: 1.6, color: p.ink });
  g.circle(x, y, r - 2.6).stroke({ width: 1, color: p.warm });
}

/** Where invested coins wait for the end of the round. */
function ring(g: Graphics, x: number, y: number, p: Palette): void {
  hollow(g, [x, y, SIZE.circle], { strokes: 14, deep: 5.5, rim: 1.5 }, p);
  const faint = blend(p.recessInk, p.recess, 0.55);
  g.circle(x, y + 2, 8.5).stroke({ width: 1.2, color: faint });
  g.moveTo(x - 4, y + 2)
    .lineTo(x + 4, y + 2)
    .moveTo(x, y - 2)
    .lineTo(x, y + 6)
    .stroke({ width: 1.2, color: faint });
}
