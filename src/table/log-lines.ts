import type { Match } from '../engine/match';
import type { Heard } from '../engine/playable';
import type { MatchRecord } from '../engine/record';
import { type Phrase, type Seat, TABLE } from '../engine/rules';
import type { TableModule } from '../games/table';
import { whoIn } from './deeds';

/** The log as it is read: lines by chapter, each with whose it is. */

export interface LogLine {
  entry: number;
  event: Phrase;
  /** Whose it is; undefined for what is nobody's. */
  seat: Seat | undefined;
  /** It was taken back. */
  struck: boolean;
}

/** What was taken back: the match as it stood then, and the entry it went back to. */
export interface TakenBack {
  at: number;
  match: Match;
}

interface Wanted {
  only?: Seat;
  told?: number;
  /** Oldest first. */
  struck?: readonly TakenBack[];
}

interface LogChapter {
  text: Phrase | undefined;
  lines: LogLine[];
}

/** What these eyes heard and was `told`, oldest first; of one person alone where one is named. Chapters without a line are left out. */
export function logOf(
  match: Match,
  eyes: Seat | null,
  { chapter }: TableModule,
  { only, told = Number.POSITIVE_INFINITY, struck = [] }: Wanted = {},
): LogChapter[] {
  // what begins in the middle of a game does not begin with its first chapter
  const first = match.record.start === undefined ? chapter(undefined, 0)?.text : undefined;
  const out: LogChapter[] = [{ text: first, lines: [] }];
  const add = ({ entry, event }: Heard, { log }: MatchRecord, gone = false) => {
    const made = log[entry]?.seat ?? TABLE;
    const seat = whoIn(event) ?? (made === TABLE ? undefined : made);
    if (only === undefined || seat === only) out[out.length - 1].lines.push({ entry, event, seat, struck: gone });
  };
  const left = [...struck].sort((a, b) => a.at - b.at);
  const strike = (until: number) => {
    for (; left.length > 0 && left[0].at <= until; left.shift())
      for (const heard of left[0].match.heard(eyes, left[0].at)) add(heard, left[0].match.record, true);
  };
  for (const heard of match.heard(eyes)) {
    if (heard.at >= told) break;
    strike(heard.entry);
    const begun = chapter(heard.event, out.length);
    if (begun && !begun.after) out.push({ text: begun.text, lines: [] });
    add(heard, match.record);
    if (begun?.after) out.push({ text: begun.text, lines: [] });
  }
  strike(match.length);
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
