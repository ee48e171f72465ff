import type { Phrase } from '../engine/rules';
import { photoKey } from './plays';
import { read, readAll, write } from './store';

/** Pictures of tables, one a play, with room of their own. */

export interface Photo {
  type: string;
  bytes: Uint8Array;
}

export const MOST_PHOTOS = 40;
/** In bytes, all of them together. */
export const MOST_OF_PHOTOS = 24_000_000;

const judged = (raw: unknown): Photo | undefined => {
  const { type, bytes } = (raw ?? {}) as Partial<Photo>;
  const sound = type === 'image/jpeg' && ArrayBuffer.isView(bytes) && bytes.byteLength > 0;
  return sound ? { type, bytes: bytes as Uint8Array } : undefined;
};

/** At the head of the text that a picture is in a file: any browser opens it as an address. */
const HEAD = 'data:image/jpeg;base64,';
/** As many as a call takes as arguments. */
const AT_ONCE = 32_768;

/** A picture as text, for a file. */
export function photoText({ bytes }: Photo): string {
  let raw = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) raw += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return HEAD + btoa(raw);
}

/** Whatever begins like a JPEG; undefined for anything else. */
export function photoFrom(text: unknown): Photo | undefined {
  if (typeof text !== 'string' || !text.startsWith(`${HEAD}/9j/`)) return undefined;
  try {
    return { type: 'image/jpeg', bytes: Uint8Array.from(atob(text.slice(HEAD.length)), (one) => one.charCodeAt(0)) };
  } catch {
    return undefined;
  }
}

/** All that are kept, by the ids of their plays. */
export async function keptPhotos(): Promise<Map<string, Photo>> {
  const out = new Map<string, Photo>();
  for (const [key, raw] of await readAll(photoKey(''))) {
    const photo = judged(raw);
    if (photo) out.set(key.slice(photoKey('').length), photo);
  }
  return out;
}

export async function readPhoto(id: string): Promise<Blob | undefined> {
  const photo = judged(await read(photoKey(id)));
  return photo && new Blob([photo.bytes as BlobPart], { type: photo.type });
}

/** Resolves when it is on the disk, else with what is wrong; then an earlier one is still there. */
export async function keepPhoto(id: string, picture: Blob): Promise<Phrase | undefined> {
  const others = await keptPhotos();
  others.delete(id);
  const used = [...others.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (others.size >= MOST_PHOTOS || used + picture.size > MOST_OF_PHOTOS)
    return { key: 'photo.full', args: { n: others.size, most: MOST_PHOTOS, mb: MOST_OF_PHOTOS / 1_000_000 } };
  const photo: Photo = { type: 'image/jpeg', bytes: new Uint8Array(await picture.arrayBuffer()) };
  return write([[photoKey(id), photo]]);
}

/** Takes it away and returns the way back. */
export async function removePhoto(id: string): Promise<() => Promise<Phrase | undefined>> {
  const was = await read(photoKey(id));
  await write([[photoKey(id), undefined]]);
  return () => write([[photoKey(id), was]]);
}
