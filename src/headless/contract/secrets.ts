import { copy, same } from '../../engine/copy';
import { isBarrier } from '../../engine/match';
import type { Json, Phrase, Seat, Secret } from '../../engine/rules';
import { type AnyPosition, accepts, actorsOf, movesOf, play, privacyOf, stepOf } from '../../engine/run';
import { parting, show, type Where, who } from './where';

/** Nobody may learn what they cannot know, and nobody may forget what they saw. */

/** The value at a dotted path; undefined where there is none. */
export function valueAt(s: unknown, path: string): Json | undefined {
  let at: unknown = s;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at as Json | undefined;
}

function put(s: unknown, path: string, value: Json): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = s as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  at[last] = value;
}

/** The position with the values at two paths trading places. */
function swapped(s: AnyPosition, a: string, b: string): AnyPosition {
  const out = copy(s);
  put(out, a, copy(valueAt(s, b) as Json));
  put(out, b, copy(valueAt(s, a) as Json));
  return out;
}

type Pair = [Secret, Secret];

/** Pairs of differing value that `fits`: a few at random from long lists, all of them where that is asked for. */
function pairs(w: Where, s: AnyPosition, list: Secret[], n: number, fits: (a: Secret, b: Secret) => boolean): Pair[] {
  const values: (Json | undefined)[] = new Array(list.length).fill(undefined);
  const value = (i: number): Json | undefined => {
    values[i] ??= valueAt(s, list[i].path);
    return values[i];
  };
  const good = (i: number, j: number): boolean =>
    i !== j && list[i].pool === list[j].pool && fits(list[i], list[j]) && !same(value(i), value(j));
  const out: Pair[] = [];
  if (w.effort < 1 && list.length > 12) {
    // by kind of place first: one card in a hand is worth as many looks as the whole deck
    const kinds = new Map<string, number[]>();
    list.forEach(({ path }, i) => {
      const kind = path.replace(/\d+/g, '#');
      const slots = kinds.get(kind);
      if (slots) slots.push(i);
      else kinds.set(kind, [i]);
    });
    const slots = [...kinds.values()];
    for (let tries = 0; tries < 12 && out.length < n; tries++) {
      const i = w.pick(w.pick(slots));
      const j = tries % 2 ? w.rng.int(list.length) : w.pick(w.pick(slots));
      if (good(i, j)) out.push([list[i], list[j]]);
    }
    return out;
  }
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) if (good(i, j)) out.push([list[i], list[j]]);
  }
  return w.some(out, n, w.effort >= 1 && out.length < 60);
}

const bothUnknown = (a: Secret, b: Secret): boolean => !a.known && !b.known && a.group === b.group;
/** Two known ones of one group lie in one place, where order means nothing. */
const oneKnown = (a: Secret, b: Secret): boolean =>
  a.known !== b.known || (a.known && (a.group === undefined || a.group !== b.group));
const named = ([a, b]: Pair): string => `${a.path} and ${b.path}`;

/** secrets() itself: paths that exist, no path twice, and the bare table knows no more than any seat. */
export function checkSecretList(w: Where, s: AnyPosition): void {
  const bare = new Map(listed(w, s, null).map((secret) => [secret.path, secret.known]));
  for (const seat of w.seats) {
    for (const secret of listed(w, s, seat)) {
      if (bare.get(secret.path) && !secret.known) {
        w.fail('secrets', `the bare table knows ${secret.path}, which seat ${seat} does not`);
      }
    }
  }
}

function listed(w: Where, s: AnyPosition, seat: Seat | null): Secret[] {
  const list = w.calm('secrets', `secrets for ${who(seat)}`, () => w.game.rules.secrets(s, seat));
  const paths = new Set<string>();
  for (const { path } of list) {
    if (paths.has(path)) w.fail('secrets', `${path} is listed twice for ${who(seat)}`);
    paths.add(path);
    if (valueAt(s, path) === undefined) w.fail('secrets', `${path} names nothing in the position`);
  }
  return list;
}

/** Two unknown secrets trade places: that seat's view, moves and the bare table stay; a known one must show. */
export function checkSwaps(w: Where, s: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const n = w.effort >= 0.3 ? 2 : 1;
  for (const seat of w.looking) {
    const list = w.calm('secrets', `secrets for ${who(seat)}`, () => w.game.rules.secrets(s, seat));
    if (list.length < 2) continue;
    const view = w.view(s, seat);
    for (const pair of pairs(w, s, list, n, bothUnknown)) {
      const other = swapped(s, pair[0].path, pair[1].path);
      const what = `${who(seat)} knows neither of ${named(pair)}, yet when they trade places`;
      const seen = w.view(other, seat);
      if (!same(view, seen)) w.fail('leak', `${what} its view changes at ${parting(view, seen)}`);
      if (!same(w.view(s, null), w.view(other, null))) w.fail('leak', `${what} the view of the bare table changes`);
      if (seat !== null) sameMoves(w, s, other, seat, what);
      sameSounds(w, s, other, seat, entry, what);
    }
    for (const pair of pairs(w, s, list, n, oneKnown)) {
      const other = swapped(s, pair[0].path, pair[1].path);
      if (!same(view, w.view(other, seat))) continue;
      w.fail('forgotten', `${who(seat)} knows of ${named(pair)}, yet its view stays when they trade places`);
    }
  }
}

function sameMoves(w: Where, a: AnyPosition, b: AnyPosition, seat: Seat, what: string): void {
  const { rules } = w.game;
  if (!actorsOf(rules, a).includes(seat)) return;
  const x = w.calm('leak', `${what} moves`, () => movesOf(rules, a, seat));
  const y = w.calm('leak', `${what} moves`, () => movesOf(rules, b, seat));
  if (!same(x, y)) w.fail('leak', `${what} its moves change at ${parting(x, y)}`);
}

/** The events of one entry as one seat hears them. */
function sounds(w: Where, s: AnyPosition, seat: Seat | null, entry: { seat: Seat; move: Json }): Phrase[] {
  const out: Phrase[] = [];
  play(w.game.rules, s, entry.seat, copy(entry.move), (event, to, rest) => {
    if (!to || (seat !== null && to.includes(seat))) out.push(event);
    else if (rest) out.push(rest);
  });
  return out;
}

/** The next entry in both worlds: where the view cannot tell them apart afterwards, the sounds must not either. */
function sameSounds(
  w: Where,
  s: AnyPosition,
  other: AnyPosition,
  seat: Seat | null,
  entry: { seat: Seat; move: Json },
  what: string,
): void {
  const { rules } = w.game;
  const legal = w.calm('accepts', `${what} accepts`, () => accepts(rules, other, entry.seat, copy(entry.move)));
  if (legal !== true) {
    if (stepOf(rules, s)?.kind === 'choice' && (entry.seat === seat || isOpen(w, s))) {
      w.fail('leak', `${what} the move ${show(entry.move)} of seat ${entry.seat} is no longer accepted`);
    }
    return;
  }
  const barrier = isBarrier(rules, s, entry.move);
  const a = copy(s);
  const heardA = w.calm('play', `playing ${show(entry.move)}`, () => sounds(w, a, seat, entry));
  const heardB = w.calm('play', `${what} playing ${show(entry.move)}`, () => sounds(w, other, seat, entry));
  const told = same(w.view(a, seat), w.view(other, seat));
  if (!told && !barrier)
    w.fail('revealed', `${what} ${show(entry.move)}, which can be undone, shows it to ${who(seat)}`);
  if (told && !same(heardA, heardB)) w.fail('leak', `${what} it hears something else: ${parting(heardA, heardB)}`);
}

/** A secret entry sounds the same as any other one would have, to those who cannot tell the two apart afterwards. */
export function checkSilence(w: Where, s: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const { rules } = w.game;
  const step = stepOf(rules, s);
  if (!step || step.kind === 'upkeep' || !isBarrier(rules, s, entry.move) || isOpen(w, s)) return;
  // what is offered to all is said aloud: only whether it may be done is the hand's secret
  if (step.kind === 'choice' && step.offers) return;
  const f = s.todo[0];
  const move = step.kind === 'chance' ? step.draw(s, f, w.rng) : w.pick(step.moves(s, f, entry.seat));
  if (same(move, entry.move)) return;
  const other = { seat: entry.seat, move };
  for (const seat of w.looking) {
    const a = copy(s);
    const b = copy(s);
    const heardA = w.calm('play', `playing ${show(entry.move)}`, () => sounds(w, a, seat, entry));
    const heardB = w.calm('play', `playing ${show(move)}`, () => sounds(w, b, seat, other));
    if (same(heardA, heardB) || !same(w.view(a, seat), w.view(b, seat))) continue;
    const what = `${who(seat)} hears whether it was ${show(entry.move)} or ${show(move)}`;
    w.fail('heard', `${what}, which its view does not show: ${parting(heardA, heardB)}`);
  }
}

function isOpen(w: Where, s: AnyPosition): boolean {
  return stepOf(w.game.rules, s)?.kind === 'choice' && privacyOf(w.game.rules, s) === 'open';
}

/** Open choices, and what is offered in public for the others, stay the same whatever anybody hides. */
export function checkPublic(w: Where, s: AnyPosition): void {
  const { rules } = w.game;
  const step = stepOf(rules, s);
  if (step?.kind !== 'choice') return;
  for (const pair of pairs(w, s, w.game.rules.secrets(s, null), 1, bothUnknown)) {
    const other = swapped(s, pair[0].path, pair[1].path);
    const f = other.todo[0];
    const before = step.actors(s, s.todo[0]);
    const after = step.actors(other, f);
    if (!same(before, after)) w.fail('open', `who may act changes when ${named(pair)} trade places`);
    for (const seat of before) {
      const open = privacyOf(rules, s) === 'open';
      const list = open ? step.moves : step.offers;
      if (!list || seat < 0) continue;
      const x = list.call(step, s, s.todo[0], seat);
      const y = list.call(step, other, f, seat);
      const what = open ? 'open moves' : 'offers';
      if (!same(x, y)) {
        w.fail('open', `the ${what} of seat ${seat} change when ${named(pair)} trade places: ${parting(x, y)}`);
      }
    }
  }
}

/** An entry that can be undone tells nobody anything: from every position a seat could imagine it looks the same. */
export function checkBarrier(w: Where, s: AnyPosition, entry: { seat: Seat; move: Json }): void {
  const { rules } = w.game;
  if (entry.seat < 0 || isBarrier(rules, s, entry.move)) return;
  const after = copy(s);
  w.calm('play', `playing ${show(entry.move)}`, () => play(rules, after, entry.seat, copy(entry.move)));
  const times = w.often() ? 20 : 2;
  for (const seat of new Set([entry.seat, w.pick(w.eyes)])) {
    const before = w.view(s, seat);
    const expected = w.view(after, seat);
    for (let i = 0; i < times; i++) {
      const dream = w.calm('imagine', `imagining for ${who(seat)}`, () => rules.imagine(copy(before), w.rng));
      const verdict = w.calm('accepts', 'accepts', () => accepts(rules, dream, entry.seat, copy(entry.move)));
      if (verdict !== true) {
        w.fail('imagine', `${show(entry.move)} is not legal in a position imagined for ${who(seat)}: ${verdict.key}`);
      }
      w.calm('play', `playing ${show(entry.move)} as imagined`, () => play(rules, dream, entry.seat, copy(entry.move)));
      const seen = w.view(dream, seat);
      if (same(expected, seen)) continue;
      w.fail('revealed', `${show(entry.move)}, which can be undone, shows ${who(seat)} ${parting(expected, seen)}`);
    }
  }
}
