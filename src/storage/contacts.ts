import type { Arrival } from './arrival';
import { refreshPrefs } from './exchange';
import { nameKey } from './ids';
import { type Contacts, type Group, MOST_KNOWN, prefs } from './prefs';
import { joinedRegisters } from './register';

/** The people who are remembered and the groups made of them: they go out with everything and are joined by name. */

/** As many as the list of people ever remembers. */
const MOST_PEOPLE = 24;
/** Far more than anybody makes by hand. */
const MOST_GROUPS = 100;
const LONGEST = 60;

export const ownContacts = (): Contacts => ({
  groups: prefs.groups.value,
  people: prefs.people.value,
  register: prefs.register.value,
});

/** Mine first and all of it, then those whose name is not among them. */
function union<T>(mine: readonly T[], theirs: readonly T[], name: (one: T) => string): T[] {
  const out = [...mine];
  for (const one of theirs) if (!out.some((other) => nameKey(name(other)) === nameKey(name(one)))) out.push(one);
  return out;
}

function joinedGroups(mine: readonly Group[], theirs: readonly Group[]): Group[] {
  const out = [...mine];
  for (const group of theirs) {
    const at = out.findIndex(({ name }) => nameKey(name) === nameKey(group.name));
    if (at >= 0) {
      const people = union(out[at].people, group.people, (one) => one);
      if (people.length > out[at].people.length) out[at] = { ...out[at], people };
    } else if (out.length < MOST_GROUPS) {
      // another group may have that id here
      const ids = new Set(out.map(({ id }) => id));
      let { id } = group;
      for (let n = 2; ids.has(id); n++) id = `${group.id.slice(0, LONGEST - 4)}-${n}`;
      out.push({ ...group, id, people: union([], group.people, (one) => one) });
    }
  }
  return out;
}

/** Both circles as one. Groups of one name become one group with everybody in it; nothing of mine is taken away. */
const joinedCircles = (mine: Contacts, theirs: Contacts): Contacts => ({
  groups: joinedGroups(mine.groups, theirs.groups),
  people: union(mine.people, theirs.people, ({ name }) => name).slice(0, Math.max(mine.people.length, MOST_PEOPLE)),
  register: joinedRegisters(mine.register, theirs.register, MOST_KNOWN),
});

/** How many groups are new or grow, and how many people are new or known by more names. */
function newsIn(theirs: Contacts): { groups: number; people: number } {
  const mine = ownContacts();
  const both = joinedCircles(mine, theirs);
  const known = both.register.filter((one) => !mine.register.includes(one));
  const people = both.people.filter((one) => !mine.people.includes(one));
  return {
    groups: both.groups.filter((group) => !mine.groups.includes(group)).length,
    people: new Set([...known, ...people].map(({ name }) => nameKey(name))).size,
  };
}

/** They join those here by name and take nothing away, so that nobody need be asked. */
export function arrivalOf(theirs: Contacts): Arrival {
  const news = newsIn(theirs);
  if (news.groups + news.people === 0) return { kind: 'circle', verdict: 'same', choice: 'leave', choices: ['leave'] };
  return { kind: 'circle', verdict: 'new', choice: 'take', choices: ['take'], news };
}

/** Takes them in, beside what other windows have added; the settings keep themselves. */
export async function welcome(theirs: Contacts): Promise<void> {
  await refreshPrefs();
  const both = joinedCircles(ownContacts(), theirs);
  prefs.groups.value = both.groups;
  prefs.people.value = both.people;
  prefs.register.value = both.register;
}
