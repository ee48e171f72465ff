import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Judged } from '../src/storage/arrival';
import { merged, previewed } from '../src/storage/arrivals';
import { packed } from '../src/storage/exports';
import { keepPhoto, MOST_PHOTOS, photoFrom, photoText } from '../src/storage/photos';
import { photoKey, playKey } from '../src/storage/plays';
import { readText } from '../src/storage/scan';
import { forget, read, readAll, write } from '../src/storage/store';
import { keepTemplate, readTemplates, type Template } from '../src/storage/templates';
import { type Contents, unpacked } from '../src/storage/unpacked';
import { aPlay } from './play-samples';

// Pictures and described games leave with everything, and come back the same.

const picture = (...bytes: number[]) => new Blob([Uint8Array.from([0xff, 0xd8, 0xff, ...bytes])]);
const skat: Template = { name: 'Skat', free: { kind: 'rounds', rows: [], low: false, goal: 100 } };

async function wipe(): Promise<void> {
  await write((await readAll('')).map(([key]) => [key, undefined]));
  await forget();
}

beforeEach(async () => {
  await wipe();
  await write([0, 1, 2].map((i) => [playKey(`play-${i}`), aPlay(i)]));
});

async function textOf(which = 'all'): Promise<string> {
  const files = await packed(which, () => 'notice', 1);
  if (!Array.isArray(files)) throw new Error('nothing packed');
  return (await readText(files[0], () => {})) as string;
}

const looked = (text: string): Promise<Judged[]> => previewed(unpacked(text) as Contents, async () => undefined);
const taking = (all: readonly Judged[], kind: Judged['kind']) =>
  all.map((one) => (one.kind === kind ? { ...one, choice: 'take' as const } : one));
const brief = (all: readonly Judged[]) =>
  all
    .filter(({ kind }) => kind === 'photo' || kind === 'template')
    .map(({ kind, verdict, choice }) => ({ kind, verdict, choice }));

test('pictures and described games come back byte by byte, and a second time change nothing', async () => {
  await keepPhoto('play-1', picture(1, 2, 3, 250, 0));
  await keepTemplate(skat);
  const before = await readAll('');
  const text = await textOf();
  await wipe();
  expect(await merged(await looked(text))).toBeUndefined();
  expect(await readAll('')).toEqual(before);
  expect(brief(await looked(text))).toEqual([
    { kind: 'photo', verdict: 'same', choice: 'leave' },
    { kind: 'template', verdict: 'same', choice: 'leave' },
  ]);
});

test('a play takes its own picture along and no other', async () => {
  await keepPhoto('play-1', picture(1));
  await keepPhoto('play-2', picture(2));
  const { photos } = JSON.parse(await textOf('play-2'));
  expect(Object.keys(photos)).toEqual(['play-2']);
});

test('where another picture or description is here, mine stays unless somebody chooses', async () => {
  await keepPhoto('play-1', picture(1));
  await keepTemplate(skat);
  const text = await textOf();
  await keepPhoto('play-1', picture(9));
  await keepTemplate({ ...skat, name: ' skat ', free: { ...skat.free, low: true } });
  const mine = await readAll('');
  const found = await looked(text);
  expect(brief(found)).toEqual([
    { kind: 'photo', verdict: 'forked', choice: 'leave' },
    { kind: 'template', verdict: 'forked', choice: 'leave' },
  ]);
  await merged(found);
  expect(await readAll('')).toEqual(mine);
  await merged(taking(taking(found, 'photo'), 'template'));
  expect(await read(photoKey('play-1'))).toEqual(
    photoFrom(photoText({ type: 'image/jpeg', bytes: Uint8Array.of(255, 216, 255, 1) })),
  );
  expect(await readTemplates()).toEqual([skat]);
});

test('a picture of a play that is left out is left out, and one of a copy goes to the copy', async () => {
  await keepPhoto('play-1', picture(1));
  const text = await textOf();
  await wipe();
  await merged((await looked(text)).map((one) => (one.kind === 'play' ? { ...one, choice: 'leave' as const } : one)));
  expect(await readAll('')).toEqual([]);
  await write([[playKey('play-1'), { ...aPlay(1), cells: {}, edits: [] }]]);
  const copying = (await looked(text)).map((one) =>
    one.play?.id === 'play-1' ? { ...one, choice: 'copy' as const, choices: ['copy' as const] } : one,
  );
  await merged(copying);
  const [[key]] = await readAll(photoKey(''));
  expect(key).not.toBe(photoKey('play-1'));
  expect(await read(playKey(key.slice(photoKey('').length)))).toBeDefined();
});

test('what is no picture, belongs to nothing, or has no room is refused in words; the rest comes in', async () => {
  const text = await textOf();
  const good = photoText({ type: 'image/jpeg', bytes: Uint8Array.of(255, 216, 255, 7) });
  for (let i = 0; i < MOST_PHOTOS - 1; i++)
    await write([[photoKey(`gone-${i}`), { type: 'image/jpeg', bytes: Uint8Array.of(1) }]]);
  const file = JSON.parse(text);
  file.photos = {
    'play-0': 'data:image/svg+xml,<svg onload=alert(1)>',
    nowhere: good,
    '../etc': good,
    'play-1': good,
    'play-2': good,
  };
  file.templates = [skat, { ...skat, name: 'SKAT' }, { name: 5 }, null];
  const found = await looked(JSON.stringify(file));
  const told = found.filter(({ kind }) => kind !== 'play').map(({ kind, why }) => `${kind} ${why?.key ?? 'taken'}`);
  expect(told).toEqual([
    'photo transfer.photo.damaged',
    'photo transfer.photo.lost',
    'photo transfer.photo.lost',
    'photo taken',
    'photo transfer.photo.full',
    'template taken',
    'template transfer.twice',
    'template template.wrong',
    'template template.wrong',
  ]);
  expect(await merged(found)).toBeUndefined();
  expect(await read(photoKey('play-1'))).toEqual({ type: 'image/jpeg', bytes: Uint8Array.of(255, 216, 255, 7) });
  expect(await readTemplates()).toEqual([skat]);
});
