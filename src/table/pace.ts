import { askBot } from '../bots/client';
import { CHARACTERS, characterOf, EFFORT, type Level, levelOf, USUAL } from '../bots/names';
import { seedAt } from '../bots/whims';
import type { Ask, Match } from '../engine/match';
import type { Chair, Thinking } from '../engine/record';
import type { Json, Seat } from '../engine/rules';
import { newSeed } from '../storage/ids';
import { prefs } from '../storage/prefs';
import type { Board } from './board';
import { measure, within } from './calibration';

/** How long things take on the screen that no person does: bots, the table's bell, moving pictures. */

const PAUSE = { off: 60, fast: 150, normal: 520, calm: 1100 } as const;
/** What moves longer is cut short. Dice with all that they move, and paydays, have their time; where people asked for haste they have not. */
const LONGEST_SCENE = { off: 0, fast: 330, normal: 4500, calm: 6000 } as const;

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
const BEAT: { readonly [level in Level]: { readonly [motion in keyof typeof PAUSE]: number } } = {
  deckhand: { off: 120, fast: 150, normal: 500, calm: 1300 },
  mate: { off: 120, fast: 150, normal: 500, calm: 1300 },
  captain: { off: 300, fast: 300, normal: 700, calm: 1500 },
  admiral: { off: 1200, fast: 1200, normal: 1200, calm: 2400 },
};
/** How strong a level is does not depend on how fast things move: it has half of its shortest beat. */
const timeFor = (level: Level): number => BEAT[level].off / 2;
/** While the sand runs: the moment at which somebody acts is drawn beforehand, and people do not wait for them. */
const HURRIED = 120;

interface Decided {
  move: Json;
  thought?: Thinking;
}

/** The name of the level and of the character on that chair; see `thinking`. */
function mindOf({ bot = USUAL, character }: Chair): string {
  const whose = characterOf(character);
  return whose === CHARACTERS[0] ? levelOf(bot) : `${levelOf(bot)}-${whose}`;
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
  const { record, game } = match;
  record.whims ??= newSeed();
  const seed = seedAt(record.whims, match.length, record.notes.filter(({ kind }) => kind === 'takeback').length);
  const budget = Math.min(EFFORT[level], within(game.id, timeFor(level)) ?? EFFORT[level]);
  const asked = askBot({
    ...{ game: game.id, level: mindOf(record.chairs[seat]), seat, view: match.view(seat), step: ask.step },
    ...{ moves, seed, budget },
  });
  await asked.first;
  await nextBeat();
  asked.cancel();
  const told = asked.best();
  if (!told) throw new Error('the computer player cannot be loaded');
  const { best, playouts } = told.thought;
  measure(game.id, playouts, told.ms);
  return { move: moves[best], ...(playouts > 0 && { thought: { playouts, budget } }) };
}

/** The time in which people read what they were just told; what others do next is shown after it. */
const READING = { off: 0, fast: 150, normal: 500, calm: 1100 } as const;

export class Reading {
  private until = 0;

  begin(): void {
    this.until = performance.now() + READING[prefs.motion.value];
  }

  /** Nobody reads a page that is hidden. */
  async over(): Promise<void> {
    const left = this.until - performance.now();
    if (left > 0 && !document.hidden) await rest(left);
  }
}

/** The rules never wait for a picture: what has not ended by then is cut short. */
export async function perform(board: Board, ...what: Parameters<Board['play']>): Promise<void> {
  const [events] = what;
  const motion = prefs.motion.value;
  const unhurried = motion === 'normal' || motion === 'calm';
  const most = Math.max(LONGEST_SCENE[motion], (unhurried && board.scene.lasts?.(events)) || 0);
  await Promise.race([board.play(...what), rest(most)]);
  board.skip();
}
