import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Json, Phrase, Seat } from '../../engine/rules';
import type { Entry, Thrown } from '../../games/keeper';
import { type Earned, type Read, reading, rowOf, type Sheet, seatOf } from '../../games/sheet';
import { type Brief, type Edit, isUntold, type LedgerLine, type Play, SHOWN } from '../../storage/plays';
import { freeSheet, sideName, sidesOf } from '../begin/free';
import { Entries, type Store } from './entries';
import { begunWith, mended, retold, told, toldBy, turned, unthrown, untold } from './ledger';
import { turnedOver } from './spent';
import { withoutSeat } from './without';

/** Points of a row for one person. */
export interface Pay {
  seat: Seat;
  points: number;
  /** Shared with others who are first there. */
  tied: boolean;
}

interface Seating {
  name?: string;
  /** Seats that nobody has any more; theirs are empty. */
  dropped?: readonly Seat[];
  /** Of every seat that is left. */
  teams?: readonly number[];
}

/** A score sheet that people are filling in: what they enter, and what it is worth. */
export class Book extends Entries {
  declare protected readonly shape: Signal<Sheet>;

  constructor(play: Play, sheet: Sheet, writer: ReadonlySignal<boolean>, store?: Store) {
    super(play, sheet, writer, store);
  }

  get sheet(): Sheet {
    return this.shape.value;
  }

  private readonly sides = computed(() => sidesOf(this.n.value, this.sheet.teams));

  /** A column a team: its first seat's. What an older version let others of it enter stays in columns of their own. */
  override readonly seats = computed<Seat[]>(() => {
    const filled = new Set(Object.keys(this.kept.value.cells).map(seatOf));
    return this.sides.value.flatMap((side) =>
      side.filter((seat, at) => filled.has(seat) || (at === 0 && this.isAsked(seat))),
    );
  });

  /** Seats of sides that have left, all of them: their columns stay, and they have no place in the result. */
  private readonly left = computed(() => {
    const { people } = this.kept.value;
    return new Set(this.sides.value.filter((side) => side.every((seat) => people[seat].gone)).flat());
  });

  override isAsked(seat: Seat): boolean {
    return !this.left.value.has(seat);
  }

  /** A column that stands for all of a team has all of their names. */
  override readonly called = computed(() => {
    const names = this.people.value.map(({ name }) => name);
    const shown = this.seats.value;
    return names.map((name, seat) => {
      const side = this.sides.value.find(
        ([first, ...mates]) => first === seat && !mates.some((one) => shown.includes(one)),
      );
      return side ? sideName(side, names, this.sheet) : name;
    });
  });

  /** What cannot be right counts nothing until it is mended. */
  private readonly counted = computed(() => {
    const wrong = this.impossible.value;
    return Object.fromEntries(Object.entries(this.kept.value.cells).filter(([cell]) => !wrong.has(cell)));
  });
  private readonly sound = computed<Read>(() => reading(this.n.value, this.counted.value));
  /** Points are counted here; where they are not, only who won is told. */
  get counts(): boolean {
    return this.sheet.categories.length > 0;
  }

  /** What lies on a board beside the rows is no entry yet, nor is what is otherwise in this box. */
  readonly isEmpty = computed(() => Object.keys(this.kept.value.cells).every((cell) => !this.rowNamed(rowOf(cell))));
  readonly lines = computed<Earned[]>(() => this.sheet.scores(this.sound.value));
  readonly totals = computed<number[]>(() => this.sums((_line) => true));
  readonly winners = computed<Seat[]>(() =>
    !this.isEmpty.value && Object.keys(this.counted.value).length > 0
      ? this.stayed(this.sheet.winners(this.sound.value))
      : [],
  );

  /** Where whoever left would have won, the best of the others win. */
  private stayed(winners: readonly Seat[]): Seat[] {
    const here = winners.filter((seat) => this.isAsked(seat));
    if (here.length > 0 || winners.length === 0) return here;
    const scored = new Set(this.lines.value.map(({ seat }) => seat));
    const sign = this.kept.value.free?.low ? -1 : 1;
    const points = this.totals.value.map((n, seat) =>
      this.isAsked(seat) && scored.has(seat) ? sign * n : Number.NEGATIVE_INFINITY,
    );
    const best = Math.max(...points);
    return Number.isFinite(best) ? [...points.keys()].filter((seat) => points[seat] === best) : [];
  }

  /** Of a finished sheet alone: before that everybody is tied at nothing. */
  readonly tie = computed<Phrase | undefined>(() =>
    this.kept.value.clock.finished !== undefined && this.winners.value.length > 0 && this.left.value.size === 0
      ? this.sheet.tie?.(this.sound.value)
      : undefined,
  );

  /** Points of every seat from the lines that are wanted. */
  sums(wanted: (line: Earned) => boolean): number[] {
    const out: number[] = new Array(this.n.value).fill(0);
    for (const line of this.lines.value) if (wanted(line)) out[line.seat] += line.points;
    return out;
  }

  /** What each row pays whom; nothing where that is what was entered. */
  readonly pays = computed<ReadonlyMap<string, readonly Pay[]>>(() => {
    const rows = new Map<string, Pay[]>();
    for (const { row, seat, points, tied } of this.lines.value) {
      const list = rows.get(row) ?? [];
      rows.set(row, list);
      const mine = list.find((one) => one.seat === seat);
      if (mine) mine.points += points;
      else list.push({ seat, points, tied: tied === true });
    }
    const { number } = this.sound.value;
    const shown = this.seats.value;
    const says = (row: string) => (one: Pay) =>
      shown.includes(one.seat) && (one.tied || one.points !== number(row, one.seat));
    return new Map([...rows].map(([row, all]) => [row, all.filter(says(row))]));
  });

  keepTool(id: string, kept: Json): void {
    if (!this.writer.value) return;
    const play = this.kept.value;
    this.kept.value = { ...play, tools: { ...play.tools, [id]: kept } };
    void this.save();
  }

  /** What is open beside the rows lies with what the tools keep. */
  shows(what: string, usual = false): boolean {
    const kept = this.kept.value.tools[SHOWN + what];
    return typeof kept === 'boolean' ? kept : usual;
  }

  showing(what: string, open: boolean, usual = false): void {
    if (open !== this.shows(what, usual)) this.keepTool(SHOWN + what, open);
  }

  /** One thing that happened at the table, told by a helper. */
  log(by: string, what: Phrase, entries: readonly Entry[], thrown?: Thrown, now = Date.now()): void {
    // it was not the end
    this.ends.value = false;
    this.change((play) => told(play, { by, what, thrown }, entries, this.rows.value, now));
  }

  /** What a helper told in one line is taken back with the line, or its other half would stay behind. */
  protected override takeBack(edit: Edit): (one: Edit) => boolean {
    const line = toldBy(this.kept.value, edit);
    if (line >= 0) this.takeOut(line);
    else {
      const gone = this.gone.value.find((one) => one.when === edit.when);
      if (!gone) return super.takeBack(edit);
      this.putBack(gone);
    }
    return ({ when }) => when === edit.when;
  }

  /** Lines that were taken out here and when, the latest last: each is put back as a whole. */
  private readonly gone = signal<readonly { at: number; line: LedgerLine; when: number }[]>([]);

  /** The line that was taken out last, as long as nothing has happened since. */
  readonly takenOut = computed(() => {
    const last = this.gone.value.at(-1);
    return last?.when === this.kept.value.clock.changed ? last.line : undefined;
  });

  /** Takes a line out, or one of its throws. */
  takeOut(line: number, thrown?: number, now = Date.now()): void {
    const { edits, ledger = [] } = this.kept.value;
    const taken = ledger[line];
    this.change((play) => (thrown === undefined ? untold(play, line, now) : unthrown(play, line, thrown, now)));
    this.join(edits.length);
    if (taken && (this.kept.value.ledger?.length ?? 0) < ledger.length)
      this.gone.value = [...this.gone.value, { at: line, line: taken, when: now }];
  }

  /** A line that was taken out, else the last one, stands again where it stood, with all that it changed. */
  putBack(gone = this.gone.value.at(-1), now = Date.now()): void {
    if (!gone) return;
    const { length } = this.kept.value.edits;
    this.change((play) => retold(play, gone.at, gone.line, now));
    this.spend(({ when }, at) => at >= length || when === gone.when);
    this.gone.value = this.gone.value.filter((one) => one !== gone);
  }

  /** Another amount in one move of a line. */
  mend(line: number, move: number, by: number, now = Date.now()): void {
    this.change((play) => mended(play, line, move, by, now));
  }

  /** Another number where a line put the first one into a cell. */
  begin(line: number, put: number, to: number, now = Date.now()): void {
    this.change((play) => begunWith(play, line, put, to, now));
  }

  /** Another face on one die of a throw. */
  turn(line: number, thrown: number, die: number, face: number, now = Date.now()): void {
    this.change((play) => turned(play, line, thrown, die, face, now));
  }

  private change(next: (play: Play) => Play): void {
    if (!this.writer.value) return;
    this.kept.value = next(this.kept.value);
    void this.save();
  }

  /** People who are called otherwise by now, those who came late, and those who leave; or the game is called otherwise. */
  seat(people: Play['people'], { name = this.kept.value.name, dropped = [], teams }: Seating = {}): void {
    const isHolder = (row: string) => this.rowNamed(row)?.kind === 'holder';
    this.change((play) => {
      const { free, ...kept } = dropped.toReversed().reduce((next, seat) => withoutSeat(next, seat, isHolder), play);
      return { ...kept, people, name, ...(free && { free: { ...free, ...(teams && { teams }) } }) };
    });
    // with a seat go its changes, and the others are counted anew
    if (dropped.length > 0) this.show(this.kept.value);
    else this.reshape();
  }

  /** The teams are part of the sheet. */
  private reshape(): void {
    const { free } = this.kept.value;
    if (free) this.shape.value = freeSheet(free);
  }

  override show(play: Play): void {
    super.show(play);
    this.gone.value = [];
    this.reshape();
  }

  /** Something stands in the column of that seat or its team, or names that seat as a holder. */
  private isEntered(seat: Seat): boolean {
    const side = this.sides.value.find((one) => one.includes(seat)) ?? [];
    const isTheirs = ([cell, text]: [string, string]) =>
      side.some((one) => seatOf(cell) === one) ||
      (this.rowNamed(rowOf(cell))?.kind === 'holder' && text === String(seat + 1));
    return Object.entries(this.kept.value.cells).some(isTheirs);
  }

  /** The seats of which nothing was entered, where points are counted. */
  get blank(): Seat[] {
    return this.counts ? this.seats.value.filter((seat) => this.isAsked(seat) && !this.isEntered(seat)) : [];
  }

  /** Nothing of that seat is entered, and nothing else goes by who sits where. */
  mayDrop(seat: Seat): boolean {
    return this.isUntold.value && !this.isEntered(seat);
  }

  /** No tool keeps anything that goes by who sits where. */
  private readonly isUntold = computed(() => isUntold(this.kept.value));

  /** `joins`: the helper whose count goes on with people who come last. What lies on the drawn board does so too. */
  mayGrow(joins?: string): boolean {
    const { free, ledger = [], tools } = this.kept.value;
    const grows = (id: string): boolean => id === joins || id.startsWith(SHOWN);
    return (
      free !== undefined || (ledger.every(({ by }) => by === 'drawn' || grows(by)) && Object.keys(tools).every(grows))
    );
  }

  /** Stops the clock, or lets it run again. */
  pause(now = Date.now()): void {
    this.change((play) => ({ ...play, clock: turnedOver(play.clock, now) }));
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

  asWritten(): Play {
    return this.written(this.kept.value);
  }

  protected override written(play: Play): Play {
    return { ...play, brief: this.brief() };
  }
}
