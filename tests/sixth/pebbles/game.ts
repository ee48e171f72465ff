import type { Phrase } from '../../engine/rules';
import type { GameModule } from '../module';
import { rules } from './rules/rules';
import type { Move, Pebbles, View } from './rules/state';
import { asks, describe, label, preview, sketch, spots, walk } from './speech/moves';
import { text } from './speech/text.en';

export const game: GameModule<Pebbles, Move, Phrase, View, object> = {
  id: 'pebbles',
  version: 1,
  rules,
  spots,
  walk,
  label,
  asks,
  preview,
  sketch,
  categories: [{ id: 'last', text: { key: 'pebbles.category.last' } }],
  ended: () => ({ key: 'pebbles.over' }),
  describe,
  evaluate: (s, seat) => (s.last === seat ? 1 : 0),
  appraise: () => undefined,
  text,
  reference: [
    { id: 'turn', text: 'In turn everybody takes one, two or three pebbles. Whoever takes the last one wins.' },
  ],
};
