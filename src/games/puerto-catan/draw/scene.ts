import type { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import { marks } from './marks';
import { paletteOf } from './palette';
import { printed } from './printed';

/** The chart of the island with its bank and its roles. Knows no rules: it draws views and plays how one becomes the next. */
export class PuertoCatanScene extends ChartScene<View, Event, Move, Stage> {
  readonly paper = FIELD;
  protected override readonly spare = [10, 9, 4, 13] as const;
  protected readonly palette = paletteOf;
  protected readonly chart = chart;
  protected readonly Pieces = Pieces;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;
  protected readonly mark = marks;
  protected readonly ghost = ghost;
  protected override readonly answers = { ship: 'rock', serpent: 'rock', sheep: 'hop', shade: 'none' } as const;

  protected build(
    root: Container,
    { under, over, air }: Layers,
    { kit, chart: map, pieces }: Stage,
  ): readonly Container[] {
    const sheet = printed(map, kit);
    root.addChild(sheet, pieces.ground, under, pieces.standing, pieces.glass, over, air);
    return [sheet, pieces.ground];
  }
}
