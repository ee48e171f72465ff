import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { playMatch } from '../src/headless/games';
import { loadGame } from '../src/headless/registry';
import { measureSizes } from '../src/headless/sizes';

/** The headless tools as they are called, on a real match. */

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tidetable-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function run(name: string, ...args: string[]): { code: number | null; lines: string[] } {
  const command = [join(root, 'src/headless/run.mjs'), name, ...args];
  // what the test runner sets must not reach the tools
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env });
  return { code: status, lines: stdout.trim().split('\n') };
}

const { module: isla } = await loadGame('isla-margarita');
const whole = playMatch(isla, { seats: 2, seed: 8 }).record;
const broken = JSON.parse(JSON.stringify(whole));
broken.log[3].move = { take: 77 };
writeFileSync(join(scratch, 'whole.json'), JSON.stringify(whole));
writeFileSync(join(scratch, 'export.json'), JSON.stringify({ tidetable: 1, matches: [whole, broken, 5] }));

describe('the headless tools', () => {
  it('sim prints one object as its last line', () => {
    const { code, lines } = run('sim', '--game', 'isla-margarita', '--seats', '4', '--games', '30', '--seed', '1');
    expect(code).toBe(0);
    const result = JSON.parse(lines.at(-1) as string);
    expect(result).toMatchObject({ game: 'isla-margarita', seats: 4, games: 30, broken: [] });
    expect(result.winsPerSeat.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(30, 0);
    expect(Object.values<number>(result.ends).reduce((a, b) => a + b, 0)).toBe(30);
    expect(result.rounds.min).toBeLessThanOrEqual(result.rounds.mean);
    expect(result.gamesPerSecond).toBeGreaterThan(0);
  });

  it('replay tells a whole match', () => {
    const { code, lines } = run('replay', join(scratch, 'whole.json'));
    expect(code).toBe(0);
    expect(lines.filter((line) => line.startsWith('  does: '))).toHaveLength(whole.log.length);
    expect(lines.at(-1)).toMatch(/^winners: Player/);
  });

  it('verify finds the match that does not replay, and says why', () => {
    const { code, lines } = run('verify', scratch);
    expect(code).toBe(1);
    const told = (part: string) => lines.find((line) => line.includes(part));
    expect(told('export.json #2')).toMatch(/The rules don’t allow move 4/);
    expect(told('export.json #3')).toMatch(/This game is damaged/);
    expect(JSON.parse(lines.at(-1) as string)).toEqual({ records: 4, good: 2, bad: 2 });
  });

  it('verify draws every shuffle again, and shows the fingerprint that the app showed', () => {
    const { code, lines } = run('verify', join(scratch, 'whole.json'));
    const draws = whole.log.filter(({ how }) => how === 'drawn').length;
    expect(code).toBe(0);
    expect(lines[0]).toContain(createHash('sha256').update(whole.seed).digest('hex'));
    expect(lines[0]).toContain(`${draws} draws confirmed, 0 results entered`);
  });

  it('verify names the draw that the seed does not give, though the rules allow it', () => {
    const forged = JSON.parse(JSON.stringify(whole));
    forged.seed = `1${whole.seed.slice(1)}`;
    const folder = join(scratch, 'forged');
    mkdirSync(folder);
    writeFileSync(join(folder, 'forged.json'), JSON.stringify(forged));
    const { code, lines } = run('verify', folder);
    const first = whole.log.findIndex(({ how }) => how === 'drawn');
    expect(code).toBe(1);
    expect(lines[0]).toContain(`Move ${first + 1} isn’t what the secret number gives`);
    expect(JSON.parse(lines.at(-1) as string)).toEqual({ records: 1, good: 0, bad: 1 });
  });

  it('an option that does not exist is refused with those that do', () => {
    expect(run('sim', '--gmae', 'x').code).toBe(2);
    expect(run('sim', '--game', 'chess').code).not.toBe(0);
  });

  it('boardgame.io comes to the same end with the same rules', () => {
    const { code, lines } = run('bench', '--bgio', '--game', 'island-hopper', '--seconds', '0.05');
    expect(code).toBe(0);
    const [theirs, place, table] = lines.map((line) => JSON.parse(line).value);
    expect(place).toBeGreaterThan(theirs);
    expect(table).toBeGreaterThan(theirs);
  });

  it('a screen is weighed without what the first screen has loaded already', () => {
    const dist = join(scratch, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    const put = (name: string, text: string) => writeFileSync(join(dist, name), text);
    put('index.html', '<script type="module" src="./assets/index-1.js"></script>');
    put('assets/index-1.js', "import('./Library-1.js');import('./board-1.js');import('./Keep-1.js')");
    put('assets/Library-1.js', "import'./index-1.js';import'./charts-1.js'");
    put('assets/charts-1.js', 'export const charts = 1');
    put('assets/board-1.js', "import'./index-1.js'");
    put('assets/Keep-1.js', 'export const keep = 1');
    const sizes = new Map(measureSizes(dist).map(({ name, bytes }) => [name, bytes]));
    const zipped = (...names: string[]) =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length, 0);
    expect(sizes.get('first load, scripts')).toBe(zipped('index-1.js'));
    expect(sizes.get('library')).toBe(zipped('Library-1.js', 'charts-1.js'));
    expect(sizes.get('score sheet')).toBe(zipped('Keep-1.js'));
    expect(sizes.get('board, all renderers')).toBe(zipped('board-1.js'));
  });

  it('nothing is weighed where nothing was built', () => {
    expect(measureSizes(scratch)).toEqual([]);
  });
});
