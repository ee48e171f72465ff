import { signal } from '@preact/signals';
import type { Arg, Phrase, Seat } from '../engine/rules';
import { TABLE } from '../engine/rules';
import type { Catalogue } from '../games/module';
import { text as own } from './text.en';

/** Words: phrases become sentences here, and nowhere else. */

/** What a phrase needs besides the app's own words: a game's catalogue, and who sits where. */
interface Context {
  text?: Catalogue;
  chairs?: readonly { readonly name: string }[];
}

/** The app's own sentences may also be filled with what people typed. */
type Fill = Arg | string;

const language = 'en-GB';
const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);
const lists = new Intl.ListFormat(language, { type: 'conjunction' });

/** True: every sentence is accented, lengthened and bracketed, so that a word that came from elsewhere stands out. */
export const pseudo = signal(false);

const sections: Catalogue[] = [own];

/** Sections that come with a screen loaded later. Adding one twice does nothing. */
export function addText(section: Catalogue): void {
  if (!sections.includes(section)) sections.push(section);
}

const accents: { readonly [letter: string]: string } = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ö',
  S: 'Š',
  T: 'Ť',
};

const accented = (words: string): string => words.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);

function lookUp(key: string, text: Catalogue | undefined): string {
  if (text && Object.hasOwn(text, key)) return text[key];
  for (const section of sections) if (Object.hasOwn(section, key)) return section[key];
  if (import.meta.env.MODE === 'test') throw new Error(`No words for "${key}"`);
  return key;
}

/** Where the brace that opens at `from` closes. */
function closing(pattern: string, from: number): number {
  let depth = 0;
  for (let i = from; i < pattern.length; i++) {
    if (pattern[i] === '{') depth++;
    else if (pattern[i] === '}' && --depth === 0) return i;
  }
  throw new Error(`Open brace in "${pattern}"`);
}

/** Parts between bars that are not inside inner braces. */
function parts(inside: string): string[] {
  const out = [''];
  let depth = 0;
  for (const letter of inside) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === '|' && depth === 0) out.push('');
    else out[out.length - 1] += letter;
  }
  return out;
}

type Args = { readonly [name: string]: Fill };

function filled(arg: Fill | undefined, context: Context): string {
  if (arg === undefined) return '';
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return numbers.format(arg);
  if (Array.isArray(arg)) return lists.format(arg.map((one: Fill) => filled(one, context)));
  if ('seat' in arg) return seatName(arg.seat, context);
  if ('words' in arg) return arg.words;
  return say(arg as Phrase, context);
}

function fill(pattern: string, args: Args, context: Context, hash = ''): string {
  const words = (literal: string) => (pseudo.value ? accented(literal) : literal).replaceAll('#', hash || '#');
  let out = '';
  let at = 0;
  for (;;) {
    const open = pattern.indexOf('{', at);
    if (open < 0) return out + words(pattern.slice(at));
    out += words(pattern.slice(at, open));
    const close = closing(pattern, open);
    const [name, ...forms] = parts(pattern.slice(open + 1, close));
    const arg = args[name];
    if (arg === undefined && import.meta.env.MODE === 'test') throw new Error(`No "${name}" for "${pattern}"`);
    if (forms.length === 0) out += filled(arg, context);
    else {
      const n = typeof arg === 'number' ? arg : 0;
      const form = plurals.select(n) === 'one' ? forms[0] : forms[forms.length - 1];
      out += fill(form, args, context, numbers.format(n));
    }
    at = close + 1;
  }
}

/** The name on that chair; a bare number where nobody is known. */
export function seatName(seat: Seat, context: Context = {}): string {
  if (seat === TABLE) return t('seat.table');
  return context.chairs?.[seat]?.name || t('seat.number', { n: seat + 1 });
}

/** "Ana, Ben and Cy". */
export const joined = (names: readonly string[]): string => lists.format(names);

/** A phrase in words. The game's catalogue is asked first, then the app's own. */
export function say(phrase: Phrase, context: Context = {}): string {
  const sentence = fill(lookUp(phrase.key, context.text), phrase.args ?? {}, context);
  return pseudo.value ? `[${sentence}${'~'.repeat(Math.ceil(sentence.length * 0.3))}]` : sentence;
}

/** One of the app's own sentences. */
export const t = (key: string, args?: Args): string => say({ key, args } as Phrase);

/** Whether there are words for this key: labels that a game may leave out. */
export const hasWords = (key: string, text?: Catalogue): boolean =>
  (text !== undefined && Object.hasOwn(text, key)) || sections.some((section) => Object.hasOwn(section, key));

const days = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });

/** "yesterday", "3 hours ago", "4 March 2026". In the pseudo-locale bracketed like any other words. */
export function ago(when: number, now = Date.now()): string {
  const minutes = Math.round((when - now) / 60_000);
  const words =
    minutes > -1
      ? t('time.now')
      : minutes > -60
        ? days.format(minutes, 'minute')
        : minutes > -60 * 24
          ? days.format(Math.round(minutes / 60), 'hour')
          : minutes > -60 * 24 * 14
            ? days.format(Math.round(minutes / 60 / 24), 'day')
            : dates.format(when);
  return pseudo.value && minutes <= -1 ? `[${words}]` : words;
}

/** A day in words. */
export const onDay = (when: number): string => (pseudo.value ? `[${dates.format(when)}]` : dates.format(when));

/** A quantity of storage: "4.2 MB". */
export function bytes(n: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = n < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(n) / 3));
  const style = { style: 'unit', unit: units[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  const words = new Intl.NumberFormat(language, style).format(n / 1000 ** power);
  return pseudo.value ? `[${words}]` : words;
}
