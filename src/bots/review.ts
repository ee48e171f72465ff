import { rng as startRng } from '../engine/chance';
import { type Decision, decisionsOf } from '../engine/decisions';
import type { MatchRecord } from '../engine/record';
import type { Json, Seat } from '../engine/rules';
import { type AnyPosition, accepts, actorsOf } from '../engine/run';
import type { GameModule } from '../games/module';
import { rate } from './rate';
import { chanceIn } from './search';
import { errorOf, mean } from './statistics';

/**
 * A finished match looked through again: what each decision of a person cost them. Every decision is judged from what that
 * seat saw before it; the move that was made and its rivals are tried in the same imagined worlds with the same dice.
 * First all decisions a little, then those that look bad some more; the worst are measured against one rival alone, in
 * worlds that had no part in choosing it, so that luck in the choice is no loss of anybody's.
 */

export interface TurningPoint {
  /** Its place in the log. */
  at: number;
  seat: Seat;
  round: number;
  /** What that seat saw, for the words of the two moves. */
  view: Json;
  played: Json;
  better: Json;
  /** Share of the win that was given away, 0 to 1, and the standard error of that. */
  loss: number;
  error: number;
}

export interface Review {
  /** How much of the work is done, 0 to 1. */
  done: number;
  /** Everybody whose decisions are looked through, in this order; so many of them are finished. */
  people: readonly Seat[];
  finished: number;
  /** The largest losses so far, at most three a person; of each the largest first. */
  points: readonly TurningPoint[];
}

/** So many moves are tried beside the one that was made, in so many worlds: of all decisions, then of the suspects. */
const FIRST = { rivals: 9, worlds: 24 };
/** The first look at a long game is shorter, but never shorter than this: something is to be told soon. */
const FIRST_LOOK = { playouts: 24_000, worlds: 8 };
const SECOND = { rivals: 4, worlds: 80 };
/** Beside whose loss nobody looks twice, as a share of the decisions; and so many at least. */
const SUSPECTS = 0.4;
const FEWEST = 12;
/** So many are measured, in so many worlds; those that are hopeless sooner only in the first of them. */
const MEASURED = 12;
const WORLDS = { few: 100, all: 500 };
/** What is named: at least so much of the win, and so many standard errors above nothing. */
const LEAST = 0.05;
const CLEAR = 2;
const NAMED = 3;

/** Worlds for the decision, and for the first look at all moves. */
const [WEIGHED, GLANCE] = [0, 1];

/** One decision on the scales. */
interface Scales {
  decision: Decision;
  /** Places of the moves beside the one that was made, best first. */
  rivals: number[];
  /** By place: the share of the win in each world so far. */
  shares: Map<number, number[]>;
  /** Worlds used so far. */
  worlds: number;
}

const sharesOf = ({ shares }: Scales, at: number): number[] => {
  const known = shares.get(at) ?? [];
  shares.set(at, known);
  return known;
};

/** What the decision seems to have cost: 0 and below where nothing tried is better. */
const suspicion = (scales: Scales): number =>
  scales.rivals.length === 0
    ? 0
    : mean(sharesOf(scales, scales.rivals[0])) - mean(sharesOf(scales, scales.decision.played));

/** A view may not hold the question itself (several choose in secret at once): then nothing can be said. */
function asked(game: GameModule, { view, seat, moves, played }: Decision): boolean {
  const world = game.rules.imagine(view, startRng(0)) as AnyPosition;
  return actorsOf(game.rules, world).includes(seat) && accepts(game.rules, world, seat, moves[played]) === true;
}

function scalesFor(game: GameModule, decision: Decision, seed: readonly number[]): Scales | undefined {
  if (!asked(game, decision)) return undefined;
  const { view, seat, moves, played } = decision;
  const worths = rate(game, view, seat, moves, startRng(...seed, decision.at, GLANCE));
  const rivals = [...moves.keys()]
    .filter((i) => i !== played && worths[i] > Number.NEGATIVE_INFINITY)
    .sort((a, b) => worths[b] - worths[a]);
  return rivals.length > 0 ? { decision, rivals, shares: new Map(), worlds: 0 } : undefined;
}

type Seeded = { game: GameModule; seed: readonly number[] };

/** Tries the played move and so many rivals in further worlds; afterwards those rivals alone are left, best first. */
function* weigh({ game, seed }: Seeded, scales: Scales, { rivals, worlds }: typeof FIRST): Generator<void, void> {
  const { view, seat, moves, played, at: entry } = scales.decision;
  scales.rivals = scales.rivals.slice(0, rivals);
  for (const end = scales.worlds + worlds; scales.worlds < end; scales.worlds++) {
    const share = chanceIn(game, view, seat, [...seed, entry, WEIGHED], scales.worlds);
    for (const at of [played, ...scales.rivals]) {
      sharesOf(scales, at).push(share(moves[at]));
      yield;
    }
  }
  const means = new Map(scales.rivals.map((at) => [at, mean(sharesOf(scales, at))]));
  scales.rivals.sort((a, b) => (means.get(b) ?? 0) - (means.get(a) ?? 0));
}

/** What was given away against the best rival, in worlds of its own; undefined where it is too little to be named. */
function* measured(seeded: Seeded, scales: Scales): Generator<void, TurningPoint | undefined> {
  const { at, seat, round, view, moves, played } = scales.decision;
  const [rival] = scales.rivals;
  const from = scales.worlds;
  const losses = (): number[] => {
    const [made, better] = [sharesOf(scales, played), sharesOf(scales, rival)].map((list) => list.slice(from));
    return better.map((share, i) => share - made[i]);
  };
  yield* weigh(seeded, scales, { rivals: 1, worlds: WORLDS.few });
  const early = losses();
  if (mean(early) + CLEAR * errorOf(early) < LEAST) return undefined;
  yield* weigh(seeded, scales, { rivals: 1, worlds: WORLDS.all - WORLDS.few });
  const [loss, error] = [mean(losses()), errorOf(losses())];
  if (loss < LEAST || loss < CLEAR * error) return undefined;
  return { at, seat, round, view, played: moves[played], better: moves[rival], loss, error };
}

const worst = (list: readonly Scales[], most: number): Scales[] =>
  list
    .filter((one) => suspicion(one) > 0)
    .sort((a, b) => suspicion(b) - suspicion(a))
    .slice(0, most);

/** The turning points of one person, told with how much of the work is done whenever either changes. */
function* ofOne(
  seeded: Seeded,
  decisions: readonly Decision[],
): Generator<{ done: number; points: readonly TurningPoint[] } | undefined, readonly TurningPoint[]> {
  let points: readonly TurningPoint[] = [];
  const all: Scales[] = [];
  const even = Math.floor(FIRST_LOOK.playouts / decisions.length / (FIRST.rivals + 1));
  const first = { ...FIRST, worlds: Math.min(FIRST.worlds, Math.max(FIRST_LOOK.worlds, even)) };
  for (const [i, decision] of decisions.entries()) {
    const scales = scalesFor(seeded.game, decision, seeded.seed);
    yield undefined;
    if (!scales) continue;
    for (const _ of weigh(seeded, scales, first)) yield undefined;
    all.push(scales);
    yield { done: (0.5 * (i + 1)) / decisions.length, points };
  }
  const suspects = worst(all, Math.max(FEWEST, Math.ceil(all.length * SUSPECTS)));
  for (const [i, scales] of suspects.entries()) {
    for (const _ of weigh(seeded, scales, SECOND)) yield undefined;
    yield { done: 0.5 + (0.25 * (i + 1)) / suspects.length, points };
  }
  const last = worst(suspects, MEASURED);
  for (const [i, scales] of last.entries()) {
    const work = measured(seeded, scales);
    let now = work.next();
    for (; !now.done; now = work.next()) yield undefined;
    const found = now.value;
    if (found) points = [...points, found].sort((a, b) => b.loss - a.loss).slice(0, NAMED);
    yield { done: 0.75 + (0.25 * (i + 1)) / last.length, points };
  }
  return points;
}

/** Looks through the match, one person after the other. Yields after every course of play, so that it can be left. */
export function* reviewing(game: GameModule, record: MatchRecord, seed: readonly number[]): Generator<Review, Review> {
  const decisions: Decision[] = [];
  const of = (seat: Seat): Decision[] => decisions.filter((one) => one.seat === seat);
  let review: Review = { done: 0, people: [], finished: 0, points: [] };
  for (const decision of decisionsOf(game, record)) {
    if (decision) decisions.push(decision);
    yield review;
  }
  const people = [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
  review = { ...review, people };
  for (const [i, seat] of people.entries()) {
    const before = review.points;
    const work = ofOne({ game, seed }, of(seat));
    for (let now = work.next(); ; now = work.next()) {
      if (now.done) {
        review = { people, done: (i + 1) / people.length, finished: i + 1, points: [...before, ...now.value] };
        break;
      }
      if (now.value) {
        const { done, points } = now.value;
        review = { people, done: (i + done) / people.length, finished: i, points: [...before, ...points] };
      }
      yield review;
    }
  }
  return review;
}
