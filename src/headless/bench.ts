import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { thinking } from '../bots/levels';
import { rng as startRng } from '../engine/chance';
import { copy } from '../engine/copy';
import { Match } from '../engine/match';
import { playout, randomEntry } from '../engine/playout';
import type { Json } from '../engine/rules';
import { type AnyPosition, actorsOf, begin, movesOf, play, stepOf } from '../engine/run';
import { actCosts } from './acts';
import { readArgs } from './args';
import { compareWith } from './bgio';
import { playMatch } from './games';
import { rateOf } from './pace';
import { type Found, loadGames } from './registry';
import { measureSizes } from './sizes';

/**
 * npm run -s bench [-- --seconds 1] [--game ID] [--dist FOLDER] [--compare FILE] [--bgio]
 * One JSON object a line: speed per CPU-second, and the compressed size of what dist/ makes people load. Each game in a
 * process of its own: what one game has made the compiler learn would slow the next one down. With --game none the sizes
 * alone, which tests/e2e/weight.e2e.mjs holds to their bar. With --bgio nothing but entries as boardgame.io makes them
 * beside ours (see bgio.ts).
 */

interface Line {
  bench: string;
  game?: string;
  seats?: number;
  value: number;
  unit: string;
}

/** As `--dist`: the games alone. */
const NO_SIZES = '-';

const args = readArgs(['seconds', 'game', 'compare', 'dist'], undefined, ['bgio']);
const bgio = args.has('bgio');
const seconds = args.number('seconds', 1);
const lines: Line[] = [];

function print(line: Line): void {
  lines.push(line);
  console.log(JSON.stringify(line));
}

const perSecond = (act: () => number): number => rateOf(seconds, act);

/** Positions from all over some random games. */
function positions({ module }: Found, seats: number, options: Json): AnyPosition[] {
  const out: AnyPosition[] = [];
  for (let game = 0; game < 4; game++) {
    const random = startRng(game, seats);
    const s = begin(module.rules, seats, options);
    for (let at = 0; ; at++) {
      const entry = randomEntry(module.rules, s, random);
      if (!entry) break;
      if (at % 5 === 0) out.push(copy(s));
      play(module.rules, s, entry.seat, entry.move);
    }
  }
  return out;
}

/** The captain asked over and over, at positions in which somebody has a choice: gives how many courses of play it tried. */
function captain({ module }: Found, some: readonly AnyPosition[]): { ask(): number; questions: number } {
  const { rules } = module;
  const questions = some
    .filter((s) => stepOf(rules, s)?.kind === 'choice')
    .map((s) => ({ s, seat: actorsOf(rules, s).find((actor) => actor >= 0) ?? 0 }))
    .map(({ s, seat }) => ({ seat, view: rules.view(s, seat), moves: movesOf(rules, s, seat) }))
    .filter(({ moves }) => moves.length > 1);
  let at = 0;
  const ask = (): number => {
    const { seat, view, moves } = questions[at++ % questions.length];
    const thoughts = thinking('captain', module, view, seat, moves, [at]);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return value.playouts;
    }
  };
  return { ask, questions: questions.length };
}

/** Milliseconds that each of so many acts takes, in order of length. */
function times(many: number, act: () => unknown): number[] {
  const each = Array.from({ length: many }, () => {
    const start = performance.now();
    act();
    return Math.round((performance.now() - start) * 10) / 10;
  });
  return each.sort((a, b) => a - b);
}

function benchGame(found: Found, seats: number): void {
  const { rules } = found.module;
  const options = rules.options(null, seats) as Json;
  const line = (bench: string, value: number, unit: string): void =>
    print({ bench, game: found.id, seats, value, unit });
  let games = 0;
  let moves = 0;
  const perGame = perSecond(() => {
    moves += playout(rules, begin(rules, seats, options), startRng(++games, seats));
    return 1;
  });
  line('random games', perGame, 'games per CPU-second');
  line('random moves', Math.round((perGame * moves) / games), 'entries per CPU-second');
  const some = positions(found, seats, options);
  const random = startRng(1);
  const each = (act: (s: AnyPosition, i: number) => void) => (): number => {
    for (let i = 0; i < some.length; i++) act(some[i], i);
    return some.length;
  };
  const unit = 'per CPU-second';
  line('copy', perSecond(each((s) => copy(s))), `positions ${unit}`);
  line('view', perSecond(each((s, i) => rules.view(s, i % seats))), `views ${unit}`);
  const views = some.map((s, i) => rules.view(s, i % seats));
  line('imagine', perSecond(each((_, i) => rules.imagine(views[i], random))), `positions ${unit}`);
  const { ask, questions } = captain(found, some);
  line('playouts', perSecond(ask), `courses of play ${unit}`);
  const thoughts = times(questions, ask);
  line('a thought of the captain, in the middle', thoughts[questions >> 1], 'ms');
  line('a thought of the captain, the longest', thoughts[questions - 1], 'ms');
  const { record } = playMatch(found.module, { seats, options, seed: 1 });
  const replays = perSecond(() => (Match.resume(found.module, record).trouble ? 0 : 1));
  line('replay', replays, `whole matches of ${record.log.length} entries ${unit}`);
}

/** What became slower or larger by more than 15%. */
function compare(file: string): void {
  const name = (line: Line): string =>
    [line.bench, line.game, line.seats].filter((part) => part !== undefined).join(' ');
  const before = new Map<string, Line>();
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    if (row.startsWith('{')) before.set(name(JSON.parse(row)), JSON.parse(row));
  }
  let worse = 0;
  for (const line of lines) {
    const old = before.get(name(line));
    if (!old?.value) continue;
    const less = line.unit.startsWith('bytes') || line.unit.startsWith('ms');
    const change = less ? line.value / old.value - 1 : old.value / line.value - 1;
    if (change <= 0.15) continue;
    worse++;
    console.error(`${name(line)}: ${old.value} -> ${line.value} ${line.unit} (${Math.round(change * 100)}% worse)`);
  }
  console.error(worse === 0 ? 'Nothing is more than 15% worse.' : `${worse} more than 15% worse.`);
  if (worse > 0) process.exitCode = 1;
}

/** In a process of its own, which prints no sizes. */
function apart(id: string): Promise<void> {
  const given = ['--game', id, '--seconds', `${seconds}`, '--dist', NO_SIZES, ...(bgio ? ['--bgio'] : [])];
  const child = spawn(process.execPath, [process.argv[1], ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => print(JSON.parse(line)));
  return new Promise((done) => {
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      done();
    });
  });
}

const only = args.text('game');
for (const found of await loadGames()) {
  const { min, max, usual } = found.card.seats;
  if (only === undefined) await apart(found.id);
  if (only !== found.id) continue;
  if (bgio) {
    for (const line of compareWith(found, usual, seconds)) print({ game: found.id, seats: usual, ...line });
    continue;
  }
  for (const seats of new Set([usual, min, max])) benchGame(found, seats);
  for (const cost of actCosts(found, seconds)) print({ game: found.id, seats: usual, ...cost });
}
const dist = args.text('dist') ?? 'dist';
if (dist !== NO_SIZES && !bgio) {
  for (const { name, bytes, game } of measureSizes(dist)) {
    print({ bench: `size: ${name}`, ...(game ? { game } : {}), value: bytes, unit: 'bytes after gzip -9' });
  }
}
const file = args.text('compare');
if (file) compare(file);
