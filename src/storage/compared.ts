import { canonical } from '../engine/copy';
import type { MatchRecord } from '../engine/record';
import type { Play } from './plays';

/** How what arrives stands to what is here. */

/**
 * new: not here yet · newer, older: the same game, further or less far · forked: the same game, gone on differently ·
 * same: nothing to do · blocked: mine cannot be read or is being played, so only a copy may be kept · refused: see `why`
 */
export type Verdict = 'new' | 'newer' | 'older' | 'forked' | 'same' | 'blocked' | 'refused';

export type Readable = Exclude<Verdict, 'refused'>;

/** Which of two that begin alike has more behind it: a list grows, while a clock may have been set back. */
const further = (theirs: number, mine: number): Readable | undefined =>
  theirs === mine ? undefined : theirs > mine ? 'newer' : 'older';

/** How two records of one match stand to each other. */
export function compared(theirs: MatchRecord, mine: MatchRecord): Readable {
  // the brief follows from the rest, and older versions wrote less into it
  const whole = (record: MatchRecord) => canonical({ ...record, brief: null });
  if (whole(theirs) === whole(mine)) return 'same';
  const shared = Math.min(theirs.log.length, mine.log.length);
  const moves = ({ log }: MatchRecord) => log.slice(0, shared).map(({ seat, move, how }) => [seat, move, how ?? null]);
  const start = (record: MatchRecord) =>
    canonical([record.game, record.seed, record.options, record.start ?? null, moves(record)]);
  if (start(theirs) !== start(mine)) return 'forked';
  return (
    further(theirs.log.length, mine.log.length) ??
    further(theirs.notes.length, mine.notes.length) ??
    further(theirs.clock.changed, mine.clock.changed) ??
    'newer'
  );
}

/** People may be called otherwise here: an import can give them the names they have on this tablet. */
const nameless = (play: Play): string => canonical({ ...play, people: play.people.length });

/** How two states of one sheet stand to each other: one goes on from the other when its edits begin with the other's. */
export function comparedPlays(theirs: Play, mine: Play): Readable {
  if (nameless(theirs) === nameless(mine)) return 'same';
  const shared = Math.min(theirs.edits.length, mine.edits.length);
  const start = (play: Play) => {
    const edits = play.edits.slice(0, shared);
    // the last shared one may have been typed on
    const last = edits.pop();
    return canonical([play.game, play.people.length, edits, last?.cell ?? null, last?.from ?? null]);
  };
  if (start(theirs) !== start(mine)) return 'forked';
  return (
    further(theirs.edits.length, mine.edits.length) ?? further(theirs.clock.changed, mine.clock.changed) ?? 'forked'
  );
}
