import type { Ghost, Mark } from '../games/table';

/** Whether there is anything new to draw. */

export function sameMarks(a: ReadonlyMap<string, Mark>, b: ReadonlyMap<string, Mark>): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [id, mark] of b) if (a.get(id) !== mark) return false;
  return true;
}

export const sameGhost = (a: Ghost | null, b: Ghost | null) => a === b || JSON.stringify(a) === JSON.stringify(b);
