import type { Arg, Phrase } from '../../engine/rules';
import type { Way } from '../table';

/** What an event says besides its key, read back from its words. */

type Args = NonNullable<Phrase['args']>;

/** The key of the phrase that an argument is; empty where it is none. */
export const keyIn = (arg: Arg | undefined): string => (arg as { key?: string } | undefined)?.key ?? '';

/** What that phrase is filled with. */
export const argsIn = (arg: Arg | undefined): Args => (arg as { args?: Args } | undefined)?.args ?? {};

/** The last part of its key: `silk` of `manila.ware.silk`. */
export const idIn = (arg: Arg | undefined): string => keyIn(arg).split('.').at(-1) ?? '';

/** -1 where it is no number. */
export const numberOf = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : -1);

export const listOf = (arg: Arg | undefined): readonly Arg[] => (Array.isArray(arg) ? arg : []);

/** One place of its own: `at('island', 3)`; nowhere where there is no such thing. */
export const at = (kind: string, ...numbers: readonly number[]): Way[] =>
  numbers.every((n) => n >= 0) ? [[[kind, ...numbers].join(':')]] : [];

/** Which of these names the last part of its key is; -1 where it is none of them. */
export const indexIn = (names: readonly string[], arg: Arg | undefined): number => names.indexOf(idIn(arg));
