// A new game is a folder and nothing else: the tree is copied, the two example games are laid into it, and they are typed,
// go through the suites that every game goes through, are built, and are played by touch to the end. The soak's kind
// `games` does the same with more random games, and simulates them.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sitting } from './match.mjs';
import { scratch } from './serve.mjs';
import { WHOLE } from './turns.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TREE = ['src', 'tests', 'public', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.worker.json'];
const EXAMPLES = readdirSync(join(root, 'tests', 'sixth'));

const copy = scratch();
for (const name of [...TREE, ...SETTINGS]) cpSync(join(root, name), join(copy.folder, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
for (const game of EXAMPLES)
  cpSync(join(root, 'tests', 'sixth', game), join(copy.folder, 'src', 'games', game), { recursive: true });

const table = sitting({ seed: 6, app: join(copy.folder, 'dist') });
after(() => copy.remove());

/** Random games of the contract: a few each day, many in the soak. */
const env = { ...process.env, TIDETABLE_SEEDS: WHOLE ? '40' : '2' };
const run = (...args) =>
  execFileSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8', stdio: 'pipe', env });
const tool = (...path) => join('node_modules', ...path);

test('they compile beside the five', () => {
  // with all words, since no two games may have the same key; the five themselves are typed before
  const include = ['src/vite-env.d.ts', 'src/**/text*.en.ts', ...EXAMPLES.map((game) => `src/games/${game}`)];
  writeFileSync(join(copy.folder, 'tsconfig.sixth.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  run(tool('typescript', 'bin', 'tsc'), '-p', 'tsconfig.sixth.json');
});

/** The suites that go through all registered games, and what is said of every folder. */
const GAMES = /loadGames\(\)|\bgames\b.* from '.*\/doors'|bringing\(/;
const suites = readdirSync(join(root, 'tests'), { recursive: true }).filter(
  (name) => /\.test\.tsx?$/.test(name) && GAMES.test(readFileSync(join(root, 'tests', name), 'utf8')),
);
const FOLDERS = [
  'languages.test.ts',
  'seams.test.ts',
  join('contract', 'first.test.ts'),
  join('contract', 'second.test.ts'),
];

test('the suites that go through all games go through them', () => {
  const report = join(copy.folder, 'report.json');
  const files = [...suites, ...FOLDERS].map((name) => join('tests', name));
  const named = [...EXAMPLES, 'hold in every source file', 'every folder is on the shelf'].join('|');
  // in one room, so that all of them load the five games once
  const options = ['--no-isolate', '--maxWorkers=1', '-t', named, '--reporter=json', `--outputFile=${report}`];
  try {
    run(tool('vitest', 'vitest.mjs'), 'run', ...options, ...files);
  } catch {
    // what failed is read below
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const done = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const all = assertionResults.map(({ fullName, ...one }) => ({ ...one, name: fullName }));
    return status === 'failed' && all.every((one) => one.status !== 'failed') ? [{ name, status, message }] : all;
  });
  const failed = done.filter(({ status }) => status === 'failed');
  assert.deepEqual(
    failed.map(({ name, message, failureMessages = [message] }) => `${name}: ${failureMessages[0].split('\n')[0]}`),
    [],
  );
  for (const game of EXAMPLES) {
    const passed = done.filter(({ name, status }) => status === 'passed' && name.includes(game));
    assert.ok(passed.length > 15, `${game}: ${passed.length} tests`);
  }
});

test('the headless tools find them', { skip: !WHOLE }, () => {
  for (const game of EXAMPLES)
    assert.match(
      run(join('src', 'headless', 'run.mjs'), 'sim', '--game', game, '--games', '20', '--bots', 'mate'),
      /"games":20/,
    );
});

test('the app is built, and both stand on its shelf', async () => {
  run(tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn');
  await table.page.goto(table.server.url);
  for (const name of ['Pebbles', 'Lanterns'])
    await table.page.locator('.shelf-ready li', { hasText: name }).locator('img.cover').waitFor();
});

/** Plays to the end; `see` is called with every look at the screen. */
async function play(see = () => {}) {
  for (;;) {
    const sight = await table.look();
    await see(sight);
    if (sight.now === 'scores') return;
    await table.act({}, sight);
  }
}

test('pebbles is played by touch on its board', { timeout: 120_000 }, async () => {
  await table.sitDown('pebbles', ['Ana', 'Bo']);
  await play();
  await table.scoreAll();
});

/** The log as it lies open to everybody. */
async function readLog() {
  await table.finger.tapOn(table.page.getByRole('button', { name: 'Log', exact: true }));
  const drawer = table.page.locator('.log-drawer');
  await drawer.locator('.log li').first().waitFor();
  const text = await drawer.innerText();
  await table.finger.tapOn(drawer.getByRole('button', { name: 'Close' }));
  await drawer.waitFor({ state: 'detached' });
  return text;
}

const LANTERN = /\b(?:red|blue|green|gold) \d/;

/** Before everybody's eyes a lantern is named where it is hung, and nowhere else. */
const nothingSecret = (text) => assert.doesNotMatch(text.replace(/hung [a-z]+ \d/g, ''), LANTERN);

test('lanterns is played by touch behind its cover, and nobody sees what is not theirs', {
  timeout: 240_000,
}, async () => {
  await table.sitDown('lanterns', ['Ana', 'Bo', 'Cy']);
  const seen = { covers: 0, hands: 0, logs: 0 };
  await play(async ({ now, eyes }) => {
    if (now === 'scores') return;
    const text = await table.overheard();
    if (now === 'shield' || eyes === 'public') nothingSecret(text);
    else if (now === 'cards') {
      seen.hands++;
      assert.match(text, LANTERN, 'behind the cover the hand is seen');
    }
    if (now === 'shield') seen.covers++;
    if (now !== 'places' || eyes !== 'public') return;
    seen.logs++;
    nothingSecret(await readLog());
  });
  assert.ok(seen.logs >= 2, JSON.stringify(seen));
  assert.ok(seen.covers >= 6 && seen.hands >= 6, JSON.stringify(seen));
  await table.scoreAll();
  table.quiet();
});
