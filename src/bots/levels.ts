import type { Json, Rng, Seat } from '../engine/rules';
import type { GameModule } from '../games/module';
import { simpleMove } from './simple';

/** One way to choose a move: from a view and the legal moves, never from the position. */
type Level = (game: GameModule, view: Json, seat: Seat, moves: readonly Json[], rng: Rng) => Json;

/** Every level by its name. `random` is for simulations and ladders; people are offered the others. */
export const LEVELS: { readonly [name: string]: Level } = {
  random: (_game, _view, _seat, moves, rng) => moves[rng.int(moves.length)],
  simple: simpleMove,
};

export const OFFERED: readonly string[] = ['simple'];
