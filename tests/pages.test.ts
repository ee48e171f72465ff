import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { figuresOf, filled, pagesOf, shownIn, WEIGHED } from '../src/headless/house/pages';

/** The pages of the repository are short, and what they name is there: commands, paths, figures, messages. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = pagesOf(root);
const lines = (page: string): number => page.trimEnd().split('\n').length;

const COMMENT = /<!--.*?-->/gs;
const FENCED = /^```[\s\S]*?^```$/gm;

/** Paragraphs, lines of a list and cells of a table, as they are read. */
function paragraphs(page: string): string[] {
  const prose = page.replace(FENCED, '').replace(COMMENT, '');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) |[|#>])/)
    .flatMap((part) => (part.startsWith('|') ? part.split(/(?<!\\)\|/) : part))
    .map((part) => part.replace(/\]\([^)]*\)|<img[^>]*>/g, ']').trim());
}

/** What a page has in code: between backticks, and in fences. */
function code(page: string): string[] {
  const fences = [...page.matchAll(FENCED)].flatMap(([fence]) => fence.split('\n').slice(1, -1));
  return [...fences, ...[...page.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, words]) => words)];
}

const { scripts } = JSON.parse(read('package.json'));
/** What npm itself brings. */
const OF_NPM = ['ci', 'install'];

/** npm's own words and the script that each command names. */
const commandsIn = (page: string): string[] =>
  code(page).flatMap((words) =>
    [...words.matchAll(/\bnpm (?:run )?(?:-s )?([a-z]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !OF_NPM.includes(name)),
  );

const PATH = /(?<![\w/.-])(?:src|tests|public|\.github|\.ci)\/[\w./<>*-]*[\w>*/]/g;

/** Paths in code and the links of a page, from the root; `<id>` stands for any game. */
function pathsIn(at: string, page: string): string[] {
  const named = code(page).flatMap((words) => words.match(PATH) ?? []);
  const prose = page.replace(FENCED, '');
  const linked = [...prose.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image)
    .filter((link) => !/^https?:/.test(link))
    .map((link) => join(dirname(at), link.replace(/#.*$/, '')));
  return [...named.map((path) => path.replace(/<\w+>/g, '*')), ...linked];
}

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);

/** A star stands for any part of a name. */
function isThere(path: string): boolean {
  if (!path.includes('*')) return existsSync(join(root, path));
  const parts = path.replace(/\/$/, '').split('*');
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('[^/]*')}$`);
  return files.some((file) => pattern.test(file));
}

/** The contract's messages that a page quotes, each `clause: words … words`. */
const quotesIn = (page: string): string[] => [...page.matchAll(/^> `(.+)`$/gm)].map(([, quote]) => quote);

/** A source with what its messages begin with put in; whatever else they fill in is a gap. */
function messagesIn(source: string): string {
  const begun = [...source.matchAll(/const what = `([^`]+)`/g)].map(([, words]) => words);
  const all = [source, ...begun.map((words) => source.replace(/\$\{what\}/g, () => words))];
  return all.join('\n').replace(/\$\{[^{}]*\}/g, '…');
}

const contract = files
  .filter((file) => /^src.headless.contract\b.*\.ts$/.test(file))
  .map((file) => messagesIn(read(file)))
  .join('\n');

/** The clause is one that fails, and every stretch of words stands in a message. */
function isQuoted(quote: string): boolean {
  const [, clause, words] = /^(\w+): (.+)$/.exec(quote) ?? [];
  if (!clause) return false;
  const fails = new RegExp(`(?:fail|calm)\\(\\s*'${clause}'`).test(contract);
  return fails && words.split('…').every((part) => contract.includes(part.trim()));
}

describe('the pages', () => {
  test('the first one is short, and so is how to contribute', () => {
    expect(lines(read('README.md'))).toBeLessThanOrEqual(120);
    expect(lines(read('.github/CONTRIBUTING.md'))).toBeLessThanOrEqual(40);
  });

  test('every room that people begin with has one', () => {
    for (const room of ['', 'engine/', 'games/', 'table/', 'bots/', 'storage/'])
      expect(pages).toContain(`src/${room}README.md`);
    expect(pages).toContain('tests/README.md');
  });

  test.each(pages)('%s: no paragraph is longer than 600 letters', (path) => {
    expect(paragraphs(read(path)).filter((part) => part.length > 600)).toEqual([]);
  });

  test.each(pages)('%s: its commands and paths are there', (path) => {
    const page = read(path);
    expect(commandsIn(page).filter((name) => !(name in scripts))).toEqual([]);
    expect(pathsIn(path, page).filter((one) => !isThere(one))).toEqual([]);
  });

  test.each(pages)('%s: its figures are those of the sources', (path) => {
    const page = read(path);
    const figures = figuresOf(root);
    for (const { name } of shownIn(page)) expect([...Object.keys(figures), ...WEIGHED]).toContain(name);
    // npm run -s house -- --pages fills them in
    expect(filled(page, figures)).toBe(page);
  });

  test.each(pages)('%s: what was measured says by which command, at which commit', (path) => {
    const page = read(path);
    const begun = page.match(/<!-- measured:/g) ?? [];
    const whole =
      page.match(/<!-- measured: (?:npm run|node) [^·\n]+ · [0-9a-f]{7,} -->\n[\s\S]*?\n<!-- \/ -->/g) ?? [];
    expect(whole).toHaveLength(begun.length);
  });

  test('the laws quote what the contract says', () => {
    const quotes = quotesIn(read('src/engine/README.md'));
    expect(quotes.length).toBeGreaterThan(15);
    expect(quotes.filter((quote) => !isQuoted(quote))).toEqual([]);
  });

  test('workflows run what there is', () => {
    for (const file of readdirSync(join(root, '.github/workflows'))) {
      const lines = read(`.github/workflows/${file}`).match(/run: .*/g) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      const page = lines.map((line) => `\`${line}\``).join('\n');
      expect(commandsIn(page).filter((name) => !(name in scripts))).toEqual([]);
      expect(pathsIn('README.md', page).filter((one) => !isThere(one))).toEqual([]);
    }
  });
});

describe('these tests', () => {
  test('find what is not there', () => {
    const page =
      'Run `npm run nothing`, see `src/nowhere.ts`, [a page](away.md) and\n```\nnpm run -s bench tests/no\n```\n';
    expect(commandsIn(page)).toEqual(['bench', 'nothing']);
    expect(pathsIn('src/README.md', page).filter((one) => !isThere(one))).toEqual([
      ...['tests/no', 'src/nowhere.ts', 'src/away.md'],
    ]);
  });

  test('find what is too long, in a table too, and no code', () => {
    const long = 'x'.repeat(601);
    expect(
      paragraphs(`short\n\n| a | ${long} |\n|---|---|\n\n${long}`).filter((part) => part.length > 600),
    ).toHaveLength(2);
    expect(paragraphs(`\`\`\`\n${long}\n\`\`\``).filter((part) => part.length > 600)).toEqual([]);
  });

  test('find a message that nobody says, and a figure of yesterday', () => {
    expect(isQuoted('leak: … its view changes at …')).toBe(true);
    expect(isQuoted('leak: … its view looks odd at …')).toBe(false);
    expect(isQuoted('drip: … its view changes at …')).toBe(false);
    expect(filled('<!-- figure piece -->49<!-- / -->', figuresOf(root))).toContain('-->50<');
  });
});
