import { Container } from 'pixi.js';
import { polar } from '../../kit/draw/hand';
import type { Shore } from './coast';
import type { Kit } from './palette';

/** The name of an island in letter-spaced capitals along its coast, on the side where no coins lie. */

/** No name reaches further round than this. */
const WIDEST = (196 / 180) * Math.PI;
/** Names that grow further run under each other. */
const GROW = 1.1;
/** Coins lie right beside the middle. */
const BESIDE = (144 / 180) * Math.PI;

export function named(kit: Kit, shore: Shore, name: string, coins: readonly [x: number, y: number]): Container {
  const { palette: p, printer } = kit;
  const above = coins[1] >= shore.y - 1;
  const beside = Math.abs(coins[1] - shore.y) < 40;
  const it = new Container();
  const middle = above ? -Math.PI / 2 : Math.PI / 2;
  const calm = shore.size > 1.1;
  // an hour of the clock is read from afar
  const hour = /^\d{1,2}$/.test(name);
  const size = hour ? 84 : calm ? 38 : 46;
  const letters = [...name.toLocaleUpperCase()].map((letter) => {
    const word = printer.word(letter, { font: 'serif', size, grow: GROW, colour: p.seaInk });
    // what the printer leaves free round a word
    return { word, wide: letter === ' ' ? size * 0.34 : word.width - 2 - size * 0.3 };
  });
  const off = hour ? 42 : calm ? 19 : 29;
  const radius = shore.reach(middle) + off;
  const whole = (spacing: number) => letters.reduce((sum, { wide }) => sum + wide + spacing, -spacing);
  let [spacing, scale] = [letters.length > 16 ? 2.4 : 4.6, 1];
  const room = ((beside ? BESIDE : WIDEST) * radius) / whole(spacing);
  if (room < 1) [spacing, scale] = [spacing * room, room];
  const turn = above ? 1 : -1;
  let angle = middle - (turn * whole(spacing / scale) * scale) / radius / 2;
  for (const { word, wide } of letters) {
    const half = (turn * wide * scale) / radius / 2;
    angle += half;
    word.position.set(...polar(shore.x, shore.y, angle, shore.reach(angle) * 0.35 + (radius - off) * 0.65 + off));
    word.rotation = angle - middle;
    word.scale.set(scale);
    it.addChild(word);
    angle += half + (turn * spacing) / radius;
  }
  return it;
}
