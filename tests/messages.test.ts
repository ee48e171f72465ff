import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compileCatalogue, messages, pseudo } from '../src/headless/messages.mjs';

/** The catalogues as the build makes functions of them, and what stops it. */

const catalogue = (...sentences: string[]): string =>
  `export const text: Catalogue = {\n${sentences.map((one, i) => `  'a.${i}': ${JSON.stringify(one)},\n`).join('')}};\n`;

const compiled = (...sentences: string[]): string => compileCatalogue('/src/text.en.ts', catalogue(...sentences));

test('a sentence without gaps stays a string, one with gaps is a function', () => {
  expect(compiled('The bank')).toBe(catalogue('The bank'));
  expect(compiled("Ana's bank")).toBe(catalogue("Ana's bank"));
  expect(compiled("{who}'s bank")).toContain(`'a.0': (d) => d.who + "'s bank",`);
  expect(compiled('{n, plural, one {a coin} other {# coins}}')).toMatch(
    /^import .*'a\.0': \(d\) => plural\(d\.n, 0, en, /s,
  );
});

test('nothing moves to another line, and nothing is imported twice', () => {
  const code = compiled('{n, plural, other {#}}', 'Plain', '{m, plural, one {a} other {b}}');
  expect(code.split('\n')).toHaveLength(6);
  expect(code.match(/\ben\b \}/g)).toHaveLength(1);
});

test('a catalogue says of itself that it is one, as the compiler wants it', () => {
  for (const type of [' as const', ' satisfies Catalogue'])
    expect(compileCatalogue('text.en.ts', `export const text = { a: '{n}' }${type};`)).toContain('a: (d) => d.n');
});

test.each([
  ['{who', /a\.1.*does not compile/],
  ['{n, plural, one {a coin}}', /a\.1.*other/],
  ['{n, plural, one {a coin} few {# coins} other {# coins}}', /a\.1.*few/],
  ['{n, roman}', /a\.1.*roman/],
  ['{n|one coin|# coins}', /a\.1.*does not compile/],
])('%s stops the build with its file, its key and the reason', (sentence, why) => {
  expect(() => compiled('Plain', sentence)).toThrow(why);
  expect(() => compiled('Plain', sentence)).toThrow('/src/text.en.ts');
});

test('a sentence that is put together in the catalogue stops it too', () => {
  expect(() => compileCatalogue('text.en.ts', "export const text = { a: 'one' + 'two' };")).toThrow('"a" is not');
});

/** What the build makes of one catalogue under that name. */
async function built(name: string): Promise<string> {
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => (id.endsWith(name) ? id : undefined),
    load: (id) => (id.endsWith(name) ? catalogue('{who') : undefined),
  };
  const lib = { entry: `/made-up/${name}`, formats: ['es' as const] };
  const out = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, messages()],
    build: { lib, write: false },
  });
  return JSON.stringify(out);
}

test('files called text*.en.ts are compiled, in whatever folder, and no others', async () => {
  await expect(built('speech/text.en.ts')).rejects.toThrow(/speech\/text\.en\.ts: "a\.0"/);
  await expect(built('text-score.en.ts')).rejects.toThrow('does not compile');
  await expect(built('box\\text-score.en.ts')).rejects.toThrow('does not compile');
  expect(await built('context.en.ts')).toContain('{who');
  expect(await built('reference.en.ts')).toContain('{who');
});

test('the pseudo-locale accents what is printed, in every form of a gap, and leaves the gaps alone', () => {
  expect(pseudo('The bank')).toBe('Ţhèè bààñk');
  expect(pseudo('{who} has {n, plural, one {a coin} other {# coins}}.')).toBe(
    '{who} hààš {n, plural, one {àà çòòìñ} other {# çòòìñš}}.',
  );
});
