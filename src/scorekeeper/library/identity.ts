import { computed } from '@preact/signals';
import { nameKey } from '../../storage/ids';
import { prefs } from '../../storage/prefs';
import { type Finder, finderIn } from '../../storage/register';
import { type History, history } from './history';
import type { Played, Who } from './played';

/** The history with everybody under the name they have today, whatever was once typed on their seat. */

const finder = computed(() => ({ find: finderIn(prefs.register.value), made: new WeakMap<Played, Played>() }));

/** Who is called that: an id of the register, else the name itself. */
export const keyOf = (name: string): string => finder.value.find.named(name)?.id ?? nameKey(name);

/** Somebody by a key of any day, as they are known now. */
export const keyToday = (key: string): string => finder.value.find.withId(key)?.id ?? keyOf(key);

/** What somebody of that name is called today. */
export const nameToday = (name: string): string => finder.value.find.named(name)?.name ?? name;

function sitter(who: Who, id: string | undefined, { named, withId }: Finder): Who {
  if (who.bot) return who;
  const typed = nameKey(who.name);
  const known = (id && withId(id)) || (typed ? named(typed) : undefined);
  if (!known) return { ...who, key: typed };
  const { name, colour, id: key } = known;
  return { ...who, name, key, shade: colour, ...(nameKey(name) !== typed && { typed: who.name }) };
}

function identified(played: Played, find: Finder): Played {
  const who = played.about?.who;
  return { ...played, people: played.people.map((one, seat) => sitter(one, who?.[seat], find)) };
}

/** Undefined until the disk has answered for the first time. */
export const logbook = computed<History | undefined>(() => {
  const now = history.value;
  const { find, made } = finder.value;
  const known = (played: Played): Played => {
    const before = made.get(played) ?? identified(played, find);
    made.set(played, before);
    return before;
  };
  return now && { ...now, finished: now.finished.map(known) };
});
