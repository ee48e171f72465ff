import type { Seat, Tell } from '../../../engine/rules';
import { EDGES, HEXES, INTERSECTIONS, longestRoad } from './island';
import { who } from './names';
import { ANY, CITIES, DEV_COPIES, GOAL, HARBOURS, LARGEST, LONGEST, ROADS, SETTLEMENTS, VICTORY } from './setup';
import type { Corner, Dev, EdgeId, Event, HexId, OpenTable, PuertoCatan, Resource } from './state';
import { NOBODY } from './state';

/** What stands where, where more may stand (rule page B3, Building), and what it is worth. */

type Standing = Pick<OpenTable, 'roads' | 'owners' | 'levels'>;

const count = (list: readonly number[], seat: Seat): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === seat) n++;
  return n;
};

export const roadsOf = (s: Standing, seat: Seat): number => count(s.roads, seat);

export function buildingsOf(s: Standing, seat: Seat, level: 1 | 2): number {
  let n = 0;
  for (let i = 0; i < s.owners.length; i++) if (s.owners[i] === seat && s.levels[i] === level) n++;
  return n;
}

/** Pieces that are left (ruling 31). */
export const roadsLeft = (s: Standing, seat: Seat): number => ROADS - roadsOf(s, seat);
export const settlementsLeft = (s: Standing, seat: Seat): number => SETTLEMENTS - buildingsOf(s, seat, 1);
export const citiesLeft = (s: Standing, seat: Seat): number => CITIES - buildingsOf(s, seat, 2);

/** The distance rule: nothing stands there, nor one edge away. */
export function free(s: Standing, spot: Corner): boolean {
  if (s.owners[spot] !== NOBODY) return false;
  const { beside } = INTERSECTIONS[spot];
  for (let k = 0; k < beside.length; k++) if (s.owners[beside[k]] !== NOBODY) return false;
  return true;
}

export function touchesRoad(s: Standing, spot: Corner, seat: Seat): boolean {
  const { edges } = INTERSECTIONS[spot];
  for (let k = 0; k < edges.length; k++) if (s.roads[edges[k]] === seat) return true;
  return false;
}

/** An end of the edge from which that seat may build on: its own building, or its own road past nobody else's building. */
function reaches(s: Standing, spot: Corner, seat: Seat): boolean {
  if (s.owners[spot] === seat) return true;
  return s.owners[spot] === NOBODY && touchesRoad(s, spot, seat);
}

export const roadFits = (s: Standing, edge: EdgeId, seat: Seat): boolean =>
  s.roads[edge] === NOBODY && (reaches(s, EDGES[edge].a, seat) || reaches(s, EDGES[edge].b, seat));

/** Scratch: intersections that a seat's roads or buildings reach. */
const reached = new Uint8Array(INTERSECTIONS.length);

/** Marks where that seat's roads end; returns how many roads it has. */
function markRoads({ roads }: Standing, seat: Seat): number {
  let n = 0;
  reached.fill(0);
  for (let edge = 0; edge < roads.length; edge++) {
    if (roads[edge] !== seat) continue;
    reached[EDGES[edge].a] = 1;
    reached[EDGES[edge].b] = 1;
    n++;
  }
  return n;
}

/** Edges where that seat may build a road; none when it has no road left. */
export function roadSites(s: Standing, seat: Seat): EdgeId[] {
  const out: EdgeId[] = [];
  if (markRoads(s, seat) >= ROADS) return out;
  const { roads, owners } = s;
  for (let spot = 0; spot < owners.length; spot++) {
    if (owners[spot] === seat) reached[spot] = 1;
    else if (owners[spot] !== NOBODY) reached[spot] = 0;
  }
  for (let edge = 0; edge < roads.length; edge++) {
    if (roads[edge] === NOBODY && (reached[EDGES[edge].a] || reached[EDGES[edge].b])) out.push(edge);
  }
  return out;
}

export function settlementSites(s: Standing, seat: Seat): Corner[] {
  const out: Corner[] = [];
  if (settlementsLeft(s, seat) === 0) return out;
  markRoads(s, seat);
  for (let spot = 0; spot < s.owners.length; spot++) if (reached[spot] && free(s, spot)) out.push(spot);
  return out;
}

export function citySites(s: Standing, seat: Seat): Corner[] {
  const out: Corner[] = [];
  if (citiesLeft(s, seat) === 0) return out;
  for (let spot = 0; spot < s.owners.length; spot++) {
    if (s.owners[spot] === seat && s.levels[spot] === 1) out.push(spot);
  }
  return out;
}

/** Seats with a building on that hex, each once, in the order of seats. */
export function neighbours(s: Standing & { n: number }, hex: HexId): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.n; seat++) {
    const { corners } = HEXES[hex];
    for (let k = 0; k < corners.length; k++) {
      if (s.owners[corners[k]] !== seat) continue;
      out.push(seat);
      break;
    }
  }
  return out;
}

/** How many cards of a kind the bank wants for one (rulings 21 and 36): only the active player uses harbours. */
export function rate(s: Standing & Pick<OpenTable, 'harbours'>, seat: Seat, active: Seat, kind: Resource): number {
  let best = 4;
  if (seat !== active) return best;
  for (let i = 0; i < HARBOURS.length; i++) {
    const harbour = s.harbours[i];
    if (harbour !== kind && harbour !== ANY) continue;
    if (s.owners[HARBOURS[i][0]] !== seat && s.owners[HARBOURS[i][1]] !== seat) continue;
    if (harbour === kind) return 2;
    best = 3;
  }
  return best;
}

export const roadLength = (s: Standing, seat: Seat): number => longestRoad(s.roads, s.owners, seat);

/** B3, Longest road: looked at again after any road or settlement. */
function judgeRoads(s: PuertoCatan, tell: Tell<Event>): void {
  // with fewer roads nobody's is long enough to count
  const lengths = s.hands.map((_, seat) => (roadsOf(s, seat) < LONGEST ? 0 : roadLength(s, seat)));
  const best = Math.max(...lengths);
  const before = s.longest;
  if (best < LONGEST) s.longest = NOBODY;
  else if (before === NOBODY || lengths[before] < best) {
    const leaders = lengths.flatMap((length, seat) => (length === best ? [seat] : []));
    // of several that are equally long nobody has it, until exactly one is
    s.longest = leaders.length === 1 ? leaders[0] : NOBODY;
  }
  if (s.longest === before) return;
  if (s.longest === NOBODY) tell({ key: 'pc.longestAside', args: { who: who(before) }, rule: 'B3' });
  else tell({ key: 'pc.longest', args: { who: who(s.longest), n: best }, rule: 'B3' });
}

/** After a road of that seat, which makes nobody else's longer. */
export function judgeRoad(s: PuertoCatan, seat: Seat, tell: Tell<Event>): void {
  if (s.longest === seat || roadsOf(s, seat) < LONGEST) return;
  const length = roadLength(s, seat);
  if (length >= LONGEST && (s.longest === NOBODY || length > roadLength(s, s.longest))) judgeRoads(s, tell);
}

/** After a settlement there, which matters where it stands in the midst of somebody else's road. */
export function judgeCut(s: PuertoCatan, spot: Corner, tell: Tell<Event>): void {
  const { edges } = INTERSECTIONS[spot];
  const [a, b, c] = edges.map((edge) => s.roads[edge]);
  const through = a !== NOBODY && (a === b || a === c) ? a : b === c ? (b ?? NOBODY) : NOBODY;
  if (through !== NOBODY && through !== s.owners[spot]) judgeRoads(s, tell);
}

/** B3, Largest Army: taken only by strictly more. */
export function judgeArmies(s: PuertoCatan, seat: Seat, tell: Tell<Event>): void {
  const most = s.largest === NOBODY ? LARGEST - 1 : s.army[s.largest];
  if (s.army[seat] <= most || s.largest === seat) return;
  s.largest = seat;
  tell({ key: 'pc.largest', args: { who: who(seat), n: s.army[seat] }, rule: 'B3' });
}

/** Points that lie open (B3, VP): of buildings as many as their level. */
export function openPoints({ owners, levels, longest, largest, vp }: OpenTable, seat: Seat): number {
  let n = vp[seat] + (longest === seat ? 2 : 0) + (largest === seat ? 2 : 0);
  for (let spot = 0; spot < owners.length; spot++) if (owners[spot] === seat) n += levels[spot];
  return n;
}

/** What was bought in this turn belongs to whoever builds. */
export const buyer = (s: Pick<PuertoCatan, 'todo'>): Seat => {
  for (const f of s.todo) if (f.at === 'build') return f.seat;
  return NOBODY;
};

/** Development cards of a seat that nobody else may know: held, and just bought. */
const covered = (s: PuertoCatan, seat: Seat): Dev[][] =>
  s.fresh.length > 0 && buyer(s) === seat ? [s.devs[seat], s.fresh] : [s.devs[seat]];

function hiddenPoints({ devs, fresh, todo }: PuertoCatan, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < devs[seat].length; i++) if (devs[seat][i] === VICTORY) n++;
  if (fresh.length === 0 || buyer({ todo }) !== seat) return n;
  for (let i = 0; i < fresh.length; i++) if (fresh[i] === VICTORY) n++;
  return n;
}

/** Whether everybody at the table must think that this card might be in that hand (ruling 36). */
export const mayHold = (s: PuertoCatan, seat: Seat, dev: Dev): boolean =>
  s.devs[seat].length > 0 && s.used[dev] < DEV_COPIES[dev];

/** The true total (ruling 27). */
export const points = (s: PuertoCatan, seat: Seat): number => openPoints(s, seat) + hiddenPoints(s, seat);

/** Turns the victory cards of a seat up. */
export function lieOpen(s: PuertoCatan, seat: Seat): void {
  for (const list of covered(s, seat)) {
    for (let i = list.length - 1; i >= 0; i--) {
      if (list[i] !== VICTORY) continue;
      list.splice(i, 1);
      s.vp[seat]++;
    }
  }
}

/** Ruling 27: the first true total of ten or more makes this the last round, for good. */
export function announce(s: PuertoCatan, acting: Seat, tell: Tell<Event>): void {
  if (s.last !== NOBODY) return;
  for (let k = 0; k < s.n; k++) {
    const seat = (acting + k) % s.n;
    const total = points(s, seat);
    if (total < GOAL) continue;
    const before = s.vp[seat];
    lieOpen(s, seat);
    s.last = seat;
    const shown = s.vp[seat] - before;
    const args = { who: who(seat), n: total, cards: shown };
    tell({ key: shown > 0 ? 'pc.lastRoundCards' : 'pc.lastRound', args, rule: '27' });
    return;
  }
}
