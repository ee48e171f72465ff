import type { Shape, Spot } from '../games/module';
import type { Field } from '../games/table';

/**
 * A wide board on a tall screen is drawn turned a quarter clockwise, so that it fills the screen. Scenes keep their labels
 * upright; the host turns the places it hits and lights in the same way.
 */

/** Where a point of the flat board lies on the turned one. Sheets keep their upper left corner. */
export function turnPoint(sheet: Field, x: number, y: number): [number, number] {
  return [sheet.x + sheet.y + sheet.height - y, sheet.y + x - sheet.x];
}

/** And back: where a point of the turned board lies on the flat one. */
export function flatPoint(sheet: Field, x: number, y: number): [number, number] {
  return [sheet.x + y - sheet.y, sheet.y + sheet.x + sheet.height - x];
}

/** A part of the flat sheet, where it lies on the turned one. */
export function turnField(sheet: Field, { x, y, width, height }: Field): Field {
  const [left, top] = turnPoint(sheet, x, y + height);
  return { x: left, y: top, width: height, height: width };
}

function turnShape(sheet: Field, shape: Shape): Shape {
  if (shape.kind === 'polygon')
    return { kind: 'polygon', points: shape.points.map(([x, y]) => turnPoint(sheet, x, y)) };
  const [x, y] = turnPoint(sheet, shape.x, shape.y);
  return { kind: 'circle', x, y, r: shape.r };
}

export const turnSpots = (sheet: Field, spots: readonly Spot[]): Spot[] =>
  spots.map((spot) => ({ ...spot, shape: turnShape(sheet, spot.shape) }));

/** Whether a field of this size is seen larger turned, on a screen of so many px. */
export function worthTurning(flat: Field, width: number, height: number): boolean {
  const zoom = (w: number, h: number) => Math.min(width / w, height / h);
  return zoom(flat.height, flat.width) > zoom(flat.width, flat.height);
}
