import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Match } from '../src/engine/match';
import { playMatch } from '../src/headless/games';
import { loadGames } from '../src/headless/registry';
import { tell } from '../src/headless/tell';

/**
 * A random game for every game and number of seats, kept as text: whatever changes how a game plays or speaks shows up
 * here as a difference to be read. The usual number of seats is kept whole; of the others the beginning, and a digest
 * for every stretch of entries after it. UPDATE_PLAYTHROUGHS=1 writes them anew.
 */

const folder = fileURLToPath(new URL('./playthroughs/', import.meta.url));
const update = process.env.UPDATE_PLAYTHROUGHS === '1';
const SEED = 1912;
/** A game for many numbers of seats: those that differ. */
const SEATS: { [game: string]: readonly number[] } = { 'island-hopper': [2, 3, 5] };
/** Of a very long one the beginning and the end are kept, and a digest of what lies between. */
const LINES = 3000;
/** Of the other numbers of seats about so many lines are kept. */
const BEGINNING = 400;
/** Entries under one digest. */
const STRETCH = 50;

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

function whole(lines: string[]): string[] {
  if (lines.length <= LINES) return lines;
  const [from, to] = [(2 * LINES) / 3, lines.length - LINES / 3];
  const gap = `${to - from} lines: ${digest(lines.slice(from, to))}`;
  return [...lines.slice(0, from), '', gap, '', ...lines.slice(to)];
}

/** The beginning line by line, then a digest for each stretch, so that a difference names the entries it is in. */
function beginning(lines: string[]): string[] {
  const starts = lines.flatMap((line, at) => (/^\d+\. /.test(line) ? [at] : []));
  const first = starts.findIndex((at) => at > BEGINNING);
  if (first < 0) return lines;
  const out = lines.slice(0, starts[first]);
  for (let entry = first; entry < starts.length; entry += STRETCH) {
    const last = Math.min(entry + STRETCH, starts.length);
    out.push(`entries ${entry + 1}-${last}: ${digest(lines.slice(starts[entry], starts[last] ?? lines.length))}`);
  }
  return out;
}

for (const { id, card, module } of await loadGames()) {
  describe(`golden playthroughs of ${id}`, () => {
    const { min, max, usual } = card.seats;
    const all = SEATS[id] ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const kept = all.includes(usual) ? usual : all[all.length - 1];
    for (const seats of all) {
      const file = `${folder}${id}.${seats}p.txt`;
      // a game that is being made has none yet
      it.skipIf(!update && !existsSync(file))(
        `plays with ${seats} as it always did, and replays its whole match`,
        () => {
          const { record } = playMatch(module, { seats, seed: SEED });
          const lines = tell(module, record, { labels: 3, views: 'digest' });
          const text = `${(seats === kept ? whole : beginning)(lines).join('\n')}\n`;
          expect(text.length).toBeLessThan(150_000);
          if (update) {
            mkdirSync(folder, { recursive: true });
            writeFileSync(file, text);
          }
          expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));

          const again = Match.resume(module, JSON.parse(JSON.stringify(record)));
          expect(again.trouble).toBeUndefined();
          expect(again.over).toBe(true);
          expect(again.record.brief).toEqual(record.brief);
        },
      );
    }
  });
}
