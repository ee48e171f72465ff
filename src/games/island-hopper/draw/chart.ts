import type { Sheet } from '../../kit/draw/wood';
import { FIELD, type Point } from '../rules/places';

/** The flat board, or turned a quarter clockwise: every point goes through here. No Pixi. */

export interface Chart extends Sheet {
  turned: boolean;
  /** Turns what points somewhere. */
  spin: number;
  /** A point of the flat board on this one. */
  at(point: Point): [number, number];
  /** Points in a row as Pixi wants them: x, y, x, y. */
  flat(points: readonly Point[]): number[];
}

export function chart(turned: boolean): Chart {
  const { x, y, width, height } = FIELD;
  const at: Chart['at'] = turned ? ([px, py]) => [x + y + height - py, y + px - x] : ([px, py]) => [px, py];
  return {
    turned,
    x,
    y,
    width: turned ? height : width,
    height: turned ? width : height,
    spin: turned ? Math.PI / 2 : 0,
    at,
    flat: (points) => points.flatMap(at),
  };
}
