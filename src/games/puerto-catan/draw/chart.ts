import type { Sheet } from '../../kit/draw/wood';
import { FIELD, type Point } from '../rules/places';

/** The flat board, or turned a quarter clockwise: every point and box goes through here. No Pixi. */

export interface Chart extends Sheet {
  turned: boolean;
  /** A point of the flat board on this one. */
  at(point: Point): [number, number];
  /** Points in a row as Pixi wants them: x, y, x, y. */
  flat(points: readonly Point[]): number[];
  /** Width and height of something that lies square. */
  size(box: { readonly width: number; readonly height: number }): [number, number];
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
    at,
    flat: (points) => points.flatMap(at),
    size: ({ width: w, height: h }) => (turned ? [h, w] : [w, h]),
  };
}
