import type { LessonStep, Moment } from '../lesson';

/** When steps of a lesson come, and when they are done. */

/** The learner is asked this. */
export const asks =
  (step: string) =>
  ({ asked }: Moment): boolean =>
    asked === step;

/** The learner has done something. */
export const acted = ({ moves }: Moment): boolean => moves.length > 0;

/** What the others have done can be looked at again: told once they have done something. */
export const seen = (when: (now: Moment) => boolean): LessonStep => ({ text: () => ({ key: 'lesson.seen' }), when });

/** A step for whoever has not been told of this on their way, once the moment has come. */
export const unless =
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view and moves
  (topic: string, when: (now: Moment<any, any>) => boolean) => (now: Moment) => !now.taught.has(topic) && when(now);
