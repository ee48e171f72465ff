import { describe, expect, it } from 'vitest';
import { rng as startRng } from '../src/engine/chance';
import { copy, same } from '../src/engine/copy';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import type { Json, Rng } from '../src/engine/rules';
import { type AnyPosition, begin, play } from '../src/engine/run';
import type { GameModule } from '../src/games/module';
import { playMatch, step } from '../src/headless/games';
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

  it('is not used where a match began from a position with more in it', () => {
    const half = playMatch(module, { seats: card.seats.min, seed: 3, until: 12 });
    const { chairs, options, seed } = half.record;
    const start = { ...half.position(), remark: { of: 'an older version' } } as unknown as Json;
    const match = Match.start(module, { id: 'old', chairs, options, seed, start, now: 0 });
    const random = startRng(3);
    for (let i = 0; i < 10; i++) step(match, random);
    expect(match.position().remark).toEqual({ of: 'an older version' });
    expect(Match.resume(module, match.record).trouble).toBeUndefined();
  });
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
