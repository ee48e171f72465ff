import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { marks } from '../../kit/draw/marks';
import type { Ghost, Mark } from '../../table';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS } from './acts';
import { factsOf, Pieces } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import { placesOf } from './marks';
import { paletteOf } from './palette';
import { printed } from './printed';
import type { Stage } from './stage';

/** The chart of Manila with its punts. Knows no rules: it draws views and plays how one becomes the next. */
export class ManilaScene extends ChartScene<View, Event, Move, Stage> {
  readonly paper = FIELD;
  protected readonly palette = paletteOf;
  protected readonly chart = chart;
  protected readonly Pieces = Pieces;
  protected readonly acts = ACTS;
  protected readonly ghost = ghost;
  protected override readonly answers = { punt: 'rock', waits: 'rock' } as const;

  /** Somebody may launch the punts, and has not touched one yet. */
  private launchable = false;

  protected facts(view: View) {
    return factsOf(view, this.launchable);
  }

  override draw(view: View, marks: ReadonlyMap<string, Mark>, ghost: Ghost<Move> | null): void {
    this.launchable = !ghost && marks.has('space:0:0');
    super.draw(view, marks, ghost);
  }

  protected build(
    root: Container,
    { under, over, air }: Layers,
    { kit, chart: map, pieces }: Stage,
  ): readonly Container[] {
    const { sheet: ground, tags } = printed(map, kit);
    root.addChild(ground, pieces.ashore, pieces.water, under, tags, pieces.slips, pieces.glass, over, air);
    return [ground];
  }

  protected mark(
    { under, over }: Layers,
    all: ReadonlyMap<string, Mark>,
    view: View,
    { kit, chart: map, facts }: Stage,
  ): void {
    // a space that is picked has its punt: that is mark enough
    const shown = new Map([...all].filter(([id, mark]) => mark === 'lit' || !id.startsWith('space:')));
    marks(under, over, kit, shown, placesOf(view, map, facts));
  }
}
