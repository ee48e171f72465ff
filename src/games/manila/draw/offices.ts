import { type Container, Graphics } from 'pixi.js';
import type { Key, Phrase } from '../../../engine/rules';
import { blend } from '../../kit/draw/hand';
import { layer } from '../../kit/draw/layer';
import { coin } from '../../kit/draw/pieces';
import { AGENT, BOAT, LARGE, SMALL } from '../rules/places';
import { LARGE_COST, PIRATE_COST, PREMIUM, SMALL_COST } from '../rules/setup';
import type { Chart } from './chart';
import { type Kit, prize } from './goods';

import { hollow } from './harbour';
import { house, lighthouse } from './motifs';
import type { Palette } from './palette';
import { skull } from './punt';

/** Everybody who makes a living off the punts: pirates in their boat, pilots on their islet, the insurance office. */

interface Caption {
  key: Key;
  flat: readonly [number, number];
  /** On the turned sheet, in its own units. */
  turned: readonly [number, number];
  /** Longest it may be, flat and turned. */
  room: readonly [number, number];
}

/** A small printed label in letter-spaced capitals. */
export function caption(to: Container, map: Chart, { look, palette: p, printer }: Kit, one: Caption, size = 24): void {
  const phrase: Phrase = { key: one.key };
  const word = printer.word(look.say(phrase).toLocaleUpperCase(), {
    font: 'serif',
    size,
    spacing: 2.4,
    colour: p.name,
    halo: p.halo,
  });
  const room = one.room[map.turned ? 1 : 0] / word.width;
  if (room < 1) word.scale.set(room);
  word.position.set(...(map.turned ? one.turned : one.flat));
  to.addChild(word);
}

const CAPTIONS: readonly Caption[] = [
  { key: 'manila.board.pirates', flat: [1087, 196], turned: [888, 935], room: [190, 200] },
  { key: 'manila.board.pilots', flat: [763, 166], turned: [893, 763], room: [200, 130] },
  { key: 'manila.board.insurance', flat: [467, 166], turned: [892, 385], room: [210, 150] },
];

/** `tags` takes costs and prizes, which stay in sight when a place is marked. */
export function offices(to: Container, tags: Container, map: Chart, kit: Kit): void {
  const g = new Graphics();
  const { palette: p } = kit;
  layer(to, (hull) => junk(hull, map, p));
  to.addChild(g);
  lighthouse(g, map.turned ? 930 : 763, map.turned ? 672 : 84, p);
  if (map.turned) house(g, 842, 483, p, 0.68);
  else house(g, 389, 128, p);
  for (const at of [...BOAT, SMALL, LARGE, AGENT]) hollow(g, ...map.at(...at), p);
  const costs: [readonly [number, number], number][] = [
    [BOAT[0], PIRATE_COST],
    [BOAT[1], PIRATE_COST],
    [SMALL, SMALL_COST],
    [LARGE, LARGE_COST],
  ];
  for (const [at, cost] of costs) {
    const it = coin(kit, String(cost), 18);
    const [x, y] = map.at(...at);
    it.position.set(x - 27, y - 27);
    tags.addChild(it);
  }
  marks(to, map, kit);
  const premium = prize(kit, `+${PREMIUM}`, 24);
  const [px, py] = map.at(...AGENT);
  premium.position.set(px, py + (map.turned ? 38 : 43));
  tags.addChild(premium);
  liability(to, map, kit);
  for (const one of CAPTIONS) caption(to, map, kit, one);
}

/** What each place is for, printed in its hollow. */
function marks(to: Container, map: Chart, kit: Kit): void {
  const { palette: p, printer } = kit;
  const put = (it: Container, at: readonly [number, number]) => {
    const [x, y] = map.at(...at);
    it.position.set(x, y);
    to.addChild(it);
  };
  put(printer.word('±1', { size: 31, weight: 700, colour: p.recessInk }), SMALL);
  put(printer.word('±2', { size: 31, weight: 700, colour: p.recessInk }), LARGE);
  const flags = new Graphics();
  for (const [i, at] of BOAT.entries()) {
    const [x, y] = map.at(...at);
    if (i === 0) hat(flags, x, y, p);
    else skull(flags, x, y - 3, 10);
  }
  to.addChild(flags);
  const shield = new Graphics();
  const [x, y] = map.at(...AGENT);
  shield
    .moveTo(x - 13, y - 14)
    .quadraticCurveTo(x, y - 9, x + 13, y - 14)
    .quadraticCurveTo(x + 14, y + 8, x, y + 17);
  shield.quadraticCurveTo(x - 14, y + 8, x - 13, y - 14).stroke({ width: 2, color: p.recessInk, join: 'round' });
  shield
    .moveTo(x - 6, y + 1)
    .lineTo(x - 1, y + 6)
    .lineTo(x + 7, y - 5)
    .stroke({ width: 2.4, color: p.recessInk, cap: 'round' });
  to.addChild(shield);
}

/** What the agent owes for one, two, three wrecks. */
function liability(to: Container, map: Chart, { palette: p, printer }: Kit): void {
  const g = new Graphics();
  to.addChild(g);
  const [x, y] = map.turned ? [886, 547] : [531, 60];
  ['6', '14', '29'].forEach((sum, i) => {
    const top = y + i * (map.turned ? 31 : 27);
    for (let k = 0; k <= i; k++) wreck(g, x - 14 + k * 10 - i * 5, top, p);
    const word = printer.word(`−${sum}`, { size: 24, weight: 700, colour: p.warm, grow: 1.85 });
    word.position.set(x + (map.turned ? 34 : 27), top);
    to.addChild(word);
  });
}

function wreck(g: Graphics, x: number, y: number, p: Palette): void {
  g.poly([x - 4, y - 7, x + 4, y - 7, x + 4, y + 4, x, y + 9, x - 4, y + 4])
    .fill(p.plank)
    .stroke({ width: 1.3, color: p.ink });
}

/** The captain's hat. */
function hat(g: Graphics, x: number, y: number, p: Palette): void {
  g.moveTo(x - 17, y + 6)
    .quadraticCurveTo(x - 15, y - 8, x - 5, y - 7)
    .quadraticCurveTo(x, y - 14, x + 5, y - 7);
  g.quadraticCurveTo(x + 15, y - 8, x + 17, y + 6)
    .quadraticCurveTo(x, y - 2, x - 17, y + 6)
    .closePath();
  g.fill(0x1d1614).stroke({ width: 1.5, color: p.lacquerLine });
  skull(g, x, y - 4, 4);
}

/** A lacquered junk with red sails furled, seen from above. */
function junk(g: Graphics, map: Chart, p: Palette): void {
  const [cx, cy] = [1087, 112];
  const at = (x: number, y: number) => map.at(cx + x, cy + y);
  const side = (grow: number): number[] => {
    const out: number[] = [];
    for (let i = 0; i <= 40; i++) {
      const angle = (i / 40) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const x = Math.sign(c) * Math.abs(c) ** 0.8 * (132 + grow);
      const y = Math.sign(s) * Math.abs(s) ** 0.62 * (c < 0 ? 61 : 58 - 10 * c) + Math.sign(s) * grow;
      out.push(...at(x, y));
    }
    return out;
  };
  const fallen = side(3).map((v, i) => v + (i % 2 ? 9 : 6));
  g.poly(fallen).fill({ color: p.shadow, alpha: p.night ? 0.45 : 0.24 });
  g.poly(side(0)).fill(p.lacquerDark).stroke({ width: 2, color: p.ink });
  g.poly(side(-4)).fill(p.lacquer).stroke({ width: 1.2, color: p.lacquerLine });
  g.poly(side(-11))
    .fill(blend(p.plankDark, p.plank, 0.45))
    .stroke({ width: 1.6, color: p.lacquerDark });
  for (const y of [-32, -16, 0, 16, 32]) g.moveTo(...at(-106, y)).lineTo(...at(108 - Math.abs(y) * 0.5, y));
  g.stroke({ width: 1, color: p.plankDark });
  // oars
  for (let x = -84; x <= 70; x += 30) for (const s of [-1, 1]) g.moveTo(...at(x, s * 55)).lineTo(...at(x - 12, s * 77));
  g.stroke({ width: 3, color: p.plankDark, cap: 'round' });
  // eyes at the bow
  for (const s of [-1, 1]) {
    g.circle(...at(104, s * 21), 7)
      .fill(0xf8efd9)
      .stroke({ width: 1.4, color: p.ink });
    g.circle(...at(106, s * 21), 3).fill(0x17110f);
  }
}
