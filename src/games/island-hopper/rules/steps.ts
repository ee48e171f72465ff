import { answer, auction, load, price } from './auction';
import { bribe, calm } from './bribing';
import { blind, contracts, refill } from './contracts';
import { air, choose, claim, reckon, takeoff, wind } from './flying';
import { guide, gust } from './guiding';
import { again, result } from './landing';
import { deal, dummy, home, round, tile } from './rounds';

/** The steps in rule-book order (rule page A4). */
export const steps = {
  deal,
  tile,
  dummy,
  round,
  auction,
  load,
  price,
  answer,
  bribe,
  calm,
  choose,
  air,
  claim,
  reckon,
  wind,
  gust,
  guide,
  result,
  again,
  takeoff,
  home,
  contracts,
  blind,
  refill,
} as const;
