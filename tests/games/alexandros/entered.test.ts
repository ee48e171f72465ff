import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import { randomEntry } from '../../../src/engine/playout';
import type { Chance } from '../../../src/engine/rules';
import { accepts, begin, play, stepOf } from '../../../src/engine/run';
import { card } from '../../../src/games/alexandros/card';
import type { Alexandros, AlexFrame, Event, Move } from '../../../src/games/alexandros/rules/state';
import { say } from '../../../src/look/say';
import { game, rules, sees, TABLE, table } from './position';

/** Chance that people enter from a real table: who starts, and the cards turned up. */

const chairs = ['Ana', 'Ben', 'Cy', 'Di'].map((name) => ({ name }));
const words = (phrase: Parameters<typeof say>[0]): string => say(phrase, { text: game.text, chairs });

function outcomes(s: Alexandros): Move[] {
  const step = stepOf(rules, s as never) as Chance<Alexandros, AlexFrame, Move, Event>;
  return step.outcomes?.(s, s.todo[0]).map(({ move }) => move) ?? [];
}

test('whatever people can throw or draw is offered once, and accepted', () => {
  const met: { [step: string]: number } = {};
  let short = 0;
  for (let seed = 0; seed < 60; seed++) {
    const n = 2 + (seed % 3);
    const s = begin(rules, n, rules.options({}, n)) as unknown as Alexandros;
    const random = rng(seed, n, 9);
    for (;;) {
      const entry = randomEntry(rules, s as never, random);
      if (!entry) break;
      const [f] = s.todo;
      if (card.chances?.includes(f.at)) {
        met[f.at] = (met[f.at] ?? 0) + 1;
        const v = sees(s, null);
        const all = outcomes(s);
        if (f.at === 'turnUp' && all.length < 5) short++;
        expect((stepOf(rules, s as never) as { open?: boolean }).open).toBe(true);
        expect(all.filter((one) => same(one, entry.move))).toHaveLength(1);
        for (const move of all) expect(accepts(rules, s as never, TABLE, move)).toBe(true);
        const walks = all.map((move) => game.walk(move, v));
        expect(walks.every((walk) => walk.length === 1 && walk[0].length === 1)).toBe(true);
        const ids = walks.map(([[pick]]) => pick.id);
        expect(new Set(ids).size).toBe(all.length);
        expect(ids.length).toBeLessThanOrEqual(60);
        const lines = walks.map(([[pick]]) => words(pick.text));
        expect(new Set(lines).size).toBe(all.length);
        for (const move of all) expect(words(game.label(move, v))).toMatch(/\.$/);
        expect(words(game.prompt(v))).toMatch(/\?$/);
      }
      play(rules, s as never, entry.seat, entry.move as never);
    }
  }
  expect(Object.keys(met).sort()).toEqual([...(card.chances ?? [])].sort());
  expect(met.starter).toBe(60);
  expect(short).toBeGreaterThan(0);
});

describe('the words', () => {
  test('of the steps on the card, and of the picks', () => {
    for (const step of card.chances ?? []) expect(card.text[`chance.${step}`]).toMatch(/^[A-Z]/);
    const s = table({ seats: 3, row: '-A', todo: [{ at: 'turnUp', slot: 0 }] });
    expect(outcomes(s).map((move) => words(game.walk(move, sees(s, null))[0][0].text))).toEqual([
      'Turned up: temple',
      'Turned up: amphora',
      'Turned up: horse',
      'Turned up: lyre',
      'Turned up: soldier',
    ]);
    const first = table({ seats: 3, todo: [{ at: 'starter' }] });
    expect(outcomes(first).map((move) => words(game.walk(move, sees(first, null))[0][0].text))).toEqual([
      'Ana starts',
      'Ben starts',
      'Cy starts',
    ]);
  });

  test('a new land cannot be typed in, nor what is drawn face down', () => {
    expect(card.chances).not.toContain('land');
    expect(card.chances).not.toContain('deal');
    expect(card.chances).not.toContain('draw');
  });

  test('a card of which none is left is not offered', () => {
    const s = table({ seats: 2, row: '-A', discards: 'T'.repeat(11), todo: [{ at: 'turnUp', slot: 0 }] });
    expect(outcomes(s)).toEqual([{ up: 1 }, { up: 2 }, { up: 3 }, { up: 4 }]);
    expect(accepts(rules, s as never, TABLE, { up: 0 })).not.toBe(true);
  });
});
