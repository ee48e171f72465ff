import { computed, type ReadonlySignal } from '@preact/signals';
import type { Json, ScoreLine, Seat } from '../engine/rules';
import type { Sheet } from '../games/sheet';
import type { Brief, Play } from '../storage/plays';
import { Entries, type Store } from './entries';

/** A score sheet that people are filling in: what they enter, and what it is worth. */
export class Book extends Entries {
  readonly sheet: Sheet;

  constructor(play: Play, sheet: Sheet, writer: ReadonlySignal<boolean>, store?: Store) {
    super(play, sheet, writer, store);
    this.sheet = sheet;
  }

  readonly lines = computed<ScoreLine[]>(() => this.sheet.scores(this.read.value));
  readonly totals = computed<number[]>(() => this.sums((_line) => true));
  readonly winners = computed<Seat[]>(() =>
    Object.keys(this.kept.value.cells).length > 0 ? this.sheet.winners(this.read.value) : [],
  );

  /** Points of every seat from the lines that are wanted. */
  sums(wanted: (line: ScoreLine) => boolean): number[] {
    const out: number[] = new Array(this.n.value).fill(0);
    for (const line of this.lines.value) if (wanted(line)) out[line.seat] += line.points;
    return out;
  }

  keepTool(id: string, kept: Json): void {
    if (!this.writer.value) return;
    const play = this.kept.value;
    this.kept.value = { ...play, tools: { ...play.tools, [id]: kept } };
    void this.save();
  }

  /** Resolves when it is on the disk. */
  finish(now = Date.now()): Promise<void> {
    const play = this.kept.value;
    this.kept.value = { ...play, clock: { ...play.clock, changed: now, finished: play.clock.finished ?? now } };
    return this.save();
  }

  private brief(): Brief {
    const parts = this.sheet.categories.map(({ id }) => ({ id, points: this.sums((line) => line.category === id) }));
    const over = this.kept.value.clock.finished !== undefined;
    return { over, winners: this.winners.value, totals: this.totals.value, parts };
  }

  protected override written(play: Play): Play {
    return { ...play, brief: this.brief() };
  }
}
