import type { Phrase } from '../engine/rules';
import { plainDay } from './days';
import { type Foreign, foreign, numbered, type Scorer, type Tally } from './foreign';

/**
 * What the app BG Stats exports, everything or some plays: lists of games, players and places, and plays that point into
 * them. Anything unknown is passed over; versions differ in whether a number is a number or a text.
 */

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (x: unknown): x is Keyed => typeof x === 'object' && x !== null && !Array.isArray(x);

const text = (x: unknown): string => (typeof x === 'string' ? x : typeof x === 'number' ? String(x) : '');
const flag = (x: unknown): boolean => x === true || x === 1 || x === '1' || x === 'true';
const amount = (x: unknown): number => {
  const n = Number(text(x).trim() || 0);
  return Number.isFinite(n) && n > 0 ? Math.round(n) : 0;
};

/** Things of a list by their number in the file. */
type Numbered = ReadonlyMap<string, Keyed>;

const byNumber = (list: unknown): Numbered =>
  new Map((Array.isArray(list) ? list : []).filter(isKeyed).map((one) => [text(one.id), one]));

/** In the order of the seats where the file knows one. */
function seated(scores: readonly Keyed[]): readonly Keyed[] {
  const seats = scores.map(({ seatOrder }) => amount(seatOrder));
  if (new Set(seats).size !== seats.length) return scores;
  return scores
    .map((one, i) => [one, seats[i]] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([one]) => one);
}

function scorersOf({ playerScores, usesTeams }: Keyed, players: Numbered): Scorer[] {
  const scores = (Array.isArray(playerScores) ? playerScores : []).filter(isKeyed);
  // where nobody is said to have won, nobody has: a game against the box is lost like that
  return seated(scores).map(({ playerRefId, score, winner, startPlayer, team }) => {
    const player = players.get(text(playerRefId));
    const name = player && !flag(player.isAnonymous) ? text(player.name) : '';
    const mates = flag(usesTeams) && { team: text(team) };
    return { name, score: text(score), won: flag(winner), began: flag(startPlayer), ...mates };
  });
}

/** What the points alone say, where nobody is marked as the winner and there are points. */
const unsaid = (people: readonly Scorer[], game: Keyed | undefined): readonly Scorer[] =>
  flag(game?.cooperative) || people.some(({ won }) => won) ? people : people.map(({ won: _, ...rest }) => rest);

function tallyOf(play: Keyed, games: Numbered, players: Numbered, places: Numbered): Tally {
  const game = games.get(text(play.gameRefId));
  const names = [text(game?.name), text(game?.bggName)].filter((name) => name.trim() !== '');
  const people = unsaid(scorersOf(play, players), game);
  const day = text(play.playDate) || text(play.playDateYmd).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const changed = plainDay(text(play.modificationDate));
  const content = [names[0] ?? '', day, ...people.map(({ name, score }) => `${name}\t${score}`)];
  return {
    origin: text(play.uuid).trim() || ['bg-stats', ...content].join('\n'),
    games: names,
    people,
    low: game?.highestWins !== undefined && !flag(game.highestWins),
    started: plainDay(day),
    day,
    minutes: amount(play.durationMin),
    ...(Number.isFinite(changed) && { changed }),
    place: text(places.get(text(play.locationRefId))?.name),
    note: text(play.comments),
  };
}

const NO_PLAY: Foreign = { why: { key: 'transfer.foreign.odd' }, game: '', people: [], when: 0 };

/** Whether it calls its things as BG Stats does. */
export const isBgStats = (raw: object): boolean => 'plays' in raw && ('games' in raw || 'players' in raw);

/** The plays in an export, or why it cannot be read at all. */
export function bgStatsPlays(raw: Keyed): Foreign[] | Phrase {
  if (!Array.isArray(raw.plays)) return { key: 'transfer.bgStats.damaged' };
  const [games, players, places] = [raw.games, raw.players, raw.locations].map(byNumber);
  const sound = raw.plays.filter(isKeyed);
  const tallies = numbered(sound.map((play) => tallyOf(play, games, players, places)));
  const odd = raw.plays.length - sound.length;
  return [...tallies.map(foreign), ...Array.from({ length: odd }, () => NO_PLAY)];
}
