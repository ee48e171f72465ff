import { copy } from '../engine/copy';
import { Match, RefusedError } from '../engine/match';
import type { MatchRecord } from '../engine/record';
import type { Json, Phrase, Rng } from '../engine/rules';
import type { GameModule } from '../games/module';
import { say } from '../look/say';
import { judged } from '../storage/judged';

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
export function spoilt(record: MatchRecord, random: Rng): unknown {
  const out = copy(record) as unknown as Record<string, unknown>;
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

/** Opens `times` spoilt copies of a record as the app does: first its form, then its moves. Throws where that throws. */
export function soakSave(game: GameModule, record: MatchRecord, random: Rng, times: number): number {
  for (let i = 0; i < times; i++) {
    const raw = spoilt(record, random);
    const text = JSON.stringify(raw);
    try {
      openSave(game, JSON.parse(text));
    } catch (error) {
      throw new Error(`a spoilt save: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return times;
}

/** A save without a position to show is refused, in words. */
function resumed(game: GameModule, record: MatchRecord): Match | undefined {
  try {
    return Match.resume(game, record);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    sentence(game, error.refusal);
    return undefined;
  }
}

function sentence(game: GameModule, phrase: Phrase): void {
  if (say(phrase, { text: game.text }) === phrase.key) throw new Error(`no sentence for ${phrase.key}`);
}

function openSave(game: GameModule, raw: unknown): void {
  const { record, trouble } = judged(raw);
  if (trouble) return void sentence(game, trouble);
  const match = resumed(game, record);
  if (!match?.trouble) return;
  sentence(game, match.trouble);
  const verdict = match.enter(0, null as Json, 0);
  if (verdict === true) throw new Error('a match in trouble takes a move');
  match.view(null);
  match.ask();
}
