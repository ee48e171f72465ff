/**
 * A second scorer, written from the rule page alone. It shares no line and no table with the rules module: the printed
 * tables below were typed again from sections 4.1-4.6, so that a slip in either shows.
 */

/** What a finished game looks like on the table. */
export interface FinalTable {
  n: number;
  coins: number;
  firstKing: number;
  titles: { king: number; bridgeBuilder: number; portBuilder: number };
  bank: number[];
  circles: unknown[];
  pools: number[][];
  bridges: number[];
  ports: number[];
  princes: number[];
  crowns: { holder: number; value: number }[];
  stacks: { takes: { seat: number; card: number }[] }[];
  idle: number;
}

/** 4.1: id, x, y, r, circle value, bridge sites, port values. */
export const ISLES: [string, number, number, number, number, number, number[]][] = [
  ['costa_alta', 215, 215, 130, 6, 3, [9, 6]],
  ['paloma', 745, 165, 105, 7, 4, [8]],
  ['brisa', 1235, 190, 105, 5, 3, [9, 6]],
  ['costa_mansa', 1445, 520, 115, 6, 3, [8]],
  ['coral', 1200, 835, 110, 5, 3, [10, 7]],
  ['faro', 690, 838, 105, 7, 4, [8]],
  ['lima', 215, 760, 115, 6, 3, [10, 6]],
  ['ceniza', 490, 500, 115, 8, 5, [9]],
  ['margarita', 950, 500, 145, 10, 6, [8]],
];

/** 4.2: the pair, slot x, y, angle. */
export const SPANS: [string, string, number, number, number][] = [
  ['costa_alta', 'paloma', 492, 188, -5],
  ['paloma', 'brisa', 990, 177, 2],
  ['brisa', 'costa_mansa', 1337, 350, 57],
  ['costa_mansa', 'coral', 1320, 679, -53],
  ['coral', 'faro', 942, 836, -1],
  ['faro', 'lima', 457, 799, 10],
  ['lima', 'costa_alta', 215, 495, 90],
  ['costa_alta', 'ceniza', 357, 362, 46],
  ['paloma', 'ceniza', 620, 328, -53],
  ['lima', 'ceniza', 352, 630, -43],
  ['faro', 'ceniza', 592, 673, 60],
  ['ceniza', 'margarita', 705, 500, 0],
  ['paloma', 'margarita', 837, 315, 58],
  ['brisa', 'margarita', 1106, 330, -48],
  ['costa_mansa', 'margarita', 1212, 510, 3],
  ['coral', 'margarita', 1085, 681, 54],
  ['faro', 'margarita', 807, 684, -52],
];

/** 4.3: island, port value, x, y. */
export const QUAYS: [string, number, number, number][] = [
  ['costa_alta', 9, 85, 219],
  ['costa_alta', 6, 207, 85],
  ['paloma', 8, 743, 60],
  ['brisa', 9, 1219, 86],
  ['brisa', 6, 1333, 153],
  ['costa_mansa', 8, 1539, 454],
  ['coral', 10, 1300, 882],
  ['coral', 7, 1176, 942],
  ['faro', 8, 682, 943],
  ['lima', 10, 203, 874],
  ['lima', 6, 100, 754],
  ['ceniza', 9, 375, 497],
  ['margarita', 8, 964, 356],
];

/** 4.4: [coins, islands] of the invest cards; [bridge, port, structures] of the build cards. */
export const INVEST: { [card: number]: [number, number] } = { 1: [4, 1], 2: [5, 4], 3: [5, 3], 6: [5, 2], 7: [5, 1] };
export const BUILD: { [card: number]: [number, number, number] } = { 4: [4, 5, 1], 8: [3, 4, 1], 9: [4, 5, 2] };

/** 4.5. */
export const CROWN_VALUES = [1, 2, 2, 3, 3, 3, 4, 4, 5];

const nameOf = (island: number): string => ISLES[island][0];
const islandOf = (name: string): number => ISLES.findIndex(([id]) => id === name);

/** How many of the bridges at this island belong to the seat. */
function spansAt(t: FinalTable, island: number, seat: number): number {
  let count = 0;
  SPANS.forEach(([one, other], site) => {
    if (t.bridges[site] === seat && (one === nameOf(island) || other === nameOf(island))) count += 1;
  });
  return count;
}

const everyone = (t: FinalTable): number[] => Array.from({ length: t.n }, (_, seat) => seat);
const count = (owners: number[], seat: number): number => owners.filter((owner) => owner === seat).length;
const crownsHeld = (t: FinalTable, seat: number): number => t.crowns.filter((crown) => crown.holder === seat).length;
const handOf = (t: FinalTable, seat: number): number[] =>
  t.stacks.flatMap((stack) => stack.takes.filter((take) => take.seat === seat).map((take) => take.card));

/** Rule 26, 27: pool coins and owner marks together. */
export function coinsOnBoard(t: FinalTable, seat: number): number {
  const pools = t.pools.map((pool) => pool[seat]).reduce((x, y) => x + y, 0);
  return pools + count(t.bridges, seat) + count(t.ports, seat);
}

/** 'sole', 'tied' or 'no' lead in something that is counted; no one leads with nothing. */
function lead(t: FinalTable, seat: number, measure: (seat: number) => number): 'sole' | 'tied' | 'no' {
  const mine = measure(seat);
  if (mine === 0 || everyone(t).some((other) => measure(other) > mine)) return 'no';
  return everyone(t).some((other) => other !== seat && measure(other) === mine) ? 'tied' : 'sole';
}

/** 23. */
function portPoints(t: FinalTable, seat: number): number {
  return QUAYS.reduce((sum, [, value], site) => sum + (t.ports[site] === seat ? value : 0), 0);
}

/** 24. */
function bridgePoints(t: FinalTable, seat: number): number {
  let sum = 0;
  ISLES.forEach(([, , , , value], island) => {
    const standing = lead(t, seat, (who) => spansAt(t, island, who));
    if (standing === 'sole') sum += value;
    if (standing === 'tied') sum += Math.floor(value / 2);
  });
  return sum;
}

/** 25. */
function crownPoints(t: FinalTable, seat: number): number {
  return t.crowns.reduce((sum, crown) => sum + (crown.holder === seat ? crown.value : 0), 0);
}

/** 26. */
function coinPoints(t: FinalTable, seat: number): number {
  let sum = 0;
  ISLES.forEach((_, island) => {
    const standing = lead(t, seat, (who) => t.pools[island][who]);
    if (standing === 'sole') sum += 2 * t.princes[island];
    if (standing === 'tied') sum += t.princes[island];
  });
  return sum;
}

/** 27, one card; the Tikis are a set and not here. */
const COMMERCE: { [card: number]: (t: FinalTable, seat: number) => number } = {
  1: (t, seat) => (t.titles.king === seat ? 10 : 0),
  2: (t, seat) => (t.titles.bridgeBuilder === seat ? 8 : 0),
  3: (t, seat) => (t.titles.portBuilder === seat ? 8 : 0),
  4: (t, seat) => ({ sole: 6, tied: 2, no: 0 })[lead(t, seat, (who) => count(t.bridges, who))],
  5: (t, seat) => ({ sole: 8, tied: 3, no: 0 })[lead(t, seat, (who) => count(t.ports, who))],
  6: (t, seat) => ISLES.filter((_, island) => spansAt(t, island, seat) > 0).length,
  7: (t, seat) => 2 * count(t.ports, seat),
  8: (t, seat) => 3 * crownsHeld(t, seat),
  9: () => 0,
  10: () => 0,
  11: (t, seat) =>
    ISLES.reduce(
      (sum, _, island) => sum + (lead(t, seat, (who) => t.pools[island][who]) === 'sole' ? t.princes[island] : 0),
      0,
    ),
  12: () => 0,
  13: (t, seat) => {
    let islands = 0;
    for (const [name, , , , , , values] of ISLES) {
      const mine = QUAYS.filter(([island], site) => island === name && t.ports[site] === seat);
      if (values.length === 2 && mine.length === 2) islands += 1;
    }
    return 4 * islands;
  },
  14: (t, seat) => ({ sole: 8, tied: 2, no: 0 })[lead(t, seat, (who) => crownsHeld(t, who))],
  15: (t, seat) => Math.floor(coinsOnBoard(t, seat) / 3),
  16: (t, seat) => Math.floor(t.bank[seat] / 2),
  21: (t, seat) => Math.max(0, ...QUAYS.map(([, value], site) => (t.ports[site] === seat ? value : 0))),
  22: (t) => 3 * Math.max(...t.princes),
  23: (t, seat) => 2 * spansAt(t, islandOf('margarita'), seat),
  24: (t, seat) => {
    const visited = new Set(QUAYS.filter((_, site) => t.ports[site] === seat).map(([island]) => islandOf(island)));
    return [...visited].reduce((sum, island) => sum + t.princes[island], 0);
  },
};

function commercePoints(t: FinalTable, seat: number): number {
  const hand = handOf(t, seat);
  const tikis = hand.filter((card) => card >= 17 && card <= 20).length;
  const single = hand.filter((card) => card < 17 || card > 20);
  return [0, -3, 0, 12, 25][tikis] + single.reduce((sum, card) => sum + COMMERCE[card](t, seat), 0);
}

export type Sheet = { [category in 'ports' | 'bridges' | 'crowns' | 'coins' | 'commerce']: number };

/** The score sheet of every seat. */
export function sheets(t: FinalTable): Sheet[] {
  return everyone(t).map((seat) => ({
    ports: portPoints(t, seat),
    bridges: bridgePoints(t, seat),
    crowns: crownPoints(t, seat),
    coins: coinPoints(t, seat),
    commerce: commercePoints(t, seat),
  }));
}

/** 29: points, then bridges, then ports, then coins on the board; whoever is still level shares the win. */
export function best(t: FinalTable): number[] {
  const points = sheets(t).map((sheet) => Object.values(sheet).reduce((x, y) => x + y, 0));
  const measures: ((seat: number) => number)[] = [
    (seat) => points[seat],
    (seat) => count(t.bridges, seat),
    (seat) => count(t.ports, seat),
    (seat) => coinsOnBoard(t, seat),
  ];
  let left = everyone(t);
  for (const measure of measures) {
    const top = Math.max(...left.map(measure));
    left = left.filter((seat) => measure(seat) === top);
  }
  return left;
}

/** 17: which kind of site is all built. */
export function sitesEnd(t: Pick<FinalTable, 'bridges' | 'ports'>): string | undefined {
  const spanned = t.bridges.every((owner) => owner >= 0);
  const docked = t.ports.every((owner) => owner >= 0);
  if (spanned && docked) return 'both';
  if (spanned) return 'bridges';
  return docked ? 'ports' : undefined;
}

/** 18: the lowest price of a build is 1 (card 8: bridge 3 - 2, port 4 - 3), so one coin beside an open site is enough. */
export function locked(t: FinalTable): 'lock' | 'idle' | undefined {
  const stuck = everyone(t).every((seat) => {
    if (t.bank[seat] > 0) return false;
    const spans = SPANS.every(
      ([one, other], site) => t.bridges[site] >= 0 || t.pools[islandOf(one)][seat] + t.pools[islandOf(other)][seat] < 1,
    );
    return spans && QUAYS.every(([name], site) => t.ports[site] >= 0 || t.pools[islandOf(name)][seat] < 1);
  });
  if (stuck) return 'lock';
  return t.idle >= 2 ? 'idle' : undefined;
}
