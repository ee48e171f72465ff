import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { askBot } from '../bots/client';
import type { Ask, Match } from '../engine/match';
import type { Json, Phrase, Seat } from '../engine/rules';
import type { GameModule, PreviewLine } from '../games/module';
import { newId, newSeed, saveMatch } from '../storage/matches';
import { prefs } from '../storage/prefs';
import { trouble } from '../storage/store';
import type { Board } from './board';
import { type Branch, type Level, level } from './picks';
import { type Eyes, firstEyes, nextEyes, PUBLIC, people, solo, viewer } from './secrecy';

/** A running match on the screen: what is shown to whom, what is being picked, and who goes on next. Signals only. */

const PAUSE = { off: 60, fast: 220, normal: 520 } as const;
const LONGEST_THOUGHT = 5 * 60_000;
const LONGEST_SCENE = 5000;
const HAND_PAUSE = 400;

export class TableModel {
  readonly game: GameModule;
  /** Raised whenever the match has changed. */
  private readonly stamp = signal(0);
  private current: Match;
  readonly eyes = signal<Eyes>(PUBLIC);
  readonly chosen = signal<readonly string[]>([]);
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
    this.ending.value = this.waitsForEnd();
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

  /** The person who picks on this screen now. */
  readonly actor = computed<Seat | undefined>(() => {
    const ask = this.ask.value;
    const { match } = this;
    if (ask?.kind !== 'choice' || this.ending.value || match.trouble || !this.writer.value) return undefined;
    const seat = ask.actors.find((s) => !match.record.chairs[s].bot);
    if (seat === undefined || this.eyes.value.kind === 'shield') return undefined;
    return ask.privacy === 'open' || this.seat.value === seat ? seat : undefined;
  });

  readonly branches = computed<Branch[]>(() => {
    const seat = this.actor.value;
    if (seat === undefined) return [];
    const view = this.view.value;
    return this.match.moves(seat).map((move) => ({ move, walk: this.game.walk(move, view) }));
  });
  readonly level = computed<Level>(() => level(this.branches.value, this.chosen.value));
  readonly preview = computed<PreviewLine[]>(() => {
    const { move } = this.level.value;
    return move === undefined ? [] : this.game.preview(move, this.view.value);
  });

  pick(id: string): void {
    if (this.moving.value || !this.level.value.picks.some((pick) => pick.id === id)) return;
    this.refusal.value = undefined;
    this.chosen.value = [...this.chosen.value, id];
  }

  /** A lit place of the board was tapped. Where several picks share it, the first one counts. */
  pickSpot(spot: string): void {
    const pick = this.level.value.picks.find((p) => p.spot === spot);
    if (pick) this.pick(pick.id);
  }

  /** Undoes one pick. */
  back(): void {
    this.chosen.value = this.chosen.value.slice(0, -1);
  }

  clear(): void {
    this.chosen.value = [];
  }

  /** The second act: what was previewed is done. */
  async commit(): Promise<void> {
    const { move } = this.level.value;
    const seat = this.actor.value;
    if (move === undefined || seat === undefined || this.moving.value) return;
    await this.enter(seat, move);
    await this.advance();
  }

  async undo(): Promise<void> {
    if (this.moving.value || !this.writer.value) return;
    const dropped = this.current.undo(Date.now());
    if ('key' in dropped) {
      this.refusal.value = dropped;
      return;
    }
    batch(() => {
      this.chosen.value = [];
      this.ending.value = false;
      this.turnEyes(nextEyes(this.current, PUBLIC, prefs.privacy.value));
      this.stamp.value++;
    });
    await this.persist();
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
    this.turnEyes(solo(this.current) === undefined ? { kind: 'private', seat: eyes.seat } : PUBLIC);
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
      this.turnEyes({ kind: 'shield', seat: eyes.seat });
    });
  }

  /** Presses or lets go of a person's own corner. Never while the tablet is somebody's, or behind the shield. */
  peek(seat: Seat, down: boolean): void {
    const others = this.peeking.value.filter((s) => s !== seat);
    const may = this.eyes.value.kind === 'public' && this.shared && people(this.current).includes(seat);
    this.peeking.value = down && may ? [...others, seat].sort((a, b) => a - b) : others;
  }

  /** A bot takes the chair, or gives it back. */
  async seatBot(seat: Seat, bot: string | null): Promise<void> {
    this.conceal();
    this.current.seatBot(seat, bot, Date.now());
    // who is now alone at the table sees their hand all the time: but first it has to be them who holds the tablet
    const alone = solo(this.current);
    batch(() => {
      this.chosen.value = [];
      this.ending.value = this.waitsForEnd();
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
    batch(() => {
      this.chosen.value = [];
      this.ending.value = false;
      this.turnEyes(nextEyes(this.current, PUBLIC, prefs.privacy.value));
      this.stamp.value++;
    });
    await this.persist();
    await this.advance();
  }

  /** A new match from the last sound position; the one in trouble is kept as it is. Returns the new one's id. */
  async goOn(): Promise<string | undefined> {
    try {
      const match = this.current.continued({ id: newId(), seed: newSeed(), now: Date.now() });
      const fault = await saveMatch(match.record);
      if (!fault) return match.record.id;
      this.refusal.value = fault;
    } catch {
      this.refusal.value = { key: 'save.impossible' };
    }
    return undefined;
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
    const bot = ask.actors.find((seat) => this.current.record.chairs[seat].bot);
    if (bot === undefined) return false;
    this.moving.value = true;
    const at = this.current.length;
    const [move] = await Promise.all([this.think(bot, ask), rest(pause(ask))]);
    // meanwhile the game may have been left, taken back, or the chair given back to a person
    if (this.closed) return false;
    if (this.current.length !== at || !this.current.record.chairs[bot].bot) return true;
    return this.follow(() => this.current.enter(bot, move, Date.now()));
  }

  private think(seat: Seat, ask: Ask): Promise<Json> {
    const moves = this.current.moves(seat);
    if (moves.length === 1) return Promise.resolve(moves[0]);
    const seed = [...crypto.getRandomValues(new Uint32Array(4))];
    const level = this.current.record.chairs[seat].bot ?? 'simple';
    return askBot({ game: this.game.id, level, seat, view: this.current.view(seat), step: ask.step, moves, seed });
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
    const seen = new Map([this.seat.value, null].map((seat) => [seat, this.current.view(seat)]));
    const verdict = entry();
    if (verdict !== true) {
      this.refusal.value = verdict;
      this.chosen.value = [];
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
    if (now.kind !== 'shield' && this.board && before) await this.perform(events, before, this.current.view(seat));
    batch(() => {
      this.chosen.value = [];
      this.refusal.value = undefined;
      this.ending.value = this.waitsForEnd();
      this.stamp.value++;
    });
    this.asked = Date.now();
    await saved;
    return true;
  }

  /** The rules never wait for a picture: what has not ended by then is cut short. */
  private async perform(events: readonly Phrase[], before: unknown, after: unknown): Promise<void> {
    const { board } = this;
    await Promise.race([board?.play(events, before, after), rest(LONGEST_SCENE)]);
    board?.skip();
  }

  /** After a person's last choice the table waits, so that it can still be taken back. */
  private waitsForEnd(): boolean {
    const { length, record } = this.current;
    if (length === 0 || this.current.undoable() !== true) return false;
    return this.current.ask()?.turn !== record.log[length - 1].seat;
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

/** A secret decision of a bot always takes the same time: how long it thinks would tell what it holds. */
const pause = (ask: Ask): number =>
  ask.privacy === 'open' ? PAUSE[prefs.motion.value] : ask.privacy === 'sealed' ? 0 : HAND_PAUSE;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
