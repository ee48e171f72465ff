import type { Phrase, ScoreLine } from '../../../engine/rules';
import { firstOf, type Ranking, tieOf } from '../../kit/ties';
import { deckOf, SYMBOLS } from './deck';
import { symbolName } from './names';
import { setBonus } from './setup';
import type { Hopper } from './state';

/** Rule page A4, end and score. Called by the game, the bots' evaluation and the score sheet alike. */

export const CATEGORIES = ['cash', ...SYMBOLS] as const;

/** All that a score is made of; in the open, so also what a sheet can be filled with. */
export interface Earnings {
  cash: number;
  /** Completed contracts by symbol. */
  symbols: readonly number[];
}

/** Cash, then the bonus of each symbol that was completed three times or more. */
export function earningsLines(seat: number, { cash, symbols }: Earnings): ScoreLine[] {
  const out: ScoreLine[] = [
    { seat, category: 'cash', points: cash, reason: { key: 'hopper.score.cash', rule: '7.1' } },
  ];
  symbols.forEach((n, symbol) => {
    if (n === 0) return;
    const reason: Phrase = { key: 'hopper.score.set', args: { n, symbol: symbolName(symbol) }, rule: '7.1' };
    out.push({ seat, category: SYMBOLS[symbol], points: setBonus(n), reason });
  });
  return out;
}

const earnings = (one: Earnings): number => earningsLines(0, one).reduce((sum, { points }) => sum + points, 0);

/** Completed contracts of a pile by symbol. */
export function symbolsOf(deckName: string, pile: readonly number[]): number[] {
  const deck = deckOf(deckName);
  const out = SYMBOLS.map(() => 0);
  for (const card of pile) out[deck.contracts[card].symbol]++;
  return out;
}

const earningsOf = (s: Pick<Hopper, 'deck' | 'cash' | 'piles'>, seat: number): Earnings => ({
  cash: s.cash[seat],
  symbols: symbolsOf(s.deck, s.piles[seat]),
});

export const scores = (s: Pick<Hopper, 'deck' | 'cash' | 'piles'>): ScoreLine[] =>
  s.cash.flatMap((_, seat) => earningsLines(seat, earningsOf(s, seat)));

/** Most money; among equals more completed contracts; then the win is shared. */
const rankingOf = (people: readonly Earnings[]): Ranking => [
  people.map(earnings),
  people.map(({ symbols }) => symbols.reduce((sum, n) => sum + n, 0)),
];

export const winnersOf = (people: readonly Earnings[]): number[] => firstOf(rankingOf(people));
export const tieIn = (people: readonly Earnings[]): Phrase | undefined =>
  tieOf(rankingOf(people), ['hopper.tie.contracts']);

type Counted = Pick<Hopper, 'deck' | 'cash' | 'piles'>;
const peopleOf = (s: Counted): Earnings[] => s.cash.map((_, seat) => earningsOf(s, seat));

export const winners = (s: Counted): number[] => winnersOf(peopleOf(s));
export const tie = (s: Counted): Phrase | undefined => tieIn(peopleOf(s));
