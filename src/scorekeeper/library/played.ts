import type { Json, Phrase, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Catalogue } from '../../games/module';
import { seatOf } from '../../games/sheet';
import { seatName } from '../../look/say';
import { type About, LONGEST_PLAY } from '../../storage/about';
import { nameKey } from '../../storage/ids';
import type { Header } from '../../storage/matches';
import { type Free, noteOf, type Play } from '../../storage/plays';
import { sideName, sidesOf } from '../begin/free';
import { isLate, spent, timesAt } from '../sheet/spent';

/** A finished game as the library sees it, on the tablet or on the table. */

export interface Who {
  /** As typed; empty for a chair without a name. */
  name: string;
  colour: number;
  bot?: string;
  /** Who that is; where it is absent, the name says it. */
  key?: string;
  /** As it was typed, where somebody is called something else by now. */
  typed?: string;
  /** The colour somebody has wherever there is no seat. */
  shade?: number;
}

export interface Part {
  id: string;
  points: number[];
}

export interface Standing {
  totals: number[];
  parts: Part[];
  /** Of whom no points were written down; theirs in `totals` and `parts` mean nothing. */
  missing?: readonly Seat[];
}

/** Why something has no points, with the words of the game that refuses it. */
export interface Trouble {
  why: Phrase;
  text?: Catalogue;
}

export interface Played {
  id: string;
  kind: 'digital' | 'boxed';
  /** A card's id; 'other' for a game that is not on the shelf. */
  game: string;
  /** What people call it; empty for a game on the shelf. */
  name: string;
  free?: Free;
  people: Who[];
  /** Absent while it is not known. */
  standing?: Standing;
  winners: Seat[];
  /** The fewest points win. */
  low: boolean;
  /** When it ended. */
  when: number;
  /** At the table; absent where nobody measured it. */
  minutes?: number;
  /** The sheet was opened only at the end. */
  late?: boolean;
  note: string;
  place?: string;
  /** Who began, where that is known. */
  first?: Seat;
  /** What of all this was mended afterwards. */
  about?: About;
  options?: Json;
  /** How often moves were taken back by agreement; absent while it is not known. */
  takebacks?: number;
  /** Who asked what the captain would do; absent while it is not known. */
  advised?: Seat[];
  trouble?: Trouble;
}

const MINUTE = 60_000;

const minutesOf = (ms: number): number | undefined => {
  const minutes = Math.round(ms / MINUTE);
  // a sheet of more than a day was simply left open
  return Number.isFinite(minutes) && minutes >= 1 && minutes <= LONGEST_PLAY ? minutes : undefined;
};

/** A moment that a calendar has; a save may claim any number. */
export const momentOf = (when: unknown): number =>
  typeof when === 'number' && Math.abs(when) <= 8.64e15 ? Math.trunc(when) : 0;

const finite = (list: unknown, n: number): list is number[] =>
  Array.isArray(list) && list.length === n && list.every((x) => Number.isFinite(x));

/** What a header or a play says of the points is believed only where it fits the people. */
function standingOf(n: number, brief: { totals?: unknown; parts?: unknown }): Standing | undefined {
  const { totals, parts } = brief;
  if (!finite(totals, n)) return undefined;
  const sound = (part: Partial<Part> | null): boolean => typeof part?.id === 'string' && finite(part.points, n);
  return { totals, parts: Array.isArray(parts) && parts.every(sound) ? parts : [] };
}

const seatsIn = (winners: readonly unknown[], n: number): Seat[] =>
  [...new Set(winners)].filter(
    (seat): seat is Seat => Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < n,
  );

/** What people know better than the play itself; its day is the sheet's own affair. */
function mended(played: Played, about: About | undefined): Played {
  if (!about) return played;
  const { minutes, place, first, winners, unscored } = about;
  const n = played.people.length;
  return {
    ...played,
    about,
    ...(minutes !== undefined && { minutes: minutes ?? undefined }),
    ...(place && { place }),
    ...(first !== undefined && first < n && { first }),
    ...(winners && { winners: seatsIn(winners, n) }),
    ...(unscored && { standing: undefined }),
  };
}

export function ofMatch(head: Header, note: string, about?: About): Played {
  const n = head.chairs.length;
  const played: Played = {
    id: head.id,
    kind: 'digital',
    game: head.game,
    name: '',
    people: head.chairs.map(({ name, colour, bot }) => (bot ? { name, colour, bot } : { name, colour })),
    standing: standingOf(n, head.brief),
    winners: seatsIn(head.brief.winners, n),
    low: false,
    when: momentOf(head.clock.changed),
    minutes: minutesOf(head.clock.played),
    note,
    options: head.options,
  };
  // what was won and lost on the tablet is for its rules to say
  return mended(played, about && { ...about, winners: undefined, unscored: undefined });
}

/** A sheet that only bears totals from elsewhere tells of no time. */
const minutesAt = (play: Play): number | undefined =>
  timesAt(play, play.clock.finished ?? play.clock.changed).length > 0
    ? minutesOf(spent(play, play.clock.finished ?? Number.NaN))
    : undefined;

/** A game on the shelf of which only the totals were written down tells nothing of its categories. */
const whole = ({ game, free }: Play): boolean => !free || !gameOf(game);

/** Whoever has left, and whoever has no entry where others have one, alone or in a team. */
function missingIn({ free, people, cells }: Play): Seat[] {
  const there = new Set(Object.keys(cells ?? {}).map(seatOf));
  const counts = free !== undefined && there.size > 0;
  const sides = sidesOf(people.length, free?.teams);
  const isMissing = (side: readonly Seat[]): boolean =>
    side.every((seat) => people[seat].gone) || (counts && !side.some((seat) => there.has(seat)));
  return sides.filter(isMissing).flat();
}

/** `memo` is what lies beside the play, if anything does. */
export function ofPlay(play: Play, memo?: string, about?: About): Played {
  const { clock, people, brief } = play;
  const counted = !play.free?.by;
  const standing = counted ? standingOf(people.length, whole(play) ? brief : { totals: brief.totals }) : undefined;
  const missing = missingIn(play);
  const played: Played = {
    id: play.id,
    kind: 'boxed',
    game: play.game,
    name: play.name,
    free: play.free,
    people: people.map(({ name, colour }) => ({ name, colour })),
    standing: standing && missing.length > 0 ? { ...standing, missing } : standing,
    winners: seatsIn(brief.winners, people.length),
    low: play.free?.low === true,
    when: about?.when ?? momentOf(clock.finished ?? clock.changed),
    minutes: minutesAt(play),
    late: isLate(play, clock.finished ?? clock.changed),
    note: noteOf(memo, play),
    takebacks: 0,
  };
  // somebody may have found the points after all
  const unscored = Object.keys(play.cells ?? {}).length === 0 ? about?.unscored : undefined;
  return mended(played, about && { ...about, unscored });
}

/** Somebody's points; undefined where nobody wrote them down. */
export const pointsAt = ({ standing }: Pick<Played, 'standing'>, seat: Seat): number | undefined =>
  standing?.missing?.includes(seat) ? undefined : standing?.totals[seat];

/** One game, whatever it is called: its card's id, or the name people gave it. */
export const gameKey = ({ game, name }: Pick<Played, 'game' | 'name'>): string =>
  gameOf(game) ? game : `${game}:${name.trim().toLocaleLowerCase('en')}`;

/** Who somebody is. Chairs without a name are nobody. */
export const personKey = nameKey;

/** The name on a chair of this play. */
export const nameAt = (played: Pick<Played, 'people'>, seat: Seat): string => seatName(seat, { chairs: played.people });

export const sideNameIn = (played: Pick<Played, 'people' | 'free'>, side: readonly Seat[]): string =>
  sideName(
    side,
    played.people.map((_, seat) => nameAt(played, seat)),
    played.free,
  );

/** What the team of that seat is called; undefined for whoever played alone. */
export function teamAt(played: Played, seat: Seat): string | undefined {
  const side = sidesIn(played).find((one) => one.includes(seat)) ?? [];
  return side.length > 1 ? sideNameIn(played, side) : undefined;
}

/** Every figure asks again who sat there, of a thousand plays. */
const sat = new WeakMap<readonly Who[], readonly { key: string; seat: Seat }[]>();

/** The people of a play: no bots, nobody without a name, and nobody twice. */
export function humans({ people }: Pick<Played, 'people'>): readonly { key: string; seat: Seat }[] {
  const before = sat.get(people);
  if (before) return before;
  const found: { key: string; seat: Seat }[] = [];
  people.forEach(({ name, bot, key = personKey(name) }, seat) => {
    if (!bot && key !== '' && !found.some((one) => one.key === key)) found.push({ key, seat });
  });
  sat.set(people, found);
  return found;
}

export const hasBots = (played: Pick<Played, 'people'>): boolean => played.people.some(({ bot }) => bot);

/** Two or more chairs and a winner: something that can be won and lost. */
export const isContest = ({ people, winners, free }: Pick<Played, 'people' | 'winners' | 'free'>): boolean =>
  people.length > 1 && winners.length > 0 && !isJoint({ free });

/** All of them won, or none did. */
export const isJoint = ({ free }: Pick<Played, 'free'>): boolean => free?.by === 'together';

type Sat = Pick<Played, 'people' | 'free' | 'winners'>;

/** Teams, and whoever played alone. */
export const sidesIn = ({ people, free }: Omit<Sat, 'winners'>): Seat[][] => sidesOf(people.length, free?.teams);

/** How many have won: a team has won as one. */
const wonIn = (played: Sat): number =>
  sidesIn(played).filter((side) => side.some((seat) => played.winners.includes(seat))).length;

/** 1 for a win, whole for each of a team; a share of it where several won, 0 otherwise. */
export const winOf = (played: Sat, seat: Seat): number => (played.winners.includes(seat) ? 1 / wonIn(played) : 0);

/** What chance gives everybody who sits there: one part of as many as there are sides. */
export const chanceOf = (played: Pick<Played, 'people' | 'free'>): number => 1 / sidesIn(played).length;

/** Two who win or lose as one. */
export const isTogether = ({ free }: Pick<Played, 'free'>, a: Seat, b: Seat): boolean =>
  isJoint({ free }) || Boolean(free?.teams?.[a] && free.teams[a] === free.teams[b]);

/**
 * The place of every seat. Winners are first, whatever the points say (a tie-break has decided); the others follow by
 * points, equals on the same place, all of a team on one. Who has no points has none, unless they won.
 */
export function ranksOf(played: Sat & Pick<Played, 'standing' | 'low'>): (number | undefined)[] {
  const { winners, low } = played;
  const others = sidesIn(played).filter((side) => !side.some((seat) => winners.includes(seat)));
  const better = (a: number, b: number) => (low ? a < b : a > b);
  return played.people.map((_, seat) => {
    if (winners.includes(seat)) return 1;
    const mine = pointsAt(played, seat);
    if (mine === undefined) return undefined;
    return 1 + wonIn(played) + others.filter(([first]) => better(pointsAt(played, first) ?? mine, mine)).length;
  });
}
