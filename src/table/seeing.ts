import { computed, signal } from '@preact/signals';
import { type Phrase, type Seat, TABLE } from '../engine/rules';
import type { TableModule, Way } from '../games/table';
import type { Trace } from './board-traces';
import { type Deed, deedsOf, runsOf, Scenes, sinceOf, whoIn } from './deeds';
import type { Viewpoint } from './viewpoint';

/**
 * What the others did, said in the ribbon and marked on the board. Nothing here is kept with the match: all of it is read
 * from what was heard, so that it follows whatever is taken back.
 */

/** So many acts stay readable. */
const READABLE = 2;
/** Entries that are looked through for them. */
const BACK = 40;

export class Seeing {
  /** A line of the log whose places light up. */
  private readonly lit = signal<{ entry: number; event: Phrase; ways: readonly Way[] } | undefined>(undefined);
  /** An act whose trace was tapped is said again, until something else is done. */
  private readonly asked = signal<{ entry: number; length: number } | undefined>(undefined);
  private readonly viewpoint: Viewpoint;
  private scenes: Scenes | undefined;

  constructor(viewpoint: Viewpoint) {
    this.viewpoint = viewpoint;
  }

  /** The latest acts of others, as these eyes heard them; while a picture still moves, what it shows is among them. */
  readonly ribbon = computed<readonly Deed[]>(() => {
    const { match, seat, timeline, over, eyes } = this.viewpoint;
    const told = timeline.told.value;
    if (over.value || eyes.value.kind === 'shield') return [];
    const asked = this.asked.value;
    const since = asked?.length === match.length ? asked.entry : Math.max(0, match.length - BACK);
    if (asked?.length === match.length) return deedsOf(match, seat.value, since, told).slice(0, 1);
    // what these eyes did themselves they know, and what the table says of them alone is news
    const others = runsOf(match, seat.value, since, told).filter((run) => run.seat !== seat.value || run.by === TABLE);
    return others.slice(-READABLE);
  });

  /**
   * What is marked on the board: never more than the bare table knows and has seen, and nothing behind a cover. While
   * somebody chooses, that is a line of the log they asked for alone. `until`: the entry that is being shown again; nothing
   * that came after it is marked.
   */
  marks(table: TableModule, choosing = false, until = Number.POSITIVE_INFINITY): Trace[] {
    const { match, eyes, over, timeline } = this.viewpoint;
    if (eyes.value.kind === 'shield') return [];
    const { chairs } = match.record;
    const { seat, entry } = sinceOf(match);
    const marks: Trace[] = [];
    for (const deed of over.value || choosing ? [] : deedsOf(match, null, entry, timeline.told.value)) {
      if (deed.entry > until) break;
      const by = doerOf(deed);
      const ways = by === seat && seat !== undefined ? [] : this.of(table).of(match, deed.entry);
      if (ways.length === 0) continue;
      marks.push({
        n: marks.length + 1,
        entry: deed.entry,
        colour: by === TABLE ? undefined : chairs[by].colour,
        ways,
      });
    }
    // at one place the newest act of each person stands for those before: a board must be seen under its traces
    const newest = new Map<string, number>();
    for (const { n, colour, ways } of marks) if (alone(ways)) newest.set(`${colour} ${ways}`, n);
    const folded = marks.filter(({ n, colour, ways }) => !alone(ways) || newest.get(`${colour} ${ways}`) === n);
    const { lit } = this;
    if (lit.value) folded.push({ n: 0, entry: lit.value.entry, colour: undefined, ways: lit.value.ways });
    return folded;
  }

  /** What everybody has got and paid since the last decision, by seat, as far as the table heard amounts. */
  gains({ gains = {} }: TableModule): Map<Seat, number> {
    const { match, eyes, over, timeline } = this.viewpoint;
    const sums = new Map<Seat, number>();
    if (over.value || eyes.value.kind === 'shield') return sums;
    for (const { events } of deedsOf(match, null, sinceOf(match).entry, timeline.told.value)) {
      for (const { key, args } of events) {
        for (const { seat, n } of gains[key]?.(args ?? {}) ?? []) sums.set(seat, (sums.get(seat) ?? 0) + n);
      }
    }
    return sums;
  }

  /** A trace was tapped: it is said; once more, and the ribbon is as it was. */
  ask(entry: number): void {
    const { length } = this.viewpoint.match;
    const again = this.asked.value?.entry === entry && this.asked.value.length === length;
    this.asked.value = again ? undefined : { entry, length };
  }

  /** The places of that line of the log light up; the spot ids. */
  light(table: TableModule, entry: number, event: Phrase): string[] {
    const ways = this.isLit(event) ? [] : this.of(table).ofEvent(this.viewpoint.match, entry, event);
    this.lit.value = ways.length > 0 ? { entry, event, ways } : undefined;
    return ways.flat();
  }

  isLit(event: Phrase): boolean {
    return this.lit.value?.event === event;
  }

  dim(): void {
    this.lit.value = undefined;
  }

  private of(table: TableModule): Scenes {
    this.scenes ??= new Scenes(table);
    return this.scenes;
  }
}

/** It happened at places, and led nowhere. */
const alone = (ways: Trace['ways']): boolean => ways.every((way) => way.length === 1);

/** Whose act it was: what the table draws or counts for somebody is theirs as well. */
export const doerOf = ({ seat, events }: Pick<Deed, 'seat' | 'events'>): Seat =>
  seat === TABLE ? (whoIn(events[0]) ?? TABLE) : seat;
