import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../src/games/doors';
import type { Glance, RuleParagraph } from '../src/games/module';
import { sentencesOf } from '../src/headless/messages.mjs';
import exceptions from './plain-words.json';
import { forms } from './sentences';

/** The habits that English sentences of the app must not have; where one is right, plain-words.json says why. */

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .sort();

/** By name: what is found, and in brackets what stands there instead. */
const HABITS: Readonly<{ [habit: string]: RegExp }> = {
  'people (player, you, a name)': /\b(persons?|people|somebody|whoever|everybody|anybody)\b/i,
  'odd verb (fix, edit, pledge)': /\b(mend(s|ed|ing)?|encumber\w*|forth|reckons?)\b/i,
  'archaic (plain word)': /\b(whilst|upon|thereby|hereby|thereof|shall|unlit|henceforth|amongst)\b/i,
  'calque (see words.md)':
    /blind passenger|hangs? together|\ban own\b|\bby chance\b|\bof them \d|\b\d+ of \d+ (of )?rolls/i,
  'number without its unit': /(^|\s)[¢$]\+\d|\d:\+\d|\d\+\?/,
  'uncontracted (can’t, isn’t)':
    /\b(cannot|can not|do not|does not|is not|are not|was not|will not|has not|have not)\b/i,
};
const LONGEST = 22;

/** Of a sentence with forms the last one is read, which is the longest; a gap is one word, whatever it is called. */
const read = (words: string): string =>
  words
    .replace(/\{(\w+), (?:plural|select),.*?other \{([^{}]*(?:\{\w+\}[^{}]*)*)\}\}/gs, '$2')
    .replace(/\{\w+\}/g, '{}');
const lengths = (words: string): number[] =>
  words.split(/(?<=[.!?:;])\s+/).map((one) => one.split(/[\s–]+/).filter((word) => /[\p{L}\d{]/u.test(word)).length);

/** Every English text of the app: its file, its key, its words. */
async function* texts(): AsyncGenerator<[string, string, string]> {
  for (const file of sources.filter((one) => /text[\w-]*\.en\.ts$/.test(one)))
    for (const { name, words } of sentencesOf(file, readFileSync(join(root, file), 'utf8')))
      yield [file, name, read(words)];
  for (const { id, text } of games.map(({ card }) => card)) {
    for (const [key, message] of Object.entries(text))
      for (const words of forms(message)) yield [join('src', 'games', id, 'card.ts'), key, read(words)];
    const folder = join('src', 'games', id, 'speech');
    const { reference } = (await import(join(root, folder, 'reference.en.ts'))) as { reference: RuleParagraph[] };
    for (const { id: at, heading = '', text, examples = [] } of reference)
      for (const words of [heading, text, ...examples]) yield [join(folder, 'reference.en.ts'), `§${at}`, words];
    const { glance } = (await import(join(root, folder, 'glance.en.ts'))) as { glance: Glance };
    for (const { title, lines } of glance)
      for (const words of [title, ...lines]) yield [join(folder, 'glance.en.ts'), title, words];
  }
}

test('English has none of the habits that read as translated, and no sentence of more than 22 words', async () => {
  const allowed = exceptions.map((one) => ({ ...one, at: new RegExp(one.at), met: false }));
  const found: string[] = [];
  let seen = 0;
  for await (const [file, key, words] of texts()) {
    seen++;
    const faults = Object.entries(HABITS).flatMap(([habit, pattern]) => (pattern.test(words) ? [habit] : []));
    if (Math.max(...lengths(words)) > LONGEST) faults.push('long');
    for (const fault of faults) {
      const why = allowed.find(
        ({ habit, at }) => fault.startsWith(habit) && at.test(`${file.replaceAll('\\', '/')} ${key}`),
      );
      if (why) why.met = true;
      else found.push(`${fault}: ${file} ${key}: ${words}`);
    }
  }
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(4000);
  // an exception that nothing needs is struck out
  expect(allowed.filter(({ met }) => !met).map(({ habit, at }) => `${habit} ${at.source}`)).toEqual([]);
  for (const { why } of exceptions) expect(why).toMatch(/\w+ \w+/);
});
