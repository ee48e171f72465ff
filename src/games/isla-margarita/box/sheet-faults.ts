import type { Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Fault, type Read } from '../../sheet';
import type { ScoreFacts } from '../rules/facts';
import { fits } from '../rules/fitting';
import { commerceName, islandName, who } from '../rules/names';
import { owned } from '../rules/scoring';
import { BRIDGES, CROWNS, FIRST_KING_DISCARD } from '../rules/setup';
import { bridgeOwners, islands, mostCoins, seatsOf, TITLES } from './sheet-facts';

/**
 * What the rule book forbids across the cells of the sheet. Whatever is too much is marked at once; whatever is too
 * little, or does not add up, only when people have gone on to a later part.
 */

/** As it stands on the keys, too. */
const numbered = (card: number): Phrase => ({ key: 'isla.sheet.card', args: { n: card, card: commerceName(card) } });

const no = (key: Under<'isla.sheet.no.'>, args?: Phrase['args'], rule?: string): Phrase => ({
  key: `isla.sheet.no.${key}`,
  args,
  rule,
});
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The parts of the sheet in their order, as rows and whether each has a cell for every person. */
const PARTS: readonly (readonly { row: string; seats: boolean }[])[] = [
  islands.map((island) => ({ row: `bridges.${island}`, seats: true })),
  [{ row: 'crowns', seats: true }],
  islands.map((island) => ({ row: `princes.${island}`, seats: false })),
  islands.map((island) => ({ row: `coins.${island}`, seats: true })),
  [...TITLES.map((row) => ({ row, seats: false })), { row: 'bank', seats: true }],
  [{ row: 'commerce', seats: true }],
];
const BRIDGE_PART = 0;
const PRINCE_PART = 2;
const COIN_PART = 3;
const HELD_PART = 4;

const cellsIn = (read: Read, part: number): [string, Seat | undefined][] =>
  PARTS[part].flatMap(({ row, seats }): [string, Seat | undefined][] =>
    seats ? seatsOf(read).map((seat) => [row, seat]) : [[row, undefined]],
  );
const begun = (read: Read, part: number): boolean =>
  (part === BRIDGE_PART && bridgeOwners(read) !== undefined) ||
  cellsIn(read, part).some(([row, seat]) => read.has(row, seat));
/** Every cell of it is filled, or people went on to a later part. */
const past = (read: Read, part: number): boolean =>
  cellsIn(read, part).every(([row, seat]) => read.has(row, seat)) ||
  PARTS.some((_, later) => later > part && begun(read, later));

/** The last cell with something in it, where what does not add up is marked. */
function lastOf(read: Read, cells: readonly [string, Seat | undefined][]): string {
  const filled = cells.filter(([row, seat]) => read.has(row, seat));
  const [row, seat] = filled[filled.length - 1] ?? cells[0];
  return cellOf(row, seat);
}

/** The cell of the person with whom a row goes beyond its limit. */
function overflow(row: string, numbers: readonly number[], limit: number, why: Phrase): Fault[] {
  let total = 0;
  for (let seat = 0; seat < numbers.length; seat++) {
    total += numbers[seat];
    if (numbers[seat] > 0 && total > limit) return [{ cell: cellOf(row, seat), why }];
  }
  return [];
}

/** Where the bridges stand one by one, a count beside them says the same. */
const recounted = (read: Read, { touching }: ScoreFacts): Fault[] =>
  islands.flatMap((island) =>
    seatsOf(read).flatMap((seat) => {
      const n = touching[island][seat];
      const why = no('recounted', { n, island: islandName(island) });
      const other = read.has(`bridges.${island}`, seat) && read.number(`bridges.${island}`, seat) !== n;
      return other ? [{ cell: cellOf(`bridges.${island}`, seat), why }] : [];
    }),
  );

function bridgeFaults(read: Read, facts: ScoreFacts): Fault[] {
  if (bridgeOwners(read)) return recounted(read, facts);
  const { touching, map } = facts;
  const out = islands.flatMap((island) => {
    const why = no('sites', { island: islandName(island), n: map.sites[island] }, '10');
    return overflow(`bridges.${island}`, touching[island], map.sites[island], why);
  });
  const cells = cellsIn(read, BRIDGE_PART);
  if (sum(touching.map(sum)) > 2 * BRIDGES.length)
    out.push({ cell: lastOf(read, cells), why: no('seventeen'), unplaced: true });
  if (out.length > 0 || !past(read, BRIDGE_PART)) return out;
  const last = (seat: Seat): string =>
    lastOf(
      read,
      cells.filter(([, of]) => of === seat),
    );
  for (const seat of seatsOf(read)) {
    const n = sum(touching.map((row) => row[seat]));
    if (n % 2 !== 0) out.push({ cell: last(seat), why: no('odd', { n }), unplaced: true });
  }
  if (out.length > 0 || islands.some((island) => read.has(`sites.${island}`))) return out;
  for (const seat of seatsOf(read)) {
    if (!fits(touching.map((row) => [row[seat]])))
      out.push({ cell: last(seat), why: no('fit', { who: who(seat) }), unplaced: true });
  }
  if (out.length === 0 && !fits(touching)) out.push({ cell: lastOf(read, cells), why: no('fitAll'), unplaced: true });
  return out;
}

function crownFaults(read: Read, { crowns, bridges }: ScoreFacts): Fault[] {
  const out: Fault[] = [];
  for (const value of new Set(CROWNS)) {
    const copies = CROWNS.filter((one) => one === value).length;
    const held = seatsOf(read).map((seat) => crowns.filter((one) => one.holder === seat && one.value === value).length);
    out.push(...overflow('crowns', held, copies, no('crown', { n: copies, value })));
  }
  const built = sum(bridges);
  if (out.length > 0 || !begun(read, BRIDGE_PART) || crowns.length <= Math.max(0, built)) return out;
  const holder = crowns[crowns.length - 1].holder;
  return [
    {
      cell: cellOf('crowns', holder),
      why: no('crowns', { crowns: crowns.length, bridges: built }, '13'),
      unplaced: true,
    },
  ];
}

function princeFaults(read: Read, { princes }: ScoreFacts): Fault[] {
  const n = sum(princes);
  const some = begun(read, PRINCE_PART) || begun(read, COIN_PART);
  if (n === CROWNS.length || !some || (n < CROWNS.length && !past(read, PRINCE_PART))) return [];
  return [{ cell: lastOf(read, cellsIn(read, PRINCE_PART)), why: no('princes', { n }), unplaced: true }];
}

/** Rule page 5, invariants: Bank, pools and marks are all the coins a person has; 25 each with two, and with three maybe. */
function coinFaults(read: Read, facts: ScoreFacts): Fault[] {
  const { n, bank, pools, touching, bridges, ports } = facts;
  const marks = owned(ports, n);
  const coins = seatsOf(read).map(
    (seat) => bank[seat] + sum(pools.map((pool) => pool[seat])) + bridges[seat] + marks[seat],
  );
  const whole = n === 2 || coins.some((total) => total > 20) ? mostCoins(n) : 20;
  const less = whole - FIRST_KING_DISCARD;
  const out: Fault[] = [];
  let king: Seat | undefined;
  // with one Bank alone, which a card counts, the pools may hold more than anybody cared to enter
  const complete = seatsOf(read).filter((seat) => read.has('bank', seat)).length > 1;
  for (const seat of seatsOf(read)) {
    const wrote = islands.some((island) => read.has(`coins.${island}`, seat));
    const odd = sum(touching.map((row) => row[seat])) % 2 !== 0;
    if (odd || coins[seat] === whole || (coins[seat] < whole && !(wrote && complete))) continue;
    const said = read.has('bank', seat) ? [['bank', seat] as [string, Seat]] : cellsIn(read, COIN_PART);
    const mine = said.filter(([, of]) => of === seat);
    if (coins[seat] !== less) {
      out.push({ cell: lastOf(read, mine), why: no('coins', { n: coins[seat], whole, less }), unplaced: true });
    } else if (king === undefined) king = seat;
    else out.push({ cell: lastOf(read, mine), why: no('kings', { who: who(king) }, '2'), unplaced: true });
  }
  return out;
}

/** Ports stay with who built them, so Port Builder has one. */
function titleFaults(read: Read, { titles, ports }: ScoreFacts): Fault[] {
  const known = ports.some((owner) => owner >= 0) && titles.portBuilder >= 0 && begun(read, HELD_PART);
  return known && !ports.includes(titles.portBuilder)
    ? [{ cell: 'portBuilder', why: no('harbour', undefined, '14') }]
    : [];
}

function cardFaults(read: Read, { hands, bridges }: ScoreFacts): Fault[] {
  const out: Fault[] = [];
  for (const seat of seatsOf(read)) {
    for (const card of hands[seat]) {
      const other = hands.findIndex((hand, earlier) => earlier < seat && hand.includes(card));
      if (other < 0) continue;
      const why = no('twice', { card: numbered(card), who: who(other) });
      out.push({ cell: cellOf('commerce', seat), why });
      break;
    }
  }
  const n = sum(hands.map((hand) => hand.length));
  const built = sum(bridges);
  if (out.length > 0 || n <= Math.max(0, built) || !begun(read, BRIDGE_PART)) return out;
  const last = seatsOf(read).filter((seat) => hands[seat].length > 0);
  return [
    {
      cell: cellOf('commerce', last[last.length - 1]),
      why: no('cards', { cards: n, bridges: built }, '13'),
      unplaced: true,
    },
  ];
}

export function faults(read: Read, facts: ScoreFacts): Fault[] {
  return [bridgeFaults, crownFaults, princeFaults, coinFaults, titleFaults, cardFaults].flatMap((look) =>
    look(read, facts),
  );
}
