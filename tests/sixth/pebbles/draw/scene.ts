import { Graphics } from 'pixi.js';
import type { Piece } from '../../kit/draw/keyed';
import { KeyedScene } from '../../kit/draw/keyed-scene';
import type { Mark } from '../../table';
import type { View } from '../rules/state';
import { spots } from '../speech/moves';

/** A few circles; where one goes and what fades away follows from their keys. */
export class PebblesScene extends KeyedScene<View> {
  readonly field = { x: 0, y: 0, width: 420, height: 320 };

  ground(): number {
    return 0xd8cbb0;
  }

  protected pieces(view: View, marks: ReadonlyMap<string, Mark>): Piece[] {
    return spots(view).flatMap(({ id, shape }) => {
      if (shape.kind !== 'circle') return [];
      const { x, y, r } = shape;
      const colour = marks.has(id) ? 0xb5482e : 0x56606b;
      const draw = () => new Graphics().circle(0, 0, r).fill(colour);
      return [{ key: id, layer: this.board, art: `${colour}`, at: [x, y] as const, draw }];
    });
  }
}
