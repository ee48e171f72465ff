import type { TableModule } from '../table';
import { PebblesScene } from './draw/scene';
import type { Move, View } from './rules/state';
import { spots } from './speech/moves';

export const table: TableModule<View, Move> = {
  panels: {},
  faces: () => false,
  scene: () => new PebblesScene(),
  spots,
  where: {},
  chapter: () => undefined,
};
