import { batch, type Signal, signal } from '@preact/signals';
import type { Chair } from '../engine/record';
import { LANGUAGES, type Language } from '../games/languages';
import { readDisk } from './store';

/** The settings: signals, read once. `exchange` keeps what is changed. */

export interface Person {
  name: string;
  colour: number;
}

/** People who play together, by name, under a name of their own. */
export interface Group {
  id: string;
  name: string;
  people: readonly string[];
}

/** Somebody who is more than a name: called otherwise in some plays, or of one name with somebody else. */
export interface Known extends Person {
  id: string;
  /** What else stands on seats where this person sat. */
  names: readonly string[];
  /** Ids of people who turned out to be this one. */
  was: readonly string[];
}

/** The people who are remembered, the groups made of them, and who is who. */
export interface Contacts {
  groups: readonly Group[];
  people: readonly Person[];
  register: readonly Known[];
}

/** A step of a lesson that has begun, and how many entries its match had then. */
export type Begun = readonly [step: number, entries: number];

/** Which plays the library looks at; empty texts for all. */
export interface Looked {
  /** A group's id, a game's key, a person's key, a place as `nameKey` has it, a year. */
  group: string;
  game: string;
  person: string;
  place: string;
  year: string;
  kind: (typeof PLAYED)[number];
}

const PLAYED = ['all', 'digital', 'boxed'] as const;
export const EVERYTHING: Looked = { group: '', game: '', person: '', place: '', year: '', kind: 'all' };

/** Far more than anybody ever plays with. */
export const MOST_KNOWN = 500;

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const MOTIONS = ['calm', 'normal', 'fast', 'off'] as const;
/** What is done by the pick alone: nothing, or what can be taken back and has no price. */
export const CONFIRMS = ['always', 'needed'] as const;
export const GRACE_NAMES = ['none', 'short', 'long', 'button'] as const;
const PRIVACIES = ['open', 'tap', 'hold'] as const;

type Theme = (typeof THEMES)[number];
type Size = (typeof SIZES)[number];
type Motion = (typeof MOTIONS)[number];
type Confirm = (typeof CONFIRMS)[number];
type GraceName = (typeof GRACE_NAMES)[number];
export type PrivacyLevel = (typeof PRIVACIES)[number];

/** A screen somebody has measured: CSS pixels per millimetre, at the device pixel ratio of that moment. */
export interface Measured {
  perMm: number;
  ratio: number;
}

/** Far more than a box of cards takes; what is longer was not typed by a person. */
const LONGEST_DECK = 200_000;
const LONGEST_NAME = 20;

/** What the device asks for, of what is spoken here. */
export function deviceLanguage(): Language {
  const asked = globalThis.navigator?.languages ?? [];
  const known = asked.map((tag) => tag.slice(0, 2) as Language).find((tag) => LANGUAGES.includes(tag));
  return known ?? 'en';
}

export const prefs = {
  /** undefined: as the device asks. */
  language: signal<Language | undefined>(undefined),
  theme: signal<Theme>('auto'),
  contrast: signal(false),
  size: signal<Size>('normal'),
  motion: signal<Motion>('normal'),
  /** undefined: on. */
  sound: signal<boolean | undefined>(undefined),
  privacy: signal<PrivacyLevel>('hold'),
  /** How long the last act of a turn can be taken back before the table goes on. */
  grace: signal<GraceName>('short'),
  confirm: signal<Confirm>('needed'),
  /** Behind a cover, what the others did is shown once more. */
  recap: signal(true),
  keepAwake: signal(true),
  /** Everybody who has sat here, the latest first. */
  people: signal<readonly Person[]>([]),
  /** Who sat here last. */
  group: signal<readonly Chair[]>([]),
  /** The circles the library looks at. */
  groups: signal<readonly Group[]>([]),
  /** Who is who; those who are just their name are not in it. */
  register: signal<readonly Known[]>([]),
  /** Which plays the library shows, until somebody wants others. */
  looked: signal<Looked>(EVERYTHING),
  /** Plays with bots at the table count in the statistics. */
  countBots: signal(true),
  /** Lessons that are going on, by the id of their match. */
  lessons: signal<{ readonly [match: string]: readonly Begun[] }>({}),
  /** Who wants help at the table, by the id of the match. */
  helped: signal<{ readonly [match: string]: readonly number[] }>({}),
  /** One line on what is met for the first time. */
  firsts: signal(true),
  /** What has been met: game, line and player. */
  met: signal<readonly string[]>([]),
  /** The games whose lesson somebody has begun here. */
  learned: signal<readonly string[]>([]),
  /** When everything was last exported. */
  backup: signal<number | undefined>(undefined),
  screen: signal<Measured | undefined>(undefined),
  /** Courses of play that this device tries in a second, by game. */
  thinks: signal<{ readonly [game: string]: number }>({}),
  /** The cards an owner has typed in, as the game's reader wrote them; empty: none yet. */
  deck: signal(''),
  /** What is being typed and may still have faults. */
  deckDraft: signal(''),
  /** Own cards were chosen last, not the house deck. */
  ownDeck: signal(false),
};

export type Name = keyof typeof prefs;

/** Where they lie, and what windows call them among themselves. */
export const PREFS = 'prefs';

const oneOf = (values: readonly string[]) => (x: unknown) => values.includes(x as string);
const isFlag = (x: unknown) => typeof x === 'boolean';
const isPerson = (x: Person | null) =>
  typeof x === 'object' &&
  x !== null &&
  typeof x.name === 'string' &&
  x.name.length <= 60 &&
  Number.isInteger(x.colour);
const isName = (x: unknown) => typeof x === 'string' && x.length <= 60;
const isGroup = (x: Group | null) =>
  typeof x === 'object' &&
  x !== null &&
  isName(x.id) &&
  isName(x.name) &&
  Array.isArray(x.people) &&
  x.people.every(isName);
const isKnown = (x: Known | null) =>
  isPerson(x) &&
  isName(x?.id) &&
  [x?.names, x?.was].every((list) => Array.isArray(list) && list.length <= MOST_KNOWN && list.every(isName));
const isLooked = (x: Looked | null) =>
  typeof x === 'object' &&
  x !== null &&
  // an older version knew no years
  [x.group, x.game, x.person, x.place, x.year ?? ''].every((key) => typeof key === 'string' && key.length <= 200) &&
  PLAYED.includes(x.kind);
const isDeck = (x: unknown) => typeof x === 'string' && x.length <= LONGEST_DECK;
const isBetween = (x: unknown, least: number, most: number) => typeof x === 'number' && x >= least && x <= most;
const isMeasured = (x: Measured | null) =>
  typeof x === 'object' && x !== null && isBetween(x.perMm, 0.5, 40) && isBetween(x.ratio, 0.1, 20);
const isChair = (x: Chair) =>
  isPerson(x) && Number.isFinite(x.side) && (x.bot === undefined || typeof x.bot === 'string');

/**
 * What was stored is believed only where it makes sense; anything else keeps its preset. By hand and not by schema: the
 * settings dress the first screen, which fetches no library for it.
 */
const sound: { readonly [name in Name]: (x: unknown) => boolean } = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  contrast: isFlag,
  size: oneOf(SIZES),
  motion: oneOf(MOTIONS),
  sound: isFlag,
  privacy: oneOf(PRIVACIES),
  grace: oneOf(GRACE_NAMES),
  confirm: oneOf(CONFIRMS),
  recap: isFlag,
  keepAwake: isFlag,
  people: (x) => Array.isArray(x) && x.every(isPerson),
  group: (x) => Array.isArray(x) && x.every(isChair),
  groups: (x) => Array.isArray(x) && x.every(isGroup),
  register: Array.isArray,
  looked: (x) => isLooked(x as Looked | null),
  countBots: isFlag,
  backup: (x) => typeof x === 'number',
  screen: (x) => isMeasured(x as Measured | null),
  thinks: (x) => typeof x === 'object' && x !== null && Object.values(x).every((n) => isBetween(n, 1, 1e7)),
  // what makes no sense in it is found by whoever teaches
  lessons: (x) => typeof x === 'object' && x !== null,
  helped: (x) => typeof x === 'object' && x !== null,
  firsts: isFlag,
  met: (x) => Array.isArray(x) && x.every((one) => typeof one === 'string'),
  learned: Array.isArray,
  deck: isDeck,
  deckDraft: isDeck,
  ownDeck: isFlag,
};

export const names = Object.keys(prefs) as Name[];

export type Values = { [name: string]: unknown };
export const values = (): Values => Object.fromEntries(names.map((name) => [name, prefs[name].value]));

export const show = (name: Name, value: unknown): void => {
  (prefs[name] as Signal<unknown>).value = value;
};

export const presets = values();
/** The settings as this window last knew them on the disk. */
export const known = { ...presets };

export function believed(stored: unknown): Values {
  const all = Object.entries((stored ?? {}) as Values);
  const out = Object.fromEntries(all.filter(([name, value]) => sound[name as Name]?.(value)));
  // one who makes no sense must not take the others along
  if (out.register) out.register = (out.register as Known[]).filter(isKnown).slice(0, MOST_KNOWN);
  return out;
}

/** Reads the settings. Every later change is kept by `keepPrefs`. */
export async function loadPrefs(): Promise<void> {
  const stored = believed(await readDisk(PREFS));
  batch(() => {
    for (const name of names) if (name in stored) show(name, stored[name]);
    Object.assign(known, values());
  });
}

export { LONGEST_NAME };
