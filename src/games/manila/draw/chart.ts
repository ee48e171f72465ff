import { type TurnedSheet, turnedSheet } from '../../kit/draw/turned';
import { FIELD, type Point } from '../rules/places';

/** The flat board, or turned a quarter clockwise: every point and box goes through here. No Pixi. */

export interface Chart extends Omit<TurnedSheet, 'at' | 'flat'> {
  /** A point of the flat board on this one. */
  at(x: number, y: number): [number, number];
  /** A box of the flat board on this one: x, y, width, height. */
  box(x: number, y: number, width: number, height: number): [number, number, number, number];
}

export function chart(turned: boolean): Chart {
  const { at, flat: _, ...sheet } = turnedSheet(FIELD, turned);
  return {
    ...sheet,
    at: (x, y) => at([x, y]),
    box: (x, y, width, height) => (turned ? [...at([x, y + height]), height, width] : [...at([x, y]), width, height]),
  };
}

/** A step from a point along and across the rivers, as one on the screen. */
export const turnedBy = (map: Chart, [dx, dy]: Point): [number, number] => (map.turned ? [-dy, dx] : [dx, dy]);
