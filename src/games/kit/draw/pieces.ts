import { Container, type Graphics, GraphicsPath } from 'pixi.js';
import { SEAT_STYLES, type SeatStyle } from '../../../look/seats';
import type { Look } from '../../table';
import type { Drawings } from './drawings';
import { hex, type Palette } from './palette';
import type { Printer } from './print';

/** Wooden pieces, seen a little from the south, each with its contact shadow. (0, 0) is where a piece stands. */

/** What every drawing of pieces needs. */
export interface Kit<P extends Palette = Palette> {
  look: Look;
  palette: P;
  printer: Printer;
  drawings: Drawings;
}

export const styleOf = ({ look }: Kit, seat: number): SeatStyle =>
  SEAT_STYLES[(look.chairs[seat]?.colour ?? seat) % SEAT_STYLES.length];

/** A disc is seen this much flattened. */
export const FLAT = 0.84;
const THICK = 3.6;
const symbols = new Map<string, GraphicsPath>();

export function symbol(style: SeatStyle): GraphicsPath {
  const known = symbols.get(style.id) ?? new GraphicsPath(style.symbol);
  symbols.set(style.id, known);
  return known;
}

/** Takes its parts and their geometry along; sprites leave their printed texture to the printer. */
export const WHOLE = { children: true, context: true } as const;

export function shadow(g: Graphics, x: number, y: number, rx: number, ry: number, p: Palette): void {
  g.ellipse(x + 2.2, y + 2.6, rx + 2.6, ry + 2.4).fill({ color: p.shadow, alpha: 0.14 });
  g.ellipse(x + 1.2, y + 1.4, rx + 0.8, ry + 0.7).fill({ color: p.shadow, alpha: 0.26 });
}

/** Discs on top of each other; the top one shows whose they are. */
export function discs(g: Graphics, layers: number, r: number, style: SeatStyle): void {
  const [face, edge, ink] = [hex(style.face), hex(style.edge), hex(style.ink)];
  const ry = r * FLAT;
  for (let i = 0; i < layers; i++) {
    const y = -i * THICK;
    g.ellipse(0, y, r, ry).fill(edge);
    g.rect(-r, y - THICK, 2 * r, THICK).fill(edge);
    g.ellipse(0, y - THICK, r, ry).fill(face);
    g.ellipse(0, y - THICK, r - 0.5, ry - 0.5).stroke({ width: 1.1, color: edge });
  }
  const top = -layers * THICK;
  g.ellipse(0, top, r - 2.6, ry - 2.3).stroke({ width: 0.9, color: edge, alpha: 0.55 });
  const scale = (r * 1.22) / 24;
  g.save();
  g.scaleTransform(scale, scale * 0.92).translateTransform(-12 * scale, top - 12 * scale * 0.92);
  g.path(symbol(style)).fill(ink);
  g.restore();
}

export function disc(kit: Kit, seat: number, r = 20): Container {
  return kit.drawings.of(`disc ${seat} ${r}`, (g) => {
    shadow(g, 0, 0, r, r * FLAT, kit.palette);
    discs(g, 1, r, styleOf(kit, seat));
  });
}

/** A number that must be read before anything else. */
export function tag(
  { palette, printer, drawings }: Kit,
  text: string,
  x: number,
  y: number,
  colour = palette.tagInk,
): Container {
  const it = new Container();
  const word = printer.word(text, { size: 20, weight: 700, colour });
  const w = Math.max(22, word.width - 1);
  const g = drawings.of(`tag ${w}`, (g) => {
    g.roundRect(-w / 2, -10, w, 20, 10)
      .fill(palette.tag)
      .stroke({ width: 1.2, color: palette.ink });
  });
  it.addChild(g, word);
  it.position.set(x, y);
  return it;
}

/** Money in the colours of a game that has some. */
interface Minted extends Palette {
  coin: number;
  coinInk: number;
}

/** A coin with its number: a cost, what is paid, or points on their way. `spare`: the number is told elsewhere too. */
export function coin({ palette: p, printer, drawings }: Kit<Minted>, text: string, r = 15, spare = false): Container {
  const it = new Container();
  const g = drawings.of(`coin ${r}`, (g) => {
    g.circle(1.2, 1.8, r + 0.6).fill({ color: p.shadow, alpha: 0.3 });
    g.circle(0, 0, r).fill(p.coin).stroke({ width: 1.6, color: p.coinInk });
    g.circle(0, 0, r - 2.8).stroke({ width: 0.8, color: p.coinInk, alpha: 0.5 });
  });
  const word = printer.word(text, { size: r * 1.35, weight: 700, colour: p.coinInk, spare, grow: 1.8 });
  const room = (r * 2) / word.inked;
  if (room < 1) word.scale.set(room);
  it.addChild(g, word);
  return it;
}
