import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Match } from '../engine/match';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import { prefs } from '../storage/prefs';
import { Clock } from './clock';
import { Counsel } from './counsel';
import { Course } from './course';
import { Deaf } from './deaf';
import { Entries } from './entries';
import { Grace } from './grace';
import { Helping } from './help';
import { Learning } from './lesson';
import { Looks } from './looks';
import { ringing, waitsForEnd } from './may-act';
import { Replay } from './replay';
import { Reviewing } from './reviewing';
import { PUBLIC, solo } from './secrecy';
import { Seeing } from './seeing';
import { Selection } from './selection';
import { Sounds } from './sound';
import { Stage } from './stage';
import { Viewpoint } from './viewpoint';

/** A running match on the screen, and what people do with it. Signals only. */
export class TableModel {
  readonly viewpoint: Viewpoint;
  readonly selection: Selection;
  readonly stage = new Stage();
  /** Lists in words take the place of the board. */
  readonly inWords = signal(false);
  readonly grace = new Grace();
  readonly looks = new Looks();
  readonly sounds = new Sounds();
  /** Something lies over the table (a menu, the log): no time runs. */
  readonly covered = signal(false);
  readonly clock = new Clock({ stands: () => this.stands(), save: () => void this.entries.save() });
  readonly course: Course;
  readonly counsel: Counsel;
  readonly reviewing: Reviewing;
  readonly seeing: Seeing;
  readonly replay: Replay;
  readonly deaf: Deaf;
  readonly learning: Learning;
  readonly helping: Helping;
  private readonly entries: Entries;
  private readonly unlook: () => void;

  /** `now`: see Deaf. */
  constructor(game: GameModule, match: Match, writer: ReadonlySignal<boolean>, now?: () => number) {
    this.deaf = new Deaf(now);
    this.viewpoint = new Viewpoint(game, match, writer);
    this.selection = new Selection(this.viewpoint);
    this.entries = new Entries(this.viewpoint, this.selection, this.stage, this.clock);
    this.helping = new Helping(this.viewpoint, this.selection);
    this.learning = new Learning(
      this.viewpoint,
      (at) => this.takeBack(at),
      () => void this.course.advance(),
    );
    this.course = new Course(this.viewpoint, this.entries, this.clock, () => this.learning.waits);
    this.counsel = new Counsel(this.viewpoint, this.selection, () => void this.entries.save());
    this.seeing = new Seeing(this.viewpoint);
    if (match.over) this.looks.countAll();
    this.replay = new Replay(this.viewpoint, this.stage);
    this.reviewing = new Reviewing(this.viewpoint);
    this.unlook = this.looks.dropWith(this.viewpoint.eyes);
  }

  /** The table goes on by itself after the last act of a turn, for as long as it is open. */
  attendEnds(): () => void {
    const { viewpoint } = this;
    return this.grace.attend({
      ending: () => (viewpoint.ending.value ? viewpoint.match.record.log.at(-1) : undefined),
      stands: () => this.stands(),
      inWords: () => this.inWords.value,
      end: () => void this.endTurn(),
    });
  }

  private stands(): boolean {
    const { eyes, writer } = this.viewpoint;
    const reads = this.learning.stands;
    return reads || document.hidden || this.covered.value || eyes.value.kind === 'shield' || !writer.value;
  }

  /** A place of the board was touched: it is picked, or what was finished there is done. `rested`: picked, and no more yet. */
  touch(spot: string, rested = false): void {
    const { selection, looks } = this;
    // what was told of another place is not about this one
    looks.told.value = undefined;
    if (selection.finished.value?.places.includes(spot)) void this.commit();
    else {
      selection.pickSpot(spot);
      if (!rested) void this.doAtOnce();
    }
  }

  /** What has just been picked is done without a second act where there is nothing to weigh, and so is an open no. */
  async doAtOnce(): Promise<void> {
    const { move, made } = this.selection.level.value;
    const no = made.some(({ refuses }) => refuses) && this.viewpoint.ask.value?.privacy === 'open';
    const wanted = prefs.confirm.value === 'needed' && this.grace.byFinger && !this.inWords.value;
    if (wanted && move !== undefined && this.selection.light.value && (no || this.viewpoint.match.isFree(move))) {
      await this.commit();
    }
  }

  /** The second act: what was previewed is done. */
  async commit(): Promise<void> {
    const { level, actor } = this.selection;
    const { move } = level.value;
    const seat = actor.value;
    if (move === undefined || seat === undefined || this.viewpoint.moving.value) return;
    this.deaf.begin();
    this.sounds.tick();
    // what was told of before it says no more how things are
    this.looks.told.value = undefined;
    await this.entries.decide(seat, move);
    await this.course.advance();
  }

  /** The people at the table are ready: TABLE goes on. */
  async ring(): Promise<void> {
    const { match, moving } = this.viewpoint;
    if (!this.selection.bell.value || moving.value) return;
    this.deaf.begin();
    await this.entries.decide(TABLE, ringing(match));
    await this.course.advance();
  }

  async undo(): Promise<void> {
    const { match, moving, writer } = this.viewpoint;
    if (moving.value || !writer.value) return;
    const before = match.prefix(match.length);
    const dropped = match.undo(Date.now());
    if ('key' in dropped) {
      this.selection.refusal.value = dropped;
      return;
    }
    this.viewpoint.undone.value = [...this.viewpoint.undone.value, { at: match.length, match: before }];
    await this.rewound(dropped.seat);
  }

  /** The person is done: what they did stays. */
  async endTurn(): Promise<void> {
    const { match, ending, peeking } = this.viewpoint;
    if (!ending.value) return;
    this.deaf.begin();
    match.seal();
    peeking.value = [];
    this.viewpoint.changed(false);
    await this.entries.save();
    await this.course.advance();
  }

  /** The shield was opened by the person it names. */
  reveal(): void {
    const { eyes, match } = this.viewpoint;
    if (eyes.value.kind !== 'shield') return;
    this.entries.thinking.restart();
    match.seal();
    this.viewpoint.uncover();
    // whose cover it was has no turn of somebody else's to end
    this.viewpoint.changed(false);
    void this.entries.save().then(() => this.course.advance());
    if (prefs.recap.value) void this.replay.openBriefly();
  }

  /** Anything private leaves the screen at once: the page was hidden, turned, or lost. */
  conceal(): void {
    batch(() => {
      if (this.viewpoint.eyes.value.kind === 'private') this.selection.clear();
      this.replay.close();
      this.looks.drop();
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

  /** The computer player on that chair plays better or worse from its next thought on. */
  async changeLevel(seat: Seat, level: string): Promise<void> {
    if (!this.viewpoint.writer.value) return;
    this.viewpoint.match.changeLevel(seat, level, Date.now());
    this.viewpoint.changed(this.viewpoint.ending.value);
    await this.entries.save();
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
    await this.course.advance();
  }

  /** Everybody agreed: back to before entry `at`. */
  async takeBack(at: number): Promise<void> {
    const { match, writer } = this.viewpoint;
    if (!writer.value) return;
    match.takeBack(at, Date.now());
    await this.rewound();
    await this.course.advance();
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

  /** After a step that broke: the match is on the position before; try it again. */
  retry(): void {
    this.selection.refusal.value = undefined;
    void this.course.advance();
  }

  close(): void {
    this.entries.closed = true;
    this.clock.wake();
    this.conceal();
    this.counsel.close();
    this.learning.close();
    this.helping.close();
    this.unlook();
    this.reviewing.drop();
  }

  /** Enters a move at once, by anybody who may: several people act at the same time. */
  strike(seat: Seat, move: Json): true | Phrase {
    const { match, touchable } = this.viewpoint;
    if (!touchable.value) return { key: 'engine.notYours' };
    const verdict = match.accepts(seat, move);
    if (verdict !== true) return verdict;
    const how = seat === TABLE ? 'measured' : undefined;
    void this.entries.make(() => match.enter(seat, move, Date.now(), how)).then(() => this.course.advance());
    return true;
  }

  /** Another window has gone on with this match: here is where it stands now. */
  adopt(match: Match): void {
    this.clock.stop();
    batch(() => {
      this.selection.restart();
      this.viewpoint.adopt(match);
    });
    this.reviewing.drop();
    this.entries.thinking.restart();
    void this.course.advance();
  }

  /** What the match says of itself has changed without an entry: it was found to be in trouble, or put right. */
  judged(): void {
    this.conceal();
    this.selection.clear();
    this.viewpoint.changed();
  }
}
