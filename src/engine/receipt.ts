import { rngAt } from './chance';
import { copy, same } from './copy';
import { Match, type Playable } from './match';
import type { Entry, MatchRecord } from './record';
import { type AnyChance, type AnyPosition, play, stepOf } from './run';

/** The fairness receipt: every draw of a match is drawn again from its seed and compared with the log. */

export interface Receipt {
  /** Shuffles, cards and dice that the seed gives again, exactly. */
  confirmed: number;
  /** Results that people typed in or the board measured: the app's chance had no part in them. */
  entered: number;
  /** The entry (from 0) that is not what the seed gives; nothing was looked at beyond it. */
  differs?: number;
  /** The entry (from 0) at which the log no longer replays; nothing was looked at beyond it. */
  stuck?: number;
}

/**
 * Draws everything again. A draw depends on the seed, on its place in the log and on how many take-backs there had been
 * by then. The computer players' own choices are no draws, and nothing is said about them.
 */
export function confirmDraws(game: Playable, record: MatchRecord): Receipt {
  const receipt: Receipt = { confirmed: 0, entered: 0 };
  const s = opening(game, record);
  if (!s) return { ...receipt, stuck: 0 };
  const counts = new Counts(record);
  for (const [at, entry] of record.log.entries()) {
    try {
      const step = stepOf(game.rules, s);
      const name = s.todo[0]?.at;
      if (step?.kind === 'chance' && !isEntered(record, name, step, entry)) {
        const culprit = counts.culprit(at, (takebacks) => same(drawn(step, s, record.seed, at, takebacks), entry.move));
        if (culprit !== undefined) return { ...receipt, differs: culprit };
        receipt.confirmed++;
      } else if (step?.kind === 'chance') receipt.entered++;
      else if (entry.how === 'drawn') return { ...receipt, differs: at };
      play(game.rules, s, entry.seat, copy(entry.move));
    } catch {
      return { ...receipt, stuck: at };
    }
  }
  return receipt;
}

/** The position before the first entry; undefined where these rules know none. */
function opening(game: Playable, record: MatchRecord): AnyPosition | undefined {
  try {
    return Match.resume(game, { ...record, log: [], notes: [], last: null }).position();
  } catch {
    return undefined;
  }
}

/**
 * What is secret cannot be typed in, what the people of this match do not throw themselves neither, and whatever does not
 * say where it came from has to be a draw.
 */
const isEntered = ({ typed }: MatchRecord, name: string, step: AnyChance, { how }: Entry): boolean =>
  step.open && (how === 'measured' || (how === 'typed' && typed.includes(name)));

function drawn(step: AnyChance, s: AnyPosition, seed: string, at: number, takebacks: number): unknown {
  const before = copy(s);
  return step.draw(before, before.todo[0], rngAt(seed, at, takebacks));
}

/**
 * How many take-backs there had been when an entry was drawn. At least all up to the last one that cut the log at this
 * entry or before it: a later one would have dropped it. One that cut behind it came afterwards as a rule; but people may
 * go on to undo freely from there, past this place, and only then draw. That leaves no note, so these counts are tried
 * as well, as long as they never fall along the log.
 */
class Counts {
  private readonly cuts: number[] = [];
  /** Take-backs of the match that this one continues: they count, but their places are those of another log. */
  private readonly before: number;
  private reached: number;
  /** The entry that asked for more take-backs than the notes alone do. */
  private raisedBy = 0;

  constructor({ notes }: MatchRecord) {
    const from = notes.findLastIndex(({ kind }) => kind === 'continued') + 1;
    this.before = notes.slice(0, from).filter(({ kind }) => kind === 'takeback').length;
    for (const note of notes.slice(from)) if (note.kind === 'takeback') this.cuts.push(note.at);
    this.reached = this.before;
  }

  /** The entry that cannot have been drawn, if `fits` at no count that is possible here. */
  culprit(at: number, fits: (takebacks: number) => boolean): number | undefined {
    const least = this.before + this.cuts.findLastIndex((cut) => cut <= at) + 1;
    const from = Math.max(least, this.reached);
    const count = this.first(from, fits);
    if (count === undefined) return this.first(least, fits) === undefined ? at : this.raisedBy;
    if (count > from) this.raisedBy = at;
    this.reached = count;
    return undefined;
  }

  private first(from: number, fits: (takebacks: number) => boolean): number | undefined {
    for (let count = from; count <= this.before + this.cuts.length; count++) if (fits(count)) return count;
    return undefined;
  }
}
