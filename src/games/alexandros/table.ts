import type { TableModule } from '../table';
import { Facts, Hand, Plate } from './panels';
import { Choice, faces } from './panels-choice';
import { AlexandrosScene } from './scene';
import { spots } from './spots';
import type { Move, View } from './state';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new AlexandrosScene(),
  spots,
};
