import type { Refusal, Seat } from '../../engine/rules';
import { GOLD, sumOf } from './setup';
import type { Frame, OpenTable, PuertoCatan } from './state';

/** What all steps share. */

export type F<At extends Frame['at']> = Extract<Frame, { at: At }>;

export const illegal: Refusal = { key: 'engine.illegal' };

/** The named values of a move, if it has exactly these names. */
export function fields(m: unknown, ...names: string[]): Record<string, unknown> | undefined {
  if (typeof m !== 'object' || m === null || Array.isArray(m)) return undefined;
  const keys = Object.keys(m);
  return keys.length === names.length && names.every((name) => Object.hasOwn(m, name))
    ? (m as Record<string, unknown>)
    : undefined;
}

export const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;

/** Seats clockwise from one of them. */
export const clockwise = (n: number, from: Seat): Seat[] => Array.from({ length: n }, (_, k) => (from + k) % n);

/** Gold comes from the supply, as far as there is any (ruling 2). Returns what was paid. */
export function payGold(s: PuertoCatan, seat: Seat, n: number): number {
  const paid = Math.min(n, goldLeft(s));
  s.gold[seat] += paid;
  return paid;
}

/** Gold in the supply; without a cap there is always enough. */
export const goldLeft = (s: Pick<OpenTable, 'goldCap' | 'gold' | 'roleGold'>): number =>
  s.goldCap ? GOLD - sumOf(s.gold) - sumOf(s.roleGold) : Number.MAX_SAFE_INTEGER;

export const sizeOf = (s: PuertoCatan, seat: Seat): number => s.hands[seat].kinds.length;
