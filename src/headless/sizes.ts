import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The compressed size of what the built app makes people load. */

export interface Size {
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

/** Scripts that must be there before this one runs: its static imports, and theirs. */
function withImports(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(dist, file))) return seen;
  seen.add(file);
  const text = readFileSync(join(dist, file), 'utf8');
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  for (const [, name] of text.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"`()]*from\s*)?["']\.\/([^"']+\.js)["']/g,
  )) {
    withImports(dist, folder + name, seen);
  }
  return seen;
}

const sum = (dist: string, files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of files) bytes += size(join(dist, file));
  return bytes;
};

export function measureSizes(dist: string): Size[] {
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('No dist/: run npm run build to measure sizes.');
    return [];
  }
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, name]) => name);
  const first = new Set<string>();
  for (const entry of entries) withImports(dist, entry, first);
  const out: Size[] = [{ name: 'first load, scripts', bytes: sum(dist, first) }];
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const beyond = (test: (name: string) => boolean): string[] => {
    const files = new Set<string>();
    for (const name of scripts.filter(test)) withImports(dist, `assets/${name}`, files);
    return [...files].filter((file) => !first.has(file));
  };
  // the board host is whatever brings Pixi along
  const board = beyond((name) => readFileSync(join(dist, 'assets', name), 'utf8').includes('WebGLRenderer'));
  if (board.length > 0) out.push({ name: 'board', bytes: sum(dist, board) });
  for (const game of gameIds(dist)) {
    const marks = (text: string): boolean =>
      text.includes(`id:"${game}",version:`) || text.includes(`id:\`${game}\`,version:`);
    const files = beyond((name) => marks(readFileSync(join(dist, 'assets', name), 'utf8')));
    const own = files.filter((file) => !board.includes(file));
    if (own.length > 0) out.push({ name: 'game', game, bytes: sum(dist, own) });
  }
  const all = precached(dist);
  if (all.length > 0) out.push({ name: 'everything precached', bytes: sum(dist, all) });
  return out;
}

function gameIds(dist: string): string[] {
  const ids = new Set<string>();
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const [, id] of text.matchAll(/id:["`]([a-z][a-z-]+)["`],version:/g)) ids.add(id);
  }
  return [...ids].sort();
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
