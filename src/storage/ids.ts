const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Pages that are not served securely have no `randomUUID`. */
export const newId = (): string => crypto.randomUUID?.() ?? hex(16);

/** 128 bits of chance, from the one good source. */
export const newSeed = (): string => hex(16);

const MOST_KEYS = 2000;
/** A logbook asks for the same few names thousands of times. */
const keys = new Map<string, string>();

/** Who somebody is: the name, however it is spelt in capitals. */
export function nameKey(name: string): string {
  const before = keys.get(name);
  if (before !== undefined) return before;
  const key = name.normalize('NFC').trim().toLocaleLowerCase('en');
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}
