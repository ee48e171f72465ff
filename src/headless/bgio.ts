import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { canonical, copy } from '../engine/copy';
import type { Entry } from '../engine/record';
import type { AnyRules, Json, Seat } from '../engine/rules';
import { type AnyPosition, accepts, begin, play } from '../engine/run';
import { playMatch, startMatch } from './games';
import { rateOf } from './pace';
import type { Found } from './registry';

/**
 * The same rules driven by boardgame.io 0.50, to compare with: whole games of random legal moves, chosen beforehand, are
 * entered there, in place, and at the table. The adaptor does what its documentation shows and nothing to slow it down:
 * one client for all seats, moves that change G as they please (under Immer), `INVALID_MOVE` for what is not legal.
 */

/** Random games that are entered again and again. */
const GAMES = 8;

interface Compared {
  bench: string;
  value: number;
  unit: string;
}

// its folders have no entry for modules; and whoever does not compare does not load it
const load = createRequire(import.meta.url);
// as it is shipped, without what it checks while somebody develops
process.env.NODE_ENV ??= 'production';

/** A game as boardgame.io takes it. */
function asGame(rules: AnyRules, seats: number, options: Json): Game<AnyPosition> {
  const { ActivePlayers, INVALID_MOVE } = load('boardgame.io/core') as typeof import('boardgame.io/core');
  return {
    setup: () => begin(rules, seats, copy(options)),
    moves: {
      enter({ G }, seat: Seat, move: unknown) {
        if (accepts(rules, G, seat, move) !== true) return INVALID_MOVE;
        play(rules, G, seat, move);
        return undefined;
      },
    },
    // who may move is for the rules to say; dice and draws belong to no seat
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }) => (G.todo.length === 0 ? { winners: rules.winners(G) } : undefined),
  };
}

/** Plays a log to its end there; returns the last G. */
function entered(game: Game<AnyPosition>, seats: number, log: readonly Entry[]): AnyPosition {
  const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client');
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  for (const { seat, move } of log) client.moves.enter(seat, move);
  const state = client.getState();
  client.stop();
  if (!state) throw new Error('boardgame.io lost the game');
  return state.G;
}

function inPlace(rules: AnyRules, seats: number, options: Json, log: readonly Entry[]): AnyPosition {
  const s = begin(rules, seats, options);
  // a position may keep what came with a move
  for (const { seat, move } of log) play(rules, s, seat, copy(move));
  return s;
}

function atTable(found: Found, seats: number, log: readonly Entry[]): AnyPosition {
  const match = startMatch(found.module, { seats, seed: 1 });
  log.forEach(({ seat, move, how }, at) => {
    if (match.enter(seat, move, at, how) !== true) throw new Error(`entry ${at} is refused`);
  });
  return match.record.last as unknown as AnyPosition;
}

const rounded = (ratio: number): number => Math.round(ratio * 10) / 10;

/** Entries per CPU-second in three ways, and both ratios. Throws where they do not come to the same end. */
export function compareWith(found: Found, seats: number, seconds: number): Compared[] {
  const { rules } = found.module;
  const options = rules.options(null, seats) as Json;
  const games = Array.from({ length: GAMES }, (_, seed) => playMatch(found.module, { seats, seed }).record);
  // each way has entries of its own: what Immer has frozen may not be changed elsewhere
  const logs = (): Entry[][] => games.map(({ log }) => copy(log));
  const game = asGame(rules, seats, options);
  const ways: { [way: string]: (log: readonly Entry[]) => AnyPosition } = {
    'boardgame.io': (log) => entered(game, seats, log),
    'in place': (log) => inPlace(rules, seats, options, log),
    'at the table': (log) => atTable(found, seats, log),
  };
  const rates = Object.values(ways).map((way) => {
    const mine = logs();
    mine.forEach((log, i) => {
      if (canonical(way(log)) !== canonical(games[i].last)) throw new Error(`${found.id} ends differently`);
    });
    let at = 0;
    return rateOf(seconds, () => {
      const log = mine[at++ % GAMES];
      way(log);
      return log.length;
    });
  });
  const [theirs, place, table] = rates;
  const unit = 'entries per CPU-second';
  return [
    ...Object.keys(ways).map((way, i) => ({ bench: `entered ${way}`, value: rates[i], unit })),
    { bench: 'in place to boardgame.io', value: rounded(place / theirs), unit: 'times as many entries' },
    { bench: 'at the table to boardgame.io', value: rounded(table / theirs), unit: 'times as many entries' },
  ];
}
