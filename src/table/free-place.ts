import type { Rect } from './peek-slots';

/** Where a card lies over nothing that is in use. Lengths in CSS pixels. */

type Size = readonly [width: number, height: number];

/** Between the card and the edge of the room, and between two places that are tried. */
const [EDGE, STEP] = [8, 8];
/** What is in use may be touched by the card's shadow. */
const GAP = 2;

export const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** The lowest free place in the room, the nearest to the middle of those as low: the left upper corner. */
export function freePlace(room: Rect, taken: readonly Rect[], [width, height]: Size): [number, number] | undefined {
  const most = room.right - EDGE - width;
  const middle = (room.left + room.right - width) / 2;
  for (let top = room.bottom - EDGE - height; top >= room.top + EDGE; top -= STEP) {
    const row = taken.filter((one) => one.top < top + height + GAP && top < one.bottom + GAP);
    for (let aside = 0; middle + aside <= most; aside += STEP)
      for (const left of [middle - aside, middle + aside])
        if (!row.some((one) => meets(one, { left, top, right: left + width, bottom: top + height })))
          return [left, top];
  }
  return undefined;
}
