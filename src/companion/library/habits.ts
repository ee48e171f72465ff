import type { Seat } from '../../engine/rules';
import { gameKey, hasBots, humans, isContest, type Played, winOf } from './played';

/** How plays go by seat, by who began, with and without bots, and how long ago. */

/** How often something that can be won was won. */
export interface Score {
  contests: number;
  /** A shared win counts as its share. */
  wins: number;
  /** What chance alone would give. */
  par: number;
}

const nothing = (): Score => ({ contests: 0, wins: 0, par: 0 });

function count(score: Score, played: Played, seat: Seat): void {
  score.contests++;
  score.wins += winOf(played, seat);
  score.par += 1 / played.people.length;
}

/** Where people sat; of one person, or of everybody. */
function* seatsOf(plays: readonly Played[], person: string): Generator<[Played, Seat]> {
  for (const played of plays) {
    if (!isContest(played)) continue;
    for (const { key, seat } of humans(played)) if (person === '' || key === person) yield [played, seat];
  }
}

/** Under each of some headings, in their order; without those that nothing fell under at the end. */
function tallied(plays: readonly Played[], person: string, under: (played: Played, seat: Seat) => number | undefined) {
  const out: Score[] = [];
  for (const [played, seat] of seatsOf(plays, person)) {
    const at = under(played, seat);
    if (at === undefined) continue;
    while (out.length <= at) out.push(nothing());
    count(out[at], played, seat);
  }
  return out;
}

/** From the first seat to the last that anybody had. */
export const bySeat = (plays: readonly Played[], person: string): Score[] => tallied(plays, person, (_, seat) => seat);

/** Who began, and who did not; plays of which nobody knows are left out. */
export function byStart(plays: readonly Played[], person: string): { began: Score; followed: Score } {
  const known = ({ first }: Played, seat: Seat) => (first === undefined ? undefined : Number(first !== seat));
  const [began = nothing(), followed = nothing()] = tallied(plays, person, known);
  return { began, followed };
}

/** With bots at the table, and among people alone. */
export function byBots(plays: readonly Played[], person: string): { among: Score; against: Score } {
  const [among = nothing(), against = nothing()] = tallied(plays, person, (played) => Number(hasBots(played)));
  return { among, against };
}

/** Days of the calendar between two moments: yesterday evening is one day ago in the morning. */
export function daysSince(when: number, now: number): number {
  const noon = (moment: number): number => {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((noon(now) - noon(when)) / 86_400_000);
}

/** The last play of each game, the longest ago first. */
export function lastOfGames(plays: readonly Played[]): { key: string; last: Played; plays: number }[] {
  const found = new Map<string, { key: string; last: Played; plays: number }>();
  for (const played of plays) {
    const key = gameKey(played);
    const one = found.get(key) ?? { key, last: played, plays: 0 };
    found.set(key, one);
    one.plays++;
    if (played.when > one.last.when) one.last = played;
  }
  return [...found.values()].sort((a, b) => a.last.when - b.last.when);
}
