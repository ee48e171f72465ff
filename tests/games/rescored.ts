import { expect } from 'vitest';
import { rng } from '../../src/engine/chance';
import { playout } from '../../src/engine/playout';
import { begin } from '../../src/engine/run';
import type { GameModule } from '../../src/games/module';
import { type Entered, faultsOf, reading, type Sheet } from '../../src/games/sheet';

interface Trial {
  seats: readonly number[];
  games: number;
  options?: (seed: number, seats: number) => unknown;
}

const summed = (n: number, lines: readonly { seat: number; points: number }[]): number[] => {
  const out: number[] = new Array(n).fill(0);
  for (const { seat, points } of lines) out[seat] += points;
  return out;
};

/**
 * Plays that many random digital games to their end and scores each again through the sheet: `entered` types what a
 * person at the table sees, from the bare view of the finished game (everything lies open by then).
 */
export function rescored<V>(game: GameModule, sheet: Sheet, entered: (v: V) => Entered, trial: Trial): void {
  const { rules } = game;
  for (let seed = 0; seed < trial.games; seed++) {
    const n = trial.seats[seed % trial.seats.length];
    const s = begin(rules, n, rules.options(trial.options?.(seed, n) ?? {}, n));
    playout(rules, s, rng(seed, n, 7));
    const cells = entered(rules.view(s, null) as V);
    const read = reading(n, cells);
    const where = `game ${seed} with ${n}`;
    expect(faultsOf(sheet.sections(read), read, sheet.faults), where).toEqual([]);
    expect(summed(n, sheet.scores(read)), where).toEqual(summed(n, rules.scores(s)));
    expect([...sheet.winners(read)].sort(), where).toEqual([...rules.winners(s)].sort());
    expect(sheet.tie?.(read), where).toEqual(rules.tie?.(s));
    for (const { category } of sheet.scores(read))
      expect(
        sheet.categories.some(({ id }) => id === category),
        category,
      ).toBe(true);
  }
}
