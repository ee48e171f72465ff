import type { Phrase } from '../../engine/rules';
import { wantedIn } from '../kit/options';
import { oneKey } from '../kit/words';
import type { GameModule } from '../module';
import { evaluate, prior, quick } from './rules/bot';
import { clone } from './rules/clone';
import { factsOf } from './rules/facts';
import { CATEGORIES, scores, tie, winners } from './rules/scoring';
import { broken, secrets } from './rules/secrets';
import { setup } from './rules/setup';
import { lockOf } from './rules/sites';
import type { Event, Isla, Move, Options, View } from './rules/state';
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

/** Rule page 4.6: 25 coins with two players, 20 otherwise, 25 on request with three. */
function options(raw: unknown, seats: number): Options | Phrase {
  if (!Number.isInteger(seats) || seats < 2 || seats > 5)
    return { key: 'isla.no.seats', args: { n: Number(seats) || 0 } };
  const wanted = wantedIn(raw).coins;
  const usual = seats === 2 ? 25 : 20;
  if (wanted === undefined) return { coins: usual };
  if (wanted === usual || (seats === 3 && wanted === 25)) return { coins: wanted as number };
  return { key: 'isla.no.coinOption', args: { usual }, rule: '2' };
}

export const game: GameModule<Isla, Move, Event, View, Options> = {
  id: 'isla-margarita',
  version: 1,
  rules: {
    setup,
    options,
    steps,
    turn(s) {
      const f = s.todo[0];
      if (!f || f.at === 'draft' || f.at === 'firstKing') return undefined;
      return 'seat' in f ? f.seat : 'thief' in f ? f.thief : undefined;
    },
    choosers(s) {
      const f = s.todo[0];
      if (f?.at === 'draft') return f.order.slice(s.draft.takes.length);
      return f?.at === 'before' ? s.todo.flatMap((frame) => (frame.at === 'before' ? [frame.seat] : [])) : [];
    },
    scores: (s) => scores(factsOf(s)),
    winners: (s) => (s.todo.length === 0 ? winners(factsOf(s)) : []),
    tie: (s) => tie(factsOf(s)),
    ending: (s) => (s.end === 'lock' ? lockOf(s) : (s.end ?? undefined)),
    view,
    imagine,
    secrets,
    broken,
    round: (s) => s.round,
  },
  spots,
  walk,
  label,
  verb,
  prompt,
  preview,
  partialMove,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `isla.category.${id}` } })),
  ended: (ending) => ({ key: oneKey(`isla.end.${ending}`) }),
  describe,
  evaluate,
  prior,
  quick,
  clone,
  search: { scale: 3, odds: 25, horizon: 2, sees: 3 },
  text,
  reference,
  glance,
  firsts,
  tables,
};
