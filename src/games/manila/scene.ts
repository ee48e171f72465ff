import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../draw/chart-scene';
import { marks } from '../draw/marks';
import { Motion } from '../draw/motion';
import type { Ghost, Look, Mark } from '../table';
import { act, type Stage } from './draw/acts';
import { factsOf, Pieces } from './draw/board';
import { chart } from './draw/chart';
import { ghost } from './draw/ghost';
import type { Kit } from './draw/goods';
import { placesOf } from './draw/marks';
import { paletteOf } from './draw/palette';
import { sheet } from './draw/sheet';
import { FIELD } from './places';
import { ALL_WARES, SHARES_EACH } from './setup';
import type { Event, Move, View } from './state';
import { NOBODY } from './state';

/** The chart of Manila with its punts. Knows no rules: it draws views and plays how one becomes the next. */
export class ManilaScene extends ChartScene<View, Event, Move, Stage> {
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
    const { sheet: ground, tags } = sheet(map, kit);
    root.addChild(ground, pieces.ashore, pieces.water, under, tags, glass, over, air);
    return { kit, chart: map, sheet: map, motion: new Motion(), air, pieces, facts: EMPTY() };
  }

  protected pieces(view: View): void {
    this.view = view;
    this.stage.facts = factsOf(view);
    this.stage.pieces.show(this.stage.facts);
  }

  protected mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>): void {
    if (!this.view) return;
    marks(under, over, this.stage.kit.palette, all, placesOf(this.view, this.stage.chart));
  }

  protected preview(glass: Container, { seat, move }: Ghost<Move>): void {
    const { kit, chart: map, facts } = this.stage;
    if (this.view) ghost(glass, kit, map, facts, this.view, seat, move);
  }

  protected play(event: Event, _before: View, after: View): Promise<void> | undefined {
    return act(this.stage, event, after);
  }
}

/** Until the first view is drawn. */
const EMPTY = (): Stage['facts'] => ({
  punts: [],
  ports: [],
  yards: [],
  boat: [],
  small: NOBODY,
  large: NOBODY,
  agent: NOBODY,
  dice: [],
  values: ALL_WARES.map(() => 0),
  supply: ALL_WARES.map(() => SHARES_EACH),
  quay: [...ALL_WARES],
  ashore: NOBODY,
  moored: true,
});
