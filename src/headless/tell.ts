import { canonical, same } from '../engine/copy';
import { Match } from '../engine/match';
import type { MatchRecord } from '../engine/record';
import type { Json, Phrase, Seat } from '../engine/rules';
import { TABLE } from '../engine/rules';
import type { GameModule } from '../games/module';
import { say, seatName } from '../look/say';

/** A match as text, step by step: for the replay tool and the golden playthroughs. */

interface Telling {
  /** At most so many legal moves are named. */
  labels: number;
  /** What the table sees change, and each seat besides; or only a digest of all views. */
  views: 'changes' | 'digest';
}

/** The whole match, one block of lines a step. */
export function tell(game: GameModule, record: MatchRecord, how: Telling): string[] {
  const whole = Match.resume(game, record);
  const words = { text: game.text, chairs: record.chairs };
  const put = (phrase: Phrase): string => say(phrase, words);
  const seats = record.chairs.map((_, seat) => seat);
  const out = [`${game.id}, ${record.chairs.length} seats, options ${JSON.stringify(record.options)}`];
  const match = whole.prefix(0);
  let seen = looks(match, seats);
  out.push(...heard(match, seats, -1, put));
  for (const [at, entry] of record.log.entries()) {
    const ask = match.ask();
    if (!ask) break;
    out.push('', `${at + 1}. ${ask.step}, ${entry.seat === TABLE ? 'the table' : seatName(entry.seat, words)}`);
    if (ask.kind === 'choice') out.push(`  may: ${legal(game, match, entry.seat, how.labels, put)}`);
    out.push(`  does: ${done(game, match, entry.seat, entry.move, put)}`);
    const verdict = match.enter(entry.seat, entry.move, 0, entry.how);
    if (verdict !== true) {
      out.push(`  refused: ${put(verdict)}`);
      break;
    }
    out.push(...heard(match, seats, at, put));
    const now = looks(match, seats);
    out.push(...(how.views === 'digest' ? [`  views: ${now.map(digest).join(' ')}`] : changes(seen, now)));
    seen = now;
  }
  if (whole.trouble) out.push('', `trouble: ${put(whole.trouble)}${found(whole.trouble)}`);
  if (match.over) out.push('', ...ending(match, words, put));
  return out;
}

/** What the rules found wrong, as they say it: for developers alone. */
export function found({ args }: Phrase): string {
  const why = args?.why;
  return typeof why === 'object' && 'words' in why ? ` (${why.words})` : '';
}

function legal(game: GameModule, match: Match, seat: Seat, labels: number, put: (phrase: Phrase) => string): string {
  const moves = match.moves(seat);
  const view = match.view(seat === TABLE ? null : seat);
  const named = moves
    .slice(0, labels)
    .map((move) => (seat === TABLE ? JSON.stringify(move) : put(game.label(move, view))));
  return `${moves.length}: ${named.join(' | ')}${moves.length > labels ? ' | ...' : ''}`;
}

function done(game: GameModule, match: Match, seat: Seat, move: Json, put: (phrase: Phrase) => string): string {
  const raw = JSON.stringify(move);
  return seat === TABLE ? raw : `${put(game.label(move, match.view(seat)))} ${raw}`;
}

/** What was said: once where everybody hears the same, else by those who hear it. */
function heard(match: Match, seats: Seat[], since: number, put: (phrase: Phrase) => string): string[] {
  const bare = match.heard(null, since).map(({ event }) => put(event));
  const out = bare.map((line) => `  - ${line}`);
  for (const seat of seats) {
    const own = match.heard(seat, since).map(({ event }) => put(event));
    const more = own.filter((line, i) => line !== bare[i]);
    for (const line of more) out.push(`  - seat ${seat + 1} alone: ${line}`);
  }
  return out;
}

function looks(match: Match, seats: Seat[]): Json[] {
  return [match.view<Json>(null), ...seats.map((seat) => match.view<Json>(seat))];
}

/** A view in six letters: FNV-1a of its canonical text. */
function digest(view: Json): string {
  let hash = 0x811c9dc5;
  for (const letter of canonical(view)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0').slice(-6);
}

/** How the views changed: the bare table in full, the seats where they saw something else than the table did. */
function changes(before: Json[], after: Json[]): string[] {
  const bare = parts(before[0], after[0]);
  const out = bare.length > 0 ? [`  table: ${bare.join('; ')}`] : [];
  for (let i = 1; i < after.length; i++) {
    const own = parts(before[i], after[i]).filter((part) => !bare.includes(part));
    if (own.length > 0) out.push(`  seat ${i}: ${own.join('; ')}`);
  }
  return out;
}

/** Paths whose value changed, with the new value; lists that changed length are given whole. */
function parts(a: Json | undefined, b: Json | undefined, path = ''): string[] {
  if (same(a, b)) return [];
  const both = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  const whole =
    !both || Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as Json[]).length);
  if (whole) return [`${path} ${b === undefined ? 'gone' : JSON.stringify(b)}`];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    parts((a as Record<string, Json>)[key], (b as Record<string, Json>)[key], path ? `${path}.${key}` : key),
  );
}

function ending(match: Match, words: Parameters<typeof say>[1], put: (phrase: Phrase) => string): string[] {
  const totals = match.record.chairs.map(() => 0);
  const out = [`end: ${match.ending()}`];
  for (const line of match.scores()) {
    totals[line.seat] += line.points;
    out.push(`  ${seatName(line.seat, words)}: ${line.category} ${line.points} - ${put(line.reason)}`);
  }
  totals.forEach((total, seat) => {
    out.push(`  ${seatName(seat, words)}: ${total}`);
  });
  out.push(
    `winners: ${match
      .winners()
      .map((seat) => seatName(seat, words))
      .join(', ')}`,
  );
  return out;
}
