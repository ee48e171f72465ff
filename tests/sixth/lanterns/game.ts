import type { Phrase } from '../../engine/rules';
import type { GameModule } from '../module';
import { evaluate, prior } from './rules/bot';
import { rules } from './rules/rules';
import { CATEGORIES } from './rules/scoring';
import type { Lanterns, Move, View } from './rules/state';
import { describe, label, preview, prompt, spots, walk } from './speech/moves';
import { reference } from './speech/reference';
import { text } from './speech/text.en';

/** The pure half: all that can be played without a screen. */
export const game: GameModule<Lanterns, Move, Phrase, View, object> = {
  id: 'lanterns',
  version: 1,
  rules,
  spots,
  walk,
  label,
  prompt,
  preview,
  partialMove: () => undefined,
  categories: CATEGORIES,
  ended: () => ({ key: 'lanterns.over' }),
  describe,
  evaluate,
  prior,
  search: { scale: 8, odds: 8, horizon: 2, sees: 3 },
  text,
  reference,
};
