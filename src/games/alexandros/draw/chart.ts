import type { Sheet } from '../../kit/draw/wood';
import { FIELD, type XY } from '../rules/places';

/** The flat board, or turned a quarter clockwise: every point goes through here. No Pixi. */

export interface Chart extends Sheet {
  turned: boolean;
  /** A point of the flat board on this one. */
  at(point: XY): [number, number];
  /** Points in a row as Pixi wants them: x, y, x, y. */
  flat(points: readonly XY[]): number[];
}

export function chart(turned: boolean): Chart {
  const { x, y, width, height } = FIELD;
  const at: Chart['at'] = turned ? ([px, py]) => [height - py, px] : ([px, py]) => [px, py];
  return {
    turned,
    x,
    y,
    width: turned ? height : width,
    height: turned ? width : height,
    at,
    flat: (points) => points.flatMap(at),
  };
}
