import { PHONE } from '../../../look/screens';

/** So small a screen that names on the chart could not be read: they stand in the strip and on the cards of the dock. */
export const small = (): boolean => globalThis.matchMedia?.(PHONE).matches ?? false;
