import type { TableModule } from '../table';
import { Facts, Plate } from './panels';
import { Over } from './panels-air';
import { Result } from './panels-between';
import { Choice, composes, faces } from './panels-choice';
import { Hand } from './panels-hand';
import { Tray } from './panels-tray';
import { IslandHopperScene } from './scene';
import { spots } from './spots';
import type { Move, View } from './state';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate, Between: Result, Tray, Over },
  live: (step) =>
    step === 'reckon' ? 'trays' : ['bribe', 'air', 'guide', 'result'].includes(step) ? 'all' : undefined,
  faces,
  composes,
  scene: () => new IslandHopperScene(),
  spots,
};
