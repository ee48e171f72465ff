import type { Shape, Spot } from '../games/module';
import type { Field } from '../games/table';

/**
 * A wide board on a tall screen is drawn turned a quarter clockwise, so that it fills the screen. Scenes keep their labels
 * upright; the host turns the places it hits and lights in the same way.
 */

/** The same margins, width and height swapped. */
export const turnField = (field: Field): Field => ({ ...field, width: field.height, height: field.width });

/** Where a point of the flat board lies on the turned one. */
export function turnPoint(field: Field, x: number, y: number): [number, number] {
  return [field.x + field.y + field.height - y, field.y + x - field.x];
}

/** And back: where a point of the turned board lies on the flat one. */
export function flatPoint(field: Field, x: number, y: number): [number, number] {
  return [field.x + y - field.y, field.y + field.x + field.height - x];
}

function turnShape(field: Field, shape: Shape): Shape {
  if (shape.kind === 'polygon')
    return { kind: 'polygon', points: shape.points.map(([x, y]) => turnPoint(field, x, y)) };
  const [x, y] = turnPoint(field, shape.x, shape.y);
  return { kind: 'circle', x, y, r: shape.r };
}

export const turnSpots = (field: Field, spots: readonly Spot[]): Spot[] =>
  spots.map((spot) => ({ ...spot, shape: turnShape(field, spot.shape) }));

/** Whether a field of this size is seen larger turned, on a screen of so many px. */
export function worthTurning(flat: Field, width: number, height: number): boolean {
  const zoom = (w: number, h: number) => Math.min(width / w, height / h);
  return zoom(flat.height, flat.width) > zoom(flat.width, flat.height);
}
