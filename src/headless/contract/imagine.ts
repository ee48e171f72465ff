import { copy, isPlain, same } from '../../engine/copy';
import type { Seat, Secret } from '../../engine/rules';
import { type AnyPosition, actorsOf, movesOf } from '../../engine/run';
import { valueAt } from './secrets';
import { parting, show, type Where, who } from './where';

/** An imagined position looks the same to its seat, breaks nothing, and draws the unknown fairly. */

export function checkImagine(w: Where, s: AnyPosition): void {
  const { rules } = w.game;
  const actors = actorsOf(rules, s);
  for (const seat of w.looking) {
    const view = w.view(s, seat);
    if (w.often() && !isPlain(view)) w.fail('view', `the view of ${who(seat)} is not plain JSON`);
    const kept = copy(view);
    const dream = w.calm('imagine', `imagining for ${who(seat)}`, () => rules.imagine(view, w.rng));
    if (!same(view, kept)) w.fail('imagine', `imagining for ${who(seat)} writes into the view`);
    const seen = w.view(dream, seat);
    if (!same(seen, view)) {
      w.fail('imagine', `the view of ${who(seat)} changes in the position imagined from it: ${parting(view, seen)}`);
    }
    const broken = w.calm('imagine', 'broken()', () => rules.broken(dream));
    if (broken) w.fail('imagine', `the position imagined for ${who(seat)} is impossible: ${broken}`);
    if (seat !== null && actors.includes(seat)) {
      const x = movesOf(rules, s, seat);
      const y = w.calm('imagine', 'moves as imagined', () => movesOf(rules, dream, seat));
      if (!same(x, y)) w.fail('imagine', `seat ${seat} has other moves as imagined: ${parting(x, y)}`);
    }
  }
}

/** Unknown things of one group that lie in one place: one slot, or a list kept in order, whose slots mean nothing. */
interface Place {
  name: string;
  /** Which of the group's secrets, counting in the order secrets() lists them. */
  slots: number[];
}

/** Over many imaginings every possible value turns up in every place, and the truth no more rarely than by chance. */
export function checkFairness(w: Where, s: AnyPosition): void {
  const seat = w.pick(w.eyes);
  const groups = new Map<string, Secret[]>();
  for (const secret of w.game.rules.secrets(s, seat)) {
    if (!secret.known) groups.set(nameOf(secret), [...(groups.get(nameOf(secret)) ?? []), secret]);
  }
  const wide = [...groups.values()].filter((list) => new Set(list.map(({ path }) => show(valueAt(s, path)))).size > 1);
  if (wide.length > 0) checkGroup(w, s, seat, w.pick(wide));
}

const nameOf = (secret: Secret): string => `${secret.pool}/${secret.group ?? ''}`;

function checkGroup(w: Where, s: AnyPosition, seat: Seat | null, group: Secret[]): void {
  const view = w.view(s, seat);
  const name = nameOf(group[0]);
  const times = w.effort >= 1 ? 2000 : Math.min(900, 30 * group.length);
  const dreams: string[][] = [];
  const ordered = new Set(group.map(({ path }) => listOf(path)).filter((list) => inOrder(s, list)));
  for (let i = 0; i < times; i++) {
    const dream = w.game.rules.imagine(copy(view), w.rng);
    const same = w.game.rules.secrets(dream, seat).filter((secret) => !secret.known && nameOf(secret) === name);
    if (same.length !== group.length) {
      w.fail('imagine', `${who(seat)} does not know ${group.length} of ${name}, but ${same.length} as imagined`);
    }
    dreams.push(same.map(({ path }) => show(valueAt(dream, path))));
    for (const list of ordered) if (!inOrder(dream, list)) ordered.delete(list);
  }
  const truth = group.map(({ path }) => show(valueAt(s, path)));
  for (const place of places(group, ordered)) checkPlace(w, `${who(seat)} of ${name}`, place, truth, dreams);
}

/** What is expected so often never stays away by chance. */
const SURELY = 20;

function checkPlace(w: Where, whose: string, place: Place, truth: string[], dreams: string[][]): void {
  const found = new Set<string>();
  let hits = 0;
  for (const dream of dreams) {
    const left = place.slots.map((slot) => dream[slot]);
    for (const value of left) found.add(value);
    for (const slot of place.slots) {
      const at = left.indexOf(truth[slot]);
      if (at < 0) continue;
      hits++;
      left.splice(at, 1);
    }
  }
  // in a large group a value may stay away from one slot by chance: then only the sum below tells
  const surely = (place.slots.length * dreams.length) / truth.length >= SURELY;
  for (const value of surely ? new Set(truth) : []) {
    if (!found.has(value)) w.fail('imagine', `${whose}: ${value} is never imagined at ${place.name}`);
  }
  const chance = (place.slots.length ** 2 * dreams.length) / truth.length;
  if (hits < chance - 6 * Math.sqrt(chance) - 1) {
    w.fail(
      'imagine',
      `${whose}: the truth is imagined at ${place.name} ${hits} times; chance has ${Math.round(chance)}`,
    );
  }
}

/** The list in which a secret lies, with a # for its place there: `hands.2.#.card`. */
const listOf = (path: string): string => path.replace(/\d+(?=\D*$)/, '#');

function places(group: Secret[], ordered: Set<string>): Place[] {
  const out = new Map<string, number[]>();
  group.forEach(({ path }, slot) => {
    const list = listOf(path);
    const name = ordered.has(list) ? list : path;
    out.set(name, [...(out.get(name) ?? []), slot]);
  });
  return [...out].map(([name, slots]) => ({ name, slots }));
}

/** A bag that is kept sorted: by its values themselves, or by what each thing in it has at the end of the path. */
function inOrder(s: AnyPosition, path: string): boolean {
  const [list, inner = ''] = path.split(/\.#\.?/);
  const all = valueAt(s, list);
  if (!Array.isArray(all)) return false;
  const values = inner === '' ? all : all.map((one) => valueAt(one, inner));
  return values.every(
    (value, i) =>
      (typeof value === 'number' || typeof value === 'string') && (i === 0 || (values[i - 1] as typeof value) <= value),
  );
}
