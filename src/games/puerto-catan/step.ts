import type { Refusal, Seat } from '../../engine/rules';
import type { Frame, PuertoCatan } from './state';

/** What all steps share. */

export { clockwise, goldLeft } from './purse';

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

export const sizeOf = (s: PuertoCatan, seat: Seat): number => s.hands[seat].kinds.length;
