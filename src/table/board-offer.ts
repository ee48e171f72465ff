import type { Spot } from '../games/module';
import type { Mark } from '../games/table';

/** What the board offers to a finger or a key, from one picture to the next. Pure. */

/** A preview is read before it can be meant: so long it has stood when a tap on it begins, in ms. */
export const READ_MS = 300;
/** A finger that rests longer than this is not tapping, in ms. */
const TAP_MS = 700;

/** A move with nothing left to pick. */
export interface Finished {
  /** Its places: another tap on one of them commits. */
  places: readonly string[];
  /** What was offered beside the last pick: a tap there changes that pick. */
  instead: readonly string[];
  /** What committing does, in words. */
  words: string;
}

export const sameFinished = (a: Finished | null, b: Finished | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

export class Offer {
  /** All places there are. */
  readonly spots: readonly Spot[];
  /** Places that may be picked. */
  readonly lit: readonly Spot[];
  /** Places of the finished move. */
  readonly done: readonly Spot[];
  /** All that a tap may mean. */
  readonly all: readonly Spot[];
  /** What a tap on a place of the finished move does, in words. */
  readonly words: string;
  private readonly marks: ReadonlyMap<string, Mark>;
  private readonly open: ReadonlySet<string>;
  /** When people could see it for the first time, in ms as events count them. */
  private since = Number.POSITIVE_INFINITY;

  constructor(spots: readonly Spot[], marks: ReadonlyMap<string, Mark>, finished: Finished | null) {
    const { places = [], instead = [], words = '' } = finished ?? {};
    this.spots = spots;
    this.marks = marks;
    this.words = words;
    this.lit = spots.filter(({ id }) => ['lit', 'again', 'ask'].includes(marks.get(id) ?? ''));
    this.open = new Set(this.lit.map(({ id }) => id));
    this.done = spots.filter(({ id }) => places.includes(id) && !this.open.has(id));
    const left = (id: string) => instead.includes(id) && !places.includes(id) && !this.open.has(id);
    this.all = [...this.lit, ...this.done, ...spots.filter(({ id }) => left(id))];
  }

  /** Who asks means what can be chosen rather than what lies under it. */
  readonly first = ({ id }: Spot): boolean => this.marks.get(id) !== 'ask';

  again(spot: string): boolean {
    return this.marks.get(spot) === 'again';
  }

  /** It is on the glass; what comes later is the same picture. */
  painted(now: number): void {
    this.since = Math.min(this.since, now);
  }

  /**
   * Whether a press on this place says anything: on a lit one always; once a move is finished, only when that was there
   * to be read as the press began, and the finger did not rest. `lasted` in ms.
   */
  hears(spot: string, began: number, lasted = 0): boolean {
    if (this.open.has(spot)) return true;
    return this.all.some(({ id }) => id === spot) && began >= this.since + READ_MS && lasted <= TAP_MS;
  }
}
