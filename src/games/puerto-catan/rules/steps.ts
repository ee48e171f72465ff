import { build, draw, freeRoad } from './building';
import { answer, confirm } from './deals';
import { board, place, starter } from './placing';
import { dice, produce } from './producing';
import { finish, prospect, robber, roundEnd, select } from './roles';
import { discard, seven, steal } from './seven';
import { soldier } from './soldiers';
import { trade } from './trading';

/** The steps in rule-book order (rule page B2 and B3). */
export const steps = {
  board,
  starter,
  place,
  select,
  produce,
  dice,
  discard,
  seven,
  steal,
  trade,
  answer,
  confirm,
  build,
  freeRoad,
  draw,
  soldier,
  prospect,
  robber,
  roundEnd,
  finish,
} as const;
