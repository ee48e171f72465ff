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

/** Steps in which everybody has something to do. */
const ALL = ['bribe', 'air', 'guide', 'result'];

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate, Between: Result },
  live: {
    of: (step) => (step === 'reckon' ? 'trays' : ALL.includes(step) ? 'all' : undefined),
    Tray,
    Over,
  },
  faces,
  composes,
  scene: () => new IslandHopperScene(),
  spots,
};
