import type { Phrase } from '../../engine/rules';
import type { GameModule } from '../module';
import { rules } from './rules/rules';
import type { Move, Pebbles, View } from './rules/state';
import { describe, label, partialMove, preview, prompt, spots, walk } from './speech/moves';
import { text } from './speech/text.en';

export const game: GameModule<Pebbles, Move, Phrase, View, object> = {
  id: 'pebbles',
  version: 1,
  rules,
  spots,
  walk,
  label,
  prompt,
  preview,
  partialMove,
  categories: [{ id: 'last', text: { key: 'pebbles.category.last' } }],
  ended: () => ({ key: 'pebbles.over' }),
  describe,
  evaluate: (s) => s.taken.map((_, seat) => (s.last === seat ? 1 : 0)),
  search: { scale: 1, odds: 1, horizon: 1, sees: 2 },
  prior: (_v, moves) => moves.map(() => undefined),
  text,
  reference: [{ id: '1', text: 'In turn everybody takes one, two or three pebbles. Whoever takes the last one wins.' }],
};
