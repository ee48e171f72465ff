import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { marks } from '../../kit/draw/marks';
import type { Ghost, Mark } from '../../table';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import type { Kit } from './goods';
import { placesOf } from './marks';
import { paletteOf } from './palette';
import { printed } from './printed';

/** The chart of Manila with its punts. Knows no rules: it draws views and plays how one becomes the next. */
export class ManilaScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = FIELD;
  protected readonly palette = paletteOf;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;

  protected build(root: Container, layers: Layers, kit: Kit, turned: boolean) {
    const map = chart(turned);
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    const { sheet: ground, tags } = printed(map, kit);
    root.addChild(ground, pieces.ashore, pieces.water, under, tags, glass, over, air);
    return { chart: map, pieces };
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>, view: View): void {
    marks(under, over, this.stage.kit.palette, all, placesOf(view, this.stage.chart));
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>, view: View): void {
    const { kit, chart: map, facts } = this.stage;
    ghost(glass, kit, map, facts, view, seat, move);
  }
}
