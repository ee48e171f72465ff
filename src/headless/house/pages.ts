import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EFFORT } from '../../bots/names';
import { PIECE } from '../../engine/checkpoints';
import { FORMAT } from '../../engine/record';
import { cards } from '../../games';
import { LARGEST_FILE, LARGEST_PART, LARGEST_TABLE, MOST_GAMES } from '../../storage/bundle';
import { measureSizes } from '../sizes';

/**
 * Figures in the pages of the repository: `<!-- figure NAME -->33,195<!-- / -->`. What the sources say is filled in here
 * and compared by tests/pages.test.ts; what the build weighs is filled in where there is one, and weight.e2e.mjs compares it.
 */

/** The pages people read: those of the front door and one for each room that has any. */
export function pagesOf(root: string): string[] {
  const rooms = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return [
    'README.md',
    ...readdirSync(join(root, '.github'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('.github', file)),
    ...rooms.filter((file) => /(^|[/\\])README\.md$/.test(file)).map((file) => join('src', file)),
    join('tests', 'README.md'),
  ].sort();
}

const grouped = (n: number): string => n.toLocaleString('en-GB');
const MB = 1_000_000;

/** What the sources say. */
export function figuresOf(root: string): { readonly [name: string]: string } {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const found = (path: string, pattern: RegExp): string => {
    const figure = pattern.exec(read(path))?.[1];
    if (figure === undefined) throw new Error(`${path} has nothing like ${pattern}`);
    return figure;
  };
  const node = found('package.json', /"node": "([^"]+)"/);
  const browsers = found('vite.config.ts', /target: \[([^\]]+)\]/);
  return {
    node: node
      .split(' || ')
      .map((range) => `${range.replace(/^\D+/, '').replace(/\.0$/, '')} or later`)
      .join(', or '),
    browsers: [...browsers.matchAll(/'([a-z]+)([\d.]+)'/g)]
      .map(([, name, version]) => `${name.replace(/^./, (letter) => letter.toUpperCase())} ${version}`)
      .join(', '),
    'first-load-bar': grouped(Number(found('tests/e2e/weight.e2e.mjs', /MOST = ([\d_]+)/).replace('_', ''))),
    picks: found('src/headless/contract/words.ts', /const LEVEL = (\d+)/),
    'function-lines': found('tests/sizes.test.ts', /no function has more than (\d+)/),
    'component-lines': found('tests/sizes.test.ts', /no component more than (\d+)/),
    piece: `${PIECE}`,
    'record-format': `${FORMAT}`,
    'trunk-format': found('src/storage/pieces.ts', /STORED = (\d+)/),
    'largest-file': `${LARGEST_FILE / MB} MB`,
    'largest-part': `${LARGEST_PART / MB} MB`,
    'largest-table': `${LARGEST_TABLE / MB} MB`,
    'most-games': grouped(MOST_GAMES),
    'captain-playouts': `${EFFORT.captain}`,
    'admiral-playouts': `${EFFORT.admiral}`,
    ...Object.fromEntries(cards.map(({ id, seats }) => [`seats-${id}`, `${seats.min}-${seats.max}`])),
  };
}

/** What the last build weighs, in bytes after gzip -9; nothing where there is none. */
export function weightsOf(root: string): { readonly [name: string]: string } {
  if (!existsSync(join(root, 'dist', 'index.html'))) return {};
  const sizes = measureSizes(join(root, 'dist'));
  const of = (name: string): string => grouped(sizes.find((size) => size.name === name)?.bytes ?? 0);
  return { 'first-load': of('first load, scripts'), precache: of('everything precached') };
}

/** Figures that only a build knows. */
export const WEIGHED = ['first-load', 'precache'];

const SLOT = /<!-- figure ([\w-]+) -->([^<]*)<!-- \/ -->/g;

/** The figures that a page shows. */
export const shownIn = (page: string): { name: string; shown: string }[] =>
  [...page.matchAll(SLOT)].map(([, name, shown]) => ({ name, shown }));

/** The page with these figures; others stay as they are. */
export const filled = (page: string, figures: { readonly [name: string]: string }): string =>
  page.replace(SLOT, (all, name: string, shown: string) =>
    all.replace(`-->${shown}<`, `-->${figures[name] ?? shown}<`),
  );
