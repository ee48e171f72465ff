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

/** Split at these signs, but not inside brackets. */
function outside(text: string, signs: RegExp): string[] {
  const out = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0 && signs.test(sign)) out.push('');
    else out[out.length - 1] += sign;
  }
  return out.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether something in it says what kind of element is meant: a class, an id, a tag or an attribute. */
function isNamed(compound: string): boolean {
  const plain = compound.replace(/:(?:not|has|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  const listed = /^(.*):(?:is|where)\((.*)\)(.*)$/.exec(plain);
  if (listed && !/[.#[\w]/.test(listed[1] + listed[3]))
    return outside(listed[2], /,/).every((one) => isNamed(outside(one, /[\s>+~]/).at(-1) ?? ''));
  return /[.#[\w]/.test(plain.replace(/::?[a-z-]+/g, ''));
}

/** Every selector of a sheet, with what it is nested in. */
function selectors(text: string): string[] {
  const [out, within]: [string[], string[]] = [[], ['']];
  for (const [, said, sign] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') within.pop();
    if (sign !== '{') continue;
    const [own, outer] = [said.trim(), within[within.length - 1]];
    const nested = own.includes('&') || outer === '' ? own.replaceAll('&', `:is(${outer})`) : `${outer} ${own}`;
    within.push(own.startsWith('@') ? outer : nested);
    out.push(...outside(within[within.length - 1], /,/));
  }
  return out;
}

/** Those by which something changes its look with what another element holds, and that name no kind for it. */
const unnamed = (text: string): string[] =>
  selectors(text).filter((one) => {
    const parts = outside(one, /[\s>+~]/);
    return parts.slice(0, -1).some((part) => part.includes(':has(')) && !isNamed(parts[parts.length - 1]);
  });

test('what follows a `:has()` is named: else the browser restyles the whole page whenever anything in it changes', () => {
  expect(
    unnamed('.a:has(> .b) > :not(.c, .d) { color: red; } .a:has(.b) * {} .a:has(.b) > :is(p, :first-child) {}'),
  ).toHaveLength(3);
  expect(unnamed('.a:has(.b) { color: red; @media print { & > * {} .c {} } }')).toEqual([':is(.a:has(.b)) > *']);
  expect(unnamed('.a:has(> .b) > :is(.c:not(.d), p) {} .a > :not(:has(.b)) {} .a:has(.b) { & > .c {} }')).toEqual([]);
  const found = files.filter((path) => path.endsWith('.css')).flatMap((path) => unnamed(read(path)));
  expect(found).toEqual([]);
});
