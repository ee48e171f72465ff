import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureFunctions } from '../src/headless/house/functions';
import { readSources } from '../src/headless/house/sources';

/** How long a function may be, as `npm run -s house` measures it. */
test('no function has more than 40 lines, no component more than 80', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const long = measureFunctions(readSources(root)).filter(({ measure }) => measure !== 'functions');
  const words = long.map(({ path, line, name, lines }) => `${path}:${line} ${name || 'a callback'}: ${lines} lines`);
  expect(words).toEqual([]);
});
