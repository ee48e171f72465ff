import type { GameModule } from '../../src/games/module';
import { type Checked, ContractError, checkGame } from '../../src/headless/contract';
import { loadWords } from '../../src/headless/registry';
import type { Plan } from './wander';

/** Bugs planted in a real game, and the checks that have to find them. */

export interface Check {
  /** Random games that it looks through at the most. */
  games: number;
  /** Throws at the first thing it has against one of them. */
  look: (game: GameModule, plan: Plan<any>) => void;
  /** What it throws on purpose: everything unless told. */
  found?: (error: unknown) => boolean;
}

const words = await loadWords();

/** The contract that all games keep. */
export const contract = (games: number, effort: number): Check => ({
  games,
  look: (game, plan) => checkGame(game as Checked, { ...plan, effort, words }),
  found: (error) => error instanceof ContractError,
});

export function planting<By extends string>(
  game: GameModule,
  seats: (seed: number) => number,
  checks: { [by in By]: Check },
) {
  const step = (name: string): any => game.rules.steps[name];

  /** The game with some of its rules replaced, and some of one step. */
  const mutant = (
    rules: Partial<GameModule['rules']>,
    name?: string,
    parts: Record<string, unknown> = {},
  ): GameModule => {
    const steps = name ? { ...game.rules.steps, [name]: { ...step(name), ...parts } } : game.rules.steps;
    return { ...game, rules: { ...game.rules, ...rules, steps } };
  };

  /** The game without one of its sentences. */
  const silent = (key: string): GameModule => {
    const { [key]: _gone, ...text } = game.text;
    return { ...game, text };
  };

  /** The first thing this check has against it, within a handful of games. */
  const found = (by: By, planted: GameModule, options: any = {}): string => {
    const { games, look, found: meant = () => true } = checks[by];
    for (let seed = 1; seed <= games; seed++) {
      try {
        look(planted, { seats: seats(seed), options, seed });
      } catch (error) {
        if (!meant(error)) throw error;
        return (error as Error).message;
      }
    }
    return 'nothing';
  };

  /** The view of somebody, changed. */
  const seeing = (change: (v: any, s: any, seat: number | null) => void): GameModule =>
    mutant({
      view(s: any, seat: number | null) {
        const v: any = game.rules.view(s, seat);
        change(v, s, seat);
        return v;
      },
    });
  return { step, mutant, silent, found, seeing };
}
