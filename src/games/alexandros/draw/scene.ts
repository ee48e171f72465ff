import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { WHOLE } from '../../kit/draw/pieces';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS } from './acts';
import { factsOf, Pieces, type Stage } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import { marks } from './marks';
import { paletteOf } from './palette';
import { alexander } from './people';

/** The chart of the Oikumene with its walls. Knows how provinces are cut, but no turn: it draws views and plays how one becomes the next. */
export class AlexandrosScene extends ChartScene<View, Event, Move, Stage> {
  readonly paper = FIELD;
  protected override readonly spare = [0, 0, 20, 0] as const;
  protected readonly palette = paletteOf;
  protected readonly chart = chart;
  protected readonly Pieces = Pieces;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;
  protected readonly mark = marks;
  protected readonly ghost = ghost;

  /** The king under a finger; a shadow of him stays where he stands. */
  live(now: { carried: [number, number] } | null): void {
    this.carried?.destroy(WHOLE);
    this.carried = undefined;
    if (!now) return;
    this.carried = alexander(this.stage.kit);
    this.carried.position.set(...now.carried);
    this.stage.air.addChild(this.carried);
  }

  private carried?: Container;

  protected build(root: Container, { under, over, air }: Layers, { pieces }: Stage): readonly Container[] {
    root.addChild(pieces.sheet, pieces.ground, under, pieces.standing, pieces.glass, over, air);
    return [pieces.sheet];
  }
}
