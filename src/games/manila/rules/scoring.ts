import type { Phrase, ScoreLine } from '../../../engine/rules';
import { firstOf, type Ranking, tieOf } from '../../kit/ties';
import { wareName } from './names';
import { REDEEM, WARES } from './setup';
import type { Manila, Ware } from './state';

/** Fortunes (rule page 3.10). Called by the game, the bots' evaluation and the score sheet alike. */

/** All that a fortune is made of; in the open, so also what a sheet can be filled with. */
export interface Fortune {
  cash: number;
  /** Number of shares by ware, encumbered ones included. */
  shares: readonly number[];
  pledged: number;
}

export const CATEGORIES = ['cash', ...WARES.map(({ id }) => id), 'loans'] as const;

/** The lines of one fortune: cash, each ware's shares at its value, 15 for every encumbered share. */
export function fortuneLines(seat: number, fortune: Fortune, values: readonly number[]): ScoreLine[] {
  const { cash, shares, pledged } = fortune;
  const out: ScoreLine[] = [
    { seat, category: 'cash', points: cash, reason: { key: 'manila.score.cash', rule: '3.10' } },
  ];
  for (let ware = 0; ware < WARES.length; ware++) {
    const n = shares[ware];
    if (n === 0) continue;
    const args = { n, ware: wareName(ware), value: values[ware] };
    out.push({
      seat,
      category: WARES[ware].id,
      points: n * values[ware],
      reason: { key: 'manila.score.shares', args, rule: '3.10' },
    });
  }
  if (pledged > 0) {
    const reason: Phrase = { key: 'manila.score.loans', args: { n: pledged, coins: REDEEM }, rule: '3.10' };
    out.push({ seat, category: 'loans', points: -REDEEM * pledged, reason });
  }
  return out;
}

const fortune = (one: Fortune, values: readonly number[]): number =>
  fortuneLines(0, one, values).reduce((sum, line) => sum + line.points, 0);

function fortuneOf(s: Pick<Manila, 'cash' | 'hands' | 'pledged'>, seat: number): Fortune {
  const shares: number[] = new Array(WARES.length).fill(0);
  for (const { ware } of s.hands[seat]) shares[ware as Ware]++;
  return { cash: s.cash[seat], shares, pledged: s.pledged[seat] };
}

export const scores = (s: Manila): ScoreLine[] =>
  s.cash.flatMap((_, seat) => fortuneLines(seat, fortuneOf(s, seat), s.values));

/** Rule page 3.10: the highest fortune; equal ones share the win. */
const rankingOf = (fortunes: readonly Fortune[], values: readonly number[]): Ranking => [
  fortunes.map((one) => fortune(one, values)),
];

export const richest = (fortunes: readonly Fortune[], values: readonly number[]): number[] =>
  firstOf(rankingOf(fortunes, values));
export const tieIn = (fortunes: readonly Fortune[], values: readonly number[]): Phrase | undefined =>
  tieOf(rankingOf(fortunes, values));

type Counted = Pick<Manila, 'cash' | 'hands' | 'pledged' | 'values'>;
const fortunesOf = (s: Counted): Fortune[] => s.cash.map((_, seat) => fortuneOf(s, seat));

export const winners = (s: Counted): number[] => richest(fortunesOf(s), s.values);
export const tie = (s: Counted): Phrase | undefined => tieIn(fortunesOf(s), s.values);
