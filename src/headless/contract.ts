import { copy, isPlain, same } from '../engine/copy';
import { isBarrier, Match } from '../engine/match';
import { randomEntry } from '../engine/playout';
import type { Json, Phrase, Seat } from '../engine/rules';
import { TABLE } from '../engine/rules';
import { type AnyPosition, play, stepOf } from '../engine/run';
import { checkFairness, checkImagine } from './contract/imagine';
import { nonsense } from './contract/junk';
import { checkMoves } from './contract/moves';
import { checkBarrier, checkPublic, checkSecretList, checkSilence, checkSwaps } from './contract/secrets';
import { type Checked, parting, show, type Trial, Where, who } from './contract/where';
import { checkPhrase, checkWords } from './contract/words';

export { type Checked, ContractError } from './contract/where';

/**
 * The contract every game keeps, as plain functions: the test suite, the soak and the tests of the suite call them.
 * One random game is played through a Match and looked at from every side at every decision; the first broken clause
 * is thrown as a ContractError that says where to find it again.
 */

interface Checkup {
  entries: number;
  decisions: number;
  match: Match;
}

/** Plays one random game and checks all of the contract on its way. */
export function checkGame(game: Checked, trial: Trial): Checkup {
  const w = new Where(game, trial);
  const match = begin(w);
  const past: AnyPosition[] = [];
  let decisions = 0;
  checkReference(w);
  for (;;) {
    const s = match.position();
    past.push(s);
    w.entry = match.length;
    w.step = s.todo[0]?.at ?? 'end';
    if (match.over) break;
    if (match.length >= (trial.limit ?? 3000)) w.fail('ends', `no end after ${match.length} entries`);
    const kept = JSON.stringify(s);
    const entry = choose(w, s);
    if (stepOf(game.rules, s)?.kind === 'choice') decisions++;
    checkPosition(w, s, entry);
    if (JSON.stringify(s) !== kept) w.fail('pure', `asking changes the position: ${parting(JSON.parse(kept), s)}`);
    enter(w, match, s, entry);
  }
  checkEnd(w, match, past);
  return { entries: match.length, decisions, match };
}

/** Everything that is asked of a position before the next entry is made on it. */
function checkPosition(w: Where, s: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const { rules } = w.game;
  if (!isPlain(s)) w.fail('json', 'the position is not plain JSON');
  if (!same(s, JSON.parse(JSON.stringify(s)))) w.fail('json', 'the position does not survive JSON');
  const broken = w.calm('broken', 'broken()', () => rules.broken(s));
  if (broken) w.fail('broken', broken);
  if (rules.winners(s).length > 0) w.fail('end', 'there is a winner before the end');
  if (rules.ending(s) !== undefined && w.often()) w.calm('end', 'ending', () => rules.ending(s));
  if (!Number.isInteger(rules.round(s))) w.fail('end', `round ${show(rules.round(s))}`);
  checkSteady(w, s, entry);
  checkMoves(w, s);
  checkWords(w, s);
  if (w.often(4)) checkSecretList(w, s);
  checkSwaps(w, s, entry);
  checkSilence(w, s, entry);
  checkPublic(w, s);
  checkImagine(w, s);
  if (w.often(4)) checkBarrier(w, s, entry);
  if (w.often(0.15)) checkFairness(w, s);
  if (w.game.evaluate && w.often()) {
    const values = w.calm('evaluate', 'evaluate', () => w.game.evaluate?.(s)) ?? [];
    if (values.length !== w.seats.length || !values.every(Number.isFinite)) w.fail('evaluate', show(values));
  }
}

/** No step rolls dice of its own: the same entry on the same position always does the same. */
function checkSteady(w: Where, s: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const results = [copy(s), JSON.parse(JSON.stringify(s))];
  for (const one of results) {
    w.calm('play', `playing ${show(entry.move)}`, () => play(w.game.rules, one, entry.seat, copy(entry.move)));
  }
  if (same(results[0], results[1])) return;
  w.fail('chance', `${show(entry.move)} plays differently when it is played again: ${parting(results[0], results[1])}`);
}

function begin(w: Where): Match {
  const { game, trial } = w;
  const typed = Object.keys(game.rules.steps).filter((name) => {
    const step = game.rules.steps[name];
    return step.kind === 'chance' && step.open;
  });
  return w.calm('setup', 'starting', () =>
    Match.start(game, {
      id: `check-${trial.seed}`,
      options: trial.options ?? null,
      chairs: w.seats.map((seat) => {
        const chair = { name: `P${seat}`, colour: seat, side: 0 };
        return trial.seed % 4 === 3 && seat === 1 ? { ...chair, bot: 'simple' } : chair;
      }),
      seed: (trial.seed >>> 0).toString(16).padStart(32, '0'),
      typed: trial.seed % 2 ? typed : [],
      now: 0,
    }),
  );
}

/** A random entry: by `any` half of the time, evenly over the list for the rest. */
function choose(w: Where, s: AnyPosition): { seat: Seat; move: Json } {
  const { rules } = w.game;
  const entry = w.calm('moves', 'choosing', () => randomEntry(rules, s, w.rng)) as { seat: Seat; move: Json };
  const step = stepOf(rules, s);
  if (step?.kind !== 'choice' || w.rng.int(2)) return entry;
  return { seat: entry.seat, move: w.pick(step.moves(s, s.todo[0], entry.seat)) };
}

/** Makes the entry through the match; judges what was heard, and undo and redo. */
function enter(w: Where, match: Match, before: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const at = match.length;
  const ask = match.ask();
  if (w.often()) refuseAliens(w, match, entry.seat);
  const drawn = entry.seat === TABLE && ask?.kind === 'chance' && !ask.typed;
  if (drawn || ask?.kind === 'waits') {
    const verdict = w.calm('play', 'drawing', () => match.draw(at));
    if (verdict !== true) w.fail('play', `the match refuses its own draw: ${show(verdict)}`);
  } else {
    const verdict = match.enter(entry.seat, entry.move, at, ask?.typed ? 'typed' : undefined);
    if (verdict !== true) w.fail('play', `the match refuses ${show(entry.move)}: ${show(verdict)}`);
  }
  const after = match.position();
  for (const seat of w.eyes) {
    for (const { event } of match.heard(seat, at)) checkPhrase(w, event, 'an event');
  }
  if (w.often(0.5)) checkUndo(w, match, before, after);
}

function refuseAliens(w: Where, match: Match, seat: Seat): void {
  const before = match.position();
  for (const alien of nonsense()) {
    if (isPlain(alien)) continue;
    const verdict = w.calm('accepts', 'a match given what is no JSON', () => match.accepts(seat, alien));
    if (verdict === true) w.fail('accepts', `takes ${String(alien)}, which is not JSON`);
  }
  if (!same(before, match.position())) w.fail('accepts', 'refusing changes the position');
}

/** Undo is refused exactly for barriers, TABLE, bots and after a hand-over; else undo and redo is the identity. */
function checkUndo(w: Where, match: Match, before: AnyPosition, after: AnyPosition): void {
  const made = match.record.log[match.length - 1];
  const sealed = w.rng.int(4) === 0;
  if (sealed) match.seal();
  const decided =
    made.seat !== TABLE && !match.record.chairs[made.seat].bot && !isBarrier(w.game.rules, before, made.move);
  const free = !sealed && (decided || made.how === 'typed');
  const verdict = match.undoable();
  if ((verdict === true) !== free) {
    w.fail('undo', `${show(made)} ${free ? `cannot be undone: ${show(verdict)}` : 'can be undone, and must not'}`);
  }
  const heard = w.eyes.map((seat) => match.heard(seat));
  const taken = match.undo(0);
  if (!free) {
    checkPhrase(w, taken as Phrase, 'a refused undo');
    if (!same(match.position(), after)) w.fail('undo', 'a refused undo changes the position');
    return;
  }
  if (!same(match.position(), before)) w.fail('undo', `not the position before: ${parting(before, match.position())}`);
  const again = match.enter(made.seat, made.move, 0, made.how);
  if (again !== true) w.fail('undo', `redo is refused: ${show(again)}`);
  if (!same(match.position(), after)) w.fail('undo', `redo is not the same: ${parting(after, match.position())}`);
  for (const [i, seat] of w.eyes.entries()) {
    if (!same(heard[i], match.heard(seat))) w.fail('undo', `after undo and redo ${who(seat)} has heard something else`);
  }
}

/** The game is over: winners, scores that are whole numbers, and a log that gives every position again. */
function checkEnd(w: Where, match: Match, past: AnyPosition[]): void {
  const { rules } = w.game;
  const s = match.position();
  const broken = rules.broken(s);
  if (broken) w.fail('broken', broken);
  const winners = match.winners();
  if (winners.length === 0) w.fail('end', 'nobody wins');
  if (winners.some((seat) => !w.seats.includes(seat)) || new Set(winners).size !== winners.length) {
    w.fail('end', `winners ${show(winners)}`);
  }
  if (typeof match.ending() !== 'string') w.fail('end', 'no reason why the game ended');
  for (const line of w.calm('scores', 'scores', () => match.scores())) {
    if (!w.seats.includes(line.seat)) w.fail('scores', `a line for ${who(line.seat)}`);
    if (!Number.isInteger(line.points)) w.fail('scores', `${line.points} points for ${line.category}`);
    checkPhrase(w, line.reason, 'a score line');
  }
  if (!same(match.scores(), match.scores())) w.fail('scores', 'differ when they are asked for again');
  checkSwaps(w, s, { seat: 0, move: null });
  checkImagine(w, s);
  const opened = Match.resume(w.game, JSON.parse(JSON.stringify(match.record)));
  if (opened.trouble) w.fail('replay', `the log does not replay: ${show(opened.trouble)}`);
  for (const seat of w.eyes) {
    if (!same(opened.heard(seat), match.heard(seat)))
      w.fail('replay', `${who(seat)} hears something else in the replay`);
  }
  const twin = match.prefix(0).position();
  for (let i = 0; i <= match.length; i++) {
    if (!same(twin, past[i])) w.fail('replay', `the position before entry ${i} differs: ${parting(past[i], twin)}`);
    const made = match.record.log[i];
    if (made) play(rules, twin, made.seat, JSON.parse(JSON.stringify(made.move)));
  }
}

function checkReference(w: Where): void {
  const ids = w.game.reference?.map(({ id }) => id) ?? [];
  if (new Set(ids).size !== ids.length) w.fail('words', 'a paragraph of the reference has an id twice');
}
