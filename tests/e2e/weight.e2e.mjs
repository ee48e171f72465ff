// What a first visit has to load, weighed as npm run -s bench weighs it, and whether the pages say so. It needs no browser,
// but a build as fresh as this one.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Bytes of script after gzip -9. */
const MOST = 36_500;

// there is no such game: the weight alone is printed
const bench = [join('src', 'headless', 'run.mjs'), 'bench', '--game', 'none'];
const { stdout } = spawnSync(process.execPath, bench, { cwd: root, encoding: 'utf8' });
const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
const weigh = (what) => lines.find(({ bench }) => bench === `size: ${what}`)?.value;

test(`the first load stays within ${MOST} bytes of script`, () => {
  const value = weigh('first load, scripts');
  // less would be a page without its program
  assert.ok(value > MOST / 2, `weighed: ${value}`);
  assert.ok(value <= MOST, `${value} bytes`);
});

/** In hundredths: who changes a line of source need not fill the pages anew. */
const NEAR = 2;

test('the pages say what the build weighs', () => {
  const page = readFileSync(join(root, 'src', 'README.md'), 'utf8');
  for (const [name, what] of [
    ['first-load', 'first load, scripts'],
    ['precache', 'everything precached'],
  ]) {
    const [, told = ''] = new RegExp(`<!-- figure ${name} -->([\\d,]+)<`).exec(page) ?? [];
    const off = Math.abs(Number(told.replaceAll(',', '')) / weigh(what) - 1);
    // npm run -s house -- --pages fills it in
    assert.ok(off * 100 <= NEAR, `${name}: ${told} in the page, ${weigh(what)} in the build`);
  }
});

test('what simulations count is in no file of the build', () => {
  const games = join(root, 'src', 'games');
  const doors = readdirSync(games).map((game) => join(games, game, 'junk.ts'));
  const counted = doors
    .filter(existsSync)
    .flatMap((door) => readFileSync(door, 'utf8').match(/(?<=')\w+ \w+ \w+[^']*(?=')/g));
  assert.ok(counted.length >= 5, `${counted}`);
  const dist = join(root, 'dist');
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const text = readFileSync(join(dist, name), 'utf8');
    assert.deepEqual(
      counted.filter((words) => text.includes(words)),
      [],
      name,
    );
  }
});
