const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Pages that are not served securely have no `randomUUID`. */
export const newId = (): string => crypto.randomUUID?.() ?? hex(16);

/** 128 bits of chance, from the one good source. */
export const newSeed = (): string => hex(16);

/** Who somebody is: the name, however it is spelt in capitals. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase('en');
