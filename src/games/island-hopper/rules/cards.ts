import { shuffle } from '../../../engine/chance';
import type { Rng, Seat } from '../../../engine/rules';
import type { Card } from './deck';
import type { Held, Hopper } from './state';
import { NOBODY } from './state';

/** Contracts on their way between the deck, the row, hands and piles. Nothing undecided lies in the deck. */

/** How many cards can still be drawn. */
export const deckSize = (s: Hopper): number => s.bag.length + s.under.length;

/** The next cards of the deck: what nobody has seen first, then what was put under it, in that order. */
export function drawCards(s: Hopper, n: number, rng: Rng): Card[] {
  const out = shuffle([...s.bag], rng).slice(0, n);
  for (let i = 0; out.length < n && i < s.under.length; i++) out.push(s.under[i].card);
  return out;
}

/** Whether these could be the next cards of the deck. */
export function canDraw(s: Hopper, cards: readonly Card[], n: number): boolean {
  if (cards.length !== n || new Set(cards).size !== n) return false;
  const unseen = Math.min(n, s.bag.length);
  return cards.every((card, i) => (i < unseen ? s.bag.includes(card) : s.under[i - unseen]?.card === card));
}

/** Takes a card off the deck as it will be held; who had put it under there knows where it goes. */
export function takeFromDeck(s: Hopper, card: Card): Held {
  const at = s.bag.indexOf(card);
  if (at >= 0) {
    s.bag.splice(at, 1);
    return { card, open: false, from: NOBODY };
  }
  const [{ by, open }] = s.under.splice(0, 1);
  return { card, open, from: open ? NOBODY : by };
}

export function removeFromHand(s: Hopper, seat: Seat, card: Card): void {
  const at = s.hands[seat].findIndex((held) => held.card === card);
  s.hands[seat].splice(at, 1);
}

/** A card goes under the deck: unseen, unless everybody knew it already. */
export function bury(s: Hopper, seat: Seat, card: Card): void {
  const held = s.hands[seat].find((one) => one.card === card) as Held;
  removeFromHand(s, seat, card);
  s.under.push({ card, by: seat, open: held.open });
}
