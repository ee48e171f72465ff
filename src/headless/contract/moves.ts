import { canonical, copy, isPlain, same } from '../../engine/copy';
import type { Json, Seat } from '../../engine/rules';
import { TABLE } from '../../engine/rules';
import {
  type AnyChance,
  type AnyChoice,
  type AnyPosition,
  accepts,
  movesOf,
  play,
  privacyOf,
  stepOf,
} from '../../engine/run';
import { malformed, nonsense } from './junk';
import { show, type Where, who } from './where';
import { checkPhrase } from './words';

/** Moves exist, are distinct, always the same, and are all that is accepted. */
export function checkMoves(w: Where, s: AnyPosition): void {
  const step = w.calm('steps', 'finding the step', () => stepOf(w.game.rules, s));
  if (!step) return;
  if (step.kind === 'chance') checkChance(w, s, step);
  if (step.kind === 'choice') checkChoice(w, s, step);
  if (step.kind === 'upkeep' && !step.waits) w.fail('steps', 'an upkeep that does not wait was left standing');
}

function checkChoice(w: Where, s: AnyPosition, step: AnyChoice): void {
  const f = s.todo[0];
  if (step.ends(s, f)) w.fail('steps', 'a choice that has ended was left standing');
  const actors = step.actors(s, f);
  if (actors.length === 0) w.fail('moves', 'nobody may act, yet the step has not ended');
  if (new Set(actors).size !== actors.length) w.fail('moves', `actors are listed twice: ${show(actors)}`);
  for (const seat of actors) {
    if (!Number.isInteger(seat) || seat < TABLE || seat >= w.trial.seats)
      w.fail('moves', `no such actor: ${show(seat)}`);
    checkActor(w, s, step, seat);
  }
  for (const seat of [...w.seats, TABLE]) {
    if (actors.includes(seat)) continue;
    if (movesOf(w.game.rules, s, seat).length > 0) w.fail('moves', `${who(seat)} is not to act but has moves`);
    checkStranger(w, s, seat, movesOf(w.game.rules, s, actors[0]));
  }
}

/** Whoever is not to act is told so in words, whatever they try. */
function checkStranger(w: Where, s: AnyPosition, seat: Seat, theirs: Json[]): void {
  const tried = [...w.some(theirs, 2), ...w.some(malformed(w.pick(theirs)), 2), ...w.some(nonsense(), 1, w.often())];
  for (const move of tried) {
    if (!isPlain(move)) continue;
    const verdict = w.calm('accepts', `refusing ${show(move)} to ${who(seat)}`, () =>
      accepts(w.game.rules, s, seat, move),
    );
    if (verdict === true) w.fail('accepts', `${who(seat)} is not to act but is accepted`);
    checkPhrase(w, verdict, 'the refusal of a stranger');
  }
}

function checkActor(w: Where, s: AnyPosition, step: AnyChoice, seat: Seat): void {
  const { rules } = w.game;
  const moves: Json[] = w.calm('moves', `the moves of ${who(seat)}`, () => movesOf(rules, s, seat));
  if (moves.length === 0) w.fail('moves', `${who(seat)} may act but has no move`);
  const again = movesOf(rules, JSON.parse(JSON.stringify(s)), seat);
  if (!same(moves, again)) w.fail('moves', `the moves of ${who(seat)} differ when they are asked for again`);
  const keys = new Set<string>();
  for (const move of moves) {
    if (!isPlain(move)) w.fail('moves', `${show(move)} is not plain JSON`);
    const key = canonical(move);
    if (keys.has(key)) w.fail('moves', `${show(move)} is listed twice for ${who(seat)}`);
    keys.add(key);
  }
  checkPlayed(w, s, seat, moves);
  checkAny(w, s, step, seat, keys);
  checkRefused(w, s, step, seat, moves, keys);
  checkOffers(w, s, step, seat, keys);
  const kept = w.moves.get(w.step) ?? [];
  if (kept.length < 4) w.moves.set(w.step, [...kept, w.pick(moves)]);
}

function checkAny(w: Where, s: AnyPosition, step: AnyChoice, seat: Seat, keys: Set<string>): void {
  if (!step.any) return;
  const one = (): string => {
    const move = w.calm('any', `any for ${who(seat)}`, () => step.any?.(s, s.todo[0], seat, w.rng));
    const key = canonical(move);
    if (keys.has(key)) return key;
    if (!step.sampled) w.fail('any', `${key} for ${who(seat)} is not among the moves`);
    if (accepts(w.game.rules, s, seat, copy(move)) !== true) w.fail('any', `${key} for ${who(seat)} is not accepted`);
    return key;
  };
  for (let i = 0; i < 3; i++) one();
  if (step.sampled || keys.size > 16 || !w.often()) return;
  const missing = new Set(keys);
  for (let i = 0; i < 400 * keys.size && missing.size > 0; i++) missing.delete(one());
  if (missing.size > 0) w.fail('any', `never reaches ${[...missing][0]} for ${who(seat)}`);
}

/** Each listed move is accepted, does not throw, and breaks nothing. */
function checkPlayed(w: Where, s: AnyPosition, seat: Seat, moves: Json[]): void {
  const { rules } = w.game;
  for (const move of w.some(moves, 3, moves.length < 200 && w.often())) {
    const verdict = w.calm('accepts', `accepts ${show(move)}`, () => accepts(rules, s, seat, copy(move)));
    if (verdict !== true) w.fail('accepts', `refuses the listed move ${show(move)} of ${who(seat)}: ${verdict.key}`);
    const next = copy(s);
    w.calm('play', `the listed move ${show(move)} of ${who(seat)}`, () => play(rules, next, seat, copy(move)));
    const broken = w.calm('broken', 'broken()', () => rules.broken(next));
    if (broken) w.fail('broken', `after the listed move ${show(move)} of ${who(seat)}: ${broken}`);
  }
}

/** Whatever is not a legal move is refused in words, without throwing and without changing the position. */
function checkRefused(w: Where, s: AnyPosition, step: AnyChoice, seat: Seat, moves: Json[], keys: Set<string>): void {
  const before = w.often() ? JSON.stringify(s) : '';
  const strangers = [...w.moves.entries()].flatMap(([name, list]) => (name === w.step ? [] : list));
  const junk = [...w.some(malformed(w.pick(moves)), 6, w.often()), ...w.some(strangers, 2, w.often())];
  if (w.often()) junk.push(...nonsense());
  for (const move of junk) {
    if (!isPlain(move)) continue;
    const kept = canonical(move);
    const verdict = w.calm('accepts', `accepts ${show(move)}`, () => accepts(w.game.rules, s, seat, move));
    if (canonical(move) !== kept) w.fail('accepts', `writes into the move ${show(move)}`);
    if (verdict === true) {
      if (!keys.has(kept) && !step.sampled)
        w.fail('accepts', `takes ${show(move)} of ${who(seat)}, which is not listed`);
      if (step.sampled) checkPlayed(w, s, seat, [move as Json]);
    } else if (typeof verdict?.key !== 'string') {
      w.fail('accepts', `refuses ${show(move)} without a key`);
    } else if (keys.has(kept)) {
      w.fail('accepts', `refuses the listed move ${show(move)} of ${who(seat)}: ${verdict.key}`);
    }
  }
  if (before && before !== JSON.stringify(s)) w.fail('accepts', 'a refused move changes the position');
}

function checkOffers(w: Where, s: AnyPosition, step: AnyChoice, seat: Seat, keys: Set<string>): void {
  if (privacyOf(w.game.rules, s) === 'open' || !step.offers || seat === TABLE) return;
  // of what cannot be listed both lists hold samples, which need not be the same: then every kind of move must be offered
  const name = step.sampled ? kindOf : canonical;
  const offered = new Set(step.offers(s, s.todo[0], seat).map(name));
  for (const key of keys) {
    if (!offered.has(name(JSON.parse(key)))) w.fail('offers', `${key} of ${who(seat)} is legal but never offered`);
  }
}

/** A move without the lists in it. */
function kindOf(move: Json): string {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return canonical(move);
  return canonical(Object.fromEntries(Object.entries(move).map(([name, x]) => [name, Array.isArray(x) ? [] : x])));
}

function checkChance(w: Where, s: AnyPosition, step: AnyChance): void {
  const { rules } = w.game;
  const f = s.todo[0];
  const listed = step.outcomes && new Set<string>();
  for (const { move, weight } of step.outcomes?.(s, f) ?? []) {
    if (!(weight > 0) || !Number.isFinite(weight)) w.fail('chance', `${show(move)} has the weight ${weight}`);
    listed?.add(canonical(move));
    if (step.accepts(s, f, copy(move)) !== true) w.fail('chance', `refuses its own outcome ${show(move)}`);
  }
  const draws: Json[] = [];
  for (let i = 0; i < 5; i++) {
    const move = w.calm('chance', 'drawing', () => step.draw(s, f, w.rng));
    draws.push(move);
    if (!isPlain(move)) w.fail('chance', `the draw ${show(move)} is not plain JSON`);
    if (listed && !listed.has(canonical(move))) w.fail('chance', `the draw ${show(move)} is not among the outcomes`);
    const verdict = accepts(rules, s, TABLE, copy(move));
    if (verdict !== true) w.fail('chance', `refuses its own draw ${show(move)}: ${verdict.key}`);
    const next = copy(s);
    w.calm('chance', `the draw ${show(move)}`, () => play(rules, next, TABLE, copy(move)));
    const broken = rules.broken(next);
    if (broken) w.fail('broken', `after the draw ${show(move)}: ${broken}`);
  }
  const junk = [...w.some(malformed(w.pick(draws)), 8, w.often()), ...(w.often() ? nonsense() : [])];
  for (const move of junk) {
    if (!isPlain(move)) continue;
    const verdict = w.calm('accepts', `accepts ${show(move)}`, () => accepts(rules, s, TABLE, move));
    if (verdict !== true) continue;
    if (listed && !listed.has(canonical(move))) w.fail('chance', `takes ${show(move)}, which is not an outcome`);
    const next = copy(s);
    w.calm('chance', `the accepted draw ${show(move)}`, () => play(rules, next, TABLE, copy(move) as Json));
    const broken = rules.broken(next);
    if (broken) w.fail('broken', `after the accepted draw ${show(move)}: ${broken}`);
  }
}
