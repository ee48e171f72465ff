import { canonical, same } from '../../engine/copy';
import { type Arg, type Json, type Phrase, type Seat, TABLE } from '../../engine/rules';
import { type AnyPosition, accepts, actorsOf, movesOf, privacyOf, stepOf } from '../../engine/run';
import type { Message, Pick } from '../../games/module';
import { malformed } from './junk';
import { show, type Where, who } from './where';

/** Every phrase has a sentence, every walk leads to one move, every pick to a place of the board. */

const HOUSE = /^(engine|undo|save)\./;
/** More than this cannot be offered at once. */
const LEVEL = 60;

export function checkPhrase(w: Where, phrase: Phrase | undefined, what: string): void {
  if (!w.game.text) return;
  if (typeof phrase?.key !== 'string') w.fail('words', `${what} isn’t a phrase: ${show(phrase)}`);
  for (const arg of Object.values(phrase.args ?? {})) checkArg(w, arg, `${what} ${phrase.key}`);
  const form = `${phrase.key} ${phrase.rule ?? ''} ${Object.keys(phrase.args ?? {}).join()}`;
  if (w.met.has(form)) return;
  w.met.add(form);
  const house = HOUSE.test(phrase.key);
  const text = house ? w.trial.words : w.game.text;
  if (!text) return;
  if (!Object.hasOwn(text, phrase.key)) w.fail('words', `${what} has no sentence for ${phrase.key}`);
  for (const name of gapsOf(text[phrase.key])) {
    if (!Object.hasOwn(phrase.args ?? {}, name))
      w.fail('words', `${phrase.key} needs {${name}}, which ${what} doesn’t give`);
  }
  if (phrase.rule === undefined || !w.game.reference || house) return;
  if (!w.game.reference.some(({ id }) => id === phrase.rule)) {
    w.fail('words', `${what} ${phrase.key} names the rule ${phrase.rule}, which is not in the reference`);
  }
}

/** The arguments that a sentence asks for, those of every plural form. */
function gapsOf(message: Message): Set<string> {
  const names = new Set<string>();
  const get = (_none: object, name: string) => {
    names.add(name);
    return 0;
  };
  if (typeof message === 'function') message(new Proxy({}, { get }));
  return names;
}

function checkArg(w: Where, arg: Arg, what: string): void {
  if (typeof arg === 'number') {
    if (!Number.isFinite(arg)) w.fail('words', `${what} is given ${arg}`);
  } else if (Array.isArray(arg)) {
    for (const one of arg) checkArg(w, one, what);
  } else if (typeof arg === 'object' && arg !== null && 'seat' in arg) {
    if (!w.seats.includes(arg.seat)) w.fail('words', `${what} names a seat that does not exist: ${show(arg)}`);
  } else if (typeof arg === 'object' && arg !== null && 'words' in arg) {
    if (typeof arg.words !== 'string' || arg.words === '') w.fail('words', `${what} is given the words ${show(arg)}`);
  } else {
    checkPhrase(w, arg as Phrase, what);
  }
}

/** Labels, walks, previews and asks of everyone who may act, and the refusals of what they may not do. */
export function checkWords(w: Where, s: AnyPosition): void {
  const step = stepOf(w.game.rules, s);
  if (!step) return;
  const { game } = w;
  if (game.prompt) for (const eye of w.some(w.eyes, 2)) checkPhrase(w, game.prompt(w.view(s, eye)), 'asks');
  if (step.kind !== 'choice') return;
  checkBell(w, s);
  for (const seat of actorsOf(game.rules, s)) {
    if (seat < 0) continue;
    const moves: Json[] = movesOf(game.rules, s, seat);
    const view = w.view(s, seat);
    const bare = privacyOf(game.rules, s) === 'open' ? w.view(s, null) : undefined;
    for (const move of w.some(moves, 4, moves.length < 100 && w.often())) checkMoveWords(w, move, view, bare);
    if (game.walk && (moves.length <= 30 || w.often(2))) checkTree(w, moves, view, seat, bare);
    checkOfferWords(w, s, seat);
    for (const move of w.some(malformed(w.pick(moves)), 4)) {
      const verdict = accepts(game.rules, s, seat, move);
      if (verdict !== true) checkPhrase(w, verdict, 'a refusal');
    }
  }
}

/** What is offered on the open board is drawn there: picks, labels and previews come from the bare table alone. */
function checkOfferWords(w: Where, s: AnyPosition, seat: Seat): void {
  const step = stepOf(w.game.rules, s);
  if (step?.kind !== 'choice' || !step.offers || privacyOf(w.game.rules, s) !== 'hand') return;
  const offers: Json[] = w.calm('offers', `the offers of ${who(seat)}`, () => step.offers?.(s, s.todo[0], seat)) ?? [];
  const bare = w.view(s, null);
  for (const move of w.some(offers, 8, w.often(4))) checkMoveWords(w, move, bare, undefined);
  if (w.game.walk && (offers.length <= 30 || w.often(2))) checkTree(w, offers, bare, seat, undefined);
}

/** TABLE's bell says what it rings, and there is one thing it can ring. */
function checkBell(w: Where, s: AnyPosition): void {
  const { game } = w;
  if (!game.bell || !actorsOf(game.rules, s).includes(TABLE)) return;
  const view = w.view(s, null);
  const bell = w.calm('bell', 'the bell', () => game.bell?.(view));
  if (!bell) return;
  checkPhrase(w, bell.text, 'the bell');
  if (bell.ms !== undefined && !(bell.ms > 0 && Number.isFinite(bell.ms))) w.fail('bell', `rings after ${bell.ms} ms`);
  const { length } = movesOf(game.rules, s, TABLE);
  if (length !== 1) w.fail('bell', `there are ${length} ways to ring it`);
}

function checkMoveWords(w: Where, move: Json, view: Json, bare: Json | undefined): void {
  const { game } = w;
  if (game.label) {
    const label = w.calm('words', `label of ${show(move)}`, () => game.label?.(move, view));
    checkPhrase(w, label, `the label of ${show(move)}`);
    if (bare && !same(label, game.label(move, bare))) {
      w.fail('open', `the label of ${show(move)} at an open step depends on more than the bare table`);
    }
  }
  if (!game.preview) return;
  const lines = w.calm('words', `preview of ${show(move)}`, () => game.preview?.(move, view)) ?? [];
  for (const line of lines) checkPhrase(w, line.text, `the preview of ${show(move)}`);
}

interface Level {
  picks: Map<string, Pick>;
  next: Map<string, Level>;
  /** The move whose walk ends here. */
  move?: Json;
}

const level = (): Level => ({ picks: new Map(), next: new Map() });

/** The tree of picks: no level too wide, no two moves with the same walk, no pick without a place. */
function checkTree(w: Where, moves: Json[], view: Json, seat: Seat, bare: Json | undefined): void {
  const root = level();
  const spots = new Set(w.game.spots?.(view).map(({ id }) => id));
  for (const move of moves) {
    const walk = w.calm('walk', `the walk of ${show(move)}`, () => w.game.walk?.(move, view)) ?? [];
    if (bare && w.often() && !same(walk, w.game.walk?.(move, bare))) {
      w.fail('open', `the walk of ${show(move)} at an open step depends on more than the bare table`);
    }
    if (walk.length === 0) w.fail('walk', `${show(move)} of ${who(seat)} has no walk`);
    let at = root;
    for (const stage of walk) {
      if (stage.length === 0) w.fail('walk', `${show(move)} of ${who(seat)} has an empty stage`);
      for (const pick of stage) checkPick(w, at, pick, spots);
      const ids = canonical(stage.map(({ id }) => id).sort());
      const next = at.next.get(ids) ?? level();
      at.next.set(ids, next);
      at = next;
    }
    if (walk.length > 1 && w.game.prompt && w.often())
      checkPhrase(w, w.game.prompt(view, walk[0]), 'asks, after the first picks,');
    if (at.move !== undefined) w.fail('walk', `${show(move)} and ${show(at.move)} are walked to by the same picks`);
    at.move = move;
  }
}

function checkPick(w: Where, at: Level, pick: Pick, spots: Set<string>): void {
  const known = at.picks.get(pick.id);
  if (known) {
    if (known.spot !== pick.spot || !same(known.text, pick.text)) {
      w.fail('walk', `the pick ${pick.id} is not the same in two moves: ${show(known)} / ${show(pick)}`);
    }
    return;
  }
  at.picks.set(pick.id, pick);
  if (typeof pick.id !== 'string' || pick.id === '') w.fail('walk', `a pick without an id: ${show(pick)}`);
  if (at.picks.size > LEVEL) w.fail('walk', `more than ${LEVEL} picks are offered at once`);
  if (pick.spot !== undefined && !spots.has(pick.spot))
    w.fail('walk', `the pick ${pick.id} names no spot: ${pick.spot}`);
  checkPhrase(w, pick.text, `the pick ${pick.id}`);
}
