import type { Phrase } from '../../engine/rules';
import type { GameModule } from '../module';
import { asks } from './asks';
import { appraise, evaluate } from './bot';
import { describe } from './describe';
import { label, preview, sketch, walk } from './moves';
import { reference } from './reference.en';
import { steps } from './rules';
import { CATEGORIES, scores, winners } from './scoring';
import { broken, secrets } from './secrets';
import { setup } from './setup';
import { spots } from './spots';
import type { Alexandros, Event, Move, Options, View } from './state';
import { text } from './text.en';
import { imagine, view } from './view';

function options(raw: unknown, seats: number): Options | Phrase {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4)
    return { key: 'alex.no.seats', args: { n: Number(seats) || 0 } };
  const wanted = typeof raw === 'object' && raw !== null ? (raw as { land?: unknown }).land : undefined;
  if (wanted === undefined || wanted === 'oikumene') return { land: 'oikumene' };
  return wanted === 'new' ? { land: 'new' } : { key: 'alex.no.landOption', rule: '3' };
}

export const game: GameModule<Alexandros, Move, Event, View, Options> = {
  id: 'alexandros',
  version: 1,
  rules: {
    setup,
    options,
    steps,
    turn(s) {
      const f = s.todo[0];
      return f && 'seat' in f && f.at !== 'next' && f.at !== 'refill' ? f.seat : undefined;
    },
    scores,
    winners: (s) => (s.todo.length === 0 ? winners(s) : []),
    ending: (s) => s.end ?? undefined,
    view,
    imagine,
    secrets,
    broken,
    round: (s) => s.turns,
  },
  spots,
  walk,
  label,
  asks,
  preview,
  sketch,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `alex.category.${id}` } })),
  ended: (ending) => ({ key: `alex.end.${ending}` }),
  describe,
  evaluate,
  appraise,
  text,
  reference,
};
