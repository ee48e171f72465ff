import { batch } from '@preact/signals';
import { type Json, type Phrase, type Seat, TABLE } from '../engine/rules';
import { saveMatch } from '../storage/saver';
import { AHEAD, trouble } from '../storage/store';
import type { Clock } from './clock';
import { waitsForEnd } from './may-act';
import { aside, Reading, stopwatch } from './pace';
import { people, viewer } from './secrecy';
import type { Selection } from './selection';
import type { Stage } from './stage';
import { nextTask } from './task';
import type { Seen, Showing } from './timeline';
import type { Viewpoint } from './viewpoint';

const LONGEST_THOUGHT = 5 * 60_000;
/** So long an act waits for the disk before the table plays on without it. */
const LONGEST_SAVE = 1000;

/** How the match stood just before an entry. */
interface Standing {
  length: number;
  /** The question, and the person who picked an answer to it on this screen. */
  step: string | undefined;
  actor: Seat | undefined;
  seen: Seen;
}

/** What is told of an entry, and the movement that shows it where there is a board. */
interface Shown {
  what: Showing;
  picture: Promise<void> | undefined;
}

/** Entries on their way: into the match, to the disk, and before the eyes of that moment. */
export class Entries {
  /** The table was left: nothing is entered or saved any more. */
  closed = false;
  /** Since the last question, and since time was counted last. */
  readonly thinking = stopwatch(LONGEST_THOUGHT);
  private readonly reading = new Reading();
  private readonly playing = stopwatch(LONGEST_THOUGHT);
  private readonly viewpoint: Viewpoint;
  private readonly selection: Selection;
  private readonly stage: Stage;
  private readonly clock: Clock;

  constructor(viewpoint: Viewpoint, selection: Selection, stage: Stage, clock: Clock) {
    this.viewpoint = viewpoint;
    this.selection = selection;
    this.stage = stage;
    this.clock = clock;
  }

  /** What a person decided on this screen. */
  async decide(seat: Seat, move: Json): Promise<void> {
    const { match, moving } = this.viewpoint;
    moving.value = true;
    const thought = this.thinking.passed();
    const how = seat === TABLE && match.ask()?.typed ? 'typed' : undefined;
    await this.make(() => match.enter(seat, move, Date.now(), how, thought));
    moving.value = false;
  }

  /** Why something is refused tells of a hand: before other eyes it is only said that this hand cannot do it. */
  private inWordsOfTable(why: Phrase): Phrase {
    const { ask, eyes, shared } = this.viewpoint;
    const secret = ask.value?.privacy === 'hand' && shared && eyes.value.kind === 'public';
    return secret ? { key: 'table.notThisHand' } : why;
  }

  /** Makes an entry, saves it, and shows what the eyes of that moment may see of it. False when it was refused. */
  async make(entry: () => true | Phrase): Promise<boolean> {
    // whoever lost the match to another window while thinking, or left it, enters nothing
    if (!this.viewpoint.writer.value || this.closed) return false;
    const before = this.standing();
    const verdict = entry();
    if (verdict !== true) {
      this.selection.refuse(this.inWordsOfTable(verdict));
      return false;
    }
    // while the sand runs nothing waits for a picture
    const hurried = this.clock.left.value !== undefined && this.viewpoint.match.ask()?.step === before.step;
    this.countTime();
    if (!hurried) this.clock.stop();
    const saved = this.save();
    const showing = this.show(before, hurried);
    // without a picture the next entry finds this one settled, however soon it comes
    if (showing?.picture) {
      await showing.picture;
      // not in the frame that ended it
      await nextTask();
    }
    this.settle(before, showing);
    await saved;
    return true;
  }

  private standing(): Standing {
    const { match, ask, seat, view, bare, shared, timeline } = this.viewpoint;
    // another one still moves: that ends now
    timeline.end();
    // whoever presses their corner meanwhile sees what the board shows
    const corners = shared ? people(match).map((one): [Seat, Json] => [one, match.view(one)]) : [];
    return {
      length: match.length,
      step: ask.value?.step,
      actor: this.selection.actor.value,
      seen: new Map<Seat | null, Json>([...corners, [null, bare.value], [seat.value, view.value]]),
    };
  }

  private countTime(): void {
    this.viewpoint.match.record.clock.played += this.playing.passed();
    this.playing.restart();
  }

  /** Turns the eyes to where they belong now, and plays on the board what they may see happen. */
  private show({ length, seen, step, actor }: Standing, hurried: boolean): Shown | undefined {
    const { match, eyes, timeline } = this.viewpoint;
    const now = this.viewpoint.nextEyes(eyes.value);
    const seat = viewer(match, now);
    const events = match.heard(seat, length);
    const [before, after] = [seen.get(seat), match.view<Json>(seat)];
    const plays = !hurried && now.kind !== 'shield' && before !== undefined;
    const views: [Seat | null, Json][] = [
      [null, match.view(null)],
      [seat, after],
    ];
    const [by] = match.record.log.slice(length);
    // what somebody else says meanwhile takes no question from a person
    const answers = actor === undefined || by.seat === actor || match.ask()?.step !== step;
    const what = { events, before: seen, after: new Map(views), answers };
    batch(() => {
      if (plays) timeline.begin(what);
      // the private tree goes before anything else is painted
      if (now !== eyes.value) this.viewpoint.turnEyes(now);
    });
    if (!plays) return undefined;
    const others = events.length > 0 && !people(match).includes(by.seat);
    const play = async () => {
      if (others) await this.reading.over();
      const phrases = events.map(({ event }) => event);
      await this.stage.play(phrases, before, after, (n) => timeline.reach(n));
      if (others) this.reading.begin();
    };
    return { what, picture: this.stage.ground && play() };
  }

  private settle({ step, actor }: Standing, shown?: Shown): void {
    const { game, match } = this.viewpoint;
    const { log } = match.record;
    const ask = match.ask();
    batch(() => {
      this.selection.refusal.value = undefined;
      const ending = waitsForEnd(game, match);
      this.viewpoint.timeline.end(shown?.what);
      // the dice lie on the table before they are entered: what led to them stays
      if (!ending && ask?.typed) match.seal();
      this.viewpoint.changed(ending);
      if (ask?.step !== step) this.selection.restart();
      // what somebody else does meanwhile takes nothing out of a person's hands, and who acts in a pause may act again
      else if (log[log.length - 1].seat === actor) this.selection.goOn();
    });
    this.thinking.restart();
    this.clock.wake();
  }

  /** As the match stands now, with what is left on its clock. */
  async save(): Promise<void> {
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
