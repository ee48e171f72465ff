import type { TableModule } from '../table';
import { IslaScene } from './draw/scene';
import { Choice, Facts, faces, Hand, Plate } from './panels/panels';
import type { Move, View } from './rules/state';
import { spots } from './speech/spots';
import { chapter, where } from './speech/where';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new IslaScene(),
  spots,
  where,
  chapter,
};
