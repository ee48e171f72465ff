import { type Container, Graphics } from 'pixi.js';

/** Paints on a layer of its own, above whatever is there; a touch knows it by its `label`. */
export function layer(to: Container, paint: (g: Graphics) => void, label?: string): void {
  const g = new Graphics({ label });
  paint(g);
  to.addChild(g);
}
