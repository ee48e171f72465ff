/**
 * A second bookkeeper, written from the rule page alone (B2, B3, B4). It shares no line and no table with the rules
 * module; the island is handed over as plain lists.
 */

export interface Land {
  terrain: readonly number[];
  tokens: readonly number[];
  robber: number;
  owners: readonly number[];
  levels: readonly number[];
}

/** B3, Production, with ruling 29: what each seat gets of each resource; `corners` are those of each hex. */
export function produced(
  t: Land & { n: number; bank: readonly number[] },
  sum: number,
  corners: number[][],
): number[][] {
  const due: number[][] = Array.from({ length: t.n }, () => [0, 0, 0, 0, 0]);
  corners.forEach((spots, hex) => {
    if (t.tokens[hex] !== sum || t.robber === hex) return;
    for (const spot of spots) if (t.owners[spot] >= 0) due[t.owners[spot]][t.terrain[hex]] += t.levels[spot];
  });
  for (let kind = 0; kind < 5; kind++) {
    const wanting = due.filter((cards) => cards[kind] > 0);
    const total = wanting.reduce((n, cards) => n + cards[kind], 0);
    if (total <= t.bank[kind]) continue;
    for (const cards of wanting) cards[kind] = wanting.length === 1 ? t.bank[kind] : 0;
  }
  return due;
}

/** B3: whose the Longest Road is after a road or a settlement. */
export function roadCard(holder: number, lengths: readonly number[]): number {
  const longest = Math.max(...lengths);
  if (longest < 5) return -1;
  if (holder >= 0 && lengths[holder] === longest) return holder;
  const equals = lengths.filter((n) => n === longest).length;
  return equals > 1 ? -1 : lengths.indexOf(longest);
}

/** B3: whose the Largest Army is after that seat has played one more Soldier. */
export function armyCard(holder: number, armies: readonly number[], seat: number): number {
  if (armies[seat] < 3) return holder;
  return holder < 0 || armies[seat] > armies[holder] ? seat : holder;
}

export interface Board {
  owners: readonly number[];
  levels: readonly number[];
  longest: number;
  largest: number;
}

/** B3, VP; `cards` are the victory cards of each seat. */
export function victoryPoints(t: Board, cards: readonly number[]): number[] {
  const out = [...cards];
  t.owners.forEach((seat, spot) => {
    // a settlement stands for 1, a city for 2
    if (seat >= 0) out[seat] += t.levels[spot];
  });
  if (t.longest >= 0) out[t.longest] += 2;
  if (t.largest >= 0) out[t.largest] += 2;
  return out;
}

/** Ruling 28: the most points, then the most cards in hand, then the most gold, then shared. */
export function champions(points: readonly number[], cards: readonly number[], gold: readonly number[]): number[] {
  let left = points.map((_, seat) => seat);
  for (const list of [points, cards, gold]) {
    const best = Math.max(...left.map((seat) => list[seat]));
    left = left.filter((seat) => list[seat] === best);
  }
  return left;
}
