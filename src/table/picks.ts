import type { Json } from '../engine/rules';
import type { Pick, Walk } from '../games/module';

/**
 * The legal moves as a tree of picks. Board, action bar, plain list and keyboard all walk this one tree: it offers the
 * distinct next picks, skips forced ones, and ends on one move, which is then previewed and committed.
 */

export interface Branch {
  move: Json;
  walk: Walk;
}

export interface Level {
  /** What can be picked next; empty when `move` is decided. */
  picks: Pick[];
  /** Every pick made so far, forced ones included. */
  made: Pick[];
  /** The one move that is left. */
  move: Json | undefined;
}

/** Nothing is left to be picked. */
export const decided = (move: Json): Level => ({ picks: [], made: [], move });

/** Where a branch stands after the picks made: what is left of its present stage, or undefined where it does not fit. */
function rest(walk: Walk, made: readonly Pick[]): { stage: Pick[]; last: boolean } | undefined {
  let at = 0;
  let stage = [...(walk[0] ?? [])];
  for (const pick of made) {
    const found = stage.findIndex((p) => p.id === pick.id);
    if (found < 0) return undefined;
    stage.splice(found, 1);
    if (stage.length === 0 && at < walk.length - 1) stage = [...walk[++at]];
  }
  return { stage, last: at === walk.length - 1 };
}

/** The picks made and, after them, all that is left of the one walk they fit. */
function whole(walk: Walk, made: readonly Pick[]): Pick[] {
  const left = walk.flat();
  for (const pick of made) {
    const found = left.findIndex(({ id }) => id === pick.id);
    if (found >= 0) left.splice(found, 1);
  }
  return [...made, ...left];
}

/**
 * The level reached by these explicit picks (ids in order). Picks that fit nothing are ignored. `free`: something else
 * may happen instead (another person acts, a bell is rung), so not even a lone pick is made before somebody makes it.
 */
export function level(branches: readonly Branch[], chosen: readonly string[], free = false): Level {
  const made: Pick[] = [];
  let left = branches;
  const queue = [...chosen];
  for (;;) {
    const open = new Map<string, Pick>();
    const fitting: Branch[] = [];
    let finished: Branch | undefined;
    for (const branch of left) {
      const state = rest(branch.walk, made);
      if (!state) continue;
      fitting.push(branch);
      if (state.stage.length === 0) finished = branch;
      for (const pick of state.stage) if (!open.has(pick.id)) open.set(pick.id, pick);
    }
    left = fitting;
    if (finished) return { picks: [], made, move: finished.move };
    const next = open.get(queue[0]);
    // nothing has been picked by anybody yet, and something else may be done
    const asked = (free || [...open.values()].some((pick) => pick.deliberate)) && made.length === 0;
    if (next) {
      made.push(next);
      queue.shift();
    } else if (open.size === 1 && !asked) made.push(...open.values());
    else if (queue.length > 0) queue.shift();
    else if (fitting.length === 1 && !asked)
      return { picks: [], made: whole(fitting[0].walk, made), move: fitting[0].move };
    else return { picks: [...open.values()], made, move: undefined };
  }
}
