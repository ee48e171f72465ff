import { expect, test } from 'vitest';
import { rng, shuffle } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import { begin, play } from '../../../src/engine/run';
import { game } from '../../../src/games/isla-margarita/game';
import { best, coinsOnBoard, type FinalTable, locked, type Sheet, sheets, sitesEnd } from './reference';

/** Whole random games, scored twice. */

const GAMES = 120;

function finish(seats: number, coins: number, seed: number): { t: FinalTable; was: FinalTable | undefined } {
  const s = begin(game.rules, seats, { coins });
  const random = rng(seed, seats, coins);
  let was: FinalTable | undefined;
  for (let guard = 0; guard < 5000; guard++) {
    const entry = randomEntry(game.rules, s, random);
    if (!entry) return { t: s as unknown as FinalTable, was };
    const gathers = s.todo[0].at === 'gather';
    play(game.rules, s, entry.seat, entry.move);
    // 17 and 18: the game goes on after a round exactly where the page says so
    if (!gathers) continue;
    was = structuredClone(s) as unknown as FinalTable;
    expect(s.end !== null, `round ${s.round} of game ${seed}`).toBe((sitesEnd(was) ?? locked(was)) !== undefined);
  }
  throw new Error(`game ${seed} has no end`);
}

function judge(t: FinalTable): Sheet[] {
  const out = Array.from({ length: t.n }, () => ({ ports: 0, bridges: 0, crowns: 0, coins: 0, commerce: 0 }));
  for (const { seat, category, points } of game.rules.scores(t as any)) out[seat][category as keyof Sheet] += points;
  return out;
}

test.each([
  [2, 25],
  [3, 20],
  [3, 25],
  [4, 20],
  [5, 20],
])('5.23-29 two scorers agree on every game of %i seats with %i coins', (seats, coins) => {
  let lone = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const { t, was } = finish(seats, coins, seed);
    expect(judge(t), `game ${seed}`).toEqual(sheets(t));
    expect(game.rules.winners(t as any), `game ${seed}`).toEqual(best(t));
    expect(game.rules.ending(t as any), `game ${seed}`).toBe(sitesEnd(t) ?? locked(was as FinalTable));
    // every coin is in the Bank or on the board: circles are empty at the end (5.16)
    for (let seat = 0; seat < seats; seat++) {
      expect(t.bank[seat] + coinsOnBoard(t, seat)).toBe(coins - (seat === t.firstKing ? 3 : 0));
    }
    if (best(t).length === 1) lone++;
  }
  expect(lone).toBeGreaterThan(GAMES / 2);
});

/** A table set at random, not played: small numbers, so that ties of two, three and more are everywhere. */
function scatter(seats: number, seed: number): FinalTable {
  const random = rng(seed, seats, 29);
  const owners = (sites: number, open: number): number[] =>
    Array.from({ length: sites }, () => (random.int(open) === 0 ? -1 : random.int(seats)));
  const values = shuffle([1, 2, 2, 3, 3, 3, 4, 4, 5], random).slice(random.int(10));
  const cards = shuffle(
    Array.from({ length: 24 }, (_, i) => i + 1),
    random,
  );
  const title = (): number => random.int(seats + 1) - 1;
  const princes = new Array(9).fill(0);
  for (let k = 0; k < 9; k++) princes[random.int(9)]++;
  return {
    n: seats,
    coins: 20,
    firstKing: 0,
    titles: { king: random.int(seats), bridgeBuilder: title(), portBuilder: title() },
    bank: Array.from({ length: seats }, () => random.int(9)),
    circles: new Array(9).fill(null),
    pools: Array.from({ length: 9 }, () => Array.from({ length: seats }, () => random.int(3))),
    bridges: owners(17, 2 + random.int(9)),
    ports: owners(13, 2 + random.int(9)),
    princes,
    crowns: values.map((value) => ({ holder: random.int(seats), value })),
    stacks: [0, 1, 2, 3].map((k) => ({
      takes: cards.slice(6 * k, 6 * k + random.int(7)).map((card) => ({ seat: random.int(seats), card })),
    })),
    idle: 0,
  };
}

test.each([2, 3, 4, 5])('5.23-29 two scorers agree on scattered tables of %i seats', (seats) => {
  let shared = 0;
  for (let seed = 1; seed <= 600; seed++) {
    const t = scatter(seats, seed);
    expect(judge(t), `table ${seed}`).toEqual(sheets(t));
    const over = { ...t, todo: [] };
    expect(game.rules.winners(over as any), `table ${seed}`).toEqual(best(t));
    // tie-breaks: the same table with nothing to score but coins on the board, which then decide
    const level = { ...over, crowns: [], stacks: [], princes: new Array(9).fill(0), bridges: [], ports: [] };
    expect(game.rules.winners(level as any), `level table ${seed}`).toEqual(best(level));
    if (best(level).length > 1) shared++;
  }
  expect(shared).toBeGreaterThan(0);
});
