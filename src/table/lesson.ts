import { computed, effect, signal, untracked } from '@preact/signals';
import type { Phrase, Seat } from '../engine/rules';
import type { Lesson, LessonStep, Moment, Told } from '../games/lesson';
import { type Begun, prefs } from '../storage/prefs';
import { help } from './help';
import type { Viewpoint } from './viewpoint';

/** A lesson at the table: which of its steps is shown, and when the table waits for it. */

/** The learner sits here. */
const LEARNER: Seat = 0;

interface Shown extends Told {
  step: LessonStep;
  /** Its place among those that have begun. */
  at: number;
  spots: readonly string[];
  lines: readonly Phrase[];
  /** What is said of what the learner has just done, as it was told or otherwise. */
  reply?: 'asTold' | 'other';
  /** After it the lesson is over. */
  last: boolean;
  /** An earlier one, read again; the table stands as it is. */
  read: boolean;
}

/** Where a lesson stands: a step that stands there twice has been done, and what is said of that is read. */
const replies = (begun: readonly Begun[], at = begun.length - 1): boolean => begun[at]?.[0] === begun[at - 1]?.[0];

/** The steps this match's lesson has come to; undefined: it is over, or there was none. */
export function lessonOf(id: string): readonly Begun[] | undefined {
  const begun: unknown = prefs.lessons.value[id];
  const isStep = (x: unknown) => Array.isArray(x) && x.length === 2 && x.every((n) => Number.isInteger(n) && n >= 0);
  return Array.isArray(begun) && begun.length > 0 && begun.every(isStep) ? begun : undefined;
}

const asToldBy = ({ wants }: LessonStep, now: Moment): boolean => !wants || now.moves.some((move) => wants(move, now));

export class Learning {
  private readonly viewpoint: Viewpoint;
  private readonly lesson = signal<Lesson | undefined>(undefined);
  private readonly rewind: (at: number) => Promise<void>;
  private readonly goOn: () => void;
  private stop = (): void => {};
  /** The step that has been shown. */
  private open: number | undefined;
  /** The earlier step that is read again: its place among those begun. */
  private readonly reread = signal<number | undefined>(undefined);

  /** `rewind`: back to before that entry; `goOn`: the table need not wait any longer. */
  constructor(viewpoint: Viewpoint, rewind: (at: number) => Promise<void>, goOn: () => void) {
    this.viewpoint = viewpoint;
    this.rewind = rewind;
    this.goOn = goOn;
  }

  /** The last of them is the step that is on, shown or waiting for its moment. */
  private readonly begun = computed(() => lessonOf(this.viewpoint.match.record.id));

  private readonly moment = computed<Moment | undefined>(() => {
    const { viewpoint, begun } = this;
    const at = (begun.value?.length ?? 0) - 1;
    if (!begun.value || at < 0 || viewpoint.over.value) return undefined;
    const { match } = viewpoint;
    const ask = match.ask();
    // what is said of an act looks back at it
    const [since, until] = replies(begun.value) ? [begun.value[at - 1][1], begun.value[at][1]] : [begun.value[at][1]];
    return {
      v: viewpoint.view.value,
      asked: ask?.kind === 'choice' && ask.actors.includes(LEARNER) ? ask.step : undefined,
      moves: match.record.log.slice(since, until).flatMap(({ seat, move }) => (seat === LEARNER ? [move] : [])),
    };
  });

  private readonly step = computed(() => this.lesson.value?.steps[this.begun.value?.at(-1)?.[0] ?? -1]);

  /** The step that is on, once its moment has come. */
  private readonly due = computed<Shown | undefined>(() => {
    const [step, moment, begun] = [this.step.value, this.moment.value, this.begun.value];
    if (!step || !moment || !begun) return undefined;
    const at = begun.length - 1;
    if (!replies(begun)) return !step.when || step.when(moment) ? this.told(step, at, moment) : undefined;
    // what it spoke of may just have been taken back
    const asTold = asToldBy(step, moment);
    const told = moment.moves.length > 0 ? step.reply?.(moment, asTold) : undefined;
    if (!told) return undefined;
    return { step, at, spots: [], ...told, lines: [], reply: asTold ? 'asTold' : 'other', last: false, read: false };
  });

  /** What is to be read now; undefined while the others play, and where there is no lesson. */
  readonly shown = computed<Shown | undefined>(() => {
    const [moment, begun, reread] = [this.moment.value, this.begun.value, this.reread.value];
    if (this.viewpoint.ending.value) return undefined;
    const step = this.lesson.value?.steps[begun?.[reread ?? -1]?.[0] ?? -1];
    if (!step || !moment || reread === undefined) return this.due.value;
    return { ...this.told(step, reread, moment), spots: [], read: true };
  });

  /** It has more to say, and its moment has not come. */
  readonly quiet = computed(() => {
    const { shown, step, moment } = this;
    if (shown.value || !step.value || !moment.value || this.viewpoint.ending.value) return undefined;
    return moment.value.asked === undefined ? 'others' : 'free';
  });

  private told(step: LessonStep, at: number, moment: Moment): Shown {
    const { part, lines = [] } = step;
    const told = { text: step.text(moment), spots: step.spots?.(moment) ?? [], part, lines };
    return { step, at, ...told, last: step === this.lesson.value?.steps.at(-1), read: false };
  }

  /** The table does not go on by itself before this has been read. */
  get waits(): boolean {
    const shown = this.shown.value;
    return shown !== undefined && (shown.read || shown.reply !== undefined || shown.step.done === undefined);
  }

  /** No time runs while somebody reads what they are to do. */
  get stands(): boolean {
    const [, since] = this.begun.value?.at(-1) ?? [0, 0];
    return this.waits || (this.shown.value !== undefined && this.viewpoint.match.length <= since);
  }

  /** From here on it is taught. */
  begin(lesson: Lesson): void {
    this.lesson.value = lesson;
    // from the first step on whoever touches what is not lit is told why
    if (this.begun.value?.length === 1) help(this.viewpoint.match.record.id, LEARNER, true);
    const hold = effect(() => {
      // one thing at a time: whoever reads does not choose
      this.viewpoint.reading.value = this.waits;
    });
    const attend = effect(() => {
      const [step, moment, begun] = [this.step.value, this.moment.value, this.begun.value];
      if (this.viewpoint.over.value) untracked(() => this.leave());
      if (!step || !moment || !begun || this.viewpoint.moving.value) return;
      untracked(() => this.attend(step, moment, begun));
    });
    this.stop = () => {
      hold();
      attend();
      this.viewpoint.reading.value = false;
    };
  }

  private attend(step: LessonStep, moment: Moment, begun: readonly Begun[]): void {
    // what was taken back is to be done again
    const { length } = this.viewpoint.match;
    const [at, since] = begun[begun.length - 1];
    if (since > length) {
      this.keep(begun.filter(([, entries]) => entries <= length));
      return;
    }
    if (replies(begun)) return;
    const due = !step.when || step.when(moment);
    if (due && this.open !== at) {
      this.open = at;
      // what led to its moment was not done for it
      if (since < length) this.keep([...begun.slice(0, -1), [at, length]]);
    } else if (this.open === at && step.done?.(moment)) this.next();
    else if (!due) this.wait(moment, begun);
  }

  /** Its moment has not come: what is done meanwhile is not done for it, and another step may come first. */
  private wait(moment: Moment, begun: readonly Begun[]): void {
    const { length } = this.viewpoint.match;
    const [at, since] = begun[begun.length - 1];
    if (moment.asked !== undefined && this.turnTo(moment, begun)) return;
    if (this.open !== at && since < length) this.keep([...begun.slice(0, -1), [at, length]]);
  }

  /** The learner is asked something that another step speaks of: that one comes first, this one when its time is there. */
  private turnTo(moment: Moment, begun: readonly Begun[]): boolean {
    const fresh = { ...moment, moves: [] };
    const [at] = begun[begun.length - 1];
    // what was shown has been seen, done or not; what still waits comes later
    const before = this.open === at ? begun : begun.slice(0, -1);
    const other = this.unseen(before).find((one) => this.lesson.value?.steps[one].when?.(fresh));
    if (other !== undefined) this.keep([...before, [other, this.viewpoint.match.length]]);
    return other !== undefined;
  }

  /** What is still to be told, in order: what was taught by another step is not, and the last one waits for all of it. */
  private unseen(begun: readonly Begun[]): number[] {
    const { steps = [], teaches = [] } = this.lesson.value ?? {};
    const taught = new Set(begun.flatMap(([at]) => steps[at]?.teaches ?? []));
    const whole = teaches.every((one) => taught.has(one));
    return [...steps.keys()].filter((at) => {
      const again = steps[at].teaches?.every((one) => taught.has(one));
      return !again && !begun.some(([seen]) => seen === at) && (whole || at < steps.length - 1);
    });
  }

  next(): void {
    const [begun, step, moment, due] = [this.begun.value, this.step.value, this.moment.value, this.due.value];
    if (!begun || !step || !moment) return;
    const { length } = this.viewpoint.match;
    const replied = replies(begun) || moment.moves.length === 0 || !step.reply?.(moment, asToldBy(step, moment));
    const [next] = this.unseen(begun);
    if (!replied) this.keep([...begun, [begun[begun.length - 1][0], length]]);
    else if (due?.last || next === undefined) this.leave();
    else this.keep([...begun, [next, length]]);
    this.goOn();
  }

  /** The table as it stood when the step that is read began. */
  async again(): Promise<void> {
    const { value } = this.begun;
    const shown = this.shown.value;
    if (!value || !shown) return;
    const at = replies(value, shown.at) ? shown.at - 1 : shown.at;
    const [, since] = value[at];
    if (since >= this.viewpoint.match.length) return;
    await this.rewind(since);
    // what began later is still to come
    this.keep(value.slice(0, at + 1));
  }

  /** The step before, to be read again: nothing at the table changes. */
  back(): void {
    const now = this.shown.value?.at ?? (this.begun.value?.length ?? 0) - 1;
    // what was said of an act is not read alone
    const before = replies(this.begun.value ?? [], now - 1) ? now - 2 : now - 1;
    if (before >= 0) this.reread.value = before;
  }

  /** On from a step that was read again. */
  forth(): void {
    const { value = [] } = this.begun;
    const after = (this.reread.value ?? 0) + 1;
    const next = after < value.length - 1 && replies(value, after) ? after + 1 : after;
    const now = (this.begun.value?.length ?? 0) - 1;
    this.reread.value = next < now ? next : undefined;
    if (next >= now) this.goOn();
  }

  /** The game goes on without it. */
  leave(): void {
    const { [this.viewpoint.match.record.id]: _, ...others } = prefs.lessons.value;
    prefs.lessons.value = others;
    // whoever has just learned it is not left alone with it
    help(this.viewpoint.match.record.id, LEARNER, true);
    this.goOn();
  }

  close(): void {
    this.stop();
  }

  private keep(begun: readonly Begun[]): void {
    this.reread.value = undefined;
    prefs.lessons.value = { ...prefs.lessons.value, [this.viewpoint.match.record.id]: begun };
  }
}
