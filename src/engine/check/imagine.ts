import { copy, isPlain, same } from '../copy';
import type { Json, Seat, Secret } from '../rules';
import { type AnyPosition, actorsOf, movesOf } from '../run';
import { valueAt } from './secrets';
import { parting, show, type Where, who } from './where';

/** An imagined position looks the same to its seat, breaks nothing, and draws the unknown fairly. */

export function checkImagine(w: Where, s: AnyPosition): void {
  const { rules } = w.game;
  const actors = actorsOf(rules, s);
  for (const seat of w.eyes) {
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

/** A place that holds unknown things: one slot, or a list kept in order, whose slots mean nothing by themselves. */
interface Place {
  name: string;
  paths: string[];
}

/** Over many imaginings every possible value turns up in every place, and the truth no more rarely than by chance. */
export function checkFairness(w: Where, s: AnyPosition): void {
  const seat = w.pick(w.eyes);
  const unknown = w.game.rules.secrets(s, seat).filter((secret) => !secret.known);
  const groups = new Map<string, Secret[]>();
  for (const secret of unknown) {
    const name = `${secret.pool}/${secret.group ?? ''}`;
    groups.set(name, [...(groups.get(name) ?? []), secret]);
  }
  const wide = [...groups.values()].filter((list) => new Set(list.map(({ path }) => show(valueAt(s, path)))).size > 1);
  if (wide.length === 0) return;
  checkGroup(w, s, seat, w.pick(wide));
}

function checkGroup(w: Where, s: AnyPosition, seat: Seat | null, group: Secret[]): void {
  const view = w.view(s, seat);
  const times = Math.min(900, 30 * group.length);
  const dreams: AnyPosition[] = [];
  for (let i = 0; i < times; i++) dreams.push(w.game.rules.imagine(copy(view), w.rng));
  const truth = group.map(({ path }) => show(valueAt(s, path)));
  const values = new Set(truth);
  for (const place of places(s, dreams, group)) {
    const here = place.paths.map((path) => show(valueAt(s, path)));
    const found = new Set<string>();
    let hits = 0;
    for (const dream of dreams) {
      const there = place.paths.map((path) => valueAt(dream, path));
      if (there.includes(undefined)) w.fail('imagine', `imagined for ${who(seat)}, ${place.name} does not exist`);
      const left = there.map((value) => show(value));
      for (const value of left) found.add(value);
      for (const value of here) {
        const at = left.indexOf(value);
        if (at >= 0) {
          hits++;
          left.splice(at, 1);
        }
      }
    }
    for (const value of values) {
      if (!found.has(value))
        w.fail('imagine', `${who(seat)} never imagines ${value} at ${place.name} in ${times} tries`);
    }
    const chance = (here.length * here.length * times) / group.length;
    if (hits < chance - 6 * Math.sqrt(chance) - 1) {
      w.fail(
        'imagine',
        `${who(seat)} imagines the truth at ${place.name} ${hits} times of ${times}; chance has ${chance}`,
      );
    }
  }
}

function places(s: AnyPosition, dreams: AnyPosition[], group: Secret[]): Place[] {
  const lists = new Map<string, string[]>();
  for (const { path } of group) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    lists.set(parent, [...(lists.get(parent) ?? []), path]);
  }
  const out: Place[] = [];
  for (const [parent, paths] of lists) {
    const ordered = parent !== '' && [s, ...dreams].every((one) => inOrder(valueAt(one, parent)));
    if (ordered) out.push({ name: parent, paths });
    else for (const path of paths) out.push({ name: path, paths: [path] });
  }
  return out;
}

function inOrder(list: Json | undefined): boolean {
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) {
    if (typeof list[i] !== 'number' && typeof list[i] !== 'string') return false;
    if (i > 0 && (list[i - 1] as number) > (list[i] as number)) return false;
  }
  return true;
}
