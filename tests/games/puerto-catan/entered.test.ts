import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import { Match } from '../../../src/engine/match';
import { randomEntry } from '../../../src/engine/playout';
import type { Chance, Json } from '../../../src/engine/rules';
import { accepts, begin, play, stepOf } from '../../../src/engine/run';
import { card } from '../../../src/games/puerto-catan/card';
import type { Event } from '../../../src/games/puerto-catan/rules/state';
import { say } from '../../../src/look/say';
import { type Frame, game, type Move, type PuertoCatan, rules, sees, TABLE, table } from './position';

/** Chance that people enter from a real table: who begins, and both dice. */

const chairs = ['Ana', 'Ben', 'Cy', 'Dora'].map((name) => ({ name }));
const words = (phrase: Parameters<typeof say>[0]): string => say(phrase, { text: game.text, chairs });

const stepNow = (s: PuertoCatan) => stepOf(rules, s as never) as Chance<PuertoCatan, Frame, Move, Event>;
const outcomes = (s: PuertoCatan): Move[] =>
  stepNow(s)
    .outcomes?.(s, s.todo[0])
    .map(({ move }) => move) ?? [];

/** Everything that may be entered here is accepted, is a walk of its own, and is said. */
function look(s: PuertoCatan, drawn: unknown): void {
  const v = sees(s, null);
  const all = outcomes(s);
  expect(stepNow(s).open).toBe(true);
  expect(all.filter((one) => same(one, drawn))).toHaveLength(1);
  for (const move of all) expect(accepts(rules, s as never, TABLE, move)).toBe(true);
  const walks = all.map((move) => game.walk(move, v));
  expect(new Set(walks.map((walk) => walk.map(([{ id }]) => id).join(' '))).size).toBe(all.length);
  expect(new Set(walks.map((walk) => walk.map(([{ text }]) => words(text)).join(' '))).size).toBe(all.length);
  for (let stage = 0; stage < walks[0].length; stage++) {
    const ids = new Set(walks.map((walk) => walk[stage][0].id));
    expect(ids.size).toBe(s.todo[0].at === 'dice' ? 6 : s.n);
  }
  for (const [k, move] of all.entries()) {
    expect(words(game.label(move, v))).toMatch(/^[A-Z]/);
    expect(game.preview(move, v)).toEqual([]);
    for (let made = 0; made < walks[k].length; made++)
      expect(words(game.prompt(v, walks[k].slice(0, made).flat()))).toMatch(/enter the first$|\?$/);
  }
}

test('whatever people can throw is offered once, and accepted', () => {
  const met: { [step: string]: number } = {};
  for (let seed = 0; seed < 12; seed++) {
    const n = 3 + (seed % 2);
    const board = ['beginner', 'preset', 'spiral', 'random'][seed % 4];
    const s = begin(rules, n, rules.options({ board }, n)) as unknown as PuertoCatan;
    const random = rng(seed, n, 9);
    for (let entries = 0; entries < 400; entries++) {
      const entry = randomEntry(rules, s as never, random);
      if (!entry) break;
      const { at } = s.todo[0];
      if (card.chances?.includes(at)) {
        met[at] = (met[at] ?? 0) + 1;
        look(s, entry.move);
      }
      play(rules, s as never, entry.seat, entry.move as never);
    }
  }
  expect(Object.keys(met).sort()).toEqual([...(card.chances ?? [])].sort());
  expect(met.starter).toBe(12);
  expect(met.dice).toBeGreaterThan(200);
}, 60_000);

describe('the words', () => {
  test('of the steps on the card', () => {
    expect(card.chances?.map((step) => card.text[`chance.${step}`])).toEqual(['Who starts', 'The dice']);
  });

  test('die by die', () => {
    const s = table({ at: 'producer', governor: 1 });
    play(rules, s as never, 1, { roll: true } as never);
    const v = sees(s, null);
    const walk = game.walk({ dice: [2, 5] }, v);
    expect(walk.map((stage) => stage.map(({ text }) => words(text)))).toEqual([['First die: 2'], ['Second die: 5']]);
    expect(words(game.prompt(v))).toBe('Ben: roll the dice and enter the first');
    expect(words(game.prompt(v, walk[0]))).toBe('Ben: and the second?');
    expect(words(game.label({ dice: [2, 5] }, v))).toBe('Rolled 2 and 5: 7');
  });

  test('an island, a stolen card and a bought one cannot be typed in', () => {
    const v = sees(table(), null);
    for (const step of ['board', 'steal', 'draw']) expect(card.chances).not.toContain(step);
    for (const move of [{ stolen: 1 }, { drawn: 1 }]) expect(() => game.walk(move, v)).toThrow('face down');
  });
});

test('a match whose chance is entered waits for people, and goes on with what they enter', () => {
  const match = Match.start(game, {
    id: 'entered',
    options: { board: 'preset' } as Json,
    chairs: chairs.map(({ name }, colour) => ({ name, colour, side: 0 })),
    seed: '00112233445566778899aabbccddeeff',
    typed: [...(card.chances ?? [])],
    now: 0,
  });
  expect(match.ask()).toMatchObject({ step: 'starter', typed: true });
  expect(match.enter(TABLE, { starter: 2 }, 1, 'typed')).toBe(true);
  expect(match.enter(2, { role: 0 }, 2)).toBe(true);
  expect(match.enter(2, { roll: true }, 3)).toBe(true);
  expect(match.ask()).toMatchObject({ step: 'dice', typed: true });
  expect(match.enter(TABLE, { dice: [6, 7] }, 4, 'typed')).not.toBe(true);
  expect(match.enter(TABLE, { dice: [4, 4] }, 4, 'typed')).toBe(true);
  expect(match.heard(null, 0).map(({ event }) => words(event))).toContain('Cy rolled 4 and 4: 8.');
});
