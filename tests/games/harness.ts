import { expect } from 'vitest';
import { Match } from '../../src/engine/match';
import type { Phrase, Refusal } from '../../src/engine/rules';
import { type AnyPosition, accepts, actorsOf, movesOf, play } from '../../src/engine/run';
import type { GameModule } from '../../src/games/module';
import { say } from '../../src/look/say';

/** What rule tests do with a position written by hand: play, be refused in a sentence, ask who may do what. */

export const ILLEGAL = 'The rules don’t allow that here.';
export const NOT_YOURS = 'It’s not your turn to decide this.';

export function harness<S extends { n: number }, M>(game: GameModule) {
  const { rules } = game;
  const any = (s: S): AnyPosition => s as unknown as AnyPosition;

  /** The sentence for a phrase. */
  const words = (phrase: Phrase): string => say(phrase, { text: game.text });

  /** The move is legal; it is made, and leaves a sound position. Returns what everybody hears, in words. */
  const plays = (s: S, seat: number, move: M | null): string[] => {
    const verdict = accepts(rules, any(s), seat, move);
    expect(verdict === true || words(verdict as Refusal), `seat ${seat}: ${JSON.stringify(move)}`).toBe(true);
    const heard: string[] = [];
    play(rules, any(s), seat, move, (event, to) => {
      if (!to) heard.push(words(event));
    });
    expect(rules.broken(s)).toBeUndefined();
    return heard;
  };

  /** A match of these people that goes on from this position. */
  const matchFrom = (s: S): Match =>
    Match.start(game, {
      id: 'written',
      options: null,
      chairs: Array.from({ length: s.n }, (_, seat) => ({ name: '', colour: seat, side: 0 })),
      seed: '00112233445566778899aabbccddeeff',
      start: JSON.parse(JSON.stringify(s)),
      now: 0,
    });

  /** The move is entered through a match and refused with this sentence; nothing has changed then. */
  const refuses = (s: S, seat: number, move: unknown, sentence: string): void => {
    const match = matchFrom(s);
    const before = JSON.stringify(match.position());
    const verdict = match.enter(seat, move as never, 1);
    expect(verdict === true ? 'accepted' : words(verdict), `seat ${seat}: ${JSON.stringify(move)}`).toBe(sentence);
    expect(JSON.stringify(match.position())).toBe(before);
    expect(match.length).toBe(0);
  };

  const legal = (s: S, seat: number): M[] => movesOf(rules, any(s), seat) as M[];
  const actors = (s: S): number[] => actorsOf(rules, any(s));
  const can = (s: S, seat: number, move: unknown): boolean => accepts(rules, any(s), seat, move) === true;
  return { any, words, plays, matchFrom, refuses, legal, actors, can };
}
