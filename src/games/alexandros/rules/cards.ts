import type { Tell } from '../../../engine/rules';
import { noCards, SYMBOLS, sumOf } from './setup';
import type { Alexandros, Cards, Event, Hand, Sign } from './state';

/** Hands, discards and the supply (rule page 2.6). What was taken in the open stays known to all. */

export function counted(list: readonly Sign[]): Cards {
  const out = noCards();
  for (const symbol of list) out[symbol]++;
  return out;
}

/** All cards of a hand by symbol. */
export function cardsOf(hand: Hand): Cards {
  const out = hand.open.slice();
  for (const symbol of hand.hidden) out[symbol]++;
  return out;
}

export function holds(hand: Hand, symbol: Sign): boolean {
  return hand.open[symbol] > 0 || hand.hidden.includes(symbol);
}

/** One card leaves the hand in the open: the one everybody knew of first, since nobody could tell it from another. */
function leave(hand: Hand, symbol: Sign): void {
  if (hand.open[symbol] > 0) hand.open[symbol]--;
  else hand.hidden.splice(hand.hidden.indexOf(symbol), 1);
}

/** Cards go from the hand to the discard. */
export function discard(s: Alexandros, seat: number, cards: Cards): void {
  for (const symbol of SYMBOLS) {
    for (let k = 0; k < cards[symbol]; k++) leave(s.hands[seat], symbol);
    s.discards[symbol] += cards[symbol];
  }
}

export const single = (symbol: Sign): Cards => {
  const out = noCards();
  out[symbol] = 1;
  return out;
};

/** Some card can still be turned up or drawn. */
export const anyCard = (s: { discards: Cards; supply: readonly number[] | number }): boolean =>
  (typeof s.supply === 'number' ? s.supply : s.supply.length) > 0 || sumOf(s.discards) > 0;

/** 2.6: an empty supply is made of the discards, in an order nobody knows. Called before a card is drawn. */
export function restock(s: Alexandros, tell: Tell<Event>): void {
  if (s.supply.length > 0 || sumOf(s.discards) === 0) return;
  s.supply = SYMBOLS.flatMap((symbol) => new Array<number>(s.discards[symbol]).fill(symbol));
  s.discards = noCards();
  tell({ key: 'alex.reshuffled', rule: '2.6' });
}

export function takeFromSupply(s: Alexandros, symbol: Sign): void {
  s.supply.splice(s.supply.indexOf(symbol), 1);
}
