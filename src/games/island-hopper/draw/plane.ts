import { Container, Graphics } from 'pixi.js';
import { blend } from '../../kit/draw/hand';
import { hex } from '../../kit/draw/palette';
import { styleOf, symbol, WHOLE } from '../../kit/draw/pieces';
import type { Good } from '../rules/deck';
import { TOKEN } from '../rules/lagoon';
import { type Point, UNIT } from '../rules/places';
import type { Chart } from './chart';
import { disc } from './goods';
import type { Kit, Palette } from './palette';

/** A toy seaplane seen from above that carries the token; its shadow falls further away the higher it is. */

export const TOKEN_RADIUS = TOKEN * UNIT;

export interface Pose {
  /** Flat board. */
  at: Point;
  /** 0 lying, 1 lifted. */
  height: number;
  /** Clockwise from north, on the flat board. */
  heading: number;
  /** 1 with the plane, 0 the token alone. */
  body: number;
}

export interface Cargo {
  good: Good;
  /** Whose colour the wings carry. */
  seat: number;
}

/** Half the outline of hull, floats, wings and tail, nose up: one shape, so that its shadow is even. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0, -82],
  [11, -78],
  [15, -66],
  [15, -34],
  [38, -34],
  [38, -60],
  [46, -67],
  [54, -60],
  [54, -34],
  [82, -34],
  [94, -23],
  [94, -8],
  [82, 4],
  [54, 4],
  [54, 49],
  [46, 56],
  [38, 49],
  [38, 4],
  [15, 4],
  [15, 74],
  [31, 74],
  [38, 84],
  [31, 94],
  [12, 94],
  [0, 98],
];

const SILHOUETTE: number[] = [...OUTLINE, ...OUTLINE.map(([x, y]) => [-x, y] as const).reverse()].flat();

function propeller(g: Graphics, p: Palette): void {
  g.ellipse(0, -84, 38, 6).fill({ color: p.foam, alpha: 0.6 });
  g.ellipse(0, -84, 38, 6).stroke({ width: 1.3, color: p.woodDark, alpha: 0.7 });
  for (const side of [-1, 1]) g.ellipse(side * 16, -84 + side * 1.4, 15, 2.8);
  g.fill(p.woodDark);
}

function body(kit: Kit, seat: number): Graphics {
  const g = new Graphics();
  const { palette: p } = kit;
  const style = styleOf(kit, seat);
  const [face, edge] = [hex(style.face), hex(style.edge)];
  const line = { width: 2.4, color: p.woodDark, join: 'round' } as const;
  for (const x of [-46, 46]) {
    g.roundRect(x - 8, -66, 16, 122, 8)
      .fill(p.canvas)
      .stroke(line);
    g.moveTo(x, -56).lineTo(x, 46).stroke({ width: 1.4, color: p.woodDark, alpha: 0.45 });
  }
  g.roundRect(-38, 74, 76, 20, 10)
    .fill(face)
    .stroke({ ...line, color: edge });
  g.roundRect(-94, -34, 188, 38, 19)
    .fill(face)
    .stroke({ ...line, color: edge });
  for (const side of [-1, 1]) g.rect(side > 0 ? 48 : -56, -33, 8, 36);
  g.fill(p.canvas);
  for (const x of [-75, 75]) emblem(g, kit, seat, x, -18);
  g.moveTo(-84, -2).lineTo(84, -2).stroke({ width: 1.4, color: edge });
  g.roundRect(-15, -80, 30, 176, 15).fill(p.wood).stroke(line);
  g.roundRect(-3, 30, 6, 62, 3).fill(blend(p.wood, p.woodDark, 0.4));
  g.moveTo(-13.5, -62).quadraticCurveTo(0, -70, 13.5, -62).lineTo(13.5, -72).quadraticCurveTo(10, -79, 0, -79);
  g.quadraticCurveTo(-10, -79, -13.5, -72).closePath().fill(face).stroke({ width: 1.6, color: edge });
  propeller(g, p);
  return g;
}

/** Who is flying, without colour. */
function emblem(g: Graphics, kit: Kit, seat: number, x: number, y: number): void {
  const style = styleOf(kit, seat);
  g.save();
  // the symbols' box is 24 wide
  g.translateTransform(x - 12, y - 12);
  g.path(symbol(style)).fill(hex(style.ink));
  g.restore();
}

export class Plane {
  readonly view = new Container({ label: 'plane' });
  private kit: Kit;
  private map: Chart;
  private key = '';
  private wings = new Container();
  private disc = new Container();
  private shade = new Container();
  private shadeDisc = new Container();

  constructor(kit: Kit, map: Chart) {
    this.kit = kit;
    this.map = map;
    this.view.addChild(this.shadeDisc, this.shade, this.wings, this.disc);
    this.view.visible = false;
  }

  /** Null: no plane and no token. */
  show(cargo: Cargo | null, pose?: Pose): void {
    this.view.visible = cargo !== null;
    if (!cargo) return;
    const key = `${cargo.good},${cargo.seat}`;
    if (key !== this.key) this.load(cargo);
    this.key = key;
    if (pose) this.pose(pose);
  }

  /** Sixty times a second under a finger: moves what is there. */
  pose({ at, height, heading, body: shown }: Pose): void {
    const { wings, shade, shadeDisc, map } = this;
    this.view.position.set(...map.at(at));
    const turn = heading + map.spin;
    const scale = 0.8 + 0.4 * height;
    wings.scale.set(scale);
    wings.rotation = turn;
    wings.alpha = shown;
    this.disc.scale.set(1 + 0.2 * height);
    shade.scale.set(scale * (1 - 0.06 * height));
    shade.rotation = turn;
    shade.position.set(8 + 44 * height, 11 + 62 * height);
    shade.alpha = shown * (0.34 - 0.12 * height);
    shadeDisc.scale.set(1 + 0.16 * height);
    shadeDisc.position.set(2 + 50 * height, 3.4 + 70 * height);
    shadeDisc.alpha = (0.42 - 0.22 * height) * (1 - 0.6 * shown);
  }

  private load({ good, seat }: Cargo): void {
    const { palette: p } = this.kit;
    for (const layer of [this.wings, this.disc, this.shade, this.shadeDisc])
      for (const child of layer.removeChildren()) child.destroy(WHOLE);
    this.wings.addChild(body(this.kit, seat));
    const g = new Graphics();
    disc(g, good, TOKEN_RADIUS, p);
    this.disc.addChild(g);
    const dark = new Graphics();
    dark.poly(SILHOUETTE).fill(p.shadow);
    this.shade.addChild(dark);
    this.shadeDisc.addChild(new Graphics().circle(0, 0, TOKEN_RADIUS + 1.4).fill(p.shadow));
  }
}
