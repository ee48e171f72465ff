import type { Phrase } from '../engine/rules';
import { photoKey } from './plays';
import { read, readAll, write } from './store';

/** Pictures of tables, one a play. They are large, so they stay here: no export holds them. */

interface Photo {
  type: string;
  bytes: Uint8Array;
}

export const MOST_PHOTOS = 40;
/** In bytes, all of them together. */
const MOST_OF_PHOTOS = 24_000_000;

const judged = (raw: unknown): Photo | undefined => {
  const { type, bytes } = (raw ?? {}) as Partial<Photo>;
  const sound = type === 'image/jpeg' && ArrayBuffer.isView(bytes) && bytes.byteLength > 0;
  return sound ? { type, bytes: bytes as Uint8Array } : undefined;
};

export async function readPhoto(id: string): Promise<Blob | undefined> {
  const photo = judged(await read(photoKey(id)));
  return photo && new Blob([photo.bytes as BlobPart], { type: photo.type });
}

/** Resolves when it is on the disk, else with what is wrong; then an earlier one is still there. */
export async function keepPhoto(id: string, picture: Blob): Promise<Phrase | undefined> {
  const others = (await readAll(photoKey(''))).filter(([key]) => key !== photoKey(id));
  const used = others.reduce((sum, [, raw]) => sum + (judged(raw)?.bytes.byteLength ?? 0), 0);
  if (others.length >= MOST_PHOTOS || used + picture.size > MOST_OF_PHOTOS)
    return { key: 'photo.full', args: { n: others.length, most: MOST_PHOTOS, mb: MOST_OF_PHOTOS / 1_000_000 } };
  const photo: Photo = { type: 'image/jpeg', bytes: new Uint8Array(await picture.arrayBuffer()) };
  return write([[photoKey(id), photo]]);
}

/** Takes it away and returns the way back. */
export async function removePhoto(id: string): Promise<() => Promise<Phrase | undefined>> {
  const was = await read(photoKey(id));
  await write([[photoKey(id), undefined]]);
  return () => write([[photoKey(id), was]]);
}
