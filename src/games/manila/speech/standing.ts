import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Standing } from '../../table';
import { berthName, wareName, who } from '../rules/names';
import { arrives, atLeast } from '../rules/odds';
import { BERTH_PAY, REDEEM } from '../rules/setup';
import { PORTS, YARDS } from '../rules/spaces';
import { NOBODY, type View } from '../rules/state';
import { percent, readings } from './odds';

/** How the game stands, from what lies open: fortunes so far, and the chances of every punt and every berth. */

const words = wordsOf('manila.standing');

/**
 * Rule page 3.10, as far as everybody can count: cash that lies open, shares whose ware was announced, loans. The two dealt
 * shares stay hidden until the end. A purse that is hidden counts for nobody, its owner included.
 */
function points(v: View, seat: Seat): Standing['points'][number] {
  const cash = v.hiddenMoney && !v.open ? 0 : (v.cash[seat] ?? 0);
  const known = v.hands[seat].filter(({ bought }) => bought || v.open);
  const shares = known.reduce((sum, { ware }) => sum + (ware === null ? 0 : v.values[ware]), 0);
  const n = cash + shares - REDEEM * v.pledged[seat];
  const more = !v.open && (v.hiddenMoney || known.length < v.hands[seat].length);
  return more ? { n, more } : { n };
}

type Place = Standing['places'][number];

function berths(v: View, dock: 'port' | 'yard', fates: readonly number[]): Place[] {
  const chances = atLeast(dock === 'port' ? fates : fates.map((chance) => 1 - chance));
  const holders = dock === 'port' ? v.ports : v.yards;
  return BERTH_PAY.map((coins, k) => {
    const p = percent(chances[k]);
    const args = { where: berthName(dock, k), coins, p };
    const spot = (dock === 'port' ? PORTS : YARDS)[k];
    const mark = `${p}%`;
    if (holders[k] === NOBODY) return { spot, mark, text: words('port', args, '1.2') };
    return { spot, seat: holders[k], mark, text: words('portOf', { ...args, who: who(holders[k]) }, '1.2') };
  });
}

/** While punts sail. */
function places(v: View): Place[] {
  const fates = v.punts.map((punt) => arrives(v, punt));
  const punts = v.punts.flatMap(({ dock, ware }, route): Place[] => {
    const p = percent(fates[route]);
    const text: Phrase = { key: 'manila.odds.punt', args: { ware: wareName(ware), p }, rule: '3.6' };
    return dock === 'sea' ? [{ spot: `punt:${route}`, mark: `${p}%`, text }] : [];
  });
  return [...punts, ...berths(v, 'port', fates), ...berths(v, 'yard', fates)];
}

function lines(v: View): Phrase[] {
  const out = readings(v);
  if (v.agent === NOBODY || out.length === 0) return out;
  const lost = atLeast(v.punts.map((punt) => 1 - arrives(v, punt)));
  const n = BERTH_PAY.reduce((sum, coins, k) => sum + (v.yards[k] === v.agent ? 0 : coins * lost[k]), 0);
  return [...out, words('agent', { who: who(v.agent), n: Math.round(n) }, '3.9')];
}

export const standing = (v: View): Standing => ({
  points: v.hands.map((_, seat) => points(v, seat)),
  places: v.punts.length === 0 ? [] : places(v),
  legend: words('legend', {}, '1.4'),
  lines: lines(v),
});
