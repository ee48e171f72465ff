import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { Match } from '../src/engine/match';
import { randomEntry } from '../src/engine/playout';
import type { MatchRecord } from '../src/engine/record';
import { TABLE } from '../src/engine/rules';
import { gameOf } from '../src/games/doors';
import { reading } from '../src/games/sheet';
import { previewed } from '../src/storage/arrivals';
import type { Play } from '../src/storage/plays';
import { replayed } from '../src/storage/replayed';
import { type Contents, unpacked } from '../src/storage/unpacked';

/**
 * A match and a score sheet of every game, as the app of 22 November 2026 exported them: what people have on their
 * tablets opens as it was left, and goes on. A version that changes what is written adds files here and takes none away.
 */

const folder = fileURLToPath(new URL('./kept/', import.meta.url));
const files = readdirSync(folder);
const contentsOf = (file: string) => unpacked(readFileSync(`${folder}${file}`, 'utf8')) as Contents;

/** Thirty more entries of anybody. */
function goOn(match: Match): void {
  const random = rng(7);
  for (let i = 0; i < 30 && !match.over; i++) {
    const entry = randomEntry(match.game.rules, match.position(), random);
    if (match.ask()?.kind !== 'choice') expect(match.draw(0)).toBe(true);
    else expect(match.enter(entry?.seat ?? TABLE, entry?.move as never, 0)).toBe(true);
  }
}

describe.each(files.filter((file) => file.endsWith('.match.json')))('%s', (file) => {
  test('arrives, stands where it was left, and goes on', async () => {
    const [arrival] = await previewed(contentsOf(file), replayed);
    expect(arrival).toMatchObject({ kind: 'match' });
    expect(arrival).not.toHaveProperty('why');
    const [record] = contentsOf(file).matches as MatchRecord[];
    const game = await gameOf(record.game)?.play();
    if (!game) throw new Error(record.game);
    const match = Match.resume(game, record);
    expect(match.trouble).toBeUndefined();
    expect(match.length).toBe(120);
    // newer rules may note more than those of the file did
    expect(match.position()).toMatchObject(record.last as object);
    goOn(match);
    expect(match.over || match.length === 150).toBe(true);
  });
});

describe.each(files.filter((file) => file.endsWith('.sheet.json')))('%s', (file) => {
  test('arrives, and every cell counts as it did', async () => {
    const [arrival] = await previewed(contentsOf(file), replayed);
    expect(arrival).toMatchObject({ kind: 'play' });
    expect(arrival).not.toHaveProperty('why');
    const [play] = contentsOf(file).plays as Play[];
    const sheet = await gameOf(play.game)?.sheet?.();
    if (!sheet) throw new Error(play.game);
    const read = reading(play.people.length, play.cells);
    const totals = play.people.map((_, seat) =>
      sheet.scores(read).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
    );
    expect(Object.keys(play.cells).length).toBeGreaterThan(2);
    expect(totals).toEqual(play.brief.totals);
  });
});
