import type { TableModule } from '../table';
import { LanternsScene } from './draw/scene';
import { Choice, Facts, faces, Hand, Plate } from './panels/panels';
import type { Move, View } from './rules/state';
import { spots } from './speech/moves';
import { chapter, standing, where } from './speech/where';

/** The drawn half. */
export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new LanternsScene(),
  spots,
  where,
  standing,
  chapter,
};
