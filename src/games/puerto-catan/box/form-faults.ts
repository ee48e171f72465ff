import type { Arg, Json, Phrase, Seat, Under } from '../../../engine/rules';
import type { Fault, Read } from '../../sheet';
import { cellOf } from '../../sheet';
import { EDGES, HEXES, INTERSECTIONS, longestRoad } from '../rules/island';
import { landFault } from '../rules/land';
import { devName, resourceName, roleName, who } from '../rules/names';
import { cornerPlace, edgePlace, type Land } from '../rules/place-names';
import { clockwise } from '../rules/purse';
import {
  CITIES,
  DESERT,
  DEV_COPIES,
  DEVS,
  GOLD,
  HARBOURS,
  PER_RESOURCE,
  RESOURCES,
  ROADS,
  rolesFor,
  SETTLEMENTS,
  SOLDIER,
  VICTORY,
} from '../rules/setup';
import type { Options } from '../rules/state';
import { NOBODY } from '../rules/state';
import { armyFault, roadFault } from '../rules/titles';
import {
  byChance,
  devRow,
  handRow,
  harbourRow,
  landOf,
  PROGRESS,
  placesOf,
  robberOf,
  roleGoldRow,
  roleOf,
  terrainRow,
  tokenRow,
  usedRow,
  words,
} from './form';

/** What cannot be on a real table, or is still missing for a game to go on: every reason in words. */

type Args = { [name: string]: Arg };

const fault = (cell: string, key: Under<'pc.form.no.'>, args: Args = {}, rule?: string): Fault => {
  const why = words(`no.${key}`, args);
  return { cell, why: rule ? { ...why, rule } : why };
};

const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

/** See Form.faults. One reason a cell: the first is the one to mend first. */
export function faults(read: Read, raw: Json): Fault[] {
  const options = raw as unknown as Options;
  const all = [
    ...islandFaults(read, options),
    ...pieceFaults(read, landOf(read, options)),
    ...honourFaults(read),
    ...roundFaults(read),
    ...goldFaults(read, options),
    ...cardFaults(read),
  ];
  const cells = all.map(({ cell }) => cell);
  return all.filter(({ cell }, i) => cells.indexOf(cell) === i);
}

function islandFaults(read: Read, options: Options): Fault[] {
  const out = robberOf(read) < 0 ? [fault('robber', 'robber')] : [];
  if (!byChance(options)) return out;
  const { terrain, tokens, harbours } = landOf(read, options);
  const open: Fault[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (terrain[hex] < 0) open.push(fault(terrainRow(hex), 'terrain'));
    else if (terrain[hex] === DESERT && read.has(tokenRow(hex))) open.push(fault(tokenRow(hex), 'desert'));
    else if (tokens[hex] < 0) open.push(fault(tokenRow(hex), 'number'));
  }
  HARBOURS.forEach((_, i) => {
    if (harbours[i] < 0) open.push(fault(harbourRow(i), 'harbour'));
  });
  if (open.length > 0) return [...out, ...open];
  const wrong = landFault({ terrain, tokens, harbours }, 'any');
  if (wrong === undefined) return out;
  const row: { [fault: string]: string } = { terrain: terrainRow(0), harbours: harbourRow(0) };
  const first = tokenRow(terrain.findIndex((one) => one !== DESERT));
  return [...out, { cell: row[wrong] ?? first, why: { key: `pc.no.board.${wrong}`, rule: 'B4' } }];
}

type Pieces = 'settlements' | 'cities' | 'roads';

/** Who stands where, as far as nobody else stands there; and everything typed twice. */
function standing(
  read: Read,
  rows: readonly Pieces[],
  size: number,
  at?: (place: number) => Phrase,
  out: Fault[] = [],
): Seat[] {
  const owners: Seat[] = new Array(size).fill(NOBODY);
  for (const row of rows) {
    for (const seat of seatsOf(read)) {
      for (const place of placesOf(read, row, seat)) {
        if (owners[place] === NOBODY) owners[place] = seat;
        else if (at) out.push(fault(cellOf(row, seat), 'taken', { where: at(place), who: who(owners[place]) }, 'B3'));
      }
    }
  }
  return owners;
}

/** The roads that can be walked from those corners, and the corners on the way. */
function reach(roads: readonly Seat[], seat: Seat, from: readonly number[]): Set<number> {
  const seen = new Set(from);
  for (const spot of seen) {
    const { edges, beside } = INTERSECTIONS[spot];
    for (let k = 0; k < edges.length; k++) if (roads[edges[k]] === seat) seen.add(beside[k]);
  }
  return seen;
}

/** Places are named by the hexes beside them, as in the rows: no board has numbers for them. */
function pieceFaults(read: Read, land: Land): Fault[] {
  const out: Fault[] = [];
  const at = (spot: number) => cornerPlace(land, spot);
  const owners = standing(read, ['settlements', 'cities'], INTERSECTIONS.length, at, out);
  const roads = standing(read, ['roads'], EDGES.length, (edge) => edgePlace(land, edge), out);
  for (const row of ['settlements', 'cities'] as const) {
    for (const seat of seatsOf(read)) {
      for (const spot of placesOf(read, row, seat)) {
        const near = INTERSECTIONS[spot].beside.find((other) => owners[other] >= 0);
        if (near !== undefined)
          out.push(fault(cellOf(row, seat), 'distance', { where: at(spot), other: at(near) }, 'B3'));
      }
    }
  }
  for (const seat of seatsOf(read)) out.push(...ownPieces(read, seat, { owners, roads, land }));
  return out;
}

interface Laid {
  owners: readonly Seat[];
  roads: readonly Seat[];
  land: Land;
}

/** One person's pieces: not more than there are, not fewer than at the start, and all hanging together. */
function ownPieces(read: Read, seat: Seat, { owners, roads, land }: Laid): Fault[] {
  const out: Fault[] = [];
  for (const [row, most] of [
    ['settlements', SETTLEMENTS],
    ['cities', CITIES],
    ['roads', ROADS],
  ] as const) {
    if (placesOf(read, row, seat).length > most)
      out.push({ cell: cellOf(row, seat), why: { key: `pc.sheet.${row}`, args: { n: most }, rule: '31' } });
  }
  const own = owners.flatMap((owner, spot) => (owner === seat ? [spot] : []));
  const mine = roads.flatMap((owner, edge) => (owner === seat ? [edge] : []));
  if (own.length < 2) out.push(fault(cellOf('settlements', seat), 'twoBuildings', {}, 'B3'));
  if (mine.length < 2) out.push(fault(cellOf('roads', seat), 'twoRoads', {}, 'B3'));
  const reached = reach(roads, seat, own);
  const lone = mine.find((edge) => !reached.has(EDGES[edge].a));
  if (lone !== undefined) out.push(fault(cellOf('roads', seat), 'loneRoad', { where: edgePlace(land, lone) }, 'B3'));
  const bare = own.find((spot) => !INTERSECTIONS[spot].edges.some((edge) => roads[edge] === seat));
  if (bare !== undefined) {
    const row = placesOf(read, 'cities', seat).includes(bare) ? 'cities' : 'settlements';
    out.push(fault(cellOf(row, seat), 'loneBuilding', { where: cornerPlace(land, bare) }, 'B3'));
  }
  return out;
}

function honourFaults(read: Read): Fault[] {
  const out: Fault[] = [];
  const owners = standing(read, ['settlements', 'cities'], INTERSECTIONS.length);
  const roads = standing(read, ['roads'], EDGES.length);
  const road = roadFault(
    seatsOf(read).map((seat) => longestRoad(roads, owners, seat)),
    read.holder('longest'),
  );
  if (road) out.push({ cell: 'longest', why: road });
  const army = armyFault(
    seatsOf(read).map((seat) => read.number('army', seat)),
    read.holder('largest'),
  );
  if (army) out.push({ cell: 'largest', why: army });
  return out;
}

/** The Governor, and roles chosen clockwise from there by all but those who are still to choose. */
function roundFaults(read: Read): Fault[] {
  const governor = read.holder('governor');
  if (governor === NOBODY) return [fault('governor', 'governor', {}, '32')];
  const out: Fault[] = [];
  const order = clockwise(read.n, governor);
  const waiting = order.findIndex((seat) => roleOf(read, seat) === NOBODY);
  if (waiting < 0) out.push(fault('governor', 'roundOver', {}, '32'));
  for (const [k, seat] of order.entries()) {
    const role = roleOf(read, seat);
    if (role === NOBODY) continue;
    const cell = cellOf('role', seat);
    const other = order.slice(0, k).find((one) => roleOf(read, one) === role);
    if (other !== undefined) out.push(fault(cell, 'sameRole', { who: who(other) }, '5'));
    if (waiting >= 0 && k > waiting) out.push(fault(cell, 'order', { who: who(order[waiting]) }, '33'));
    if (read.number(roleGoldRow(role)) > 0)
      out.push(fault(roleGoldRow(role), 'roleGold', { role: roleName(role), who: who(seat) }, '6'));
  }
  return out;
}

function goldFaults(read: Read, { goldCap }: Options): Fault[] {
  if (!goldCap) return [];
  const rows = rolesFor(read.n).map(roleGoldRow);
  const cells = [...seatsOf(read).map((seat) => cellOf('gold', seat)), ...rows];
  const all =
    seatsOf(read).reduce((sum, seat) => sum + read.number('gold', seat), 0) +
    rows.reduce((sum, row) => sum + read.number(row), 0);
  return all > GOLD
    ? cells.filter((cell) => read.number(cell) > 0).map((cell) => fault(cell, 'gold', { n: GOLD }, '2'))
    : [];
}

/** More of one card than there are. All cells of the row are marked: a mark shall not tell who holds such cards. */
function beyond(read: Read, most: number, open: number, row: string, why: Phrase): Fault[] {
  const all = seatsOf(read).reduce((sum, seat) => sum + read.number(row, seat), open);
  // where too many lie open already, these are marked themselves
  return all > most && open <= most ? seatsOf(read).map((seat) => ({ cell: cellOf(row, seat), why })) : [];
}

function cardFaults(read: Read): Fault[] {
  const out: Fault[] = [];
  const sum = (row: string): number => seatsOf(read).reduce((all, seat) => all + read.number(row, seat), 0);
  const open: { [dev: number]: number } = { [SOLDIER]: sum('army'), [VICTORY]: sum('victory') };
  for (const dev of PROGRESS) open[dev] = read.number(usedRow(dev));
  const soldiers = words('no.cards', { n: DEV_COPIES[SOLDIER], what: devName(SOLDIER) });
  out.push(...beyond(read, DEV_COPIES[SOLDIER], 0, 'army', soldiers));
  const cards = words('no.cards', { n: DEV_COPIES[VICTORY], what: devName(VICTORY) });
  out.push(...beyond(read, DEV_COPIES[VICTORY], 0, 'victory', cards));
  for (const seat of seatsOf(read)) {
    if (read.number('victory', seat) > 0 && read.holder('last') !== seat)
      out.push(fault(cellOf('victory', seat), 'victory', {}, '27'));
  }
  for (const kind of RESOURCES) {
    const why = words('no.cards', { n: PER_RESOURCE, what: resourceName(kind) });
    out.push(...beyond(read, PER_RESOURCE, 0, handRow(kind), why));
  }
  for (const dev of DEVS) {
    const why = words('no.devs', { n: DEV_COPIES[dev], what: devName(dev) });
    out.push(...beyond(read, DEV_COPIES[dev], open[dev], devRow(dev), why));
  }
  return out;
}
