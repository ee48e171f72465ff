import { rng } from '../../src/engine/chance';
import { randomEntry } from '../../src/engine/playout';
import type { AnyRules, Phrase, Seat } from '../../src/engine/rules';
import { begin, play } from '../../src/engine/run';

/** Rules as checks of whole random games: they throw at the first thing that is not so. */

export interface Plan<O> {
  seats: number;
  options?: Partial<O>;
  seed: number;
}

export interface Made<M> {
  seat: Seat;
  move: M | null;
}

export function demand(holds: boolean, clause: string, what: () => string): void {
  if (!holds) throw new Error(`${clause}: ${what()}`);
}

/** Plays one random game; `look` sees each position with the entry that comes next and may make it by `go`. */
export function wander<S, M, O>(
  rules: AnyRules,
  plan: Plan<O>,
  look: (s: S, entry: Made<M>, go: () => Phrase[]) => void,
): S {
  const s = begin(rules, plan.seats, rules.options(plan.options ?? {}, plan.seats));
  const random = rng(plan.seed, plan.seats, 2);
  for (let guard = 0; guard < 5000; guard++) {
    const entry = randomEntry(rules, s, random) as Made<M> | undefined;
    if (!entry) return s as S;
    let made = false;
    look(s as S, entry, () => {
      made = true;
      const heard: Phrase[] = [];
      play(rules, s, entry.seat, entry.move, (event) => heard.push(event));
      return heard;
    });
    if (!made) play(rules, s, entry.seat, entry.move);
  }
  throw new Error(`ends: game ${plan.seed} has no end`);
}
