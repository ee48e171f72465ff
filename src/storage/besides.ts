import * as v from 'valibot';
import { canonical } from '../engine/copy';
import { type Face, type Judged, MINE_OR_THEIRS, refusal } from './arrival';
import { keptPhotos, MOST_OF_PHOTOS, MOST_PHOTOS, type Photo, photoFrom, photoText } from './photos';
import { photoKey } from './plays';
import { templateSchema } from './schemas';
import type { Change } from './store';
import { joinedTemplates, readTemplates, sameName, TEMPLATES, type Template } from './templates';

/** What comes in with games and is none: pictures of tables, and games that people have described. */

const NO_FACE = { game: 'other', clock: { started: 0, changed: 0, played: 0 }, chairs: [], over: false, winners: [] };

const faceOf = ({ name }: Template): Face => ({ ...NO_FACE, name, when: 0 });

/** Each by its name; the second of one name in a file is refused. */
export async function judgedTemplates(raws: readonly unknown[]): Promise<Judged[]> {
  const mine = await readTemplates();
  const seen: Template[] = [];
  return raws.map((raw): Judged => {
    const { success, output: template } = v.safeParse(templateSchema, raw);
    if (!success) return refusal('template', { key: 'template.wrong' });
    const theirs = faceOf(template);
    if (seen.some(({ name }) => sameName(name, template.name)))
      return refusal('template', { key: 'transfer.twice' }, theirs);
    seen.push(template);
    const here = mine.find(({ name }) => sameName(name, template.name));
    const some = { kind: 'template', theirs, template } as const;
    if (!here) return { ...some, verdict: 'new', choice: 'take', choices: ['take', 'leave'] };
    if (canonical(here) === canonical(template))
      return { ...some, verdict: 'same', choice: 'leave', choices: ['leave'] };
    return { ...some, verdict: 'forked', choice: 'leave', choices: MINE_OR_THEIRS };
  });
}

/** What taking these in changes: they stand before those that are here. */
export async function templateChanges(taken: readonly Judged[]): Promise<Change[]> {
  const theirs = taken.flatMap(({ template }) => (template ? [template] : []));
  return theirs.length > 0 ? [[TEMPLATES, joinedTemplates(await readTemplates(), theirs)]] : [];
}

/** `faceAt` gives the game that a picture belongs to, undefined where it is neither here nor in the file. */
export async function judgedPhotos(
  raws: readonly (readonly [id: string, raw: unknown])[],
  faceAt: (id: string) => Promise<Face | undefined>,
): Promise<Judged[]> {
  const mine = await keptPhotos();
  let bytes = [...mine.values()].reduce((sum, photo) => sum + photo.bytes.byteLength, 0);
  let n = mine.size;
  const out: Judged[] = [];
  for (const [id, raw] of raws) {
    const photo = photoFrom(raw);
    const theirs = photo && (await faceAt(id));
    if (!photo || !theirs) {
      out.push(refusal('photo', { key: photo ? 'transfer.photo.lost' : 'transfer.photo.damaged' }));
      continue;
    }
    const some = { kind: 'photo', theirs, photo: { id, photo } } as const;
    const here = mine.get(id);
    if (here && photoText(here) === photoText(photo)) {
      out.push({ ...some, verdict: 'same', choice: 'leave', choices: ['leave'] });
      continue;
    }
    bytes += photo.bytes.byteLength - (here?.bytes.byteLength ?? 0);
    n += here ? 0 : 1;
    if (n > MOST_PHOTOS || bytes > MOST_OF_PHOTOS) out.push(refusal('photo', { key: 'transfer.photo.full' }, theirs));
    else if (here) out.push({ ...some, verdict: 'forked', choice: 'leave', choices: MINE_OR_THEIRS });
    else out.push({ ...some, verdict: 'new', choice: 'take', choices: ['take', 'leave'] });
  }
  return out;
}

/** A picture goes the way of its game: to the copy where a copy is kept. */
export function photoChange(one: { id: string; photo: Photo }, copies: ReadonlyMap<string, string>): Change {
  return [photoKey(copies.get(one.id) ?? one.id), one.photo];
}
