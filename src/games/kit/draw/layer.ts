import { type Container, Graphics } from 'pixi.js';

/** Paints on a layer of its own, above whatever is there; a touch knows it by its `label`. */
export function layer(to: Container, paint: (g: Graphics) => void, label?: string): void {
  const g = new Graphics({ label });
  paint(g);
  to.addChild(g);
}

/** For a drawing of thousands of corners: it stays on the graphics card instead of being sent again with its neighbours. */
export function alone(g: Graphics): Graphics {
  g.context.batchMode = 'no-batch';
  return g;
}

/** Every other drawing in it is sent in one call with its neighbours: a call costs more than a few hundred corners. */
export function together(it: Container): void {
  if (it instanceof Graphics && it.context.batchMode === 'auto') it.context.batchMode = 'batch';
  for (const child of it.children) together(child);
}
