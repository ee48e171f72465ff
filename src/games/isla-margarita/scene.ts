import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../draw/chart-scene';
import { marks } from '../draw/marks';
import type { Ghost, Mark } from '../table';
import { ACTS, type Stage } from './draw/acts';
import { factsOf, Pieces } from './draw/board';
import { chart, SHEET } from './draw/chart';
import { ghost } from './draw/ghost';
import { paletteOf } from './draw/palette';
import type { Kit } from './draw/pieces';
import { placeOf } from './draw/places';
import { print, sheet } from './draw/sheet';
import type { Event, Move, View } from './state';

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
    const ground = sheet(map, kit.look, kit.palette, kit.printer);
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
