import type { Ghost, Look, Mark } from '../games/table';
import type { Finished } from './board-offer';

/** Whether there is anything new to draw. */

export interface Shown {
  view: unknown;
  marks: ReadonlyMap<string, Mark>;
  ghost: Ghost | null;
  finished: Finished | null;
}

export function sameMarks(a: ReadonlyMap<string, Mark>, b: ReadonlyMap<string, Mark>): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [id, mark] of b) if (a.get(id) !== mark) return false;
  return true;
}

export const sameGhost = (a: Ghost | null, b: Ghost | null) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether a scene that was made for one of them shows the other as well: it also asks how fast things move. */
export const sameLook = (a: Look, b: Look): boolean =>
  a.theme === b.theme &&
  a.contrast === b.contrast &&
  a.motion === b.motion &&
  JSON.stringify(a.chairs) === JSON.stringify(b.chairs);

/** What the scene draws of them: a place that may be asked about looks as it always does. */
export const drawnMarks = (marks: ReadonlyMap<string, Mark>): ReadonlyMap<string, Mark> =>
  new Map([...marks].filter(([, mark]) => mark !== 'ask'));
