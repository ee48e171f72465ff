import type { Phrase, Seat } from '../engine/rules';
import { gameOf } from '../games/doors';
import { hasWords, say, seatName } from '../look/say';
import type { Viewpoint } from './viewpoint';

/** What stands in a sentence in place of a phrase's words; undefined where the words do. */
type Shown = (phrase: Phrase) => string | undefined;

/** Phrases of the running match in words. */
export function sayer(viewpoint: Viewpoint, shown?: Shown): (phrase: Phrase) => string {
  const context = { text: viewpoint.game.text, chairs: viewpoint.named.value, shown };
  return (phrase) => say(phrase, context);
}

/** Somebody's first name and a name or two behind it: no title, no number, no two people on one chair. */
const NAMES = /^(\p{Lu}[\p{L}’'-]{3,}) (?!and |und |y )(?:\p{L}[\p{L}’'-]*\s?)+$/u;

/** The first of somebody's names, where nobody else has one that begins so. */
function firstName(name: string, among: readonly { name: string }[]): string {
  const [, first = name] = NAMES.exec(name.trim()) ?? [];
  const begins = (one: { name: string }) => one.name.trim().toLowerCase().startsWith(first.toLowerCase());
  return among.filter(begins).length === 1 ? first : name;
}

/** As people speak at a table: by first names, and in a game's brief words where the board shows the rest. */
export function shortSayer(viewpoint: Viewpoint, shown?: Shown): (phrase: Phrase) => string {
  const all = viewpoint.named.value;
  const chairs = all.map((chair) => ({ ...chair, name: firstName(chair.name, all) }));
  const { text } = viewpoint.game;
  return (phrase) => {
    const brief = `${phrase.key}.brief`;
    return say(hasWords(brief, text) ? { ...phrase, key: brief } : phrase, { text, chairs, shown });
  };
}

export const nameOf = (viewpoint: Viewpoint, seat: number): string => seatName(seat, { chairs: viewpoint.named.value });

export type Edge = 'bottom' | 'left' | 'top' | 'right';

/** In the order in which the plates come. */
export const EDGES = ['top', 'left', 'right', 'bottom'] as const satisfies readonly Edge[];

const MIDDLE = { bottom: 0, left: 90, top: 180, right: 270 } as const;

/** The edge of the tablet a person sits at, from degrees clockwise from the lower edge. */
export function edgeOf(side: number): Edge {
  const turn = ((side % 360) + 360) % 360;
  if (turn <= 45 || turn > 315) return 'bottom';
  if (turn <= 135) return 'left';
  return turn <= 225 ? 'top' : 'right';
}

/** Where the one person sits whom the screen belongs to; in the open it lies as the tablet does. */
export function facing({ eyes, match, shared }: Viewpoint): Edge {
  const now = eyes.value;
  return shared && now.kind === 'private' ? edgeOf(match.record.chairs[now.seat].side) : 'bottom';
}

/** The seats at an edge as people sit there: from left to right, or from the top down. */
export function seatsAt(chairs: readonly { side: number }[], edge: Edge): Seat[] {
  // clockwise is rightwards at the top edge and leftwards at the lower one
  const sign = edge === 'top' || edge === 'right' ? 1 : -1;
  const along = (seat: Seat) => sign * (((((chairs[seat].side - MIDDLE[edge] + 180) % 360) + 360) % 360) - 180);
  const there = [...chairs.keys()].filter((seat) => edgeOf(chairs[seat].side) === edge);
  return there.sort((a, b) => along(a) - along(b));
}

/** The game's name as its card prints it. */
export const titleOf = (viewpoint: Viewpoint): string =>
  say({ key: 'name' }, { text: gameOf(viewpoint.game.id)?.card.text });
