import { batch, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import { prefs } from '../storage/prefs';
import { saveMatch } from '../storage/saver';
import { AHEAD, trouble } from '../storage/store';
import type { Board } from './board';
import { Clock } from './clock';
import { bellOf, botsAwake, ringing, waitsForEnd } from './may-act';
import { aside, botMove, moment, perform, stopwatch } from './pace';
import { firstEyes, nextEyes, PUBLIC, people, solo, viewer } from './secrecy';
import { Sight } from './sight';

const LONGEST_THOUGHT = 5 * 60_000;
/** So long an act waits for the disk before the table plays on without it. */
const LONGEST_SAVE = 1000;

/** How the match stood just before an entry. */
interface Standing {
  length: number;
  /** The question, and the person who picked an answer to it on this screen. */
  step: string | undefined;
  actor: Seat | undefined;
  /** The views of those who may be looking when it is shown. */
  seen: ReadonlyMap<Seat | null, Json>;
}

/** A running match on the screen: what people do with it, and who goes on next. Signals only. */
export class TableModel extends Sight {
  /** Something lies over the table (a menu, the log): no time runs. */
  readonly covered = signal(false);
  readonly clock = new Clock({
    stands: () => document.hidden || this.covered.value || this.eyes.value.kind === 'shield' || !this.writer.value,
    save: () => void this.persist(),
  });
  board: Board | undefined;
  private running = false;
  private closed = false;
  /** Since the last question, and since time was counted last. */
  private readonly thinking = stopwatch(LONGEST_THOUGHT);
  private readonly playing = stopwatch(LONGEST_THOUGHT);

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
    this.thinking.restart();
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
    const may =
      down &&
      this.writer.value &&
      this.eyes.value.kind === 'public' &&
      this.shared &&
      people(this.current).includes(seat);
    this.peeking.value = may ? [...others, seat].sort((a, b) => a - b) : others;
  }

  /** A bot takes the chair, or gives it back. */
  async seatBot(seat: Seat, bot: string | null): Promise<void> {
    if (!this.writer.value) return;
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
    if (!this.writer.value) return;
    this.current.takeBack(at, Date.now());
    await this.rewound();
    await this.advance();
  }

  /** Something was taken back: whoever did it, if one person did, decides once more. */
  private async rewound(seat?: Seat): Promise<void> {
    this.clock.stop();
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
    this.clock.wake();
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
    if (bell?.ms !== undefined) return this.timed(ask, bell.ms);
    if (bell) return this.ringAlone();
    const [bot] = botsAwake(this.game, this.current, ask);
    if (bot === undefined) return false;
    this.moving.value = true;
    return this.botActs(ask, bot);
  }

  private async botActs(ask: Ask, bot: Seat): Promise<boolean> {
    const at = this.current.length;
    const move = await botMove(this.current, bot, ask);
    // meanwhile the game may have been left, taken back, or the chair given back to a person
    if (this.closed) return false;
    if (this.current.length !== at || !this.current.record.chairs[bot].bot) return true;
    return this.follow(() => this.current.enter(bot, move, Date.now()));
  }

  /** A step against the clock: people act whenever they like, computer players at their moments, TABLE when it is up. */
  private async timed(ask: Ask, ms: number): Promise<boolean> {
    this.moving.value = false;
    this.clock.begin(ask.step, this.current.record.left ?? ms);
    const at = this.current.length;
    const due = await this.clock.wait(botsAwake(this.game, this.current, ask));
    if (this.closed) return false;
    if (this.current.length !== at || due === 'woken') return true;
    if (due !== 'up') return this.botActs(ask, due.bot);
    return this.follow(() => this.current.enter(TABLE, ringing(this.current), Date.now()));
  }

  /** Enters a move at once, by anybody who may: several people act at the same time. */
  strike(seat: Seat, move: Json): true | Phrase {
    if (!this.live.value || this.eyes.value.kind === 'shield') return { key: 'engine.notYours' };
    const verdict = this.current.accepts(seat, move);
    if (verdict !== true) return verdict;
    const how = seat === TABLE ? 'measured' : undefined;
    void this.follow(() => this.current.enter(seat, move, Date.now(), how)).then(() => this.advance());
    return true;
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
    const thought = this.thinking.passed();
    const how = seat === TABLE && this.current.ask()?.typed ? 'typed' : undefined;
    await this.follow(() => this.current.enter(seat, move, Date.now(), how, thought));
    this.moving.value = false;
  }

  /** Makes an entry, saves it, and shows what the eyes of that moment may see of it. False when it was refused. */
  private async follow(entry: () => true | Phrase): Promise<boolean> {
    // whoever lost the match to another window while thinking, or left it, enters nothing
    if (!this.writer.value || this.closed) return false;
    const before = this.standing();
    if (!this.judge(entry())) return false;
    // while the sand runs nothing waits for a picture
    const hurried = this.clock.left.value !== undefined && this.current.ask()?.step === before.step;
    const saved = this.save(hurried);
    const shown = this.show(before, hurried);
    // without a picture the next entry finds this one settled, however soon it comes
    if (shown) await shown;
    this.settle(before);
    await saved;
    return true;
  }

  private standing(): Standing {
    return {
      length: this.current.length,
      step: this.ask.value?.step,
      actor: this.actor.value,
      seen: new Map([this.seat.value, null].map((seat) => [seat, this.current.view(seat)])),
    };
  }

  private judge(verdict: true | Phrase): boolean {
    if (verdict === true) return true;
    // what was put together is still on the table, to be changed
    if (!this.composing.value) this.chosen.value = [];
    this.refusal.value = verdict;
    return false;
  }

  /** `hurried`: the same sand runs on. */
  private save(hurried: boolean): Promise<void> {
    this.countTime();
    if (!hurried) this.clock.stop();
    return this.persist();
  }

  /** Turns the eyes to where they belong now, and plays on the board what they may see happen. */
  private show({ length, seen }: Standing, hurried: boolean): Promise<void> | undefined {
    const was = this.eyes.value;
    const now = nextEyes(this.current, was, prefs.privacy.value);
    const seat = viewer(this.current, now);
    const events = this.current.heard(seat, length).map((heard) => heard.event);
    // the private tree goes before anything else is painted
    if (now !== was) this.turnEyes(now);
    const before = seen.get(seat);
    if (hurried || now.kind === 'shield' || !this.board || !before) return undefined;
    return perform(this.board, events, before, this.current.view(seat));
  }

  private settle({ step, actor }: Standing): void {
    const { log } = this.current.record;
    const same = this.current.ask()?.step === step;
    batch(() => {
      // what somebody else does meanwhile takes nothing out of a person's hands
      if (!same || log[log.length - 1].seat === actor) this.chosen.value = [];
      this.refusal.value = undefined;
      // whoever acts in a pause may act again; another question has its own actors
      if (!same) this.acting.value = undefined;
      this.ending.value = waitsForEnd(this.game, this.current);
      // the dice lie on the table before they are entered: what led to them stays
      if (!this.ending.value && this.current.ask()?.typed) this.current.seal();
      this.stamp.value++;
    });
    this.thinking.restart();
    this.clock.wake();
  }

  private countTime(): void {
    this.current.record.clock.played += this.playing.passed();
    this.playing.restart();
  }

  /** Another window has gone on with this match: here is where it stands now. */
  adopt(match: Match): void {
    this.clock.stop();
    batch(() => {
      this.current = match;
      this.chosen.value = [];
      this.acting.value = undefined;
      this.ending.value = waitsForEnd(this.game, match);
      this.turnEyes(firstEyes(match, prefs.privacy.value));
      this.stamp.value++;
    });
    this.thinking.restart();
    void this.advance();
  }

  /** What the match says of itself has changed without an entry: it was found to be in trouble, or put right. */
  judged(): void {
    this.conceal();
    this.chosen.value = [];
    this.stamp.value++;
  }

  private async persist(): Promise<void> {
    if (this.closed) return;
    const left = this.clock.left.value;
    if (left === undefined) delete this.current.record.left;
    else this.current.record.left = Math.round(left);
    const saving = saveMatch(this.current.record, this.current.checkpoints).then((fault) => {
      // a full or broken disk is told by the banner of the app, another window's moves by what comes on the screen
      if (fault && fault !== AHEAD && fault.key !== trouble.value?.key) this.refusal.value = fault;
    });
    await Promise.race([saving, aside(LONGEST_SAVE)]);
  }
}
