import { LAST } from './setup';
import type { OpenTable, Punt } from './state';

/** The exact odds of a punt from where it is and the rolls that are left (rule page 1.4), without pilots. */

interface Odds {
  /** Of 6^rolls: passes 13 and lies in the port. */
  passes: number;
  /** Stands on 13 after the last roll. */
  on13: number;
  wrecks: number;
  all: number;
}

/** What may become of a punt at sea. A punt that passes 13 rolls no more. */
export function oddsFrom(pos: number, rolls: number): Odds {
  const all = 6 ** rolls;
  if (rolls === 0) {
    const on13 = pos === LAST ? 1 : 0;
    return { passes: 0, on13, wrecks: 1 - on13, all };
  }
  const out = { passes: 0, on13: 0, wrecks: 0, all };
  for (let die = 1; die <= 6; die++) {
    if (pos + die > LAST) {
      out.passes += all / 6;
      continue;
    }
    const next = oddsFrom(pos + die, rolls - 1);
    out.passes += next.passes;
    out.on13 += next.on13;
    out.wrecks += next.wrecks;
  }
  return out;
}

export const rollsLeft = (s: Pick<OpenTable, 'moved'>): number => 3 - s.moved;

/** Before the first roll, with nobody on the pirates' boat. */
export const FRESH: Pick<OpenTable, 'moved' | 'boat'> = { moved: 0, boat: [] };

/** The chance that a punt at sea on that space lies in the port at the end; with pirates on the boat 13 counts as lost. */
export function arrivesFrom(s: Pick<OpenTable, 'moved' | 'boat'>, pos: number): number {
  const odds = TABLE[rollsLeft(s)][pos];
  return (odds.passes + (s.boat.length === 0 ? odds.on13 : 0)) / odds.all;
}

/** The chance that a punt at sea on that space stands on 13 after the last roll. */
export function lands13From(s: Pick<OpenTable, 'moved'>, pos: number): number {
  const odds = TABLE[rollsLeft(s)][pos];
  return odds.on13 / odds.all;
}

/** The chance that a punt lies in the port at the end. */
export const arrives = (s: Pick<OpenTable, 'moved' | 'boat'>, punt: Punt): number =>
  punt.dock === 'sea' ? arrivesFrom(s, punt.pos) : punt.dock === 'port' ? 1 : 0;

/** The chance that a punt stands on 13 after the last roll: what pirates hope for, and have where it is plundered. */
export const lands13 = (s: Pick<OpenTable, 'moved'>, punt: Punt): number =>
  punt.dock === 'sea' ? lands13From(s, punt.pos) : punt.plundered ? 1 : 0;

const TABLE: readonly (readonly Odds[])[] = [0, 1, 2, 3].map((rolls) =>
  Array.from({ length: LAST + 1 }, (_, pos) => oddsFrom(pos, rolls)),
);

/**
 * The chance that a pilot who comes before the last roll finds this punt where a step decides something: at sea, and no
 * more than six short of 13.
 */
export function withinReach(s: Pick<OpenTable, 'moved'>, punt: Punt): number {
  return punt.dock === 'sea' ? REACH[Math.max(0, rollsLeft(s) - 1)][punt.pos] : 0;
}

function reach(pos: number, rolls: number): number {
  if (pos > LAST) return 0;
  if (rolls === 0) return pos >= LAST - 6 ? 1 : 0;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += reach(pos + die, rolls - 1);
  return sum / 6;
}

const REACH: readonly (readonly number[])[] = [0, 1, 2].map((rolls) =>
  Array.from({ length: LAST + 1 }, (_, pos) => reach(pos, rolls)),
);

/** The chances that at least one, two, three of these come about, each by itself. A hot path: no lists. */
export function atLeast(chances: readonly number[]): [number, number, number] {
  let [none, one, two, three] = [1, 0, 0, 0];
  for (let i = 0; i < chances.length; i++) {
    const p = chances[i];
    three = three * (1 - p) + two * p;
    two = two * (1 - p) + one * p;
    one = one * (1 - p) + none * p;
    none = none * (1 - p);
  }
  const more = three + two;
  return [more + one, more, three];
}
