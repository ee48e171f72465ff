import type { Field, Ground } from '../games/table';
import type { Camera } from './board-camera';
import { flatPoint, turnPoint } from './board-turn';

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
