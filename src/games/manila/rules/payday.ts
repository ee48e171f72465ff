import { silent, TABLE, type Tell } from '../../../engine/rules';
import { startVoyage } from './auction';
import { type Loans, loans, purses } from './loans';
import { earn, forcedLoans, mayBorrow, mayRedeem, spend } from './money';
import { berthName, wareName, who } from './names';
import { ALL_WARES, BERTH_PAY, PUNTS, pieces, risen, WARES } from './setup';
import { choice, type Event, type Manila, NOBODY, type Pay, type Punt, upkeep } from './state';

/** Rule page 3.9 and 3.10: profits in order, insurance, the rise of values, the end, and the next voyage. */

function get(s: Manila, line: Pay, tell: Tell<Event>): void {
  earn(s, line.seat, line.coins);
  s.pay.push(line);
  if (tell === silent) return;
  const args = { who: who(line.seat), coins: line.coins };
  const rule = '3.9';
  if (line.why === 'port' || line.why === 'yard')
    tell({ key: 'manila.paidBerth', args: { ...args, where: berthName(line.why, line.at) }, rule });
  else {
    const key = line.why === 'plunder' ? 'manila.paidPlunder' : 'manila.paidLoad';
    tell({ key, args: { ...args, ware: wareName(s.punts[line.at].ware) }, rule });
  }
}

/** 3.9.1-2: every split is exact (rule page 1.1). */
function share(s: Manila, route: number, why: 'plunder' | 'load', among: readonly number[], tell: Tell<Event>): void {
  const coins = WARES[s.punts[route].ware].profit / among.length;
  for (const seat of among) get(s, { seat, coins, why, at: route }, tell);
}

function filled(s: Manila, dock: Punt['dock']): number {
  let n = 0;
  for (const punt of s.punts) if (punt.dock === dock) n++;
  return n;
}

/** 3.9.4: the agent owes what the filled shipyard berths pay, but nothing to himself. */
function liability(s: Manila): number {
  let owed = 0;
  for (let k = 0; k < filled(s, 'yard'); k++) if (s.yards[k] !== s.agent) owed += BERTH_PAY[k];
  return owed;
}

function insure(s: Manila, tell: Tell<Event>): void {
  const { agent } = s;
  const owed = liability(s);
  if (agent === NOBODY || owed === 0) return;
  forcedLoans(s, agent, owed, tell);
  const coins = Math.min(owed, s.cash[agent]);
  if (coins > 0) {
    spend(s, agent, coins);
    s.pay.push({ seat: agent, coins: -coins, why: 'agent', at: filled(s, 'yard') });
    tell({ key: 'manila.agentPaid', args: { who: who(agent), coins }, rule: '3.9' });
  }
  if (coins < owed) tell({ key: 'manila.bankCovers', args: { coins: owed - coins }, rule: '3.9' });
}

function profits(s: Manila, tell: Tell<Event>): void {
  s.punts.forEach((punt, route) => {
    if (punt.plundered) share(s, route, 'plunder', s.boat, tell);
  });
  s.punts.forEach((punt, route) => {
    if (punt.dock === 'port' && !punt.plundered) share(s, route, 'load', punt.aboard, tell);
  });
  for (let k = 0; k < filled(s, 'port'); k++) {
    if (s.ports[k] !== NOBODY) get(s, { seat: s.ports[k], coins: BERTH_PAY[k], why: 'port', at: k }, tell);
  }
  for (let k = 0; k < filled(s, 'yard'); k++) {
    const seat = s.yards[k];
    // an agent's own berth is paid by himself: nothing changes hands
    if (seat !== NOBODY && seat !== s.agent) get(s, { seat, coins: BERTH_PAY[k], why: 'yard', at: k }, tell);
  }
  insure(s, tell);
}

/** 3.10: every ware that reached the port goes one step up the black market. */
function rise(s: Manila, tell: Tell<Event>): void {
  for (const punt of s.punts) {
    if (punt.dock !== 'port') continue;
    const { ware } = punt;
    s.values[ware] = risen(s.values[ware]);
    s.rose.push(ware);
    tell({ key: 'manila.rose', args: { ware: wareName(ware), value: s.values[ware] }, rule: '3.10' });
  }
}

export const payday = upkeep<'payday'>({
  // everybody may see the docks first, and a captain's last word can still be taken back
  waits: true,
  run(s, _f, tell) {
    profits(s, tell);
    rise(s, tell);
    const last = s.values.indexOf(30);
    if (last < 0) {
      s.todo.push({ at: 'pause' });
      return;
    }
    s.end = last;
    s.open = true;
    const list = ALL_WARES.filter((ware) => s.values[ware] === 30).map(wareName);
    tell({ key: 'manila.ended', args: { list }, rule: '3.10' });
  },
});

/** Everything goes home. */
function clear(s: Manila): void {
  s.pieces.fill(pieces(s.n));
  s.passed.fill(false);
  s.punts = [];
  s.ports = new Array(PUNTS).fill(NOBODY);
  s.yards = new Array(PUNTS).fill(NOBODY);
  s.boat = [];
  s.small = NOBODY;
  s.large = NOBODY;
  s.agent = NOBODY;
  s.dice = new Array(PUNTS).fill(0);
  s.moved = 0;
  s.pay = [];
  s.rose = [];
}

/** Somebody with a loan to take or to pay back; with hidden money only what the table can tell. */
const mayAct = (s: Manila, seat: number): boolean =>
  mayBorrow(s, seat) || (!s.hiddenMoney && mayRedeem(s, seat, s.cash[seat]));

/** 3.8.2: between two voyages anybody may take a loan or redeem one; the table goes on when people are ready. */
export const pause = choice<'pause', 'go' | Loans>({
  ...purses,
  actors: (s) => [...s.cash.flatMap((_, seat) => (mayAct(s, seat) ? [seat] : [])), TABLE],
  kinds: {
    go: { list: (_s, _f, seat) => (seat === TABLE ? [{ go: true }] : []), apply() {} },
    ...loans,
  },
  after(s, _f, tell) {
    clear(s);
    s.voyage++;
    tell({ key: 'manila.voyage', args: { n: s.voyage, who: who(s.master) }, rule: '3.10' });
    startVoyage(s);
  },
});
