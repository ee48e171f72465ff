import { same } from './copy';
import {
  type AnyRules,
  type Chance,
  type Choice,
  type Frame,
  type Privacy,
  type Refusal,
  type Seat,
  silent,
  TABLE,
  type Tell,
  type Upkeep,
} from './rules';

/** Runs positions in place. Copies are made at the edge (match.ts), never here. */

// biome-ignore lint/suspicious/noExplicitAny: the kernel runs every game through one door
type Any = any;
export type AnyPosition = { todo: Frame[] } & Record<string, Any>;
export type AnyChoice = Choice<Any, Any, Any, Any>;
export type AnyChance = Chance<Any, Any, Any, Any>;
type AnyUpkeep = Upkeep<Any, Any, Any>;

/** The step of the first frame; undefined when the game is over. */
export function stepOf(rules: AnyRules, s: AnyPosition): AnyChoice | AnyChance | AnyUpkeep | undefined {
  if (s.todo.length === 0) return undefined;
  const step = rules.steps[s.todo[0].at];
  if (!step) throw new Error(`no step named ${s.todo[0].at}`);
  return step;
}

/** The privacy of the choice before the table; whatever is no choice is open. */
export function privacyOf(rules: AnyRules, s: AnyPosition): Privacy {
  const step = stepOf(rules, s);
  if (step?.kind !== 'choice') return 'open';
  return typeof step.privacy === 'function' ? step.privacy(s, s.todo[0]) : step.privacy;
}

/** Who may enter a move now; empty when the game is over. */
export function actorsOf(rules: AnyRules, s: AnyPosition): Seat[] {
  const step = stepOf(rules, s);
  if (!step) return [];
  return step.kind === 'choice' ? step.actors(s, s.todo[0]) : [TABLE];
}

/** All legal moves of a seat; empty for anyone who is not to act. TABLE's own moves are listed only inside a choice. */
export function movesOf(rules: AnyRules, s: AnyPosition, seat: Seat): Any[] {
  const step = stepOf(rules, s);
  if (step?.kind !== 'choice') return [];
  const f = s.todo[0];
  return step.actors(s, f).includes(seat) ? step.moves(s, f, seat) : [];
}

/** Why this entry cannot be made, or true. Survives any JSON. */
export function accepts(rules: AnyRules, s: AnyPosition, seat: Seat, move: Any): true | Refusal {
  const step = stepOf(rules, s);
  if (!step) return { key: 'engine.over' };
  const f = s.todo[0];
  if (step.kind === 'upkeep') return seat === TABLE && move === null ? true : { key: 'engine.notYours' };
  if (step.kind === 'chance') return seat === TABLE ? step.accepts(s, f, move) : { key: 'engine.notYours' };
  if (!step.actors(s, f).includes(seat)) return step.refuseOthers?.(s, f, seat, move) ?? { key: 'engine.notYours' };
  if (step.accepts) return step.accepts(s, f, seat, move);
  for (const legal of step.moves(s, f, seat)) if (same(legal, move)) return true;
  return { key: 'engine.illegal' };
}

/** Runs everything nobody decides until someone has to. */
export function settle(rules: AnyRules, s: AnyPosition, tell: Tell<Any>): void {
  for (let guard = 0; guard < 10000; guard++) {
    const step = stepOf(rules, s);
    if (!step || step.kind === 'chance') return;
    const f = s.todo[0];
    if (step.kind === 'upkeep') {
      if (step.waits) return;
      s.todo.shift();
      step.run(s, f, tell);
    } else {
      if (!step.ends(s, f)) return;
      s.todo.shift();
      step.after?.(s, f, tell);
    }
  }
  throw new Error(`the agenda never settles (at ${s.todo[0]?.at})`);
}

/** Enters one legal move and settles. The caller has asked `accepts`. */
export function play(rules: AnyRules, s: AnyPosition, seat: Seat, move: Any, tell: Tell<Any> = silent): void {
  const step = stepOf(rules, s);
  if (!step) throw new Error('the game is over');
  const f = s.todo[0];
  if (step.kind === 'choice') {
    step.apply(s, f, seat, move, tell);
  } else {
    s.todo.shift();
    if (step.kind === 'chance') step.apply(s, f, seat, move, tell);
    else step.run(s, f, tell);
  }
  settle(rules, s, tell);
}

/** A new position, settled up to its first decision. */
export function begin(rules: AnyRules, seats: number, options: Any, tell: Tell<Any> = silent): AnyPosition {
  const s = rules.setup(seats, options);
  settle(rules, s, tell);
  return s;
}
