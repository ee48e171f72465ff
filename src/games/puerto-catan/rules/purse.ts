import type { Seat } from '../../../engine/rules';
import { GOLD, PROSPECTOR, PROSPECTOR_TWO, sumOf } from './setup';
import type { OpenTable, Role } from './state';
import { NOBODY } from './state';

/**
 * Gold, role cards and the Governor (rulings 2, 6, 22, 26, 32): what the rules do with them, and what people are told
 * who play with the box.
 */

type Gold = Pick<OpenTable, 'goldCap' | 'gold' | 'roleGold'>;
export type Purse = Gold & Pick<OpenTable, 'n' | 'chosen' | 'governor' | 'round'>;

/** Seats clockwise from one of them. */
export function clockwise(n: number, from: Seat): Seat[] {
  const out: Seat[] = [];
  for (let k = 0; k < n; k++) out.push((from + k) % n);
  return out;
}

/** Gold in the supply; without a cap there is always enough. */
export const goldLeft = (s: Gold): number =>
  s.goldCap ? GOLD - sumOf(s.gold) - sumOf(s.roleGold) : Number.MAX_SAFE_INTEGER;

/** Gold comes from the supply, as far as there is any (ruling 2). Returns what was paid. */
function payGold(s: Gold, seat: Seat, n: number): number {
  const paid = Math.min(n, goldLeft(s));
  s.gold[seat] += paid;
  return paid;
}

/** Ruling 6: the gold on the card is taken at once. Returns how much it was. */
export function takeRole(s: Purse, seat: Seat, role: Role): number {
  const gold = s.roleGold[role];
  s.chosen[role] = seat;
  s.roleGold[role] = 0;
  s.gold[seat] += gold;
  return gold;
}

/** Ruling 26: each other player gets one gold. Returns who did. */
export function allowance(s: Purse, active: Seat, role: Role): Seat[] {
  if (role !== PROSPECTOR && role !== PROSPECTOR_TWO) return [];
  const out: Seat[] = [];
  for (let k = 1; k < s.n; k++) {
    const seat = (active + k) % s.n;
    if (payGold(s, seat, 1) > 0) out.push(seat);
  }
  return out;
}

/** Ruling 22: one gold to the active player from whoever has one. Returns whether it was paid. */
export function payFee(s: Gold, seat: Seat, active: Seat): boolean {
  if (seat === active || s.gold[seat] === 0) return false;
  s.gold[seat]--;
  s.gold[active]++;
  return true;
}

/** Roles on which a gold is put at the end of the round: those that nobody chose, as far as there is gold. */
export function unchosen(s: Purse): Role[] {
  const free: Role[] = [];
  const left = goldLeft(s);
  for (let role = 0; role < s.chosen.length && free.length < left; role++) {
    if (s.chosen[role] === NOBODY) free.push(role);
  }
  return free;
}

/** B3, Round end: gold first, then the Governor to the left (ruling 32). Returns how much was put on roles. */
export function closeRound(s: Purse): number {
  const free = unchosen(s);
  for (const role of free) s.roleGold[role]++;
  s.governor = (s.governor + 1) % s.n;
  return free.length;
}

/** The roles lie back on the table for another round. */
export function openRound(s: Purse): void {
  s.round++;
  s.chosen.fill(NOBODY);
}
