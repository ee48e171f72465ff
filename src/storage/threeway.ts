import { same } from '../engine/copy';

/** Two changes of one thing as one change: by field, and in lists by what each item is. */

type Fields = { readonly [name: string]: unknown };

const keyOf = (item: unknown): unknown => (isFields(item) ? (item.id ?? item.name) : item);

/** Lists of lists have no items that could be told apart. */
const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x) && !x.some(Array.isArray);
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * `mine` and `theirs` both come from `base`. Where both changed the same thing it is as I have it, and what one of them
 * took out stays out.
 */
export function merged<T>(base: T, mine: T, theirs: T): T {
  if (same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isList(mine) && isList(theirs)) return mergedLists(isList(base) ? base : [], mine, theirs) as T;
  if (isFields(mine) && isFields(theirs)) return mergedFields(isFields(base) ? base : {}, mine, theirs) as T;
  return base !== undefined && theirs === undefined ? theirs : mine;
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const all = Object.keys({ ...theirs, ...mine }).map((name) => [
    name,
    merged<unknown>(base[name], mine[name], theirs[name]),
  ]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

const byKey = (list: readonly unknown[]): ReadonlyMap<unknown, unknown> =>
  new Map(list.map((item) => [keyOf(item), item]));

function mergedLists(...lists: (readonly unknown[])[]): unknown[] {
  const [base, mine, theirs] = lists.map(byKey);
  const both = [...mine].map(([key, item]) => merged<unknown>(base.get(key), item, theirs.get(key)));
  const kept: unknown[] = both.filter((item) => item !== undefined);
  // what is new there gets the same place here
  [...theirs.keys()].forEach((key, i) => {
    if (!mine.has(key) && !base.has(key)) kept.splice(i, 0, theirs.get(key));
  });
  return kept;
}
