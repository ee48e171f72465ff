import type { TableModule } from '../table';
import { Choice, Facts, faces, Hand, Plate } from './panels';
import { IslaScene } from './scene';
import { spots } from './spots';
import type { Move, View } from './state';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new IslaScene(),
  spots,
};
