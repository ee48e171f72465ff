import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../draw/chart-scene';
import { Motion } from '../draw/motion';
import type { Ghost, Look, Mark } from '../table';
import { act, type Stage } from './draw/acts';
import { factsOf, nothing, Pieces } from './draw/board';
import { chart } from './draw/chart';
import { ghost } from './draw/ghost';
import { marks } from './draw/marks';
import { type Kit, paletteOf } from './draw/palette';
import { sheet } from './draw/sheet';
import { FIELD } from './places';
import type { Event, Move, View } from './state';

/** The chart of the Oikumene with its walls. Knows how provinces are cut, but no turn: it draws views and plays how one becomes the next. */
export class AlexandrosScene extends ChartScene<View, Event, Move, Stage> {
  readonly field = FIELD;
  private view: View | null = null;

  ground(look: Look): number {
    return paletteOf(look).table;
  }

  protected build(root: Container, layers: Layers, look: Look, turned: boolean): Stage {
    const map = chart(turned);
    const kit: Kit = { look, palette: paletteOf(look), printer: this.printer };
    const pieces = new Pieces(kit, map);
    const { under, over, glass, air } = layers;
    root.addChild(sheet(map, kit), pieces.ground, under, pieces.standing, glass, over, air);
    return { kit, chart: map, sheet: map, motion: new Motion(), air, pieces, facts: nothing() };
  }

  protected pieces(view: View): void {
    this.view = view;
    this.stage.facts = factsOf(view);
    this.stage.pieces.show(this.stage.facts);
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>): void {
    const { kit, chart: map } = this.stage;
    if (this.view) marks(under, over, kit, map, this.view, all);
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>): void {
    const { kit, chart: map } = this.stage;
    if (this.view) ghost(glass, kit, map, this.view, seat, move);
  }

  protected play(event: Event, _before: View, after: View): Promise<void> | undefined {
    return act(this.stage, event, after);
  }
}
