import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { NARROW, ROOMY, TURNED, WIDE } from '../src/look/screens';

/** Style sheets stay loaded: what one of them says of a class holds on every screen that comes after it. */

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true }).map(String);
const read = (path: string): string => readFileSync(join(src, path), 'utf8');

/** The classes that a sheet defines for the screen: a rule whose selector is nothing but the class. */
function defined(path: string): Set<string> {
  const text = read(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    // what stands in brackets, as in `:is(.a, .b)`, is no selector of its own
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const selectors = [...text.matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/g)].flatMap(([, all]) => all.split(','));
  return new Set(selectors.flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []));
}

/** Which sheets each module brings along. */
const brought = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const imports = [...read(path).matchAll(/import '([^']+\.css)'/g)];
    return imports.map(([, to]) => normalize(join(dirname(path), to)));
  });

test('no class is defined by two sheets that are loaded apart', () => {
  const sheets = new Map<string, string[]>();
  for (const path of files.filter((one) => one.endsWith('.css')))
    for (const name of defined(path)) sheets.set(name, [...(sheets.get(name) ?? []), path]);
  const apart = [...sheets].filter(
    ([, paths]) => paths.length > 1 && !brought.some((some) => paths.every((path) => some.includes(path))),
  );
  expect(apart.map(([name, paths]) => `.${name}: ${paths.join(', ')}`)).toEqual([]);
});

test('a tap flashes nothing: the highlight is inherited from the page, and no sheet brings it back', () => {
  const sheets = files.filter((path) => path.endsWith('.css')).map(read);
  const set = sheets.flatMap((text) => [...text.matchAll(/([^{}]*)\{[^{}]*tap-highlight-color: *([^;]+);/g)]);
  expect(set.map(([, selector, value]) => [selector.trim(), value])).toEqual([['html', 'transparent']]);
});

test('a sheet asks for a screen by one of at most eight names, and for nothing else but paper, pointers and wishes', () => {
  const named = new Set([...read('look/sizes.css').matchAll(/@custom-media (--[a-z]+)/g)].map(([, name]) => name));
  expect(named.size).toBeLessThanOrEqual(8);
  const strange = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/@media ([^{]*)\{/g)].map(([, asked]) => ({ path, asked })))
    .filter(({ asked }) => {
      const rest = asked.replace(/\((--[a-z]+)\)/g, (whole, name) => (named.has(name) ? '' : whole));
      return !/^(?:not|and|,|\s|print|\((?:hover|pointer|prefers-[a-z-]+|forced-colors): [a-z-]+\))*$/.test(rest);
    });
  expect(strange).toEqual([]);
});

/** Drawn to another scale, so their letters are sized by it: paper, pictures, a flight's chart. Marks grow with their words. */
const OWN_SCALE = /print|paper\.css|screen-size\.css|dice-rods\.css|board-traces\.css|flight\.css|shield\.css/;

test('letters have one of eight sizes', () => {
  const strange = files
    .filter((path) => path.endsWith('.css') && !OWN_SCALE.test(path))
    .flatMap((path) => {
      const text = read(path).replace(/@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
      const rules = [...text.matchAll(/([^{}]*)\{[^{}]*?font(?:-size)?:([^;]+);/g)];
      return rules.map(([, selector, value]) => ({ path, selector: selector.trim(), value: value.trim() }));
    })
    .filter(({ selector }) => !selector.startsWith(':root') && !selector.endsWith('::before'))
    .filter(({ value }) => value !== 'inherit' && !/var\(--t[1-8]\)/.test(value));
  expect(strange).toEqual([]);
});

test('letters of the table and of the games are set in at most twenty ways', () => {
  const ways = files
    .filter((path) => /^(?:table|games)\b.*\.css$/.test(path) && !OWN_SCALE.test(path))
    .flatMap((path) => [...read(path).matchAll(/[{;\s]font(?:-size)?:([^;]+);/g)])
    .map(([, value]) => value.replace(/\s+/g, ' ').trim());
  expect(new Set(ways).size).toBeLessThanOrEqual(20);
});

test('script asks for the same screens by the same names', () => {
  const told = Object.fromEntries(
    [...read('look/sizes.css').matchAll(/@custom-media --(\w+) (.*);/g)].map(([, name, asked]) => [name, asked]),
  );
  expect({ narrow: NARROW, turned: TURNED, wide: WIDE, roomy: ROOMY }).toEqual({
    narrow: told.narrow,
    turned: told.turned,
    wide: told.wide,
    roomy: told.roomy,
  });
});

test('a sheet says what the words of layout do not, so all of them together stay short', () => {
  const lines = (room: string): number =>
    files
      .filter((path) => path.endsWith('.css') && path.startsWith(room))
      .reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
  expect(lines('scorekeeper')).toBeLessThanOrEqual(2460);
  expect(lines('')).toBeLessThanOrEqual(11_500);
});

test('what lies in a row, in a grid or in the middle says so in the markup: few sheets lay out by themselves', () => {
  const own = files
    .filter((path) => path.endsWith('.css') && !path.startsWith('look'))
    .flatMap((path) => [...read(path).matchAll(/^\s*display: (?!none|contents)/gm)].map(() => path));
  expect(own.length).toBeLessThanOrEqual(80);
});
