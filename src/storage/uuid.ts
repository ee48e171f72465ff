import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is a UUID stays one; any other text gives one, always the same. */
export function uuidFrom(text: string): string {
  const plain = text.trim().toLowerCase();
  if (UUID.test(plain)) return plain;
  const hex = bytesToHex(sha256(utf8ToBytes(text)));
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
