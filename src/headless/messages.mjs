// Vite plugin: the sentences of `text*.en.ts`, written in ICU MessageFormat, become plain functions while the app is
// built, so that no parser is shipped. One without gaps stays a string.

import { basename } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parseSync } from 'vite';

const CATALOGUE = /[/\\]text[\w-]*\.([a-z]{2})\.ts$/;

/** The forms of a number come from the browser's own tables, by this module of one function a language. */
const PLURAL = 'virtual:plural/';

function pluralOf(language) {
  const rules = new Intl.PluralRules(language);
  const select = Object.defineProperty((n) => rules.select(n), 'name', { value: language });
  return Object.assign(select, { cardinals: rules.resolvedOptions().pluralCategories, module: PLURAL + language });
}

/** What only the parser understands: gaps, and the doubled apostrophe that stands for one. */
const NEEDS_PARSER = /[{}]|''/;

/** Plain sentences, which only the pseudo-locale touches: a game's rules, whole and at a glance, and what stands on its lid. */
const REFERENCE = /[/\\](reference|glance)\.en\.ts$/;
const LID = /[/\\]games[/\\][\w-]+[/\\]card\.ts$/;

const ACCENTS = {
  a: 'àà',
  e: 'èè',
  i: 'ì',
  o: 'òò',
  u: 'ùù',
  y: 'ý',
  A: 'ÀÀ',
  E: 'ÈÈ',
  I: 'Ì',
  O: 'ÒÒ',
  U: 'ÙÙ',
  Y: 'Ý',
};
const REST = { c: 'ç', n: 'ñ', s: 'š', z: 'ž', r: 'ř', t: 'ţ', l: 'ļ', d: 'đ', C: 'Ç', N: 'Ñ', S: 'Š', R: 'Ř', T: 'Ţ' };

/** A third longer, and no word as anybody would write it. */
const accented = (words) => words.replace(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? REST[letter] ?? `${letter}`);

/**
 * A sentence of the pseudo-locale: what is printed is accented and longer, gaps and the names of their forms stay. What
 * looks ordinary in such a build came from no catalogue, and what is cut off there is too narrow for other languages.
 */
export function pseudo(words) {
  // outside any gap, and inside a form of one, stands what is printed
  let depth = 0;
  return words.replace(/[{}]|[^{}]+/g, (piece) => {
    if (piece === '{') depth++;
    else if (piece === '}') depth--;
    else return depth % 2 === 0 ? accented(piece) : piece;
    return piece;
  });
}

/** The module that the compiler writes, cut into what it imports and the one expression. */
function compiled(compiler, sentence) {
  const [imports, body] = compileModule(compiler, { it: sentence }).split('export default ');
  const expression = body.slice(body.indexOf('it: ') + 'it: '.length, body.lastIndexOf('\n}'));
  return { imports: imports.trim().split('\n').filter(Boolean), expression: expression.replace(/^\(\) => /, '') };
}

/** `{ ... }`, whatever is said about its type behind it. */
function objectOf(node) {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return objectOf(node.expression);
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/** The sentences of every catalogue that the file exports: key, words, and where these stand. */
export function sentencesOf(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const exported = program.body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  const properties = exported.flatMap(({ init }) => objectOf(init)?.properties ?? []);
  return properties
    .filter(({ type }) => type === 'Property')
    .map(({ key, value }) => {
      const name = key.value ?? key.name;
      if (typeof value.value !== 'string') throw new Error(`${path}: "${name}" is not one plain string`);
      return { name, words: value.value, start: value.start, end: value.end };
    });
}

/** A catalogue with its sentences in the pseudo-locale, not yet compiled. */
function inPseudo(path, source) {
  let code = source;
  for (const { words, start, end } of sentencesOf(path, source).reverse())
    code = code.slice(0, start) + JSON.stringify(pseudo(words)) + code.slice(end);
  return code;
}

const rulesInPseudo = (source) =>
  source.replace(
    /((?:text|heading|title):\s+|(?:examples|lines): \[|^\s+)'(.*)'/gm,
    (_, before, words) => `${before}'${accented(words)}'`,
  );

function lidInPseudo(source) {
  const [before, words] = source.split(/(?<=\btext: \{)/);
  return before + words.replace(/(:\s+)'(.*)'/g, (_, colon, sentence) => `${colon}'${accented(sentence)}'`);
}

/** A catalogue with its sentences compiled; lines stay where they were. Throws where a sentence is no ICU message. */
export function compileCatalogue(path, source) {
  const [, language] = CATALOGUE.exec(`/${basename(path)}`) ?? [];
  const compiler = new MessageFormat(pluralOf(language));
  const imports = new Set();
  let code = source;
  for (const { name, words, start, end } of sentencesOf(path, source).reverse()) {
    if (!NEEDS_PARSER.test(words)) continue;
    try {
      const sentence = compiled(compiler, words);
      for (const line of sentence.imports) imports.add(line);
      code = code.slice(0, start) + sentence.expression + code.slice(end);
    } catch (error) {
      throw new Error(`${path}: "${name}" does not compile: ${error.message}`);
    }
  }
  return [...merged(imports), code].join(' ');
}

/** Every name once, though many sentences import it. */
function merged(imports) {
  const from = new Map();
  for (const line of imports) {
    const [, names, module] = /^import \{ (.*) \} from (".*");$/.exec(line) ?? [];
    from.set(module, new Set([...(from.get(module) ?? []), ...names.split(', ')]));
  }
  return [...from].map(([module, names]) => `import { ${[...names].join(', ')} } from ${module};`);
}

/** For `plugins`, and for those of workers: these have their own. `--mode pseudo` builds the pseudo-locale as English. */
export function messages() {
  let strange = false;
  return {
    name: 'tidetable-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PLURAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PLURAL}`)) return undefined;
      const language = id.slice(PLURAL.length + 1);
      return `const rules = new Intl.PluralRules('${language}');\nexport const ${language} = (n) => rules.select(n);`;
    },
    configResolved({ mode }) {
      strange = mode === 'pseudo';
    },
    transform: {
      filter: { id: [CATALOGUE, REFERENCE, LID] },
      handler(source, id) {
        if (!CATALOGUE.test(id) && !strange) return undefined;
        if (REFERENCE.test(id)) return { code: rulesInPseudo(source), map: null };
        if (LID.test(id)) return { code: lidInPseudo(source), map: null };
        const english = strange && /\.en\.ts$/.test(id);
        return { code: compileCatalogue(id, english ? inPseudo(id, source) : source), map: null };
      },
    },
  };
}
