import { byLanguage } from './language';
import { addText, joined, onDay, t } from './say';
import { text } from './text-share.en';

/** A finished play in a few lines: what people paste into a chat, and what the picture is drawn from. */

export interface Summary {
  title: string;
  people: { name: string; colour: number; bot?: string /** Several who play as one. */; team?: boolean }[];
  /** Undefined where nobody wrote them down. */
  totals: (number | undefined)[];
  /** Categories or rounds, in words. */
  parts: { text: string; points: number[] }[];
  /** Several share a win; empty where nobody has won. */
  winners: number[];
  /** How a tie for the first place was decided, in words. */
  tie?: string;
  when: number;
  minutes?: number;
  note?: string;
  /** The fewest points win. */
  low?: boolean;
  /** Of a whole evening: what was played, first things first, each with everybody's points. The totals are wins then. */
  games?: { title: string; time: string; result: string; points?: string }[];
}

addText(text);

/** So many sources are named for each person; the rest is one sum. */
const NAMED = 6;

const numbers = byLanguage((tag) => new Intl.NumberFormat(tag));

/** A number as it is printed, with a true minus. */
export const figures = (n: number): string => numbers().format(n).replace('-', '−');

/** What is added or taken away. */
export const signed = (n: number): string => (n > 0 ? `+${figures(n)}` : figures(n));

/** Points of somebody, or a stroke where nobody wrote them down. */
export const pointsText = (n: number | undefined): string => (n === undefined ? '–' : figures(n));

/**
 * Everybody from the first place to the last. Who won comes first whatever the points say, since a tie-break may have
 * decided; equal points share a rank.
 */
export function ranked({
  people,
  totals,
  winners,
  low,
}: Pick<Summary, 'people' | 'totals' | 'winners' | 'low'>): { seat: number; rank: number }[] {
  // whoever has none comes last
  const points = (seat: number): number =>
    totals[seat] === undefined ? Number.NEGATIVE_INFINITY : totals[seat] * (low ? -1 : 1);
  const ahead = (a: number, b: number): number =>
    Number(winners.includes(b)) - Number(winners.includes(a)) || points(b) - points(a);
  const seats = people.map((_, seat) => seat).sort((a, b) => ahead(a, b) || a - b);
  return seats.map((seat) => ({ seat, rank: 1 + seats.filter((other) => ahead(other, seat) < 0).length }));
}

/** Who won, in one sentence; nothing to say of one person alone. */
export function winSentence({ people, winners, games }: Pick<Summary, 'people' | 'winners' | 'games'>): string {
  const won = winners.flatMap((seat) => people[seat] ?? []);
  if (won.length === 0 || people.length === 1) return '';
  if (games) return t('share.most', { names: joined(won.map((one) => one.name)) });
  const [{ name, team }, ...others] = won;
  if (others.length > 0) return t('share.shared', { names: joined(won.map((one) => one.name)) });
  return team ? t('share.together', { names: name }) : t('share.wins', { name });
}

/** "45 minutes", "2 hours and 5 minutes". */
export function duration(minutes: number): string {
  const rest = Math.round(minutes) % 60;
  const hours = (Math.round(minutes) - rest) / 60;
  if (hours === 0) return t('share.minutes', { n: rest });
  if (rest === 0) return t('share.hours', { n: hours });
  return t('share.hoursMinutes', { hours: t('share.hours', { n: hours }), minutes: t('share.minutes', { n: rest }) });
}

/** "1 h 15 min": short, for lists. */
export function briefly(minutes: number): string {
  const n = Math.round(minutes) % 60;
  const h = (Math.round(minutes) - n) / 60;
  if (h === 0) return t('share.min', { n });
  return t(n === 0 ? 'share.h' : 'share.hMin', { h, n });
}

/** The parts that gave anybody anything; none where one part is the whole. */
export function telling({ parts }: Pick<Summary, 'parts'>): Summary['parts'] {
  const some = parts.filter(({ points }) => points.some((one) => one !== 0));
  return some.length > 1 ? some : [];
}

function sources(summary: Summary, seat: number): string {
  const mine = telling(summary).filter(({ points }) => points[seat]);
  const size = (part: Summary['parts'][number]): number => Math.abs(part.points[seat]);
  // one that is left over is named as well
  const named = mine.length > NAMED + 1 ? [...mine].sort((a, b) => size(b) - size(a)).slice(0, NAMED) : mine;
  const rest = mine.filter((part) => !named.includes(part)).reduce((sum, part) => sum + part.points[seat], 0);
  const words = mine
    .filter((part) => named.includes(part))
    .map((part) => t('share.part', { what: part.text, points: figures(part.points[seat]) }));
  if (rest !== 0) words.push(t('share.others', { points: figures(rest) }));
  return words.join(', ');
}

const nameOf = ({ name, bot }: Summary['people'][number]): string => (bot ? t('share.bot', { name }) : name);

/** Plain text: title and day, the ranking, the winner, where the points came from, the note. Names stay as they are. */
export function recapText(summary: Summary): string {
  const { title, people, totals, tie, when, minutes, note, low } = summary;
  const head = { title, day: onDay(when) };
  const order = ranked(summary);
  const blocks = [
    [minutes ? t('share.headLong', { ...head, minutes: duration(minutes) }) : t('share.head', head)],
    [
      ...order.map(({ seat, rank }) =>
        t('share.rank', { n: rank, name: nameOf(people[seat]), points: pointsText(totals[seat]) }),
      ),
      winSentence(summary),
      tie ?? '',
      low ? t('share.low') : '',
    ],
    [
      ...(telling(summary).length > 0 ? [t('share.sources')] : []),
      ...order.flatMap(({ seat }) => {
        const parts = sources(summary, seat);
        return parts ? [t('share.source', { name: people[seat].name, parts })] : [];
      }),
    ],
    [note?.trim() ?? ''],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
