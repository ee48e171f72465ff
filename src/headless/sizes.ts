import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The compressed size of what the built app makes people load. */

interface Size {
  name: string;
  bytes: number;
  game?: string;
}

const zipped = new Map<string, number>();

function size(path: string): number {
  const known = zipped.get(path);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
  zipped.set(path, bytes);
  return bytes;
}

const imports = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name);
const FIXED = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const LAZY = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** What a browser loads with these scripts: their imports and theirs; `lazy` also those that may come later. */
function closure(dist: string, files: readonly string[], lazy = false, seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || !existsSync(join(dist, file))) continue;
    seen.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const names = [...imports(text, FIXED), ...(lazy ? imports(text, LAZY) : [])];
    closure(
      dist,
      names.map((name) => folder + name),
      lazy,
      seen,
    );
  }
  return seen;
}

const sum = (dist: string, files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of files) bytes += size(join(dist, file));
  return bytes;
};

const without = (files: Set<string>, ...others: Set<string>[]): string[] =>
  [...files].filter((file) => !others.some((other) => other.has(file)));

/** Chunks are known by the name of the module they were made from: board, Table, Library, worker, a game's game and table. */
export function measureSizes(dist: string): Size[] {
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('No dist/: run npm run build to measure sizes.');
    return [];
  }
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = imports(html, /<(?:script|link)[^>]+(?:src|href)="(?:\.\/)?([^"]+\.js)"/g);
  const first = closure(dist, entries);
  const page = closure(dist, entries, true);
  const chunk = (name: string): string[] => [...page].filter((file) => file.startsWith(`assets/${name}-`));
  const board = closure(dist, chunk('board'));
  const table = closure(dist, chunk('Table'));
  const out: Size[] = [{ name: 'first load, scripts', bytes: sum(dist, first) }];
  const add = (name: string, files: string[], game?: string): void => {
    if (files.length > 0) out.push({ name, bytes: sum(dist, files), ...(game ? { game } : {}) });
  };
  add('table screen', without(table, first));
  add('board', without(board, first, table));
  // what the first screen may load later, every game among it, is no part of the board
  const renderers = closure(dist, chunk('board'), true, new Set([...first, ...table]));
  add('board, all renderers', without(renderers, first, table));
  add('score sheet', without(closure(dist, [...chunk('Keep'), ...chunk('ScoreSheet')]), first));
  add('library', without(closure(dist, chunk('Library')), first));
  add('print and play', without(closure(dist, chunk('Print')), first));
  for (const [game, files] of gameChunks(dist, page))
    add('game', without(closure(dist, files), first, table, board), game);
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const worker = scripts.filter((name) => name.startsWith('worker-')).map((name) => `assets/${name}`);
  add('bot worker with its games', [...closure(dist, worker, true)]);
  add('everything precached', precached(dist));
  return out;
}

/** Both halves of every game, by the doors' own lists of what is loaded later. */
function gameChunks(dist: string, page: Set<string>): Map<string, string[]> {
  const door = /["'`]\.\/([a-z-]+)\/(?:game|table)\.ts["'`]\s*:.{0,80}?import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
  const out = new Map<string, string[]>();
  for (const file of page) {
    for (const [, id, name] of readFileSync(join(dist, file), 'utf8').matchAll(door)) {
      const files = out.get(id) ?? [];
      out.set(id, files.includes(`assets/${name}`) ? files : [...files, `assets/${name}`]);
    }
  }
  return out;
}

/** The files named in the service worker's precache manifest. */
function precached(dist: string): string[] {
  if (!existsSync(join(dist, 'sw.js'))) return [];
  const text = readFileSync(join(dist, 'sw.js'), 'utf8');
  const names = [...text.matchAll(/url:\s*["']([^"']+)["']|["']url["']:\s*["']([^"']+)["']/g)].map(
    ([, a, b]) => a ?? b,
  );
  return [...new Set(names)].filter((name) => existsSync(join(dist, name)));
}
