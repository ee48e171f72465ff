import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { Phrase } from '../../../src/engine/rules';
import { type AnyPosition, begin, play } from '../../../src/engine/run';
import { game } from '../../../src/games/isla-margarita/game';
import type { Isla } from '../../../src/games/isla-margarita/rules/state';
import { about } from '../../../src/games/isla-margarita/speech/about';
import { gains } from '../../../src/games/isla-margarita/speech/gains';
import { standing } from '../../../src/games/isla-margarita/speech/standing';
import { where } from '../../../src/games/isla-margarita/speech/where';
import { say } from '../../../src/look/say';
import { ALTA, LIMA, legal, MARGARITA, PALOMA, position, rules, sees } from './position';

/** What the table is told of the standing, of places and of what was brought to whom. */

/** Positions of a whole random game, with what everybody heard on the way to each. */
function* positions(seats: number, seed: number): Generator<{ s: Isla; heard: Phrase[]; before: number[] }> {
  const s = begin(rules, seats, rules.options({}, seats)) as unknown as Isla & AnyPosition;
  const random = rng(seed, seats, 7);
  for (let guard = 0; guard < 4000; guard++) {
    const entry = randomEntry(rules, s, random);
    if (!entry) return;
    const before = s.bank.slice();
    const heard: Phrase[] = [];
    play(rules, s, entry.seat, entry.move, (event, to, rest) => {
      const told = to ? rest : event;
      if (told) heard.push(told);
    });
    yield { s, heard, before };
  }
}

const spots = game.spots(sees(position(4), null)).map(({ id }) => id);
const spoken = (phrase: Phrase): string => say(phrase, { text: game.text });

describe.each([2, 4, 5])('in whole games of %i', (seats) => {
  test('the standing is the same whoever looks, and whatever crowns and cards are', () => {
    for (const { s } of positions(seats, 11)) {
      if (s.open) continue;
      const open = standing(sees(s, null));
      for (let seat = 0; seat < seats; seat++) expect(standing(sees(s, seat))).toEqual(open);
      for (let i = 0; i < 2; i++) expect(standing(sees(rules.imagine(sees(s, null), rng(i, 3)), null))).toEqual(open);
      for (const { spot, mark } of open.places) {
        expect(spots).toContain(spot);
        expect(mark.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('a build says what it does to the worth of coins beside princes', () => {
    const worth = (s: Isla, seat: number) =>
      rules.scores(s).reduce((sum, one) => sum + (one.category === 'coins' && one.seat === seat ? one.points : 0), 0);
    let told = 0;
    for (const { s } of positions(seats, 13)) {
      const f = s.todo[0];
      if (f?.at !== 'build') continue;
      const view = sees(s, f.seat);
      for (const move of legal(s, f.seat).slice(0, 12)) {
        if (!('bridge' in move) && !('port' in move)) continue;
        const line = game.preview(move, view).find(({ text }) => text.key.startsWith('isla.preview.coins'));
        const n = Number(line?.text.args?.n ?? 0) * (line?.tone === 'cost' ? -1 : 1);
        const then = structuredClone(s);
        play(rules, then as unknown as AnyPosition, f.seat, move);
        expect([move, worth(then, f.seat) - worth(s, f.seat)]).toEqual([move, n]);
        if (n !== 0) told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('what an event brings is what it does to the Banks', () => {
    for (const { s, heard, before } of positions(seats, 12)) {
      const told = before.map((bank, seat) => bank + sum(heard, seat));
      expect(s.bank).toEqual(told);
    }
  });

  test('every place says what it is, with a paragraph of the rules', () => {
    const paragraphs = game.reference.map(({ id }) => id);
    let n = 0;
    for (const { s } of positions(seats, 13)) {
      if (n++ % 9) continue;
      for (const spot of spots) {
        const lines = about(spot, sees(s, null));
        expect(lines.length, spot).toBeGreaterThan(0);
        for (const line of lines) {
          expect(paragraphs).toContain(line.rule);
          expect(spoken(line)).not.toMatch(/[{}]|isla\./);
        }
      }
      for (const line of standing(sees(s, null)).lines ?? []) expect(spoken(line)).not.toMatch(/[{}]|isla\./);
    }
  });

  test('points of ports, bridges and coins lie where they come from', () => {
    let last: Isla | undefined;
    for (const { s } of positions(seats, 14)) last = s;
    for (const { category, reason } of rules.scores(last as Isla)) {
      const ways = where[reason.key]?.(reason.args ?? {}, sees(last as Isla, null)) ?? [];
      expect(ways.length).toBe(['ports', 'bridges', 'coins'].includes(category) ? 1 : 0);
      for (const spot of ways.flat()) expect(spots).toContain(spot);
    }
  });
});

const sum = (heard: readonly Phrase[], seat: number): number =>
  heard
    .flatMap(({ key, args }) => gains[key]?.(args ?? {}) ?? [])
    .reduce((n, one) => (one.seat === seat ? n + one.n : n), 0);

test('who leads an island is said with the lead, and a tie belongs to nobody', () => {
  const s = position(3, { bridges: { 1: 0, 8: 0, 2: 1 }, pools: { [LIMA]: [2, 5, 0], [MARGARITA]: [1, 1, 0] } });
  const at = (island: number) =>
    standing(sees(s, null))
      .places.filter(({ spot }) => spot === `island:${island}`)
      .map(({ seat, mark, of }) => [seat, mark, of]);
  expect(at(ALTA)).toEqual([[0, '+2', undefined]]);
  expect(at(PALOMA)).toEqual([[undefined, '=', undefined]]);
  expect(at(LIMA)).toEqual([[1, '+3', 'coin']]);
  expect(at(MARGARITA)).toEqual([[undefined, '=', 'coin']]);
});

test('more is hidden as soon as somebody holds a crown or a card that scores', () => {
  const more = (s: Isla) => standing(sees(s, null)).points.map((one) => one.more);
  expect(more(position(3, { crowns: [[5], [], []] }))).toEqual([true, false, false]);
  const s = position(3, { hands: [[1], [12], []] });
  expect(more(s)).toEqual([true, true, false]);
  s.shown.push({ seat: 1, card: 12 });
  expect(more(s)).toEqual([true, false, false]);
});

test('an idle round is told in the standing', () => {
  const keys = (idle: number) => standing(sees(position(3, { idle }), null)).lines?.map(({ key }) => key);
  expect(keys(0)).not.toContain('isla.standing.idle');
  expect(keys(1)).toContain('isla.standing.idle');
});
