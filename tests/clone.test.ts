import { describe, expect, it } from 'vitest';
import { rng as startRng } from '../src/engine/chance';
import { copy, same } from '../src/engine/copy';
import { randomEntry } from '../src/engine/playout';
import type { Rng } from '../src/engine/rules';
import { type AnyPosition, begin, play } from '../src/engine/run';
import type { GameModule } from '../src/games/module';
import { loadGames, trials } from '../src/headless/registry';

/** A game's own copy of a position is what the general copy is, and shares nothing that a rule ever changes. */

/** Enters so many random moves; fewer where the game ends. */
function wander({ rules }: GameModule, s: AnyPosition, random: Rng, entries: number): void {
  for (let i = 0; i < entries; i++) {
    const entry = randomEntry(rules, s, random);
    if (!entry) return;
    play(rules, s, entry.seat, copy(entry.move));
  }
}

/** At every so many entries a copy is looked at: it is played on a little, and once in a while to its end. */
const EVERY = 5;
const STRIDE = 4;
const WHOLE = 100;

const cloning = (await loadGames()).filter(({ module }) => module.clone);

describe.each(cloning)('the clone of $id', ({ card, module }) => {
  const { rules } = module;
  const cloned = (s: AnyPosition): AnyPosition => module.clone?.(s) as AnyPosition;

  it.each(trials({ card }))('with $seats and $options', ({ seats, options }) => {
    const random = startRng(seats, 5);
    const s = begin(rules, seats, rules.options(options, seats));
    for (let at = 0; s.todo.length > 0; at += EVERY) {
      const before = JSON.stringify(s);
      const [twin, kept] = [cloned(s), cloned(s)];
      if (!same(twin, s)) expect(twin).toEqual(s);
      wander(module, twin, startRng(at, seats), at % WHOLE === 0 ? 10_000 : STRIDE);
      expect(JSON.stringify(s), `entry ${at} is changed by what follows in its clone`).toBe(before);
      const twice = JSON.stringify(kept);
      wander(module, s, random, EVERY);
      expect(JSON.stringify(kept), `the clone of entry ${at} is changed by what follows`).toBe(twice);
    }
  });
});
