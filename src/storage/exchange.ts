import { batch, effect } from '@preact/signals';
import { same } from '../engine/copy';
import type { Chair } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { announce, onNews } from './news';
import { believed, known, type Name, names, PREFS, prefs, presets, show, type Values, values } from './prefs';
import { AHEAD, readDisk, trouble, write } from './store';
import { merged } from './threeway';

/** How the settings get to the disk and to other windows. The first screen is there before any is changed. */

/** What several windows add to; of all the rest the last one who sets it is right. */
const gathered: readonly Name[] = ['people', 'groups', 'register', 'learned', 'lessons', 'helped', 'thinks'];

/** As many as anybody remembers. */
const MOST_PEOPLE = 24;

const isChanged = (name: Name): boolean => !same(prefs[name].value, known[name]);

let stop: (() => void) | undefined;

/** Keeps every change from now on, and what was changed since they were read. */
export function keepPrefs(): void {
  stop?.();
  const stops = [
    effect(() => {
      if (names.filter(isChanged).length > 0) void keep();
    }),
    // what was set while the disk was away is not lost when it is back
    effect(() => {
      if (!trouble.value) void keep();
    }),
  ];
  stop = () => {
    for (const one of stops) one();
  };
}

/** What other windows add is shown here as well. */
export const followPrefs = (): (() => void) => onNews(PREFS, () => void refreshPrefs());

let keeping: Promise<void> = Promise.resolve();

const keep = (): Promise<void> => {
  keeping = keeping.then(() => (names.some(isChanged) ? exchange() : undefined));
  return keeping;
};

export const refreshPrefs = (): Promise<void> => {
  keeping = keeping.then(exchange);
  return keeping;
};

/** Joins what was set here with what lies there, and writes it if no other window came in between; else once more. */
async function exchange(): Promise<void> {
  for (let fault: Phrase | undefined = AHEAD; fault === AHEAD; ) {
    const stored = await readDisk(PREFS);
    const lying = believed(stored);
    const mine = values();
    const now: Values = {};
    for (const name of names) {
      if (gathered.includes(name) && name in lying) now[name] = merged(known[name], mine[name], lying[name]);
      else if (isChanged(name)) now[name] = mine[name];
    }
    const isNews = names.some(isChanged);
    const all = { ...(stored as Values | undefined), ...now };
    const holds = (value: unknown) => same(value, stored);
    fault = isNews ? await write([[PREFS, all]], { key: PREFS, holds }) : undefined;
    if (fault) continue;
    took(mine, now);
    if (isNews) announce(PREFS);
  }
}

/** What lies there now is what this window shows, together with what was set meanwhile. */
function took(before: Values, now: Values): void {
  batch(() => {
    Object.assign(known, now);
    for (const name of gathered) if (name in now) show(name, merged(before[name], prefs[name].value, now[name]));
  });
}

/** An evening's work: no setting, so it stays. */
const typed: readonly Name[] = ['deck', 'deckDraft', 'groups', 'register', 'lessons', 'helped', 'learned'];

/** Everything as it was on the first day; returns the way back. Saved games and typed cards are not touched. */
export function resetPrefs(): () => void {
  const [before, reset] = [values(), names.filter((name) => !typed.includes(name))];
  batch(() => {
    for (const name of reset) show(name, presets[name]);
  });
  const back = (name: Name) =>
    gathered.includes(name) ? merged(presets[name], before[name], prefs[name].value) : before[name];
  return () =>
    batch(() => {
      for (const name of reset) show(name, back(name));
    });
}

/** Keeps who sits at the table, for the next time. */
export function rememberPeople(chairs: readonly Chair[]): void {
  prefs.group.value = chairs.map((chair) => ({ ...chair }));
  knownBy(chairs);
}

/** They have sat here: their names are offered from now on. */
export function knownBy(chairs: readonly Pick<Chair, 'name' | 'colour' | 'bot'>[]): void {
  const here = chairs.filter((chair) => !chair.bot && chair.name).map(({ name, colour }) => ({ name, colour }));
  const others = prefs.people.value.filter((old) => !here.some(({ name }) => name === old.name));
  prefs.people.value = [...here, ...others].slice(0, MOST_PEOPLE);
}
