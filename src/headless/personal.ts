/** Whether a sentence is in a person's words: what of a programmer's has slipped into it, if anything. */

const FOREIGN: readonly [pattern: RegExp, what: string][] = [
  [/\b(undefined|null|NaN|Infinity|true|false)\b/, 'a value'],
  [/\[object|\bfunction\b|=>/, 'an object'],
  [/\b(JSON|\w*Error|Unexpected token|schema|regex|array|string|boolean|integer)\b/, "a programmer's word"],
  [/[{}[\]<>\\|]|__/, 'brackets'],
  [/\b[a-z]+[A-Z]\w*/, 'an identifier'],
  [/\b[a-z]\w*_\w+/, 'an identifier'],
  [/\b[a-z]\w*\.[a-z]\w*/i, 'a key'],
  [/[\d.]e[+-]?\d/, 'a number that nobody writes'],
];

/** As long as people read on. */
const LONGEST = 320;

/** A name as it stands in a sentence: never the middle of a word, where people are called no more than a letter. */
const whole = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu');

/**
 * What is wrong with a sentence for people; undefined where nothing is. `names` stand in it as they are: people may be
 * called anything.
 */
export function impersonal(sentence: string, names: readonly string[] = []): string | undefined {
  let text = sentence;
  for (const name of names) if (name.trim() !== '') text = text.replaceAll(whole(name), 'Ana');
  if (text.length > LONGEST) return `${text.length} letters`;
  if (!/^[\p{Lu}\d“"'‘]/u.test(text)) return 'no capital at its beginning';
  const found = FOREIGN.find(([pattern]) => pattern.test(text));
  return found && `${found[1]}: ${found[0].exec(text)?.[0]}`;
}

export const personal = (sentence: string, names: readonly string[] = []): boolean =>
  impersonal(sentence, names) === undefined;
