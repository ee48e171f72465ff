import { LEVELS, moveOf } from '../bots/levels';
import { CHARACTERS } from '../bots/names';
import { copy } from '../engine/copy';
import { randomEntry } from '../engine/playout';
import { type Json, type Rng, TABLE } from '../engine/rules';
import { type AnyPosition, actorsOf, movesOf, stepOf } from '../engine/run';
import type { GameModule } from '../games/module';

/** Players without a screen. */

/** A captain before whom everything lies open: what luck leaves to skill. For the ladder alone. */
const CEILING = 'ceiling';

export const BOTS = [...LEVELS, CEILING];
/** The name of a level. */
export type Bot = string;

/** A level, or a level and a character: `mate-greedy`. */
export function isBot(name: string): name is Bot {
  const [level, ...character] = name.split('-');
  return BOTS.includes(level) && (character.length === 0 || CHARACTERS.some((one) => one === character.join('-')));
}

/** What happens next: TABLE's draw, or the move of whichever bot sits there. Undefined at the end. */
export function nextEntry(
  game: GameModule,
  s: AnyPosition,
  bots: readonly Bot[],
  rng: Rng,
): { seat: number; move: Json } | undefined {
  const step = stepOf(game.rules, s);
  if (step?.kind !== 'choice') return randomEntry(game.rules, s, rng) as { seat: number; move: Json } | undefined;
  const seat = whoActs(game, s, rng);
  const actors = actorsOf(game.rules, s);
  // who plays to win does not linger in a pause
  if (seat >= 0 && bots[seat] !== 'random' && actors.includes(TABLE)) {
    const bell = game.bell?.(game.rules.view(s, null));
    if (bell && bell.ms === undefined) return { seat: TABLE, move: movesOf(game.rules, s, TABLE)[0] };
  }
  if (seat < 0 || bots[seat] === 'random') {
    if (step.any) return { seat, move: step.any(s, s.todo[0], seat, rng) };
    const moves = step.moves(s, s.todo[0], seat);
    return { seat, move: moves[rng.int(moves.length)] };
  }
  const seed = [rng.int(2 ** 32), rng.int(2 ** 32)];
  const sees = bots[seat] === CEILING;
  const move = moveOf(
    sees ? 'captain' : bots[seat],
    sees ? open(game, s) : game,
    game.rules.view(s, seat),
    seat,
    movesOf(game.rules, s, seat),
    seed,
  );
  return { seat, move };
}

/** The same game for somebody who need not imagine what others hold. */
const open = (game: GameModule, s: AnyPosition): GameModule => ({
  ...game,
  rules: { ...game.rules, imagine: () => copy(s) },
});

/** Any of the actors; whoever has said that nothing more is to come is passed over, and a clock runs out last. */
function whoActs(game: GameModule, s: AnyPosition, rng: Rng): number {
  const actors = actorsOf(game.rules, s);
  if (!game.botWaits || actors.length < 2) return actors[rng.int(actors.length)];
  const awake = actors.filter((seat) => seat !== TABLE && !game.botWaits?.(game.rules.view(s, seat), seat, []));
  const left = awake.length > 0 ? awake : actors.includes(TABLE) ? [TABLE] : actors;
  return left[rng.int(left.length)];
}
