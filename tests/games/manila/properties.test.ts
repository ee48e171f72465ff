import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { accepts, play } from '../../../src/engine/run';
import { ledger, limitIn, type Plan, type Tally, wander } from './checks';
import { any, fortunes, type Manila, type Move, type Options, rules, table } from './position';

/** Rule page 6: what holds in every game. */

const MODES: [number, Partial<Options>][] = [
  [3, {}],
  [4, {}],
  [5, { moving: 'choose', opener: 'first' }],
  [4, { hiddenMoney: true }],
  [3, { strongPirates: true, dealPool: 'all20' }],
  [5, { blindPassenger: 'anyButInsurance', hiddenMoney: true, strongPirates: true }],
];

test.each(MODES)(
  '6 shares, pesos, docks, pieces, limits and payday over random games of %i with %j',
  (seats, options) => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 80; seed++) ledger(rules, { seats, options, seed }, tally);
    for (const met of [
      'bought',
      'borrowed',
      'redeemed',
      'paidLoad',
      'paidBerth',
      'paidPlunder',
      'agentPaid',
      'boarded',
    ])
      expect(tally[`manila.${met}`], met).toBeGreaterThan(0);
    expect(tally['manila.stowedAway'], 'blind passengers').toBeGreaterThan(0);
    if (options.strongPirates && seats === 3) expect(tally['manila.thrownOff'], 'thrown off').toBeGreaterThan(0);
    expect(tally.paydays).toBeGreaterThan(300);
  },
);

type Entry = { seat: number; move: Move | null };

/** One random game as a list of entries, with every purse and fortune after each of them. */
function told(plan: Plan): { first: Manila; log: Entry[]; cash: string[]; wealth: string[] } {
  const log: Entry[] = [];
  const cash: string[] = [];
  const wealth: string[] = [];
  let first: Manila | undefined;
  wander(rules, plan, (s, entry, go) => {
    first ??= structuredClone(s);
    log.push(structuredClone(entry));
    go();
    cash.push(s.cash.join());
    wealth.push(fortunes(s).join());
  });
  return { first: first as Manila, log, cash, wealth };
}

describe('6 nobody’s fortune depends on', () => {
  test('the order in which punts move', () => {
    let turned = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const game = told({ seats: 3 + (seed % 3), options: { moving: 'choose' }, seed });
      const random = rng(seed, 63);
      const s = structuredClone(game.first);
      game.log.forEach(({ seat, move }, i) => {
        const again = structuredClone(move) as any;
        if (again?.order) {
          // any other order: rotated and perhaps reversed
          again.order.push(...again.order.splice(0, random.int(again.order.length)));
          if (random.int(2)) again.order.reverse();
          if (again.order.join() !== (move as any).order.join()) turned++;
        }
        if (again?.pilot?.length === 2 && accepts(rules, any(s), seat, { pilot: [...again.pilot].reverse() }) === true)
          again.pilot.reverse();
        expect(accepts(rules, any(s), seat, again), `game ${seed}, entry ${i}`).toBe(true);
        play(rules, any(s), seat, again);
        expect(s.cash.join(), `game ${seed}, entry ${i}`).toBe(game.cash[i]);
      });
      expect(fortunes(s).join()).toBe(game.wealth.at(-1));
    }
    expect(turned).toBeGreaterThan(200);
  });

  test('the share that is pledged', () => {
    let flipped = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const game = told({ seats: 3 + (seed % 3), seed });
      const random = rng(seed, 383);
      const s = structuredClone(game.first);
      game.log.forEach(({ seat, move }, i) => {
        for (const hand of s.hands) {
          const down = hand.findIndex(({ pledged }) => pledged);
          const up = hand.findIndex(({ pledged }) => !pledged);
          if (down < 0 || up < 0 || random.int(3) > 0) continue;
          hand[down].pledged = false;
          hand[up].pledged = true;
          flipped++;
        }
        expect(rules.broken(any(s) as never)).toBeUndefined();
        expect(accepts(rules, any(s), seat, move), `game ${seed}, entry ${i}`).toBe(true);
        play(rules, any(s), seat, move);
        expect(s.cash.join(), `game ${seed}, entry ${i}`).toBe(game.cash[i]);
        expect(fortunes(s).join(), `game ${seed}, entry ${i}`).toBe(game.wealth[i]);
      });
    }
    expect(flipped).toBeGreaterThan(200);
  });
});

describe('6 the credit limit', () => {
  test('no chain of loans lifts it; each redemption costs three', () => {
    const random = rng(66);
    for (let i = 0; i < 200; i++) {
      const s = table({ cash: [random.int(60), 30, 30], pledged: [random.int(3), 0, 0] });
      let expected = limitIn(s, 0);
      for (let k = 0; k < 8; k++) {
        const move = random.int(2) ? { loan: true } : { redeem: true };
        if (accepts(rules, any(s), 0, move) !== true) continue;
        play(rules, any(s), 0, move);
        if (move.redeem) expected -= 3;
        expect(limitIn(s, 0)).toBe(expected);
      }
    }
  });

  test('it is what can be bid, paid for a share and for a space', () => {
    const random = rng(67);
    for (let i = 0; i < 100; i++) {
      const w = { cash: [random.int(12), 30, 30], pledged: [random.int(3), 0, 0] };
      const auction = table({ ...w, at: 'auction' });
      const limit = limitIn(auction, 0);
      const bids = rules.steps.auction.kind === 'choice' ? rules.steps.auction.moves(auction, auction.todo[0], 0) : [];
      expect(bids.filter((m) => 'bid' in m)).toHaveLength(limit);
      const buy = table({ ...w, at: 'buy', values: [0, 5, 10, 20] });
      [5, 5, 10, 20].forEach((price, ware) => {
        expect(accepts(rules, any(buy), 0, { buy: ware }) === true, `${price} with ${limit}`).toBe(price <= limit);
      });
    }
  });
});
