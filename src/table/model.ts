import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import { Clock } from './clock';
import { Entries } from './entries';
import { bellOf, botsAwake, ringing, waitsForEnd } from './may-act';
import { botMove, moment } from './pace';
import { PUBLIC, people, solo } from './secrecy';
import { Selection } from './selection';
import { Stage } from './stage';
import { Viewpoint } from './viewpoint';

/** A running match on the screen: what people do with it, and who goes on next. Signals only. */
export class TableModel {
  readonly viewpoint: Viewpoint;
  readonly selection: Selection;
  readonly stage = new Stage();
  /** Something lies over the table (a menu, the log): no time runs. */
  readonly covered = signal(false);
  readonly clock = new Clock({ stands: () => this.stands(), save: () => void this.entries.save() });
  private readonly entries: Entries;
  private running = false;

  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>) {
    this.viewpoint = new Viewpoint(game, match, writer);
    this.selection = new Selection(this.viewpoint);
    this.entries = new Entries(this.viewpoint, this.selection, this.stage, this.clock);
  }

  private stands(): boolean {
    const { eyes, writer } = this.viewpoint;
    return document.hidden || this.covered.value || eyes.value.kind === 'shield' || !writer.value;
  }

  /** The second act: what was previewed is done. */
  async commit(): Promise<void> {
    const { level, actor } = this.selection;
    const { move } = level.value;
    const seat = actor.value;
    if (move === undefined || seat === undefined || this.viewpoint.moving.value) return;
    await this.entries.decide(seat, move);
    await this.advance();
  }

  /** The people at the table are ready: TABLE goes on. */
  async ring(): Promise<void> {
    const { match, moving } = this.viewpoint;
    if (!this.selection.bell.value || moving.value) return;
    await this.entries.decide(TABLE, ringing(match));
    await this.advance();
  }

  async undo(): Promise<void> {
    const { match, moving, writer } = this.viewpoint;
    if (moving.value || !writer.value) return;
    const dropped = match.undo(Date.now());
    if ('key' in dropped) {
      this.selection.refusal.value = dropped;
      return;
    }
    await this.rewound(dropped.seat);
  }

  /** The person is done: what they did stays. */
  async endTurn(): Promise<void> {
    const { match, ending, peeking } = this.viewpoint;
    if (!ending.value) return;
    match.seal();
    peeking.value = [];
    this.viewpoint.changed(false);
    await this.entries.save();
    await this.advance();
  }

  /** The shield was opened by the person it names. */
  reveal(): void {
    const { eyes, match } = this.viewpoint;
    if (eyes.value.kind !== 'shield') return;
    this.entries.thinking.restart();
    match.seal();
    this.viewpoint.uncover();
    this.viewpoint.changed();
    void this.entries.save().then(() => this.advance());
  }

  /** Anything private leaves the screen at once: the page was hidden, turned, or lost. */
  conceal(): void {
    batch(() => {
      if (this.viewpoint.eyes.value.kind === 'private') this.selection.clear();
      this.viewpoint.cover();
    });
  }

  /** What could be decided in the open is decided behind the cover after all: that person takes the tablet. */
  takeTablet(): void {
    const { actor, mayTake } = this.selection;
    if (!mayTake.value) return;
    const seat = actor.value as Seat;
    this.selection.clear();
    this.viewpoint.turnEyes({ kind: 'shield', seat, own: true });
  }

  /** Whoever took the tablet by wish puts it back on the table; anybody else covers what is theirs. */
  hide(): void {
    const eyes = this.viewpoint.eyes.value;
    this.conceal();
    if (eyes.kind === 'private' && eyes.own) this.viewpoint.turnEyes(PUBLIC);
  }

  /** A bot takes the chair, or gives it back. */
  async seatBot(seat: Seat, bot: string | null): Promise<void> {
    const { game, match, writer } = this.viewpoint;
    if (!writer.value) return;
    this.conceal();
    match.seatBot(seat, bot, Date.now());
    // who is now alone at the table sees their hand all the time: but first it has to be them who holds the tablet
    const alone = solo(match);
    batch(() => {
      this.selection.clear();
      this.viewpoint.turnEyes(alone === undefined ? this.viewpoint.nextEyes() : { kind: 'shield', seat: alone });
      this.viewpoint.changed(waitsForEnd(game, match));
    });
    await this.entries.save();
    await this.advance();
  }

  /** Everybody agreed: back to before entry `at`. */
  async takeBack(at: number): Promise<void> {
    const { match, writer } = this.viewpoint;
    if (!writer.value) return;
    match.takeBack(at, Date.now());
    await this.rewound();
    await this.advance();
  }

  /** Something was taken back: whoever did it, if one person did, decides once more. */
  private async rewound(seat?: Seat): Promise<void> {
    this.clock.stop();
    batch(() => {
      this.selection.restart(seat);
      this.viewpoint.turnEyes(this.viewpoint.nextEyes());
      this.viewpoint.changed(false);
    });
    await this.entries.save();
  }

  /** Runs everything that needs no person: the table's draws, clean-up, bots. Stops where somebody has to decide. */
  async advance(): Promise<void> {
    if (this.running || this.entries.closed) return;
    this.running = true;
    const { writer, ending, moving } = this.viewpoint;
    try {
      while (!this.entries.closed && writer.value && !this.viewpoint.match.trouble && !ending.value) {
        const ask = this.viewpoint.match.ask();
        if (!ask || !(await this.step(ask))) break;
      }
    } finally {
      this.running = false;
      moving.value = false;
    }
  }

  /** After a step that broke: the match is on the position before; try it again. */
  retry(): void {
    this.selection.refusal.value = undefined;
    void this.advance();
  }

  close(): void {
    this.entries.closed = true;
    this.clock.wake();
    this.conceal();
  }

  /** One entry by TABLE or a bot; false when a person is to decide, or when it was refused. */
  private async step(ask: Ask): Promise<boolean> {
    const { game, match, eyes, moving } = this.viewpoint;
    if (eyes.value.kind === 'shield' && solo(match) !== undefined) return false;
    if (ask.kind !== 'choice') {
      if (ask.typed) return false;
      moving.value = true;
      return this.entries.make(() => match.draw(Date.now()));
    }
    const bell = bellOf(game, match, ask);
    if (bell?.ms !== undefined) return this.timed(ask, bell.ms);
    if (bell) return this.ringAlone();
    const [bot] = botsAwake(game, match, ask);
    if (bot === undefined) return false;
    moving.value = true;
    return this.botActs(ask, bot);
  }

  private async botActs(ask: Ask, bot: Seat): Promise<boolean> {
    const at = this.viewpoint.match.length;
    const move = await botMove(this.viewpoint.match, bot, ask);
    // meanwhile the game may have been left, taken back, or the chair given back to a person
    if (this.entries.closed) return false;
    const { match } = this.viewpoint;
    if (match.length !== at || !match.record.chairs[bot].bot) return true;
    return this.entries.make(() => match.enter(bot, move, Date.now()));
  }

  /** A step against the clock: people act whenever they like, computer players at their moments, TABLE when it is up. */
  private async timed(ask: Ask, ms: number): Promise<boolean> {
    const { game, match, moving } = this.viewpoint;
    moving.value = false;
    this.clock.begin(ask.step, match.record.left ?? ms);
    const at = match.length;
    const due = await this.clock.wait(botsAwake(game, match, ask));
    if (this.entries.closed) return false;
    if (this.viewpoint.match.length !== at || due === 'woken') return true;
    return due === 'up' ? this.ringNow() : this.botActs(ask, due.bot);
  }

  /** With nobody at the table who could ring, TABLE waits a moment and goes on. */
  private async ringAlone(): Promise<boolean> {
    const { match, moving } = this.viewpoint;
    if (people(match).length > 0) return false;
    moving.value = true;
    const at = match.length;
    await moment();
    if (this.entries.closed) return false;
    const now = this.viewpoint.match;
    if (now.length !== at || people(now).length > 0) return true;
    return this.ringNow();
  }

  private ringNow(): Promise<boolean> {
    const { match } = this.viewpoint;
    return this.entries.make(() => match.enter(TABLE, ringing(match), Date.now()));
  }

  /** Enters a move at once, by anybody who may: several people act at the same time. */
  strike(seat: Seat, move: Json): true | Phrase {
    const { match, touchable } = this.viewpoint;
    if (!touchable.value) return { key: 'engine.notYours' };
    const verdict = match.accepts(seat, move);
    if (verdict !== true) return verdict;
    const how = seat === TABLE ? 'measured' : undefined;
    void this.entries.make(() => match.enter(seat, move, Date.now(), how)).then(() => this.advance());
    return true;
  }

  /** Another window has gone on with this match: here is where it stands now. */
  adopt(match: Match): void {
    this.clock.stop();
    batch(() => {
      this.selection.restart();
      this.viewpoint.adopt(match);
    });
    this.entries.thinking.restart();
    void this.advance();
  }

  /** What the match says of itself has changed without an entry: it was found to be in trouble, or put right. */
  judged(): void {
    this.conceal();
    this.selection.clear();
    this.viewpoint.changed();
  }
}
