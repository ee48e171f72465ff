import { addText, t } from '../../look/say';
import { toast } from '../../look/toast';
import type { About } from '../../storage/about';
import { nameKey, newId } from '../../storage/ids';
import { type Known, prefs } from '../../storage/prefs';
import { entryOf, mergedPeople, renamed, type Someone, withEntry, withoutName } from '../../storage/register';
import { merged } from '../../storage/threeway';
import { tallies } from '../figures/stats';
import { keyOf, nameToday } from './identity';
import { mendAll } from './mending';
import { humans, type Played } from './played';
import { text } from './text.en';

addText(text);

/** What can be done with people: call them otherwise, join two, part two who share a name. No play is rewritten. */

/** Those who played, then those who are only remembered. */
export function knownPeople(plays: readonly Played[]): Someone[] {
  const played = tallies(plays).map(({ key, name, colour }) => ({ key, name, colour }));
  const others = [...prefs.register.value, ...prefs.people.value].map(({ name, colour }) => ({
    key: keyOf(name),
    name: nameToday(name),
    colour,
  }));
  const all = [...played, ...others];
  return all.filter(({ key }, i) => key && all.findIndex((one) => one.key === key) === i);
}

const entry = (who: Someone): Known => entryOf(prefs.register.value, who, newId());

/** What is offered where people sit down follows, so that the next sheet has the name of today. */
function followed<P extends { name: string; bot?: string }>(list: readonly P[], id: string, name: string): P[] {
  const out = list.map((one) => (!one.bot && keyOf(one.name) === id ? { ...one, name } : one));
  return out.filter((one, i) => one.bot || out.findIndex(({ name }) => nameKey(name) === nameKey(one.name)) === i);
}

/** Changes who is who and offers the way back. */
function settle(register: readonly Known[], { id, name }: Known, words: string): void {
  const before = { register: prefs.register.value, people: prefs.people.value, group: prefs.group.value };
  prefs.register.value = register;
  const people = followed(before.people, id, name);
  prefs.people.value = people;
  prefs.group.value = followed(before.group, id, name);
  const run = () => {
    // what another window has added meanwhile stays
    prefs.register.value = merged(register, before.register, prefs.register.value);
    prefs.people.value = merged(people, before.people, prefs.people.value);
    prefs.group.value = before.group;
  };
  toast(words, { text: t('home.undo'), run });
}

/** Whether somebody else has that name. `people` are all who are known. */
export const isTaken = (name: string, { key }: Someone, people: readonly Someone[]): boolean =>
  keyOf(name) !== key &&
  (people.some((one) => one.key === keyOf(name)) || prefs.register.value.some(({ id }) => id === keyOf(name)));

export function rename(who: Someone, name: string, colour: number): void {
  const one = entry(who);
  settle(renamed(prefs.register.value, one, name, colour), { ...one, name }, t('person.renamed', { name }));
}

/** Plays at which both sat: then they are two. */
export const together = (plays: readonly Played[], a: Someone, b: Someone): number =>
  plays.filter((played) => [a.key, b.key].every((key) => humans(played).some((one) => one.key === key))).length;

export function merge(from: Someone, into: Someone): void {
  const target = entry(into);
  const register = mergedPeople(prefs.register.value, entry(from), target);
  settle(register, target, t('person.merged', { from: from.name, into: into.name }));
}

/** A name on seats is no longer taken for this person. */
export function dropName(who: Someone, name: string): void {
  const one = entry(who);
  settle(withoutName(prefs.register.value, one, name), one, t('person.dropped', { name, who: who.name }));
}

/** Who sat on some seats, as a fact about the play; the name on a seat needs no such fact. */
export function seatedAs({ about, people }: Played, seats: readonly { seat: number; who: Someone }[]): About['who'] {
  const out = { ...about?.who };
  for (const { seat, who } of seats) {
    delete out[seat];
    const { name, typed = name } = people[seat];
    if (keyOf(typed) === who.key) continue;
    const one = entry(who);
    prefs.register.value = withEntry(prefs.register.value, one);
    out[seat] = one.id;
  }
  return Object.keys(out).length > 0 ? out : undefined;
}

/** On these seats it was somebody else. */
export async function reseat(seats: readonly { played: Played; seat: number }[], who: Someone): Promise<boolean> {
  const one = entry(who);
  prefs.register.value = withEntry(prefs.register.value, one);
  const known = { ...who, key: one.id };
  const some = seats.map(({ played, seat }) => ({
    played,
    facts: { who: seatedAs(played, [{ seat, who: known }]) },
  }));
  return mendAll(some, t('person.parted', { n: some.length, name: one.name }));
}

/** Somebody by what was typed: one who is known, or one more. */
export function someone(name: string, people: readonly Someone[]): Someone {
  const key = keyOf(name);
  return people.find((one) => one.key === key) ?? { key, name: name.trim(), colour: people.length % 6 };
}
