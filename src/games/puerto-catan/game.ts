import type { Phrase } from '../../engine/rules';
import { chosenOf } from '../kit/options';
import { oneKey } from '../kit/words';
import type { GameModule } from '../module';
import { card } from './card';
import { evaluate, prior } from './rules/bot';
import { quick } from './rules/bot-quick';
import { clone } from './rules/clone';
import { categories, scores, tie, winners } from './rules/scoring';
import { broken, secrets } from './rules/secrets';
import { setup } from './rules/setup';
import type { Event, Move, Options, PuertoCatan, View } from './rules/state';
import { steps } from './rules/steps';
import { imagine, view } from './rules/view';
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
  if (!Number.isInteger(seats) || seats < 3 || seats > 4)
    return { key: 'pc.no.seats', args: { n: Number(seats) || 0 } };
  const asked = card.options.map(({ id, values, preset }) => ({ id, values, preset: preset(seats) }));
  const chosen = chosenOf(raw, asked);
  return typeof chosen === 'string' ? { key: oneKey(`pc.no.option.${chosen}`) } : (chosen as unknown as Options);
}

export const game: GameModule<PuertoCatan, Move, Event, View, Options> = {
  id: 'puerto-catan',
  version: 1,
  rules: {
    setup,
    options,
    steps,
    turn(s) {
      const f = s.todo[0];
      // whoever made an offer goes on after the answers
      if (f?.at === 'answer' || f?.at === 'confirm') return f.from;
      return f && 'seat' in f ? f.seat : undefined;
    },
    scores,
    winners: (s) => (s.todo.length === 0 ? winners(s) : []),
    tie,
    ending: (s) => s.end ?? undefined,
    view,
    imagine,
    secrets,
    broken,
    choosers: ({ todo: [f] }) => (f?.at === 'discard' || f?.at === 'answer' ? f.due : []),
    round: (s) => s.round,
  },
  spots,
  walk,
  label,
  verb,
  prompt,
  preview,
  partialMove,
  categories,
  ended: (ending) => ({ key: oneKey(`pc.end.${ending}`) }),
  describe,
  evaluate,
  prior,
  search: { scale: 3, odds: 8, horizon: 2, sees: 3 },
  quick,
  clone,
  text,
  reference,
  glance,
  firsts,
  tables,
};
