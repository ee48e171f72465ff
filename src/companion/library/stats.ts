import { gameKey, hasBots, humans, isContest, type Played, pointsAt, ranksOf, winOf } from './played';

/** What the plays say of games and people. Everything here takes the plays newest first, as the history has them. */

const oldestFirst = (plays: readonly Played[]): Played[] => [...plays].sort((a, b) => a.when - b.when);

export interface Tally {
  key: string;
  /** As it was spelt last, with the colour that was used last. */
  name: string;
  colour: number;
  plays: number;
  /** Plays that could be won. */
  contests: number;
  /** A shared win counts as its share. */
  wins: number;
  /** What chance alone would give: one part in as many as sat there. */
  par: number;
  /** Wins in a row, shared ones too: up to now, and the longest ever. */
  streak: number;
  bestStreak: number;
  /** Plays in a row without a win: up to now, and the most ever. */
  without: number;
  mostWithout: number;
  last: number;
}

const COUNTS = { plays: 0, contests: 0, wins: 0, par: 0 };
const NOTHING = { ...COUNTS, streak: 0, bestStreak: 0, without: 0, mostWithout: 0, last: 0 };

/** Everybody who has played; most plays first. */
export function tallies(plays: readonly Played[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const played of oldestFirst(plays)) {
    for (const { key, seat } of humans(played)) {
      const { name, colour: worn, shade: colour = worn } = played.people[seat];
      const tally: Tally = found.get(key) ?? { key, name, colour, ...NOTHING };
      found.set(key, tally);
      Object.assign(tally, { name: name.trim(), colour, last: played.when });
      tally.plays++;
      if (!isContest(played)) continue;
      const win = winOf(played, seat);
      tally.contests++;
      tally.wins += win;
      tally.par += 1 / played.people.length;
      tally.streak = win > 0 ? tally.streak + 1 : 0;
      tally.without = win > 0 ? 0 : tally.without + 1;
      tally.bestStreak = Math.max(tally.bestStreak, tally.streak);
      tally.mostWithout = Math.max(tally.mostWithout, tally.without);
    }
  }
  return [...found.values()].sort((a, b) => b.plays - a.plays || b.wins - a.wins || a.name.localeCompare(b.name));
}

export interface Best {
  played: Played;
  value: number;
}

/** The records of one game; absent where no play says anything about it. */
export interface Records {
  key: string;
  game: Pick<Played, 'game' | 'name'>;
  plays: number;
  highest?: Best;
  lowest?: Best;
  margin?: Best;
  longest?: Best;
}

/** The points of the winners. */
function winningScore(played: Played): number | undefined {
  const [winner] = played.winners;
  return winner === undefined ? undefined : pointsAt(played, winner);
}

/** How far the winner was ahead of the next; a shared win has no margin. */
export function marginOf(played: Played): number | undefined {
  const { winners, people, low } = played;
  const mine = winningScore(played);
  const others = people.flatMap((_, seat) => (seat === winners[0] ? [] : (pointsAt(played, seat) ?? [])));
  if (mine === undefined || winners.length !== 1 || others.length === 0) return undefined;
  return Math.abs(mine - (low ? Math.min(...others) : Math.max(...others)));
}

/** The play with the greatest value; the first to reach it keeps the record. */
function best(plays: readonly Played[], value: (played: Played) => number | undefined): Best | undefined {
  let found: Best | undefined;
  for (const played of oldestFirst(plays)) {
    const now = value(played);
    if (now !== undefined && (!found || now > found.value)) found = { played, value: now };
  }
  return found;
}

function recordsOf(key: string, plays: readonly Played[]): Records {
  const lowest = best(plays, (played) => {
    const score = winningScore(played);
    return score === undefined ? undefined : -score;
  });
  return {
    key,
    game: plays[0],
    plays: plays.length,
    highest: best(plays, winningScore),
    lowest: lowest && { played: lowest.played, value: winningScore(lowest.played) as number },
    margin: best(plays, marginOf),
    longest: best(plays, ({ minutes }) => minutes),
  };
}

/** Game by game, the most played first. */
export function records(plays: readonly Played[]): Records[] {
  return [...grouped(plays)].map(([key, some]) => recordsOf(key, some)).sort((a, b) => b.plays - a.plays);
}

function grouped(plays: readonly Played[]): Map<string, Played[]> {
  const out = new Map<string, Played[]>();
  for (const played of plays) {
    const key = gameKey(played);
    const some = out.get(key);
    if (some) some.push(played);
    else out.set(key, [played]);
  }
  return out;
}

export interface Duel {
  together: number;
  /** The first finished before the second, the second before the first, on the same place. */
  first: number;
  second: number;
  level: number;
}

/** Two people at the same tables: who finished before whom. Plays without points count only where one of them won. */
export function duel(plays: readonly Played[], a: string, b: string): Duel {
  const out: Duel = { together: 0, first: 0, second: 0, level: 0 };
  for (const played of plays) {
    const here = humans(played);
    const [one, two] = [a, b].map((key) => here.find((who) => who.key === key)?.seat);
    if (one === undefined || two === undefined) continue;
    out.together++;
    const ranks = ranksOf(played);
    const [x, y] = [ranks[one] ?? Number.POSITIVE_INFINITY, ranks[two] ?? Number.POSITIVE_INFINITY];
    if (x === y && x === Number.POSITIVE_INFINITY) continue;
    out[x < y ? 'first' : x > y ? 'second' : 'level']++;
  }
  return out;
}

/** The two who sat together most often. */
export function closest(plays: readonly Played[]): [string, string] | undefined {
  const pairs = new Map<string, { pair: [string, string]; n: number }>();
  for (const played of plays) {
    const keys = humans(played)
      .map(({ key }) => key)
      .sort();
    keys.forEach((a, i) => {
      for (const b of keys.slice(i + 1)) {
        const id = `${a}\n${b}`;
        const entry = pairs.get(id) ?? { pair: [a, b], n: 0 };
        entry.n++;
        pairs.set(id, entry);
      }
    });
  }
  return [...pairs.values()].sort((x, y) => y.n - x.n)[0]?.pair;
}

export interface Course {
  key: string;
  points: { at: number; played: Played; score: number }[];
}

/** The scores of the people over the plays of one game, oldest first; `at` counts the plays. */
export function courses(plays: readonly Played[]): { plays: Played[]; courses: Course[] } {
  const scored = oldestFirst(plays).filter(({ standing }) => standing);
  const found = new Map<string, Course>();
  scored.forEach((played, at) => {
    for (const { key, seat } of humans(played)) {
      const score = pointsAt(played, seat);
      if (score === undefined) continue;
      const course = found.get(key) ?? { key, points: [] };
      found.set(key, course);
      course.points.push({ at, played, score });
    }
  });
  return { plays: scored, courses: [...found.values()].sort((a, b) => b.points.length - a.points.length) };
}

/** The average of a play and those of the same person just before it, at most so many together. */
export const smoothed = (points: Course['points'], of: number): { at: number; score: number }[] =>
  points.map(({ at }, i) => {
    const some = points.slice(Math.max(0, i + 1 - of), i + 1);
    return { at, score: some.reduce((sum, { score }) => sum + score, 0) / some.length };
  });

export interface Shares {
  key: string;
  plays: number;
  /** Average points by category, in the game's order. */
  parts: { id: string; points: number }[];
}

/** What everybody's points of one game are made of, on average. */
export function shares(plays: readonly Played[], order: readonly string[]): Shares[] {
  const sums = new Map<string, { plays: number; parts: Map<string, number> }>();
  const ids = new Set(order);
  for (const played of plays) {
    const { standing } = played;
    if (!standing || standing.parts.length === 0) continue;
    for (const { key, seat } of humans(played)) {
      if (pointsAt(played, seat) === undefined) continue;
      const entry = sums.get(key) ?? { plays: 0, parts: new Map<string, number>() };
      sums.set(key, entry);
      entry.plays++;
      for (const { id, points } of standing.parts) {
        ids.add(id);
        entry.parts.set(id, (entry.parts.get(id) ?? 0) + points[seat]);
      }
    }
  }
  return [...sums].map(([key, entry]) => ({
    key,
    plays: entry.plays,
    parts: [...ids].map((id) => ({ id, points: (entry.parts.get(id) ?? 0) / entry.plays })),
  }));
}

export const withoutBots = (plays: readonly Played[]): Played[] => plays.filter((played) => !hasBots(played));
