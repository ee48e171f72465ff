import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { numberPoint, type Point } from '../rules/places';
import type { Route } from '../rules/state';
import { percent } from '../speech/odds';
import type { Chart } from './chart';
import type { Kit } from './goods';

/** The chance of a punt to reach the port, on a slip of paper behind the pin that tells its space. */

/** Across the bank it may lie on the sides of two punts: nothing is read there. At the beginning of a route the chart ends beside the pin. */
const WIDTH = { flat: 82, turned: 92, first: 70 } as const;
const HEIGHT = 38;
/** The middle of the words along the shore, and how long they may be. */
export const SHORE = [585, 752] as const;
const ROOM = 1110;
/** From the pin to the end of the slip along the bank. */
const BEHIND = 26;
const CLOSE = 20;

/** How wide the slip of a punt on that space is. */
export const widthAt = ({ turned }: Chart, pos: number): number =>
  turned ? WIDTH.turned : pos > 0 ? WIDTH.flat : WIDTH.first;

/** Where the slip of a punt on that space lies: on a turned board across the bank, midway between the punts beside it. */
export function oddsPoint(map: Chart, route: Route, pos: number): Point {
  const [x, y] = numberPoint(route, pos);
  return map.turned ? [x - 44, y - 5] : [x - (pos > 0 ? BEHIND : CLOSE) - widthAt(map, pos) / 2, y];
}

export function odds(kit: Kit, { turned }: Chart, chance: number, width: number): Container {
  const it = new Container();
  const { palette: p, printer, look } = kit;
  const [l, t] = [-width / 2, -HEIGHT / 2];
  const g = new Graphics();
  g.roundRect(l + 2, t + 3, width, HEIGHT, 8).fill({ color: p.shadow, alpha: 0.28 });
  g.roundRect(l, t, width, HEIGHT, 8).fill(p.sheet);
  const filled = Math.max(0, Math.min(1, chance)) * (width - 6);
  if (filled > 1) g.roundRect(l + 3, t + 3, filled, HEIGHT - 6, 5).fill(blend(p.coin, p.sheet, p.night ? 0.72 : 0.12));
  g.roundRect(l, t, width, HEIGHT, 8).stroke({ width: 2.2, color: p.ink });
  const share = look.say({ key: 'manila.board.share', args: { p: percent(chance) } });
  // between two punts and at the beginning of a route there is no room for a space
  const narrow = turned || width === WIDTH.first;
  const word = printer.word(narrow ? share.replace(/\s/, '') : share, {
    size: 31,
    weight: 700,
    colour: p.name,
  });
  const room = (width - 4) / word.inked;
  if (room < 1) word.scale.set(room);
  it.addChild(g, word);
  return it;
}

/** What the numbers on the slips mean, lettered along the south shore. */
export function seaWords({ palette: p, printer }: Kit, map: Chart, words: string): Container {
  const word = printer.word(words, {
    font: 'serif',
    italic: true,
    size: map.turned ? 31 : 27,
    grow: 1,
    colour: p.name,
    halo: p.shallows[1],
  });
  const room = ROOM / word.width;
  if (room < 1) word.scale.set(room);
  return word;
}
