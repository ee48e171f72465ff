import { FIELD, type Point } from '../rules/places';

/** The flat board, or turned a quarter clockwise: every point and box goes through here. No Pixi. */

export interface Chart {
  turned: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Turns what points along the rivers. */
  spin: number;
  /** A point of the flat board on this one. */
  at(x: number, y: number): [number, number];
  /** A box of the flat board on this one: x, y, width, height. */
  box(x: number, y: number, width: number, height: number): [number, number, number, number];
}

export function chart(turned: boolean): Chart {
  const { x, y, width, height } = FIELD;
  const at: Chart['at'] = turned ? (px, py) => [1000 - py, px] : (px, py) => [px, py];
  return {
    turned,
    x,
    y,
    width: turned ? height : width,
    height: turned ? width : height,
    spin: turned ? Math.PI / 2 : 0,
    at,
    box: (bx, by, w, h) => (turned ? [1000 - by - h, bx, h, w] : [bx, by, w, h]),
  };
}

/** A step from a point along and across the rivers, as one on the screen. */
export const turnedBy = (map: Chart, [dx, dy]: Point): [number, number] => (map.turned ? [-dy, dx] : [dx, dy]);
