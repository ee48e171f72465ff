import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Token } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { cardOf } from '../src/games';
import type { Glance, RuleParagraph } from '../src/games/module';
import { compileCatalogue, sentencesOf } from '../src/headless/messages.mjs';
import { brings } from './facets';

/** Every other language says what English says: the same keys in the same files, with the same gaps. */

const LANGUAGES = ['de', 'es'] as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .sort();
const named = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(file));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const words = (file: string): Map<string, string> =>
  new Map(sentencesOf(file, read(file)).map(({ name, words }) => [name, words]));
const english = named(/[/\\]text[\w-]*\.en\.ts$/);

/** The translation of an English file; of a game that speaks no such language there is none. */
function translation(file: string, language: string, from = '.en.ts', to = `.${language}.ts`): string[][] {
  const game = /^src[/\\]games[/\\]([^/\\]+)[/\\]/.exec(file)?.[1];
  const silent = game && cardOf(game) && !brings(game, language === 'de' ? 'German' : 'Spanish');
  return silent ? [] : [[file.slice(0, -from.length) + to, file]];
}

/** What a sentence is filled from. */
function gaps(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const inner = 'cases' in token ? token.cases.flatMap((one) => gaps(one.tokens)) : [];
    return [token.arg, ...inner];
  });
}

const gapsOf = (sentence: string): string[] => [...new Set(gaps(parse(sentence)))].sort();

const pairs = LANGUAGES.flatMap((language) => english.flatMap((file) => translation(file, language)));

test.each(pairs)('%s', (file, from) => {
  compileCatalogue(file, read(file));
  const there = words(file);
  const here = words(from);
  expect([...there.keys()]).toEqual([...here.keys()]);
  for (const [key, sentence] of here)
    expect([key, ...gapsOf(there.get(key) ?? '')]).toEqual([key, ...gapsOf(sentence)]);
});

const references = LANGUAGES.flatMap((language) =>
  named(/reference\.en\.ts$/).flatMap((file) => translation(file, language)),
);

/** The text without its words: paragraphs by number, and every figure in them. */
const figures = (text: string): string[] => text.match(/\d+/g)?.sort() ?? [];

test.each(references)('%s', async (file, from) => {
  const { reference: there } = await import(join(root, file));
  const { reference: here } = await import(join(root, from));
  const plan = (all: readonly RuleParagraph[]) =>
    all.map(({ id, heading, text, examples = [] }) => ({
      ...{ id, headed: heading !== undefined, figures: figures(text), examples: examples.map(figures) },
    }));
  expect(plan(there)).toEqual(plan(here));
});

const glances = LANGUAGES.flatMap((language) =>
  named(/glance\.en\.ts$/).flatMap((file) => translation(file, language)),
);

test.each(glances)('%s', async (file, from) => {
  const { glance: there } = await import(join(root, file));
  const { glance: here } = await import(join(root, from));
  const plan = (all: Glance) =>
    all.map(({ at, title, ordered, lines }) => ({ at, ordered, figures: [title, ...lines].map(figures) }));
  expect(plan(there)).toEqual(plan(here));
});

const cards = LANGUAGES.flatMap((language) =>
  named(/[/\\]card\.ts$/).flatMap((file) => translation(file, language, 'card.ts', `text-card.${language}.ts`)),
);

test.each(cards)('%s', async (file, from) => {
  const { card } = await import(join(root, from));
  expect([...words(file).keys()]).toEqual(Object.keys(card.text));
});

/** `3 − 1 = 2`, with what stands before the last sign worked out as it is written: × and ÷ bind closer. */
const EQUATION = /([$\d][$\d\s+−×÷]*) = \$?(\d+)/g;
const worth = (sum: string): number =>
  sum
    .replaceAll('$', '')
    .replaceAll('−', '+−')
    .split('+')
    .reduce((all, term) => {
      const sign = term.includes('−') ? -1 : 1;
      const [first, ...rest] = term.replaceAll('−', '').split(/([×÷])/);
      let product = Number(first);
      for (let i = 0; i < rest.length; i += 2)
        product = rest[i] === '×' ? product * Number(rest[i + 1]) : product / Number(rest[i + 1]);
      return all + sign * product;
    }, 0);

test('worked examples in the rules are worked out right', async () => {
  let seen = 0;
  for (const [file] of [...references, ...named(/reference\.en\.ts$/).map((one) => [one])]) {
    const { reference } = (await import(join(root, file))) as { reference: readonly RuleParagraph[] };
    for (const example of reference.flatMap(({ examples = [] }) => examples)) {
      for (const [all, sum, result] of example.matchAll(EQUATION)) {
        expect(worth(sum), `${file}: ${all}`).toBe(Number(result));
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test('a step of a lesson has at most two sentences of 22 words in every language', async () => {
  for (const language of ['en', ...LANGUAGES]) {
    const lessons = named(/text-lesson\.en\.ts$/);
    for (const [file] of lessons.flatMap((one) => (language === 'en' ? [[one]] : translation(one, language)))) {
      for (const [key, sentence] of words(file)) {
        // of the forms of a gap one is read
        const read = sentence.replace(/\{(\w+), plural,.*?other \{([^{}]*)\}\}/g, '$2');
        const lengths = read.split(/(?<=[.!?])\s+/).map((one) => one.split(/\s+/).length);
        expect([key, language, read, lengths.length <= 2 && Math.max(...lengths) <= 22]).toContain(true);
      }
    }
  }
});

/** What readers of each language stumbled over; see their lists in the design of the words. It does not come back. */
const STUMBLED: { readonly [language: string]: RegExp } = {
  en: /\bnone of (?:Tidetable|the (?:values|choices))|hangs? together|\bmended\b|blind passenger|\bforth (?:by|or)|an own (?:guard|decision|seven)|is no whole number|comes into question|Not to be chosen|launch them so|Whose acts|all the same\b|has flown'/,
  de: /Jetzt nicht zu wählen|Wessen Taten|kommt nicht infrage|diesen Beutel|so losschicken|Eine Sieben halbiert/,
  es: /\btapa\b|Poner la mesa|Voraz|Si importa'|recibió el Gobernador|En rol ajeno/,
};

test.each(Object.entries(STUMBLED))('%s says nothing that its readers stumbled over', (language, pattern) => {
  const files = named(new RegExp(`[/\\\\](?:text|reference|glance)[\\w-]*\\.${language}\\.ts$`));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? `${file}: ${line.trim().slice(0, 120)}` : [])),
  );
  expect(found).toEqual([]);
});
