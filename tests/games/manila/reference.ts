/**
 * A second bookkeeper, written from the rule page alone (1.1, 1.2, 3.9, 3.10). It shares no line and no table with the
 * rules module.
 */

/** What lies on the table at payday. */
export interface Payday {
  values: number[];
  cash: number[];
  hands: { ware: number; pledged: boolean }[][];
  punts: { ware: number; dock: string; aboard: number[]; plundered: boolean }[];
  ports: number[];
  yards: number[];
  boat: number[];
  agent: number;
}

export interface Outcome {
  cash: number[];
  /** Encumbered shares of each. */
  pledged: number[];
  values: number[];
  /** All that the harbour cash box paid out, loans included, less all that it took. */
  bank: number;
  over: boolean;
}

/** 1.1: what a whole load brings. */
const LOADS: { [ware: number]: number } = { 0: 18, 1: 24, 2: 30, 3: 36 };
/** 1.2: what the berths pay, the first one first. */
const BERTHS = [6, 8, 15];
/** 1.3. */
const NEXT: { [value: number]: number } = { 0: 5, 5: 10, 10: 20, 20: 30 };

/** 3.9 and 3.10 from the table at payday. */
export function settled(t: Payday): Outcome {
  const cash = [...t.cash];
  const pledged = t.hands.map((hand) => hand.filter((share) => share.pledged).length);
  const free = t.hands.map((hand) => hand.filter((share) => !share.pledged).length);
  let bank = 0;
  const pays = (seat: number, pesos: number): void => {
    cash[seat] += pesos;
    bank += pesos;
  };
  // 1. plunder, 2. arrived and unplundered loads
  for (const punt of t.punts) {
    const sharers = punt.plundered ? t.boat : punt.dock === 'port' ? punt.aboard : [];
    for (const seat of sharers) pays(seat, LOADS[punt.ware] / sharers.length);
  }
  const ported = t.punts.filter((punt) => punt.dock === 'port').length;
  const wrecked = t.punts.length - ported;
  // 3. port berths that hold a punt
  for (let k = 0; k < ported; k++) if (t.ports[k] >= 0) pays(t.ports[k], BERTHS[k]);
  // 4. shipyard berths that hold a punt
  let owed = 0;
  for (let k = 0; k < wrecked; k++) {
    const holder = t.yards[k];
    if (holder === t.agent && holder >= 0) continue; // he pays himself
    if (holder >= 0) pays(holder, BERTHS[k]);
    owed += BERTHS[k];
  }
  if (t.agent >= 0) {
    while (cash[t.agent] < owed && free[t.agent] > 0) {
      free[t.agent]--;
      pledged[t.agent]++;
      pays(t.agent, 12);
    }
    pays(t.agent, -Math.min(owed, cash[t.agent]));
  }
  const values = [...t.values];
  for (const punt of t.punts) if (punt.dock === 'port') values[punt.ware] = NEXT[values[punt.ware]];
  return { cash, pledged, values, bank, over: values.some((value) => value >= 30) };
}

/** 3.10: cash, and every own share at its value, less 15 for each that is encumbered. */
export const wealth = (t: Pick<Payday, 'cash' | 'hands' | 'values'>): number[] =>
  t.cash.map((pesos, seat) => {
    let sum = pesos;
    for (const share of t.hands[seat]) sum += t.values[share.ware];
    return sum - 15 * t.hands[seat].filter((share) => share.pledged).length;
  });

/** Everybody with the highest fortune. */
export function richest(fortunes: readonly number[]): number[] {
  return fortunes.map((_, seat) => seat).filter((seat) => fortunes.every((other) => other <= fortunes[seat]));
}
