import { auction, deal, opener } from './auction';
import { buy, launch, load } from './duties';
import { hire } from './hire';
import { pause, payday } from './payday';
import { pilot, pilots } from './pilots';
import { board, moved, order, plunder, roll, sail } from './sail';

/** The steps in rule-book order (rule page 3.2). */
export const steps = {
  deal,
  opener,
  auction,
  buy,
  load,
  launch,
  hire,
  sail,
  roll,
  order,
  moved,
  board,
  pilots,
  pilot,
  plunder,
  payday,
  pause,
} as const;
