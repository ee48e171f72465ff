import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { EDGES, longestRoad } from '../../../src/games/puerto-catan/rules/island';
import { wander } from './checks';
import { type Options, type PuertoCatan, rules, table, totals } from './position';
import { armyCard, champions, roadCard, victoryPoints } from './reference';
import { longestTrail } from './trails';

/** Whole random games, scored by two bookkeepers. */

interface Finished {
  s: PuertoCatan;
  /** Victory cards by seat, as they were drawn. */
  cards: number[];
  longest: number;
  largest: number;
}

/** One random game; the special cards and the victory cards are kept account of from its moves alone. */
function finished(seats: number, options: Partial<Options>, seed: number): Finished {
  const out = { cards: new Array(seats).fill(0), longest: -1, largest: -1 };
  const armies = new Array(seats).fill(0);
  const s = wander(rules, { seats, options, seed }, (t, { seat, move }, go) => {
    const [f] = t.todo;
    go();
    if (move && 'drawn' in move && f.at === 'draw' && move.drawn === 1) out.cards[f.seat]++;
    if (move && 'soldier' in move) {
      armies[seat]++;
      out.largest = armyCard(out.largest, armies, seat);
    }
    if (move && ('settlement' in move || ('road' in move && !('settle' in move)))) {
      const lengths = t.hands.map((_, who) => longestRoad(t.roads, t.owners, who));
      out.longest = roadCard(out.longest, lengths);
    }
  });
  return { s, ...out };
}

const MODES: [number, Partial<Options>][] = [
  [3, {}],
  [4, { board: 'random' }],
  [4, { board: 'preset', tradeGold: true }],
];

test('two bookkeepers agree on the points and the winners of 300 finished games', () => {
  const won = { many: 0, below: 0, longest: 0, largest: 0, cards: 0 };
  for (let seed = 1; seed <= 300; seed++) {
    const [seats, options] = MODES[seed % 3];
    const { s, cards, longest, largest } = finished(seats, options, seed);
    const points = victoryPoints({ owners: s.owners, levels: s.levels, longest, largest }, cards);
    expect(totals(s), `game ${seed}`).toEqual(points);
    const held = s.hands.map(({ kinds }, seat) => kinds.length + s.devs[seat].length + cards[seat]);
    const winners = champions(points, held, s.gold);
    expect(rules.winners(s), `game ${seed}`).toEqual(winners);
    if (Math.max(...points) < 10) won.below++;
    expect(rules.ending(s)).toBe(s.last >= 0 ? 'ten' : 'rounds');
    if (points.filter((n) => n === Math.max(...points)).length > 1) won.many++;
    if (winners.includes(longest)) won.longest++;
    if (winners.includes(largest)) won.largest++;
    won.cards += cards.reduce((a, b) => a + b);
    // and the length of the road that has the card, by the other way of counting
    if (longest >= 0) {
      const network = {
        roads: EDGES.flatMap(({ a, b }, e): [number, number][] => (s.roads[e] === longest ? [[a, b]] : [])),
        foreign: new Set(s.owners.flatMap((seat, spot) => (seat >= 0 && seat !== longest ? [spot] : []))),
      };
      expect(longestTrail(network)).toBe(longestRoad(s.roads, s.owners, longest));
    }
  }
  for (const [what, n] of Object.entries(won)) if (what !== 'below') expect(n, what).toBeGreaterThan(0);
});

test('ruling 28 two bookkeepers agree on the winners of scattered tables', () => {
  let shared = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const random = rng(seed, 28);
    const some = (n: number, of: string): string => of[0].repeat(random.int(n));
    const s = table({
      hands: [0, 1, 2, 3].map(() => some(3, 'b')),
      devs: [0, 1, 2, 3].map(() => some(2, 'S')),
      gold: [0, 1, 2, 3].map(() => random.int(3)),
      vp: [0, 1, 2, 3].map(() => random.int(2)),
    });
    s.todo = [];
    const held = s.hands.map(({ kinds }, seat) => kinds.length + s.devs[seat].length + s.vp[seat]);
    const winners = champions(victoryPoints({ ...s }, s.vp), held, s.gold);
    expect(rules.winners(s)).toEqual(winners);
    if (winners.length > 1) shared++;
  }
  expect(shared).toBeGreaterThan(10);
});
