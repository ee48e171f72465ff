import { Container, Graphics } from 'pixi.js';
import type { Mark, Scene } from '../../table';
import type { View } from '../rules/state';
import { spots } from '../speech/moves';

/** A few circles, at once and without a movement. */
export class PebblesScene implements Scene<View> {
  readonly field = { x: 0, y: 0, width: 420, height: 320 };
  readonly turns = false;
  private root: Container | null = null;

  ground(): number {
    return 0xd8cbb0;
  }

  mount(stage: unknown): void {
    this.root = new Container();
    (stage as Container).addChild(this.root);
  }

  draw(view: View, marks: ReadonlyMap<string, Mark>): void {
    for (const old of this.root?.removeChildren() ?? []) old.destroy();
    for (const { id, shape } of spots(view)) {
      if (shape.kind !== 'circle') continue;
      const pebble = new Graphics().circle(shape.x, shape.y, shape.r).fill(marks.has(id) ? 0xb5482e : 0x56606b);
      this.root?.addChild(pebble);
    }
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  skip(): void {}

  tick(): boolean {
    return false;
  }

  unmount(): void {
    this.root?.destroy({ children: true });
    this.root = null;
  }
}
