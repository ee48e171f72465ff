import { Container, Graphics } from 'pixi.js';
import { CARD, scoreAt, type XY } from '../rules/places';
import { HUNDRED } from '../rules/setup';
import type { Sign } from '../rules/state';
import { NO_CARD } from '../rules/state';
import type { Chart } from './chart';
import { sign } from './emblem';
import type { Kit } from './palette';

/** What lies on the Mediterranean and concerns everybody: supply, face-up row, discards, and the track of the points. */

/** A card, in board units. */
const { width: WIDE, height: HIGH } = CARD;

/** A face-up card; without a symbol, the place where one goes. */
export function cardFace({ palette: p }: Kit, symbol: Sign | -1): Container {
  const it = new Container();
  const g = new Graphics();
  const edge = symbol === NO_CARD ? p.inkSoft : p.signs[symbol];
  if (symbol === NO_CARD) {
    g.roundRect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 11).fill({ color: p.sheet, alpha: 0.3 });
    g.roundRect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 11).stroke({ width: 2, color: edge, alpha: 0.6 });
    it.addChild(g);
    return it;
  }
  lifted(g, p.shadow);
  g.roundRect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 11)
    .fill(p.tile)
    .stroke({ width: 2, color: p.ink });
  g.roundRect(-WIDE / 2 + 6, -HIGH / 2 + 6, WIDE - 12, HIGH - 12, 7).stroke({ width: 3, color: edge });
  sign(g, symbol, 0, 0, 60, p, p.tile);
  it.addChild(g);
  return it;
}

function lifted(g: Graphics, color: number): void {
  g.roundRect(-WIDE / 2 + 3, -HIGH / 2 + 5, WIDE, HIGH, 11).fill({ color, alpha: 0.28 });
}

/** The back of every card: the sun of Vergina on lapis. */
export function cardBack({ palette: p }: Kit): Container {
  const it = new Container();
  const g = new Graphics();
  lifted(g, p.shadow);
  g.roundRect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 11)
    .fill(0x21437f)
    .stroke({ width: 2, color: p.night ? p.bronze : p.ink });
  g.roundRect(-WIDE / 2 + 6, -HIGH / 2 + 6, WIDE - 12, HIGH - 12, 7).stroke({ width: 2, color: 0xe3b04a });
  g.star(0, -14, 16, 30, 12).fill(0xe9bd5c);
  g.circle(0, -14, 8).fill(0xe9bd5c).stroke({ width: 2, color: 0x21437f });
  it.addChild(g);
  return it;
}

/** The supply with the number of its cards. */
export function supplyPile(kit: Kit, left: number): Container {
  if (left === 0) return cardFace(kit, NO_CARD);
  const it = cardBack(kit);
  const count = kit.printer.word(String(left), { size: 32, weight: 700, colour: 0xfff6df });
  count.position.set(0, 35);
  it.addChild(count);
  return it;
}

/** The royal road to a hundred points, with a stone every ten. */
export function track(kit: Kit, map: Chart): Container {
  const it = new Container();
  const g = new Graphics();
  it.addChild(g);
  const { palette: p, printer } = kit;
  const [from, to] = [map.at(scoreAt(0)), map.at(scoreAt(HUNDRED))];
  for (const [width, color] of [
    [20, p.relief],
    [16, p.beach],
  ])
    g.moveTo(...from)
      .lineTo(...to)
      .stroke({ width, color, cap: 'round' });
  for (let n = 0; n <= 10; n++) g.circle(...map.at(scoreAt(n * 10)), n % 5 === 0 ? 6 : 3.4);
  g.fill(p.relief);
  for (const n of [0, 50, 100]) {
    const word = printer.word(String(n), { size: 30, weight: 700, colour: p.name, halo: p.sea });
    word.position.set(...map.at(scoreAt(n, map.turned ? 0.46 : 0.36)));
    it.addChild(word);
  }
  return it;
}

/** Whose disc stands where on it; whoever is ahead first, so that whoever is behind stands in front of nobody. */
export function standings(scores: readonly number[]): { seat: number; at: XY }[] {
  const order = [...scores.keys()].sort((a, b) => scores[b] - scores[a]);
  return order.map((seat) => {
    const level = scores.filter((other, k) => k < seat && Math.abs(other - scores[seat]) < 9).length;
    return { seat, at: scoreAt(scores[seat], -0.06 - 0.17 * level) };
  });
}
