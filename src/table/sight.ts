import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { Bell, GameModule, PreviewLine } from '../games/module';
import { prefs } from '../storage/prefs';
import { bellOf, branchesOf, mayAct, waitsForEnd } from './may-act';
import { type Branch, decided, type Level, level } from './picks';
import { type Eyes, firstEyes, PUBLIC, people, solo, viewer } from './secrecy';

/** What of a running match is shown to whom, and what is being picked. Nothing here changes the match; see model.ts. */
export abstract class Sight {
  readonly game: GameModule;
  /** Raised whenever the match has changed. */
  protected readonly stamp = signal(0);
  protected current: Match;
  readonly eyes = signal<Eyes>(PUBLIC);
  readonly chosen = signal<readonly string[]>([]);
  /** A move that no picks lead to, as long as these picks are the last. */
  private readonly composed = signal<{ chosen: readonly string[]; move: Json | undefined } | undefined>(undefined);
  /** Where several people may act: who has said that they do. */
  protected readonly acting = signal<Seat | undefined>(undefined);
  /** Things are dragged and flown just now; a tap on the board picks nothing. */
  readonly byHand = signal(false);
  /** What a face shows passing on the board: it outlives the board itself. */
  passing: unknown = null;
  readonly peeking = signal<readonly Seat[]>([]);
  readonly refusal = signal<Phrase | undefined>(undefined);
  /** Something is being animated, drawn or thought about. */
  readonly moving = signal(false);
  /** The last action of a turn is made and can still be taken back. */
  readonly ending = signal(false);
  readonly writer: ReadonlySignal<boolean>;

  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>) {
    this.game = game;
    this.current = match;
    this.writer = writer;
    this.turnEyes(firstEyes(match, prefs.privacy.value));
    this.ending.value = waitsForEnd(this.game, this.current);
  }

  /** The one way for the eyes to move: whatever was peeked at is gone first. */
  protected turnEyes(eyes: Eyes): void {
    batch(() => {
      this.peeking.value = [];
      this.eyes.value = eyes;
    });
  }

  /** The match; whoever reads it in a computed or a component is told when it changes. */
  get match(): Match {
    this.stamp.value;
    return this.current;
  }
  readonly ask = computed<Ask | undefined>(() => this.match.ask());
  /** An onlooker and a match in trouble show the bare table alone. */
  readonly seat = computed<Seat | null>(() =>
    this.writer.value && !this.match.trouble ? viewer(this.match, this.eyes.value) : null,
  );
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view = computed<any>(() => this.match.view(this.seat.value));
  readonly over = computed(() => this.match.over);
  readonly undoable = computed<true | Phrase>(() => this.match.undoable());

  /** Whether anybody may touch the game on this screen now. */
  protected readonly live = computed(() => this.writer.value && !this.match.trouble && !this.ending.value);
  /** The people who may act on this screen now. */
  readonly mayAct = computed<Seat[]>(() =>
    this.live.value ? mayAct(this.match, this.ask.value, this.eyes.value) : [],
  );
  /** The person who picks on this screen now. */
  readonly actor = computed<Seat | undefined>(() => {
    const seats = this.mayAct.value;
    return seats.find((seat) => seat === this.acting.value) ?? seats[0];
  });
  /** Whether that person may take the tablet and decide behind the cover. */
  readonly mayTake = computed(() => {
    const secretive = this.ask.value?.privacy === 'hand' && this.ask.value.offered && this.shared;
    return secretive && this.eyes.value.kind === 'public' && this.actor.value !== undefined;
  });
  /** What the people at the table ring when they are ready to go on. */
  readonly bell = computed<Bell | undefined>(() => {
    if (!this.live.value || this.eyes.value.kind === 'shield') return undefined;
    const bell = bellOf(this.game, this.match, this.ask.value);
    return bell?.ms === undefined || bell.early ? bell : undefined;
  });

  readonly branches = computed<Branch[]>(() => {
    const seat = this.actor.value;
    if (seat === undefined) return [];
    return branchesOf(this.game, this.match, seat, this.seat.value, this.view.value);
  });
  /** Whatever is picked, taken back or entered since has put other picks in their place. */
  readonly composing = computed(() => this.composed.value?.chosen === this.chosen.value);
  readonly level = computed<Level>(() => {
    const move = this.composing.value ? this.composed.value?.move : undefined;
    return move === undefined ? this.levelAt(this.chosen.value) : decided(move);
  });
  readonly preview = computed<PreviewLine[]>(() => {
    const { move } = this.level.value;
    return move === undefined || this.actor.value === TABLE ? [] : this.game.preview(move, this.view.value);
  });

  /** Where the tree of picks stands after these. */
  levelAt(chosen: readonly string[]): Level {
    return level(this.branches.value, chosen, this.bell.value !== undefined || this.mayAct.value.length > 1);
  }

  /** Of several people who may act, this one does. */
  turnTo(seat: Seat): void {
    if (this.moving.value || !this.mayAct.value.includes(seat)) return;
    batch(() => {
      this.acting.value = seat;
      this.chosen.value = [];
      this.refusal.value = undefined;
    });
  }

  pick(id: string): void {
    if (this.moving.value || !this.level.value.picks.some((pick) => pick.id === id)) return;
    this.refusal.value = undefined;
    this.chosen.value = [...this.chosen.value, id];
  }

  /** All picks of a move at once, as a face that knows the way sets them. What fits nothing is ignored. */
  choose(ids: readonly string[]): void {
    if (this.moving.value) return;
    this.refusal.value = undefined;
    this.chosen.value = [...ids];
  }

  /** A face puts a move together by itself, listed or not; undefined while it is `open` but not complete. */
  compose(move: Json | undefined, open = move !== undefined): void {
    if (this.moving.value) return;
    batch(() => {
      this.refusal.value = undefined;
      this.chosen.value = [];
      this.composed.value = open ? { chosen: this.chosen.value, move } : undefined;
    });
  }

  /** A lit place of the board was tapped. Where several picks share it, the first one counts. */
  pickSpot(spot: string): void {
    if (this.byHand.value) return;
    const pick = this.level.value.picks.find((p) => p.spot === spot);
    if (pick) this.pick(pick.id);
  }

  /** Undoes one pick, or all but so many. */
  back(to = this.chosen.value.length - 1): void {
    this.chosen.value = this.chosen.value.slice(0, Math.max(0, to));
  }

  /** Whether secrets need hand-overs at this table. */
  get shared(): boolean {
    return solo(this.current) === undefined && people(this.current).length > 1;
  }
}
