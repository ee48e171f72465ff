import { signal } from '@preact/signals';
import type { Arg, Key, Phrase, Seat } from '../engine/rules';
import { TABLE } from '../engine/rules';
import { inWords, tagOf } from '../games/languages';
import type { Catalogue, Gaps, Message } from '../games/module';
import { byLanguage, language } from './language';
import { text as own } from './text.en';

/** Words: phrases become sentences here, and nowhere else. */

/** What a phrase needs besides the app's own words: a game's catalogue, and who sits where. */
interface Context {
  text?: Catalogue;
  chairs?: readonly { readonly name: string }[];
  /** What stands in a sentence in place of the words of one of its phrases. */
  shown?(phrase: Phrase): string | undefined;
}

/** The app's own sentences may also be filled with what people typed. */
type Fill = Arg | string;

const numbers = byLanguage((tag) => new Intl.NumberFormat(tag));
const lists = byLanguage((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** True: everything said here is bracketed, so that a word that came from elsewhere stands out. In tests alone. */
export const pseudo = signal(false);

/** Words as they are shown; what is shipped knows no brackets. */
export const marked = (words: string): string =>
  import.meta.env.MODE === 'test' && pseudo.value ? `[${words}]` : words;

const sections: Catalogue[] = [own];

/** Sections that come with a screen loaded later. Adding one twice does nothing. */
export function addText(section: Catalogue): void {
  if (!sections.includes(section)) sections.push(section);
}

function lookUp(key: string, text: Catalogue | undefined): Message {
  const translated = language.value === 'en' ? undefined : inWords(key, text);
  if (translated !== undefined) return translated;
  if (text && Object.hasOwn(text, key)) return text[key];
  for (const section of sections) if (Object.hasOwn(section, key)) return section[key];
  if (import.meta.env.MODE === 'test') throw new Error(`No words for "${key}"`);
  return key;
}

type Args = { readonly [name: string]: Fill };

function filled(arg: Fill | undefined, context: Context): string {
  if (arg === undefined) return '';
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return numbers().format(arg).replace('-', '−');
  if (Array.isArray(arg)) return lists().format(arg.map((one: Fill) => filled(one, context)));
  if ('seat' in arg) return seatName(arg.seat, context);
  if ('words' in arg) return arg.words;
  return context.shown?.(arg as Phrase) ?? say(arg as Phrase, context);
}

/**
 * What a compiled sentence is given: each argument as text where it is printed, numbers grouped, and as a number where
 * it chooses a plural form or stands for `#`.
 */
function gaps({ key, args = {} }: Phrase, context: Context): Gaps {
  return new Proxy(
    {},
    {
      get(_none, name: string) {
        const arg: Fill | undefined = args[name];
        if (arg === undefined && import.meta.env.MODE === 'test') throw new Error(`No "${name}" for "${key}"`);
        const number = typeof arg === 'number' ? arg : 0;
        return { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : filled(arg, context)) };
      },
    },
  );
}

/** The name on that chair; a bare number where nobody is known. */
export function seatName(seat: Seat, context: Context = {}): string {
  if (seat === TABLE) return t('seat.table');
  return context.chairs?.[seat]?.name || t('seat.number', { n: seat + 1 });
}

/** "Ana, Ben and Cy". */
export const joined = (names: readonly string[]): string => lists().format(names);

/** A phrase in words. The game's catalogue is asked first, then the app's own. */
export function say(phrase: Phrase, context: Context = {}): string {
  const message = lookUp(phrase.key, context.text);
  if (typeof message !== 'string') return marked(`${message(gaps(phrase, context))}`);
  if (import.meta.env.MODE === 'test' && message.includes('{')) throw new Error(`"${phrase.key}" is not compiled`);
  return marked(message);
}

/** One of the app's own sentences. */
export const t = (key: Key, args?: Args): string => say({ key, args } as Phrase);

/** Whether there are words for this key: labels that a game may leave out. */
export const hasWords = (key: string, text?: Catalogue): key is Key =>
  (text !== undefined && Object.hasOwn(text, key)) || sections.some((section) => Object.hasOwn(section, key));

const days = byLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const dates = byLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }));
const clock = byLanguage((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }));

/** "yesterday", "3 hours ago", "4 March 2026". */
export function ago(when: number, now = Date.now()): string {
  const minutes = Math.round((when - now) / 60_000);
  if (minutes > -1) return t('time.now');
  return marked(
    minutes > -60
      ? days().format(minutes, 'minute')
      : minutes > -60 * 24
        ? days().format(Math.round(minutes / 60), 'hour')
        : minutes > -60 * 24 * 14
          ? days().format(Math.round(minutes / 60 / 24), 'day')
          : dates().format(when),
  );
}

/** A day in words. */
export const onDay = (when: number): string => marked(dates().format(when));

/** The time of day. */
export const atTime = (when: number): string => marked(clock().format(when));

/** A quantity of storage: "4.2 MB". */
export function bytes(n: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = n < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(n) / 3));
  const style = { style: 'unit', unit: units[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return marked(new Intl.NumberFormat(tagOf(language.value), style).format(n / 1000 ** power));
}
