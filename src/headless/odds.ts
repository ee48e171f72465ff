import { rng as startRng } from '../engine/chance';
import { begin, play } from '../engine/run';
import { readArgs } from './args';
import { nextEntry } from './bots';
import { loadGame, loadGames } from './registry';

/**
 * npm run -s odds -- [--game manila] [--games 200] [--seed 1] [--seats 4]
 * How far the share of the win that a position promises (`evaluate` and `search.odds`) agrees with what becomes of it:
 * games of mates, looked at whenever a round begins. One JSON object a round: at how many positions, the scale that fits
 * them best, and the surprise (mean of -log of the winner's share, in bits) with that scale, with the game's own, and with
 * equal shares.
 */

const args = readArgs(['game', 'games', 'seed', 'seats']);
const games = args.number('games', 200);
const seed = args.number('seed', 1);
const chosen = args.text('game') === undefined ? await loadGames() : [await loadGame(args.text('game'))];

interface Sight {
  worths: readonly number[];
  winners: readonly number[];
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
  for (let number = 0; number < games; number++) {
    const random = startRng(seed, number);
    const s = begin(module.rules, seats, module.rules.options(null, seats));
    const seen: { round: number; worths: number[] }[] = [];
    let round = module.rules.round(s);
    for (;;) {
      const next = nextEntry(module, s, Array(seats).fill('mate'), random);
      if (!next) break;
      play(module.rules, s, next.seat, next.move);
      const now = module.rules.round(s);
      if (now === round || s.todo.length === 0) continue;
      round = now;
      seen.push({ round, worths: module.evaluate(s) });
    }
    const winners = module.rules.winners(s);
    for (const { round: at, worths } of seen) byRound.set(at, [...(byRound.get(at) ?? []), { worths, winners }]);
  }
  const line = (round: number | string, sights: readonly Sight[]) => {
    const scale = fitting(sights);
    console.log(
      JSON.stringify({
        ...{ game: module.id, seats, round, positions: sights.length, scale: rounded(scale) },
        surprise: [scale, module.search.odds].map((one) => rounded(surprise(sights, one))),
        equal: rounded(Math.log2(seats)),
      }),
    );
  };
  for (const [round, sights] of [...byRound].sort(([a], [b]) => a - b)) if (sights.length > 20) line(round, sights);
  line('all', [...byRound.values()].flat());
}
