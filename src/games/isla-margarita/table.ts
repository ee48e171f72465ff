import type { TableModule } from '../table';
import { IslaScene } from './draw/scene';
import { sounds } from './draw/sounds';
import { Choice, faces } from './panels/choice';
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
  panels: { Choice, Facts, Hand, Plate },
  faces,
  scene: () => new IslaScene(),
  spots,
  where,
  standing,
  gains,
  gainsOf: 'coin',
  sounds,
  about,
  named,
  figures,
  tries,
  chapter,
};
