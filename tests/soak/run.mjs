// npm run soak -- --minutes 10 --seed 7 --kind contract|leaks|saves|kills|faults|browser|games|looks|pace|timeline [--case NAME] [--browser firefox|webkit]
// The long tests, one kind after the other; without --kind all of them, which share the minutes. What goes on is told on
// stderr; one JSON object with the figures, and with what repeats each failure, is the last line. Ends with 1 on a failure.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where there is no browser but Chromium the others are not looked for by themselves. */
const HEADLESS = ['contract', 'leaks', 'saves'];
const USUAL = [...HEADLESS, 'kills', 'faults', 'browser', 'games', 'looks'];
/** Figures alone, where somebody asks for them. */
const KINDS = [...USUAL, 'pace', 'timeline'];
const KNOWN = ['minutes', 'seed', 'kind', 'case', 'browser', 'game', 'effort'];

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

function wishes(argv) {
  const options = Object.fromEntries(KNOWN.map((name) => [name, { type: 'string' }]));
  // strict, it would refuse in its own words
  const { values: given, tokens } = parseArgs({ args: argv, options, strict: false, tokens: true });
  for (const { kind, name, value, index } of tokens) {
    if (kind !== 'option' || !KNOWN.includes(name))
      stop(`There is no option ${argv[index]}. Options: ${KNOWN.map((one) => `--${one}`).join(' ')}`);
    if (value === undefined) stop(`--${name} wants a value`);
  }
  const kinds = given.kind?.split(',') ?? (given.browser ? ['browser'] : USUAL);
  for (const kind of kinds) if (!KINDS.includes(kind)) stop(`There is no kind ${kind}. Kinds: ${KINDS.join(' ')}`);
  const [minutes, seed] = [Number(given.minutes ?? 1), Number(given.seed ?? 1)];
  if (!Number.isFinite(minutes) || !Number.isInteger(seed)) stop('--minutes and --seed want numbers');
  return { ...given, kinds, minutes, seed };
}

/** Runs Node on a script to its end; gives its code and the object on its last line. */
function node(args, { told = true } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', told ? 'pipe' : 'inherit', 'inherit'] });
    let text = '';
    child.stdout?.on('data', (piece) => {
      text += piece;
    });
    child.on('close', (code) => done({ code: code ?? 1, last: text.trim().split('\n').at(-1) ?? '' }));
  });
}

async function headless(kind, { seed, game, effort }, minutes) {
  const more = Object.entries({ game, effort }).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const args = [
    join('src', 'headless', 'run.mjs'),
    'soak',
    '--kind',
    kind,
    '--minutes',
    `${minutes}`,
    '--seed',
    `${seed}`,
  ];
  const { code, last } = await node([...args, ...more]);
  try {
    const figures = JSON.parse(last);
    for (const { what, ...where } of figures.failures)
      console.error(`FAILED ${kind} ${JSON.stringify(where)}: ${what}`);
    return figures;
  } catch {
    return { failures: [{ what: `${kind} ended with ${code} and no figures` }] };
  }
}

let fresh = false;
/** Browsers are driven through what `npm run build` makes of the sources as they are now. */
async function built() {
  if (fresh) return;
  fresh = true;
  const { code } = await node([join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  if (code !== 0) stop('The app does not build.');
}

/** Every game of the browser tests by every input, once, however long it takes: `npm test` plays some of them each day. */
async function everyInput() {
  const { code, last } = await node([join('tests', 'run.mjs'), '--only', 'e2e', '--all']);
  return { told: last, failures: code === 0 ? [] : [{ what: 'a browser test fails: npm test -- --only e2e --all' }] };
}

async function driven(kind, { seed, case: only, browser }, minutes) {
  if (kind === 'looks') {
    // a build of its own, drawn the same way wherever it runs
    process.env.TIDETABLE_FLAT = '1';
    return (await import('../looks/run.mjs')).soakLooks({ seed, minutes, only });
  }
  if (kind === 'timeline') return (await import('./timeline.mjs')).soakTimeline({ minutes, only });
  await built();
  const until = Date.now() + minutes * 60_000;
  const plan = { seed, only, browser, time: () => Date.now() < until };
  if (kind === 'kills') return (await import('./kills.mjs')).soakKills(plan);
  if (kind === 'games') return everyInput();
  if (kind === 'pace') return (await import('./pace.mjs')).soakPace({ seed, minutes, only });
  if (kind === 'faults') return (await import('./faults.mjs')).soakFaults(plan);
  return (await import('./browsers.mjs')).soakBrowsers(plan);
}

async function main() {
  const plan = wishes(process.argv.slice(2));
  const figures = {};
  let failed = 0;
  for (const kind of plan.kinds) {
    console.error(`--- ${kind}, --seed ${plan.seed}`);
    const start = Date.now();
    const result = await (HEADLESS.includes(kind) ? headless : driven)(kind, plan, plan.minutes / plan.kinds.length);
    const failures = result.failures ?? [];
    failed += failures.length;
    figures[kind] = { seconds: Math.round((Date.now() - start) / 1000), ...result };
  }
  console.log(JSON.stringify({ seed: plan.seed, minutes: plan.minutes, failed, ...figures }));
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
