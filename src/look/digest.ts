import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The fingerprint of a match's chance: SHA-256 of the 32 characters of its seed, as text and without a line break, in
 * hexadecimal. `printf %s SEED | sha256sum` gives the same. The browser's own `crypto.subtle` is missing over plain http.
 */
export const fingerprintOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));
