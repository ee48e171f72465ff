import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Json, Phrase, ScoreLine, Seat } from '../engine/rules';
import { faultsOf, type Read, reading, rowOf, type Sheet, type SheetSection } from '../games/sheet';
import { say, seatName, t } from '../look/say';
import type { Brief, Play } from '../storage/plays';
import { savePlay, withCell } from '../storage/sheets';
import { AHEAD, trouble } from '../storage/store';
import { type Place, places, spread } from './keys';

/** So long nobody types before the next key begins another change. */
const REST_MS = 5000;

/** A score sheet that people are filling in. Signals only; every change is written before anything else happens. */
export class Book {
  readonly sheet: Sheet;
  readonly writer: ReadonlySignal<boolean>;
  private readonly kept = signal<Play>(undefined as unknown as Play);
  /** The cell that has the focus. */
  readonly active = signal<string | undefined>(undefined);
  /** Sections that are shut, and those that were opened or shut by hand. */
  readonly folds = signal<ReadonlyMap<string, boolean>>(new Map());
  /** Why the last change was not saved, where the app's own banner does not say it. */
  readonly fault = signal<Phrase | undefined>(undefined);
  /** Keystrokes since the cell got the focus are one change. */
  private typing = false;

  /** Only this person's cells are drawn and walked through: their own, behind the cover. */
  readonly only: Signal<Seat | undefined>;
  private readonly store: (play: Play) => Promise<Phrase | undefined>;

  constructor(
    play: Play,
    sheet: Sheet,
    writer: ReadonlySignal<boolean>,
    store = savePlay,
    only = signal<Seat | undefined>(undefined),
  ) {
    this.only = only;
    this.kept.value = play;
    this.sheet = sheet;
    this.writer = writer;
    this.store = store;
  }

  readonly play = computed(() => this.kept.value);
  /** Everybody with a name to be called by. */
  readonly people = computed(() =>
    this.kept.value.people.map(({ name, colour }, seat) => ({ name: name || seatName(seat), colour })),
  );
  readonly n = computed(() => this.kept.value.people.length);
  /** The seats that have a column. */
  readonly seats = computed<Seat[]>(() => {
    const { value } = this.only;
    return value === undefined ? Array.from({ length: this.n.value }, (_, seat) => seat) : [value];
  });
  readonly read = computed<Read>(() => reading(this.n.value, this.kept.value.cells));
  readonly sections = computed<readonly SheetSection[]>(() => this.sheet.sections(this.read.value));
  readonly faults = computed(() => {
    const found = faultsOf(this.sections.value, this.read.value, (read) => this.sheet.faults(read));
    return new Map(found.map(({ cell, why }) => [cell, why]));
  });
  readonly lines = computed<ScoreLine[]>(() => this.sheet.scores(this.read.value));
  readonly totals = computed<number[]>(() => this.sums((_line) => true));
  readonly winners = computed<Seat[]>(() =>
    Object.keys(this.kept.value.cells).length > 0 ? this.sheet.winners(this.read.value) : [],
  );
  readonly order = computed<Place[]>(() => places(this.sections.value, this.seats.value, (id) => this.isShut(id)));

  isShut(id: string): boolean {
    const section = this.sections.value.find((one) => one.id === id);
    return this.folds.value.get(id) ?? section?.folded === true;
  }

  fold(id: string, shut: boolean): void {
    this.folds.value = new Map(this.folds.value).set(id, shut);
  }

  /** Opens the section of that cell. */
  unfold(cell: string): void {
    const row = rowOf(cell);
    const section = this.sections.value.find(({ rows }) => rows.some(({ id }) => id === row));
    if (section && this.isShut(section.id)) this.fold(section.id, false);
  }

  /** Points of every seat from the lines that are wanted. */
  sums(wanted: (line: ScoreLine) => boolean): number[] {
    const out: number[] = new Array(this.n.value).fill(0);
    for (const line of this.lines.value) if (wanted(line)) out[line.seat] += line.points;
    return out;
  }

  focus(cell: string | undefined): void {
    if (this.active.value === cell) return;
    this.typing = false;
    this.active.value = cell;
  }

  /** What stands in the cell after a keystroke. Digits that no longer fit flow on; returns the cell to go on in. */
  type(cell: string, text: string): string {
    const { filled, texts, on } = spread(this.order.value, cell, text, (other) => other in this.kept.value.cells);
    if (filled.length === 0) return cell;
    batch(() => {
      filled.forEach((place, i) => {
        this.write(place.cell, texts[i], this.typing && place.cell === cell);
        this.typing = true;
      });
    });
    void this.save();
    return on;
  }

  /** Enters something at once, as a tap or a helper does. */
  enter(cell: string, text: string): void {
    this.write(cell, text, false);
    this.typing = false;
    void this.save();
  }

  private write(cell: string, text: string, typing: boolean): void {
    if (!this.writer.value) return;
    const now = Date.now();
    const last = this.kept.value.edits.at(-1);
    // after a rest it is another change, although the focus has stayed
    const stays = typing && last !== undefined && now - last.when < REST_MS;
    this.kept.value = withCell(this.kept.value, cell, text, now, stays);
  }

  keepTool(id: string, kept: Json): void {
    if (!this.writer.value) return;
    const play = this.kept.value;
    this.kept.value = { ...play, tools: { ...play.tools, [id]: kept } };
    void this.save();
  }

  /** The cell so many places further on; undefined past either end. */
  beside(cell: string | undefined, by: 1 | -1): string | undefined {
    const at = this.order.value.findIndex((place) => place.cell === cell);
    return this.order.value[at + by]?.cell;
  }

  /** The cell of the same person in another row. */
  below(cell: string, by: 1 | -1): string | undefined {
    const order = this.order.value;
    const at = order.findIndex((place) => place.cell === cell);
    const seat = order[at]?.seat;
    for (let i = at + by; order[i]; i += by) {
      if (order[i].row === order[at].row) continue;
      if (order[i].seat === undefined || seat === undefined || order[i].seat === seat) return order[i].cell;
    }
    return undefined;
  }

  private readonly index = computed(() => new Map(this.order.value.map((place) => [place.cell, place])));

  placeOf(cell: string): Place | undefined {
    return this.index.value.get(cell);
  }

  /** What a row is called: with its section where another row has the same name. */
  readonly names = computed(() => {
    const context = { text: this.sheet.text, chairs: this.people.value };
    const all = this.sections.value.flatMap(({ rows, text }) =>
      rows.map((row) => ({ id: row.id, name: say(row.text, context), section: text })),
    );
    const count = new Map<string, number>();
    for (const { name } of all) count.set(name, (count.get(name) ?? 0) + 1);
    const full = (name: string, section: Phrase) => t('sheet.in', { section: say(section, context), row: name });
    return new Map(all.map(({ id, name, section }) => [id, (count.get(name) ?? 0) > 1 ? full(name, section) : name]));
  });

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

  /** Another window has gone on with it: here is what lies on the disk. */
  show(play: Play): void {
    this.kept.value = play;
  }

  private async save(): Promise<void> {
    if (!this.writer.value) return;
    const play = { ...this.kept.value, brief: this.brief() };
    this.kept.value = play;
    const fault = await this.store(play);
    // another window went on: what follows the disk says so
    if (fault === AHEAD) return;
    // a full or absent disk is told by the banner of the app
    this.fault.value = fault && fault !== trouble.value ? fault : undefined;
  }
}
