import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { marks } from '../../kit/draw/marks';
import type { Ghost, Mark } from '../../table';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart, SHEET } from './chart';
import { ghost } from './ghost';
import { paletteOf } from './palette';
import type { Kit } from './pieces';
import { placeOf } from './places';
import { print, printed } from './printed';

/** The chart of Isla Margarita with its pieces. Knows no rules: it draws views and moves what events name. */
export class IslaScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = SHEET;
  protected readonly palette = paletteOf;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;

  protected build(root: Container, layers: Layers, kit: Kit, turned: boolean) {
    const map = chart(turned);
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    const ground = printed(map, kit.look, kit.palette, kit.printer);
    const names = print(map, kit.look, kit.palette, kit.printer);
    root.addChild(ground, under, names, pieces.sites, pieces.islands, glass, over, air);
    return { chart: map, pieces };
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>): void {
    marks(under, over, this.stage.kit.palette, all, (id) => placeOf(this.stage.chart, id));
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>): void {
    const { kit, chart: map, facts } = this.stage;
    ghost(glass, kit, map, facts, seat, move);
  }
}
