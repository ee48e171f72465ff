import { Container, Graphics, Text } from 'pixi.js';
import type { Look, Mark, Scene } from '../../table';
import { colourOf, lightOf, type View } from '../rules/state';
import { CELL, spots } from '../speech/moves';
import { FACES } from './faces';

interface Circle {
  x: number;
  y: number;
  r: number;
}

/** The board, drawn anew from each view, without movement. It draws what the view holds and knows no rules. */
export class LanternsScene implements Scene<View> {
  readonly field = { x: 0, y: -CELL / 2, width: CELL * 3, height: CELL * 5.5 };
  readonly turns = false;
  private root: Container | null = null;
  private look!: Look;

  ground(look: Look): number {
    return look.theme === 'dark' ? 0x1d2a36 : 0xe3d9c2;
  }

  mount(stage: unknown, look: Look): void {
    this.look = look;
    this.root = new Container();
    (stage as Container).addChild(this.root);
  }

  draw(view: View, marks: ReadonlyMap<string, Mark>): void {
    for (const old of this.root?.removeChildren() ?? []) old.destroy();
    const ink = this.look.theme === 'dark' ? '#f3e9d2' : '#2b2a27';
    for (const { id, shape } of spots(view)) {
      if (shape.kind !== 'circle') continue;
      const [place, ...numbers] = id.split(':');
      const lit = marks.get(id) === 'lit' || marks.get(id) === 'picked';
      this.ring(shape, lit ? '#d9822b' : ink, lit ? 6 : 2);
      if (place === 'hook') this.hang(view, Number(numbers[0]), Number(numbers[1]), shape);
      else {
        const seat = Number(numbers[0]);
        this.write(`${view.hands[seat].length}`, shape.x, shape.y + 10, 32, ink);
        this.write(this.look.chairs[seat].name.slice(0, 8), shape.x, shape.y - 18, 15, ink);
      }
    }
  }

  /** The lantern on a hook, where one hangs there; the winner's has a ring round it. */
  private hang(view: View, round: number, seat: number, { x, y, r }: Circle): void {
    const past = view.past[round - 1];
    if (!past) return;
    const { paint, corners } = FACES[colourOf(past.hung[seat])];
    this.add(new Graphics().poly(corners.map((c, i) => c * 32 + (i % 2 ? y : x))).fill(paint));
    if (past.winner === seat) this.ring({ x, y, r }, '#d9a32b', 7);
    this.write(`${lightOf(past.hung[seat])}`, x, y, 36, '#ffffff');
  }

  private ring({ x, y, r }: Circle, color: string, width: number): void {
    this.add(new Graphics().circle(x, y, r).stroke({ color, width }));
  }

  private add(part: Container): void {
    this.root?.addChild(part);
  }

  private write(text: string, x: number, y: number, fontSize: number, fill: string): void {
    const style = { fontFamily: 'sans-serif', fontSize, fontWeight: 'bold', fill } as const;
    const letters = new Text({ text, style, resolution: 3 });
    letters.anchor.set(0.5);
    letters.position.set(x, y);
    this.add(letters);
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
