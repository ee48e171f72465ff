// npm test: types, lint, unit suites, build, browser tests, a short soak. Node's own modules only; installs packages when missing.
//   npm test -- --only unit        one step: types, lint, unit, build, e2e, soak (e2e brings the build along)
//   npm test -- --e2e smoke        only the browser tests whose name has that in it
//   npm test -- --seed 7           another choice of what takes turns by the day; --all goes through all of it
// Every step runs even if an earlier one failed. The last line reads "N passed, N failed".

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install, nodeProblem } from '../src/headless/install.mjs';
import { browserEnv, findBrowser } from './e2e/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const minutes = 60_000;
const limits = {
  types: 5 * minutes,
  lint: 5 * minutes,
  unit: 30 * minutes,
  build: 5 * minutes,
  e2e: 10 * minutes,
  soak: 10 * minutes,
};
const scratch = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const bin = (...path) => join(root, 'node_modules', ...path);
const tsc = bin('typescript', 'bin', 'tsc');

/**
 * Runs Node on a script; gives its exit code. What outlives the limit is ended together with its children. With `apart`
 * it is printed at its end, in one piece: something else runs at its side.
 */
function node(args, { limit, env = {}, apart = false }) {
  return new Promise((done) => {
    const options = {
      cwd: root,
      stdio: apart ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
    };
    const child = spawn(process.execPath, args, options);
    const told = [];
    if (apart) for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => told.push(piece));
    const end = () => {
      try {
        process.kill(options.detached ? -child.pid : child.pid, 'SIGKILL');
      } catch {
        // Already gone.
      }
    };
    const timer = setTimeout(() => {
      console.log(`Stopped: still running after ${Math.round(limit / 1000)} s.`);
      end();
    }, limit);
    const interrupt = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (apart) process.stdout.write(Buffer.concat(told));
      done(code ?? 1);
    });
  });
}

/** What failed, in words: told once more at the end, where the last lines of a long run are looked at. */
const faults = [];
/** What failed beside other work and passed alone: printed, so that somebody looks after it. */
const unsteady = [];

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that failed without naming a failed test, or ran none, counts as one failure. */
const counted = (passed, failed, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

async function types() {
  const codes = [];
  for (const config of ['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.node.json']) {
    codes.push(await node([tsc, '-p', config], { limit: limits.types }));
  }
  return one(codes.find((code) => code !== 0) ?? 0);
}

const lint = async () => one(await node([bin('@biomejs', 'biome', 'bin', 'biome'), 'check'], { limit: limits.lint }));

async function unit({ seed }) {
  const report = join(scratch, 'unit.json');
  // vitest leaves one core to whoever watches; here nobody does
  const workers = `--maxWorkers=${availableParallelism()}`;
  const args = ['run', workers, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await node([bin('vitest', 'vitest.mjs'), ...args], {
    limit: limits.unit,
    env: { TIDETABLE_SEED: `${seed}` },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not load has no tests to fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`),
  );
  faults.push(...named, ...broken.map(({ name, message }) => `${relative(root, name)}: ${message}`));
  return counted(numPassedTests, numFailedTests + broken.length, code);
}

/** What takes by far the longest, longest first. */
const LONGEST = ['manila', 'puerto-catan', 'alexandros', 'isla', 'reach', 'words', 'lessons', 'sixth'];
/** Beside the whole games: files that do not look at the clock. */
const CALM = [
  'styles',
  'reach',
  'words',
  'lessons',
  'import',
  'sixth',
  'smoke',
  'weight',
  'pseudo',
  'update',
  'peeks',
  'board',
  'pad',
  'print',
];

/**
 * Without a graphics card drawing costs more than all the rest together. So most are drawn without WebGL, as on a device
 * that has none; of the whole games another one a day has it, and what looks at the drawing itself always.
 */
const DRAWN = ['board', 'smoke'];
const PLAYED = ['alexandros', 'isla', 'manila', 'puerto-catan', 'hopper'];
const isFlat = (file, seed) =>
  !DRAWN.some((name) => file === `${name}.e2e.mjs`) &&
  !(file.startsWith(`games${sep}`) && file.includes(PLAYED[seed % PLAYED.length]));

/** In memory, where there is room, many browsers do not wait for one another's disk. */
const MEMORY = '/dev/shm';
function lodging() {
  if (!existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 ** 31 ? { TMPDIR: MEMORY } : {};
}

/** The same game by different inputs: each run takes one of them by its seed, the soak's kind `games` takes them all. */
const INPUTS = [
  ['games/isla', 'words'],
  ['games/hopper', 'games/hopper-words'],
];

/** What is not the turn of this seed. */
function spared(seed) {
  // each pair by a digit of its own
  const names = INPUTS.flatMap((group, digit) => group.filter((_, i) => i !== (seed >> digit) % group.length));
  console.log(`Seed ${seed}: not the turn of ${names.join(', ')}`);
  return names.map((name) => `${name.replaceAll('/', sep)}.e2e.mjs`);
}

let built = false;
async function build() {
  const code = await node([bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], { limit: limits.build });
  built = code === 0;
  return one(code);
}

/** The tests that failed, from a report in TAP: each with its complaint. */
const failedIn = (tap) =>
  tap
    .split(/^(?=(?:not )?ok )/m)
    .filter((part) => part.startsWith('not ok') && !part.includes('# SKIP'))
    .map((part) => part.split('\n').slice(0, 30).join('\n'));

async function e2eFile(file, env, apart) {
  const report = join(scratch, `${file.replaceAll(sep, '-')}.tap`);
  console.log(`\n${file}${apart ? ' begins' : ''}`);
  const reporters = ['spec', 'stdout', 'tap', report];
  const args = reporters.map((value, index) =>
    index % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
  );
  const code = await node([...args, join('tests', 'e2e', file)], { limit: limits.e2e, env, apart });
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const told = failedIn(text).map((fault) => `${file}: ${fault}`);
  return { ...counted(count('pass'), count('fail') + count('cancelled'), code), told };
}

/** Whole games side by side. */
const LANES = 5;

/** Takes the next of these whenever one of so many is done; in one piece each where there are more than one. */
async function lanes(count, files, run) {
  const side = files.length > 1 && availableParallelism() > 1;
  const lane = async () => {
    for (let file = files.shift(); file; file = files.shift()) await run(file, side);
  };
  await Promise.all(Array.from({ length: side ? count : 1 }, lane));
}

/** More files than this do not fail by chance. */
const FEW = 3;

async function e2e({ filter, seed, all }) {
  const failed = (message) => {
    console.log(message);
    return { passed: 0, failed: 1 };
  };
  if (!built) return failed('Not run: the build failed.');
  const not = filter || all ? [] : spared(seed);
  const files = readdirSync(join(root, 'tests', 'e2e'), { recursive: true }).filter(
    (name) => name.endsWith('.e2e.mjs') && name.includes(filter) && !not.includes(name),
  );
  if (files.length === 0) return failed(`No file tests/e2e/*${filter}*.e2e.mjs`);
  const browser = findBrowser();
  if (!browser) return failed('No browser: install chromium, or set CHROMIUM_PATH.');
  console.log(`Browser: ${browser.path} (${browser.from})`);
  const sum = { passed: 0, failed: 0 };
  const add = ({ passed, failed, told }) => {
    sum.passed += passed;
    sum.failed += failed;
    faults.push(...told);
  };
  const envOf = (file) => ({
    ...browserEnv(browser),
    ...lodging(),
    TIDETABLE_SEED: `${seed}`,
    ...(all ? { TIDETABLE_WHOLE: '1' } : isFlat(file, seed) && { TIDETABLE_FLAT: '1' }),
  });
  // on a busy machine a person's patience may end: what fails by itself as well is broken, the rest is named as unsteady
  const once = async (file, { told }) => {
    console.log(`\n${file} once more, alone, after:\n${told.join('\n')}`);
    const result = await e2eFile(file, envOf(file), false);
    if (!result.failed) unsteady.push(...told);
    return result;
  };
  const again = [];
  const run = async (file, apart) => {
    const result = await e2eFile(file, envOf(file), apart);
    if (result.failed) again.push({ file, result });
    else add(result);
  };
  // begun last, the longest would run alone at the end
  const length = (file) => LONGEST.findIndex((name) => file.includes(name)) >>> 0;
  const isCalm = (file) => file.startsWith(`games${sep}`) || CALM.some((name) => file === `${name}.e2e.mjs`);
  const ordered = files.sort((a, b) => length(a) - length(b));
  // people wait more than machines do: more lanes use the pauses of the others
  await lanes(LANES, ordered.filter(isCalm), run);
  // what looks at the clock comes afterwards
  await lanes(
    2,
    ordered.filter((file) => !isCalm(file)),
    run,
  );
  for (const { file, result } of again) add(again.length > FEW ? result : await once(file, result));
  return sum;
}

/** The long tests, briefly; and two groups of the audit of the screen, by the seed. */
async function soak({ seed }) {
  const run = join('tests', 'soak', 'run.mjs');
  const kinds = built ? 'leaks,saves,kills,faults' : 'leaks,saves';
  const some = node([run, '--minutes', '0.25', '--seed', '1905', '--kind', kinds], { limit: limits.soak });
  const browser = built && findBrowser();
  const looks = browser
    ? node([run, '--minutes', '0', '--seed', `${seed}`, '--kind', 'looks'], {
        limit: limits.soak,
        apart: true,
        env: browserEnv(browser),
      })
    : 0;
  const [kept, seen] = (await Promise.all([some, looks])).map(one);
  return { passed: kept.passed + seen.passed, failed: kept.failed + seen.failed };
}

function wishes() {
  const options = {
    only: { type: 'string' },
    e2e: { type: 'string' },
    seed: { type: 'string' },
    all: { type: 'boolean' },
  };
  const { values } = parseArgs({ options, strict: false });
  // a name with nothing behind it narrows nothing down
  const [only, filter] = [values.only, values.e2e].map((value) => (value === true ? '' : value));
  // another one every day
  const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000));
  if (values.seed === true || !Number.isInteger(seed) || seed < 0) {
    console.log('--seed wants a whole number');
    process.exit(2);
  }
  return { only: only ?? (filter && 'e2e'), filter: filter ?? '', seed, all: values.all === true };
}

function chosen({ only, ...wanted }) {
  const steps = [
    ['types', types],
    ['lint', lint],
    ['unit', () => unit(wanted)],
    ['build', build],
    ['e2e', () => e2e(wanted)],
    ['soak', () => soak(wanted)],
  ].filter(([name]) => name !== 'soak' || existsSync(join(root, 'tests', 'soak', 'run.mjs')));
  if (!only) return steps;
  const names = only === 'e2e' ? ['build', 'e2e'] : [only];
  return steps.filter(([name]) => names.includes(name));
}

async function main() {
  const problem = nodeProblem();
  if (problem) console.log(problem);
  const ready = !problem && install(root);
  if (!problem && !ready) console.log('npm ci failed: see its message above.');
  const rows = [];
  for (const [name, step] of ready ? chosen(wishes()) : []) {
    console.log(`\n=== ${name} ===`);
    const start = Date.now();
    const result = await step().catch((error) => {
      console.log(error);
      return { passed: 0, failed: 1 };
    });
    rows.push({ name, ...result, seconds: (Date.now() - start) / 1000 });
  }
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const passed = total('passed');
  const failed = passed + total('failed') === 0 ? 1 : total('failed');
  for (const fault of faults) console.log(`\n=== failed: ${fault.split('\n').slice(0, 30).join('\n')}`);
  for (const fault of unsteady) console.log(`\n=== unsteady, passed when it was alone: ${fault}`);
  console.log('\n=== summary ===');
  for (const row of rows) {
    const [name, time] = [row.name.padEnd(8), `${row.seconds.toFixed(1)} s`.padStart(9)];
    console.log(`${row.failed ? 'FAIL' : 'ok  '} ${name}${time}  ${row.passed} passed, ${row.failed} failed`);
  }
  if (rows.length === 0) console.log('Nothing was run.');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

await main();
