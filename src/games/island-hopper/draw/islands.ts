import { Container, type Graphics } from 'pixi.js';
import { blend, hand, wobble } from '../../kit/draw/hand';
import { layer } from '../../kit/draw/layer';
import type { Deck } from '../rules/deck';
import type { Difficulty } from '../rules/lagoon';
import { coinPoint } from '../rules/places';
import type { Chart } from './chart';
import type { Shore } from './coast';
import { flag } from './flags';
import { printed } from './goods';
import { GROUNDS, MOTIFS } from './motifs';
import { named } from './names';
import type { Kit, Palette } from './palette';

/** Twelve islands: sand within a crisp shoreline, green or rock inside, a motif, goods, a flag and a name. */

export function islands({ palette: p }: Kit, all: readonly Shore[], deck: Deck): Container {
  const it = new Container();
  for (const shore of all) {
    const { company, goods } = deck.islands[shore.island];
    const s = shore.size;
    layer(it, (g) => {
      ground(g, shore, p);
      MOTIFS[shore.island](g, shore.x - 34 * s, shore.y - 20 * s, s, p);
      // what belongs to no company has no flag
      if (company >= 0) flag(g, company, shore.x + 30 * s, shore.y - 18 * s, s, p);
      wares(g, shore, goods, p);
    });
  }
  return it;
}

/** Each on the side where no coins lie. */
export function islandNames(
  kit: Kit,
  map: Chart,
  all: readonly Shore[],
  deck: Deck,
  difficulty: Difficulty,
): Container {
  const it = new Container();
  for (const shore of all) {
    const coins = map.at(coinPoint(shore.island, difficulty));
    it.addChild(named(kit, shore, deck.islands[shore.island].name, coins));
  }
  return it;
}

function wares(g: Graphics, { x, y, size: s }: Shore, goods: readonly number[], p: Palette): void {
  const foot = y + 42 * s;
  if (goods.length === 1) printed(g, goods[0], x, foot - 2 * s, 44 * s, p);
  else
    goods.slice(0, 2).forEach((good, i) => {
      printed(g, good, x + (i ? 44 : -44) * s, foot - 4 * s, 39 * s, p);
    });
}

/** The line that counts is drawn last and sharp; foam outside it, sand inside. */
function ground(g: Graphics, shore: Shore, p: Palette): void {
  const { island, size: s } = shore;
  const kind = GROUNDS[island];
  const [body, dark] =
    kind === 'rock' ? [p.rock, p.rockDark] : kind === 'sand' ? [p.land, p.relief] : [p.grass, p.grassDark];
  g.poly(shore.around(3.4)).fill(p.foam);
  g.poly(shore.line).fill(p.beach);
  sand(g, shore, p);
  const wave = wobble(island * 13 + 5, 0.8);
  const inner = (out: number) => shore.around(out * s, (angle) => 4.5 * s * wave(angle));
  g.poly(inner(-17)).fill(blend(body, p.beach, 0.5));
  g.poly(inner(-22)).fill(body);
  g.poly(inner(-22)).stroke({ width: 1.5, color: dark });
  hachures(g, shore, inner(-22), inner(-33), dark);
  tufts(g, shore, dark);
  g.poly(shore.line).stroke({ width: 3, color: p.night ? 0xf6e7bd : p.ink, join: 'round', alignment: 0.5 });
}

function sand(g: Graphics, shore: Shore, p: Palette): void {
  const next = hand(shore.island * 5 + 2);
  for (let i = 0; i < 90; i++) {
    const angle = next() * Math.PI * 2;
    const r = shore.reach(angle) - 4 - next() * 12;
    g.rect(shore.x + Math.cos(angle) * r, shore.y + Math.sin(angle) * r, 1.8, 1.6);
  }
  g.fill({ color: p.relief, alpha: 0.6 });
}

/** Short strokes inland from a line. */
function hachures(
  g: Graphics,
  { island }: Shore,
  from: readonly number[],
  to: readonly number[],
  colour: number,
): void {
  for (let i = 0; i + 1 < from.length; i += 2) {
    const t = 0.35 + 0.65 * Math.abs(Math.sin(i * 0.37 + island));
    g.moveTo(from[i], from[i + 1]).lineTo(from[i] + (to[i] - from[i]) * t, from[i + 1] + (to[i + 1] - from[i + 1]) * t);
  }
  g.stroke({ width: 1.1, color: colour, alpha: 0.8 });
}

function tufts(g: Graphics, { x, y, island, size: s }: Shore, colour: number): void {
  const next = hand(island * 17 + 9);
  for (let i = 0; i < 26; i++) {
    const angle = next() * Math.PI * 2;
    const r = Math.sqrt(next()) * 84 * s;
    const [tx, ty] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    g.moveTo(tx - 3, ty - 4)
      .lineTo(tx, ty)
      .lineTo(tx + 3, ty - 5);
  }
  g.stroke({ width: 1.2, color: colour, alpha: 0.6 });
}
