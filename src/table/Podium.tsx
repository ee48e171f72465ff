import type { ScoreLine, Seat } from '../engine/rules';
import { figures, ranked } from '../look/recap';
import { t } from '../look/say';
import { SEAT_STYLES } from '../look/seats';
import { SeatDisc } from '../look/widgets';
import { sayer } from './context';
import { signed } from './plaques';
import type { Viewpoint } from './viewpoint';

/** The result: everybody from the first place to the last, with where their points came from as a bar of parts. */

/** What that seat has got in these categories. */
export const points = (lines: readonly ScoreLine[], seat: Seat, categories: readonly string[]): number =>
  lines.reduce((sum, line) => (line.seat === seat && categories.includes(line.category) ? sum + line.points : sum), 0);

/** Seats from the first place to the last with their ranks, and the categories that gave anybody anything. */
export function standing({ match, game }: Viewpoint) {
  const people = match.record.chairs;
  const lines = match.scores();
  const all = game.categories.map(({ id }) => id);
  const totals = people.map((_, seat) => points(lines, seat, all));
  const winners = match.winners();
  const order = ranked({ people, totals, winners });
  const telling = game.categories.filter(({ id }) => lines.some((one) => one.category === id && one.points !== 0));
  return { lines, totals, order, telling, winners };
}

/** How far the first is ahead, and in what the most; undefined where a tie-break has decided, or nobody else played. */
export function margin(viewpoint: Viewpoint): string | undefined {
  const { lines, totals, order, telling } = standing(viewpoint);
  const [first, second] = order.map(({ seat }) => seat);
  const ahead = totals[first] - totals[second];
  if (second === undefined || viewpoint.match.winners().length > 1 || !(ahead > 0)) return undefined;
  const name = viewpoint.match.record.chairs[second].name;
  const words = [t('score.ahead', { n: ahead, name })];
  const gaps = telling.map(({ id, text }) => ({ text, of: [first, second].map((seat) => points(lines, seat, [id])) }));
  const widest = gaps.toSorted((a, b) => b.of[0] - b.of[1] - (a.of[0] - a.of[1]))[0];
  if (telling.length > 1) {
    const [mine, theirs] = widest.of.map(figures);
    words.push(t('score.gap', { what: sayer(viewpoint)(widest.text), mine, theirs }));
  }
  return words.join(' ');
}

export function Podium({ viewpoint }: { viewpoint: Viewpoint }) {
  const { lines, totals, order, telling, winners } = standing(viewpoint);
  const { chairs } = viewpoint.match.record;
  const say = sayer(viewpoint);
  const parts = (seat: Seat) =>
    telling
      .map(({ id, text }, at) => ({ at, text: say(text), n: points(lines, seat, [id]) }))
      .filter(({ n }) => n !== 0);
  const best = totals[order[0].seat];
  const longest = Math.max(1, ...order.map(({ seat }) => parts(seat).reduce((sum, { n }) => sum + Math.max(0, n), 0)));
  return (
    <ol class="podium figures">
      {order.map(({ seat, rank }) => (
        <li
          key={seat}
          class={winners.includes(seat) ? 'winner' : ''}
          style={{ '--seat': SEAT_STYLES[chairs[seat].colour].face }}
        >
          <span class="podium-rank">{rank}</span>
          <SeatDisc colour={chairs[seat].colour} />
          <span class="podium-name cut">{chairs[seat].name}</span>
          {totals[seat] !== best && <span class="podium-behind">{signed(totals[seat] - best)}</span>}
          <b>{figures(totals[seat])}</b>
          <span class="podium-bar" aria-hidden="true">
            {parts(seat).map(({ at, n }) => (
              <i key={at} style={{ '--shade': at, width: `${(100 * Math.max(0, n)) / longest}%` }} />
            ))}
          </span>
          {telling.length > 1 && (
            <ul class="podium-parts">
              {parts(seat).map(({ at, text, n }) => (
                <li key={at} style={{ '--shade': at }}>
                  {text} {figures(n)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
