import type { Phrase } from '../../engine/rules';
import { wantedIn } from '../kit/options';
import { oneKey } from '../kit/words';
import type { GameModule } from '../module';
import { evaluate, prior } from './rules/bot';
import { quick } from './rules/quick';
import { CATEGORIES, scores, tie, winners } from './rules/scoring';
import { broken, secrets } from './rules/secrets';
import { setup } from './rules/setup';
import type { Alexandros, Event, Move, Options, View } from './rules/state';
import { steps } from './rules/steps';
import { clone, imagine, view } from './rules/view';
import { describe } from './speech/describe';
import { firsts } from './speech/firsts';
import { glance } from './speech/glance.en';
import { label, partialMove, preview, verb, walk } from './speech/moves';
import { prompt } from './speech/prompt';
import { reference } from './speech/reference.en';
import { spots } from './speech/spots';
import { tables } from './speech/tables';
import { text } from './speech/text.en';

function options(raw: unknown, seats: number): Options | Phrase {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4)
    return { key: 'alex.no.seats', args: { n: Number(seats) || 0 } };
  const wanted = wantedIn(raw).land;
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
    tie,
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
  verb,
  prompt,
  preview,
  partialMove,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `alex.category.${id}` } })),
  ended: (ending) => ({ key: oneKey(`alex.end.${ending}`) }),
  describe,
  evaluate,
  prior,
  quick,
  clone,
  search: { scale: 8, odds: 15, horizon: 3, sees: 3, through: true },
  text,
  reference,
  glance,
  firsts,
  tables,
};
