import type { TableModule } from '../table';
import { Facts, Hand, Plate } from './panels';
import { Choice, composes, faces } from './panels-choice';
import { Statistics } from './panels-dice';
import { PuertoCatanScene } from './scene';
import { spots } from './spots';
import type { Move, View } from './state';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate, Statistics },
  faces,
  composes,
  scene: () => new PuertoCatanScene(),
  spots,
};
