import { matchKey } from './matches';
import { read, readAll } from './store';

/** Matches as they lie in the store, whole and not yet judged. */

/** Undefined where there is none. */
export const readMatch = (id: string): Promise<unknown> => read(matchKey(id));

export async function readAllMatches(): Promise<[id: string, raw: unknown][]> {
  const found = await readAll(matchKey(''));
  return found.map(([key, raw]) => [key.slice(matchKey('').length), raw]);
}
