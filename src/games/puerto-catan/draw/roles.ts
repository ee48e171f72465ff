import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { groundFor } from '../../kit/draw/palette';
import { coin, disc } from '../../kit/draw/pieces';
import { roleName } from '../rules/names';
import { ROLE } from '../rules/places';
import { NOBODY } from '../rules/state';
import { type Inks, medallion } from './cards';
import type { Chart } from './chart';
import { small } from './narrow';
import type { Kit, Palette } from './palette';

/** A role card: its mark and name, the gold that lies on it, and whoever has it in this round. */

export function roleCard(kit: Kit, map: Chart, role: number, gold: number, chosen: number): Container {
  const it = new Container();
  const [w, h] = map.size(ROLE);
  const inks = inksOf(kit.palette, role, chosen !== NOBODY);
  const unnamed = small();
  const mark = medallion(role, unnamed ? 47 : 37, inks);
  const [x, y] = markAt(map, w, h);
  mark.position.set(x, unnamed ? y + 10 : y);
  it.addChild(ground(kit.palette, inks, w, h), mark);
  if (!unnamed) it.addChild(name(kit, map, role, inks));
  const top = chosen !== NOBODY ? disc(kit, chosen, 29) : gold > 0 ? purse(kit, gold) : new Container();
  top.position.set(...goldAt(map));
  if (unnamed) top.scale.set(1.25);
  it.addChild(top);
  return it;
}

/** Whoever comes too late sees the card in faint ink. */
function inksOf(p: Palette, role: number, taken: boolean): Inks {
  if (!taken) return { paper: p.card, ink: p.roles[role], mark: p.card, name: p.card, line: p.cardInk };
  const paper = blend(p.card, p.sea, p.night ? 0.66 : 0.62);
  const ink = blend(p.roles[role], paper, 0.62);
  const mark = p.night ? blend(p.card, paper, 0.45) : paper;
  return { paper, ink, mark, name: p.night ? p.card : p.cardInk, line: blend(p.cardInk, paper, 0.4) };
}

const markAt = (map: Chart, w: number, h: number): [number, number] =>
  map.turned ? [0, -h / 2 + 47] : [-w / 2 + 54, -17];
/** Gold, or a badge, beside the mark. */
export const goldAt = (map: Chart): [number, number] =>
  map.turned ? [0, small() ? 58 : 10] : [48, small() ? -7 : -17];

function ground(p: Palette, { paper, ink, line }: Inks, w: number, h: number): Graphics {
  const g = new Graphics();
  const [l, t] = [-w / 2, -h / 2];
  g.roundRect(l + 3, t + 4.5, w, h, 9).fill({ color: p.shadow, alpha: p.night ? 0.45 : 0.26 });
  g.roundRect(l, t, w, h, 9).fill(paper).stroke({ width: 2, color: line });
  g.roundRect(l + 5, t + 5, w - 10, h - 10, 6).stroke({ width: 1.4, color: ink });
  // engraved ground
  for (let y = t + 11; y < h / 2 - 46; y += 5) g.moveTo(l + 10, y).lineTo(-l - 10, y);
  g.stroke({ width: 1, color: blend(ink, paper, 0.78) });
  return g;
}

function name({ printer, look }: Kit, map: Chart, role: number, inks: Inks): Container {
  const it = new Container();
  const [w, h] = map.size(ROLE);
  const say = look.say(roleName(role));
  const room = w - 20;
  // a number is part of the name, and goes with it
  const print = { font: 'serif', size: 30, colour: inks.name, spare: true } as const;
  const whole = printer.word(say, print);
  const split = map.turned && room / whole.width < 0.8 && say.includes(' ');
  const lines = split ? say.split(' ') : [say];
  const band = split ? 56 : 40;
  const g = new Graphics();
  g.rect(-w / 2 + 5, h / 2 - 5 - band, w - 10, band).fill(groundFor(inks.name, inks.ink));
  g.moveTo(-w / 2 + 5, h / 2 - 5 - band)
    .lineTo(w / 2 - 5, h / 2 - 5 - band)
    .stroke({ width: 1.4, color: inks.line });
  it.addChild(g);
  lines.forEach((line, i) => {
    const word = printer.word(line, print);
    word.scale.set(Math.min(split ? 0.84 : 1, room / word.width));
    word.position.set(0, h / 2 - 5 - band / 2 + (i - (lines.length - 1) / 2) * 24);
    it.addChild(word);
  });
  return it;
}

/** A few coins with their sum on the uppermost. */
export function purse(kit: Kit, gold: number): Container {
  const it = new Container();
  const below = Math.min(3, gold - 1);
  for (let i = below; i > 0; i--) {
    const one = coin(kit, '', 25);
    one.position.set(i % 2 ? 5 : -4, i * 5);
    it.addChild(one);
  }
  it.addChild(coin(kit, String(gold), 27));
  return it;
}
