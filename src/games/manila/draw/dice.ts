import type { Container } from 'pixi.js';
import { type Point, seatPoint } from '../../kit/draw/flight';
import { mix } from '../../kit/draw/hand';
import { WHOLE } from '../../kit/draw/pieces';
import type { Args } from '../../kit/draw/stage';
import { diePoint } from '../rules/places';
import type { View, Ware } from '../rules/state';
import { factsOf } from './board';
import { die } from './goods';
import type { Stage } from './stage';

/** The harbour master throws: large dice tumble from that side over the board, lie to be read, and go to their trays. */

/** How large dice are in the tray, and while they are thrown, in board units. */
const SMALL = 62;
const LARGE = 156;
/** In ms: how long they tumble, each a little longer than the one before; how long they lie; and how long they go home. */
const TUMBLES = 560;
const LATER = 70;
const LIES = 300;
const HOME = 240;
/** So many times a die falls over on its way. */
const FALLS = 9;

/** One die that shows other faces as it falls over; `turn` counts how often it has. */
class Tumbling {
  private it: Container | undefined;
  private face = 0;
  private readonly stage: Stage;
  private readonly ware: Ware;
  private readonly value: number;

  constructor(stage: Stage, ware: Ware, value: number) {
    this.stage = stage;
    this.ware = ware;
    this.value = value;
  }

  at([x, y]: Point, turn: number, lift: number, size: number): void {
    const left = FALLS - turn;
    const face = left < 0.5 ? this.value : 1 + ((Math.floor(turn) * 2 + this.ware + this.value) % 6);
    if (face !== this.face) {
      this.it?.destroy(WHOLE);
      this.it = die(this.ware, face, LARGE, this.stage.kit);
      this.stage.air.addChild(this.it);
      this.face = face;
    }
    if (!this.it) return;
    // it is seen edge on halfway from a face to the next one
    const fallen = left < 0.5 ? 0 : turn - Math.floor(turn);
    const scale = size / LARGE;
    this.it.scale.set(scale * (1 - 0.3 * Math.sin(fallen * Math.PI)), scale * (1 + 0.06 * Math.sin(fallen * Math.PI)));
    this.it.rotation = left * 0.42;
    this.it.position.set(x, y - lift);
  }

  gone(): void {
    this.it?.destroy(WHOLE);
    this.it = undefined;
  }
}

/** Where the dice come to lie, side by side in the middle of the board. */
function landing({ sheet }: Stage, i: number, of: number): Point {
  const { x, y, width, height } = sheet;
  return [x + width / 2 + (i - (of - 1) / 2) * LARGE * 1.3, y + height / 2 + (i % 2 ? -22 : 16)];
}

async function thrown(stage: Stage, ware: Ware, value: number, from: Point, to: Point, i: number): Promise<void> {
  const one = new Tumbling(stage, ware, value);
  const start: Point = [from[0] + (i - 1) * 60, from[1] + (i - 1) * 30];
  await stage.motion.run(TUMBLES + i * LATER, (t) => {
    const bounce = Math.abs(Math.sin(t * Math.PI * 3)) * 90 * (1 - t);
    one.at([mix(start[0], to[0], t), mix(start[1], to[1], t)], FALLS * t, bounce, LARGE);
  });
  await stage.motion.even(LIES, () => {});
  const [x, y] = stage.chart.at(...diePoint(ware));
  await stage.motion.run(HOME, (t) => {
    one.at([mix(to[0], x, t), mix(to[1], y - 3, t)], FALLS, Math.sin(t * Math.PI) * 40, mix(LARGE, SMALL, t));
  });
  one.gone();
}

export function rolled(stage: Stage, _args: Args, after: View): Promise<void> | undefined {
  const throws = after.punts.flatMap(({ ware }, route) => (after.dice[route] > 0 ? [[ware, after.dice[route]]] : []));
  if (throws.length === 0) return undefined;
  const { keyed } = stage.pieces;
  for (const [ware] of throws) keyed.take(`die:${ware}`);
  const from = seatPoint(stage, after.master);
  const all = throws.map(([ware, value], i) => thrown(stage, ware, value, from, landing(stage, i, throws.length), i));
  return Promise.all(all).then(() => keyed.put(stage.pieces.list(factsOf(after)), (key) => key.startsWith('die:')));
}
