import type { Container, Graphics } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { hollow as shaded } from '../../kit/draw/hollow';
import { coin } from '../../kit/draw/pieces';
import { berthPoint, type Docked, PLACE, quayPoint, SLIP } from '../rules/places';
import { BERTH_COST, BERTH_PAY } from '../rules/setup';
import type { Chart } from './chart';
import { type Kit, prize } from './goods';

import type { Palette } from './palette';

/** The harbour front: three berths of the port, three slips of the shipyard, a place beside each for whoever bet on it. */

const DOCKS: readonly Docked[] = ['port', 'yard'];
const EAST = 1610;

/** Paved quays. */
export function front(g: Graphics, map: Chart, p: Palette): void {
  const box = (x: number, y: number, w: number, h: number) => g.rect(...map.box(x, y, w, h));
  const stone = blend(p.stone, p.land, 0.4);
  box(SLIP.from, -70, EAST - SLIP.from, 1190).fill(stone);
  paving(g, map, p);
  const [from, to] = [map.at(SLIP.from, -70), map.at(SLIP.from, 1110)];
  g.moveTo(...from)
    .lineTo(...to)
    .stroke({ width: 3, color: p.ink });
}

/** The slips that are cut into them; their mouths stay open. */
export function slips(g: Graphics, map: Chart, p: Palette): void {
  for (const dock of DOCKS)
    for (let berth = 0; berth < 3; berth++) {
      slip(g, map, p, dock, berth);
      const [, y] = berthPoint(dock, berth);
      g.rect(...map.box(SLIP.from - 4, y - SLIP.half + 3, 8, 2 * SLIP.half - 6)).fill(p.shallows[1]);
    }
}

function paving(g: Graphics, map: Chart, p: Palette): void {
  const next = hand(8);
  for (let row = 0; row < 40; row++) {
    const y = -60 + row * 28;
    for (let x = SLIP.from + 8 + (row % 2) * 16; x < EAST; x += 32) {
      if (next() < 0.3) continue;
      g.moveTo(...map.at(x, y)).lineTo(...map.at(x + 20 + next() * 8, y));
      g.moveTo(...map.at(x, y)).lineTo(...map.at(x, y + 12 + next() * 12));
    }
  }
  g.stroke({ width: 0.9, color: blend(p.stoneInk, p.stone, 0.62) });
}

/** Water between walls; the yard's slips run up on timber rails. */
function slip(g: Graphics, map: Chart, p: Palette, dock: Docked, berth: number): void {
  const [, y] = berthPoint(dock, berth);
  const { from, to, half } = SLIP;
  const box = (x: number, top: number, w: number, h: number) => g.rect(...map.box(x, top, w, h));
  box(from - 8, y - half - 5, to - from + 13, 2 * half + 10)
    .fill(blend(p.stone, p.stoneInk, 0.28))
    .stroke({ width: 1.6, color: p.ink });
  const timber = dock === 'yard';
  box(from - 8, y - half, to - from + 8, 2 * half).fill(timber ? blend(p.shallows[2], p.wash, 0.45) : p.shallows[1]);
  box(from - 8, y - half, to - from + 8, 7).fill({ color: p.shadow, alpha: 0.24 });
  if (timber) {
    for (let x = from + 24; x < to - 6; x += 26) box(x, y - half + 9, 7, 2 * half - 18);
    g.fill(blend(p.plank, p.plankDark, 0.25)).stroke({ width: 1, color: p.plankDark });
    for (const side of [-30, 30]) box(from + 12, y + side - 4, to - from - 16, 8);
    g.fill(p.plank).stroke({ width: 1.2, color: p.plankDark });
  } else {
    for (let i = 0; i < 9; i++) {
      const [x, dy] = [from + 14 + ((i * 67) % 175), -38 + ((i * 29) % 78)];
      g.moveTo(...map.at(x, y + dy)).quadraticCurveTo(...map.at(x + 11, y + dy - 4), ...map.at(x + 22, y + dy));
    }
    g.stroke({ width: 1.1, color: p.contour });
  }
  for (const x of [from + 10, to - 14]) for (const side of [-1, 1]) g.circle(...map.at(x, y + side * (half + 3)), 5);
  g.fill(p.plankDark).stroke({ width: 1.2, color: p.ink });
}

/** The hollow where an accomplice may stand. */
export function hollow(g: Graphics, x: number, y: number, p: Palette, r: number = PLACE): void {
  g.circle(x, y, r + 4).fill({ color: p.sheet, alpha: p.night ? 0.5 : 0.75 });
  shaded(g, [x, y, r], { strokes: 16, deep: 6, rim: 1.9 }, p);
}

const LETTERS = ['A', 'B', 'C'];

/** Places with their letter, what they cost and what they pay. */
export function berths(to: Container, tags: Container, g: Graphics, map: Chart, kit: Kit): void {
  const { palette: p, printer } = kit;
  for (const dock of DOCKS)
    for (let berth = 0; berth < 3; berth++) {
      const [x, y] = map.at(...quayPoint(dock, berth));
      hollow(g, x, y, p);
      const letter = printer.word(LETTERS[berth], { font: 'serif', size: 34, colour: p.recessInk });
      letter.position.set(x, y - 1);
      const cost = coin(kit, String(BERTH_COST[berth]), 18);
      cost.position.set(...(map.turned ? ([x - 31, y - 25] as const) : ([x - 27, y - 28] as const)));
      const pays = prize(kit, `+${BERTH_PAY[berth]}`, 25);
      pays.position.set(...(map.turned ? ([x + 45, y + 22] as const) : ([x, y + 45] as const)));
      to.addChild(letter);
      tags.addChild(cost, pays);
    }
}
