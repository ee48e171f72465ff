import type { Phrase, Seat } from '../engine/rules';
import { cards } from '../games';
import { cellOf, termsOf } from '../games/sheet';
import { type About, LONGEST_PLACE, LONGEST_PLAY as LONGEST_SITTING } from './about';
import { PLAY_FORMAT, type Play } from './plays';
import { uuidFrom } from './uuid';

/** Plays that another program kept. It knows who had how many points, and nothing of a sheet. */

export interface Scorer {
  name: string;
  /** As it was written: a number, a sum, or nothing. */
  score: string;
  /** Absent where nobody says it. */
  won?: boolean;
  /** Whether they had the first turn. */
  began?: boolean;
  /** What their team is called; empty where they play alone. */
  team?: string;
}

/** A play as the other program tells it. */
export interface Tally {
  /** The same whenever this play is read again, and of no other play. */
  origin: string;
  /** What it was called when it left this app as a mere table; it may still lie here. */
  source?: string;
  /** What the game may be called; the first name is the one that is kept. */
  games: readonly string[];
  people: readonly Scorer[];
  /** The fewest points win. */
  low: boolean;
  /** A moment; NaN where it could not be read as one. */
  started: number;
  /** How the day was written. */
  day: string;
  minutes: number;
  /** When it was last changed there, if that is known. */
  changed?: number;
  place: string;
  note: string;
}

/** A play for this tablet, or why there is none, with as much as a list can show of it. */
export type Foreign =
  | { play: Play; facts: About; source?: string; why?: undefined }
  | { why: Phrase; game: string; people: string[]; when: number };

const LONGEST_NAME = 60;
const LONGEST_NOTE = 20_000;
const MOST_PEOPLE = 12;
const MINUTE = 60_000;
/** A week; whoever typed more meant something else. */
const LONGEST_PLAY = 7 * 24 * 60;
/** The year 2100. */
const LATEST = Date.UTC(2100, 0, 1);
/** As much of something odd as a sentence repeats. */
const SHOWN = 40;

const ID = /^[\w-]{1,64}$/;
/** Cut where a letter ends. */
const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

const nameOf = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), LONGEST_NAME);

/** A name without anything in which two programs may spell it differently. */
const spelling = (name: string): string =>
  name
    .normalize('NFD')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]/gu, '');

const shelf = new Map(cards.flatMap(({ id, text }) => [id, String(text.name)].map((name) => [spelling(name), id])));

/** The game of the shelf that is called like that. */
const onShelf = (names: readonly string[]): string | undefined =>
  names.map((name) => shelf.get(spelling(name))).find((id) => id !== undefined);

const words = (text: string) => ({ words: cut(text.trim(), SHOWN) });

/** The points of somebody; undefined where it is no number that a sheet can hold. */
function pointsOf(score: string): number | undefined {
  const terms = termsOf(score);
  return terms?.reduce((sum, one) => sum + one, 0);
}

/** The team of every seat, as a number from 1, and what each is called; nobody is called by a number or by their names. */
function teamsOf(people: readonly Scorer[]): { teams: number[]; teamNames: string[] } | undefined {
  const all = [...new Set(people.map(({ team = '' }) => nameOf(team)).filter(Boolean))];
  const teams = people.map(({ team = '' }) => all.indexOf(nameOf(team)) + 1);
  if (teams.every((team, seat) => team === 0 || teams.indexOf(team) === seat)) return undefined;
  const mates = (team: number) => people.filter((_, seat) => teams[seat] === team).map(({ name }) => nameOf(name));
  const isPlain = (name: string, i: number) => /^\d+$/.test(name) || name === mates(i + 1).join(' & ');
  return { teams, teamNames: all.map((name, i) => (isPlain(name, i) ? '' : name)) };
}

const isOne = (teams: readonly number[] | undefined, a: Seat, b: Seat): boolean =>
  a === b || (teams !== undefined && teams[a] > 0 && teams[a] === teams[b]);

/** What each has entered: where all of a team have the same score, it is the score of the team. */
const enteredBy = (people: readonly Scorer[], teams: readonly number[] = []): string[] =>
  people.map(({ score }, seat) => {
    const mates = people.filter((_, other) => isOne(teams, seat, other));
    const isTold = mates[0] !== people[seat] && mates.every((one) => one.score.trim() === score.trim());
    return isTold ? '' : score.trim();
  });

/** In milliseconds; none where nobody can have played for so long. */
const lengthOf = ({ minutes }: Tally): number => (minutes <= LONGEST_PLAY ? minutes : 0) * MINUTE;

function faultOf(tally: Tally): Phrase | undefined {
  const { games, people, started, day } = tally;
  if (!games.some((name) => spelling(name) !== '')) return { key: 'transfer.foreign.game' };
  if (!(started >= 0 && started + lengthOf(tally) <= LATEST))
    return { key: 'transfer.foreign.date', args: { day: words(day) } };
  if (people.length === 0) return { key: 'transfer.foreign.nobody' };
  if (people.length > MOST_PEOPLE) return { key: 'transfer.foreign.crowd', args: { n: people.length } };
  const odd = people.find(({ score }) => pointsOf(score) === undefined);
  return odd && { key: 'transfer.foreign.points', args: { points: words(odd.score) } };
}

/** Who the other program says has won; where it says nothing, whoever has the best points. */
function winnersOf({ people, low }: Tally, totals: readonly number[], scored: readonly boolean[]): Seat[] {
  const said = people.flatMap(({ won }, seat) => (won ? [seat] : []));
  if (said.length > 0 || people.some(({ won }) => won !== undefined)) return said;
  const there = [...scored.keys()].filter((seat) => scored[seat]);
  const points = there.map((seat) => totals[seat] * (low ? -1 : 1));
  const best = Math.max(...points);
  return there.filter((_, i) => points[i] === best);
}

const clockOf = (tally: Tally): Play['clock'] => {
  const { started, changed } = tally;
  const finished = started + lengthOf(tally);
  const known = changed !== undefined && changed >= 0 && changed <= LATEST;
  return { started, changed: known ? Math.max(changed, finished) : finished, finished };
};

/**
 * A finished play whose sheet is one round with everybody's total. A game of the shelf stays that game, with this sheet
 * instead of its own, which would ask for details that nobody knows; and it tells nothing of its categories.
 */
function playFrom(tally: Tally): Play {
  const { origin, source, games, people, low, note } = tally;
  const game = onShelf(games) ?? 'other';
  const side = teamsOf(people);
  const entered = enteredBy(people, side?.teams);
  const mates = people.map((_, seat) => entered.filter((_, other) => isOne(side?.teams, seat, other)));
  const totals = mates.map((scores) => scores.reduce((sum, score) => sum + (pointsOf(score) ?? 0), 0));
  const there = mates.map((scores) => scores.some((score) => score !== ''));
  const cells = entered.flatMap((score, seat) => (score === '' ? [] : [[cellOf('round1', seat), score]]));
  return {
    format: PLAY_FORMAT,
    id: origin === source && ID.test(origin) ? origin : uuidFrom(origin),
    game,
    name: game === 'other' ? nameOf(games.find((name) => spelling(name) !== '') ?? '') : '',
    free: { kind: 'rounds', rows: [], low, ...side },
    people: people.map(({ name }, colour) => ({ name: nameOf(name), colour })),
    cells: Object.fromEntries(cells),
    edits: [],
    tools: {},
    note: cut(note.trim(), LONGEST_NOTE),
    clock: clockOf(tally),
    brief: {
      over: true,
      winners: winnersOf(tally, totals, there),
      totals,
      parts: game === 'other' ? [{ id: 'points', points: totals }] : [],
    },
  };
}

/** What a sheet has no row for: it lies beside the play. */
function factsOf(tally: Tally, { brief }: Play): About {
  const { minutes, people } = tally;
  const place = cut(tally.place.trim(), LONGEST_PLACE);
  const first = people.flatMap(({ began }, seat) => (began ? [seat] : []));
  return {
    ...(minutes > 0 && minutes <= LONGEST_SITTING && { minutes: Math.round(minutes) }),
    ...(place && { place }),
    ...(first.length === 1 && { first: first[0] }),
    // no points are another thing than none scored
    ...(people.every(({ score }) => score.trim() === '') && { unscored: true as const }),
    ...(people.some(({ won }) => won !== undefined) && { winners: brief.winners }),
  };
}

/** What is kept of a play that another program tells of. */
export function foreign(tally: Tally): Foreign {
  const why = faultOf(tally);
  const { games, people, started, source } = tally;
  if (!why) {
    const play = playFrom(tally);
    return { play, facts: factsOf(tally, play), source };
  }
  const when = started >= 0 && started <= LATEST ? started : 0;
  return {
    why,
    game: nameOf(games[0] ?? ''),
    people: people.slice(0, MOST_PEOPLE).map(({ name }) => nameOf(name)),
    when,
  };
}

/** Plays that are alike in everything: the second, third and so on have an origin of their own. */
export function numbered(tallies: readonly Tally[]): Tally[] {
  const seen = new Map<string, number>();
  return tallies.map((tally) => {
    const n = (seen.get(tally.origin) ?? 0) + 1;
    seen.set(tally.origin, n);
    return n === 1 ? tally : { ...tally, origin: `${tally.origin}\n${n}` };
  });
}
