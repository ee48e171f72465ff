import type { Field } from '../table';

/** Whether two boxes share a point that is on no edge. */
export const meets = (a: Field, b: Field): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a point lies inside an outline: a ray to the right crosses it an odd number of times. */
export function inside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i], outline[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
