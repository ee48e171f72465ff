import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { marks } from '../../kit/draw/marks';
import type { Field, Mark } from '../../table';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart, SHEET } from './chart';
import { ghost } from './ghost';
import { layout, SIZE } from './layout';
import { paletteOf } from './palette';
import { placeOf } from './places';
import { print, printed } from './printed';

/** The chart of Isla Margarita with its pieces. Knows no rules: it draws views and moves what events name. */
export class IslaScene extends ChartScene<View, Event, Move, Stage> {
  readonly paper = SHEET;
  protected override readonly spare = [10, 6, 10, 5] as const;
  protected readonly palette = paletteOf;
  protected readonly chart = chart;
  protected readonly Pieces = Pieces;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;
  protected readonly ghost = ghost;
  protected override readonly answers = { ship: 'rock' } as const;

  /** The circle of an island is printed: it can be pointed at while it is empty. */
  override lies(key: string): Field | undefined {
    const [kind, i] = key.split(':');
    if (kind !== 'circle') return super.lies(key);
    const [x, y] = layout(this.stage.chart.lands[Number(i)]).circle;
    const r = SIZE.circle;
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  }

  protected build(
    root: Container,
    { under, over, air }: Layers,
    { kit, chart: map, pieces }: Stage,
  ): readonly Container[] {
    const ground = printed(map, kit.look, kit.palette, kit.printer);
    const names = print(map, kit.look, kit.palette, kit.printer);
    root.addChild(ground, under, names, pieces.sites, pieces.islands, pieces.glass, over, air);
    return [ground];
  }

  protected mark({ under, over }: Layers, all: ReadonlyMap<string, Mark>, _: View, { kit, chart: map }: Stage): void {
    marks(under, over, kit, all, (id) => placeOf(map, id));
  }
}
