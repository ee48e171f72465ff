import { Container, Graphics } from 'pixi.js';
import { type Air, fly, type Point, seatPoint } from '../../kit/draw/flight';
import { hex } from '../../kit/draw/palette';
import { type Kit, styleOf, symbol, WHOLE } from '../../kit/draw/pieces';
import type { Args } from '../../kit/draw/stage';
import type { Kit as OwnKit } from './palette';

/** Who is paid: a slip with their emblem and name rises from the island and flies to where they sit. */

const SIZE = 44;
const [RISE_MS, FLY_MS] = [330, 300];
const HIGH = 150;

/** Plates stand in the corners; see the table's styles. */
const CORNERS = { left: [0, 0], top: [1, 0], right: [1, 1], bottom: [0, 1] } as const;

/** Where that person's plate is, and what they pay and get comes from and goes to. */
export function plateOf(stage: Pick<Air, 'kit' | 'sheet'>, seat: number): Point {
  const side = stage.kit.look.chairs[seat]?.side;
  if (!side) return seatPoint(stage, seat);
  const { x, y, width, height } = stage.sheet;
  const [across, down] = CORNERS[side];
  return [x + across * width, y + down * height];
}

/** `n` contracts, or where the event says so the dollars. */
function wordsOn({ look }: Kit, seat: number, { n, coins }: Args): string {
  if (typeof coins === 'number') return look.say({ key: 'hopper.board.paid', args: { who: { seat }, coins } });
  if (typeof n === 'number') return look.say({ key: 'hopper.board.cashed', args: { who: { seat }, n } });
  return look.say({ key: 'hopper.board.gets', args: { who: { seat } } });
}

function slip(kit: Kit, seat: number, text: string): Container {
  const { palette: p, printer } = kit;
  const style = styleOf(kit, seat);
  const [face, edge] = [hex(style.face), hex(style.edge)];
  const word = printer.word(text, { size: SIZE, weight: 700, colour: p.tagInk });
  const h = SIZE * 1.6;
  const w = h + word.width + 26;
  const g = new Graphics();
  g.roundRect(-w / 2 + 4, -h / 2 + 7, w, h, 14).fill({ color: p.shadow, alpha: 0.3 });
  g.roundRect(-w / 2, -h / 2, w, h, 14)
    .fill(p.tag)
    .stroke({ width: 4, color: edge });
  g.circle(-w / 2 + h / 2, 0, h * 0.4)
    .fill(face)
    .stroke({ width: 2.5, color: edge });
  // the symbols' box is 24 wide
  const scale = (h * 0.52) / 24;
  g.save();
  g.scaleTransform(scale, scale).translateTransform(-w / 2 + h / 2 - 12 * scale, -12 * scale);
  g.path(symbol(style)).fill(hex(style.ink));
  g.restore();
  word.position.set(-w / 2 + h + word.width / 2 + 4, 0);
  const it = new Container();
  it.addChild(g, word);
  return it;
}

/** From that point of the drawn board. */
export async function hand(stage: Air, seat: number, args: Args, [x, y]: readonly [number, number]): Promise<void> {
  const { kit, sheet, motion, air } = stage;
  const it = slip(kit, seat, wordsOn(kit, seat, args));
  const half = it.width / 2 + 20;
  const from: Point = [
    Math.min(sheet.x + sheet.width - half, Math.max(sheet.x + half, x)),
    Math.max(sheet.y + HIGH + 60, y),
  ];
  air.addChild(it);
  await motion.run(RISE_MS, (t) => {
    it.position.set(from[0], from[1] - HIGH * t);
    it.scale.set(0.5 + 0.5 * Math.min(1, t * 1.5));
    it.alpha = Math.min(1, t * 4);
  });
  air.removeChild(it);
  await fly(stage, it, [from[0], from[1] - HIGH], plateOf(stage, seat), FLY_MS, 30);
  if (!it.destroyed) it.destroy(WHOLE);
}

/** How large a contract is in the air, in board units; how far apart they fan out, and how far towards the middle. */
const [WIDE, TALL, FAN, OUT] = [92, 124, 62, 290];
const SHOWN_MS = 640;

/** The back of a contract: what is on its face is for its owner alone. */
function back({ palette: p }: OwnKit): Graphics {
  const g = new Graphics();
  g.roundRect(-WIDE / 2 + 3, -TALL / 2 + 5, WIDE, TALL, 10).fill({ color: p.shadow, alpha: 0.3 });
  g.roundRect(-WIDE / 2, -TALL / 2, WIDE, TALL, 10)
    .fill(p.warm)
    .stroke({ width: 4, color: p.canvas });
  g.circle(0, 0, WIDE * 0.27).stroke({ width: 4, color: p.canvas });
  g.star(0, 0, 4, WIDE * 0.24, WIDE * 0.07).fill(p.canvas);
  return g;
}

/** So many contracts are held up at that seat, face down, and put away. */
export async function heldUp(stage: Air & { kit: OwnKit }, seat: number, n: number): Promise<void> {
  if (n === 0) return;
  const { kit, sheet, motion, air } = stage;
  const [x, y] = plateOf(stage, seat);
  const [mx, my] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2];
  const far = Math.max(1, Math.hypot(mx - x, my - y));
  const [dx, dy] = [(mx - x) / far, (my - y) / far];
  const fan = new Container();
  for (let i = 0; i < n; i++) {
    const one = back(kit);
    const off = i - (n - 1) / 2;
    one.position.set(off * FAN, Math.abs(off) * 10);
    one.rotation = off * 0.12;
    fan.addChild(one);
  }
  air.addChild(fan);
  await motion.even(SHOWN_MS, (t) => {
    const up = Math.sin(Math.PI * t) ** 0.5;
    fan.position.set(x + dx * OUT * up, y + dy * OUT * up);
    fan.alpha = Math.min(1, up * 1.6);
  });
  fan.destroy(WHOLE);
}
