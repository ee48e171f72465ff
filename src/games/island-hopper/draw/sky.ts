import { Container, Graphics } from 'pixi.js';
import type { Chart } from './chart';
import type { Clouds } from './clouds';
import type { LiveAir } from './live';
import type { Kit } from './palette';
import { Plane } from './plane';

/** The flight under a finger: a plane and its trail that are moved at once, and the clouds. */
export class Sky {
  readonly view = new Container();
  private kit: Kit;
  private map: Chart;
  private clouds: Clouds;
  private plane: Plane;
  private line = new Graphics();
  private drawn = '';
  private heading = 0;
  private last: readonly [number, number] = [0, 0];

  constructor(kit: Kit, map: Chart, clouds: Clouds) {
    this.kit = kit;
    this.map = map;
    this.clouds = clouds;
    this.plane = new Plane(kit, map);
    this.view.addChild(this.line, this.plane.view);
    this.view.visible = false;
  }

  /** `seat`: whose colours the plane wears. */
  show(now: LiveAir | null, seat: number): void {
    this.view.visible = now !== null;
    if (!now) {
      this.trail([]);
      this.heading = 0;
      this.last = [0, 0];
      return;
    }
    this.clouds.cover = now.clouds;
    this.steer(now);
    const { x, y, height, good } = now;
    this.plane.show({ good, seat }, { at: [x, y], height, heading: this.heading, body: 1 });
    this.trail(now.trail);
  }

  /** The nose follows the finger, without trembling. */
  private steer({ x, y }: LiveAir): void {
    const [dx, dy] = [x - this.last[0], y - this.last[1]];
    const far = Math.hypot(dx, dy);
    if (far < 4) return;
    const wanted = Math.atan2(dx, -dy);
    const turn = Math.atan2(Math.sin(wanted - this.heading), Math.cos(wanted - this.heading));
    this.heading += turn * Math.min(1, far / 40);
    this.last = [x, y];
  }

  private trail(points: readonly number[]): void {
    // ways only grow, or are thinned out
    const key = `${points.length},${points.at(-2)},${points.at(-1)}`;
    if (key === this.drawn) return;
    this.drawn = key;
    const { line, map, kit } = this;
    line.clear();
    if (points.length < 4) return;
    for (const [width, color] of [
      [6, kit.palette.night ? 0x06121c : 0xffffff],
      [3, kit.palette.warm],
    ] as const) {
      line.moveTo(...map.at([points[0], points[1]]));
      for (let i = 2; i + 1 < points.length; i += 2) line.lineTo(...map.at([points[i], points[i + 1]]));
      line.stroke({ width, color, alpha: 0.75, cap: 'round', join: 'round' });
    }
  }
}
