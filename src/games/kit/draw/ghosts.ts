import { type Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../engine/rules';
import type { Point } from './flight';
import { type Piece, same } from './keyed';
import { round, tick } from './marks';
import type { Kit } from './pieces';

/** What a move would do: the pieces after it, those in glass that are not so yet, and a few signs beside them. */

/** How strong glass is. */
export const GLASS = 0.85;

/** Pieces that say how strong they are stay so: numbers are as clear in a ghost as on the board. */
export function inGlass(now: readonly Piece[], then: readonly Piece[]): Piece[] {
  const lying = new Map(now.map((piece) => [piece.key, piece]));
  return then.map((piece) => {
    const old = lying.get(piece.key);
    const stays = old?.art === piece.art && same(old, piece);
    return stays ? piece : { alpha: GLASS, ...piece };
  });
}

/** Whose move it would be, from their own view, and where what is drawn beside the pieces goes. */
export interface Asked<V, S> {
  seat: Seat;
  view: V;
  stage: S;
  aids: Aids;
}

/** Rings, arrows and prices of one ghost, as pieces above all others. Places are those of the chart as it lies. */
export class Aids {
  readonly all: Piece[] = [];
  private layer: Container;
  private kit: Kit;

  constructor(layer: Container, kit: Kit) {
    this.layer = layer;
    this.kit = kit;
  }

  add(it: Container, at: Point = [0, 0]): void {
    this.all.push({ key: `aid:${this.all.length}`, layer: this.layer, art: 'aid', at, draw: () => it });
  }

  /** Twice: dark, and bright on it. */
  line(path: (g: Graphics) => void, [dark, bright]: readonly [number, number] = [7, 3.6], p = this.ink): void {
    const g = new Graphics();
    for (const [width, color] of [
      [dark, p.dark],
      [bright, p.bright],
    ]) {
      path(g);
      g.stroke({ width, color, cap: 'round', join: 'round' });
    }
    this.add(g);
  }

  ring([x, y]: Point, r: number): void {
    this.line((g) => void g.poly(round(x, y, r)));
  }

  /** From place to place, with a head. */
  arrow([ax, ay]: Point, [bx, by]: Point): void {
    const angle = Math.atan2(by - ay, bx - ax);
    const tip = (along: number, across: number): [number, number] => [
      bx + Math.cos(angle) * along - Math.sin(angle) * across,
      by + Math.sin(angle) * along + Math.cos(angle) * across,
    ];
    this.line(
      (g) => {
        g.moveTo(ax, ay).lineTo(...tip(-2, 0));
        g.moveTo(...tip(-16, -12))
          .lineTo(...tip(0, 0))
          .lineTo(...tip(-16, 12));
      },
      [9.5, 5],
    );
  }

  tick([x, y]: Point): void {
    this.add(tick([x, y], this.kit));
  }

  /** Whoever stands there goes home. */
  cross([x, y]: Point): void {
    const arms = (g: Graphics): void => {
      g.moveTo(x - 22, y - 20).lineTo(x + 22, y + 24);
      g.moveTo(x + 22, y - 20).lineTo(x - 22, y + 24);
    };
    this.line(arms, [12, 6.5], { dark: this.kit.palette.tag, bright: this.kit.palette.warm });
  }

  private get ink() {
    const { pickedInk, picked } = this.kit.palette;
    return { dark: pickedInk, bright: picked };
  }
}
