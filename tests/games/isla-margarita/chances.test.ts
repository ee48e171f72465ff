import { describe, expect, test } from 'vitest';
import { Match } from '../../../src/engine/match';
import type { Chance } from '../../../src/engine/rules';
import { card } from '../../../src/games/isla-margarita/card';
import { game } from '../../../src/games/isla-margarita/game';
import { setup } from '../../../src/games/isla-margarita/rules/setup';
import type { Event, Isla, IslaFrame, Move } from '../../../src/games/isla-margarita/rules/state';
import { say } from '../../../src/look/say';
import { TABLE } from './position';

/** Chance that people may decide at the real table and enter. */

test('is all of the open chance there is, with words', () => {
  const open = Object.entries(game.rules.steps).flatMap(([name, step]) =>
    step.kind === 'chance' && step.open ? [name] : [],
  );
  expect(card.chances).toEqual(open);
  for (const name of open) expect(card.text[`chance.${name}`]).toBe('Who is the first King');
});

describe.each([2, 3, 4, 5])('the first King of %i', (n) => {
  const s = setup(n, { coins: 20 });
  const step = game.rules.steps.firstKing as Chance<Isla, IslaFrame, Move, Event>;
  const outcomes = (step.outcomes?.(s, s.todo[0]) ?? []).map(({ move }) => move);
  const v = game.rules.view(s, null);
  const chairs = Array.from({ length: n }, (_, i) => ({ name: `P${i}` }));
  const words = (phrase: Parameters<typeof say>[0]) => say(phrase, { text: game.text, chairs });

  test('may be anybody: each accepted, with a pick and a line of its own', () => {
    expect(outcomes).toHaveLength(n);
    for (const move of outcomes) expect(step.accepts(s, s.todo[0], move)).toBe(true);
    const walks = outcomes.map((move) => game.walk(move, v));
    for (const walk of walks) expect(walk.map((stage) => stage.length)).toEqual([1]);
    expect(new Set(walks.map((walk) => walk[0][0].id)).size).toBe(n);
    expect(walks.map((walk) => words(walk[0][0].text))).toEqual(chairs.map(({ name }) => `${name} is the first King`));
    expect(new Set(outcomes.map((move) => words(game.label(move, v)))).size).toBe(n);
    expect(words(game.prompt(v))).toBe('Deal the King: who is first?');
  });

  test('is entered, and not entered as somebody who is not there', () => {
    const match = Match.start(game, {
      id: 'x',
      options: {},
      chairs: chairs.map(({ name }, i) => ({ name, colour: i, side: 0 })),
      typed: ['firstKing'],
      seed: 'a'.repeat(32),
      now: 0,
    });
    expect(match.ask()).toMatchObject({ typed: true, step: 'firstKing' });
    expect(match.enter(TABLE, { firstKing: n }, 0, 'typed')).not.toBe(true);
    expect(match.enter(TABLE, { firstKing: n - 1 }, 0, 'typed')).toBe(true);
    expect(match.view<{ titles: { king: number } }>(null).titles.king).toBe(n - 1);
  });
});
