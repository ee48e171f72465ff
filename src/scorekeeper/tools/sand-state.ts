import { isAmount, isRecord } from './checks';
import { isMine, isRunning, type Running, ranFor, runningFrom } from './running';

/** A sand glass: what is left of it, and whether it runs. */

export type SandState = { left: number; running: Running | null };

export const sandAt = (state: SandState, now: number): number =>
  Math.max(0, state.left - (state.running ? ranFor(state.running, now) : 0));

/** As it was kept. A glass that another page had turned stands, with what it had left by then. */
export function readSand(kept: unknown, full: number): SandState {
  if (!isRecord(kept) || !isAmount(kept.left)) return { left: full, running: null };
  const state: SandState = {
    left: Math.min(full, kept.left),
    running: isRunning(kept.running) ? kept.running : null,
  };
  return state.running && !isMine(state.running) ? { left: sandAt(state, 0), running: null } : state;
}

/** Turned over: full again, and running. */
export const turned = (full: number, now: number): SandState => ({ left: full, running: runningFrom(now) });

export const sandPaused = (state: SandState, now: number): SandState => ({ left: sandAt(state, now), running: null });
export const sandOn = (state: SandState, now: number): SandState => ({ ...state, running: runningFrom(now) });
