import { signal } from '@preact/signals';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Catalogue } from '../../games/module';
import { byLanguage } from '../../look/language';
import type { Result } from '../../look/podium';
import { hasWords, marked, say } from '../../look/say';
import { freeSheet } from '../begin/free';
import { gameKey, type Played, pointsAt, sideNameIn, sidesIn } from './played';

/** Words that only a game knows: the names of its categories. Fetched when they are first needed. */

interface Categories {
  categories: readonly { id: string; text: Phrase }[];
  text: Catalogue;
}

const fetched = signal<ReadonlyMap<string, Categories>>(new Map());
const asked = new Map<string, Promise<void>>();

const nothing: Categories = { categories: [], text: {} };

async function fetchWords(id: string): Promise<void> {
  const game = gameOf(id);
  const found = (await game?.sheet?.()) ?? (await game?.play()) ?? nothing;
  fetched.value = new Map(fetched.value).set(id, found);
}

/** Fetches the words of a game once; a game that does not load keeps its short names. */
export function wordsNeeded(id: string): Promise<void> {
  const before = asked.get(id);
  if (before) return before;
  const work = fetchWords(id).catch(() => {
    asked.delete(id);
  });
  asked.set(id, work);
  return work;
}

interface Words {
  /** The categories in the game's own order. */
  order: readonly string[];
  name(id: string): string;
}

/** The categories of a play in words, as far as they are here; call `wordsNeeded` to have them come. */
export function wordsOf({ game, free }: Pick<Played, 'game' | 'free'>): Words {
  const { categories, text } = free ? freeSheet(free) : (fetched.value.get(game) ?? nothing);
  return {
    order: categories.map(({ id }) => id),
    name(id) {
      const phrase = categories.find((one) => one.id === id)?.text;
      return phrase && hasWords(phrase.key, text) ? say(phrase, { text }) : id;
    },
  };
}

/** Who has how many points and where from, in words; a team is one of them. */
export function inWords(played: Played): Result {
  const { people, standing, winners, low } = played;
  const sides = sidesIn(played);
  const { order, name } = wordsOf(played);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const parts = (standing?.parts ?? []).toSorted((a, b) => place(a.id) - place(b.id));
  return {
    people: sides.map((side) => {
      const { colour, bot } = people[side[0]];
      return { name: sideNameIn(played, side), colour, ...(bot && { bot }), ...(side.length > 1 && { team: true }) };
    }),
    totals: sides.map(([first]) => pointsAt(played, first)),
    parts: parts.map(({ id, points }) => ({ text: name(id), points: sides.map(([first]) => points[first]) })),
    winners: [...sides.keys()].filter((at) => sides[at].some((seat) => winners.includes(seat))),
    ...(low && { low }),
  };
}

export const needsWords = ({ game, free }: Pick<Played, 'game' | 'free'>): boolean =>
  !free && gameOf(game) !== undefined;

/** Everything a file needs of these plays' games. */
export async function allWords(plays: readonly Played[]): Promise<void> {
  const ids = new Set(plays.filter(needsWords).map(gameKey));
  await Promise.all([...ids].map(wordsNeeded));
}

const shortDays = byLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }));
const shortYears = byLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: '2-digit' }),
);

/** A day under an axis: short, with its year only where it is not this one. */
export function shortDay(when: number, now = Date.now()): string {
  const same = new Date(when).getFullYear() === new Date(now).getFullYear();
  return marked((same ? shortDays() : shortYears()).format(when));
}

const shortMonths = byLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'short' }));
const letterMonths = byLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'narrow' }));

/** A month below a bar, its first letter alone where there is little room. */
export const monthName = (month: number, short: boolean): string =>
  marked((short ? letterMonths() : shortMonths()).format(new Date(2025, month, 1)));

const tenths = byLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** A number with at most one decimal and a true minus. */
export const figure = (n: number): string =>
  tenths()
    .format(Math.round(n * 10) / 10 || 0)
    .replace('-', '−');
