import type { Container, Graphics } from 'pixi.js';
import type { Layers } from '../../kit/draw/chart-scene';
import { boxed, type Outline, type Place, marks as rings } from '../../kit/draw/marks';
import { numberOf } from '../../kit/picks';
import type { Mark } from '../../table';
import { boxAt, CARD, inset, plaqueAt, pointAt, SUPPLY, slotAt } from '../rules/places';
import { isOpenLand, provinces } from '../rules/provinces';
import type { View } from '../rules/state';
import type { Stage } from './board';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';
import { plaque } from './plaques';
import { tickAt, ways } from './ways';

/** The places of this board as they are marked: tiles, plaques, and dots on corner points. */

/** The triangle at so much inside its sides, evenly sampled. */
function tile(space: number, map: Chart): Outline {
  return (outside) => {
    const corners = inset(space, 17 - outside).map(map.at);
    const out: number[] = [];
    corners.forEach(([ax, ay], k) => {
      const [bx, by] = corners[(k + 1) % 3];
      for (let i = 0; i < 16; i++) out.push(ax + ((bx - ax) * i) / 16, ay + ((by - ay) * i) / 16);
    });
    return out;
  };
}

function spacePlace(space: number, map: Chart): Place {
  return { outline: tile(space, map), badge: tickAt(space, map) };
}

/** Cards lie upright, however the board is turned. */
function cardPlace(id: string, map: Chart): Place {
  const [x, y] = map.at(id === 'supply' ? SUPPLY : slotAt(numberOf(id)));
  return { ...boxed(boxAt([x, y], CARD.width, CARD.height)), close: true };
}

function provincePlace(view: View, key: number, map: Chart): Place | undefined {
  const { list, of } = provinces(view);
  const province = list.find((one) => one.key === key);
  if (!province) return undefined;
  return { ...boxed(boxAt(map.at(plaqueAt(view, of, province)), 82, 54)), close: true };
}

/** A ring that lets the grid be seen; a picked point is a dot with a rim. */
function dot(g: Graphics, mark: Mark, p: Palette): void {
  if (mark === 'picked') {
    g.circle(0, 0, 15).fill(p.picked).stroke({ width: 2.4, color: p.pickedInk });
    g.circle(0, 0, 5.5).fill(p.pickedInk);
    return;
  }
  g.circle(0, 0, 25).fill({ color: p.lit, alpha: p.night ? 0.22 : 0.34 });
  g.circle(0, 0, 15.5).fill({ color: p.lit, alpha: 0.55 }).stroke({ width: 7, color: p.litInk });
  g.circle(0, 0, 15.5).stroke({ width: 4, color: p.lit });
  g.circle(0, 0, 4.6).fill(p.litInk);
}

export function marks(
  { under, over }: Layers,
  all: ReadonlyMap<string, Mark>,
  view: View,
  { kit, chart: map }: Stage,
): void {
  rings(under, over, kit, all, (id) => {
    if (id === 'supply' || id.startsWith('take:')) return cardPlace(id, map);
    if (id.startsWith('space:')) return spacePlace(numberOf(id), map);
    return id.startsWith('province:') ? provincePlace(view, numberOf(id), map) : undefined;
  });
  for (const [id, mark] of all) {
    if (!id.startsWith('point:')) continue;
    const it = kit.drawings.of(`dot ${mark === 'picked'}`, (g) => dot(g, mark, kit.palette));
    it.position.set(...map.at(pointAt(numberOf(id))));
    over.addChild(it);
  }
  openLand(under, kit, map, view, all);
  const ids = [...all.keys()];
  if (ids.some((id) => id.startsWith('way:') || id.startsWith('corner:')))
    ways(
      under,
      over,
      view,
      { kit, chart: map },
      ids.find((id) => all.get(id) === 'picked'),
    );
}

/** The open land has no plaque but while it may be claimed. */
function openLand(to: Container, kit: Kit, map: Chart, view: View, all: ReadonlyMap<string, Mark>): void {
  if (![...all.keys()].some((id) => id.startsWith('province:'))) return;
  const { list, of } = provinces(view);
  for (const province of list) {
    if (!isOpenLand(province) || !all.has(`province:${province.key}`)) continue;
    const it = plaque(kit, province);
    it.position.set(...map.at(plaqueAt(view, of, province)));
    to.addChild(it);
  }
}
