import type { TableModule } from '../table';
import { AlexandrosScene } from './draw/scene';
import { Choice, faces } from './panels/choice';
import { Facts, Hand, Plate } from './panels/panels';
import type { Move, View } from './rules/state';
import { spots } from './speech/spots';
import { chapter, where } from './speech/where';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new AlexandrosScene(),
  spots,
  where,
  chapter,
};
