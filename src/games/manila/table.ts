import type { TableModule } from '../table';
import { ManilaScene } from './draw/scene';
import { sounds } from './draw/sounds';
import { Choice, faces } from './panels/choice';
import { Facts, Hand, Plate } from './panels/panels';
import { Payday } from './panels/payday';
import type { Move, View } from './rules/state';
import { about, named } from './speech/about';
import { drags } from './speech/drags';
import { figures } from './speech/figures';
import { gains } from './speech/gains';
import { spots } from './speech/spots';
import { standing } from './speech/standing';
import { tries } from './speech/tries';
import { chapter, where } from './speech/where';

export const table: TableModule<View, Move> = {
  panels: { Choice, Facts, Hand, Plate, Between: Payday },
  faces,
  scene: () => new ManilaScene(),
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
  drags,
};
