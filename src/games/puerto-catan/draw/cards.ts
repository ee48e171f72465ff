import { Container, Graphics } from 'pixi.js';
import { devMark, resourceMark, stamp } from './emblem';
import type { Kit } from './palette';
import { ROLE_PATHS } from './symbols';

/** Paper cards: resources face up, development cards and what is stolen face down; and their stacks in the bank. */

const CARD = { width: 62, height: 84 } as const;

function paper(g: Graphics, { palette: p }: Kit, colour: number, dx = 0, dy = 0): void {
  const [w, h] = [CARD.width, CARD.height];
  g.roundRect(-w / 2 + dx + 1.6, -h / 2 + dy + 2.4, w, h, 6).fill({ color: p.shadow, alpha: 0.24 });
  g.roundRect(-w / 2 + dx, -h / 2 + dy, w, h, 6)
    .fill(p.card)
    .stroke({ width: 1.5, color: p.cardInk });
  g.roundRect(-w / 2 + dx + 4, -h / 2 + dy + 4, w - 8, h - 8, 3.5).stroke({ width: 2.2, color: colour });
}

function back(g: Graphics, { palette: p }: Kit, dx = 0, dy = 0): void {
  const [w, h] = [CARD.width, CARD.height];
  paper(g, { palette: p } as Kit, p.cardBack, dx, dy);
  g.roundRect(-w / 2 + dx + 5, -h / 2 + dy + 5, w - 10, h - 10, 3).fill(p.cardBack);
  g.star(dx, dy, 8, 19, 7).fill({ color: p.card, alpha: 0.92 });
  g.star(dx, dy, 8, 9, 4, Math.PI / 8).fill(p.cardBack);
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    g.circle(dx + sx * (w / 2 - 11), dy + sy * (h / 2 - 11), 2.4).fill({ color: p.card, alpha: 0.8 });
  }
}

/** A resource card; no kind is a face-down one. */
export function card(kit: Kit, kind?: number): Container {
  if (kind === undefined) return kit.drawings.of('back', (g) => back(g, kit));
  const it = new Container();
  const colour = kit.palette.goods[kind];
  it.addChild(
    kit.drawings.of(`card ${kind}`, (g) => paper(g, kit, colour)),
    resourceMark(kit, kind, 40, colour),
  );
  return it;
}

/** A development card that has been played. */
export function played(kit: Kit, dev: number): Container {
  const it = new Container();
  const g = new Graphics();
  paper(g, kit, kit.palette.cardBack);
  it.addChild(g, devMark(kit, dev, 40, kit.palette.cardBack));
  return it;
}

/** Cards on top of each other with their number; no kind is the development cards. */
export function stack(kit: Kit, count: number, kind?: number): Container {
  const it = new Container();
  const { palette: p } = kit;
  const layers = Math.min(5, Math.ceil(count / 4));
  it.addChild(kit.drawings.of(`stack ${layers} ${kind}`, (g) => pile(g, kit, layers, kind)));
  if (kind !== undefined) {
    const mark = layers > 0 ? resourceMark(kit, kind, 42, p.goods[kind]) : resourceMark(kit, kind, 36, p.timberLight);
    if (layers > 0) mark.position.set(0, topOf(layers) - 4);
    else mark.alpha = 0.6;
    it.addChild(mark);
  }
  it.addChild(figure(kit, count));
  return it;
}

const topOf = (layers: number): number => -2 * (layers - 1) - 3;

function pile(g: Graphics, kit: Kit, layers: number, kind?: number): void {
  const { palette: p } = kit;
  const [w, h] = [CARD.width, CARD.height];
  if (layers === 0) g.roundRect(-w / 2, -h / 2 - 3, w, h, 6).stroke({ width: 1.6, color: p.timberLight, alpha: 0.8 });
  for (let i = layers - 1; i >= 0; i--) {
    const [dx, dy] = [i * 2, topOf(layers) + i * 2];
    if (kind === undefined && i === 0) back(g, kit, dx, dy);
    else paper(g, kit, kind === undefined ? p.cardBack : p.goods[kind], dx, dy);
  }
}

/** How many lie on a stack: large enough for a phone. */
function figure({ palette: p, printer, drawings }: Kit, count: number): Container {
  const it = new Container();
  const word = printer.word(String(count), { size: 34, weight: 700, colour: count === 0 ? p.warm : p.tagInk });
  const w = Math.max(37, word.width - 1);
  const g = drawings.of(`figure ${w}`, (g) => {
    g.roundRect(-w / 2, -17, w, 34, 17)
      .fill(p.tag)
      .stroke({ width: 2, color: p.ink });
  });
  it.addChild(g, word);
  it.position.set(26, 38);
  return it;
}

/** What a role card is printed with. */
export interface Inks {
  paper: number;
  ink: number;
  /** On the ink. */
  mark: number;
  name: number;
  line: number;
}

/** A role's mark in a printed round. */
export function medallion(role: number, r: number, { paper, ink, mark, line }: Inks): Graphics {
  const g = new Graphics();
  g.circle(0, 0, r).fill(ink).stroke({ width: 1.6, color: line });
  g.circle(0, 0, r - 4).stroke({ width: 1.2, color: paper, alpha: 0.75 });
  stamp(g, ROLE_PATHS[role], 0, 0, r * 1.24, mark);
  return g;
}
