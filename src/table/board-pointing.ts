import './board-pointing.css';
import type { Spot } from '../games/module';
import type { Field } from '../games/table';
import type { Camera } from './board-camera';
import { box } from './board-shapes';

/** Rings round the places that a lesson or a hint speaks of, above the picture. */

/** Between a place and its ring, in px; round a small one stand its price and what it pays. */
const [GAP, SMALL_GAP] = [5, 14];
/** Smaller than this is small, in px. */
const SMALL = 64;

/** From where to where a ring reaches, in px: its gap ends at the edge of the board, so that it lies over no dock. */
function ringed(from: number, to: number, gap: number, size: number): readonly [number, number] {
  return [Math.max(from - gap, Math.min(from, 0)), Math.min(to + gap, Math.max(to, size))];
}

export class Pointing {
  readonly element = document.createElement('div');
  private readonly camera: Camera;
  private wanted: readonly string[] = [];
  private spots: readonly Spot[] = [];
  private piece: (key: string) => Field | undefined = () => undefined;
  private rings: { element: HTMLElement; at: Field; gap: number }[] = [];

  constructor(camera: Camera) {
    this.camera = camera;
    this.element.className = 'board-pointing';
    // what it points at is said in words beside it
    this.element.setAttribute('aria-hidden', 'true');
  }

  at(spots: readonly string[]): void {
    if (spots.join() === this.wanted.join()) return;
    this.wanted = spots;
    this.build();
  }

  /** The board as it is drawn now. */
  show(spots: readonly Spot[], piece = this.piece): void {
    this.spots = spots;
    this.piece = piece;
    this.build();
  }

  /** Follows the camera. */
  place(): void {
    for (const { element, at, gap: least } of this.rings) {
      const { x, y, width, height } = at;
      const [left, top] = this.camera.toScreen(x, y);
      const [right, bottom] = this.camera.toScreen(x + width, y + height);
      const small = Math.max(right - left, bottom - top) < SMALL;
      const gap = small ? least : GAP;
      element.classList.toggle('thin', small);
      const [x0, x1] = ringed(left, right, gap, this.camera.size[0]);
      const [y0, y1] = ringed(top, bottom, gap, this.camera.size[1]);
      element.style.transform = `translate(${Math.round(x0)}px, ${Math.round(y0)}px)`;
      element.style.width = `${Math.round(x1 - x0)}px`;
      element.style.height = `${Math.round(y1 - y0)}px`;
    }
  }

  private build(): void {
    for (const { element } of this.rings) element.remove();
    this.rings = this.wanted.flatMap((id) => {
      const spot = this.spots.find((one) => one.id === id);
      const at = spot ? box(spot.shape) : this.piece(id);
      if (!at) return [];
      const element = document.createElement('span');
      element.className = spot && spot.shape.kind !== 'circle' ? 'board-pointer' : 'board-pointer round';
      this.element.append(element);
      return [{ element, at, gap: spot ? SMALL_GAP : GAP }];
    });
    this.place();
  }
}
