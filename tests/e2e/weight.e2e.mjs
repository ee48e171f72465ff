// What a first visit has to load, weighed as npm run -s bench weighs it. It needs no browser, but a build as fresh as this one.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Bytes of script after gzip -9. */
const MOST = 36_500;

test(`the first load stays within ${MOST} bytes of script`, () => {
  // there is no such game: the weight alone is printed
  const bench = [join('src', 'headless', 'run.mjs'), 'bench', '--game', 'none'];
  const { stdout } = spawnSync(process.execPath, bench, { cwd: root, encoding: 'utf8' });
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const { value } = lines.find(({ bench }) => bench === 'size: first load, scripts') ?? {};
  // less would be a page without its program
  assert.ok(value > MOST / 2, `weighed: ${value}`);
  assert.ok(value <= MOST, `${value} bytes`);
});
