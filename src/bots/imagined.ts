import { copy, same } from '../engine/copy';
import { type Rng, type Seat, TABLE } from '../engine/rules';
import { type AnyChoice, type AnyPosition, play, stepOf } from '../engine/run';
import type { GameModule } from '../games/module';

/** Imagined courses of play: what people and the table might do after a move, far enough to tell whether it was good. */

/** So many moves a person in a playout looks at before taking the best of them. */
const SAMPLED = 3;
/** No game has so many entries in the rounds that are played on; a loop in imagined play ends here. */
const LONGEST = 600;

export const cloned = (game: GameModule, s: AnyPosition): AnyPosition => (game.clone ? game.clone(s) : copy(s));

/** A few moves of that seat: all where they are few, else a random handful, none of them twice. */
function some(step: AnyChoice, s: AnyPosition, seat: Seat, most: number, rng: Rng): unknown[] {
  const f = s.todo[0];
  if (step.any && (most < 4 || step.sampled)) {
    const out: unknown[] = [];
    for (let i = 0; i < most; i++) {
      const move = step.any(s, f, seat, rng);
      if (!out.some((one) => same(one, move))) out.push(move);
    }
    return out;
  }
  const moves: unknown[] = step.moves(s, f, seat);
  if (moves.length <= most) return moves;
  const out = moves.slice();
  for (let i = 0; i < most; i++) {
    const j = i + rng.int(out.length - i);
    const move = out[i];
    out[i] = out[j];
    out[j] = move;
  }
  return out.slice(0, most);
}

/**
 * The position after the best of so many moves of that seat, by how good it looks right then. The one before is used up:
 * what comes last is tried in it.
 */
function afterBest(game: GameModule, s: AnyPosition, step: AnyChoice, seat: Seat, most: number, rng: Rng): AnyPosition {
  const moves = some(step, s, seat, most, rng);
  const last = moves.length - 1;
  let best = s;
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= last; i++) {
    const next = i < last ? cloned(game, s) : s;
    play(game.rules, next, seat, moves[i]);
    if (last === 0) return next;
    const now = game.evaluate(next)[seat];
    if (i > 0 && now <= worth) continue;
    worth = now;
    best = next;
  }
  return best;
}

/** What the table does by itself, in a brisk game also where people could linger: true where it did something. */
function tableGoesOn(game: GameModule, s: AnyPosition, chance: Rng): boolean {
  const step = stepOf(game.rules, s);
  if (!step) return false;
  if (step.kind === 'choice') {
    if (!game.search.brisk || !step.actors(s, s.todo[0]).includes(TABLE)) return false;
    play(game.rules, s, TABLE, step.moves(s, s.todo[0], TABLE)[0]);
    return true;
  }
  play(game.rules, s, TABLE, step.kind === 'chance' ? step.draw(s, s.todo[0], chance) : null);
  return true;
}

/**
 * Plays on until that round begins, or the game is over: everybody takes the best of a few moves, as they look right
 * after. `chance` is asked by the table alone, so that every candidate meets the same dice as long as it can. Returns
 * where it ends; the position it began from is used up.
 */
export function playOn(game: GameModule, from: AnyPosition, last: number, policy: Rng, chance: Rng): AnyPosition {
  const { rules } = game;
  let s = from;
  for (let entries = 0; entries < LONGEST; entries++) {
    const step = stepOf(rules, s);
    if (!step || rules.round(s) >= last) return s;
    if (tableGoesOn(game, s, chance)) continue;
    const choice = step as AnyChoice;
    const actors = choice.actors(s, s.todo[0]);
    const seat = actors.length === 1 ? actors[0] : actors[policy.int(actors.length)];
    const quick = game.quick?.(s, seat, policy);
    if (quick === undefined) s = afterBest(game, s, choice, seat, SAMPLED, policy);
    else play(rules, s, seat, quick);
  }
  return s;
}

/** So many moves of its own a seat looks at for each further step of its turn, and so many steps. */
const OWN_MOVES = 8;
const OWN_STEPS = 6;

/** More is to be decided by that seat before anybody else has a say. */
const hasMore = ({ rules }: GameModule, s: AnyPosition, seat: Seat): boolean =>
  s.todo.some((f) => 'seat' in f && f.seat === seat && rules.steps[f.at].kind === 'choice');

/** Plays the seat's own turn to its end by the game's own word, through whatever the table draws meanwhile. */
function followTurn(game: GameModule, from: AnyPosition, seat: Seat, rng: Rng): AnyPosition {
  let s = from;
  for (let steps = 0; steps < 2 * OWN_STEPS && hasMore(game, s, seat); steps++) {
    if (tableGoesOn(game, s, rng)) continue;
    const quick = game.quick?.(s, seat, rng);
    if (quick === undefined) s = afterBest(game, s, stepOf(game.rules, s) as AnyChoice, seat, OWN_MOVES, rng);
    else play(game.rules, s, seat, quick);
  }
  return s;
}

/**
 * Plays the seat's own turn to its end, as long as nobody else and no die has a say; returns where it ends. The position
 * it began from is used up.
 */
export function finishTurn(game: GameModule, from: AnyPosition, seat: Seat, rng: Rng): AnyPosition {
  if (game.search.through) return followTurn(game, from, seat, rng);
  let s = from;
  for (let steps = 0; steps < OWN_STEPS; steps++) {
    const step = stepOf(game.rules, s);
    if (step?.kind !== 'choice') return s;
    const actors = step.actors(s, s.todo[0]);
    if (actors.length !== 1 || actors[0] !== seat) return s;
    s = afterBest(game, s, step, seat, OWN_MOVES, rng);
  }
  return s;
}

/** The share of the win that this position promises the seat, 0 to 1: so many points ahead make it e times as likely. */
export function promise(
  game: GameModule,
  s: AnyPosition,
  seat: Seat,
  scale: number,
  judge: (s: AnyPosition) => number[] = game.evaluate,
): number {
  if (s.todo.length === 0) {
    const winners = game.rules.winners(s);
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const worths = judge(s);
  let sum = 0;
  // differences alone, so that nothing overflows
  for (const worth of worths) sum += Math.exp(Math.min(40, (worth - worths[seat]) / scale));
  return 1 / sum;
}
