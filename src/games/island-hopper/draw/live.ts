/** A flight under a finger, told to the scene outside `draw`: sixty times a second, and nobody's move yet. */
export interface LiveAir {
  /** Board units, on the flat board. */
  x: number;
  y: number;
  /** 0 lying, 1 lifted. */
  height: number;
  good: number;
  /** 0 none, 1 every island is hidden. */
  clouds: number;
  /** Board units, x and y in turn; empty: show none. */
  trail: readonly number[];
}
