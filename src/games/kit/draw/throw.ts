import type { Container } from 'pixi.js';
import type { Air, Point } from './flight';
import { mix } from './hand';
import { WHOLE } from './pieces';

/** Dice that somebody throws: large ones tumble from that side over the board, lie to be read, and go to their tray. */

/** In ms: how long they tumble, each a little longer than the one before; how long they lie; and how long they go home. */
const TUMBLES = 560;
const LATER = 70;
const LIES = 300;
const HOME = 240;
/** So many times a die falls over on its way. */
const FALLS = 9;

interface Die {
  value: number;
  /** As it lies in its tray, with another face up. */
  draw(face: number): Container;
  /** Where it lies then. */
  home: Point;
  /** How wide it is there, in board units, and how wide while it is thrown. */
  small: number;
  large: number;
}

/** One that shows other faces as it falls over; `turn` counts how often it has. */
class Tumbling {
  private it: Container | undefined;
  private face = 0;
  private readonly air: Container;
  private readonly die: Die;
  private readonly shift: number;

  constructor(air: Container, die: Die, shift: number) {
    this.air = air;
    this.die = die;
    this.shift = shift;
  }

  at([x, y]: Point, turn: number, lift: number, size: number): void {
    const { value, draw, small } = this.die;
    const left = FALLS - turn;
    const face = left < 0.5 ? value : 1 + ((Math.floor(turn) * 2 + this.shift + value) % 6);
    if (face !== this.face) {
      this.it?.destroy(WHOLE);
      this.it = draw(face);
      this.air.addChild(this.it);
      this.face = face;
    }
    if (!this.it) return;
    // it is seen edge on halfway from a face to the next one
    const fallen = left < 0.5 ? 0 : turn - Math.floor(turn);
    const scale = size / small;
    this.it.scale.set(scale * (1 - 0.3 * Math.sin(fallen * Math.PI)), scale * (1 + 0.06 * Math.sin(fallen * Math.PI)));
    this.it.rotation = left * 0.42;
    this.it.position.set(x, y - lift);
  }

  gone(): void {
    this.it?.destroy(WHOLE);
    this.it = undefined;
  }
}

/** Where they come to lie, side by side in the middle of the board. */
function landing({ sheet }: Air, large: number, i: number, of: number): Point {
  const { x, y, width, height } = sheet;
  return [x + width / 2 + (i - (of - 1) / 2) * large * 1.3, y + height / 2 + (i % 2 ? -22 : 16)];
}

/** All of them at once, from one side. */
export async function throwDice(stage: Air, dice: readonly Die[], from: Point): Promise<void> {
  const { air, motion } = stage;
  await Promise.all(
    dice.map(async (die, i) => {
      const { large, small, home } = die;
      const one = new Tumbling(air, die, i);
      const to = landing(stage, large, i, dice.length);
      const start: Point = [from[0] + (i - 1) * 60, from[1] + (i - 1) * 30];
      await motion.run(TUMBLES + i * LATER, (t) => {
        const bounce = Math.abs(Math.sin(t * Math.PI * 3)) * 90 * (1 - t);
        one.at([mix(start[0], to[0], t), mix(start[1], to[1], t)], FALLS * t, bounce, large);
      });
      await motion.even(LIES, () => {});
      await motion.run(HOME, (t) => {
        const lift = Math.sin(t * Math.PI) * 40;
        one.at([mix(to[0], home[0], t), mix(to[1], home[1], t)], FALLS, lift, mix(large, small, t));
      });
      one.gone();
    }),
  );
}
