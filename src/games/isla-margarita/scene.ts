import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../draw/chart-scene';
import { marks } from '../draw/marks';
import { Motion } from '../draw/motion';
import type { Ghost, Look, Mark } from '../table';
import { act, type Stage } from './draw/acts';
import { factsOf, Pieces } from './draw/board';
import { chart, SHEET } from './draw/chart';
import { ghost } from './draw/ghost';
import { paletteOf } from './draw/palette';
import type { Kit } from './draw/pieces';
import { placeOf } from './draw/places';
import { print, sheet } from './draw/sheet';
import { setup } from './setup';
import type { Event, Move, View } from './state';

/** The chart of Isla Margarita with its pieces. Knows no rules: it draws views and moves what events name. */
export class IslaScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = SHEET;

  ground(look: Look): number {
    return paletteOf(look).table;
  }

  protected build(root: Container, layers: Layers, look: Look, turned: boolean): Stage {
    const map = chart(turned);
    const palette = paletteOf(look);
    const kit: Kit = { look, palette, printer: this.printer };
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    const ground = sheet(map, look, palette, this.printer);
    const names = print(map, look, palette, this.printer);
    root.addChild(ground, under, names, pieces.sites, pieces.islands, glass, over, air);
    const facts = factsOf(setup(2, { coins: 20 }));
    return { kit, chart: map, sheet: map, motion: new Motion(), air, pieces, facts };
  }

  protected pieces(view: View): void {
    this.stage.facts = factsOf(view);
    this.stage.pieces.show(this.stage.facts);
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>): void {
    marks(under, over, this.stage.kit.palette, all, (id) => placeOf(this.stage.chart, id));
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>): void {
    const { kit, chart: map, facts } = this.stage;
    ghost(glass, kit, map, facts, seat, move);
  }

  protected play(event: Event): Promise<void> | undefined {
    return act(this.stage, event);
  }
}
