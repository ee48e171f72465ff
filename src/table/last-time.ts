import type { Match } from '../engine/match';
import { TABLE } from '../engine/rules';
import type { TableModule } from '../games/table';
import { duration, figures } from '../look/recap';
import { joined, onDay, t } from '../look/say';
import { nameOf, sayer } from './context';
import { runsOf } from './deeds';
import { logOf } from './log-lines';
import type { Viewpoint } from './viewpoint';

/** What somebody who comes back to a match after a day wants to know first, from what everybody at the table knows. */

/** In milliseconds: whoever goes on the next evening has forgotten. */
const DAY = 20 * 3_600_000;
/** The last acts that are told again, and how many entries are looked through for them. */
const ACTS = 2;
const BACK = 40;

/** Whether so much has passed since anybody played that people are told how it stood. */
export const isLongAgo = ({ length, over, record }: Match, now: number): boolean =>
  length > 0 && !over && now - record.clock.changed > DAY;

/** When it was, how far they were and for how long. */
function when(viewpoint: Viewpoint, table: TableModule): string {
  const { match } = viewpoint;
  const { changed, played } = match.record.clock;
  const chapter = logOf(match, null, table).at(-1)?.text;
  const minutes = Math.max(1, Math.round(played / 60_000));
  const where = chapter ? sayer(viewpoint)(chapter) : '';
  return t('last.when', { day: onDay(changed), where, time: duration(minutes) });
}

/** Everybody with the points that the table may count, whoever leads first. */
function points(viewpoint: Viewpoint, table: TableModule): string | undefined {
  const all = table.standing?.(viewpoint.bare.value).points ?? [];
  if (all.length === 0) return undefined;
  const seats = [...all.keys()].sort((a, b) => all[b].n - all[a].n || a - b);
  const told = seats.map((seat) => {
    const { n, more } = all[seat];
    return t(more ? 'last.more' : 'last.points', { name: nameOf(viewpoint, seat), n: figures(n) });
  });
  return t('last.standing', { all: joined(told) });
}

/** At most five lines, as they are read. Empty behind a cover and of a match that is over. */
export function lastTime(viewpoint: Viewpoint, table: TableModule): string[] {
  const { match } = viewpoint;
  const say = sayer(viewpoint);
  const done = runsOf(match, null, Math.max(0, match.length - BACK)).filter(({ by }) => by !== TABLE);
  const acts = done.slice(-ACTS);
  const actors = match.ask()?.actors ?? [];
  const next =
    actors.length > 0 &&
    t('last.next', { n: actors.length, who: joined(actors.map((seat) => nameOf(viewpoint, seat))) });
  const lines = [
    when(viewpoint, table),
    points(viewpoint, table),
    ...acts.map(({ events }) => events.map(say).join(' ')),
    next,
  ];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}
