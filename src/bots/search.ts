import { rng as startRng } from '../engine/chance';
import type { Json, Rng, Seat } from '../engine/rules';
import { type AnyPosition, play } from '../engine/run';
import type { GameModule } from '../games/module';
import { cloned, playOn, promise } from './imagined';
import { rating } from './rate';
import { errorOf, mean } from './statistics';
import { type Temper, temperOf, weighed, worths } from './temper';

/**
 * Flat search: a few candidates are tried in the same imagined worlds with the same dice, and after every round the weaker
 * half drops out (sequential halving). It sees a view and nothing else. Everything random follows from the seed and from
 * the number of the playout, so that the same question with the same effort has the same answer on every machine.
 */

export interface Effort {
  /** Courses of play in all. */
  playouts: number;
  /** So many moves are tried; the rest is left aside after a glance. */
  candidates: number;
  /** Whose eyes it sees with; steady where nothing is said. */
  temper?: Temper;
}

interface Candidate {
  /** Its place in the list of moves. */
  at: number;
  /** What the first glance says against it, as a share of the win: 0 for the best, below it for all others. */
  bias: number;
  /** Share of the win in each world so far. */
  shares: number[];
}

export interface Thought {
  /** Place of the best move in the list. */
  best: number;
  playouts: number;
  /** The candidates, best first: mean share of the win (0 to 1) and its standard error. */
  rated: readonly { at: number; share: number; error: number }[];
}

/** Streams that have nothing in common: worlds, dice, whims of those who play on, the first glance. */
const [WORLD, DICE, WHIMS, GLANCE] = [0, 1, 2, 3];

/**
 * The first glance counts as much as so many courses of play, at least, and as one in so many that are tried: it knows what
 * imagined play does not, and trying more must not drown it. So much of the win is a scale of points.
 */
const GLANCES = { least: 8, oneIn: 24 };
const SLOPE = 0.2;
const WORST = -0.3;

/** What is known of a candidate, the first glance included. */
const standing = ({ bias, shares }: Candidate, temper: Temper, glances: number): number =>
  weighed(shares, temper) + (bias * glances) / (glances + shares.length);

function thoughtOf(out: readonly Candidate[], playouts: number): Thought {
  const rated = out.map(({ at, shares }) => ({ at, share: mean(shares), error: errorOf(shares) }));
  return { best: rated[0].at, playouts, rated };
}

/** What a position is judged by: a temper, and how far points make a win likely. */
interface Eyes {
  temper: Temper;
  scale: number;
}

/** The share of the win that one course of play after this move comes to. */
function tried(
  game: GameModule,
  world: AnyPosition,
  seat: Seat,
  move: Json,
  { policy, dice, temper, scale }: Eyes & { policy: Rng; dice: Rng },
): number {
  const s = cloned(game, world);
  // a move that ends the round is not played on for longer than the others
  const last = game.rules.round(s) + game.search.horizon;
  play(game.rules, s, seat, move);
  const end = playOn(game, s, last, policy, dice);
  return promise(game, end, seat, scale, (now) => worths(game, now, seat, temper));
}

/**
 * One imagined world, by its number: the share of the win that a move comes to there. Every move meets the same world, the
 * same dice and the same whims.
 */
function worldOf(
  game: GameModule,
  view: Json,
  seat: Seat,
  seed: readonly number[],
  number: number,
  eyes: Eyes,
): (move: Json) => number {
  const imagined = game.rules.imagine(view, startRng(...seed, WORLD, number)) as AnyPosition;
  return (move) => {
    const [policy, dice] = [startRng(...seed, WHIMS, number), startRng(...seed, DICE, number)];
    return tried(game, imagined, seat, move, { policy, dice, ...eyes });
  };
}

/** The same as people are told it: shares of the win as they come true when mates play on, by an even temper. */
export const chanceIn = (game: GameModule, view: Json, seat: Seat, seed: readonly number[], number: number) =>
  worldOf(game, view, seat, seed, number, { temper: temperOf(undefined), scale: game.search.odds });

/** What comes into question at a first glance, best first. Yields while it looks. */
function* glancing(
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  seed: readonly number[],
  { candidates, temper }: { candidates: number; temper: Temper },
): Generator<undefined, Candidate[]> {
  const random = startRng(...seed, GLANCE);
  const work = rating(game, view, seat, moves, random, temper);
  let glance = work.next();
  for (; !glance.done; glance = work.next()) yield undefined;
  const seen = glance.value.map((worth) => worth + temper.whim * game.search.scale * random.next());
  const order = [...moves.keys()].filter((i) => seen[i] > Number.NEGATIVE_INFINITY).sort((a, b) => seen[b] - seen[a]);
  const biasOf = (at: number): number => Math.max(WORST, (SLOPE * (seen[at] - seen[order[0]])) / game.search.scale);
  return order.slice(0, candidates).map((at) => ({ at, bias: biasOf(at), shares: [] }));
}

/**
 * Thinks about one question. Yields after every playout, so that whoever asked can do something else in between or stop;
 * what is best so far comes along, nothing during the first glance. The first thought is the glance alone.
 */
export function* searching(
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  seed: readonly number[],
  { playouts, candidates, temper = temperOf(undefined) }: Effort,
): Generator<Thought | undefined, Thought> {
  const eyes = { temper, scale: game.search.scale };
  let alive = yield* glancing(game, view, seat, moves, seed, { candidates, temper });
  let thought: Thought = { best: alive[0].at, playouts: 0, rated: [] };
  yield thought;
  const weight = Math.max(GLANCES.least, playouts / GLANCES.oneIn);
  const better = (a: Candidate, b: Candidate): number => standing(b, temper, weight) - standing(a, temper, weight);
  const rounds = Math.ceil(Math.log2(alive.length));
  let world = 0;
  let done = 0;
  const dropped: Candidate[] = [];
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / alive.length));
    for (let i = 0; i < worlds; i++, world++) {
      const share = worldOf(game, view, seat, seed, world, eyes);
      for (const one of alive) {
        one.shares.push(share(moves[one.at]));
        done++;
        yield thought;
      }
      thought = thoughtOf([...alive].sort(better).concat(dropped), done);
    }
    alive.sort(better);
    dropped.unshift(...alive.slice(Math.ceil(alive.length / 2)));
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  return thought;
}
