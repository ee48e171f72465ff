import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { measureFunctions } from '../src/headless/house/functions';
import { readSources } from '../src/headless/house/sources';

/** How long a function may be: 40 lines, a component 80; measured as `npm run -s house` prints it. */

/**
 * By game and name, what was longer when this bar was put up. The list only shrinks: what got shorter is struck off, and
 * nothing is added.
 */
const STILL: { readonly [why: string]: readonly string[] } = {};

interface Long {
  /** As the list above names it. */
  name: string;
  words: string;
}

/** Everything that is too long, by the name it would have in the list. */
function tooLong(): Long[] {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sites = measureFunctions(readSources(root)).filter(({ measure }) => measure !== 'functions');
  return sites.map(({ path, line, name, lines }) => {
    const game = /^src\/games\/([^/]+)\//.exec(`${path}`)?.[1] ?? '-';
    return { name: `${game} ${name}`, words: `${path}:${line} ${name || 'a callback'}: ${lines} lines` };
  });
}

/** What is left of the first list when each of the second has struck off one of its name. */
function without<T>(list: readonly T[], names: readonly string[], nameOf: (one: T) => string): T[] {
  const left = [...names];
  return list.filter((one) => {
    const at = left.indexOf(nameOf(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe('the bar for the length of functions', () => {
  const found = tooLong();
  const known = Object.values(STILL).flat();

  test('is kept by all but those in the list', () => {
    expect(without(found, known, ({ name }) => name).map(({ words }) => words)).toEqual([]);
  });

  test('has no exception that is not needed any more', () => {
    const names = found.map(({ name }) => name);
    expect(without(known, names, (name) => name)).toEqual([]);
  });
});
