import { thinking } from '../bots/levels';
import { chanceIn } from '../bots/search';
import { mean } from '../bots/statistics';
import { rng as startRng } from '../engine/chance';
import { type Decision, decisionsOf } from '../engine/decisions';
import { Match } from '../engine/match';
import type { MatchRecord } from '../engine/record';
import { type Json, type Rng, type Seat, TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import { type Bot, nextEntry } from './bots';
import { startMatch } from './games';

/** Finished games of mates in which one person, at one moment, gave the game away: what a review has to find. */

interface Planted {
  record: MatchRecord;
  seat: Seat;
  /** The entry. */
  at: number;
  /** Share of the win it cost against the best, by the reference. */
  loss: number;
}

interface Wanted {
  /** The least share of the win a planted move costs. */
  least: number;
  /** Courses of play of the reference. */
  playouts: number;
  /** Who plays for the person before and after: the level of a computer player. */
  person: Bot;
}
/** So many moves of a decision are looked at, in so many worlds, before one of them is weighed by the reference. */
const LOOKED = 10;
const GLANCE = 12;
/** Then in so many more. */
const LOOK = 80;
/** A glance is not sure: what it takes for this much dearer is worth the reference. */
const SURER = 1.2;

/** To the end: mates, and on the person's chair whoever is wanted, though the record does not say so. */
function finish(game: GameModule, match: Match, random: Rng, { person }: Wanted): Match {
  const bots = match.record.chairs.map(({ bot }) => bot ?? person);
  for (;;) {
    const next = nextEntry(game, match.position(), bots, random);
    if (!next) return match;
    const draws = next.seat === TABLE && match.ask()?.kind !== 'choice';
    const verdict = draws ? match.draw(match.length) : match.enter(next.seat, next.move, match.length);
    if (verdict !== true) throw new Error(`refused: ${verdict.key}`);
  }
}

function tableOf(game: GameModule, seats: number, seed: number, person: Seat): Match {
  const { record } = startMatch(game, { seats, seed });
  const chairs = record.chairs.map((chair, seat) => (seat === person ? chair : { ...chair, bot: 'mate' }));
  return Match.resume(game, { ...record, chairs });
}

function bestOf(game: GameModule, { view, seat, moves }: Decision): number {
  const thoughts = thinking('captain', game, view, seat, moves, [77]);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value.best;
  }
}

/** What this move costs against that one, in so many imagined worlds. */
function costOf(game: GameModule, { view, seat, moves }: Decision, best: number, at: number, from: number, n: number) {
  const losses = Array.from({ length: n }, (_, i) => {
    const share = chanceIn(game, view, seat, [78], from + i);
    return share(moves[best]) - share(moves[at]);
  });
  return mean(losses);
}

/** A move here that costs as much as is wanted; undefined where a glance finds none. */
function blunderAt(game: GameModule, decision: Decision, random: Rng, { least, playouts }: Wanted) {
  const best = bestOf(game, decision);
  const { moves } = decision;
  for (let i = 0; i < LOOKED; i++) {
    const at = random.int(moves.length);
    if (at === best || costOf(game, decision, best, at, 0, GLANCE) < least * SURER) continue;
    if (costOf(game, decision, best, at, GLANCE, LOOK) < least) continue;
    const loss = costOf(game, decision, best, at, GLANCE + LOOK, playouts / 2);
    if (loss >= least) return { move: moves[at], loss };
  }
  return undefined;
}

function shuffled<T>(list: readonly T[], random: Rng): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

function replayed(game: GameModule, start: Match, log: MatchRecord['log'], move: Json, seat: Seat): Match {
  const match = Match.resume(game, { ...start.record, log: [...log], last: null });
  const verdict = match.enter(seat, move, match.length);
  if (verdict !== true) throw new Error(`refused: ${verdict.key}`);
  return match;
}

/** The game of that number; undefined where the person had nothing to give away. */
export function planted(
  game: GameModule,
  seats: number,
  seed: number,
  number: number,
  wanted: Wanted,
): Planted | undefined {
  const random = startRng(seed, number, 31);
  const seat = number % seats;
  const start = tableOf(game, seats, (seed * 1000 + number) >>> 0, seat);
  const { record } = finish(game, Match.resume(game, start.record), random, wanted);
  const decisions = [...decisionsOf(game, record)].filter((one) => one !== undefined);
  for (const decision of shuffled(decisions, random)) {
    const found = blunderAt(game, decision, random, wanted);
    if (!found) continue;
    const match = replayed(game, start, record.log.slice(0, decision.at), found.move, seat);
    return { record: finish(game, match, random, wanted).record, seat, at: decision.at, loss: found.loss };
  }
  return undefined;
}
