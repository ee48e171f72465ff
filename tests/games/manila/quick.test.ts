import { expect, test } from 'vitest';
import { playOn } from '../../../src/bots/imagined';
import { moveOf } from '../../../src/bots/levels';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import type { Json } from '../../../src/engine/rules';
import { accepts, actorsOf, begin, movesOf, play, stepOf } from '../../../src/engine/run';
import { NEVER } from '../../../src/games/kit/rivals';
import { prior, shareWorths } from '../../../src/games/manila/rules/bot';
import { quick } from '../../../src/games/manila/rules/quick';
import { GINSENG, game, JADE, type Manila, NUTMEG, type Options, onRoutes, rules, SILK, table } from './position';

/** What people do in imagined courses of play, and what shares are worth to them. */

const MODES: [number, Partial<Options>][] = [
  [3, {}],
  [4, { hiddenMoney: true }],
  [5, { strongPirates: true, blindPassenger: 'anyButInsurance', hiddenMoney: true }],
];

test.each(MODES)('whatever is quickly chosen is allowed, among %i with %j', (seats, options) => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const random = rng(seed);
    const s = begin(rules, seats, rules.options(options, seats)) as Manila;
    // half the time as it says, half the time anything: poor and rich, early and late
    for (;;) {
      const seat = actorsOf(rules, s)[0];
      const at = s.todo[0]?.at;
      const move = stepOf(rules, s)?.kind === 'choice' && seat >= 0 ? quick(s, seat, random) : undefined;
      if (move !== undefined) {
        met.add(at);
        expect(accepts(rules, s, seat, move), `${at} ${JSON.stringify(move)}`).toBe(true);
      }
      const entry = move && random.int(2) === 0 ? { seat, move } : randomEntry(rules, s, random);
      if (!entry) break;
      play(rules, s, entry.seat, entry.move);
    }
  }
  expect([...met].sort()).toEqual(['auction', 'buy', 'hire', 'launch', 'load', 'pilot']);
});

test('nobody bids more than the office can be worth, and nobody lets it go for nothing', () => {
  const bid = (high: number): unknown => {
    const s = table({ seats: 4, at: 'auction' });
    Object.assign(s.todo[0], { high, bidder: high > 0 ? 1 : -1 });
    return quick(s, 0, rng(1));
  };
  expect(bid(0)).toHaveProperty('bid');
  expect(bid(30)).toEqual({ pass: true });
});

test('whoever is left alone in an auction bids one peso, and thinks of no more', () => {
  const s = table({ seats: 4, at: 'auction' });
  Object.assign(s.todo[0], { passed: [false, true, true, true] });
  expect(quick(s, 0, rng(1))).toEqual({ bid: 1 });
  const [one, two, pass] = prior(rules.view(s, 0), [{ bid: 1 }, { bid: 2 }, { pass: true }]);
  expect(two).toBe(NEVER);
  expect(one).toBeGreaterThan(pass as number);
  // a second one who may bid makes it an auction again
  Object.assign(s.todo[0], { passed: [false, false, true, true] });
  expect(quick(s, 0, rng(1))).not.toEqual({ bid: 1 });
});

test('not even a deckhand raises a bid that nobody contests', () => {
  const s = table({ seats: 4, at: 'auction', cash: [60, 60, 60, 60] });
  const f = s.todo[0];
  if (f.at !== 'auction') throw new Error('no auction');
  f.passed = [true, true, false, true];
  f.turn = 2;
  const moves = movesOf(rules, s, 2);
  const made = Array.from({ length: 40 }, (_, seed) =>
    moveOf('deckhand', game, rules.view(s, 2) as unknown as Json, 2, moves, [seed]),
  );
  expect(new Set(made.map((move) => JSON.stringify(move)))).toContain(JSON.stringify({ bid: 1 }));
  for (const move of made) expect([{ bid: 1 }, { pass: true }, { loan: true }]).toContainEqual(move);
});

test('a pilot helps the punt that their money is on, and keeps off where nothing is at stake', () => {
  const punts = onRoutes([GINSENG, 8], [NUTMEG, 8], [JADE, 8, [1]]);
  const s = table({
    seats: 4,
    at: 'L',
    punts,
    hands: [
      [GINSENG, SILK],
      [JADE, JADE],
      [SILK, SILK],
      [NUTMEG, NUTMEG],
    ],
  });
  s.small = 1;
  s.todo.unshift({ at: 'pilot', size: 'small' });
  expect(quick(s, 1, rng(1))).toEqual({ pilot: [[2, 1]] });
  s.small = 2;
  expect(quick(s, 2, rng(1))).toEqual({ pilot: [] });
});

test('nobody lingers in an imagined pause', () => {
  const s = table({ seats: 4, at: 'pause', punts: onRoutes([GINSENG, 'port'], [NUTMEG, 'yard'], [SILK, 'yard']) });
  const end = playOn(game, s, s.voyage + 1, rng(1), rng(2)) as unknown as Manila;
  expect(end.todo[0].at).toBe('auction');
  expect(end.pledged).toEqual([0, 0, 0, 0]);
});

test('a share is worth more the nearer its ware is to the one that leads; at the end just its value', () => {
  const still = [0, 0, 0, 0];
  const [low, near, lead] = shareWorths([0, 10, 20, 0], still);
  expect(lead).toBeGreaterThan(20);
  expect(near).toBeGreaterThan(10);
  expect(near - 10).toBeLessThanOrEqual(lead - 20);
  expect(low).toBe(0);
  expect(shareWorths([30, 20, 5, 0], still)).toEqual([30, 20, 5, 0]);
  // the leader's arrival ends the game for all others
  expect(shareWorths([20, 10, 0, 0], [1, 0, 0, 0])).toEqual([30, 10, 0, 0]);
});
