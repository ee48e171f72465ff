import type { Catalogue, GameModule, Message } from './module';

/**
 * Which language is spoken, and what of it has been fetched. English comes with the code; any other lies over it, a file
 * for the app and one for each game, and what it does not say is said in English. How these are fetched stands in
 * translations.ts, which English needs not.
 */

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What `Intl` knows it by. */
export const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** For translations.ts alone to change. */
export const tongue = {
  now: 'en' as Language,
  /** Everything that has been fetched in this language; no key stands in two catalogues. */
  spoken: {} as { [key: string]: Message },
  /** The lids of the games, by their English words: these have the same keys. */
  lids: new Map<Catalogue, Catalogue>() as ReadonlyMap<Catalogue, Catalogue>,
  /** The games whose words somebody has needed. */
  opened: new Set<string>(),
};

/** Fetches the words of a game, which is about to be shown. Rejects where they cannot be had. */
export async function needWords(id: string): Promise<void> {
  tongue.opened.add(id);
  if (tongue.now !== 'en') await (await import('./translations')).fetchWords(id);
}

/** The sentence as it is spoken now; undefined where only English has it. `text`: the English catalogue asked first. */
export function inWords(key: string, text: Catalogue | undefined): Message | undefined {
  const lid = text && tongue.lids.get(text);
  if (lid && Object.hasOwn(lid, key)) return lid[key];
  return Object.hasOwn(tongue.spoken, key) ? tongue.spoken[key] : undefined;
}

/** The game with its rules as they are to be read. Rejects where they cannot be had. */
export const readable = async (game: GameModule): Promise<GameModule> =>
  tongue.now === 'en' ? game : (await import('./translations')).translated(game);
