import { fitted, isAmount, isRecord, isWhole } from './checks';
import { isMine, isRunning, type Running, ranFor, runningFrom } from './running';

/** A clock a person, of which one runs; and the time of the whole play, which runs whenever anything does. */

export const NOBODY = -1;
/** Seconds a turn may take; 0 is no limit. */
export const LIMITS: readonly number[] = [0, 15, 30, 45, 60, 90, 120, 180, 240, 300, 600];

export type ClockState = {
  /** Milliseconds, counted up to `running.since`. */
  people: number[];
  /** Turns begun. */
  turns: number[];
  play: number;
  /** What the present turn has taken. */
  turn: number;
  /** Whose clock it is, even while all stand; NOBODY: only the play's own time runs. */
  who: number;
  /** Seconds; see LIMITS. */
  limit: number;
  /** null: all clocks stand. */
  running: Running | null;
};

const fresh = (n: number): ClockState => ({
  people: new Array<number>(n).fill(0),
  turns: new Array<number>(n).fill(0),
  play: 0,
  turn: 0,
  who: NOBODY,
  limit: 0,
  running: null,
});

/** The clocks as they are at this moment. */
export function countedTo(state: ClockState, now: number): ClockState {
  const { running, who } = state;
  if (!running) return state;
  const ms = ranFor(running, now);
  return {
    ...state,
    people: state.people.map((one, seat) => (seat === who ? one + ms : one)),
    play: state.play + ms,
    turn: who === NOBODY ? state.turn : state.turn + ms,
    running: { ...running, since: now },
  };
}

const amounts = (x: unknown): x is number[] => Array.isArray(x) && x.every(isAmount);

/** As it was kept. Clocks that another page had set going stand, with what they had by then. */
export function readClocks(kept: unknown, n: number): ClockState {
  if (!isRecord(kept)) return fresh(n);
  const state: ClockState = {
    people: amounts(kept.people) ? fitted(kept.people, n, 0) : fresh(n).people,
    turns: amounts(kept.turns) ? fitted(kept.turns, n, 0).map(Math.floor) : fresh(n).turns,
    play: isAmount(kept.play) ? kept.play : 0,
    turn: isAmount(kept.turn) ? kept.turn : 0,
    who: isWhole(kept.who, 0, n - 1) ? kept.who : NOBODY,
    limit: LIMITS.find((one) => one === kept.limit) ?? 0,
    running: isRunning(kept.running) ? kept.running : null,
  };
  return state.running && !isMine(state.running) ? { ...countedTo(state, 0), running: null } : state;
}

/** That person's turn begins: everybody else's clock stands. */
export function tapped(state: ClockState, seat: number, now: number): ClockState {
  const was = countedTo(state, now);
  if (was.who === seat && was.running) return { ...was, who: NOBODY, turn: 0 };
  if (was.who === seat) return goneOn(was, now);
  const turns = was.turns.map((one, i) => (i === seat ? one + 1 : one));
  return { ...was, who: seat, turns, turn: 0, running: runningFrom(now) };
}

/** The next person clockwise; from nobody the first. */
export const handedOn = (state: ClockState, now: number): ClockState =>
  tapped(state, (state.who + 1) % state.people.length, now);

export const goneOn = (state: ClockState, now: number): ClockState => ({
  ...countedTo(state, now),
  running: runningFrom(now),
});

export const paused = (state: ClockState, now: number): ClockState => ({ ...countedTo(state, now), running: null });

export const cleared = (state: ClockState): ClockState => ({ ...fresh(state.people.length), limit: state.limit });

/** Milliseconds left of the turn, negative when over; undefined without a limit or a turn. */
export const left = ({ limit, who, turn }: ClockState): number | undefined =>
  limit === 0 || who === NOBODY ? undefined : limit * 1000 - turn;

/** "0:07", "12:30", "1:02:03". Rounded down, as clocks do. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
