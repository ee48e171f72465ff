import { figures, ranked, type Summary } from '../../look/recap';
import { t } from '../../look/say';
import { tallies } from '../figures/stats';
import { gameName } from '../title';
import { resultOf, timeOf } from './pieces';
import { humans, type Played } from './played';
import { inWords } from './words';

/** All that a company played on one evening, and the one picture of it. */

const HOUR = 60 * 60_000;
/** Until five in the morning it is still the evening before. */
const NIGHT = 5 * HOUR;

const dayOf = (when: number): string => new Date(when - NIGHT).toDateString();

/** The plays of that day that somebody of the company was at, first things first; those of one person are no evening. */
export function eveningOf(played: Played, all: readonly Played[]): Played[] {
  const day = dayOf(played.when);
  const near = all.filter(
    (one) => Math.abs(one.when - played.when) < 25 * HOUR && dayOf(one.when) === day && humans(one).length > 1,
  );
  const company = new Set(humans(played).length > 1 ? humans(played).map(({ key }) => key) : []);
  const found = new Set<Played>();
  // whoever came with the second game may have stayed for a third without the first people
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const one of near) {
      const there = humans(one).map(({ key }) => key);
      if (!there.some((key) => company.has(key))) continue;
      found.add(one);
      for (const key of there) company.add(key);
    }
  }
  return near.filter((one) => found.has(one)).sort((a, b) => a.when - b.when);
}

/** A win that several share is a part of one. */
const rounded = (n: number): number => Math.round(n * 10) / 10;

/** "1. Ana 54 · 2. Ben 50"; undefined where nobody's points are known. No line breaks within one of them. */
function pointsOf(played: Played): string | undefined {
  const result = inWords(played);
  const told = ranked(result).flatMap(({ seat, rank }) => {
    const points = result.totals[seat];
    const parts = [t('share.place', { n: rank }), result.people[seat].name, figures(points ?? 0)];
    return points === undefined ? [] : [parts.join(' ').replaceAll(' ', '\u00a0')];
  });
  return told.join(' · ') || undefined;
}

export function eveningSummary(plays: readonly Played[]): Summary {
  const people = tallies(plays);
  const totals = people.map(({ wins }) => rounded(wins));
  const most = Math.max(...totals);
  const minutes = plays.reduce((sum, one) => sum + (one.minutes ?? Number.NaN), 0);
  return {
    title: t('evening.title'),
    people: people.map(({ name, colour }) => ({ name, colour })),
    totals,
    parts: [],
    winners: most > 0 ? [...totals.keys()].filter((at) => totals[at] === most) : [],
    when: plays[0].when,
    ...(minutes > 0 && { minutes }),
    games: plays.map((one) => ({
      title: gameName(one),
      time: timeOf(one),
      result: resultOf(one),
      points: pointsOf(one),
    })),
  };
}
