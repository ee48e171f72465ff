import { signal } from '@preact/signals';
import type { Group } from '../../storage/prefs';
import { gameKey, humans, type Played, personKey } from './played';

/** Which plays are looked at. Kept while the app is open, so that coming back to the library finds it as it was. */

export interface Filter {
  /** A group's id, a game's key, a person's key; empty for all. */
  group: string;
  game: string;
  person: string;
  kind: 'all' | Played['kind'];
}

export const ALL: Filter = { group: '', game: '', person: '', kind: 'all' };

export const filter = signal<Filter>(ALL);

/** Which of the library's leaves is open. */
export const leaf = signal<'plays' | 'statistics' | 'people'>('plays');

/** Plays with bots at the table count in the statistics. */
export const countBots = signal(true);

/** A play belongs to a group when at least two people played and all of them are members. */
export function belongs(played: Pick<Played, 'people'>, group: Pick<Group, 'people'>): boolean {
  const here = humans(played);
  const members = new Set(group.people.map(personKey));
  const nameless = played.people.some(({ name, bot }) => !bot && personKey(name) === '');
  return here.length >= 2 && !nameless && here.every(({ key }) => members.has(key));
}

/** The plays that pass; a group that was deleted meanwhile lets everything through. */
export function passing(plays: readonly Played[], wanted: Filter, groups: readonly Group[]): Played[] {
  const group = groups.find(({ id }) => id === wanted.group);
  return plays.filter(
    (played) =>
      (wanted.kind === 'all' || played.kind === wanted.kind) &&
      (wanted.game === '' || gameKey(played) === wanted.game) &&
      (wanted.person === '' || humans(played).some(({ key }) => key === wanted.person)) &&
      (!group || belongs(played, group)),
  );
}
