import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Heard } from '../engine/playable';
import type { Json, Phrase, Seat } from '../engine/rules';

/**
 * When what was done is told. The match is always ahead; ribbon, plates, log, sounds and screen readers hear of an event
 * once the movement that shows it has ended. Nothing here counts time: whoever moves the pieces says what has ended.
 */

/** The views of those who may be looking. */
export type Seen = ReadonlyMap<Seat | null, Json>;

/** What is being shown just now. */
export interface Showing {
  /** In the order in which their movements end, as the eyes hear them. */
  events: readonly Heard[];
  before: Seen;
  after: Seen;
  /** It answered what was asked: that question is over, though the board still shows what came of it. */
  answers: boolean;
}

/** Whether an event names that seat, in whichever of its words. */
const names = (event: Phrase, seat: Seat): boolean => JSON.stringify(event).includes(`{"seat":${seat}}`);

export class Timeline {
  private readonly showing = signal<Showing | undefined>(undefined);
  /** So many of its events have ended. */
  private readonly ended = signal(0);

  /** Said from here on is not told yet; see `Heard.at`. */
  readonly told: ReadonlySignal<number> = computed(
    () => this.showing.value?.events[this.ended.value]?.at ?? Number.POSITIVE_INFINITY,
  );

  begin(showing: Showing): void {
    this.ended.value = 0;
    this.showing.value = showing;
  }

  /** The movements of the first `n` events have ended. */
  reach(n: number): void {
    this.ended.value = n;
  }

  /** All of that, or of whatever is being shown, is told, and the present is shown. */
  end(what = this.showing.value): void {
    if (what === this.showing.value) this.showing.value = undefined;
  }

  /** Nothing is asked just now: what was answered last is being shown. */
  get answered(): boolean {
    return this.showing.value?.answers === true;
  }

  /** What those eyes see until all has ended; undefined: the present. */
  before(eyes: Seat | null): Json | undefined {
    return this.showing.value?.before.get(eyes);
  }

  /** The same for that seat's plate, which is let go by the last event that names it. */
  plate(seat: Seat, eyes: Seat | null): Json | undefined {
    const { showing, ended } = this;
    if (!showing.value) return undefined;
    const { events, before, after } = showing.value;
    const last = events.findLastIndex(({ event }) => names(event, seat));
    const waits = last < 0 ? ended.value < events.length : ended.value <= last;
    return (waits ? before : after).get(eyes);
  }
}
