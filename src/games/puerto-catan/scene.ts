import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../draw/chart-scene';
import type { Ghost, Mark } from '../table';
import { ACTS, type Stage } from './draw/acts';
import { factsOf, Pieces } from './draw/board';
import { chart } from './draw/chart';
import { ghost } from './draw/ghost';
import { marks } from './draw/marks';
import { type Kit, paletteOf } from './draw/palette';
import { sheet } from './draw/sheet';
import { FIELD } from './places';
import type { Event, Move, View } from './state';

/** The chart of the island with its bank and its roles. Knows no rules: it draws views and plays how one becomes the next. */
export class PuertoCatanScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = FIELD;
  protected readonly palette = paletteOf;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;

  protected build(root: Container, layers: Layers, kit: Kit, turned: boolean) {
    const map = chart(turned);
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    root.addChild(sheet(map, kit), pieces.ground, under, pieces.standing, glass, over, air);
    return { chart: map, pieces };
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>, view: View): void {
    const { kit, chart: map } = this.stage;
    marks(under, over, kit, map, view, all);
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>, view: View): void {
    const { kit, chart: map } = this.stage;
    ghost(glass, kit, map, view, seat, move);
  }
}
