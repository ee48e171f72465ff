import type { Catalogue, GameModule, Message } from './module';

/**
 * Which language is spoken, and what of it has been fetched. English comes with the code; any other lies over it, a file
 * for the app and one for each game, and what it does not say is said in English.
 */

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What `Intl` and the browser's voices know them by. */
export const TAGS: { readonly [language in Language]: string } = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** A game in another language. */
export interface Words {
  text: Catalogue;
}

let now: Language = 'en';
/** Everything that has been fetched in this language; no key stands in two catalogues. */
let spoken: { [key: string]: Message } = {};
/** The lids of the games, by their English words: these have the same keys. */
let lids = new Map<Catalogue, Catalogue>();
/** The games whose words somebody has needed. */
const opened = new Set<string>();

/** Where the files lie is known to a module of its own, which English needs not. */
const fetched = async (id: string, language: Language): Promise<Words | undefined> =>
  language === 'en' ? undefined : (await import('./translations')).wordsOf(id, language);

/** Fetches the words of a game, which is about to be shown. Rejects where they cannot be had. */
export async function needWords(id: string): Promise<void> {
  opened.add(id);
  const language = now;
  const words = await fetched(id, language);
  if (language === now) Object.assign(spoken, words?.text);
}

/** The app's own words in another language, and those of the games' lids. */
export interface AppWords {
  text: Catalogue;
  lids: ReadonlyMap<Catalogue, Catalogue>;
}

/** From here on `language` is spoken, by `app`'s words and those of every game in use. Rejects, and nothing has changed. */
export async function turnTo(language: Language, app: AppWords | undefined): Promise<void> {
  const games = await Promise.all([...opened].map((id) => fetched(id, language)));
  now = language;
  spoken = { ...app?.text };
  lids = new Map(app?.lids);
  for (const words of games) Object.assign(spoken, words?.text);
}

/** The sentence as it is spoken now; undefined where only English has it. `text`: the English catalogue asked first. */
export function inWords(key: string, text: Catalogue | undefined): Message | undefined {
  if (now === 'en') return undefined;
  const lid = text && lids.get(text);
  if (lid && Object.hasOwn(lid, key)) return lid[key];
  return Object.hasOwn(spoken, key) ? spoken[key] : undefined;
}

/** The game with its rules as they are to be read. Rejects where they cannot be had. */
export async function readable(game: GameModule): Promise<GameModule> {
  const reference = now === 'en' ? undefined : await (await import('./translations')).rulesOf(game.id, now);
  if (!reference) return game;
  const marks = new Map(game.reference.map(({ id, mark }) => [id, mark]));
  return { ...game, reference: reference.map((one) => ({ ...one, mark: marks.get(one.id) })) };
}
