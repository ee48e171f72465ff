/**
 * A second bookkeeper, written from rule page A0 and A4 alone. It shares no line and no table with the rules module; of
 * a contract it knows where it pays, how much, and its symbol.
 */

export interface Contract {
  island: number;
  pays: number;
  symbol: number;
}

/** What lies on the table when a token has come down. */
export interface Down {
  captain: number;
  last: boolean;
  money: number[];
  cash: number[];
  hands: Contract[][];
  tourists: Contract[];
  /** What that island shows; none for the sea. */
  shows: number[];
  island: number;
  good: number;
}

export interface Paid {
  landed: boolean;
  cash: number[];
  money: number[];
  /** Contracts cashed by each. */
  cashed: number[];
}

/** P4 (d), (e) and P1 for the Last Round; in a duel the captain's own contracts pay as well. */
export function paid(t: Down): Paid {
  const cash = [...t.cash];
  const money = [...t.money];
  const cashed = cash.map(() => 0);
  const landed = t.island >= 0 && t.shows.includes(t.good);
  if (!landed) return { landed, cash, money, cashed };
  cash[t.captain] += money[t.island];
  money[t.island] = 0;
  for (const tourist of t.tourists) cash[t.captain] += tourist.pays;
  t.hands.forEach((hand, seat) => {
    if (seat === t.captain && t.hands.length > 2) return;
    for (const contract of hand) {
      if (contract.island !== t.island) continue;
      cash[seat] += contract.pays;
      cashed[seat]++;
      if (t.last && seat !== t.captain) cash[t.captain]++;
    }
  });
  return { landed, cash, money, cashed };
}

/** A0: $5 for three of a symbol, $5 more for each further one. */
const BONUS = [0, 0, 0, 5, 10, 15, 20, 25, 30];

export function fortune(cash: number, pile: readonly Contract[]): number {
  let sum = cash;
  for (const symbol of [0, 1, 2, 3]) {
    const n = pile.filter((contract) => contract.symbol === symbol).length;
    sum += n < BONUS.length ? BONUS[n] : 30 + 5 * (n - 8);
  }
  return sum;
}

/** Most dollars; a tie goes to more completed contracts; still tied, the win is shared. */
export function best(fortunes: readonly number[], completed: readonly number[]): number[] {
  const most = Math.max(...fortunes);
  const rich = fortunes.map((_, seat) => seat).filter((seat) => fortunes[seat] === most);
  const busiest = Math.max(...rich.map((seat) => completed[seat]));
  return rich.filter((seat) => completed[seat] === busiest);
}
