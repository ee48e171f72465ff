import type { Refusal } from '../../engine/rules';
import { decision, type F } from './decision';
import { limitOf, pay } from './money';
import { ALL_WARES, LATEST_START, PUNTS, price, STARTS, TRIPLES } from './setup';
import type { Manila, Move, Ware } from './state';
import { NOBODY } from './state';
import { routeName, wareName, who } from './words';

/** Rule page 3.4: the harbour master buys a share, loads three wares, launches three punts; in this order. */

/** 3.4.1: one share from the supply, or none. */
export const buy = decision<F<'buy'>>({
  ends: (_s, f) => f.done === true,
  seat: (s) => s.master,
  own(s, _f, _seat, { limit }) {
    const out: Move[] = [];
    for (const ware of ALL_WARES) if (s.supply[ware] > 0 && price(s.values[ware]) <= limit) out.push({ buy: ware });
    out.push({ decline: true });
    return out;
  },
  refuse(s, _f, seat, m) {
    const ware = m.buy as Ware;
    if (!ALL_WARES.includes(ware)) return undefined;
    if (s.supply[ware] === 0) return { key: 'manila.no.soldOut', args: { ware: wareName(ware) }, rule: '3.4' };
    if (s.hiddenMoney) return { key: 'manila.no.shareHidden', rule: '3.4' };
    const args = { price: price(s.values[ware]), limit: limitOf(s, seat) };
    return { key: 'manila.no.sharePrice', args, rule: '3.4' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    if (!('buy' in m)) return tell({ key: 'manila.boughtNone', args: { who: who(seat) }, rule: '3.4' });
    const ware = m.buy;
    const coins = price(s.values[ware]);
    tell({ key: 'manila.bought', args: { who: who(seat), ware: wareName(ware), coins }, rule: '3.4' });
    pay(s, seat, coins, tell);
    s.supply[ware]--;
    s.hands[seat].push({ ware, pledged: false, bought: true });
  },
});

/** 3.4.2: the load is named by its three wares, ascending; which ware stays ashore is the choice. */
const loadWithout = (ashore: Ware): Ware[] => ALL_WARES.filter((ware) => ware !== ashore);

export const ashoreOf = (load: readonly Ware[]): Ware => ALL_WARES.find((ware) => !load.includes(ware)) ?? NOBODY;

export const load = decision<F<'load'>>({
  ends: (_s, f) => f.done === true,
  seat: (s) => s.master,
  own: () => ALL_WARES.map((ashore) => ({ load: loadWithout(ashore) })),
  refuse(_s, _f, _seat, m) {
    const wares = m.load;
    if (!Array.isArray(wares) || wares.some((w) => !ALL_WARES.includes(w))) return undefined;
    if (new Set(wares).size < wares.length) return { key: 'manila.no.sameWare', rule: '3.4' };
    return { key: 'manila.no.threeWares', rule: '3.4' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const wares = (m as { load: Ware[] }).load.slice();
    s.todo.splice(1, 0, { at: 'launch', wares });
    const args = { who: who(seat), list: wares.map(wareName), ashore: wareName(ashoreOf(wares)) };
    tell({ key: 'manila.loaded', args, rule: '3.4' });
  },
});

const ROUTES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const LAUNCHES: readonly Extract<Move, { launch: unknown }>[] = ROUTES.flatMap((routes) =>
  TRIPLES.map((starts) => ({ launch: routes.map((route, i): [number, number] => [route, starts[i]]) })),
);

/** 3.4.3: each punt gets a route of its own and a start; the starts sum to nine. */
export const launch = decision<F<'launch'>>({
  ends: (_s, f) => f.done === true,
  seat: (s) => s.master,
  own: () => [...LAUNCHES],
  refuse(_s, _f, _seat, m): Refusal | undefined {
    const pairs = m.launch;
    if (!Array.isArray(pairs) || pairs.length !== PUNTS) return undefined;
    if (!pairs.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger)))
      return undefined;
    const starts = pairs.map(([, start]) => start as number);
    if (starts.some((start) => start > LATEST_START || start < 0))
      return { key: 'manila.no.start', args: { most: LATEST_START }, rule: '3.4' };
    if (new Set(pairs.map(([route]) => route)).size < PUNTS) return { key: 'manila.no.sharedRoute', rule: '3.4' };
    const sum = starts.reduce((a, b) => a + b, 0);
    return sum === STARTS ? undefined : { key: 'manila.no.sum', args: { sum, n: STARTS }, rule: '3.4' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    s.punts = launched(f.wares, (m as { launch: [number, number][] }).launch);
    const list = s.punts.map(({ ware, pos }, route) => ({
      key: 'manila.launchedOne',
      args: { ware: wareName(ware), route: routeName(route), n: pos },
    }));
    tell({ key: 'manila.launched', args: { who: who(seat), list }, rule: '3.4' });
  },
});

/** The punts by route. */
function launched(wares: readonly Ware[], pairs: readonly (readonly [number, number])[]): Manila['punts'] {
  const out: Manila['punts'] = [];
  pairs.forEach(([route, pos], i) => {
    out[route] = { ware: wares[i], pos, dock: 'sea', berth: NOBODY, aboard: [], plundered: false };
  });
  return out;
}
