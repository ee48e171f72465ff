import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import type { Ghost, Mark } from '../../table';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import { marks } from './marks';
import { type Kit, paletteOf } from './palette';
import { printed } from './printed';

/** The chart of the Oikumene with its walls. Knows how provinces are cut, but no turn: it draws views and plays how one becomes the next. */
export class AlexandrosScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = FIELD;
  protected readonly palette = paletteOf;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;

  protected build(root: Container, layers: Layers, kit: Kit, turned: boolean) {
    const map = chart(turned);
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    root.addChild(printed(map, kit), pieces.ground, under, pieces.standing, glass, over, air);
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
