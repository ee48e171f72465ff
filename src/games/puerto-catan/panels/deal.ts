import { same } from '../../../engine/copy';
import type { Seat } from '../../../engine/rules';
import { rate } from '../rules/board';
import { turned } from '../rules/deals';
import { GOLD_PRICE, noCards, RESOURCES, sumOf } from '../rules/setup';
import { type Cards, type Deal, type F, type Move, NOBODY, type Resource, type View } from '../rules/state';

/** What lies on the trading desk, which steps it allows, and the move it describes. */

export type Trade = F<'trade'>;
/** Whose desk it is. */
type Owner = Pick<Trade, 'seat'>;
export type Partner = Seat | 'all' | 'bank' | 'gold';
export type Side = 'give' | 'take';
/** A resource, or gold. */
export type Good = Resource | 'gold';

export interface Desk {
  to: Partner | null;
  /** With the bank, one card of the kind that goes and one of the kind that comes. */
  give: Cards;
  take: Cards;
  giveGold: number;
  takeGold: number;
}

export const untouched = (): Desk => ({ to: null, give: noCards(), take: noCards(), giveGold: 0, takeGold: 0 });

/** The owner's cards, where this view is theirs. */
export const ownCards = (v: View, f: Owner): Cards | undefined =>
  v.seat === f.seat ? v.hands[f.seat].known : undefined;

const goldField = (side: Side): 'giveGold' | 'takeGold' => (side === 'give' ? 'giveGold' : 'takeGold');
export const countOn = (d: Desk, side: Side, good: Good): number =>
  good === 'gold' ? d[goldField(side)] : d[side][good];

/** Everybody else, clockwise from the trader. */
export const others = (v: View, f: Owner): Seat[] => Array.from({ length: v.n - 1 }, (_, k) => (f.seat + 1 + k) % v.n);

/**
 * What lies there when the turn goes on: an offer stays and can be changed; all others are asked where nothing else can
 * be done. Where a card can be played the desk begins folded up: its button has the place of the open rows.
 */
export function laid(v: View, f: Trade, cardToPlay: boolean): Desk {
  if (f.offer) return { ...f.offer, to: f.offer.with === NOBODY ? 'all' : f.offer.with };
  return { ...untouched(), to: f.deals === 0 && !cardToPlay && mayTrade(v, f, 'all') ? 'all' : null };
}

/** Whether one more may be put there. Cards of hands that are not open here are limited by their number alone. */
export function mayAdd(v: View, f: Owner, d: Desk, side: Side, good: Good): boolean {
  const partners = d.to === 'all' ? others(v, f) : typeof d.to === 'number' ? [d.to] : [];
  if (partners.length === 0 || countOn(d, side === 'give' ? 'take' : 'give', good) > 0) return false;
  const seats = side === 'give' ? [f.seat] : partners;
  if (good === 'gold') return seats.some((seat) => v.gold[seat] > d[goldField(side)]);
  const own = side === 'give' ? ownCards(v, f) : undefined;
  if (own) return own[good] > d.give[good];
  return seats.some((seat) => v.hands[seat].size > sumOf(d[side]));
}

export function put(d: Desk, side: Side, good: Good, by: 1 | -1): Desk {
  if (good === 'gold') return { ...d, [goldField(side)]: Math.max(0, d[goldField(side)] + by) };
  return { ...d, [side]: d[side].map((n, kind) => (kind === good ? Math.max(0, n + by) : n)) };
}

/** Of the kinds the bank takes or gives, this one. A second tap takes it back. */
export function choose(d: Desk, side: Side, kind: Resource): Desk {
  const only = noCards();
  if (d[side][kind] === 0) only[kind] = 1;
  const other = side === 'give' ? 'take' : 'give';
  // nobody swaps a kind for itself
  return { ...d, [side]: only, [other]: d[other].map((n, one) => (one === kind ? 0 : n)) };
}

/** Whether the bank would take or give that kind. */
export function mayChoose(v: View, f: Trade, side: Side, kind: Resource): boolean {
  if (side === 'take') return v.bank[kind] > 0;
  const need = rate(v, f.seat, f.active, kind);
  const own = ownCards(v, f);
  return own ? own[kind] >= need : v.hands[f.seat].size >= need;
}

/** Whether there could be any trade with that partner. */
export function mayTrade(v: View, f: Trade, to: Partner): boolean {
  if (to === 'gold') return v.gold[f.seat] >= GOLD_PRICE && sumOf(v.bank) > 0;
  if (to === 'bank') return RESOURCES.some((kind) => mayChoose(v, f, 'give', kind)) && sumOf(v.bank) > 0;
  if (to === 'all') return others(v, f).filter((seat) => mayTrade(v, f, seat)).length > 1;
  const has = (seat: Seat): boolean => v.hands[seat].size > 0 || (v.tradeGold && v.gold[seat] > 0);
  return to !== f.seat && has(f.seat) && has(to);
}

export const asksPeople = ({ to }: Pick<Desk, 'to'>): boolean => typeof to === 'number' || to === 'all';

/** Another partner, or none for now: an offer that fits them stays on the desk. */
export function turnTo(v: View, f: Trade, d: Desk, to: Partner): Desk {
  if (d.to === to) return asksPeople(d) ? { ...d, to: null } : untouched();
  const kept = d.to === null || asksPeople(d);
  if (!asksPeople({ to }) || !kept) return { ...untouched(), to };
  const seats = typeof to === 'number' ? [to] : others(v, f);
  const fits = seats.some((seat) => sumOf(d.take) <= v.hands[seat].size);
  const gold = Math.max(...seats.map((seat) => v.gold[seat]));
  return { ...d, to, take: fits ? d.take : noCards(), takeGold: Math.min(d.takeGold, gold) };
}

/** The deal on the desk, once nothing formal is missing. */
function dealOf({ to, give, take, giveGold, takeGold }: Desk): Deal | undefined {
  if (to === null || sumOf(give) + giveGold === 0 || sumOf(take) + takeGold === 0) return undefined;
  return { with: typeof to === 'number' ? to : NOBODY, give: give.slice(), take: take.slice(), giveGold, takeGold };
}

/** A counter-offer begins with what was asked, as far as it is there. */
export function countered(v: View, { offer, from }: F<'answer'>, seat: Seat): Desk {
  const own = ownCards(v, { seat });
  const give = offer.take.map((n, kind) => Math.min(n, own?.[kind] ?? 0));
  const giveGold = Math.min(offer.takeGold, v.gold[seat]);
  return { to: from, give, take: offer.give, giveGold, takeGold: offer.giveGold };
}

/** What was changed to the very offer is no counter-offer: that is a yes. */
export function counterOf(d: Desk, { offer }: F<'answer'>): Move | undefined {
  const { with: _from, ...counter } = dealOf(d) ?? { with: NOBODY };
  return 'give' in counter && !same(counter, turned(offer)) ? { counter } : undefined;
}

/** The move that the desk describes. */
export function moveOf(d: Desk): Move | undefined {
  const [gives, gets] = [d.give.indexOf(1), d.take.indexOf(1)];
  if (d.to === 'gold') return gets < 0 ? undefined : { gold: gets };
  if (d.to === 'bank') return gives < 0 || gets < 0 ? undefined : { bank: gives, for: gets };
  const offer = dealOf(d);
  return offer && { offer };
}
