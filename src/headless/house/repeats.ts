import { list, type Site } from './sites';
import { lineOf, type Measure, type Script, type Source, type Span, scriptsOf } from './sources';
import { type Node, walk } from './syntax';

/** So many tokens in a row that stand twice in the house are a repetition. */
const WINDOW = 60;
/** A window with fewer names is a table of texts or numbers, which resemble each other by nature. */
const NAMES = 20;

interface Token {
  word: string;
  at: number;
}

/** Texts and numbers differ where the code is the same, so all texts are one word, and all numbers another. */
function wordOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return "''";
  if (node.type === 'JSXText') return node.value.trim() ? "''" : '';
  if (node.type !== 'Literal') return undefined;
  if (typeof node.value === 'string') return "''";
  return typeof node.value === 'number' ? '0' : (node.raw ?? 'null');
}

/** What is no code of its own: comments, imports (they resemble each other everywhere), and literals as one word each. */
function atomsOf({ program, comments }: Script): (Span & { word: string })[] {
  const out = comments.map(({ start, end }) => ({ start, end, word: '' }));
  walk(program, (node) => {
    const word = node.type === 'ImportDeclaration' ? '' : wordOf(node);
    if (word !== undefined) out.push({ start: node.start, end: node.end, word });
  });
  return out.sort((a, b) => a.start - b.start || b.end - a.end);
}

const WORD = /[\w$]+|[=!<>&|+\-*/%^?.]+|\S/g;

const wordsIn = (text: string, from: number, to: number): Token[] =>
  [...text.slice(from, to).matchAll(WORD)].map((found) => ({ word: found[0], at: from + found.index }));

/** The tokens of a script: names, signs, and literals made alike. */
function tokensOf(script: Script): Token[] {
  const out: Token[] = [];
  let at = 0;
  for (const { start, end, word } of atomsOf(script)) {
    if (start < at) continue;
    out.push(...wordsIn(script.text, at, start));
    if (word) out.push({ word, at: start });
    at = end;
  }
  return [...out, ...wordsIn(script.text, at, script.text.length)];
}

/** A script as a string of one letter a token, so that windows are compared as strings. */
interface Spelt {
  script: Script;
  tokens: readonly Token[];
  letters: string;
}

function spelt(scripts: readonly Script[]): Spelt[] {
  const alphabet = new Map<string, string>();
  const letter = (word: string): string => {
    const known = alphabet.get(word) ?? String.fromCharCode(alphabet.size);
    alphabet.set(word, known);
    return known;
  };
  return scripts.map((script) => {
    const tokens = tokensOf(script);
    return { script, tokens, letters: tokens.map(({ word }) => letter(word)).join('') };
  });
}

interface Place {
  of: Spelt;
  at: number;
}

function windowsOf(all: readonly Spelt[]): Map<string, Place[]> {
  const out = new Map<string, Place[]>();
  for (const of of all) {
    const names = namesUpTo(of.tokens);
    for (let at = 0; at + WINDOW <= of.letters.length; at++) {
      if (names[at + WINDOW] - names[at] < NAMES) continue;
      const window = of.letters.slice(at, at + WINDOW);
      const known = out.get(window);
      if (known) known.push({ of, at });
      else out.set(window, [{ of, at }]);
    }
  }
  return out;
}

/** How many names stand before each token. */
function namesUpTo(tokens: readonly Token[]): number[] {
  const out = [0];
  for (const { word } of tokens) out.push(out[out.length - 1] + (/^[A-Za-z_$]/.test(word) ? 1 : 0));
  return out;
}

const apart = (a: Place, b: Place): boolean => a.of !== b.of || Math.abs(a.at - b.at) >= WINDOW;

/** Where a file says what stands elsewhere too: stretches of tokens, with the first other place of each. */
function stretches(of: Spelt, windows: ReadonlyMap<string, readonly Place[]>): (Span & { like: Place })[] {
  const out: (Span & { like: Place })[] = [];
  for (let at = 0; at + WINDOW <= of.letters.length; at++) {
    const like = windows.get(of.letters.slice(at, at + WINDOW))?.find((other) => apart(other, { of, at }));
    const last = out.at(-1);
    if (like && last && at <= last.end) last.end = at + WINDOW;
    else if (like) out.push({ start: at, end: at + WINDOW, like });
  }
  return out;
}

const lineAt = ({ script, tokens }: Spelt, token: number): number => lineOf(script, tokens[token].at);

function sitesIn(of: Spelt, windows: ReadonlyMap<string, readonly Place[]>): (Site & { lines: number })[] {
  return stretches(of, windows).map(({ start, end, like }) => {
    const line = lineAt(of, start);
    const other = `${like.of.script.path}:${lineAt(like.of, like.at)}`;
    return { path: of.script.path, line, lines: lineAt(of, end - 1) - line + 1, like: other };
  });
}

/** Places that say, but for their literals, what another place says. */
export function measureRepeats(sources: readonly Source[]): Measure[] {
  const all = spelt(scriptsOf(sources));
  const windows = windowsOf(all);
  const sites = all.flatMap((of) => sitesIn(of, windows)).sort((a, b) => b.lines - a.lines);
  const lines = sites.reduce((sum, site) => sum + site.lines, 0);
  return [
    { measure: 'repeats', room: 'src', window: WINDOW, places: sites.length, lines },
    ...list('repeated place', sites),
  ];
}
