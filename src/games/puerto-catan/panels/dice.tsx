import './dice.css';
import { DiceRods } from '../../../look/dice-rods';
import { ENOUGH, often, seldom, sumChances, type Tally, tallies } from '../../kit/dice';
import type { Say } from '../../table';
import { sumOf } from '../rules/setup';
import type { View } from '../rules/state';
import { words } from './marks';

/** How often each sum fell, and whether that is what honest dice do. */

interface Tall extends Tally {
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

export function Statistics({ view, say }: { view: View; say: Say }) {
  const talls = tallsOf(view.rolls);
  const n = sumOf(view.rolls);
  return (
    <figure class="pc-dice">
      <figcaption>{say(verdict(talls))}</figcaption>
      {n > 0 && <DiceRods all={talls.map((one) => ({ value: one.sum, ...one }))} enough={n >= ENOUGH} />}
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
