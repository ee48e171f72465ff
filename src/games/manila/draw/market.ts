import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { groundFor } from '../../kit/draw/palette';
import { tag } from '../../kit/draw/pieces';
import { CELLS, columnX, MARKET, trackPoint } from '../rules/places';
import { TRACK } from '../rules/setup';
import type { Ware } from '../rules/state';
import type { Chart } from './chart';
import { emblem, type Kit, lookOf } from './goods';
import type { Palette } from './palette';

/** The black market: a lacquered table, a track for each ware, its shares in a pile beside it. */

/** How broad a cell of a track is. */
const BROAD = 52;

export function market(to: Container, tags: Container, map: Chart, kit: Kit): void {
  const { palette: p } = kit;
  const g = new Graphics();
  to.addChild(g);
  const { x, y, width, height, column } = MARKET;
  const [bx, by, bw, bh] = map.box(x, y, width, height);
  g.roundRect(bx + 5, by + 8, bw, bh, 10).fill({ color: p.shadow, alpha: 0.3 });
  g.roundRect(bx, by, bw, bh, 10).fill(p.lacquer).stroke({ width: 2.4, color: p.lacquerDark });
  g.roundRect(bx + 6, by + 6, bw - 12, bh - 12, 6).stroke({ width: 1.2, color: p.lacquerLine });
  for (let ware = 0; ware < 4; ware++) {
    const [cx, cy, cw, ch] = map.box(columnX(ware) - column / 2 + 5, y + 12, column - 10, height - 24);
    g.roundRect(cx, cy, cw, ch, 6).fill(blend(p.lacquer, p.lacquerDark, 0.55));
    g.roundRect(cx, cy, cw, ch, 6).stroke({ width: 1, color: p.lacquerLine, alpha: 0.6 });
    for (let step = 0; step < TRACK.length; step++) cell(to, g, map, kit, ware, step);
  }
  title(tags, map, kit);
}

/** On a plate at the upper edge of the table. */
function title(to: Container, map: Chart, { palette: p, printer, look }: Kit): void {
  const [x, y, w] = map.box(MARKET.x, MARKET.y, MARKET.width, MARKET.height);
  const word = printer.word(look.say({ key: 'manila.board.market' }).toLocaleUpperCase(), {
    font: 'serif',
    size: 20,
    spacing: 2,
    colour: p.name,
  });
  const room = (w - 30) / word.width;
  if (room < 1) word.scale.set(room);
  const half = word.width / 2 + 10;
  const top = map.turned ? y - 5 : y;
  const g = new Graphics();
  g.roundRect(x + w / 2 - half, top - 14, 2 * half, 29, 5)
    .fill(p.sheet)
    .stroke({ width: 1.5, color: p.lacquerDark });
  word.position.set(x + w / 2, top + 0.5);
  word.plate = g;
  to.addChild(g, word);
}

function cell(to: Container, g: Graphics, map: Chart, { palette: p, printer }: Kit, ware: Ware, step: number): void {
  const [x, y] = map.at(...trackPoint(ware, step));
  const long = CELLS[step][1];
  const [w, h] = map.turned ? [long, BROAD] : [BROAD, long];
  const last = step === TRACK.length - 1;
  g.roundRect(x - w / 2, y - h / 2, w, h, 5)
    .fill(last ? p.coin : p.recess)
    .stroke({ width: 1.3, color: p.lacquerDark });
  const number = printer.word(String(TRACK[step]), {
    size: 27,
    weight: 700,
    colour: last ? p.coinInk : p.name,
    grow: 1.65,
  });
  number.position.set(x, y);
  to.addChild(number);
}

/** The marker of a ware's value, lying over the number it shows. */
export function marker(ware: Ware, value: number, { palette: p, printer }: Kit, turned: boolean): Container {
  const [w, h] = turned ? [44, 52] : [58, 37];
  const it = new Container();
  const g = new Graphics();
  const { fill, edge, ink } = lookOf(ware);
  const [l, t] = [-w / 2, -h / 2 - 1.5];
  g.roundRect(l + 2, t + 3, w, h + 3, 9).fill({ color: p.shadow, alpha: 0.35 });
  g.roundRect(l, t + 4, w, h, 9).fill(edge);
  g.roundRect(l, t, w, h, 9).fill(groundFor(ink, fill)).stroke({ width: 1.8, color: edge });
  g.roundRect(l + 3.5, t + 3.5, w - 7, h - 7, 6).stroke({ width: 1, color: 0xffffff, alpha: 0.45 });
  const number = printer.word(String(value), { size: 30, weight: 700, colour: ink });
  number.position.set(0, -1.5);
  it.addChild(g, number);
  return it;
}

/** Shares nobody holds, face up. */
export function pile(ware: Ware, count: number, kit: Kit, turned: boolean): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p } = kit;
  if (count === 0) {
    g.roundRect(-25, -34, 50, 68, 5).stroke({ width: 1.4, color: p.lacquerLine, alpha: 0.6 });
  }
  for (let i = Math.min(count, 5) - 1; i >= 0; i--) card(g, ware, i * 2.4, i * -2, p);
  if (count > 0) {
    const sign = emblem(kit, ware, 36);
    sign.position.set(0, -4);
    it.addChild(sign);
  }
  const number = tag(kit, `×${count}`, turned ? -58 : 0, turned ? 0 : 46);
  number.scale.set(turned ? 1.6 : 1.25);
  it.addChild(number);
  it.scale.set(turned ? 0.92 : 1.12);
  return it;
}

function card(g: Graphics, ware: Ware, dx: number, dy: number, p: Palette): void {
  const { fill, edge } = lookOf(ware);
  g.roundRect(-24 + dx, -34 + dy, 50, 68, 5).fill({ color: p.shadow, alpha: 0.2 });
  g.roundRect(-26 + dx, -35 + dy, 50, 68, 5)
    .fill(0xfbf3df)
    .stroke({ width: 1.4, color: edge });
  g.roundRect(-22.5 + dx, -31.5 + dy, 43, 61, 3).stroke({ width: 2, color: fill });
}
