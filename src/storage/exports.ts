import type { MatchRecord } from '../engine/record';
import type { Phrase } from '../engine/rules';
import { type About, judgedAbout } from './about';
import { BUNDLE, type Bundle, LARGEST_PART, MOST_GAMES } from './bundle';
import { ownContacts } from './contacts';
import { readAllMatches, readMatch } from './opening';
import { keptPhotos, type Photo, photoText } from './photos';
import { aboutKey, memoKey, playKey } from './plays';
import type { Known } from './prefs';
import { read, readAll } from './store';
import { readTemplates } from './templates';

/** Games leave in one file, or in numbered parts that are each a file of their own. How they come in: `arrivals.ts`. */

const TYPE = 'application/json';

/** What is said at the top of part n of m. */
type Notice = (part: number, of: number) => string;

type Stored = readonly [id: string, raw: unknown];

/** A game with what people wrote and mended about it, in the text of the file. */
export interface Piece {
  kind: 'matches' | 'plays';
  text: string;
  memo?: string;
  about?: string;
  photo?: string;
  bytes: number;
}

/** Between two pieces the page may answer a finger. */
const SLICE_MS = 8;

const pause = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

const indented = (value: unknown): string => JSON.stringify(value, null, 1);

/** What lies beside a game. */
interface Beside {
  memo?: unknown;
  about?: unknown;
  photo?: Photo;
}

function pieceOf(kind: Piece['kind'], [id, raw]: Stored, beside: Beside): Piece {
  const text = indented(raw);
  const field = (value: unknown) =>
    value === undefined ? undefined : `${JSON.stringify(id)}: ${JSON.stringify(value)}`;
  const [memo, about] = [field(beside.memo), field(beside.about)];
  const photo = field(beside.photo && photoText(beside.photo));
  return { kind, text, memo, about, photo, bytes: new Blob([text, memo ?? '', about ?? '', photo ?? '']).size };
}

const allOf = async (keyOf: (id: string) => string): Promise<Map<string, unknown>> =>
  new Map((await readAll(keyOf(''))).map(([key, value]) => [key.slice(keyOf('').length), value]));

async function piecesOf(games: readonly (readonly [kind: Piece['kind'], game: Stored])[]): Promise<Piece[]> {
  const [memos, abouts, photos] = await Promise.all([allOf(memoKey), allOf(aboutKey), keptPhotos()]);
  const out: Piece[] = [];
  let since = performance.now();
  for (const [kind, game] of games) {
    // a note whose game was deleted has nothing to belong to
    const [id] = game;
    out.push(pieceOf(kind, game, { memo: memos.get(id), about: abouts.get(id), photo: photos.get(id) }));
    if (performance.now() - since < SLICE_MS) continue;
    await pause();
    since = performance.now();
  }
  return out;
}

/** In the order they come, each part as full as a file may be; one part where there is nothing. */
export function parted(pieces: readonly Piece[], largest = LARGEST_PART, most = MOST_GAMES): Piece[][] {
  const parts: Piece[][] = [[]];
  let sum = 0;
  for (const piece of pieces) {
    const part = parts[parts.length - 1];
    const full = part.length >= most || sum + piece.bytes > largest;
    if (full && part.length > 0) {
      parts.push([piece]);
      sum = piece.bytes;
    } else {
      part.push(piece);
      sum += piece.bytes;
    }
  }
  return parts;
}

type Head = Omit<Bundle, 'matches' | 'plays' | 'memos' | 'abouts' | 'photos'>;

/** Put together from texts: the games are large, and each has been written out once already. */
function textOf({ groups, people, register, templates, ...top }: Head, part: readonly Piece[]): string {
  const texts = (kind: Piece['kind']) => part.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const list = (kind: Piece['kind']) => `"${kind}": [\n${texts(kind).join(',\n')}\n]`;
  const beside = (name: 'memo' | 'about' | 'photo') => {
    const some = part.flatMap(({ [name]: one }) => (one === undefined ? [] : [one]));
    return some.length > 0 && `"${name}s": {\n${some.join(',\n')}\n}`;
  };
  const fields = [
    indented(top).slice(2, -2),
    list('matches'),
    texts('plays').length > 0 && list('plays'),
    beside('memo'),
    beside('about'),
    beside('photo'),
    templates && `"templates": ${indented(templates)}`,
    register && `"register": ${indented(register)}`,
    groups && `"groups": ${indented(groups)}`,
    people && `"people": ${indented(people)}`,
  ];
  return `{\n${fields.filter(Boolean).join(',\n')}\n}\n`;
}

function fileOf(what: string, head: Head, part: readonly Piece[], number = ''): File {
  const day = new Date(head.made).toISOString().slice(0, 10);
  return new File([textOf(head, part)], `tidetable-${what}-${day}${number}.json`, { type: TYPE });
}

async function packedAll(notice: Notice, made: number): Promise<File[] | Phrase> {
  const [matches, found, templates] = await Promise.all([readAllMatches(), readAll(playKey('')), readTemplates()]);
  const plays = found.map(([key, raw]): Stored => [key.slice(playKey('').length), raw]);
  const { groups, people, register } = ownContacts();
  if (matches.length + plays.length + groups.length + people.length + templates.length === 0)
    return { key: 'save.missing' };
  const games = [...matches.map((one) => ['matches', one] as const), ...plays.map((one) => ['plays', one] as const)];
  const parts = parted(await piecesOf(games));
  const circle = {
    ...(templates.length > 0 && { templates }),
    ...(register.length > 0 && { register }),
    ...(groups.length > 0 && { groups }),
    ...(people.length > 0 && { people }),
  };
  return parts.map((part, i) => {
    const head: Head = { tidetable: BUNDLE, notice: notice(i + 1, parts.length), kind: 'all', made };
    const number = parts.length > 1 ? `-part-${i + 1}-of-${parts.length}` : '';
    return fileOf('all', { ...head, ...(i === 0 && circle) }, part, number);
  });
}

/**
 * One match, one play or everything, exactly as stored: what this version cannot read is kept for one that can. Several
 * files where everything is more than is read in again at once; each of them can be imported alone.
 */
export async function packed(which: string | 'all', notice: Notice, made = Date.now()): Promise<File[] | Phrase> {
  if (which === 'all') return packedAll(notice, made);
  const [match, play, memo, about, photos] = await Promise.all([
    readMatch(which),
    read(playKey(which)),
    read(memoKey(which)),
    read(aboutKey(which)),
    keptPhotos(),
  ]);
  if (match === undefined && play === undefined) return { key: 'save.missing' };
  const [kind, list] = match === undefined ? (['play', 'plays'] as const) : (['match', 'matches'] as const);
  const piece = pieceOf(list, [which, match ?? play], { memo, about, photo: photos.get(which) });
  const register = namedBy(judgedAbout(about));
  const head: Head = { tidetable: BUNDLE, notice: notice(1, 1), kind, made, ...(register.length > 0 && { register }) };
  return [fileOf(nameOf(match ?? play), head, [piece])];
}

/** Who is spoken of by an id that means nothing elsewhere. */
function namedBy(about: About | undefined): readonly Known[] {
  const ids = Object.values(about?.who ?? {});
  return ownContacts().register.filter(({ id, was }) => [id, ...was].some((one) => ids.includes(one)));
}

/** A match in memory, for when it could not be saved. */
export function packedRecord(record: MatchRecord, notice: string, made = Date.now()): File {
  const piece = pieceOf('matches', [record.id, record], {});
  return fileOf(record.game, { tidetable: BUNDLE, notice, kind: 'match', made }, [piece]);
}

const nameOf = (raw: unknown): string => String((raw as { game?: unknown }).game ?? 'game').replace(/[^\w-]/g, '');

/** Browsers drop a second download that begins at once. */
const BETWEEN_MS = 500;

/** To the share sheet where there is one for files, else to the downloads, one after the other. */
export async function deliver(...files: File[]): Promise<'shared' | 'downloaded' | 'cancelled'> {
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  for (const [i, file] of files.entries()) {
    if (i > 0) await pause(BETWEEN_MS);
    download(file);
  }
  return 'downloaded';
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export interface Room {
  /** The browser has promised not to clear it. */
  kept: boolean;
  used?: number;
  free?: number;
}

/** How much is stored and how safely, as far as the browser says. */
export async function room(): Promise<Room> {
  const { storage } = navigator;
  const [kept, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => false) ?? false,
    storage?.estimate?.().catch(() => undefined),
  ]);
  const { usage, quota } = estimate ?? {};
  const free = usage !== undefined && quota !== undefined ? Math.max(0, quota - usage) : undefined;
  return { kept, used: usage, free };
}
