import type { Seat } from '../../../engine/rules';
import { type Holding, type Province, symbolOf } from './provinces';
import { noCards, SYMBOLS } from './setup';
import type { Cards, OpenTable, Space } from './state';
import { NOBODY } from './state';

/** What occupying and taking over ask for (rule page 2.5): guards, cards, and every way to mix them. */

/** Cards somebody can pay with: those in sight, and `wild` more that may be any (what others know of a hand). */
export interface Means {
  cards: Cards;
  wild: number;
}

/** How many cards are missing. */
export function missing(cards: Cards, need: Cards): number {
  let out = 0;
  for (const symbol of SYMBOLS) out += Math.max(0, need[symbol] - cards[symbol]);
  return out;
}

export type Claim = 'occupy' | 'takeOver';

/** Cards for the enemy's guards: two of the symbol under each. */
export function removal(s: Pick<OpenTable, 'symbols'>, province: Province): Cards {
  const out = noCards();
  for (const space of province.guarded) out[symbolOf(s, space)] += 2;
  return out;
}

/** Cards for a claim in which these of its symbol spaces get a guard. */
export function need(s: Pick<OpenTable, 'symbols'>, province: Province, guards: readonly Space[]): Cards {
  const out = removal(s, province);
  for (const space of province.symbols) if (!guards.includes(space)) out[symbolOf(s, space)]++;
  return out;
}

/** Whether this seat may claim the province at all, cards apart. */
export function claimOf(province: Province, seat: Seat, stock: number): Claim | undefined {
  if (province.symbols.length === 0 || stock === 0 || province.owner === seat) return undefined;
  return province.owner === NOBODY ? 'occupy' : 'takeOver';
}

/** Sign spaces up to which every garrison is listed; of wider land only a few are (rule page 2.4, open land). */
const LISTED = 12;
const SAMPLE = 20;

/** Every set of guards with which the claim can be paid. Ascending in size, then in reading order. */
export function garrisons(s: Pick<OpenTable, 'symbols'>, province: Province, stock: number, means: Means): Space[][] {
  const out: Space[][] = [];
  const { symbols } = province;
  const most = Math.min(stock, symbols.length);
  const base = need(s, province, []);
  const chosen: Space[] = [];
  const go = (from: number, size: number): void => {
    if (chosen.length === size) {
      if (missing(means.cards, base) <= means.wild) out.push(chosen.slice());
      return;
    }
    for (let k = from; k <= symbols.length - (size - chosen.length); k++) {
      const symbol = symbolOf(s, symbols[k]);
      chosen.push(symbols[k]);
      base[symbol]--;
      go(k + 1, size);
      base[symbol]++;
      chosen.pop();
      if (symbols.length > LISTED && out.length >= SAMPLE) return;
    }
  };
  for (let size = 1; size <= most; size++) go(0, size);
  return out;
}

/**
 * A claim on this part can be paid in some way. Guards can stand in for the cards of symbol spaces, not for those that
 * remove the enemy's guards.
 */
export function affords({ parting, removals }: Holding, part: number, stock: number, { cards, wild }: Means): boolean {
  const { signs } = parting;
  let away = 0;
  let all = 0;
  let spaces = 0;
  for (let symbol = 0, k = 5 * part; symbol < 5; symbol++, k++) {
    spaces += signs[k];
    const short = removals[k] - cards[symbol];
    if (short > 0) away += short;
    if (short + signs[k] > 0) all += short + signs[k];
  }
  return spaces > 0 && stock > 0 && away <= wild && all - Math.min(stock, all - away) <= wild;
}

/** Spaces where the seat's guards stand, in reading order. */
export function ownSpaces(s: Pick<OpenTable, 'guards'>, seat: Seat): Space[] {
  const out: Space[] = [];
  const { guards } = s;
  for (let space = 0; space < guards.length; space++) if (guards[space] === seat) out.push(space);
  return out;
}

/** Symbols a levy can be paid with: those under the seat's guards. */
export function levySymbols(s: Pick<OpenTable, 'symbols' | 'guards'>, seat: Seat): number[] {
  const under = [0, 0, 0, 0, 0];
  const { guards } = s;
  for (let space = 0; space < guards.length; space++) if (guards[space] === seat) under[symbolOf(s, space)]++;
  return SYMBOLS.filter((symbol) => under[symbol] > 0);
}
