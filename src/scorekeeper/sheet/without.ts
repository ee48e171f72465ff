import type { Seat } from '../../engine/rules';
import { cellOf, rowOf, seatOf } from '../../games/sheet';
import type { Play } from '../../storage/plays';

/** The sheet as if that seat had never been: the others move up. `isHolder`: in such a row stands the number of a person. */
export function withoutSeat(play: Play, seat: Seat, isHolder: (row: string) => boolean): Play {
  const moved = (cell: string): string => {
    const at = seatOf(cell);
    return at === undefined || at < seat ? cell : cellOf(rowOf(cell), at - 1);
  };
  const said = (cell: string, text: string): string => {
    if (!isHolder(rowOf(cell)) || !(Number(text) > seat)) return text;
    return Number(text) === seat + 1 ? '' : String(Number(text) - 1);
  };
  const isOthers = (cell: string) => seatOf(cell) !== seat;
  const cells = Object.entries(play.cells).filter(([cell]) => isOthers(cell));
  const edits = play.edits.filter(({ cell }) => isOthers(cell));
  const { free } = play;
  return {
    ...play,
    people: play.people.toSpliced(seat, 1),
    cells: Object.fromEntries(cells.map(([cell, text]) => [moved(cell), said(cell, text)])),
    edits: edits.map((edit) => {
      const { cell, from, to } = edit;
      return { ...edit, cell: moved(cell), from: said(cell, from), to: said(cell, to) };
    }),
    ...(free?.teams && { free: { ...free, teams: free.teams.toSpliced(seat, 1) } }),
  };
}
