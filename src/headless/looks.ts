import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rng as startRng } from '../engine/chance';
import { Match, type Playable } from '../engine/match';
import { type Json, TABLE } from '../engine/rules';
import { BUNDLE } from '../storage/bundle';
import { readArgs } from './args';
import { nextEntry } from './bots';
import { startMatch } from './games';
import { type Found, loadGame, loadGames } from './registry';

/**
 * The questions that the audit of the screen looks at. npm run -s soak -- --kind looks calls it.
 *   node src/headless/run.mjs looks --keep --folder tests/looks/games --seed 5   plays whole games of mates and keeps them
 *   node src/headless/run.mjs looks --folder tests/looks/games                   prints one bundle that the app imports
 * Of every kind of question two are chosen: where the hand is fullest, and where most moves are legal.
 */

/** A whole game, and the lengths of its log at which a question is opened. */
interface Kept {
  seats: number;
  seed: number;
  options: Json;
  log: readonly { seat: number; move: Json; how?: 'drawn' }[];
  questions: readonly Question[];
}

interface Question {
  step: string;
  at: number;
  seat: number;
}

/** As long as a name may be, and then as short as one may be. */
const NAMES = [
  'Bartholomew the Bold',
  'Maximiliane Dorothea',
  'Wilhelmina van Dijck',
  'Fernando de Magallan',
  'Aurelia Montgomerys',
  'Christopher Robinson',
];

/** The result is looked at like a question. */
const END = 'end';

interface Seen extends Question {
  hand: number;
  moves: number;
}

/** What a seat sees beyond what everybody does, in letters: a fuller hand takes more. */
const handOf = (match: Match, seat: number): number =>
  JSON.stringify(match.view(seat)).length - JSON.stringify(match.view(null)).length;

function look(match: Match): Seen | undefined {
  const ask = match.ask();
  const seat = ask?.actors[0];
  if (ask?.kind !== 'choice' || seat === undefined) return undefined;
  return { step: ask.step, at: match.length, seat, hand: handOf(match, seat), moves: match.moves(seat).length };
}

/** Of every kind of question the one with the fullest hand and the one with the most moves; the later of equals. */
function fullest(seen: readonly Seen[]): Question[] {
  const most = (of: readonly Seen[], figure: (one: Seen) => number) =>
    of.reduce((best, one) => (figure(one) >= figure(best) ? one : best));
  const steps = [...new Set(seen.map(({ step }) => step))];
  const chosen = steps.flatMap((step) => {
    const of = seen.filter((one) => one.step === step);
    return [...new Set([most(of, ({ hand }) => hand), most(of, ({ moves }) => moves)])];
  });
  return chosen.map(({ step, at, seat }) => ({ step, at, seat }));
}

/** One game of mates to its end, every question looked at on the way. */
function play({ module }: Found, seats: number, seed: number): Kept {
  const match = startMatch(module as Playable, { seats, seed });
  const random = startRng(seed, seats, 11);
  const bots = Array.from({ length: seats }, () => 'mate');
  const seen: Seen[] = [];
  for (;;) {
    const ask = match.ask();
    if (!ask) break;
    const one = look(match);
    if (one) seen.push(one);
    const next = nextEntry(module, match.position(), bots, random);
    if (!next) break;
    if (ask.kind !== 'choice') match.draw(match.length);
    else match.enter(next.seat, next.move, match.length);
    if (next.seat === TABLE) match.seal();
  }
  const log = match.record.log.map(({ seat, move, how }) => ({ seat, move, ...(how === 'drawn' && { how }) }));
  return {
    seats,
    seed,
    options: match.record.options,
    log,
    questions: [...fullest(seen), { step: END, at: log.length, seat: 0 }],
  };
}

async function keep(folder: string, seed: number, only: string | undefined): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const game of only ? [await loadGame(only)] : await loadGames()) {
    const { max, usual } = game.card.seats;
    const kept = [...new Set([max, Math.min(usual, max - 1)])].map((seats) => play(game, seats, seed));
    writeFileSync(join(folder, `${game.id}.json`), `[\n${kept.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
    console.error(game.id, kept.map(({ seats, log, questions }) => [seats, log.length, questions.length]).join(' | '));
  }
}

/** The game as it stood at this question. Alone, whoever is asked is the only person; else people sit all round. */
function opened(game: Found, kept: Kept, question: Question, alone: boolean, id: string) {
  const { at, seat, step } = question;
  const start = startMatch(game.module as Playable, { seats: kept.seats, seed: kept.seed, options: kept.options });
  const log = kept.log.slice(0, at).map((entry) => ({ ...entry }));
  const match = Match.resume(game.module as Playable, { ...start.record, log, last: null });
  if ((match.ask()?.step ?? END) !== step)
    throw new Error(`${game.id}: entry ${at} asks ${match.ask()?.step}, not ${step}: play and save the games again`);
  const now = Date.now();
  const record = {
    ...match.record,
    id,
    last: match.position(),
    sealed: at,
    clock: { started: now, changed: now, played: 60_000 },
  };
  record.brief = {
    over: step === END,
    round: game.module.rules.round(match.position()),
    waiting: step === END ? [] : [seat],
    winners: step === END ? [...game.module.rules.winners(match.position())] : [],
  };
  record.chairs = record.chairs.map((chair, i) => ({
    ...chair,
    name: NAMES[(i + seat) % NAMES.length],
    side: Math.round((360 * ((i - seat + kept.seats) % kept.seats)) / kept.seats),
    ...(alone && i !== seat && { bot: 'mate' }),
  }));
  return record;
}

async function bundle(folder: string): Promise<void> {
  const matches: unknown[] = [];
  for (const file of readdirSync(folder)) {
    const game = await loadGame(file.replace('.json', ''));
    const games = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept[];
    for (const kept of games)
      for (const [i, question] of kept.questions.entries())
        for (const how of i % 2 ? ['alone', 'round'] : ['round', 'alone']) {
          const id = [game.id, kept.seats, question.step, question.at, how].join('_');
          matches.push(opened(game, kept, question, how === 'alone', id));
        }
  }
  console.log(JSON.stringify({ tidetable: BUNDLE, notice: '', kind: 'all', made: 0, matches }));
}

const args = readArgs(['folder', 'seed', 'game'], undefined, ['keep']);
const folder = args.text('folder') ?? 'tests/looks/games';
if (args.has('keep')) await keep(folder, args.number('seed', 5), args.text('game'));
else await bundle(folder);
