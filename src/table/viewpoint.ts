import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import type { Chair } from '../engine/record';
import type { Phrase, Seat } from '../engine/rules';
import type { GameModule } from '../games/module';
import { prefs } from '../storage/prefs';
import type { TakenBack } from './log-lines';
import { waitsForEnd } from './may-act';
import { type Eyes, firstEyes, nextEyes, PUBLIC, people, solo, viewer } from './secrecy';
import { Timeline } from './timeline';

/** Whose eyes the screen has, and what of a running match they see. Nothing here changes the match; see model.ts. */
export class Viewpoint {
  readonly game: GameModule;
  /** Whether this window has the match; any other one only looks on. */
  readonly writer: ReadonlySignal<boolean>;
  readonly eyes = signal<Eyes>(PUBLIC);
  readonly peeking = signal<readonly Seat[]>([]);
  /** Something is being animated, drawn or thought about. */
  readonly moving = signal(false);
  /** The last action of a turn is made and can still be taken back. */
  readonly ending = signal(false);
  /** Something is to be read before anybody goes on. */
  readonly reading = signal(false);
  readonly timeline = new Timeline();
  /** What was taken back while this table is open, without asking anybody; oldest first. */
  readonly undone = signal<readonly TakenBack[]>([]);
  private current: Match;
  /** Raised whenever the match has changed. */
  private readonly stamp = signal(0);

  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>) {
    this.game = game;
    this.writer = writer;
    this.current = match;
    this.begin();
  }

  /** The match; whoever reads it in a computed or a component is told when it changes. */
  get match(): Match {
    this.stamp.value;
    return this.current;
  }
  /** For the names alone: they stay for the whole match, whoever plays on a chair. */
  readonly named = computed<readonly Chair[]>(() => this.match.record.chairs);
  readonly ask = computed<Ask | undefined>(() => this.match.ask());
  /** An onlooker and a match in trouble show the bare table alone. */
  readonly seat = computed<Seat | null>(() =>
    this.writer.value && !this.match.trouble ? viewer(this.match, this.eyes.value) : null,
  );
  /** What is on the screen: while a movement runs, what was there before it. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view = computed<any>(() => this.timeline.before(this.seat.value) ?? this.match.view(this.seat.value));
  /** The same as anybody may see it. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly bare = computed<any>(() => this.timeline.before(null) ?? this.match.view(null));
  /** What that seat's plate shows, to the eyes of the screen or to any: a movement that is not about it is not waited for. */
  plate(seat: Seat, eyes = this.seat.value): unknown {
    return this.timeline.plate(seat, eyes) ?? (eyes === null ? this.bare : this.view).value;
  }
  readonly over = computed(() => this.match.over);
  readonly undoable = computed<true | Phrase>(() => this.match.undoable());
  /** Whether anybody may touch the game on this screen now. */
  readonly touchable = computed(
    () =>
      this.writer.value &&
      !this.match.trouble &&
      !this.ending.value &&
      !this.reading.value &&
      this.eyes.value.kind !== 'shield',
  );

  /** Whether secrets need hand-overs at this table. */
  get shared(): boolean {
    return solo(this.match) === undefined && people(this.match).length > 1;
  }

  /** The match has changed. */
  changed(ending = this.ending.value): void {
    batch(() => {
      this.ending.value = ending;
      this.stamp.value++;
    });
  }

  /** Another match takes its place. */
  adopt(match: Match): void {
    batch(() => {
      this.current = match;
      this.begin();
    });
  }

  private begin(): void {
    this.timeline.end();
    this.undone.value = [];
    this.turnEyes(firstEyes(this.current, prefs.privacy.value));
    this.changed(waitsForEnd(this.game, this.current));
  }

  /** The one way for the eyes to move: whatever was peeked at is gone first. */
  turnEyes(eyes: Eyes): void {
    batch(() => {
      this.peeking.value = [];
      this.eyes.value = eyes;
    });
  }

  /** Where the eyes belong as the match stands now. */
  nextEyes(from: Eyes = PUBLIC): Eyes {
    return nextEyes(this.match, from, prefs.privacy.value);
  }

  /** Whatever is private leaves the screen. */
  cover(): void {
    const eyes = this.eyes.value;
    if (eyes.kind === 'private') this.turnEyes({ ...eyes, kind: 'shield' });
    else this.peeking.value = [];
  }

  /** The person whom the cover names has it taken away. */
  uncover(): void {
    const eyes = this.eyes.value;
    if (eyes.kind !== 'shield') return;
    // the only person left at the table needs no private screen beside the common one
    this.turnEyes(solo(this.match) === undefined ? { ...eyes, kind: 'private' } : PUBLIC);
  }

  /** Presses or lets go of a person's own corner. Never while the tablet is somebody's, or behind the shield. */
  peek(seat: Seat, down: boolean): void {
    const others = this.peeking.value.filter((s) => s !== seat);
    const may =
      down &&
      this.writer.value &&
      this.eyes.value.kind === 'public' &&
      this.shared &&
      people(this.match).includes(seat);
    this.peeking.value = may ? [...others, seat].sort((a, b) => a - b) : others;
  }
}
