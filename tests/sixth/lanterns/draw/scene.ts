import { Container, Graphics, Text } from 'pixi.js';
import type { Piece } from '../../kit/draw/keyed';
import { KeyedScene } from '../../kit/draw/keyed-scene';
import type { Look, Mark } from '../../table';
import { colourOf, lightOf, type View } from '../rules/state';
import { CELL, spots } from '../speech/moves';
import { FACES } from './faces';

type Draw = (to: Container) => void;

/** Says which pieces lie where, and knows no rules: a lantern comes from its owner's hand to its hook by itself. */
export class LanternsScene extends KeyedScene<View> {
  readonly field = { x: 0, y: -CELL / 2, width: CELL * 3, height: CELL * 5.5 };

  ground(look: Look): number {
    return look.theme === 'dark' ? 0x1d2a36 : 0xe3d9c2;
  }

  protected pieces(view: View, marks: ReadonlyMap<string, Mark>): Piece[] {
    const ink = this.look.theme === 'dark' ? '#f3e9d2' : '#2b2a27';
    const all = spots(view).flatMap(({ id, shape }) => (shape.kind === 'circle' ? [{ id, ...shape }] : []));
    const hands = all.filter(({ id }) => id.startsWith('hand'));
    return all.flatMap(({ id, x, y, r }): Piece[] => {
      const [place, ...numbers] = id.split(':');
      const lit = marks.get(id) === 'lit' || marks.get(id) === 'picked';
      const rim = this.piece(id, [x, y], `${lit}`, (to) => ring(to, r, lit ? '#d9822b' : ink, lit ? 6 : 2));
      if (place !== 'hook') return [rim, this.hand(view, Number(numbers[0]), [x, y], ink)];
      const [round, seat] = numbers.map(Number);
      const past = view.past[round - 1];
      if (!past) return [rim];
      const owner = hands.find((hand) => hand.id === `hand:${seat}`);
      const wins = past.winner === seat;
      const lantern = this.piece(`lantern:${round}:${seat}`, [x, y], `${past.hung[seat]} ${wins}`, (to) => {
        const { paint, corners } = FACES[colourOf(past.hung[seat])];
        to.addChild(new Graphics().poly(corners.map((c) => c * 32)).fill(paint));
        if (wins) ring(to, r, '#d9a32b', 7);
        write(to, `${lightOf(past.hung[seat])}`, 0, 36, '#ffffff');
      });
      return [rim, { ...lantern, from: owner && [owner.x, owner.y] }];
    });
  }

  /** How many lanterns somebody holds, and whose they are. */
  private hand(view: View, seat: number, at: readonly [number, number], ink: string): Piece {
    const count = view.hands[seat].length;
    return this.piece(`count:${seat}`, at, `${count}`, (to) => {
      write(to, `${count}`, 10, 32, ink);
      write(to, this.look.chairs[seat].name.slice(0, 8), -18, 15, ink);
    });
  }

  private piece(key: string, at: readonly [number, number], art: string, paint: Draw): Piece {
    const draw = () => {
      const it = new Container();
      paint(it);
      return it;
    };
    return { key, layer: this.board, art: `${key} ${art}`, at, draw };
  }
}

function ring(to: Container, r: number, color: string, width: number): void {
  to.addChild(new Graphics().circle(0, 0, r).stroke({ color, width }));
}

function write(to: Container, text: string, y: number, fontSize: number, fill: string): void {
  const style = { fontFamily: 'sans-serif', fontSize, fontWeight: 'bold', fill } as const;
  const letters = new Text({ text, style, resolution: 3 });
  letters.anchor.set(0.5);
  letters.position.set(0, y);
  to.addChild(letters);
}
