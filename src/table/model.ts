import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask, Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import { saveMatch } from '../storage/saver';
import { AHEAD, trouble } from '../storage/store';
import { Clock } from './clock';
import { bellOf, botsAwake, ringing, waitsForEnd } from './may-act';
import { aside, botMove, moment, stopwatch } from './pace';
import { PUBLIC, people, solo, viewer } from './secrecy';
import { Selection } from './selection';
import { Stage } from './stage';
import { Viewpoint } from './viewpoint';

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
export class TableModel {
  readonly viewpoint: Viewpoint;
  readonly selection: Selection;
  readonly stage = new Stage();
  /** Something lies over the table (a menu, the log): no time runs. */
  readonly covered = signal(false);
  readonly clock = new Clock({ stands: () => this.stands(), save: () => void this.persist() });
  private running = false;
  private closed = false;
  /** Since the last question, and since time was counted last. */
  private readonly thinking = stopwatch(LONGEST_THOUGHT);
  private readonly playing = stopwatch(LONGEST_THOUGHT);

  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>) {
    this.viewpoint = new Viewpoint(game, match, writer);
    this.selection = new Selection(this.viewpoint);
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
    await this.enter(seat, move);
    await this.advance();
  }

  /** The people at the table are ready: TABLE goes on. */
  async ring(): Promise<void> {
    const { match, moving } = this.viewpoint;
    if (!this.selection.bell.value || moving.value) return;
    await this.enter(TABLE, ringing(match));
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
    await this.persist();
    await this.advance();
  }

  /** The shield was opened by the person it names. */
  reveal(): void {
    const { eyes, match } = this.viewpoint;
    if (eyes.value.kind !== 'shield') return;
    this.thinking.restart();
    match.seal();
    this.viewpoint.uncover();
    this.viewpoint.changed();
    void this.persist().then(() => this.advance());
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
    await this.persist();
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
    await this.persist();
  }

  /** Runs everything that needs no person: the table's draws, clean-up, bots. Stops where somebody has to decide. */
  async advance(): Promise<void> {
    if (this.running || this.closed) return;
    this.running = true;
    const { writer, ending, moving } = this.viewpoint;
    try {
      while (!this.closed && writer.value && !this.viewpoint.match.trouble && !ending.value) {
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
    this.closed = true;
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
      return this.follow(() => match.draw(Date.now()));
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
    if (this.closed) return false;
    const { match } = this.viewpoint;
    if (match.length !== at || !match.record.chairs[bot].bot) return true;
    return this.follow(() => match.enter(bot, move, Date.now()));
  }

  /** A step against the clock: people act whenever they like, computer players at their moments, TABLE when it is up. */
  private async timed(ask: Ask, ms: number): Promise<boolean> {
    const { game, match, moving } = this.viewpoint;
    moving.value = false;
    this.clock.begin(ask.step, match.record.left ?? ms);
    const at = match.length;
    const due = await this.clock.wait(botsAwake(game, match, ask));
    if (this.closed) return false;
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
    if (this.closed) return false;
    const now = this.viewpoint.match;
    if (now.length !== at || people(now).length > 0) return true;
    return this.ringNow();
  }

  private ringNow(): Promise<boolean> {
    const { match } = this.viewpoint;
    return this.follow(() => match.enter(TABLE, ringing(match), Date.now()));
  }

  /** Enters a move at once, by anybody who may: several people act at the same time. */
  strike(seat: Seat, move: Json): true | Phrase {
    const { match, touchable } = this.viewpoint;
    if (!touchable.value) return { key: 'engine.notYours' };
    const verdict = match.accepts(seat, move);
    if (verdict !== true) return verdict;
    const how = seat === TABLE ? 'measured' : undefined;
    void this.follow(() => match.enter(seat, move, Date.now(), how)).then(() => this.advance());
    return true;
  }

  private async enter(seat: Seat, move: Json): Promise<void> {
    const { match, moving } = this.viewpoint;
    moving.value = true;
    const thought = this.thinking.passed();
    const how = seat === TABLE && match.ask()?.typed ? 'typed' : undefined;
    await this.follow(() => match.enter(seat, move, Date.now(), how, thought));
    moving.value = false;
  }

  /** Makes an entry, saves it, and shows what the eyes of that moment may see of it. False when it was refused. */
  private async follow(entry: () => true | Phrase): Promise<boolean> {
    // whoever lost the match to another window while thinking, or left it, enters nothing
    if (!this.viewpoint.writer.value || this.closed) return false;
    const before = this.standing();
    const verdict = entry();
    if (verdict !== true) {
      this.selection.refuse(verdict);
      return false;
    }
    // while the sand runs nothing waits for a picture
    const hurried = this.clock.left.value !== undefined && this.viewpoint.match.ask()?.step === before.step;
    const saved = this.save(hurried);
    const shown = this.show(before, hurried);
    // without a picture the next entry finds this one settled, however soon it comes
    if (shown) await shown;
    this.settle(before);
    await saved;
    return true;
  }

  private standing(): Standing {
    const { match, ask, seat } = this.viewpoint;
    return {
      length: match.length,
      step: ask.value?.step,
      actor: this.selection.actor.value,
      seen: new Map([seat.value, null].map((one) => [one, match.view(one)])),
    };
  }

  /** `hurried`: the same sand runs on. */
  private save(hurried: boolean): Promise<void> {
    this.viewpoint.match.record.clock.played += this.playing.passed();
    this.playing.restart();
    if (!hurried) this.clock.stop();
    return this.persist();
  }

  /** Turns the eyes to where they belong now, and plays on the board what they may see happen. */
  private show({ length, seen }: Standing, hurried: boolean): Promise<void> | undefined {
    const { match, eyes } = this.viewpoint;
    const now = this.viewpoint.nextEyes(eyes.value);
    const seat = viewer(match, now);
    const events = match.heard(seat, length).map((heard) => heard.event);
    // the private tree goes before anything else is painted
    if (now !== eyes.value) this.viewpoint.turnEyes(now);
    const before = seen.get(seat);
    if (hurried || now.kind === 'shield' || !before) return undefined;
    return this.stage.play(events, before, match.view(seat));
  }

  private settle({ step, actor }: Standing): void {
    const { game, match } = this.viewpoint;
    const { log } = match.record;
    const ask = match.ask();
    batch(() => {
      if (ask?.step !== step) this.selection.restart();
      // what somebody else does meanwhile takes nothing out of a person's hands, and who acts in a pause may act again
      else if (log[log.length - 1].seat === actor) this.selection.clear();
      this.selection.refusal.value = undefined;
      const ending = waitsForEnd(game, match);
      // the dice lie on the table before they are entered: what led to them stays
      if (!ending && ask?.typed) match.seal();
      this.viewpoint.changed(ending);
    });
    this.thinking.restart();
    this.clock.wake();
  }

  /** Another window has gone on with this match: here is where it stands now. */
  adopt(match: Match): void {
    this.clock.stop();
    batch(() => {
      this.selection.restart();
      this.viewpoint.adopt(match);
    });
    this.thinking.restart();
    void this.advance();
  }

  /** What the match says of itself has changed without an entry: it was found to be in trouble, or put right. */
  judged(): void {
    this.conceal();
    this.selection.clear();
    this.viewpoint.changed();
  }

  private async persist(): Promise<void> {
    if (this.closed) return;
    const { record, checkpoints } = this.viewpoint.match;
    const left = this.clock.left.value;
    if (left === undefined) delete record.left;
    else record.left = Math.round(left);
    const saving = saveMatch(record, checkpoints).then((fault) => {
      // a full or broken disk is told by the banner of the app, another window's moves by what comes on the screen
      if (fault && fault !== AHEAD && fault.key !== trouble.value?.key) this.selection.refusal.value = fault;
    });
    await Promise.race([saving, aside(LONGEST_SAVE)]);
  }
}
