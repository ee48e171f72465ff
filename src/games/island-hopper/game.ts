import type { GameModule } from '../module';
import { asks, bell, rests, seatOf } from './asks';
import { appraise, evaluate } from './bot';
import { describe } from './describe';
import { label, preview, sketch, walk } from './moves';
import { reference } from './reference.en';
import { steps } from './rules';
import { CATEGORIES, scores, winners } from './scoring';
import { broken, secrets } from './secrets';
import { options, setup } from './setup';
import { spots } from './spots';
import type { Event, Hopper, Move, Options, View } from './state';
import { text } from './text.en';
import { imagine, view } from './view';

/** Who still bribes in secret, for the pass planner. */
function choosers(s: Hopper): number[] {
  const f = s.todo[0];
  return f?.at === 'calm' ? f.done.flatMap((done, seat) => (done ? [] : [seat])) : [];
}

export const game: GameModule<Hopper, Move, Event, View, Options> = {
  id: 'island-hopper',
  version: 2,
  rules: {
    setup,
    options,
    steps,
    turn: (s) => seatOf(s, s.todo[0]),
    scores,
    winners: (s) => (s.todo.length === 0 ? winners(s) : []),
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
  asks,
  bell,
  rests,
  preview,
  sketch,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `hopper.category.${id}` } })),
  ended: (ending) => ({ key: `hopper.end.${ending}` }),
  describe,
  evaluate,
  appraise,
  text,
  reference,
};
