/** What was wanted, by name; anything but an object wants nothing. */
export const wantedIn = (raw: unknown): { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null ? (raw as { [name: string]: unknown }) : {};

/** An option and what it may be; the first of these, or `preset`, is played when nobody chooses. */
interface Asked {
  id: string;
  values: readonly unknown[];
  preset?: unknown;
}

/** Each option as it was wanted; the id of the first that was wanted as what it cannot be. */
export function chosenOf(raw: unknown, asked: readonly Asked[]): { [id: string]: unknown } | string {
  const wanted = wantedIn(raw);
  const out: { [id: string]: unknown } = {};
  for (const { id, values, preset = values[0] } of asked) {
    const value = Object.hasOwn(wanted, id) ? wanted[id] : preset;
    if (!values.includes(value)) return id;
    out[id] = value;
  }
  return out;
}

/** The same choices as a table by name. */
export const askedIn = (choices: { readonly [id: string]: readonly unknown[] }): Asked[] =>
  Object.entries(choices).map(([id, values]) => ({ id, values }));
