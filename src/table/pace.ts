import { askBot } from '../bots/client';
import type { Ask, Match } from '../engine/match';
import type { Json, Phrase, Seat } from '../engine/rules';
import { prefs } from '../storage/prefs';
import type { Board } from './board';

/** How long things take on the screen that no person does: bots, the table's bell, moving pictures. */

const PAUSE = { off: 60, fast: 220, normal: 520 } as const;
const LONGEST_SCENE = 5000;
const HAND_PAUSE = 400;

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

/** A secret decision of a bot always takes the same time: how long it thinks would tell what it holds. */
const pause = (ask: Ask): number =>
  ask.privacy === 'open' ? PAUSE[prefs.motion.value] : ask.privacy === 'sealed' ? 0 : HAND_PAUSE;

/** What the bot on that chair does, after a pause in which people can follow. */
export async function botMove(match: Match, seat: Seat, ask: Ask): Promise<Json> {
  const [move] = await Promise.all([think(match, seat, ask), rest(pause(ask))]);
  return move;
}

function think(match: Match, seat: Seat, ask: Ask): Promise<Json> {
  const moves = match.moves(seat);
  if (moves.length === 1) return Promise.resolve(moves[0]);
  const seed = [...crypto.getRandomValues(new Uint32Array(4))];
  const level = match.record.chairs[seat].bot ?? 'simple';
  return askBot({ game: match.game.id, level, seat, view: match.view(seat), step: ask.step, moves, seed });
}

/** The rules never wait for a picture: what has not ended by then is cut short. */
export async function perform(board: Board, events: readonly Phrase[], before: unknown, after: unknown): Promise<void> {
  await Promise.race([board.play(events, before, after), rest(LONGEST_SCENE)]);
  board.skip();
}
