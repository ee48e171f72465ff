import './panels-dice.css';
import { ENOUGH, often, seldom, sumChances, type Tally, tallies } from '../dice';
import { type Say, words } from './panels-marks';
import { sumOf } from './setup';
import type { View } from './state';

/** How often each sum fell, and whether that is what honest dice do. */

export interface Tall extends Tally {
  /** 2..12. */
  sum: number;
}

export const tallsOf = (rolls: readonly number[]): Tall[] =>
  tallies(rolls, sumChances(2)).map((one, i) => ({ sum: i + 2, ...one }));

/** One sentence on the whole: of eleven numbers one is often outside its range, and three hardly ever. */
export function verdict(talls: readonly Tall[]): ReturnType<typeof words> {
  const n = talls.reduce((sum, { count }) => sum + count, 0);
  if (n === 0) return words('noRolls');
  if (n < ENOUGH) return words('fewRolls', { n });
  const out = talls.filter((one) => often(one) || seldom(one));
  if (out.length === 0) return words('normal', { n });
  const list = out.map((one) => words(often(one) ? 'more' : 'fewer', { n: one.sum }));
  return words(out.length === 1 ? 'oneOut' : out.length === 2 ? 'twoOut' : 'manyOut', { n, list });
}

const WIDTH = 352;
const HEIGHT = 150;
const FOOT = 22;
const HEAD = 20;

export function Statistics({ view, say }: { view: View; say: Say }) {
  const talls = tallsOf(view.rolls);
  const n = sumOf(view.rolls);
  const top = Math.max(1, ...talls.map(({ count, high }) => Math.max(count, high)));
  const room = HEIGHT - HEAD - FOOT;
  const y = (value: number): number => HEIGHT - FOOT - (value / top) * room;
  const step = WIDTH / talls.length;
  return (
    <figure class="pc-dice">
      <figcaption>{say(verdict(talls))}</figcaption>
      {n > 0 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <defs>
            <pattern id="pc-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0v5" class="pc-hatch" />
            </pattern>
          </defs>
          {talls.map((one) => {
            const mid = (one.sum - 1.5) * step;
            const odd = n >= ENOUGH && (often(one) || seldom(one));
            return (
              <g key={one.sum} class={odd ? 'pc-bar odd' : 'pc-bar'}>
                <rect class="pc-band" x={mid - 13} width="26" y={y(one.high)} height={y(one.low) - y(one.high)} />
                <rect class="pc-rod" x={mid - 6} width="12" y={y(one.count)} height={y(0) - y(one.count)} />
                <path class="pc-mean" d={`M${mid - 13} ${y(one.mean)}h26`} />
                <text class="pc-times" x={mid} y={y(Math.max(one.count, one.high)) - 5}>
                  {one.count}
                </text>
                <text class="pc-sum" x={mid} y={HEIGHT - 5}>
                  {one.sum}
                </text>
              </g>
            );
          })}
          <path class="pc-floor" d={`M0 ${y(0)}H${WIDTH}`} />
        </svg>
      )}
      {n > 0 && (
        <p class="panel-note pc-legend">
          <span class="pc-legend-band" aria-hidden="true" />
          {say(words('band', { n }))}
        </p>
      )}
      {n > 0 && (
        <table class="unseen">
          <caption>{say(words('tableOf', { n }))}</caption>
          <thead>
            <tr>
              <th scope="col">{say(words('sum'))}</th>
              <th scope="col">{say(words('times'))}</th>
              <th scope="col">{say(words('range'))}</th>
            </tr>
          </thead>
          <tbody>
            {talls.map((one) => (
              <tr key={one.sum}>
                <th scope="row">{one.sum}</th>
                <td>{one.count}</td>
                <td>{say(words('fromTo', { low: one.low, high: one.high }))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
