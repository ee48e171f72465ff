import { nameKey } from './ids';
import type { Known, Person } from './prefs';

/**
 * Who is who. Most people are their name, however it is spelt in capitals. The register knows the others: those who are
 * called otherwise in some plays, and those who share a name. No play is rewritten for it.
 */

export interface Someone extends Person {
  /** An id of the register, or the name as `nameKey` has it. */
  key: string;
}

const union = (...lists: readonly (readonly string[])[]): string[] => {
  const out: string[] = [];
  for (const one of lists.flat()) if (!out.some((other) => nameKey(other) === nameKey(one))) out.push(one);
  return out;
};

const namesOf = ({ name, names }: Known): string[] => [name, ...names];

/** Finds people by what stands on a seat, and by ids, those of earlier days too. */
export interface Finder {
  named(name: string): Known | undefined;
  withId(id: string): Known | undefined;
}

export function finderIn(register: readonly Known[]): Finder {
  const names = new Map<string, Known>();
  const ids = new Map<string, Known>();
  // what somebody is called now goes before what another was once called
  for (const one of register) names.set(nameKey(one.name), one);
  for (const one of register) {
    for (const name of one.names) if (!names.has(nameKey(name))) names.set(nameKey(name), one);
    for (const id of one.was) if (!ids.has(id)) ids.set(id, one);
  }
  for (const one of register) ids.set(one.id, one);
  return { named: (name) => names.get(nameKey(name)), withId: (id) => ids.get(id) };
}

/** The entry of somebody, a new one where there is none. */
export function entryOf(register: readonly Known[], { key, name, colour }: Someone, id: string): Known {
  return register.find((one) => one.id === key) ?? { id, name, colour, names: [], was: [] };
}

const put = (register: readonly Known[], entry: Known): Known[] =>
  register.some(({ id }) => id === entry.id)
    ? register.map((one) => (one.id === entry.id ? entry : one))
    : [...register, entry];

/** Called otherwise from now on, everywhere. What stands on the seats stays, and still means the same person. */
export function renamed(register: readonly Known[], entry: Known, name: string, colour: number): Known[] {
  const names = union(namesOf(entry)).filter((one) => nameKey(one) !== nameKey(name));
  return put(register, { ...entry, name, colour, names });
}

/** Two people turn out to be one, who keeps the name and colour of `into`. */
export function mergedPeople(register: readonly Known[], from: Known, into: Known): Known[] {
  const names = union(into.names, namesOf(from)).filter((one) => nameKey(one) !== nameKey(into.name));
  const was = [...new Set([...into.was, from.id, ...from.was])];
  return put(
    register.filter(({ id }) => id !== from.id),
    { ...into, names, was },
  );
}

/** What stands on some seats is somebody else's name after all. */
export const withoutName = (register: readonly Known[], { id }: Known, name: string): Known[] =>
  register.map((one) =>
    one.id === id ? { ...one, names: one.names.filter((other) => nameKey(other) !== nameKey(name)) } : one,
  );

/** With this entry, if it is not there yet. */
export const withEntry = (register: readonly Known[], entry: Known): readonly Known[] =>
  register.some(({ id }) => id === entry.id) ? register : [...register, entry];

/** Both as one: nothing of mine is taken away, and no name is given to two. */
export function joinedRegisters(mine: readonly Known[], theirs: readonly Known[], most: number): readonly Known[] {
  let out = mine;
  for (const one of theirs) {
    const { named, withId } = finderIn(out);
    const own = [one.id, ...one.was].map(withId).find(Boolean) ?? named(one.name);
    const free = union(namesOf(one)).filter((name) => !named(name));
    const ids = [one.id, ...one.was].filter((id) => !withId(id));
    if (!own) {
      const names = free.filter((name) => nameKey(name) !== nameKey(one.name));
      if (out.length < most) out = [...out, { ...one, names, was: ids.filter((id) => id !== one.id) }];
    } else if (free.length + ids.length > 0) {
      out = put(out, { ...own, names: [...own.names, ...free], was: [...own.was, ...ids] });
    }
  }
  return out;
}
