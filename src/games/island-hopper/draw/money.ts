import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { FLAT } from '../../kit/draw/pieces';
import type { Kit, Palette } from './palette';

/** Coins beside an island: stacks that grow, with the number of dollars on the front one. It may be wider than its coin, since it is read on a phone too. */

const R = 34;
const THICK = 7;

function stack(g: Graphics, x: number, y: number, layers: number, p: Palette): void {
  const edge = blend(p.coin, p.coinInk, 0.42);
  const line = { width: 1.8, color: p.coinInk } as const;
  for (let i = 0; i < layers; i++) {
    const at = y - i * THICK;
    g.ellipse(x, at, R, R * FLAT)
      .fill(edge)
      .stroke(line);
    g.rect(x - R, at - THICK, 2 * R, THICK).fill(edge);
    g.moveTo(x - R, at - THICK).lineTo(x - R, at);
    g.moveTo(x + R, at - THICK)
      .lineTo(x + R, at)
      .stroke(line);
    g.ellipse(x, at - THICK, R, R * FLAT)
      .fill(p.coin)
      .stroke(line);
  }
  const top = y - layers * THICK;
  g.ellipse(x, top, R - 5, R * FLAT - 5).stroke({ width: 1.2, color: p.coinInk, alpha: 0.5 });
  g.moveTo(x - R + 9, top - 9).quadraticCurveTo(x - 8, top - R * FLAT + 3, x + 6, top - R * FLAT + 4);
  g.stroke({ width: 2, color: 0xffffff, alpha: 0.5, cap: 'round' });
}

/** How many coins lie there, of one, five and ten dollars. */
function columns(dollars: number): number[] {
  const [tens, fives, ones] = [Math.floor(dollars / 10), Math.floor((dollars % 10) / 5), dollars % 5];
  return [ones, fives, tens].map((n) => Math.min(n, 5));
}

const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [29, -20],
  [-29, -20],
];

export function money(kit: Kit, dollars: number): Container {
  const it = new Container();
  if (dollars <= 0) return it;
  const { palette: p, printer } = kit;
  const g = new Graphics();
  it.addChild(g);
  const stacks = columns(dollars).filter((n) => n > 0);
  stacks.forEach((_, i) => {
    const [x, y] = PLACES[i];
    g.ellipse(x + 4, y + 6, R + 4, R * FLAT + 3).fill({ color: p.shadow, alpha: 0.28 });
  });
  // the further ones first
  for (let i = stacks.length - 1; i >= 0; i--) stack(g, ...PLACES[i], stacks[i], p);
  const top = -stacks[0] * THICK;
  const word = printer.word(String(dollars), { size: 48, weight: 800, colour: p.coinInk, halo: p.coin });
  word.position.set(0, top);
  it.addChild(word);
  return it;
}
