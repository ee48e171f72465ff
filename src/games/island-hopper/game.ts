import { oneKey } from '../kit/words';
import type { GameModule } from '../module';
import { evaluate, prior, quick } from './rules/bot';
import { clone } from './rules/clone';
import { CATEGORIES, scores, tie, winners } from './rules/scoring';
import { broken, secrets } from './rules/secrets';
import { options, setup } from './rules/setup';
import type { Event, Hopper, Move, Options, View } from './rules/state';
import { steps } from './rules/steps';
import { imagine, view } from './rules/view';
import { describe } from './speech/describe';
import { firsts } from './speech/firsts';
import { glance } from './speech/glance.en';
import { label, partialMove, preview, verb, walk } from './speech/moves';
import { bell, botWaits, prompt, seatOf } from './speech/prompt';
import { reference } from './speech/reference.en';
import { spots } from './speech/spots';
import { tables } from './speech/tables';
import { text } from './speech/text.en';

/** Who still bribes in secret, for the pass planner. */
function choosers(s: Hopper): number[] {
  const f = s.todo[0];
  return f?.at === 'calm' ? f.done.flatMap((done, seat) => (done ? [] : [seat])) : [];
}

export const game: GameModule<Hopper, Move, Event, View, Options> = {
  id: 'island-hopper',
  version: 3,
  rules: {
    setup,
    options,
    steps,
    turn: (s) => seatOf(s, s.todo[0]),
    scores,
    winners: (s) => (s.todo.length === 0 ? winners(s) : []),
    tie,
    ending: (s) => s.ending || undefined,
    view,
    imagine,
    secrets,
    broken,
    choosers,
    round: (s) => s.round,
  },
  spots,
  walk,
  label,
  verb,
  prompt,
  bell,
  botWaits,
  preview,
  partialMove,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `hopper.category.${id}` } })),
  ended: (ending) => ({ key: oneKey(`hopper.end.${ending}`) }),
  describe,
  evaluate,
  prior,
  quick,
  clone,
  search: { scale: 8, odds: 10, horizon: 1, sees: 16 },
  text,
  reference,
  glance,
  firsts,
  tables,
};
