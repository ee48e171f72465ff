import './dice.css';
import type { Seat } from '../../../engine/rules';
import { DiceRods } from '../../../look/dice-rods';
import { ENOUGH, often, seldom, sumChances, type Tally, tallies } from '../../kit/dice';
import type { Say } from '../../table';
import { pipsOn } from '../rules/bot-board';
import { resourceName } from '../rules/names';
import { DESERT, noCards, RESOURCES, sumOf } from '../rules/setup';
import type { Cards, View } from '../rules/state';
import { type Chairs, Disc, person, ResourceMark, words } from './marks';

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

/** Cards of each kind in 36 rolls, while the robber stays where it is. */
function incomeOf(v: View, seat: Seat): Cards {
  const out = noCards();
  v.terrain.forEach((kind, hex) => {
    if (hex !== v.robber && kind !== DESERT) out[kind] += pipsOn(v, hex, seat);
  });
  return out;
}

interface Props {
  view: View;
  say: Say;
  chairs?: Chairs;
}

/** What the buildings of everybody bring, by kind. */
function Income({ view, say, chairs }: Props) {
  return (
    <table class="pc-income">
      <caption class="heading">{say(words('income'))}</caption>
      <thead>
        <tr>
          <td />
          {RESOURCES.map((kind) => (
            <th key={kind} scope="col">
              <ResourceMark kind={kind} label={say(resourceName(kind))} />
            </th>
          ))}
          <th scope="col">{say(words('all'))}</th>
        </tr>
      </thead>
      <tbody>
        {view.gold.map((_, seat) => {
          const cards = incomeOf(view, seat);
          return (
            <tr key={seat}>
              <th scope="row" class="line">
                {chairs && <Disc seat={seat} chairs={chairs} />}
                <span class="cut">{say(person(seat))}</span>
              </th>
              {RESOURCES.map((kind) => (
                <td key={kind} class={cards[kind] === 0 ? 'none' : ''}>
                  {cards[kind]}
                </td>
              ))}
              <td>
                <b>{sumOf(cards)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Statistics({ view, say, chairs }: Props) {
  const talls = tallsOf(view.rolls);
  const n = sumOf(view.rolls);
  return (
    <figure class="stack pc-dice">
      <figcaption class="heading">{say(verdict(talls))}</figcaption>
      {n > 0 && <DiceRods all={talls.map((one) => ({ value: one.sum, ...one }))} enough={n >= ENOUGH} />}
      {n > 0 && (
        <p class="line note">
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
                <th scope="row" class="line">
                  {one.sum}
                </th>
                <td>{one.count}</td>
                <td>{say(words('fromTo', { low: one.low, high: one.high }))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {view.terrain.length > 0 && <Income view={view} say={say} chairs={chairs} />}
    </figure>
  );
}
