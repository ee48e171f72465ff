import {
  chanceOf,
  gameKey,
  humans,
  isContest,
  isTogether,
  type Played,
  pointsAt,
  ranksOf,
  winOf,
} from '../library/played';

/** What the plays say of people and games. Everything here takes the plays newest first, as the history has them. */

export const oldestFirst = (plays: readonly Played[]): Played[] => [...plays].reverse();

/** How often something that can be won was won. */
export interface Score {
  contests: number;
  /** A shared win counts as its share. */
  wins: number;
  /** What chance alone would give: one part in as many as sat there, a team as one. */
  par: number;
}

const nothing = (): Score => ({ contests: 0, wins: 0, par: 0 });

function count(score: Score, played: Played, seat: number): void {
  if (!isContest(played)) return;
  score.contests++;
  score.wins += winOf(played, seat);
  score.par += chanceOf(played);
}

/** Wins more than chance would give. */
export const edge = ({ wins, par }: Score): number => wins - par;

export interface Tally extends Score {
  key: string;
  /** As it was spelt last, with the colour that was used last. */
  name: string;
  colour: number;
  plays: number;
  last: number;
}

/** Each leaf of the library asks the same of the same plays. */
function kept<T extends object>(work: (plays: readonly Played[]) => T): typeof work {
  const found = new WeakMap<readonly Played[], T>();
  return (plays) => {
    const one = found.get(plays) ?? work(plays);
    found.set(plays, one);
    return one;
  };
}

function tallied(plays: readonly Played[], only?: string): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const played of plays) {
    for (const { key, seat } of humans(played)) {
      if (only !== undefined && key !== only) continue;
      let tally = found.get(key);
      if (!tally) {
        const { name, colour: worn, shade: colour = worn } = played.people[seat];
        tally = { key, name: name.trim(), colour, plays: 0, last: played.when, ...nothing() };
        found.set(key, tally);
      }
      tally.plays++;
      count(tally, played, seat);
    }
  }
  return [...found.values()].sort((a, b) => b.plays - a.plays || b.wins - a.wins || a.name.localeCompare(b.name));
}

const everybody = kept((plays) => tallied(plays));

/** Everybody who has played, or one of them alone; most plays first. */
export const tallies = (plays: readonly Played[], only?: string) =>
  only === undefined ? everybody(plays) : tallied(plays, only);

/** Who wins more than chance first; whoever has played nothing that can be won comes last. */
export const byEdge = (people: readonly Tally[]): Tally[] =>
  [...people].sort((a, b) => +(a.contests === 0) - +(b.contests === 0) || edge(b) - edge(a));

/** Where every win went. A team's win is one for each of its members, and `doubled` says how many that is too many. */
export function allWins(plays: readonly Played[]): {
  people: number;
  others: number;
  doubled: number;
  contests: number;
} {
  const out = { people: 0, others: 0, doubled: 0, contests: 0 };
  for (const played of plays) {
    if (!isContest(played)) continue;
    const of = (seats: readonly number[]) => seats.reduce((sum, seat) => sum + winOf(played, seat), 0);
    const [all, ours] = [of(played.winners), of(humans(played).map(({ seat }) => seat))];
    out.contests++;
    out.people += ours;
    out.others += all - ours;
    out.doubled += all - 1;
  }
  return out;
}

/** Under each of some headings, in their order. */
function under<K>(some: Iterable<readonly [K, Played, number]>): [K, Score][] {
  const out = new Map<K, Score>();
  for (const [key, played, seat] of some) {
    const score = out.get(key) ?? nothing();
    out.set(key, score);
    count(score, played, seat);
  }
  return [...out];
}

/** Somebody's page asks the same plays again and again where they sat. */
const sat = new WeakMap<readonly Played[], { person: string; seats: (readonly [Played, number])[] }>();

/** Where somebody sat in each of their plays. */
function seatsOf(plays: readonly Played[], person: string): readonly (readonly [Played, number])[] {
  const before = sat.get(plays);
  if (before?.person === person) return before.seats;
  const seats: (readonly [Played, number])[] = [];
  for (const played of plays)
    for (const { key, seat } of humans(played)) if (key === person) seats.push([played, seat]);
  sat.set(plays, { person, seats });
  return seats;
}

/** Somebody's wins by how many played: fewest first. */
export function bySize(plays: readonly Played[], person: string): [people: number, score: Score][] {
  const contests = seatsOf(plays, person).filter(([played]) => isContest(played));
  return under(contests.map(([played, seat]) => [played.people.length, played, seat])).sort(([a], [b]) => a - b);
}

/** Who began, and who did not; plays of which nobody knows are left out. */
export function byStart(plays: readonly Played[]): { began: Score; followed: Score } {
  const known = plays.filter((played) => played.first !== undefined && isContest(played));
  const seats = known.flatMap((played) =>
    humans(played).map(({ seat }) => [played.first === seat, played, seat] as const),
  );
  const found = new Map(under(seats));
  return { began: found.get(true) ?? nothing(), followed: found.get(false) ?? nothing() };
}

export interface Best {
  played: Played;
  value: number;
}

/** A game, of one person or of everybody. */
export interface Gamed extends Score {
  key: string;
  /** Its last play. */
  game: Played;
  plays: number;
  /** The best that person ever had. */
  best?: Best;
}

function gamed(plays: readonly Played[], person?: string): readonly Gamed[] {
  const found = new Map<string, Gamed>();
  for (const game of plays) {
    const key = gameKey(game);
    const one = found.get(key) ?? { key, game, plays: 0, ...nothing() };
    found.set(key, one);
    one.plays++;
    const seat = person === undefined ? undefined : humans(game).find((who) => who.key === person)?.seat;
    if (seat === undefined) continue;
    count(one, game, seat);
    const value = pointsAt(game, seat);
    // whoever reached it first keeps it, and older plays come later
    if (value !== undefined && (!one.best || (game.low ? value <= one.best.value : value >= one.best.value)))
      one.best = { played: game, value };
  }
  return [...found.values()].sort((a, b) => b.plays - a.plays);
}

const everything = kept((plays) => gamed(plays));

/** The most played game first; with a person, how often they won it and their best. */
export const gamesIn = (plays: readonly Played[], person?: string) =>
  person === undefined ? everything(plays) : gamed(plays, person);

/** So many plays before a game is somebody's best, or so many meetings before anybody is their nemesis. */
const ENOUGH = { plays: 3, meetings: 5 };

/** What somebody wins most often beyond chance. */
export const bestGame = (games: readonly Gamed[]): Gamed | undefined =>
  games.filter((one) => one.contests >= ENOUGH.plays && edge(one) > 0).sort((a, b) => edge(b) - edge(a))[0];

/** How often two have met, and who finished before whom; without a result between them, `open`. */
export interface Meeting {
  key: string;
  name: string;
  colour: number;
  together: number;
  ahead: number;
  behind: number;
  level: number;
  open: number;
}

/** Everybody somebody has met, most often first. */
export function meetings(plays: readonly Played[], person: string): Meeting[] {
  const found = new Map<string, Meeting>();
  for (const [played, mine] of seatsOf(plays, person)) {
    const ranks = ranksOf(played);
    for (const { key, seat } of humans(played)) {
      if (key === person) continue;
      const { name, colour: worn, shade: colour = worn } = played.people[seat];
      const one = found.get(key) ?? { key, name, colour, together: 0, ahead: 0, behind: 0, level: 0, open: 0 };
      found.set(key, one);
      one.together++;
      const [x, y] = [mine, seat].map((at) => ranks[at] ?? Number.POSITIVE_INFINITY);
      const unknown = x === y && x === Number.POSITIVE_INFINITY;
      one[unknown || isTogether(played, mine, seat) ? 'open' : x < y ? 'ahead' : x > y ? 'behind' : 'level']++;
    }
  }
  return [...found.values()].sort((a, b) => b.together - a.together || a.name.localeCompare(b.name));
}

/** Whoever finishes before somebody most often, beyond every second time. */
export const nemesisOf = (met: readonly Meeting[]): Meeting | undefined =>
  met
    .filter(({ ahead, behind, level }) => ahead + behind + level >= ENOUGH.meetings && behind > ahead)
    .sort((a, b) => b.behind - b.ahead - (a.behind - a.ahead))[0];

export interface Step {
  when: number;
  wins: number;
  par: number;
}

/** Somebody's wins up to each of their plays, beside what chance would have given; the oldest first. */
export function winsOver(plays: readonly Played[], person: string): Step[] {
  const sum = nothing();
  const contests = seatsOf(plays, person).filter(([played]) => isContest(played));
  return contests.reverse().map(([played, seat]) => {
    count(sum, played, seat);
    return { when: played.when, wins: sum.wins, par: sum.par };
  });
}

/** The longest row of wins, shared ones too. */
export function longestRun(plays: readonly Played[], person: string): number {
  let [run, best] = [0, 0];
  for (const [played, seat] of seatsOf(plays, person)) {
    if (!isContest(played)) continue;
    run = winOf(played, seat) > 0 ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

export const hoursOf = (plays: readonly Played[]): number =>
  Math.round(plays.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) / 60);
