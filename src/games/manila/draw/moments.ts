import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import type { Picture } from '../../kit/draw/moment';
import { TRACK } from '../rules/setup';
import type { Ware } from '../rules/state';
import { chart } from './chart';
import type { Kit } from './goods';
import { marker } from './market';
import { pawn } from './pawn';
import { punt, skull } from './punt';

/** What a table remembers of a voyage, each a picture within a circle of radius 100: see `moment` in the kit. */

const R = 103;
const FLAT = chart(false);

/** 0 before `from`, 1 after `to`, slowing down in between. */
function eased(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return 1 - (1 - share) ** 3;
}

/** A picture cut round: what is added to it shows within the medal alone. */
function round(): Container {
  const art = new Container();
  const cut = new Graphics().circle(0, 0, R).fill(0xffffff);
  art.addChild(cut);
  art.mask = cut;
  return art;
}

/** Sky over the sea, the waterline at `y`. */
function water(art: Container, { palette: p }: Kit, y: number, sky: number, sea: number): void {
  const g = new Graphics();
  g.rect(-R, -R, 2 * R, R + y).fill(sky);
  g.rect(-R, y, 2 * R, R - y).fill(sea);
  for (let row = 0; row < 5; row++)
    for (let i = -4; i < 5; i++) {
      const [x, top] = [i * 26 + (row % 2) * 13, y + 9 + row * 16];
      g.moveTo(x - 8, top)
        .quadraticCurveTo(x - 4, top - 5, x, top)
        .quadraticCurveTo(x + 4, top - 5, x + 8, top);
    }
  g.stroke({ width: 1.6, color: blend(p.ink, sea, 0.55) });
  g.moveTo(-R, y).lineTo(R, y).stroke({ width: 2, color: p.ink });
  art.addChild(g);
}

/** An anchor of brass, its ring at (0, -60) and its crown at (0, 52). */
function anchor({ palette: p }: Kit): Graphics {
  const g = new Graphics();
  for (const [width, color] of [
    [15, p.coinInk],
    [10, p.coin],
  ] as const) {
    g.circle(0, -58, 11).stroke({ width: width * 0.55, color });
    g.moveTo(0, -46).lineTo(0, 48).stroke({ width, color, cap: 'round' });
    g.moveTo(-26, -30)
      .lineTo(26, -30)
      .stroke({ width: width * 0.8, color, cap: 'round' });
    g.moveTo(-50, 8).bezierCurveTo(-44, 40, -20, 50, 0, 50).bezierCurveTo(20, 50, 44, 40, 50, 8);
    g.stroke({ width, color, cap: 'round' });
  }
  for (const side of [-1, 1])
    g.poly([side * 62, 14, side * 50, -10, side * 36, 12])
      .fill(p.coin)
      .stroke({ width: 2.5, color: p.coinInk, join: 'round' });
  return g;
}

/** The anchor falls, and whoever has won the office stands before it on the landing stage. */
export function master(kit: Kit, seat: number): Picture {
  const { palette: p } = kit;
  const art = round();
  water(art, kit, 14, blend(p.coin, p.sheet, 0.62), p.shallows[1]);
  const brass = anchor(kit);
  brass.scale.set(1.05);
  const stage = new Graphics();
  stage
    .rect(-R, 62, 2 * R, 60)
    .fill(p.plank)
    .stroke({ width: 2.4, color: p.plankDark });
  for (let x = -90; x <= 90; x += 20) stage.moveTo(x, 64).lineTo(x, 110);
  stage.stroke({ width: 1.6, color: p.plankDark });
  const who = pawn(kit, seat);
  who.scale.set(2.3);
  art.addChild(brass, stage, who);
  const play = (t: number): void => {
    brass.position.set(0, -10 - 170 * (1 - eased(t, 0, 0.42)));
    who.position.set(0, 42 + 110 * (1 - eased(t, 0.3, 0.62)));
  };
  play(0);
  return { art, play };
}

/** The black flag rises over a punt that has lost its load. */
export function plunder(kit: Kit, ware: Ware): Picture {
  const { palette: p } = kit;
  const art = round();
  water(art, kit, 34, blend(p.warm, p.night ? 0x120c18 : 0x3a2030, 0.62), blend(p.cool, 0x0b1a20, 0.6));
  const moon = new Graphics().circle(52, -52, 22).fill(0xf6dfa8);
  const boat = punt(kit, FLAT, { ware, aboard: [], plundered: false });
  boat.scale.set(0.8);
  const mast = new Graphics().moveTo(-34, 62).lineTo(-34, -84).stroke({ width: 7, color: 0x2b1c14, cap: 'round' });
  const flag = new Container();
  const cloth = new Graphics();
  const bones = new Graphics();
  skull(bones, 0, 0, 20);
  flag.addChild(cloth, bones);
  art.addChild(moon, boat, mast, flag);
  const play = (t: number): void => {
    cloth.clear();
    const wave = (x: number) => Math.sin(x / 17 - t * 16) * 5 * (x / 110);
    const top = Array.from({ length: 12 }, (_, i): [number, number] => [i * 10, -36 + wave(i * 10)]);
    const foot = top.map(([x, y]): [number, number] => [x, y + 72]).reverse();
    cloth
      .poly([...top, ...foot].flat())
      .fill(0x17110f)
      .stroke({ width: 2.5, color: 0xe9dfc8, join: 'round' });
    bones.position.set(55, -6 + wave(55));
    flag.position.set(-32, -46 + 120 * (1 - eased(t, 0, 0.45)));
    boat.position.set(-10 + Math.sin(t * 7) * 2, 66 + Math.sin(t * 9) * 3);
    boat.rotation = Math.sin(t * 8) * 0.05;
  };
  play(0);
  return { art, play };
}

/** All three have come in on the same voyage, under the morning sun; or all three lie wrecked under the storm. */
export function fleet(kit: Kit, wares: readonly Ware[], home: boolean): Picture {
  const { palette: p } = kit;
  const art = round();
  if (home) water(art, kit, -6, blend(p.coin, p.sheet, 0.5), p.shallows[1]);
  else water(art, kit, -6, 0x4a5560, blend(p.cool, 0x14222a, 0.55));
  const sky = home ? sun(kit) : storm();
  const boats = wares.map((ware) => {
    const it = punt(kit, FLAT, { ware, aboard: [], plundered: false });
    it.scale.set(0.42);
    return it;
  });
  art.addChild(sky, ...boats);
  const play = (t: number): void => {
    if (home) sky.position.set(0, 34 - 46 * eased(t, 0, 0.6));
    else sky.alpha = t > 0.2 && t < 0.34 ? 0.55 : 1;
    boats.forEach((boat, i) => {
      const come = eased(t, i * 0.12, 0.5 + i * 0.12);
      boat.position.set(home ? -150 + come * (140 + i * 8) : -34 + i * 34, 18 + i * 30 + Math.sin(t * 8 + i) * 2);
      boat.rotation = home ? 0 : (i % 2 ? -0.34 : 0.3) * come;
      if (!home) boat.y += 10 * come;
    });
  };
  play(0);
  return { art, play };
}

/** A ware has climbed to the top of the market: the game is over. */
export function soared(kit: Kit, ware: Ware): Picture {
  const { palette: p } = kit;
  const art = round();
  const top = TRACK.length - 1;
  const heightOf = (step: number): number => 58 - (116 / top) * step;
  const g = new Graphics().circle(0, 0, R).fill(p.lacquer);
  const rays = new Graphics().star(0, 0, 14, 88, 34).fill({ color: p.lit, alpha: 0.9 });
  rays.position.set(0, heightOf(top));
  for (const step of TRACK.keys())
    g.roundRect(-40, heightOf(step) - 15, 80, 30, 5)
      .fill(step === top ? p.coin : p.recess)
      .stroke({ width: 1.6, color: p.lacquerDark });
  let it: Container | undefined;
  let shown = -1;
  art.addChild(g, rays);
  const play = (t: number): void => {
    const climbed = top - 1 + eased(t, 0.2, 0.6);
    const step = Math.floor(climbed + 0.02);
    if (step !== shown) {
      it?.destroy({ children: true });
      it = marker(ware, TRACK[step], kit, false);
      it.scale.set(1.25);
      art.addChild(it);
      shown = step;
    }
    it?.position.set(0, heightOf(climbed));
    rays.scale.set(eased(t, 0.5, 0.8));
    rays.rotation = t;
  };
  play(0);
  return { art, play };
}

function sun({ palette: p }: Kit): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    g.moveTo(Math.cos(a) * 38, -18 + Math.sin(a) * 38).lineTo(
      Math.cos(a) * (i % 2 ? 48 : 54),
      -18 + Math.sin(a) * (i % 2 ? 48 : 54),
    );
  }
  g.stroke({ width: 4, color: p.warm, cap: 'round' });
  g.circle(0, -18, 30).fill(p.lit).stroke({ width: 3, color: p.litInk });
  return g;
}

function storm(): Graphics {
  const g = new Graphics();
  for (const [x, y, r] of [
    [-58, -64, 26],
    [-28, -74, 32],
    [8, -68, 30],
    [44, -72, 28],
    [70, -60, 22],
  ])
    g.circle(x, y, r);
  g.fill(0x2a323a);
  g.poly([4, -46, -14, -18, 0, -20, -10, 6, 22, -28, 6, -26, 20, -46])
    .fill(0xffe27a)
    .stroke({ width: 2, color: 0x3a2c08, join: 'round' });
  return g;
}
