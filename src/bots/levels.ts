import { rng as startRng } from '../engine/chance';
import type { Json, Seat } from '../engine/rules';
import { NEVER } from '../games/kit/rivals';
import type { GameModule } from '../games/module';
import { EFFORT } from './names';
import { rate } from './rate';
import { type Effort, searching, type Thought } from './search';
import { simpleMove } from './simple';
import { type Temper, temperOf } from './temper';

/** Chooses one of the moves, by its place in the list: from a view, never from the position. */
type Choose = (
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  seed: readonly number[],
  temper: Temper,
) => number;

/** How much the levels that search may try; see `searching`. */
export const EFFORTS: { readonly [level: string]: Effort; readonly captain: Effort } = {
  captain: { playouts: EFFORT.captain, candidates: 6 },
  admiral: { playouts: EFFORT.admiral, candidates: 8 },
};

/** A beginner looks at a few moves, and takes one of them for better than it is, by as much as so many scales. */
const MISJUDGED = 0.5;

const highest = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

const mate: Choose = (game, view, seat, moves, seed, temper) => {
  const random = startRng(...seed);
  const worths = rate(game, view, seat, moves, random, temper);
  return highest(worths.map((worth) => worth + temper.whim * game.search.scale * random.next()));
};

const deckhand: Choose = (game, view, seat, moves, seed, temper) => {
  const random = startRng(...seed);
  // not even a beginner raises a bid that nobody contests
  const sane = game.prior(view, moves).flatMap((worth, at) => (worth === undefined || worth > NEVER ? at : []));
  const among = sane.length > 0 ? sane : [...moves.keys()];
  const seen = Array.from({ length: game.search.sees }, () => among[random.int(among.length)]);
  const worths = rate(
    game,
    view,
    seat,
    seen.map((at) => moves[at]),
    random,
    temper,
  );
  return seen[highest(worths.map((worth) => worth + MISJUDGED * game.search.scale * random.next()))];
};

/** What does not search. `random` and `simple`, which sat on the chairs of older matches, are for simulations alone. */
const CHOOSERS: { readonly [name: string]: Choose } = {
  random: (_game, _view, _seat, moves, seed) => startRng(...seed).int(moves.length),
  simple: (game, view, seat, moves, seed) => moves.indexOf(simpleMove(game, view, seat, moves, startRng(...seed))),
  deckhand,
  mate,
};

export const LEVELS: readonly string[] = [...Object.keys(CHOOSERS), ...Object.keys(EFFORTS)];

const settled = (best: number): Thought => ({ best, playouts: 0, rated: [] });

type Question = [
  game: GameModule,
  view: Json,
  seat: Seat,
  moves: readonly Json[],
  seed: readonly number[],
  /** No more courses of play than this: what the device can do. */
  budget?: number,
];

/** A name such as `mate` or `captain-greedy`: the level, and the temper of the character behind it. */
function readName(name: string): [level: string, temper: Temper] {
  const [level, character] = name.split('-');
  return [level, temperOf(character)];
}

/**
 * Thinks about one question at that level (`captain`, or with a character `captain-greedy`), a little at a time; unknown
 * levels think like `mate`. See `searching`.
 */
export function* thinking(name: string, ...question: Question): Generator<Thought | undefined, Thought> {
  const [game, view, seat, moves, seed, budget = Number.POSITIVE_INFINITY] = question;
  const [level, temper] = readName(name);
  if (moves.length === 1) return settled(0);
  if (!Object.hasOwn(EFFORTS, level)) {
    const choose = Object.hasOwn(CHOOSERS, level) ? CHOOSERS[level] : mate;
    return settled(choose(game, view, seat, moves, seed, temper));
  }
  const { playouts, candidates } = EFFORTS[level];
  return yield* searching(game, view, seat, moves, seed, { playouts: Math.min(playouts, budget), candidates, temper });
}

/** The whole thought at once: the move. */
export function moveOf(name: string, ...question: Question): Json {
  const thoughts = thinking(name, ...question);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return question[3][value.best];
  }
}
