import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { berthName, wareName, who } from '../rules/names';
import { arrives, arrivesFrom, atLeast, lands13, oddsFrom, rollsLeft } from '../rules/odds';
import { BERTH_COST, BERTH_PAY, LARGE_COST, LAST, PIRATE_COST, price, SMALL_COST, WARES } from '../rules/setup';
import { seatsOf } from '../rules/spaces';
import { NOBODY, type Punt, type View } from '../rules/state';
import { percent, readings } from './odds';

/** What a place of the board is, what it costs and brings and to whom: from what lies open. */

const words = wordsOf('manila.about');

type Lines = (v: View, a: number, b: number) => Phrase[];

/** Who stands there, or what it would cost. */
const held = (seat: Seat | undefined, cost: number, rule = '1.2'): Phrase =>
  seat === undefined || seat === NOBODY ? words('costs', { cost }, rule) : words('holds', { who: who(seat) }, '3.5');

function load({ ware, aboard, plundered }: Pick<Punt, 'ware' | 'aboard' | 'plundered'>): Phrase {
  const { profit } = WARES[ware];
  if (plundered) return words('plundered', { coins: profit }, '3.9');
  const args = { ware: wareName(ware), coins: profit };
  const n = aboard.length;
  return n === 0 ? words('loadFree', args, '1.1') : words('load', { ...args, n, each: profit / n }, '1.1');
}

/** The chance of a punt at sea, with the words that say how it is read. */
function chance(v: View, punt: Punt): Phrase[] {
  if (punt.dock !== 'sea') return [words('docked', { where: berthName(punt.dock, punt.berth) }, '3.6')];
  const args = { ware: wareName(punt.ware), p: percent(arrives(v, punt)) };
  return [{ key: 'manila.odds.punt', args, rule: '3.6' }, ...readings(v)];
}

const punt: Lines = (v, route) => [load(v.punts[route]), ...chance(v, v.punts[route])];

const seat: Lines = (v, route, place) => {
  const one = v.punts[route];
  const sits = one.aboard[place];
  const first =
    sits === undefined ? words('seat', { cost: seatsOf(one)[place] }, '1.1') : words('sits', { who: who(sits) }, '3.5');
  return [first, load(one), ...chance(v, one)];
};

function berth(v: View, dock: 'port' | 'yard', k: number): Phrase[] {
  const fates = v.punts.map((one) => arrives(v, one));
  const chances = atLeast(dock === 'port' ? fates : fates.map((p) => 1 - p));
  const args = { coins: BERTH_PAY[k], n: k + 1, p: percent(chances[k]) };
  return [held((dock === 'port' ? v.ports : v.yards)[k], BERTH_COST[k]), words(dock, args, '1.2')];
}

function boat(v: View, place: number): Phrase[] {
  const p = percent(atLeast(v.punts.map((one) => lands13(v, one)))[0]);
  const out = [held(v.boat[place], PIRATE_COST), words('boards', {}, '3.6'), words('plunders', { p }, '3.6')];
  return place === 0 ? [...out, words('captain', {}, '3.6')] : out;
}

function space(v: View, n: number): Phrase[] {
  if (n > LAST) return [words('mouth', {}, '3.6')];
  const rolls = rollsLeft(v);
  const { passes, on13, all } = oddsFrom(n, rolls);
  const args = { n: passes + (v.boat.length === 0 ? on13 : 0), all, p: percent(arrivesFrom(v, n)) };
  const out = n === LAST ? [words('thirteen', {}, '3.6')] : [];
  return rolls > 0 ? [...out, words('space', args, '1.4'), ...readings(v)] : [...out, words('mouth', {}, '3.6')];
}

function market(v: View, ware: number): Phrase[] {
  const value = v.values[ware];
  return [words('market', { value, price: price(value), n: v.supply[ware] }, '3.4'), words('rises', {}, '3.10')];
}

/** A ware on the quay: on a punt by now, ashore for this voyage, or still to be loaded. */
function waits(v: View, ware: number): Phrase[] {
  const sails = v.punts.find((one) => one.ware === ware);
  if (sails) return [load(sails)];
  return [v.punts.length > 0 ? words('ashore', {}, '3.4') : load({ ware, aboard: [], plundered: false })];
}

const LINES: { readonly [kind: string]: Lines } = {
  punt,
  seat,
  port: (v, k) => berth(v, 'port', k),
  yard: (v, k) => berth(v, 'yard', k),
  boat,
  space: (v, _route, n) => space(v, n),
  market,
  share: market,
  load: waits,
  dice: () => [{ key: 'manila.figure.dice', rule: '3.6' }],
  small: (v) => [held(v.small, SMALL_COST), words('small', {}, '3.7')],
  large: (v) => [held(v.large, LARGE_COST), words('large', {}, '3.7')],
  agent: (v) =>
    v.agent === NOBODY
      ? [words('agent', {}, '3.9')]
      : [words('holds', { who: who(v.agent) }, '3.5'), words('agent', {}, '3.9')],
};

/** See TableModule.about; `spot` as in `spots`. */
export function about(spot: string, v: View): readonly Phrase[] {
  const [kind, a, b] = spot.split(':');
  if (kind === 'to') return [words(a === 'port' ? 'toPort' : 'toYard', {}, '3.10')];
  return LINES[kind]?.(v, Number(a), Number(b)) ?? [];
}

/** See TableModule.named: a share. */
export function named(thing: string): Phrase | undefined {
  const [kind, ware] = thing.split(':');
  return kind === 'share' && WARES[Number(ware)] ? wareName(Number(ware)) : undefined;
}
