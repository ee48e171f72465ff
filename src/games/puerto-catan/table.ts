import type { TableModule } from '../table';
import { PuertoCatanScene } from './draw/scene';
import { sounds } from './draw/sounds';
import { Choice, composes, faces } from './panels/choice';
import { Statistics } from './panels/dice';
import { Facts, Hand, Plate } from './panels/panels';
import type { Move, View } from './rules/state';
import { about, named } from './speech/about';
import { figures } from './speech/figures';
import { gains } from './speech/gains';
import { spots } from './speech/spots';
import { standing } from './speech/standing';
import { tries } from './speech/tries';
import { chapter, where } from './speech/where';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate, Statistics },
  faces,
  composes,
  scene: () => new PuertoCatanScene(),
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
