import type { Sheet } from './paper-ground';

/** The flat board, or turned a quarter clockwise: every point goes through here. No Pixi. */

export interface TurnedSheet extends Sheet {
  turned: boolean;
  /** Turns what points somewhere. */
  spin: number;
  /** A point of the flat board on this one. */
  at(point: readonly [number, number]): [number, number];
  /** Points in a row as Pixi wants them: x, y, x, y. */
  flat(points: readonly (readonly [number, number])[]): number[];
}

/** A turned field begins at the same corner, wherever that is. */
export function turnedSheet({ x, y, width, height }: Sheet, turned: boolean): TurnedSheet {
  const at: TurnedSheet['at'] = turned ? ([px, py]) => [x + y + height - py, y + px - x] : ([px, py]) => [px, py];
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
