import type { Phrase, Refusal } from '../../../engine/rules';
import { listOf, oneOf } from '../../../engine/shape';
import { decision, type Loans, loans } from './loans';
import { limitOf, openPurse, pay } from './money';
import { routeName, wareName, who } from './names';
import { ALL_WARES, LATEST_START, PUNTS, price, STARTS, TRIPLES } from './setup';
import { choice, type Manila, type Moves, NOBODY, type Ware } from './state';

/** Rule page 3.4: the harbour master buys a share, loads three wares, launches three punts; in this order. */

const aWare = oneOf(...ALL_WARES);

function shares(s: Manila, limit: number): Moves['buy'][] {
  const out: Moves['buy'][] = [];
  for (const ware of ALL_WARES) if (s.supply[ware] > 0 && price(s.values[ware]) <= limit) out.push({ buy: ware });
  return out;
}

/** 3.4.1: one share from the supply, or none. */
export const buy = choice<'buy', 'buy' | 'decline' | Loans>({
  ...decision,
  actors: (s) => [s.master],
  kinds: {
    buy: {
      list: (s, _f, seat) => shares(s, limitOf(s, seat)),
      offers: (s, _f, seat) => shares(s, openPurse(s, seat).limit),
      shape: { buy: aWare },
      listed: true,
      refuse(s, _f, seat, { buy: ware }) {
        if (s.supply[ware] === 0) return { key: 'manila.no.soldOut', args: { ware: wareName(ware) }, rule: '3.4' };
        if (s.hiddenMoney) return { key: 'manila.no.shareHidden', rule: '3.4' };
        const args = { price: price(s.values[ware]), limit: limitOf(s, seat) };
        return { key: 'manila.no.sharePrice', args, rule: '3.4' };
      },
      apply(s, _f, seat, { buy: ware }, tell) {
        const coins = price(s.values[ware]);
        tell({ key: 'manila.bought', args: { who: who(seat), ware: wareName(ware), coins }, rule: '3.4' });
        pay(s, seat, coins, tell);
        s.supply[ware]--;
        s.hands[seat].push({ ware, pledged: false, bought: true });
      },
    },
    decline: {
      list: () => [{ decline: true }],
      apply: (_s, _f, seat, _m, tell) => tell({ key: 'manila.boughtNone', args: { who: who(seat) }, rule: '3.4' }),
    },
    ...loans,
  },
});

/** 3.4.2: the load is named by its three wares, ascending; which ware stays ashore is the choice. */
const loadWithout = (ashore: Ware): Ware[] => ALL_WARES.filter((ware) => ware !== ashore);

export const ashoreOf = (load: readonly Ware[]): Ware => ALL_WARES.find((ware) => !load.includes(ware)) ?? NOBODY;

export const load = choice<'load', 'load' | Loans>({
  ...decision,
  actors: (s) => [s.master],
  kinds: {
    load: {
      list: () => ALL_WARES.map((ashore) => ({ load: loadWithout(ashore) })),
      shape: { load: listOf(aWare) },
      listed: true,
      refuse(_s, _f, _seat, { load: wares }) {
        if (new Set(wares).size < wares.length) return { key: 'manila.no.sameWare', rule: '3.4' };
        return { key: 'manila.no.threeWares', rule: '3.4' };
      },
      apply(s, _f, seat, m, tell) {
        const wares = m.load.slice();
        s.todo.splice(1, 0, { at: 'launch', wares });
        const args = { who: who(seat), list: wares.map(wareName), ashore: wareName(ashoreOf(wares)) };
        tell({ key: 'manila.loaded', args, rule: '3.4' });
      },
    },
    ...loans,
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

const LAUNCHES: readonly Moves['launch'][] = ROUTES.flatMap((routes) =>
  TRIPLES.map((starts) => ({ launch: routes.map((route, i): [number, number] => [route, starts[i]]) })),
);

/** 3.4.3: each punt gets a route of its own and a start; the starts sum to nine. */
export const launch = choice<'launch', 'launch' | Loans>({
  ...decision,
  actors: (s) => [s.master],
  kinds: {
    launch: {
      list: () => [...LAUNCHES],
      shape: { launch: listOf(listOf(Number.isInteger, 2), PUNTS) },
      listed: true,
      refuse(_s, _f, _seat, { launch: pairs }): Refusal | undefined {
        const starts = pairs.map(([, start]) => start);
        if (starts.some((start) => start > LATEST_START || start < 0))
          return { key: 'manila.no.start', args: { most: LATEST_START }, rule: '3.4' };
        if (new Set(pairs.map(([route]) => route)).size < PUNTS) return { key: 'manila.no.sharedRoute', rule: '3.4' };
        const sum = starts.reduce((a, b) => a + b, 0);
        return sum === STARTS ? undefined : { key: 'manila.no.sum', args: { sum, n: STARTS }, rule: '3.4' };
      },
      apply(s, f, seat, m, tell) {
        s.punts = launched(f.wares, m.launch);
        const list = s.punts.map(
          ({ ware, pos }, route): Phrase => ({
            key: 'manila.launchedOne',
            args: { ware: wareName(ware), route: routeName(route), n: pos },
          }),
        );
        tell({ key: 'manila.launched', args: { who: who(seat), list }, rule: '3.4' });
      },
    },
    ...loans,
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
