import type { Container } from 'pixi.js';
import { WHOLE } from './pieces';

/** Places of a picture, each redrawn only when what lies there has changed. */
export class Cells {
  private cells = new Map<string, { key: string; it: Container }>();

  put(layer: Container, id: string, key: string, make: () => Container): void {
    const old = this.cells.get(id);
    if (old?.key === key) return;
    const it = make();
    const at = old ? layer.getChildIndex(old.it) : layer.children.length;
    old?.it.destroy(WHOLE);
    layer.addChildAt(it, at);
    this.cells.set(id, { key, it });
  }
}
