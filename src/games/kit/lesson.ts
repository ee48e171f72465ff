import type { Moment } from '../lesson';

/** When steps of a lesson come, and when they are done. */

/** The learner is asked this. */
export const asks =
  (step: string) =>
  ({ asked }: Moment): boolean =>
    asked === step;

/** The learner has done something. */
export const acted = ({ moves }: Moment): boolean => moves.length > 0;
