import { computed, effect, signal, untracked } from '@preact/signals';
import type { Phrase, Seat } from '../engine/rules';
import type { Lesson, LessonStep, Moment } from '../games/lesson';
import { type Begun, prefs } from '../storage/prefs';
import { help } from './help';
import type { Viewpoint } from './viewpoint';

/** A lesson at the table: which of its steps is shown, and when the table waits for it. */

/** The learner sits here. */
const LEARNER: Seat = 0;

interface Shown {
  step: LessonStep;
  /** The how-manieth it is, from 0; the order goes by what the learner is asked. */
  at: number;
  of: number;
  text: Phrase;
  spots: readonly string[];
  /** After it the lesson is over. */
  last: boolean;
  /** Something has been done since it began: it can be done once more. */
  begun: boolean;
}

/** The steps this match's lesson has come to; undefined: it is over, or there was none. */
export function lessonOf(id: string): readonly Begun[] | undefined {
  const begun: unknown = prefs.lessons.value[id];
  const isStep = (x: unknown) => Array.isArray(x) && x.length === 2 && x.every((n) => Number.isInteger(n) && n >= 0);
  return Array.isArray(begun) && begun.length > 0 && begun.every(isStep) ? begun : undefined;
}

export class Learning {
  private readonly viewpoint: Viewpoint;
  private readonly lesson = signal<Lesson | undefined>(undefined);
  private readonly rewind: (at: number) => Promise<void>;
  private readonly goOn: () => void;
  private stop = (): void => {};
  /** The step that has been shown. */
  private open: number | undefined;

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
    const [, since] = begun.value?.at(-1) ?? [];
    if (since === undefined || viewpoint.over.value) return undefined;
    const { match } = viewpoint;
    const ask = match.ask();
    return {
      v: viewpoint.view.value,
      asked: ask?.kind === 'choice' && ask.actors.includes(LEARNER) ? ask.step : undefined,
      moves: match.record.log.slice(since).flatMap(({ seat, move }) => (seat === LEARNER ? [move] : [])),
    };
  });

  private readonly step = computed(() => this.lesson.value?.steps[this.begun.value?.at(-1)?.[0] ?? -1]);

  /** What is to be read now; undefined while the others play, and where there is no lesson. */
  readonly shown = computed<Shown | undefined>(() => {
    const [step, moment, lesson, begun] = [this.step.value, this.moment.value, this.lesson.value, this.begun.value];
    if (!step || !moment || !lesson || !begun || this.viewpoint.ending.value) return undefined;
    if (step.when && !step.when(moment)) return undefined;
    const [, since] = begun[begun.length - 1];
    return {
      ...{ step, at: begun.length - 1, text: step.text(moment), spots: step.spots?.(moment) ?? [] },
      // what never came about is not told either
      ...{ of: step === lesson.steps.at(-1) ? begun.length : lesson.steps.length, last: step === lesson.steps.at(-1) },
      begun: this.viewpoint.match.length > since,
    };
  });

  /** The table does not go on by itself before this has been read. */
  get waits(): boolean {
    const shown = this.shown.value;
    return shown !== undefined && shown.step.done === undefined;
  }

  /** No time runs while somebody reads what they are to do. */
  get stands(): boolean {
    const shown = this.shown.value;
    return shown !== undefined && !shown.begun;
  }

  /** From here on it is taught. */
  begin(lesson: Lesson): void {
    this.lesson.value = lesson;
    this.stop = effect(() => {
      const [step, moment, begun] = [this.step.value, this.moment.value, this.begun.value];
      if (this.viewpoint.over.value) untracked(() => this.leave());
      if (!step || !moment || !begun || this.viewpoint.moving.value) return;
      untracked(() => this.attend(step, moment, begun));
    });
  }

  private attend(step: LessonStep, moment: Moment, begun: readonly Begun[]): void {
    // what was taken back is to be done again
    const { length } = this.viewpoint.match;
    const [at, since] = begun[begun.length - 1];
    if (since > length) {
      this.keep(begun.filter(([, entries]) => entries <= length));
      return;
    }
    const due = !step.when || step.when(moment);
    if (due) this.open = at;
    if (this.open === at && step.done?.(moment)) this.next();
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

  private unseen(begun: readonly Begun[]): number[] {
    const all = this.lesson.value?.steps ?? [];
    return [...all.keys()].filter((at) => !begun.some(([seen]) => seen === at));
  }

  next(): void {
    const { begun, shown } = this;
    if (!begun.value) return;
    const [next] = this.unseen(begun.value);
    const last = shown.value?.last === true || next === undefined;
    if (last) this.leave();
    else this.keep([...begun.value, [next, this.viewpoint.match.length]]);
    this.goOn();
  }

  /** The table as it stood when this step began. */
  async again(): Promise<void> {
    const [, since] = this.begun.value?.at(-1) ?? [];
    if (since !== undefined && since < this.viewpoint.match.length) await this.rewind(since);
  }

  /** The step before, and the table as it stood then. */
  async back(): Promise<void> {
    const { value } = this.begun;
    if (!value || value.length < 2) return;
    const before = value.slice(0, -1);
    const [, since] = before[before.length - 1];
    // while it is still done it would be left again at once
    if (since < this.viewpoint.match.length) await this.rewind(since);
    this.keep(before);
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
    prefs.lessons.value = { ...prefs.lessons.value, [this.viewpoint.match.record.id]: begun };
  }
}
