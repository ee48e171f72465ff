import { askBot } from '../bots/client';
import { levelOf, type Offered, USUAL } from '../bots/names';
import type { Ask, Match } from '../engine/match';
import type { Json, Phrase, Seat } from '../engine/rules';
import { prefs } from '../storage/prefs';
import type { Board } from './board';

/** How long things take on the screen that no person does: bots, the table's bell, moving pictures. */

const PAUSE = { off: 60, fast: 220, normal: 520 } as const;
const LONGEST_SCENE = 5000;

/** Milliseconds on a clock that nobody can set, no more than `most`: the wall's may be put back at any time. */
export function stopwatch(most: number): { restart(): void; passed(): number } {
  let start = performance.now();
  return {
    restart() {
      start = performance.now();
    },
    passed: () => Math.round(Math.min(Math.max(0, performance.now() - start), most)),
  };
}

/** What takes longer goes on by itself. */
export const aside = (ms: number): Promise<void> => rest(ms);

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A moment in which people see that it is somebody else's turn. */
export const moment = (): Promise<void> => rest(PAUSE[prefs.motion.value]);

/**
 * From a question to the answer of a computer player: its beat. It depends on the level and on how fast things move here,
 * and on nothing else, so that no time tells what a hand holds; a move that is forced waits for it as well. Whoever has
 * no thought yet on a beat answers on a later one.
 */
const BEAT: { readonly [level in Offered]: { readonly [motion in keyof typeof PAUSE]: number } } = {
  deckhand: { off: 120, fast: 300, normal: 600 },
  mate: { off: 120, fast: 300, normal: 600 },
  captain: { off: 300, fast: 450, normal: 900 },
  admiral: { off: 1200, fast: 1500, normal: 2400 },
};
/** While the sand runs: the moment at which somebody acts is drawn beforehand, and people do not wait for them. */
const HURRIED = 120;

interface Decided {
  move: Json;
  /** Courses of play that were tried for it. */
  playouts?: number;
}

/** What the bot on that chair does, on its beat: the best it has found by then. `hurried`: against the clock. */
export async function botMove(match: Match, seat: Seat, ask: Ask, hurried = false): Promise<Decided> {
  const level = levelOf(match.record.chairs[seat].bot ?? USUAL);
  const beat = hurried ? HURRIED : BEAT[level][prefs.motion.value];
  const time = stopwatch(Number.POSITIVE_INFINITY);
  const nextBeat = (): Promise<void> => rest(beat - (time.passed() % beat));
  const moves = match.moves(seat);
  if (moves.length === 1) {
    await nextBeat();
    return { move: moves[0] };
  }
  const seed = [...crypto.getRandomValues(new Uint32Array(4))];
  const asked = askBot({ game: match.game.id, level, seat, view: match.view(seat), step: ask.step, moves, seed });
  await asked.first;
  await nextBeat();
  asked.cancel();
  const thought = asked.best();
  if (!thought) throw new Error('the computer player cannot be loaded');
  return { move: moves[thought.best], ...(thought.playouts > 0 && { playouts: thought.playouts }) };
}

/** The rules never wait for a picture: what has not ended by then is cut short. */
export async function perform(board: Board, events: readonly Phrase[], before: unknown, after: unknown): Promise<void> {
  await Promise.race([board.play(events, before, after), rest(LONGEST_SCENE)]);
  board.skip();
}
