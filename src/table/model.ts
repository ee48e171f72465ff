import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { Bell, GameModule, PreviewLine } from '../games/module';
import { saveMatch } from '../storage/matches';
import { prefs } from '../storage/prefs';
import { trouble } from '../storage/store';
import type { Board } from './board';
import { bellOf, branchesOf, deciders, ringing, waitsForEnd } from './deciders';
import { botMove, moment, perform } from './pace';
import { type Branch, decided, type Level, level } from './picks';
import { type Eyes, firstEyes, nextEyes, PUBLIC, people, solo, viewer } from './secrecy';

/** A running match on the screen: what is shown to whom, what is being picked, and who goes on next. Signals only. */
const LONGEST_THOUGHT = 5 * 60_000;

export class TableModel {
  readonly game: GameModule;
  /** Raised whenever the match has changed. */
  private readonly stamp = signal(0);
  private current: Match;
  readonly eyes = signal<Eyes>(PUBLIC);
  readonly chosen = signal<readonly string[]>([]);
  /** A move that no picks lead to, as long as these picks are the last. */
  private readonly composed = signal<{ chosen: readonly string[]; move: Json | undefined } | undefined>(undefined);
  /** Where several people may act: who has said that they do. */
  private readonly acting = signal<Seat | undefined>(undefined);
  readonly peeking = signal<readonly Seat[]>([]);
  readonly refusal = signal<Phrase | undefined>(undefined);
  /** Something is being animated, drawn or thought about. */
  readonly moving = signal(false);
  /** The last action of a turn is made and can still be taken back. */
  readonly ending = signal(false);
  readonly writer: ReadonlySignal<boolean>;
  board: Board | undefined;
  private running = false;
  private closed = false;
  private asked = Date.now();
  private lastSeen = Date.now();

  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>) {
    this.game = game;
    this.current = match;
    this.writer = writer;
    this.turnEyes(firstEyes(match, prefs.privacy.value));
    this.ending.value = waitsForEnd(this.game, this.current);
  }

  /** The one way for the eyes to move: whatever was peeked at is gone first. */
  private turnEyes(eyes: Eyes): void {
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
  private readonly live = computed(() => this.writer.value && !this.match.trouble && !this.ending.value);
  /** The people who may act on this screen now. */
  readonly deciders = computed<Seat[]>(() =>
    this.live.value ? deciders(this.match, this.ask.value, this.eyes.value) : [],
  );
  /** The person who picks on this screen now. */
  readonly actor = computed<Seat | undefined>(() => {
    const seats = this.deciders.value;
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
    return bell?.ms === undefined ? bell : undefined;
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
    return move === undefined ? [] : this.game.preview(move, this.view.value);
  });

  /** Where the tree of picks stands after these. */
  levelAt(chosen: readonly string[]): Level {
    return level(this.branches.value, chosen, this.bell.value !== undefined || this.deciders.value.length > 1);
  }

  /** Of several people who may act, this one does. */
  turnTo(seat: Seat): void {
    if (this.moving.value || !this.deciders.value.includes(seat)) return;
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
    const pick = this.level.value.picks.find((p) => p.spot === spot);
    if (pick) this.pick(pick.id);
  }

  /** Undoes one pick, or all but so many. */
  back(to = this.chosen.value.length - 1): void {
    this.chosen.value = this.chosen.value.slice(0, Math.max(0, to));
  }

  /** The second act: what was previewed is done. */
  async commit(): Promise<void> {
    const { move } = this.level.value;
    const seat = this.actor.value;
    if (move === undefined || seat === undefined || this.moving.value) return;
    await this.enter(seat, move);
    await this.advance();
  }

  /** The people at the table are ready: TABLE goes on. */
  async ring(): Promise<void> {
    if (!this.bell.value || this.moving.value) return;
    await this.enter(TABLE, ringing(this.current));
    await this.advance();
  }

  async undo(): Promise<void> {
    if (this.moving.value || !this.writer.value) return;
    const dropped = this.current.undo(Date.now());
    if ('key' in dropped) {
      this.refusal.value = dropped;
      return;
    }
    await this.rewound(dropped.seat);
  }

  /** The person is done: what they did stays. */
  async endTurn(): Promise<void> {
    if (!this.ending.value) return;
    this.current.seal();
    this.ending.value = false;
    this.peeking.value = [];
    this.stamp.value++;
    await this.persist();
    await this.advance();
  }

  /** The shield was opened by the person it names. */
  reveal(): void {
    const eyes = this.eyes.value;
    if (eyes.kind !== 'shield') return;
    this.asked = Date.now();
    this.current.seal();
    // the only person left at the table needs no private screen beside the common one
    this.turnEyes(solo(this.current) === undefined ? { ...eyes, kind: 'private' } : PUBLIC);
    this.stamp.value++;
    void this.persist().then(() => this.advance());
  }

  /** Anything private leaves the screen at once: the page was hidden, turned, or lost. */
  conceal(): void {
    batch(() => {
      this.peeking.value = [];
      const eyes = this.eyes.value;
      if (eyes.kind !== 'private') return;
      this.chosen.value = [];
      this.turnEyes({ ...eyes, kind: 'shield' });
    });
  }

  /** What could be decided in the open is decided behind the cover after all: that person takes the tablet. */
  takeTablet(): void {
    if (!this.mayTake.value) return;
    this.chosen.value = [];
    this.turnEyes({ kind: 'shield', seat: this.actor.value as Seat, own: true });
  }

  /** Whoever took the tablet by wish puts it back on the table; anybody else covers what is theirs. */
  hide(): void {
    const eyes = this.eyes.value;
    this.conceal();
    if (eyes.kind === 'private' && eyes.own) this.turnEyes(PUBLIC);
  }

  /** Presses or lets go of a person's own corner. Never while the tablet is somebody's, or behind the shield. */
  peek(seat: Seat, down: boolean): void {
    const others = this.peeking.value.filter((s) => s !== seat);
    const may = down && this.eyes.value.kind === 'public' && this.shared && people(this.current).includes(seat);
    this.peeking.value = may ? [...others, seat].sort((a, b) => a - b) : others;
  }

  /** A bot takes the chair, or gives it back. */
  async seatBot(seat: Seat, bot: string | null): Promise<void> {
    this.conceal();
    this.current.seatBot(seat, bot, Date.now());
    // who is now alone at the table sees their hand all the time: but first it has to be them who holds the tablet
    const alone = solo(this.current);
    batch(() => {
      this.chosen.value = [];
      this.ending.value = waitsForEnd(this.game, this.current);
      this.turnEyes(
        alone === undefined ? nextEyes(this.current, PUBLIC, prefs.privacy.value) : { kind: 'shield', seat: alone },
      );
      this.stamp.value++;
    });
    await this.persist();
    await this.advance();
  }

  /** Everybody agreed: back to before entry `at`. */
  async takeBack(at: number): Promise<void> {
    this.current.takeBack(at, Date.now());
    await this.rewound();
    await this.advance();
  }

  /** Something was taken back: whoever did it, if one person did, decides once more. */
  private async rewound(seat?: Seat): Promise<void> {
    batch(() => {
      this.chosen.value = [];
      this.acting.value = seat;
      this.ending.value = false;
      this.turnEyes(nextEyes(this.current, PUBLIC, prefs.privacy.value));
      this.stamp.value++;
    });
    await this.persist();
  }

  /** Runs everything that needs no person: the table's draws, clean-up, bots. Stops where somebody has to decide. */
  async advance(): Promise<void> {
    if (this.running || this.closed) return;
    this.running = true;
    try {
      while (!this.closed && this.writer.value && !this.current.trouble && !this.ending.value) {
        const ask = this.current.ask();
        if (!ask || !(await this.step(ask))) break;
      }
    } finally {
      this.running = false;
      this.moving.value = false;
    }
  }

  /** After a step that broke: the match is on the position before; try it again. */
  retry(): void {
    this.refusal.value = undefined;
    void this.advance();
  }

  close(): void {
    this.closed = true;
    this.conceal();
  }

  /** One entry by TABLE or a bot; false when a person is to decide, or when it was refused. */
  private async step(ask: Ask): Promise<boolean> {
    if (this.eyes.value.kind === 'shield' && solo(this.current) !== undefined) return false;
    if (ask.kind !== 'choice') {
      if (ask.typed) return false;
      this.moving.value = true;
      return this.follow(() => this.current.draw(Date.now()));
    }
    const bell = bellOf(this.game, this.current, ask);
    if (bell && bell.ms === undefined) return this.ringAlone();
    // A bell with a time of its own is rung here, by a clock that stands still behind the shield and in a hidden page
    // and keeps what is left. No game asks for one yet: the actors go on as if there were no bell.
    const bot = ask.actors.find((seat) => this.current.record.chairs[seat].bot);
    if (bot === undefined) return false;
    this.moving.value = true;
    const at = this.current.length;
    const move = await botMove(this.current, bot, ask);
    // meanwhile the game may have been left, taken back, or the chair given back to a person
    if (this.closed) return false;
    if (this.current.length !== at || !this.current.record.chairs[bot].bot) return true;
    return this.follow(() => this.current.enter(bot, move, Date.now()));
  }

  /** With nobody at the table who could ring, TABLE waits a moment and goes on. */
  private async ringAlone(): Promise<boolean> {
    if (people(this.current).length > 0) return false;
    this.moving.value = true;
    const at = this.current.length;
    await moment();
    if (this.closed) return false;
    if (this.current.length !== at || people(this.current).length > 0) return true;
    return this.follow(() => this.current.enter(TABLE, ringing(this.current), Date.now()));
  }

  private async enter(seat: Seat, move: Json): Promise<void> {
    this.moving.value = true;
    const thought = Math.min(Date.now() - this.asked, LONGEST_THOUGHT);
    await this.follow(() => this.current.enter(seat, move, Date.now(), undefined, thought));
    this.moving.value = false;
  }

  /** Makes an entry, saves it, and shows what the eyes of that moment may see of it. False when it was refused. */
  private async follow(entry: () => true | Phrase): Promise<boolean> {
    const from = this.current.length;
    const asked = this.ask.value?.step;
    const seen = new Map([this.seat.value, null].map((seat) => [seat, this.current.view(seat)]));
    const verdict = entry();
    if (verdict !== true) {
      // what was put together is still on the table, to be changed
      if (!this.composing.value) this.chosen.value = [];
      this.refusal.value = verdict;
      return false;
    }
    this.countTime();
    const saved = this.persist();
    const was = this.eyes.value;
    const now = nextEyes(this.current, was, prefs.privacy.value);
    const seat = viewer(this.current, now);
    const events = this.current.heard(seat, from).map((heard) => heard.event);
    // the private tree goes before anything else is painted
    if (now !== was) this.turnEyes(now);
    const before = seen.get(seat);
    if (now.kind !== 'shield' && this.board && before)
      await perform(this.board, events, before, this.current.view(seat));
    batch(() => {
      this.chosen.value = [];
      this.refusal.value = undefined;
      // whoever acts in a pause may act again; another question has its own actors
      if (this.current.ask()?.step !== asked) this.acting.value = undefined;
      this.ending.value = waitsForEnd(this.game, this.current);
      this.stamp.value++;
    });
    this.asked = Date.now();
    await saved;
    return true;
  }

  private countTime(): void {
    const now = Date.now();
    this.current.record.clock.played += Math.min(now - this.lastSeen, LONGEST_THOUGHT);
    this.lastSeen = now;
  }

  private async persist(): Promise<void> {
    // a full or broken disk is told by the banner of the app; the game goes on
    const fault = await saveMatch(this.current.record);
    if (fault && fault !== trouble.value) this.refusal.value = fault;
  }

  /** Whether secrets need hand-overs at this table. */
  get shared(): boolean {
    return solo(this.current) === undefined && people(this.current).length > 1;
  }
}
