import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/doors';

/** What a game may bring beside its pure and its drawn half, by the file that holds it. */
const FILES = {
  extras: 'src/games/ID/extras/extras.tsx',
  lesson: 'src/games/ID/lesson/lesson.ts',
  print: 'src/games/ID/box/print.tsx',
  transfer: 'src/games/ID/box/transfer.ts',
  sheet: 'src/games/ID/box/sheet.ts',
  keeper: 'src/games/ID/box/keeper.tsx',
  where: 'src/games/ID/speech/where.ts',
  tries: 'src/games/ID/speech/tries.ts',
  standing: 'src/games/ID/speech/standing.ts',
  gains: 'src/games/ID/speech/gains.ts',
  about: 'src/games/ID/speech/about.ts',
  glance: 'src/games/ID/speech/glance.en.ts',
  tables: 'src/games/ID/speech/tables.ts',
  printed: 'src/games/ID/printed.ts',
  junk: 'src/games/ID/junk.ts',
  German: 'src/games/ID/words.de.ts',
  Spanish: 'src/games/ID/words.es.ts',
  'kept match': 'tests/kept/ID.match.json',
  'kept sheet': 'tests/kept/ID.sheet.json',
} as const;

export type Facet = keyof typeof FILES;

const root = fileURLToPath(new URL('..', import.meta.url));

export const FACETS = Object.keys(FILES) as Facet[];

export const brings = (id: string, facet: Facet): boolean => existsSync(`${root}${FILES[facet].replace('ID', id)}`);

/** The games that have it: suites pass over the others, and doors.test.ts says what each of the five has. */
export const bringing = (facet: Facet): string[] => games.map(({ card }) => card.id).filter((id) => brings(id, facet));
