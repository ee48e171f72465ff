import { Graphics } from 'pixi.js';
import { blend, mix } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { styleOf } from '../../kit/draw/pieces';
import { cornersOf, middleOf, plaqueAt, type XY } from '../rules/places';
import { type Ground, type Province, provinces } from '../rules/provinces';
import { symbolAt } from '../rules/setup';
import { NOBODY } from '../rules/state';
import type { Stage } from './board';
import { hasPlaque } from './plaques';

/** Provinces fill: with light when their walls close, with their owner's colour when guards have come. */

/** In ms; of that, the share in which one space fills, and the share at which the last one is full. */
const [MS, ONE, FULL] = [230, 0.22, 0.62];
const KEY = 'flood';
/** Between the tints and the country, which are the third and the fourth on their layer. */
const ABOVE_TINTS = 2.5;
/** Its radius, in board units. */
const PIP = 7;

const part = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The provinces that these walls have just cut off, of those that bear a number. */
export function closed(before: Ground, after: Ground): Province[] {
  const [old, now] = [provinces(before), provinces(after)];
  const sizeOf = ({ key }: Province): number => old.list[old.of[key]].size;
  return now.list.filter((one) => hasPlaque(one) && one.size !== sizeOf(one));
}

interface Flood {
  /** Nearest to where it begins first. */
  spaces: readonly number[];
  /** Where the number stands. */
  to: XY;
  color: number;
}

/** In this ground all these fill at once; each open space sends its pip to the number. */
export async function flood(stage: Stage, ground: Ground, list: readonly Province[]): Promise<void> {
  if (list.length === 0) return;
  const { kit, motion, pieces } = stage;
  const { palette: p } = kit;
  const { of } = provinces(ground);
  const all = list.map((province): Flood => {
    const { key, guarded, owner } = province;
    const style = owner === NOBODY ? undefined : styleOf(kit, owner);
    const to = plaqueAt(ground, of, province);
    const from = guarded.length > 0 ? middleOf(guarded[0]) : to;
    const far = (space: number) => Math.hypot(middleOf(space)[0] - from[0], middleOf(space)[1] - from[1]);
    const spaces = [...of.keys()].filter((space) => of[space] === of[key]).sort((a, b) => far(a) - far(b));
    return {
      spaces,
      to,
      color: style ? blend(hex(style.face), hex(p.night ? style.dark : style.light), 0.5) : p.beach,
    };
  });
  const g = new Graphics();
  // a piece like the others: it is gone with the next drawing, should the movement be cut short
  pieces.keyed.put([{ key: KEY, layer: pieces.ground, art: KEY, at: [0, 0], draw: () => g }], (key) => key === KEY);
  g.zIndex = ABOVE_TINTS;
  await motion.even(MS, (t) => {
    g.clear();
    for (const one of all) paint(stage, g, one, t, ground.symbols);
  });
  pieces.keyed.take(KEY);
}

/** Space after space grows from its middle; then the light fades, and pips run to where the number will stand. */
function paint({ chart, kit: { palette } }: Stage, g: Graphics, { spaces, to, color }: Flood, t: number, land: string) {
  const begins = (k: number): number => ((FULL - ONE) * k) / spaces.length;
  spaces.forEach((space, k) => {
    const grown = part(t, begins(k), begins(k) + ONE);
    const [mx, my] = middleOf(space);
    g.poly(chart.flat(cornersOf(space).map(([x, y]): XY => [mix(mx, x, grown), mix(my, y, grown)])));
  });
  g.fill({ color, alpha: 0.6 * (1 - part(t, FULL, 1)) });
  const run = part(t, FULL, 1) ** 2;
  spaces.forEach((space, k) => {
    if (symbolAt(land, space) >= 0 || t < begins(k) + ONE / 2) return;
    const [mx, my] = middleOf(space);
    g.circle(...chart.at([mix(mx, to[0], run), mix(my, to[1], run)]), PIP);
  });
  g.fill(palette.litInk).stroke({ width: 2, color: palette.sheet });
}
