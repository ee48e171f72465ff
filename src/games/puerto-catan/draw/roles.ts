import { Container, Graphics } from 'pixi.js';
import { blend } from '../../draw/hand';
import { coin, disc } from '../../draw/pieces';
import { ROLE } from '../places';
import { NOBODY } from '../state';
import { roleName } from '../words';
import { medallion } from './cards';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';

/** A role card: its mark and name, the gold that lies on it, and whoever has it in this round. */

export function roleCard(kit: Kit, map: Chart, role: number, gold: number, chosen: number): Container {
  const it = new Container();
  const { palette: p } = kit;
  const [w, h] = map.size(ROLE);
  const taken = chosen !== NOBODY;
  const face = new Container();
  face.addChild(paper(p, role, w, h));
  const mark = medallion(kit, role, 37);
  mark.position.set(...markAt(map, w, h));
  face.addChild(mark, name(kit, map, role, w, h));
  it.addChild(face);
  if (taken) face.addChild(veil(p, w, h));
  const [cx, cy] = goldAt(map);
  if (gold > 0) {
    const it2 = purse(kit, gold);
    it2.position.set(cx, cy);
    it.addChild(it2);
  }
  if (taken) {
    const badge = disc(kit, chosen, 29);
    badge.position.set(cx, cy + 2);
    it.addChild(badge);
  }
  return it;
}

const markAt = (map: Chart, w: number, h: number): [number, number] =>
  map.turned ? [0, -h / 2 + 47] : [-w / 2 + 54, -17];
/** Gold, or a badge, beside the mark. */
export const goldAt = (map: Chart): [number, number] => (map.turned ? [0, 10] : [48, -17]);

function paper(p: Palette, role: number, w: number, h: number): Graphics {
  const g = new Graphics();
  const colour = p.roles[role];
  const [l, t] = [-w / 2, -h / 2];
  g.roundRect(l + 3, t + 4.5, w, h, 9).fill({ color: p.shadow, alpha: p.night ? 0.45 : 0.26 });
  g.roundRect(l, t, w, h, 9).fill(p.card).stroke({ width: 2, color: p.cardInk });
  g.roundRect(l + 5, t + 5, w - 10, h - 10, 6).stroke({ width: 1.4, color: colour });
  // engraved ground
  for (let y = t + 11; y < h / 2 - 46; y += 5) g.moveTo(l + 10, y).lineTo(-l - 10, y);
  g.stroke({ width: 1, color: blend(colour, p.card, 0.78) });
  return g;
}

function name({ palette: p, printer, look }: Kit, map: Chart, role: number, w: number, h: number): Container {
  const it = new Container();
  const say = look.say(roleName(role));
  const room = w - 20;
  const print = { font: 'serif', size: 30, colour: p.card } as const;
  const whole = printer.word(say, print);
  const split = map.turned && room / whole.width < 0.8 && say.includes(' ');
  const lines = split ? say.split(' ') : [say];
  const band = split ? 56 : 40;
  const g = new Graphics();
  g.rect(-w / 2 + 5, h / 2 - 5 - band, w - 10, band).fill(p.roles[role]);
  g.moveTo(-w / 2 + 5, h / 2 - 5 - band)
    .lineTo(w / 2 - 5, h / 2 - 5 - band)
    .stroke({ width: 1.4, color: p.cardInk });
  it.addChild(g);
  lines.forEach((line, i) => {
    const word = printer.word(line, print);
    word.scale.set(Math.min(split ? 0.84 : 1, room / word.width));
    word.position.set(0, h / 2 - 5 - band / 2 + (i - (lines.length - 1) / 2) * 24);
    it.addChild(word);
  });
  return it;
}

/** Whoever comes too late sees it through tissue. */
function veil(p: Palette, w: number, h: number): Graphics {
  return new Graphics()
    .roundRect(-w / 2, -h / 2, w, h, 9)
    .fill({ color: p.night ? p.sheetEdge : p.sheet, alpha: p.night ? 0.55 : 0.6 });
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
