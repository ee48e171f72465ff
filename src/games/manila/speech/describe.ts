import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import { waresOf } from '../rules/hire';
import { berthName, routeName, spaceName, wareName, who } from '../rules/names';
import { BERTH_COST, BERTH_PAY, price, WARES } from '../rules/setup';
import { seatsOf } from '../rules/spaces';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { unseen } from '../rules/view';

/** The table in words: what an eye takes in from the board. */
export function describe(v: View): Section[] {
  return [people(v), ...mine(v), market(v), ...punts(v), harbour(v), offices(v)];
}

const words = wordsOf('manila.words');

function people(v: View): Section {
  const lines: Phrase[] = [];
  for (let seat = 0; seat < v.n; seat++) {
    const args = { who: who(seat), shares: v.hands[seat].length, pledged: v.pledged[seat], pieces: v.pieces[seat] };
    const cash = v.cash[seat];
    lines.push(cash === null ? words('seatHidden', args) : words('seat', { ...args, cash }));
  }
  // while it is bid for, nobody has the office
  const isVacant = v.master === NOBODY || v.todo.some((f) => f.at === 'auction');
  if (!isVacant) lines.push(words('master', { who: who(v.master) }));
  return { heading: words('people'), lines };
}

/** Wares and how many of each, as phrases. */
function counted(wares: readonly number[]): Phrase[] {
  return WARES.flatMap((_, ware) => {
    const n = wares.filter((one) => one === ware).length;
    return n > 0 ? [words('wares', { n, ware: wareName(ware) })] : [];
  });
}

function mine(v: View): Section[] {
  if (v.seat === null || v.open) return [];
  const lines = v.hands[v.seat].flatMap(({ ware, pledged }) =>
    ware === null ? [] : [words(pledged ? 'sharePledged' : 'share', { ware: wareName(ware), value: v.values[ware] })],
  );
  const others = unseen(v);
  if (others.length > 0) lines.push(words('unseen', { list: counted(others) }));
  return [{ heading: words('mine'), lines }];
}

function market(v: View): Section {
  const lines = WARES.map((_, ware) => {
    const args = { ware: wareName(ware), value: v.values[ware], n: v.supply[ware], price: price(v.values[ware]) };
    return words(v.supply[ware] > 0 ? 'market' : 'marketEmpty', args);
  });
  return { heading: words('marketHead'), lines };
}

function punts(v: View): Section[] {
  if (v.punts.length === 0) return [];
  const lines: Phrase[] = [];
  v.punts.forEach((punt, route) => {
    const args = { ware: wareName(punt.ware), route: routeName(route), n: punt.pos };
    if (punt.dock === 'sea') lines.push(words('atSea', args));
    else lines.push(words('docked', { ...args, where: berthName(punt.dock, punt.berth) }));
    const costs = seatsOf(punt);
    for (const seat of punt.aboard) lines.push(words('aboard', { ware: wareName(punt.ware), who: who(seat) }));
    if (punt.dock === 'sea' && punt.aboard.length < costs.length) {
      const free = costs.length - punt.aboard.length;
      lines.push(words('free', { ware: wareName(punt.ware), n: free, cost: costs[punt.aboard.length] }));
    }
  });
  return [{ heading: words('punts'), lines }];
}

function harbour(v: View): Section {
  const lines: Phrase[] = [];
  for (const dock of ['port', 'yard'] as const) {
    for (let k = 0; k < BERTH_PAY.length; k++) {
      const args = { where: berthName(dock, k), cost: BERTH_COST[k], coins: BERTH_PAY[k] };
      const holder = (dock === 'port' ? v.ports : v.yards)[k];
      lines.push(holder === NOBODY ? words('berthFree', args) : words('berth', { ...args, who: who(holder) }));
    }
  }
  return { heading: words('harbour'), lines };
}

function offices(v: View): Section {
  const one = (space: string, holder: number | undefined): Phrase => {
    const where = spaceName(space, waresOf(v));
    return holder === undefined || holder === NOBODY
      ? words('officeFree', { where })
      : words('office', { where, who: who(holder) });
  };
  const lines = [
    one('boat:0', v.boat[0]),
    one('boat:1', v.boat[1]),
    one('small', v.small),
    one('large', v.large),
    one('agent', v.agent),
  ];
  return { heading: words('offices'), lines };
}
