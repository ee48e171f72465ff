import { computed, signal } from '@preact/signals';
import { same } from '../../engine/copy';
import { nameKey } from '../../storage/ids';
import { EVERYTHING, type Group, type Looked, prefs } from '../../storage/prefs';
import { keyOf, keyToday, logbook } from '../library/identity';
import { placesOf } from '../library/mending';
import { gameKey, hasBots, humans, type Played, personKey } from '../library/played';
import { yearOf } from './game-stats';
import { gamesIn, type Tally, tallies } from './stats';

/** Which plays are looked at. Kept with the settings, so that coming back to the library finds it as it was. */

export type Filter = Looked;

export const ALL: Filter = EVERYTHING;

export const filter = prefs.looked;

/** Shows these plays in the history, and no others. */
export function look(some: Partial<Filter>): void {
  filter.value = { ...ALL, ...some };
  leaf.value = 'plays';
}

/** Which of the library's leaves is open. */
export const leaf = signal<'plays' | 'statistics' | 'people'>('plays');

/** Plays with bots at the table count in the statistics. */
export const countBots = prefs.countBots;

/** Those of these plays that count. */
export const counted = (plays: readonly Played[]): readonly Played[] =>
  countBots.value || !plays.some(hasBots) ? plays : plays.filter((played) => !hasBots(played));

/** A play belongs to a group when at least two people played and all of them are members. */
export function belongs(played: Pick<Played, 'people'>, group: Pick<Group, 'people'>): boolean {
  const here = humans(played);
  const members = new Set(group.people.map(keyOf));
  const nameless = played.people.some(({ name, bot }) => !bot && personKey(name) === '');
  return here.length >= 2 && !nameless && here.every(({ key }) => members.has(key));
}

/** What there is to look at. */
export interface Choices {
  people: readonly Tally[];
  /** The most played first. */
  games: readonly { key: string; game: Pick<Played, 'game' | 'name'> }[];
  places: readonly { key: string; name: string }[];
  /** The latest first. */
  years: readonly string[];
}

export const choicesOf = (plays: readonly Played[]): Choices => ({
  people: tallies(plays),
  games: gamesIn(plays),
  places: placesOf(plays),
  years: [...new Set(plays.map(yearOf))].map(String),
});

/** What there is to look at in everything that was played. */
export const choices = computed(() => choicesOf(logbook.value?.finished ?? []));

/** Without what is gone: it would hide everything, and nobody could see why. */
export function standing(wanted: Filter, { people, games, places, years }: Choices, groups: readonly Group[]): Filter {
  const person = wanted.person && keyToday(wanted.person);
  const kept = (key: string, among: readonly { key: string }[]) => (among.some((one) => one.key === key) ? key : '');
  return {
    group: groups.some(({ id }) => id === wanted.group) ? wanted.group : '',
    game: kept(wanted.game, games),
    person: kept(person, people),
    place: kept(wanted.place, places),
    year: years.find((year) => year === wanted.year) ?? '',
    kind: wanted.kind,
  };
}

/** The plays that pass; a group that was deleted meanwhile lets everything through. */
export function passing(plays: readonly Played[], wanted: Filter, groups: readonly Group[]): readonly Played[] {
  // what is reckoned of all plays is kept
  if (same(wanted, ALL)) return plays;
  const group = groups.find(({ id }) => id === wanted.group);
  return plays.filter(
    (played) =>
      (wanted.kind === 'all' || played.kind === wanted.kind) &&
      (wanted.game === '' || gameKey(played) === wanted.game) &&
      (wanted.year === '' || String(yearOf(played)) === wanted.year) &&
      (wanted.place === '' || nameKey(played.place ?? '') === wanted.place) &&
      (wanted.person === '' || humans(played).some(({ key }) => key === wanted.person)) &&
      (!group || belongs(played, group)),
  );
}
