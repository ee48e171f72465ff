import { rng as startRng } from '../engine/chance';
import type { Json } from '../engine/rules';
import { TABLE } from '../engine/rules';
import { type AnyPosition, begin, play, stepOf } from '../engine/run';
import type { GameModule } from '../games/module';
import { readArgs, stop } from './args';
import { BOTS, type Bot, isBot, nextEntry } from './bots';
import { Counted, junkOf } from './junk';
import { loadGame } from './registry';

/**
 * npm run -s sim -- --game isla-margarita --seats 4 --games 1000 --seed 1 --bots random|simple|mate|... [--options JSON]
 * Plays whole games and prints what became of them as one JSON object. `broken` is asked after every entry. With --count,
 * a list of names with commas, how often a game saw moves with these fields, by value where that is a number. With --junk
 * what looks silly is counted: moves that do nothing, money burnt, what was left lying.
 */

interface Fault {
  game: number;
  entry: number;
  what: string;
}

interface Tally {
  rounds: number[];
  decisions: number[];
  entries: number;
  points: Map<string, number>;
  winners: number[];
  wins: number[];
  ends: Map<string, number>;
  counts: Map<string, number>;
  broken: Fault[];
}

const args = readArgs(['game', 'seats', 'games', 'seed', 'bots', 'options', 'limit', 'count'], undefined, ['junk']);
const found = await loadGame(args.text('game'));
const game = found.module;
const seats = args.number('seats', found.card.seats.usual);
const games = args.number('games', 1000);
const seed = args.number('seed', 1);
const limit = args.number('limit', 5000);
const junk = args.has('junk') ? new Counted(await junkOf(game.id)) : undefined;
const counted = args.text('count')?.split(',') ?? [];
const names = (args.text('bots') ?? 'random').split(',');
if (!names.every(isBot)) stop(`--bots needs ${BOTS.join(' or ')}, or several of them with commas`);
const bots = Array.from({ length: seats }, (_, seat) => names[seat % names.length] as Bot);

function chosenOptions(): Json {
  const raw = args.text('options');
  let options: unknown;
  try {
    options = game.rules.options(raw === undefined ? null : JSON.parse(raw), seats);
  } catch {
    return stop(`--options needs JSON, not ${raw}`);
  }
  if (typeof options === 'object' && options !== null && 'key' in options) stop(`Refused: ${JSON.stringify(options)}`);
  return options as Json;
}

const add = (map: Map<string, number>, key: string, n: number): unknown => map.set(key, (map.get(key) ?? 0) + n);

function count(move: unknown, tally: Tally): void {
  if (typeof move !== 'object' || move === null) return;
  for (const name of counted) {
    if (!Object.hasOwn(move, name)) continue;
    const value = (move as Record<string, unknown>)[name];
    add(tally.counts, typeof value === 'number' ? `${name} ${value}` : name, 1);
  }
}

/** Plays one game to its end in place; tells where it broke. */
function one(number: number, options: Json, tally: Tally): void {
  const random = startRng(seed, number);
  let entry = 0;
  let decisions = 0;
  const fault = (what: string): void => {
    tally.broken.push({ game: number, entry, what });
  };
  try {
    const s = begin(game.rules, seats, options);
    for (;;) {
      const broken = game.rules.broken(s);
      if (broken) return void fault(broken);
      const next = nextEntry(game, s, bots, random);
      if (!next) break;
      if (++entry > limit) return void fault(`no end after ${limit} entries`);
      if (next.seat !== TABLE && stepOf(game.rules, s)?.kind === 'choice') decisions++;
      count(next.move, tally);
      if (next.seat !== TABLE) junk?.move(s, next.seat, next.move, bots[next.seat]);
      play(game.rules, s, next.seat, next.move, junk && (({ key }) => junk.event(key)));
    }
    tally.entries += entry;
    tally.decisions.push(decisions);
    finish(game, s, tally, fault);
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
  }
}

function finish(module: GameModule, s: AnyPosition, tally: Tally, fault: (what: string) => void): void {
  const { rules } = module;
  const totals = new Array(seats).fill(0);
  for (const line of rules.scores(s)) {
    totals[line.seat] += line.points;
    add(tally.points, line.category, line.points);
  }
  const winners = rules.winners(s);
  if (winners.length === 0) return void fault('nobody wins');
  tally.winners.push(totals[winners[0]]);
  for (const seat of winners) tally.wins[seat] += 1 / winners.length;
  add(tally.ends, rules.ending(s) ?? 'unknown', 1);
  tally.rounds.push(rules.round(s));
}

const round = (x: number): number => Math.round(x * 100) / 100;
const mean = (list: readonly number[]): number => round(list.reduce((a, b) => a + b, 0) / Math.max(1, list.length));
const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), list[0] ?? 0);
const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), list[0] ?? 0);

const options = chosenOptions();
const tally: Tally = {
  rounds: [],
  decisions: [],
  entries: 0,
  points: new Map(),
  winners: [],
  wins: new Array(seats).fill(0),
  ends: new Map(),
  counts: new Map(),
  broken: [],
};
const before = process.cpuUsage();
for (let number = 0; number < games; number++) one(number, options, tally);
const used = process.cpuUsage(before);
const seconds = (used.user + used.system) / 1e6;
console.log(
  JSON.stringify({
    game: game.id,
    seats,
    games,
    rounds: { mean: mean(tally.rounds), min: least(tally.rounds), max: most(tally.rounds) },
    decisions: { mean: mean(tally.decisions), max: most(tally.decisions) },
    scores: Object.fromEntries(
      [...tally.points].map(([category, points]) => [
        category,
        round(points / Math.max(1, tally.rounds.length) / seats),
      ]),
    ),
    winner: { mean: mean(tally.winners) },
    winsPerSeat: tally.wins.map(round),
    ends: Object.fromEntries(tally.ends),
    ...(counted.length > 0 && {
      perGame: Object.fromEntries([...tally.counts].map(([name, n]) => [name, round(n / games)])),
    }),
    ...(junk && { junk: junk.summary(games) }),
    gamesPerSecond: Math.round(games / seconds),
    movesPerSecond: Math.round(tally.entries / seconds),
    broken: tally.broken.slice(0, 20),
  }),
);
if (tally.broken.length > 0) process.exit(1);
