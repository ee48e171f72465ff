import { Container, Graphics } from 'pixi.js';
import { rose } from '../../kit/draw/frame';
import { blend, polar } from '../../kit/draw/hand';
import { GOODS, type Good } from '../rules/deck';
import { COMPASS_RADIUS, GOOD_RADIUS, goodPoint } from '../rules/places';
import type { Chart } from './chart';
import { drawn, token } from './goods';
import type { Kit, Palette } from './palette';

/** The brass plate in the middle: a rose, north, and six hollows where the goods wait. */

/** What a hollow shows: its good, how its good fared this round, or nothing. */
export type Slot = 'good' | 'landed' | 'lost' | 'empty';

const DISC = GOOD_RADIUS - 5;

export function plate(kit: Kit, map: Chart): Container {
  const it = new Container();
  const { palette: p, printer, look } = kit;
  const [x, y] = map.at([0, 0]);
  const g = new Graphics();
  g.circle(x + 7, y + 11, COMPASS_RADIUS + 4).fill({ color: p.shadow, alpha: 0.2 });
  g.circle(x + 3, y + 5, COMPASS_RADIUS + 2).fill({ color: p.shadow, alpha: 0.3 });
  g.circle(x, y, COMPASS_RADIUS).fill(p.brassDark);
  g.circle(x, y, COMPASS_RADIUS - 2.6).fill(p.brass);
  g.circle(x, y, COMPASS_RADIUS - 4).stroke({ width: 2, color: p.brassLight, alpha: 0.8 });
  degrees(g, x, y, p);
  it.addChild(g);
  const star = new Graphics();
  rose(star, 0, 0, 54, p);
  star.position.set(x, y);
  star.rotation = map.spin;
  it.addChild(star);
  hollows(g, map, p);
  north(it, kit, map, look.say({ key: 'hopper.board.north' }), printer);
  return it;
}

/** Every five degrees, as headings are given. */
function degrees(g: Graphics, x: number, y: number, p: Palette): void {
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2;
    const long = i % 18 === 0 ? 15 : i % 6 === 0 ? 11 : 6;
    const [ax, ay] = polar(x, y, angle, COMPASS_RADIUS - 7);
    const [bx, by] = polar(x, y, angle, COMPASS_RADIUS - 7 - long);
    g.moveTo(ax, ay).lineTo(bx, by);
  }
  g.stroke({ width: 1.7, color: p.brassDark });
  g.circle(x, y, COMPASS_RADIUS - 6).stroke({ width: 1.2, color: p.brassDark });
}

/** Shaded from the upper left, so that they look turned into the plate; what belongs there is engraved. */
function hollows(g: Graphics, map: Chart, p: Palette): void {
  GOODS.forEach((_, good) => {
    const [x, y] = map.at(goodPoint(good));
    g.circle(x + 0.8, y + 1.4, GOOD_RADIUS - 2).fill(p.brassLight);
    g.circle(x, y, GOOD_RADIUS - 2.6).fill(p.hollow);
    g.circle(x + 1.6, y + 3, GOOD_RADIUS - 5.5).fill(blend(p.hollow, p.brass, 0.3));
    const engraved = blend(p.hollow, p.brass, 0.62);
    const body = blend(p.hollow, p.brass, 0.42);
    const tones = { body, accent: blend(p.hollow, p.brass, 0.5), line: engraved, leaf: body };
    drawn(g, good, x, y, 54, tones);
  });
}

function north(it: Container, { palette: p }: Kit, map: Chart, word: string, printer: Kit['printer']): void {
  const g = new Graphics();
  const up = -Math.PI / 2 + map.spin;
  const [x, y] = map.at([0, 0]);
  const tip = polar(x, y, up, COMPASS_RADIUS + 50);
  const left = polar(x, y, up - 0.15, COMPASS_RADIUS - 4);
  const right = polar(x, y, up + 0.15, COMPASS_RADIUS - 4);
  const foot = polar(x, y, up, COMPASS_RADIUS + 6);
  g.poly([...tip, ...left, ...foot]).fill(p.warm);
  g.poly([...tip, ...right, ...foot]).fill(blend(p.warm, 0x000000, 0.35));
  g.poly([...tip, ...left, ...foot, ...right]).stroke({ width: 2.2, color: p.night ? 0xf6e7bd : p.ink, join: 'round' });
  it.addChild(g);
  const letter = printer.word(word, { font: 'serif', size: 42, colour: p.seaInk });
  letter.position.set(...polar(x, y, up + 0.17, COMPASS_RADIUS + 30));
  it.addChild(letter);
}

export function slot(kit: Kit, good: Good, what: Slot): Container {
  const { palette: p } = kit;
  if (what === 'good') return token(kit, good, DISC);
  const it = new Container();
  if (what === 'empty') return it;
  const g = new Graphics();
  const [x, y] = [20, -20];
  g.circle(x, y, 15)
    .fill(what === 'landed' ? p.picked : p.sheet)
    .stroke({ width: 2.2, color: what === 'landed' ? p.pickedInk : p.ink });
  if (what === 'landed') {
    g.moveTo(x - 6.5, y + 0.5)
      .lineTo(x - 2, y + 5.5)
      .lineTo(x + 7, y - 5.5);
    g.stroke({ width: 3.4, color: p.pickedInk, cap: 'round', join: 'round' });
  } else {
    for (const dy of [-4, 4]) {
      g.moveTo(x - 9, y + dy).quadraticCurveTo(x - 4.5, y + dy - 6, x, y + dy);
      g.quadraticCurveTo(x + 4.5, y + dy + 6, x + 9, y + dy);
    }
    g.stroke({ width: 2.8, color: p.cool, cap: 'round' });
  }
  it.addChild(g);
  return it;
}
