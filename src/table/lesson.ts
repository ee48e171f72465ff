import { computed, effect, signal, untracked } from '@preact/signals';
import type { Phrase, Seat } from '../engine/rules';
import type { Lesson, LessonStep, Moment } from '../games/lesson';
import { type Begun, prefs } from '../storage/prefs';
import { help } from './help';
import type { Viewpoint } from './viewpoint';

/** A lesson at the table: which of its steps is shown, and when the table waits for it. */

/** The learner sits here. */
const LEARNER: Seat = 0;

export interface Shown {
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
  /** An earlier one, read again; the table stands as it is. */
  read: boolean;
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
    const [, since] = begun.value?.at(-1) ?? [];
    if (since === undefined || viewpoint.over.value) return undefined;
    const { match } = viewpoint;
    const ask = match.ask();
    return {
      v: viewpoint.view.value,
      asked: ask?.kind === 'choice' && ask.actors.includes(LEARNER) ? ask.step : undefined,
      taught: this.taught.value,
      moves: match.record.log.slice(since).flatMap(({ seat, move }) => (seat === LEARNER ? [move] : [])),
    };
  });

  /** What the steps before this one have taught. */
  private readonly taught = computed<ReadonlySet<string>>(() => {
    const steps = this.lesson.value?.steps ?? [];
    return new Set(this.begun.value?.slice(0, -1).flatMap(([at]) => steps[at]?.teaches ?? []));
  });

  /** Its moment has come. The last one's has not before all else has been taught. */
  private isDue(step: LessonStep, moment: Moment): boolean {
    const steps = this.lesson.value?.steps ?? [];
    if (step === steps.at(-1) && steps.some((one) => one.teaches?.some((topic) => !moment.taught.has(topic))))
      return false;
    return step.when?.(moment) ?? true;
  }

  private readonly step = computed(() => this.lesson.value?.steps[this.begun.value?.at(-1)?.[0] ?? -1]);

  /** The step that is on, once its moment has come. */
  private readonly due = computed<Shown | undefined>(() => {
    const [step, moment, begun] = [this.step.value, this.moment.value, this.begun.value];
    if (!step || !moment || !begun || !this.isDue(step, moment)) return undefined;
    return this.told(step, begun.length - 1, moment);
  });

  /** What is to be read now; undefined while the others play, and where there is no lesson. */
  readonly shown = computed<Shown | undefined>(() => {
    const [moment, begun, reread] = [this.moment.value, this.begun.value, this.reread.value];
    if (this.viewpoint.ending.value) return undefined;
    const step = this.lesson.value?.steps[begun?.[reread ?? -1]?.[0] ?? -1];
    if (!step || !moment || reread === undefined) return this.due.value;
    return { ...this.told(step, reread, moment), spots: [], last: false, read: true };
  });

  /** It has more to say, and its moment has not come. */
  readonly quiet = computed(() => {
    const { shown, step, moment } = this;
    if (shown.value || !step.value || !moment.value || this.viewpoint.ending.value) return undefined;
    return moment.value.asked === undefined ? 'others' : 'free';
  });

  private told(step: LessonStep, at: number, moment: Moment): Shown {
    const steps = this.lesson.value?.steps ?? [];
    const [, since] = this.begun.value?.[at] ?? [0, 0];
    return {
      ...{ step, at, of: steps.length, text: step.text(moment), spots: step.spots?.(moment) ?? [] },
      ...{ last: step === steps.at(-1), begun: this.viewpoint.match.length > since, read: false },
    };
  }

  /** The table does not go on by itself before this has been read. */
  get waits(): boolean {
    const shown = this.shown.value;
    return shown !== undefined && (shown.read || shown.step.done === undefined);
  }

  /** It is read, and nothing of what lies in the dock is spoken of. */
  get dockless(): boolean {
    const shown = this.shown.value;
    if (!shown || (shown.step.done && !shown.read)) return false;
    return shown.step.part === undefined || shown.step.part === 'plates';
  }

  /** No time runs while somebody reads what they are to do. */
  get stands(): boolean {
    const shown = this.shown.value;
    return shown !== undefined && (shown.read || !shown.begun);
  }

  /** From here on it is taught. */
  begin(lesson: Lesson): void {
    this.lesson.value = lesson;
    // from the first step on whoever touches what is not lit is told why
    if (this.begun.value?.length === 1) help(this.viewpoint.match.record.id, LEARNER, true);
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
    const due = this.isDue(step, moment);
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
    const other = this.unseen(before).find((one) => {
      const step = this.lesson.value?.steps[one];
      return step?.when && this.isDue(step, fresh);
    });
    if (other !== undefined) this.keep([...before, [other, this.viewpoint.match.length]]);
    return other !== undefined;
  }

  private unseen(begun: readonly Begun[]): number[] {
    const all = this.lesson.value?.steps ?? [];
    return [...all.keys()].filter((at) => !begun.some(([seen]) => seen === at));
  }

  next(): void {
    const { begun, due } = this;
    if (!begun.value) return;
    const [next] = this.unseen(begun.value);
    const last = due.value?.last === true || next === undefined;
    if (last) this.leave();
    else this.keep([...begun.value, [next, this.viewpoint.match.length]]);
    this.goOn();
  }

  /** The table as it stood when the step that is read began. */
  async again(): Promise<void> {
    const { value } = this.begun;
    const at = this.shown.value?.at;
    const [, since] = (at === undefined ? undefined : value?.[at]) ?? [];
    if (!value || at === undefined || since === undefined || since >= this.viewpoint.match.length) return;
    await this.rewind(since);
    // what began later is still to come
    this.keep(value.slice(0, at + 1));
  }

  /** The step before, to be read again: nothing at the table changes. */
  back(): void {
    const now = this.shown.value?.at ?? (this.begun.value?.length ?? 0) - 1;
    if (now > 0) this.reread.value = now - 1;
  }

  /** On from a step that was read again. */
  forth(): void {
    const next = (this.reread.value ?? 0) + 1;
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
