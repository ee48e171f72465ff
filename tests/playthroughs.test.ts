import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Match } from '../src/engine/match';
import { playMatch } from '../src/headless/games';
import { loadGames } from '../src/headless/registry';
import { tell } from '../src/headless/tell';

/**
 * One whole random game for every game and number of seats, kept as text: whatever changes how a game plays or speaks
 * shows up here as a difference to be read. UPDATE_PLAYTHROUGHS=1 writes them anew.
 */

const folder = fileURLToPath(new URL('./playthroughs/', import.meta.url));
const update = process.env.UPDATE_PLAYTHROUGHS === '1';
const SEED = 1912;
/** A game for many numbers of seats: those that differ. */
const SEATS: { [game: string]: readonly number[] } = { 'island-hopper': [2, 3, 5] };
/** Of a longer one the beginning and the end are kept, and a digest of what lies between. */
const LINES = 3000;

function kept(lines: string[]): string[] {
  if (lines.length <= LINES) return lines;
  const [from, to] = [(2 * LINES) / 3, lines.length - LINES / 3];
  const digest = createHash('sha256').update(lines.slice(from, to).join('\n')).digest('hex');
  return [...lines.slice(0, from), '', `${to - from} lines: ${digest}`, '', ...lines.slice(to)];
}

for (const { id, card, module } of await loadGames()) {
  describe(`golden playthroughs of ${id}`, () => {
    const { min, max } = card.seats;
    for (const seats of SEATS[id] ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)) {
      it(`plays with ${seats} as it always did`, () => {
        const { record } = playMatch(module, { seats, seed: SEED });
        const text = `${kept(tell(module, record, { labels: 3, views: 'digest' })).join('\n')}\n`;
        expect(text.length).toBeLessThan(150_000);
        const file = `${folder}${id}.${seats}p.txt`;
        if (update) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, text);
        }
        if (!existsSync(file)) throw new Error(`${file} is missing: write it with UPDATE_PLAYTHROUGHS=1`);
        expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
      });

      it(`replays its whole match with ${seats}`, () => {
        const { record } = playMatch(module, { seats, seed: SEED });
        const again = Match.resume(module, JSON.parse(JSON.stringify(record)));
        expect(again.trouble).toBeUndefined();
        expect(again.over).toBe(true);
        expect(again.record.brief).toEqual(record.brief);
      });
    }
  });
}
