import type { Seat } from '../../../engine/rules';
import { rate } from '../rules/board';
import { GOLD_PRICE, noCards, RESOURCES, sumOf } from '../rules/setup';
import type { Cards, F, Move, Resource, View } from '../rules/state';

/** What lies on the trading desk, which steps it allows, and the move it describes. */

export type Trade = F<'trade'>;
/** `all`: everybody is asked, one after the other, until somebody accepts. */
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

/** The trader's own cards, where this view is the trader's. */
export const ownCards = (v: View, f: Trade): Cards | undefined =>
  v.seat === f.seat ? v.hands[f.seat].known : undefined;

const goldField = (side: Side): 'giveGold' | 'takeGold' => (side === 'give' ? 'giveGold' : 'takeGold');
export const countOn = (d: Desk, side: Side, good: Good): number =>
  good === 'gold' ? d[goldField(side)] : d[side][good];

/** Everybody else, clockwise from the trader. */
export const others = (v: View, f: Trade): Seat[] => Array.from({ length: v.n - 1 }, (_, k) => (f.seat + 1 + k) % v.n);

/** Who is asked, and in which order: of everybody those who hold so many cards and so much gold. */
export function asked(v: View, f: Trade, d: Desk): Seat[] {
  if (typeof d.to === 'number') return [d.to];
  const pays = (seat: Seat): boolean => v.hands[seat].size >= sumOf(d.take) && v.gold[seat] >= d.takeGold;
  return d.to === 'all' ? others(v, f).filter((seat) => mayTrade(v, f, seat) && pays(seat)) : [];
}

/** Whether one more may be put there. Cards of hands that are not open here are limited by their number alone. */
export function mayAdd(v: View, f: Trade, d: Desk, side: Side, good: Good): boolean {
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

/** Another partner, or none for now: an offer that fits them stays on the desk, or the one that was declined comes back to it. */
export function turnTo(v: View, f: Trade, d: Desk, to: Partner, declined?: Desk): Desk {
  if (d.to === to) return asksPeople(d) ? { ...d, to: null } : untouched();
  const laid = sumOf(d.give) + sumOf(d.take) > 0;
  const from = d.to === null && declined && !laid ? declined : d;
  const kept = d.to === null || asksPeople(d);
  if (!asksPeople({ to }) || !kept) return { ...untouched(), to };
  const seats = typeof to === 'number' ? [to] : others(v, f);
  const fits = seats.some((seat) => sumOf(from.take) <= v.hands[seat].size);
  const gold = Math.max(...seats.map((seat) => v.gold[seat]));
  return { ...from, to, take: fits ? from.take : noCards(), takeGold: Math.min(from.takeGold, gold) };
}

/** The move that the desk describes to that partner, once nothing formal is missing. */
export function moveOf(d: Desk, partner: Seat | undefined): Move | undefined {
  const { to, give, take, giveGold, takeGold } = d;
  if (to === null) return undefined;
  const [gives, gets] = [give.indexOf(1), take.indexOf(1)];
  if (to === 'gold') return gets < 0 ? undefined : { gold: gets };
  if (to === 'bank') return gives < 0 || gets < 0 ? undefined : { bank: gives, for: gets };
  if (partner === undefined || sumOf(give) + giveGold === 0 || sumOf(take) + takeGold === 0) return undefined;
  return { deal: { with: partner, give: give.slice(), take: take.slice(), giveGold, takeGold } };
}
