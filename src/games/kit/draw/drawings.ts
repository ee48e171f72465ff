import { Graphics, GraphicsContext } from 'pixi.js';

/** Drawings by name: what looks alike is drawn, and cut into triangles, once as long as a scene is mounted. */

/** Many draw it: it outlives each of them, and rests while nobody does. */
class Kept extends GraphicsContext {
  override autoGarbageCollect = false;

  override destroy(): void {}

  free(): void {
    super.destroy();
  }
}

export class Drawings {
  private known = new Map<string, Kept>();

  /** `name` tells all that it looks like. What is drawn belongs to everything of that name; where it lies is its own. */
  of(name: string, draw: (g: Graphics) => void): Graphics {
    const known = this.known.get(name);
    const g = new Graphics(known ?? new Kept());
    if (known) return g;
    draw(g);
    this.known.set(name, g.context as Kept);
    return g;
  }

  destroy(): void {
    for (const one of this.known.values()) one.free();
    this.known.clear();
  }
}
