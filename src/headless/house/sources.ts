import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A file of the house, read once for all measures. */
export interface Source {
  path: string;
  text: string;
  kind: 'script' | 'style' | 'data';
  /** Scripts alone have one. */
  program?: ESTree.Program;
  comments: readonly Span[];
  lines: number;
}

/** A stretch of a text, from the first character to the one after the last. */
export interface Span {
  start: number;
  end: number;
}

/** A source whose syntax is known. */
export type Script = Source & { program: ESTree.Program };

/** One line of the output: what is measured, where, and the figures. */
export interface Measure {
  measure: string;
  [figure: string]: string | number | boolean | readonly string[];
}

const KINDS: { readonly [ending: string]: Source['kind'] } = {
  '.ts': 'script',
  '.tsx': 'script',
  '.mjs': 'script',
  '.css': 'style',
  '.svg': 'data',
  '.txt': 'data',
  '.json': 'data',
};

/** Parses one file; throws where it is no TypeScript, since a measure of half a house misleads. */
export function sourceOf(path: string, text: string): Source {
  const kind = KINDS[extname(path)] ?? 'data';
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (kind !== 'script') return { path, text, kind, comments: [], lines };
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, kind, program, comments, lines };
}

function listed(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(join(root, '/').length)).filter((path) => extname(path) in KINDS);
}

/** Everything in src and tests that is text, and the configuration that imports from it. */
export function readSources(root: string): Source[] {
  const config = ['vite.config.ts'].filter((path) => existsSync(join(root, path)));
  const paths = [...listed(root, 'src'), ...listed(root, 'tests'), ...config].sort();
  return paths.map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')));
}

export const isScript = (source: Source): source is Script => source.program !== undefined;

export const inSrc = ({ path }: { path: string }): boolean => path.startsWith('src/');

/** The scripts of src: what most measures look at. */
export const scriptsOf = (sources: readonly Source[]): Script[] => sources.filter(isScript).filter(inSrc);

/** src/engine, src/games/manila, tests, goldens ...: files right in src or src/games are a room of their own. */
export function roomOf(path: string): string {
  if (path.startsWith('tests/playthroughs/')) return 'goldens';
  const [top, room, inner, ...rest] = path.split('/');
  if (top !== 'src') return inner === undefined && !path.startsWith('tests/') ? 'root' : top;
  if (inner === undefined) return 'src/main';
  return room === 'games' && rest.length > 0 ? `src/games/${inner}` : `src/${room}`;
}

/** The folders of games: each has a card. */
export function gamesOf(sources: readonly Source[]): string[] {
  const cards = sources.map(({ path }) => /^src\/games\/([^/]+)\/card\.ts$/.exec(path)?.[1]);
  return cards.filter((id) => id !== undefined);
}

export const lineOf = ({ text }: Source, at: number): number => text.slice(0, at).split('\n').length;
