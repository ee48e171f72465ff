import type { TableModule } from '../games/table';
import type { Level } from './picks';
import type { Selection } from './selection';

/** Cards that lie on the table to be chosen from, and stay there while they may be changed for one another. */
export interface Laid {
  /** Where they were offered. */
  level: Level;
  /** So many picks were made before. */
  base: number;
}

/** The level whose faces are on the table: what was chosen since began there. Undefined where none are. */
export function laid(selection: Selection, table: TableModule): Laid | undefined {
  const chosen = selection.chosen.value;
  for (let base = 0; base <= chosen.length; base++) {
    const level = selection.levelAt(chosen.slice(0, base));
    const ids = level.picks.map((pick) => pick.id);
    // a lone pick is made by itself and offered no more
    const shown = level.picks.length > 0 ? level.picks : level.made.filter((pick) => !chosen.includes(pick.id));
    const since = base === chosen.length || ids.includes(chosen[base]) || table.faces(chosen[base]);
    if (since && shown.some((pick) => table.faces(pick.id))) return { level, base };
  }
  return undefined;
}
