import { Match, type MatchSetup } from '../../../src/engine/match';
import type { AnyRules, Phrase, ScoreLine, Seat } from '../../../src/engine/rules';
import type { Gaps } from '../../../src/games/module';
import type { Checked } from '../../../src/headless/contract';

const text = {
  'tiny.move': ({ what }: Gaps) => `A move of ${what} letters`,
  'tiny.ask': 'Move',
  'tiny.points': 'Points',
  'tiny.no': 'No',
};

type Text = typeof text;
declare module '../../../src/engine/rules' {
  interface Sentences extends Text {}
}

/** The least a rules module can say; each hard case adds what it is about. */

export interface Tiny {
  todo: any[];
  n: number;
  points: number[];
}

/** A module with no secrets, no options and points for scores, but for the parts given. */
export function tiny<S extends Tiny = any>(
  id: string,
  parts: Partial<AnyRules> & Pick<AnyRules, 'setup' | 'steps'>,
): Checked {
  const rules: AnyRules = {
    options: () => ({}),
    turn: (s: S) => s.todo[0]?.seat,
    scores: (s: S) =>
      s.points.map((points, seat): ScoreLine => ({ seat, category: 'points', points, reason: { key: 'tiny.points' } })),
    winners: (s: S) => (s.todo.length > 0 ? [] : best(s.points)),
    ending: (s: S) => (s.todo.length > 0 ? undefined : 'done'),
    view: (s: S, seat: Seat | null) => ({ ...structuredClone(s), seat }),
    imagine: ({ seat: _, ...s }: any) => structuredClone(s),
    secrets: () => [],
    broken: () => undefined,
    round: () => 1,
    ...parts,
  };
  return {
    id,
    version: 1,
    rules,
    label: (m: unknown): Phrase => ({ key: 'tiny.move', args: { what: JSON.stringify(m).length } }),
    prompt: (): Phrase => ({ key: 'tiny.ask' }),
    text,
  };
}

export const best = (points: number[]): Seat[] =>
  points.flatMap((one, seat) => (one === Math.max(...points) ? [seat] : []));

/** Words for the events of a module. */
export const withText = (game: Checked, keys: readonly string[]): Checked => ({
  ...game,
  text: { ...game.text, ...Object.fromEntries(keys.map((key) => [key, key])) },
});

export const chairs = (n: number): MatchSetup['chairs'] =>
  Array.from({ length: n }, (_, seat) => ({ name: `P${seat}`, colour: seat, side: 0 }));

export const startMatch = (game: Checked, seats: number, more: Partial<MatchSetup> = {}): Match =>
  Match.start(game, { id: 'm', options: null, chairs: chairs(seats), seed: '7'.repeat(32), now: 0, ...more });

/** The whole number under `name` in a move that is nothing else. */
export function only(m: unknown, name: string): number | undefined {
  if (typeof m !== 'object' || m === null || Array.isArray(m) || Object.keys(m).join() !== name) return undefined;
  const value = (m as Record<string, unknown>)[name];
  return Number.isInteger(value) ? (value as number) : undefined;
}
