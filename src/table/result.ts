import type { ScoreLine } from '../engine/rules';
import type { Result } from '../look/podium';
import { figures, ranked, telling } from '../look/recap';
import { t } from '../look/say';
import { sayer } from './context';
import type { Viewpoint } from './viewpoint';

/** The result of a match: everybody's points by category, and how far the first is ahead. */

export function resultOf(viewpoint: Viewpoint): Result {
  const { match, game } = viewpoint;
  const { chairs } = match.record;
  const say = sayer(viewpoint);
  const lines = match.scores();
  const points = (wanted: (line: ScoreLine) => boolean): number[] =>
    chairs.map((_, seat) => lines.reduce((n, one) => (one.seat === seat && wanted(one) ? n + one.points : n), 0));
  return {
    people: chairs.map(({ name, colour, bot }) => ({ name, colour, ...(bot && { bot }) })),
    totals: points(() => true),
    parts: game.categories.map(({ id, text }) => ({ text: say(text), points: points((l) => l.category === id) })),
    winners: match.winners(),
  };
}

/** How far the first is ahead, and in what the most; undefined where a tie-break has decided, or nobody else played. */
export function margin(result: Result): string | undefined {
  const { people, totals, winners } = result;
  const [first, second] = ranked(result).map(({ seat }) => seat);
  const ahead = (totals[first] ?? 0) - (totals[second] ?? 0);
  if (second === undefined || winners.length > 1 || !(ahead > 0)) return undefined;
  const words = [t('score.ahead', { n: ahead, name: people[second].name })];
  const gap = ({ points }: Result['parts'][number]) => points[first] - points[second];
  const [widest] = telling(result).toSorted((a, b) => gap(b) - gap(a));
  if (widest) {
    const [mine, theirs] = [first, second].map((seat) => figures(widest.points[seat]));
    words.push(t('score.gap', { what: widest.text, mine, theirs }));
  }
  return words.join(' ');
}
