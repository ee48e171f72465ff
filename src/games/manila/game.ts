import type { Phrase } from '../../engine/rules';
import { askedIn, chosenOf } from '../kit/options';
import { oneKey } from '../kit/words';
import type { GameModule } from '../module';
import { evaluate, prior } from './rules/bot';
import { clone } from './rules/clone';
import { quick } from './rules/quick';
import { CATEGORIES, scores, tie, winners } from './rules/scoring';
import { broken, secrets } from './rules/secrets';
import { setup, WARES } from './rules/setup';
import type { Event, Manila, Move, Options, View } from './rules/state';
import { steps } from './rules/steps';
import { imagine, view } from './rules/view';
import { describe } from './speech/describe';
import { firsts } from './speech/firsts';
import { glance } from './speech/glance.en';
import { label, partialMove, preview, verb, walk } from './speech/moves';
import { bell, prompt } from './speech/prompt';
import { reference } from './speech/reference.en';
import { spots } from './speech/spots';
import { tables } from './speech/tables';
import { text } from './speech/text.en';

const CHOICES: { readonly [name in keyof Options]: readonly unknown[] } = {
  dealPool: ['threeEach', 'all20'],
  blindPassenger: ['puntsOnly', 'anyButInsurance'],
  strongPirates: [false, true],
  hiddenMoney: [false, true],
  opener: ['random', 'first'],
  moving: ['route', 'choose'],
};

/** The first of each list is played when nobody chooses. */
function options(raw: unknown, seats: number): Options | Phrase {
  if (!Number.isInteger(seats) || seats < 3 || seats > 5)
    return { key: 'manila.no.seats', args: { n: Number(seats) || 0 } };
  const chosen = chosenOf(raw, askedIn(CHOICES));
  return typeof chosen === 'string' ? { key: `manila.no.option.${chosen}` } : (chosen as unknown as Options);
}

/** Whose turn it is in the eyes of the table (rule page 3.2-3.7). */
function turn(s: Manila): number | undefined {
  const f = s.todo[0];
  const step = f && steps[f.at];
  if (step?.kind !== 'choice' || f.at === 'pause') return undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each step sees its own frame type
  return step.actors(s, f as any)[0];
}

export const game: GameModule<Manila, Move, Event, View, Options> = {
  id: 'manila',
  version: 2,
  rules: {
    setup,
    options,
    steps,
    turn,
    scores,
    winners: (s) => (s.todo.length === 0 ? winners(s) : []),
    tie,
    ending(s) {
      if (s.end < 0) return undefined;
      return s.values.filter((value) => value === 30).length > 1 ? 'several' : WARES[s.end].id;
    },
    view,
    imagine,
    secrets,
    broken,
    round: (s) => s.voyage,
  },
  spots,
  walk,
  label,
  verb,
  prompt,
  bell,
  preview,
  partialMove,
  categories: CATEGORIES.map((id) => ({ id, text: { key: `manila.category.${id}` } })),
  ended: (ending) => ({ key: oneKey(`manila.end.${ending}`) }),
  describe,
  evaluate,
  prior,
  clone,
  quick,
  search: { scale: 6, odds: 16, horizon: 1, sees: 6, brisk: true },
  text,
  reference,
  glance,
  firsts,
  tables,
};
