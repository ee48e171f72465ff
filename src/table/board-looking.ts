import type { Spot } from '../games/module';
import type { Look } from '../games/table';
import type { Camera } from './board-camera';
import { crowded, hit } from './board-targets';

/** A finger that looks closely: which place it means, and how that is shown. */

/** So long a finger rests on a place before it looks closely, in ms; and so long where it cannot tell places apart. */
export const HOLD_MS = 250;
const CROWD_MS = 120;

interface Glass {
  readonly open: boolean;
  paint(): void;
  show(x: number, y: number, spot: Spot | undefined, words: string, grows: boolean): void;
  hide(): void;
}

interface LookingHost {
  camera: Camera;
  glass: Glass;
  /** The places that may be picked by a finger now. */
  lit(): readonly Spot[];
  look(): Look;
  /** A piece that may be dragged to one of them. */
  piece(): Spot | undefined;
  /** Where that piece is under the finger, in board units as they are drawn; null: it stands where it stood. */
  carry(at: [number, number] | null): void;
}

export class Looking {
  private readonly host: LookingHost;
  private at: Spot | undefined;
  private carrying = false;

  constructor(host: LookingHost) {
    this.host = host;
  }

  get on(): boolean {
    return this.host.glass.open;
  }

  /** The board was painted anew. */
  paint(): void {
    this.host.glass.paint();
  }

  /** How long a finger there rests before it looks closely; undefined where there is nothing to look at. */
  rest(x: number, y: number): number | undefined {
    const { camera, lit } = this.host;
    const piece = lit().length > 0 ? this.host.piece() : undefined;
    // what can be dragged claims the finger first
    this.carrying = piece !== undefined && hit([piece], camera, x, y) !== undefined;
    if (this.carrying) return HOLD_MS;
    if (!hit(lit(), camera, x, y)) return undefined;
    return crowded(lit(), camera, x, y) ? CROWD_MS : HOLD_MS;
  }

  /** null: the finger has left the board. */
  to(at: [number, number] | null): void {
    const { camera, glass, lit, look } = this.host;
    this.at = at ? hit(lit(), camera, ...at) : undefined;
    if (this.carrying) this.host.carry(at && camera.toBoard(...at));
    if (!at) {
      glass.hide();
      return;
    }
    const { motion, say } = look();
    glass.show(...at, this.at, this.at ? say(this.at.text) : '', motion > 0);
  }

  /** Ends it; gives what was looked at. */
  end(): Spot | undefined {
    const { at } = this;
    this.at = undefined;
    this.host.glass.hide();
    if (this.carrying) this.host.carry(null);
    this.carrying = false;
    return at;
  }
}
