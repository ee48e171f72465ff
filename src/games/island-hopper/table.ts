import type { TableModule } from '../table';
import { IslandHopperScene } from './draw/scene';
import { sounds } from './draw/sounds';
import { Over } from './live/air';
import { Result } from './live/between';
import { Tray } from './live/tray';
import { Choice, composes, faces } from './panels/choice';
import { Flights } from './panels/flights';
import { Hand } from './panels/hand';
import { Facts, Plate } from './panels/panels';
import type { Move, View } from './rules/state';
import { about, named } from './speech/about';
import { figures } from './speech/figures';
import { gains } from './speech/gains';
import { spots } from './speech/spots';
import { standing } from './speech/standing';
import { tries } from './speech/tries';
import { chapter, where } from './speech/where';

/** Steps in which everybody has something to do. */
const ALL = ['bribe', 'air', 'guide', 'result'];

export const table: TableModule<View, Move> = {
  panels: {
    Choice,
    Facts,
    Hand,
    Plate,
    Between: Result,
    Statistics: Flights,
    statisticsName: { key: 'hopper.flights.title' },
  },
  live: {
    of: (step) => (step === 'reckon' ? 'trays' : ALL.includes(step) ? 'all' : undefined),
    instead({ todo: [f], captain }) {
      return f?.at === 'air' ? { seat: captain, move: { fly: f.good, mode: 'reckon' } } : undefined;
    },
    Tray,
    Over,
  },
  faces,
  composes,
  scene: () => new IslandHopperScene(),
  spots,
  where,
  chapter,
  standing,
  gains,
  gainsOf: 'coin',
  sounds,
  about,
  named,
  figures,
  tries,
};
