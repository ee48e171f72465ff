import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Phrase, Seat } from '../../engine/rules';
import type { Entry } from '../../games/keeper';
import { faultsOf, type Read, type Row, reading, rowOf, type Sheet, type SheetSection } from '../../games/sheet';
import { say, seatName, t } from '../../look/say';
import type { Edit, Play } from '../../storage/plays';
import { savePlay, withCell } from '../../storage/sheets';
import { AHEAD, trouble } from '../../storage/store';
import { type Place, places, spelt, spread } from './keys';

/** So long nobody types before the next key begins another change. */
const REST_MS = 5000;

/** What is asked, and what of the answers cannot be: a score sheet's rows, or those of a position. */
export type EntryForm = Pick<Sheet, 'sections' | 'faults' | 'text' | 'worth' | 'given'>;

/** Writes it down; gives why it could not. */
export type Store = (play: Play) => Promise<Phrase | undefined>;

/**
 * What people enter into a form, cell by cell, and where among the cells they are. Signals only; every change is written
 * before anything else happens.
 */
export class Entries {
  /** Another one once people have come into a team. */
  protected readonly shape: Signal<EntryForm>;
  readonly writer: ReadonlySignal<boolean>;
  protected readonly kept = signal<Play>(undefined as unknown as Play);
  /** The cell that has the focus. */
  readonly active = signal<string | undefined>(undefined);
  /** The cell of which somebody asks where its number came from. */
  readonly asked = signal<string | undefined>(undefined);
  /** Sections that are shut, and those that were opened or shut by hand. */
  readonly folds = signal<ReadonlyMap<string, boolean>>(new Map());
  /** Why the last change was not saved, where the app's own banner does not say it. */
  readonly fault = signal<Phrase | undefined>(undefined);
  /** Keystrokes since the cell got the focus are one change. */
  private typing = false;

  /** Only this person's cells are drawn and walked through: their own, behind the cover. */
  readonly only: Signal<Seat | undefined>;
  private readonly store: Store;

  constructor(
    play: Play,
    form: EntryForm,
    writer: ReadonlySignal<boolean>,
    store: Store = savePlay,
    only = signal<Seat | undefined>(undefined),
  ) {
    this.only = only;
    this.kept.value = play;
    this.shape = signal(form);
    this.writer = writer;
    this.store = store;
  }

  get form(): EntryForm {
    return this.shape.value;
  }

  readonly play = computed(() => this.kept.value);
  /** Everybody with a name to be called by. */
  readonly people = computed(() =>
    this.kept.value.people.map((one, seat) => ({ ...one, name: one.name || seatName(seat) })),
  );
  /** What the column of each seat is called. */
  readonly called: ReadonlySignal<readonly string[]> = computed(() => this.people.value.map(({ name }) => name));
  readonly n = computed(() => this.kept.value.people.length);
  /** The seats that have a column. */
  readonly seats: ReadonlySignal<Seat[]> = computed(() => {
    const { value } = this.only;
    return value === undefined ? Array.from({ length: this.n.value }, (_, seat) => seat) : [value];
  });
  readonly read = computed<Read>(() => reading(this.n.value, this.kept.value.cells));
  readonly sections = computed<readonly SheetSection[]>(() => this.form.sections(this.read.value));
  /** Somebody wants to finish: whatever is only known then is missing. */
  readonly ends = signal(false);
  private readonly found = computed(() =>
    faultsOf(this.sections.value, this.read.value, (read) => this.form.faults(read, this.ends.value)),
  );
  readonly faults = computed(() => new Map(this.found.value.map(({ cell, why }) => [cell, why])));
  /** Cells that cannot be what stands in them. */
  readonly impossible = computed(
    () => new Set(this.found.value.flatMap(({ cell, unplaced }) => (unplaced ? [] : [cell]))),
  );
  protected readonly rows = computed(
    () => new Map(this.sections.value.flatMap(({ rows }) => rows.map((row) => [row.id, row]))),
  );

  rowNamed(id: string): Row | undefined {
    return this.rows.value.get(id);
  }

  readonly given = computed(() => this.form.given?.(this.read.value) ?? {});
  readonly order = computed<Place[]>(() => this.walked());

  private walked(): Place[] {
    const { cells } = this.kept.value;
    return places(
      this.sections.value,
      this.seats.value.filter((seat) => this.isAsked(seat)),
      (id) => this.isShut(id),
      (cell) => cell in cells,
    );
  }

  /** Whether something is still entered for that seat. */
  isAsked(_seat: Seat): boolean {
    return true;
  }

  isShut(id: string): boolean {
    const section = this.sections.value.find((one) => one.id === id);
    return this.folds.value.get(id) ?? section?.folded !== undefined;
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

  focus(cell: string | undefined): void {
    if (this.active.value === cell) return;
    this.typing = false;
    this.active.value = cell;
  }

  /** What stands in the cell after a keystroke. Digits that no longer fit flow on; returns the cell to go on in. */
  type(cell: string, text: string): string {
    const { cells } = this.kept.value;
    const row = this.placeOf(cell)?.row;
    const entered = row ? spelt(row, text, cells[cell] ?? '') : text;
    const { filled, texts, on } = spread(this.order.value, cell, entered, (other) => other in cells);
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

  /** Enters all that one touch changes; it is taken back as one. */
  enterAll(all: readonly Entry[]): void {
    const { length } = this.kept.value.edits;
    batch(() => {
      for (const [cell, text] of all) this.enter(cell, text);
    });
    this.join(length);
  }

  /** All that changed since there were so many edits is one change. */
  protected join(length: number): void {
    for (const edit of this.kept.value.edits.slice(length + 1)) this.joined.add(edit);
  }

  /** Changes that came with the one before them. */
  private readonly joined = new WeakSet<Edit>();

  /** Changes that were taken back here, and those that took them back: neither is taken back again. */
  private readonly spent = signal<ReadonlySet<number>>(new Set());

  private readonly latest = computed(() => {
    const { edits } = this.kept.value;
    for (let at = edits.length - 1; at >= 0; at--) if (!this.spent.value.has(at)) return at;
    return -1;
  });
  readonly mayUndo = computed(() => this.writer.value && this.latest.value >= 0);

  /** Takes the last change back, and before it the one before; returns the cell to go on in. */
  undo(): string | undefined {
    const at = this.latest.value;
    const edit = this.kept.value.edits[at];
    if (!edit) return undefined;
    const before = this.kept.value.edits.length;
    const goes = this.takeBack(edit);
    this.spend((one, i) => i >= before || goes(one));
    // the one that it came with may have gone together with it
    return this.joined.has(edit) && !this.spent.value.has(at - 1) ? this.undo() : edit.cell;
  }

  /** These are not taken back any more. */
  protected spend(which: (edit: Edit, at: number) => boolean): void {
    const over = this.kept.value.edits.flatMap((one, at) => (which(one, at) ? [at] : []));
    this.spent.value = new Set([...this.spent.value, ...over]);
  }

  /** Takes one change back; gives which changes are undone by that. */
  protected takeBack(edit: Edit): (one: Edit) => boolean {
    this.enter(edit.cell, edit.from);
    return (one) => one === edit;
  }

  private write(cell: string, text: string, typing: boolean): void {
    if (!this.writer.value) return;
    const now = Date.now();
    const last = this.kept.value.edits.at(-1);
    // after a rest it is another change, although the focus has stayed
    const goesOn = typing && last !== undefined && now - last.when < REST_MS;
    this.kept.value = withCell(this.kept.value, cell, text, now, goesOn);
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

  /** The first cell of the next row; undefined past the last. */
  nextRow(cell: string): string | undefined {
    const order = this.order.value;
    const at = order.findIndex((place) => place.cell === cell);
    return order.slice(at).find((place) => place.row !== order[at]?.row)?.cell;
  }

  private readonly index = computed(() => new Map(this.order.value.map((place) => [place.cell, place])));

  placeOf(cell: string): Place | undefined {
    return this.index.value.get(cell);
  }

  /** With all that has ever been entered: rounds that were emptied since stand there too. */
  readonly sectionsBefore = computed(() => {
    const { cells, edits } = this.kept.value;
    const typed = edits.flatMap(({ cell, from, to }) => (to || from ? [[cell, to || from]] : []));
    return this.form.sections(reading(this.n.value, { ...Object.fromEntries(typed), ...cells }));
  });
  /** What a row is called: with its section where another row has the same name. */
  readonly names = computed(() => this.namesIn(this.sections.value));
  readonly namesBefore = computed(() => this.namesIn(this.sectionsBefore.value));

  private namesIn(sections: readonly SheetSection[]): ReadonlyMap<string, string> {
    const context = { text: this.form.text, chairs: this.people.value };
    const all = sections.flatMap(({ rows, text }) =>
      rows.map((row) => ({ id: row.id, name: say(row.text, context), section: text })),
    );
    const count = new Map<string, number>();
    for (const { name } of all) count.set(name, (count.get(name) ?? 0) + 1);
    const full = (name: string, section: Phrase) => t('sheet.in', { section: say(section, context), row: name });
    return new Map(all.map(({ id, name, section }) => [id, (count.get(name) ?? 0) > 1 ? full(name, section) : name]));
  }

  /** Another window has gone on with it: here is what lies on the disk. */
  show(play: Play): void {
    // its changes are others
    this.spent.value = new Set();
    this.kept.value = play;
  }

  /** What goes to the disk. */
  protected written(play: Play): Play {
    return play;
  }

  protected async save(): Promise<void> {
    if (!this.writer.value) return;
    const play = this.written(this.kept.value);
    this.kept.value = play;
    const fault = await this.store(play);
    // another window went on: what follows the disk says so
    if (fault === AHEAD) return;
    // a full or absent disk is told by the banner of the app
    this.fault.value = fault && fault !== trouble.value ? fault : undefined;
  }
}
