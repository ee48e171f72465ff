/** The shape of a move that came from outside: which names it has, and what may stand under each. Survives any JSON. */

export type Check = (value: unknown) => boolean;

/** A check for every name of a move; no other name may stand in it. */
export type Shape<M> = { readonly [Name in keyof M]-?: Check };

/** A whole number from 0. */
export const whole: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const yes: Check = (value) => value === true;

export const text: Check = (value) => typeof value === 'string';

/** One of these. */
export const oneOf =
  (...values: readonly (string | number)[]): Check =>
  (value) =>
    values.includes(value as string);

/** A list of these; of exactly `size` where that is given. */
export const listOf =
  (check: Check, size?: number): Check =>
  (value) =>
    Array.isArray(value) && (size === undefined || value.length === size) && value.every(check);

/** An object with these names and no others. */
export const record =
  (shape: { readonly [name: string]: Check }): Check =>
  (value) =>
    fits(value, shape);

/** Whether this is an object with exactly these names, each as its check wants it. */
export function fits<M>(m: unknown, shape: Shape<M>): m is M {
  if (typeof m !== 'object' || m === null || Array.isArray(m)) return false;
  const values = m as Record<string, unknown>;
  let names = 0;
  for (const name in shape) {
    const present = Object.hasOwn(values, name);
    if (present) names++;
    if (!shape[name](present ? values[name] : undefined)) return false;
  }
  return Object.keys(values).length === names;
}
