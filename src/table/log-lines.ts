import type { Match } from '../engine/match';
import { type Phrase, type Seat, TABLE } from '../engine/rules';
import type { TableModule } from '../games/table';
import { whoIn } from './deeds';

/** The log as it is read: lines by chapter, each with whose it is. */

export interface LogLine {
  entry: number;
  event: Phrase;
  /** Whose it is; undefined for what is nobody's. */
  seat: Seat | undefined;
}

interface LogChapter {
  text: Phrase | undefined;
  lines: LogLine[];
}

/** What these eyes heard, oldest first; of one person alone where one is named. Chapters without a line are left out. */
export function logOf(match: Match, eyes: Seat | null, { chapter }: TableModule, only?: Seat): LogChapter[] {
  // what begins in the middle of a game does not begin with its first chapter
  const first = match.record.start === undefined ? chapter(undefined, 0)?.text : undefined;
  const out: LogChapter[] = [{ text: first, lines: [] }];
  for (const { entry, event } of match.heard(eyes)) {
    const begun = chapter(event, out.length);
    const made = match.record.log[entry]?.seat ?? TABLE;
    const seat = whoIn(event) ?? (made === TABLE ? undefined : made);
    const line = { entry, event, seat };
    if (begun && !begun.after) out.push({ text: begun.text, lines: [] });
    if (only === undefined || seat === only) out[out.length - 1].lines.push(line);
    if (begun?.after) out.push({ text: begun.text, lines: [] });
  }
  return out.filter(({ lines }) => lines.length > 0);
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a drawer hides fewer of these points (client px) on the other side of a screen of this size. */
export function betterThere(
  points: readonly (readonly [number, number])[],
  here: Rect,
  [w, h]: readonly [number, number],
) {
  const hidden = ({ left, right, top, bottom }: Rect): number =>
    points.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
  // a drawer at the side goes to the other side, one at the lower edge to the upper one
  const across = here.right - here.left < 0.6 * w;
  const there = across
    ? { ...here, left: w - here.right, right: w - here.left }
    : { ...here, top: h - here.bottom, bottom: h - here.top };
  return hidden(there) < hidden(here);
}
