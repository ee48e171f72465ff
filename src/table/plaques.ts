import type { Phrase, ScoreLine, Seat } from '../engine/rules';
import type { TableModule } from '../games/table';
import type { Plaque } from './board-plaques';
import { sayer } from './context';
import type { TableModel } from './model';

/** What the marks at the places say just now: at the end what is being counted, else how it stands, if anybody asks. */
export function plaquesOf(model: TableModel, table: TableModule): Plaque[] {
  const { viewpoint, looks } = model;
  const { match, game, over, eyes } = viewpoint;
  if (eyes.value.kind === 'shield') return [];
  const say = sayer(viewpoint);
  const { chairs } = match.record;
  const plaque = (spot: string, seat: Seat | undefined, mark: string, text: Phrase): Plaque => ({
    ...{ spot, mark, text, words: say(text) },
    colour: seat === undefined ? undefined : chairs[seat]?.colour,
  });
  if (over.value) {
    const now = game.categories[(looks.counted.value ?? 0) - 1]?.id;
    const lines = looks.counted.value === undefined ? [] : match.scores().filter(({ category }) => category === now);
    return lines.flatMap((line) => {
      const places = placesOf(line, table, match.view(null));
      return places.map((spot) => plaque(spot, line.seat, signed(line.points / places.length), line.reason));
    });
  }
  if (!looks.standing.value || !table.standing) return [];
  // what everybody may count, also while a corner is pressed
  const { places } = table.standing(viewpoint.bare.value);
  return places.map(({ spot, seat, mark, text, of, off }) => ({ ...plaque(spot, seat, mark, text), of, off }));
}

/** Where a score line has come from: each of its places where they share it evenly, else the first of them. */
function placesOf({ reason, points }: ScoreLine, table: TableModule, view: unknown): string[] {
  const ways = table.where[reason.key]?.(reason.args ?? {}, view) ?? [];
  const ends = ways.flatMap((way) => way.slice(-1));
  return points % ends.length === 0 ? ends : ends.slice(0, 1);
}

/** With its sign, and a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
