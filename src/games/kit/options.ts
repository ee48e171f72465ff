/** What was wanted, by name; anything but an object wants nothing. */
export const wantedIn = (raw: unknown): { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null ? (raw as { [name: string]: unknown }) : {};

/** An option and what it may be; the first of these, or `preset`, is played when nobody chooses. */
interface Asked<Id extends string> {
  id: Id;
  values: readonly unknown[];
  preset?: unknown;
}

/** Each option as it was wanted; the id of the first that was wanted as what it cannot be. */
export function chosenOf<Id extends string>(raw: unknown, asked: readonly Asked<Id>[]): { [id: string]: unknown } | Id {
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
export const askedIn = <Id extends string>(choices: { readonly [id in Id]: readonly unknown[] }): Asked<Id>[] =>
  (Object.entries(choices) as [Id, readonly unknown[]][]).map(([id, values]) => ({ id, values }));
