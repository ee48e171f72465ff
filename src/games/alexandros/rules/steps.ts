import { act, compensate } from './act';
import { choose } from './choose';
import { route } from './route';
import { deal, draw, land, next, refill, starter, turnUp } from './table-moves';

/** The steps in rule-book order (rule page 2.1-2.7). */
export const steps = {
  land,
  deal,
  starter,
  turnUp,
  choose,
  route,
  act,
  draw,
  compensate,
  refill,
  next,
} as const;
