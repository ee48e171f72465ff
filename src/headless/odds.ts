import { advising } from '../bots/advice';
import { mean } from '../bots/statistics';
import { rng as startRng } from '../engine/chance';
import { TABLE } from '../engine/rules';
import { type AnyPosition, begin, movesOf, play } from '../engine/run';
import type { GameModule } from '../games/module';
import { readArgs } from './args';
import { nextEntry } from './bots';
import { loadGame, loadGames } from './registry';

/**
 * npm run -s odds -- [--game manila] [--games 200] [--seed 1] [--seats 4] [--every 60]
 * How far the share of the win that a position promises (`evaluate` and `search.odds`) agrees with what becomes of it:
 * games of mates, looked at whenever a round begins. One JSON object a round: at how many positions, the scale that fits
 * them best, and the surprise (mean of -log of the winner's share, in bits) with that scale, with the game's own, and with
 * equal shares; where purses are hidden, the pair of what others imagine in one and what is there, on average. With --every the
 * captain is asked for advice at each question of that number: the chance it tells and the share of the win that comes.
 */

const args = readArgs(['game', 'games', 'seed', 'seats', 'every']);
const games = args.number('games', 200);
const seed = args.number('seed', 1);
const every = args.number('every', 0);
const chosen = args.text('game') === undefined ? await loadGames() : [await loadGame(args.text('game'))];

interface Sight {
  worths: readonly number[];
  winners: readonly number[];
  purses: readonly Purse[];
}

type Purse = [imagined: number, real: number];

/** Every purse that somebody does not see. */
function pursesOf({ rules }: GameModule, s: AnyPosition, number: number): Purse[] {
  const { cash = [] } = s as { cash?: readonly number[] };
  return cash.flatMap((_, seat) => {
    const view = rules.view(s, seat) as { cash: readonly (number | null)[] };
    const dream = rules.imagine(view, startRng(seed, number, seat)) as { cash: readonly number[] };
    return cash.flatMap((real, at): Purse[] => (view.cash[at] === null ? [[dream.cash[at], real]] : []));
  });
}

/** The chance of winning that the captain tells that seat, if this is a question. */
function toldAt(module: GameModule, s: AnyPosition, seat: number, seeds: readonly number[]): number | undefined {
  const work = advising(module, module.rules.view(s, seat), seat, movesOf(module.rules, s, seat), seeds);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value?.chance;
  }
}

/** Mean surprise at who won, in bits. */
function surprise(sights: readonly Sight[], scale: number): number {
  let sum = 0;
  for (const { worths, winners } of sights) {
    const top = Math.max(...worths);
    const shares = worths.map((worth) => Math.exp((worth - top) / scale));
    const all = shares.reduce((a, b) => a + b, 0);
    for (const seat of winners) sum -= Math.log2(shares[seat] / all) / winners.length;
  }
  return sum / sights.length;
}

/** Scales a tenth apart, from the smallest to the largest that makes sense. */
const SCALES = Array.from({ length: 70 }, (_, i) => 0.5 * 1.1 ** i);
const fitting = (sights: readonly Sight[]): number =>
  SCALES.reduce((best, scale) => (surprise(sights, scale) < surprise(sights, best) ? scale : best));

const rounded = (x: number): number => Math.round(x * 100) / 100;

for (const { module, card } of chosen) {
  const seats = args.number('seats', card.seats.usual);
  const byRound = new Map<number, Sight[]>();
  const told: [chance: number, won: number][] = [];
  let questions = 0;
  for (let number = 0; number < games; number++) {
    const random = startRng(seed, number);
    const s = begin(module.rules, seats, module.rules.options(null, seats));
    const seen: (Omit<Sight, 'winners'> & { round: number })[] = [];
    const advised: { seat: number; chance: number }[] = [];
    let round = module.rules.round(s);
    for (;;) {
      const next = nextEntry(module, s, Array(seats).fill('mate'), random);
      if (!next) break;
      const { seat } = next;
      if (every > 0 && seat !== TABLE && movesOf(module.rules, s, seat).length > 1 && questions++ % every === 0) {
        const chance = toldAt(module, s, seat, [seed, questions]);
        if (chance !== undefined) advised.push({ seat, chance });
      }
      play(module.rules, s, next.seat, next.move);
      const now = module.rules.round(s);
      if (now === round || s.todo.length === 0) continue;
      round = now;
      seen.push({ round, worths: module.evaluate(s), purses: pursesOf(module, s, number) });
    }
    const winners = module.rules.winners(s);
    for (const { round: at, ...sight } of seen) byRound.set(at, [...(byRound.get(at) ?? []), { ...sight, winners }]);
    for (const { seat, chance } of advised) told.push([chance, winners.includes(seat) ? 1 / winners.length : 0]);
  }
  const line = (round: number | string, sights: readonly Sight[]) => {
    const scale = fitting(sights);
    const purses = sights.flatMap((one) => one.purses);
    console.log(
      JSON.stringify({
        ...{ game: module.id, seats, round, positions: sights.length, scale: rounded(scale) },
        surprise: [scale, module.search.odds].map((one) => rounded(surprise(sights, one))),
        equal: rounded(Math.log2(seats)),
        ...(purses.length > 0 && { purse: [0, 1].map((i) => rounded(mean(purses.map((one) => one[i])))) }),
      }),
    );
  };
  for (const [round, sights] of [...byRound].sort(([a], [b]) => a - b)) if (sights.length > 20) line(round, sights);
  line('all', [...byRound.values()].flat());
  if (told.length > 0) {
    const [chance, won] = [0, 1].map((i) => rounded(mean(told.map((one) => one[i]))));
    console.log(JSON.stringify({ game: module.id, seats, questions: told.length, told: chance, won }));
  }
}
