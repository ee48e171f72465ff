import { copy } from '../engine/copy';
import { Match, RefusedError } from '../engine/match';
import type { MatchRecord } from '../engine/record';
import type { Json, Phrase, Rng } from '../engine/rules';
import { say } from '../look/say';
import { judged } from '../storage/judged';
import { impersonal } from './personal';
import type { Found } from './registry';

/** Spoilt saves: whatever the file, there is a sentence or a match, never a crash. */

const JUNK: readonly unknown[] = [null, -1, 1.5, 1e300, '', 'x', true, [], {}, [[]], { __proto__: null, a: 1 }, '9'];

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

function places(value: unknown, out: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return out;
  for (const key of Object.keys(value)) {
    out.push({ holder: value as Record<string, unknown>, key });
    places((value as Record<string, unknown>)[key], out);
  }
  return out;
}

/** A copy with one thing in it changed, dropped, doubled or replaced; what is near the top is hit as often as what is deep. */
export function spoilt(whole: object, random: Rng): unknown {
  const out = copy(whole) as Record<string, unknown>;
  const part = Object.keys(out)[random.int(Object.keys(out).length)];
  const inside = random.int(4) ? places(out[part]) : [];
  const place = inside.length > 0 ? inside[random.int(inside.length)] : { holder: out, key: part };
  const holder = place.holder as Record<string, unknown>;
  const kind = random.int(5);
  const old = holder[place.key];
  if (kind === 0) {
    if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
    else delete holder[place.key];
  } else if (kind === 1 && Array.isArray(place.holder)) {
    place.holder.splice(Number(place.key), 0, copy(old));
  } else if (kind === 2 && typeof old === 'number') {
    holder[place.key] = old + (random.int(2) ? 1 : -1);
  } else {
    holder[place.key] = copy(JUNK[random.int(JUNK.length)]);
  }
  return out;
}

/** A file as disks and messengers leave it: cut short, with letters changed, or a stretch of it twice. */
export function torn(text: string, random: Rng): string {
  const at = random.int(text.length);
  const to = Math.min(text.length, at + 1 + random.int(200));
  const kind = random.int(4);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return random.int(4) ? text.slice(0, to) + text.slice(at) : text + text;
  const letters = [...text];
  for (let i = random.int(3); i >= 0; i--) {
    const where = random.int(letters.length);
    letters[where] = String.fromCharCode(letters[where].charCodeAt(0) ^ (1 << random.int(kind === 2 ? 7 : 8)));
  }
  return letters.join('');
}

export type Games = ReadonlyMap<string, Found>;

/** What stands in a record by the will of people may stand in a sentence about it. */
function namesIn(raw: unknown): string[] {
  const { chairs, people } = (raw ?? {}) as { chairs?: unknown; people?: unknown };
  const all = [chairs, people].flatMap((list) => (Array.isArray(list) ? list : []));
  return all.flatMap((one) => (typeof one?.name === 'string' ? [one.name] : []));
}

/** Throws where this is no sentence for people. */
export function sentence(phrase: Phrase, raw: unknown, games: Games): void {
  const { game, chairs } = (raw ?? {}) as Partial<MatchRecord>;
  const said = say(phrase, { text: games.get(game ?? '')?.module.text, chairs });
  const wrong = said === phrase.key ? 'there is no such sentence' : impersonal(said, namesIn(raw));
  if (wrong) throw new Error(`"${said}": ${wrong}`);
}

/** What becomes of a save from anywhere: the match, or why not, as the table says it. */
export function resumed(raw: unknown, games: Games): Match | Phrase {
  const { record, trouble } = judged(raw);
  if (trouble) return trouble;
  const game = games.get(record.game);
  if (!game) return { key: 'save.unknown' };
  const { min, max } = game.card.seats;
  if (record.chairs.length < min || record.chairs.length > max) return { key: 'save.impossible' };
  try {
    return Match.resume(game.module, record);
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** Opens a save as the app does. Whether it was loaded; throws where a person would see something break. */
export function openSave(raw: unknown, games: Games): boolean {
  const match = resumed(raw, games);
  if (!(match instanceof Match)) {
    sentence(match, raw, games);
    return false;
  }
  match.view(null);
  match.ask();
  if (!match.trouble) return true;
  sentence(match.trouble, raw, games);
  if (match.enter(0, null as Json, 0) === true) throw new Error('a match in trouble takes a move');
  return false;
}
