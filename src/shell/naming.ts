import type { Arrival } from '../storage/arrival';
import { nameKey } from '../storage/ids';

/** Names in a file that nobody here has: other programs, and other tablets, call people otherwise. */

interface Stranger {
  key: string;
  name: string;
  /** In how many plays of the file. */
  plays: number;
}

/** Whom each stranger is here, by key; whoever is missing stays as the file has them. */
export type Known = ReadonlyMap<string, string>;

/** Matches keep the names of their chairs, and what is the same here has its people already. */
const isAsked = ({ kind, verdict }: Arrival): boolean => kind === 'play' && verdict !== 'same' && verdict !== 'refused';

const peopleIn = (arrivals: readonly Arrival[]): string[] =>
  arrivals.filter(isAsked).flatMap(({ theirs }) => theirs?.chairs.map(({ name }) => name) ?? []);

/** Who plays in the file and is not among those people, the most frequent first. The same name is the same person. */
export function strangersIn(arrivals: readonly Arrival[], mine: readonly string[]): Stranger[] {
  const here = new Set(['', ...mine.map(nameKey)]);
  const found = new Map<string, Stranger>();
  for (const name of peopleIn(arrivals)) {
    const key = nameKey(name);
    if (here.has(key)) continue;
    const before = found.get(key);
    if (before) before.plays++;
    else found.set(key, { key, name, plays: 1 });
  }
  return [...found.values()].sort((a, b) => b.plays - a.plays || (a.key < b.key ? -1 : 1));
}

/** Each spelling in the file with the name it gets; what stays as it is, is not in it. */
export function renames(arrivals: readonly Arrival[], known: Known): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  if (known.size === 0) return out;
  for (const name of peopleIn(arrivals)) {
    const mine = known.get(nameKey(name));
    if (mine !== undefined) out.set(name, mine);
  }
  return out;
}

/** Everybody of this tablet once, in the order of the alphabet. */
export function everybody(names: readonly string[]): string[] {
  const byKey = new Map(names.filter((name) => name.trim() !== '').map((name) => [nameKey(name), name.trim()]));
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
