import { Container, Graphics } from 'pixi.js';
import { blend } from '../../draw/hand';
import { hex } from '../../draw/palette';
import { styleOf, symbol, WHOLE } from '../../draw/pieces';
import type { Good } from '../deck';
import { TOKEN } from '../lagoon';
import { type Point, UNIT } from '../places';
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

/** Wings, hull, floats and tail, nose up; `grow` outside them. */
function silhouette(g: Graphics, grow: number): void {
  g.roundRect(-94 - grow, -34 - grow, 188 + 2 * grow, 38 + 2 * grow, 19 + grow);
  g.roundRect(-15 - grow, -80 - grow, 30 + 2 * grow, 176 + 2 * grow, 15 + grow);
  g.roundRect(-38 - grow, 74 - grow, 76 + 2 * grow, 20 + 2 * grow, 10 + grow);
  for (const x of [-46, 46]) g.roundRect(x - 8 - grow, -66 - grow, 16 + 2 * grow, 122 + 2 * grow, 8 + grow);
}

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
  for (const x of [-46, 46])
    g.roundRect(x - 8, -66, 16, 122, 8)
      .fill(p.wood)
      .stroke(line);
  g.roundRect(-38, 74, 76, 20, 10)
    .fill(face)
    .stroke({ ...line, color: edge });
  g.roundRect(-94, -34, 188, 38, 19).fill(p.canvas).stroke(line);
  for (const side of [-1, 1]) {
    g.roundRect(side > 0 ? 58 : -94, -34, 36, 38, 19).fill(face);
    g.rect(side > 0 ? 58 : -70, -34, 12, 38).fill(face);
    for (const x of [30, 44]) g.moveTo(side * x, -32).lineTo(side * x, 2);
  }
  g.stroke({ width: 1.3, color: p.woodDark, alpha: 0.5 });
  g.roundRect(-94, -34, 188, 38, 19).stroke(line);
  for (const x of [-76, 76]) emblem(g, kit, seat, x, -15);
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
  readonly view = new Container();
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
    silhouette(dark, 0);
    dark.fill(p.shadow);
    this.shade.addChild(dark);
    this.shadeDisc.addChild(new Graphics().circle(0, 0, TOKEN_RADIUS + 1.4).fill(p.shadow));
  }
}
