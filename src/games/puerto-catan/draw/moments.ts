import { Container, Graphics } from 'pixi.js';
import type { Air } from '../../kit/draw/flight';
import { blend } from '../../kit/draw/hand';
import { moment, type Picture } from '../../kit/draw/moment';
import { disc } from '../../kit/draw/pieces';
import { NOBODY } from '../rules/state';
import { card } from './cards';
import { stamp } from './emblem';
import type { Kit } from './palette';

import { city, road, settlement } from './people';
import { DEV_PATHS, ROLE_PATHS } from './symbols';

/** What a table remembers, on a medallion: the longest road, the largest army, a Monopoly, and ten points. */

type Paint = (kit: Kit) => Picture;
type Sky = Air & { kit: Kit };

/** Within 0..1 the share of t between two moments, eased out. */
function between(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return 1 - (1 - share) ** 3;
}

/** Land below and sky above, cut off by the round of the medal. */
function country({ palette: p }: Kit): Graphics {
  const g = new Graphics();
  g.circle(0, 0, 102).fill(p.shallows[0]);
  for (const [from, to, high, colour] of [
    [-102, 102, -8, blend(p.blocks[1].block, p.shallows[0], 0.45)],
    [-102, 102, 18, p.blocks[2].block],
  ]) {
    const half = Math.sqrt(102 ** 2 - high ** 2);
    g.moveTo(-half, high)
      .bezierCurveTo(from * 0.4, high - 26, to * 0.2, high + 18, half, high - 2)
      .arc(0, 0, 102, Math.atan2(high - 2, half), Math.PI - Math.atan2(high, half))
      .closePath()
      .fill(colour);
  }
  return g;
}

/** Five roads and a settlement in a row over the hills, laid one after the other. */
const longestRoad =
  (seat: number): Paint =>
  (kit) => {
    const art = new Container();
    art.addChild(country(kit));
    const at = (i: number): [number, number] => [-74 + i * 37, 34 - Math.sin((i / 4) * Math.PI) * 44];
    const laid = [0, 1, 2, 3].map((i) => {
      const [[ax, ay], [bx, by]] = [at(i), at(i + 1)];
      const it = road(kit, seat, Math.atan2(by - ay, bx - ax));
      it.scale.set(0.62);
      it.position.set((ax + bx) / 2, (ay + by) / 2);
      art.addChild(it);
      return it;
    });
    for (const i of [0, 4]) {
      const house = settlement(kit, seat);
      house.scale.set(0.85);
      house.position.set(at(i)[0], at(i)[1] - 6);
      art.addChild(house);
    }
    const play = (t: number): void =>
      laid.forEach((it, i) => {
        it.alpha = between(t, i * 0.15, i * 0.15 + 0.2);
      });
    return { art, play };
  };

/** Two swords come together over a shield. */
const largestArmy =
  (seat: number): Paint =>
  (kit) => {
    const { palette: p } = kit;
    const art = new Container();
    const ground = new Graphics();
    ground.circle(0, 0, 102).fill(blend(p.roles[3], p.sheet, 0.72));
    const swords = new Graphics();
    stamp(swords, ROLE_PATHS[3], 0, 0, 178, p.roles[3]);
    const shield = new Graphics();
    stamp(shield, DEV_PATHS[0], 0, 4, 112, p.ink);
    stamp(shield, DEV_PATHS[0], 0, 4, 98, p.card);
    const badge = disc(kit, seat, 27);
    art.addChild(ground, swords, shield, badge);
    const play = (t: number): void => {
      const shut = between(t, 0, 0.35);
      swords.scale.set(1.3 - 0.3 * shut);
      swords.alpha = shut;
      const up = between(t, 0.25, 0.6);
      shield.alpha = up;
      badge.alpha = up;
    };
    return { art, play };
  };

/** Cards of one kind gather from all sides under a crown. */
const gathered =
  (seat: number, kind: number, n: number): Paint =>
  (kit) => {
    const { palette: p } = kit;
    const art = new Container();
    const ground = new Graphics();
    ground.circle(0, 0, 102).fill(blend(p.goods[kind], p.sheet, 0.68));
    art.addChild(ground);
    const cards = Array.from({ length: Math.min(7, Math.max(1, n)) }, () => {
      const it = card(kit, kind);
      art.addChild(it);
      return it;
    });
    const crown = new Graphics();
    stamp(crown, DEV_PATHS[4], 0, 3, 66, p.ink);
    stamp(crown, DEV_PATHS[4], 0, 0, 66, p.coin);
    crown.position.set(0, -60);
    const badge = disc(kit, seat, 22);
    badge.position.set(0, 72);
    art.addChild(crown, badge);
    const play = (t: number): void => {
      const come = between(t, 0, 0.6);
      cards.forEach((it, i) => {
        const turn = i - (cards.length - 1) / 2;
        const angle = (i / cards.length) * Math.PI * 2 - Math.PI / 2;
        it.position.set(
          Math.cos(angle) * 62 * (1 - come) + turn * 15 * come,
          Math.sin(angle) * 62 * (1 - come) + (4 + Math.abs(turn) * 2.5) * come,
        );
        it.rotation = turn * 0.13 * come;
      });
      crown.alpha = between(t, 0.4, 0.7);
      crown.position.set(0, -60 - 30 * (1 - between(t, 0.4, 0.75)));
    };
    return { art, play };
  };

/** Laurel round the lower half and up both sides. */
function wreath({ palette: p }: Kit): Graphics {
  const g = new Graphics();
  for (const side of [-1, 1]) {
    for (let i = 0; i < 11; i++) {
      const a = Math.PI / 2 + side * (0.2 + i * 0.235);
      const lean = a - side * 0.8;
      const [x, y] = [Math.cos(a) * 84, Math.sin(a) * 84];
      const [tx, ty] = [x + Math.cos(lean - (side * Math.PI) / 4) * 27, y + Math.sin(lean - (side * Math.PI) / 4) * 27];
      const [mx, my, bx, by] = [(x + tx) / 2, (y + ty) / 2, ((ty - y) / 27) * 9, ((x - tx) / 27) * 9];
      g.moveTo(x, y)
        .quadraticCurveTo(mx + bx, my + by, tx, ty)
        .quadraticCurveTo(mx - bx, my - by, x, y);
      g.fill(i % 2 ? p.goods[2] : p.goods[1]);
    }
  }
  return g;
}

/** A city within a wreath: somebody has ten points. */
const ten =
  (seat: number): Paint =>
  (kit) => {
    const { palette: p } = kit;
    const art = new Container();
    const leaves = wreath(kit);
    const town = city(kit, seat);
    town.scale.set(1.4);
    const star = new Graphics();
    stamp(star, DEV_PATHS[1], 0, 2.5, 46, p.coinInk);
    stamp(star, DEV_PATHS[1], 0, 0, 42, p.coin);
    art.addChild(country(kit), leaves, town, star);
    const play = (t: number): void => {
      leaves.alpha = between(t, 0.1, 0.5);
      town.position.set(-2, 12 - 34 * (1 - between(t, 0, 0.35)));
      const up = between(t, 0.3, 0.7);
      star.position.set(0, -62 + 40 * (1 - up));
      star.rotation = (1 - up) * 2;
      star.alpha = up;
    };
    return { art, play };
  };

const shown = (stage: Sky, paint: Paint): Promise<void> => moment(stage, () => paint(stage.kit));

/** Which of the two honours somebody got. */
export const honour = (stage: Sky, which: 0 | 1, seat: number): Promise<void> =>
  seat === NOBODY ? Promise.resolve() : shown(stage, (which === 0 ? longestRoad : largestArmy)(seat));

export const monopolyOf = (stage: Sky, seat: number, kind: number, n: number): Promise<void> =>
  shown(stage, gathered(seat, kind, n));

export const tenPoints = (stage: Sky, seat: number): Promise<void> => shown(stage, ten(seat));
