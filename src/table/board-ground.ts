import type { Field, Ground } from '../games/table';
import type { Camera } from './board-camera';
import { flatPoint, turnPoint } from './board-turn';

/** What a finger drags on the flat board. */
export interface Drags {
  /** Whether a piece lies there that can be dragged. */
  begin(at: readonly [number, number]): boolean;
  to(at: readonly [number, number]): void;
  /** Not `meant`: everything is as it was before. */
  end(meant: boolean): void;
}

/** The gestures of a finger on a piece. Points of the glass, in px, become points of the flat board. */
export function hands(
  drags: Drags | undefined,
  camera: Camera,
  turned: () => Field | undefined,
  awake: () => boolean,
): { grab(x: number, y: number): boolean; drag(x: number, y: number): void; release(meant: boolean): void } {
  const flat = (x: number, y: number) => {
    const at = camera.toBoard(x, y);
    const field = turned();
    return field ? flatPoint(field, ...at) : at;
  };
  return {
    grab: (x, y) => drags !== undefined && awake() && drags.begin(flat(x, y)),
    drag: (x, y) => drags?.to(flat(x, y)),
    release: (meant) => drags?.end(meant),
  };
}

/** Client px to points of the flat board and back. `turned`: the flat field of a board that is drawn turned. */
export function points(
  glass: HTMLElement,
  camera: Camera,
  turned: Field | undefined,
): Pick<Ground, 'toBoard' | 'toScreen' | 'scale'> {
  return {
    toBoard(x, y) {
      const { left, top } = glass.getBoundingClientRect();
      const at = camera.toBoard(x - left, y - top);
      return turned ? flatPoint(turned, ...at) : at;
    },
    toScreen(x, y) {
      const { left, top } = glass.getBoundingClientRect();
      const [px, py] = camera.toScreen(...(turned ? turnPoint(turned, x, y) : ([x, y] as const)));
      return [left + px, top + py];
    },
    scale: camera.zoom,
  };
}
