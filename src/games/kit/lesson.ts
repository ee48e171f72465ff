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
export const seen = (when: (now: Moment) => boolean): LessonStep => ({
  text: () => ({ key: 'lesson.seen' }),
  part: 'seen',
  when,
});
