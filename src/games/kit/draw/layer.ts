import { type Container, Graphics } from 'pixi.js';

/** Paints on a layer of its own, above whatever is there. */
export function layer(to: Container, paint: (g: Graphics) => void): void {
  const g = new Graphics();
  paint(g);
  to.addChild(g);
}
