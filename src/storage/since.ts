import { same } from '../engine/copy';
import type { Json } from '../engine/rules';

/** A position told from an earlier one of the same match, so that an act writes what it changed and not what has gathered. */

type Position = { [key: string]: Json };

interface Since {
  /** Parts that are different, whole. */
  set: Position;
  /** Lists that are the same for so many items, and what comes after these. */
  more: { [key: string]: [same: number, rest: Json[]] };
  gone: string[];
}

const isPosition = (x: unknown): x is Position => typeof x === 'object' && x !== null && !Array.isArray(x);

function alike(a: Json[], b: Json[]): number {
  let n = 0;
  while (n < a.length && n < b.length && same(a[n], b[n])) n++;
  return n;
}

/** What has to be known beside `before` to have `now`; undefined where that is no position. */
export function since(before: Json, now: Json): Since | undefined {
  if (!isPosition(before) || !isPosition(now)) return undefined;
  const out: Since = { set: {}, more: {}, gone: Object.keys(before).filter((key) => !Object.hasOwn(now, key)) };
  for (const key of Object.keys(now)) {
    const [old, late] = [before[key], now[key]];
    if (Array.isArray(old) && Array.isArray(late)) {
      const n = alike(old, late);
      if (n < old.length || n < late.length) out.more[key] = [n, late.slice(n)];
    } else if (!same(old, late)) out.set[key] = late;
  }
  return out;
}

/** The later position again; null where one of the two cannot be read. */
export function restored(before: unknown, raw: unknown): Json {
  const { set, more, gone } = (raw ?? {}) as Partial<Since>;
  if (!isPosition(before) || !isPosition(set) || !isPosition(more) || !Array.isArray(gone)) return null;
  const out: Position = { ...before, ...set };
  for (const [key, change] of Object.entries(more)) {
    const old = before[key];
    if (!Array.isArray(old) || !Array.isArray(change) || !Array.isArray(change[1])) return null;
    out[key] = [...old.slice(0, Number(change[0])), ...change[1]];
  }
  for (const key of gone) delete out[key];
  return out;
}
