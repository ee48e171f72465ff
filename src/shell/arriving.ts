import { onDay, seatName, t } from '../look/say';
import { momentOf } from '../scorekeeper/library/played';
import { gameName } from '../scorekeeper/title';
import type { Arrival } from '../storage/arrival';

/** A thousand arrivals at a glance: which of them are looked at, and what is done with all of one sort. */

/** What the many verdicts come down to for somebody who chooses. */
export const SORTS = ['new', 'differing', 'same', 'refused'] as const;
export type Sort = (typeof SORTS)[number];

export const sortOf = ({ verdict }: Pick<Arrival, 'verdict'>): Sort =>
  verdict === 'new' || verdict === 'same' || verdict === 'refused' ? verdict : 'differing';

/** An arrival that has a line of its own, and where it stands among all. */
export interface Line {
  arrival: Arrival;
  at: number;
}

const QUIET: readonly Arrival['kind'][] = ['memo', 'about', 'photo'];

/** Notes, facts and pictures that come along with their game, or are here already, need no line of their own. */
const isQuiet = ({ kind, verdict }: Arrival): boolean =>
  QUIET.includes(kind) && (verdict === 'new' || verdict === 'same');

export const linesOf = (arrivals: readonly Arrival[]): Line[] =>
  arrivals.flatMap((arrival, at) => (isQuiet(arrival) ? [] : [{ arrival, at }]));

/** Small letters without accents: who searches for Celik means Çelik as well. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** What can be searched of each; a face never changes, and putting it into words takes longer than searching it. */
const known = new WeakMap<object, string>();

function wordsIn({ theirs, kind }: Arrival): string {
  if (!theirs) return plain(t(kind === 'circle' ? 'transfer.circle' : 'transfer.broken'));
  const before = known.get(theirs);
  if (before !== undefined) return before;
  const { chairs, game, name = '', when } = theirs;
  const people = chairs.map((_, seat) => seatName(seat, { chairs }));
  const words = plain([gameName({ game, name }), onDay(momentOf(when)), ...people].join('\n'));
  known.set(theirs, words);
  return words;
}

/** The lines that have every word of the search in them. */
export function found(lines: readonly Line[], search: string): readonly Line[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter(({ arrival }) => {
    const text = wordsIn(arrival);
    return words.every((word) => text.includes(word));
  });
}

export const isTaken = ({ choice }: Arrival): boolean => choice !== 'leave';

/** How many there are of each sort, and how many of these are taken in. */
export function counted(lines: readonly Line[]): { readonly [sort in Sort]: { n: number; taken: number } } {
  const none = () => ({ n: 0, taken: 0 });
  const counts = { new: none(), differing: none(), same: none(), refused: none() };
  for (const { arrival } of lines) {
    const count = counts[sortOf(arrival)];
    count.n++;
    if (isTaken(arrival)) count.taken++;
  }
  return counts;
}

/** All of one sort taken in, each the way that loses least, or all of them left out. */
export function withAll(
  arrivals: readonly Arrival[],
  lines: readonly Line[],
  sort: Sort,
  take: boolean,
): readonly Arrival[] {
  const out = [...arrivals];
  for (const { arrival, at } of lines) {
    if (sortOf(arrival) !== sort) continue;
    // what is offered first is what loses least; where that is to leave it out, a copy replaces nothing
    const choice = take ? arrival.choices.find((one) => one !== 'leave') : 'leave';
    if (choice && arrival.choices.includes(choice)) out[at] = { ...arrival, choice };
  }
  return out;
}
