import { type Seat, silent } from '../../../engine/rules';
import type { Entry } from '../../keeper';
import { added, cellOf, type Read } from '../../sheet';
import { payday } from '../rules/payday';
import { LAST, LOAN, PREMIUM, pieces, setup, TRACK } from '../rules/setup';
import { atSea, seatsOf, settle, spacesFor, type Vacancy, vacancies } from '../rules/spaces';
import { type Dock, type Manila, NOBODY, type Options, type Route, UNKNOWN, type View } from '../rules/state';
import { view } from '../rules/view';
import { paid as paidTo, standing } from './keeper-loans';
import { type Crew, charted, type Voyage } from './keeper-voyage';
import { heldBy, valueRow, valuesOf } from './sheet';

/** Who stands where on a real table, what that costs, and what the voyage pays: by the game's own rules (rule page 3.5, 3.9). */

const HOUSE: Options = {
  dealPool: 'threeEach',
  blindPassenger: 'puntsOnly',
  strongPirates: false,
  hiddenMoney: false,
  opener: 'first',
  moving: 'route',
};
const ROLLS = 3;

const isSeat = (x: unknown, n: number): x is Seat => Number.isInteger(x) && (x as number) >= 0 && (x as number) < n;

/** The table as the helpers know it: punts where they are, and everybody who was placed, as far as that is possible. */
export function tableOf(read: Read, v: Voyage): { s: Manila; crew: Crew[] } {
  const s = setup(read.n, HOUSE);
  const { lanes, moved } = charted(v);
  // all seats are there while people are placed: a punt that is in the port now was at sea then
  s.punts = lanes.map(({ ware, pos }) => ({ ware, pos, dock: 'sea', berth: 0, aboard: [], plundered: false }));
  const crew = v.crew.filter((one) => placed(s, one, read.n));
  s.punts.forEach((punt, lane) => {
    punt.dock = lanes[lane].port ? 'port' : 'sea';
    if (moved < ROLLS || !atSea(punt)) return;
    punt.plundered = punt.pos === LAST && s.boat.length > 0;
    punt.dock = dockOf(punt.pos, punt.plundered, v.picks.plunder[lane]);
    if (punt.plundered) punt.aboard = [];
  });
  return { s, crew };
}

/** The board of the real table. Nobody knows what lies in the supply: what was dealt is hidden. */
export function boardOf(read: Read, v: Voyage): View {
  const { s } = tableOf(read, v);
  const { lanes, moved } = charted(v);
  const berths = { port: 0, yard: 0, sea: 0 };
  return view(
    {
      ...s,
      ...{ master: v.master, moved, values: valuesOf(read), supply: s.supply.map(() => UNKNOWN), todo: [] },
      punts: v.launched ? s.punts.map((punt) => ({ ...punt, berth: berths[punt.dock]++ })) : [],
      dice: v.launched ? lanes.map(({ die }) => die) : s.dice,
    },
    null,
  );
}

/** 3.6.5: what stands on 13 arrives; pirates send it where they like. */
const dockOf = (pos: number, plundered: boolean, sent: 'port' | 'yard'): Dock =>
  pos < LAST ? 'yard' : plundered ? sent : 'port';

/** Puts them there; false where nobody can be. */
function placed(s: Manila, one: Crew, n: number): boolean {
  if (!isSeat(one.seat, n)) return false;
  if ('out' in one) {
    s.passed[one.seat] = true;
    return true;
  }
  if ('boards' in one) {
    const punt = s.punts[one.boards];
    const pirate = s.boat.indexOf(one.seat);
    if (!punt || pirate < 0 || punt.aboard.length >= seatsOf(punt).length) return false;
    s.boat.splice(pirate, 1);
    punt.aboard.push(one.seat);
    return true;
  }
  if (!vacancies(s).some(({ space }) => space === one.space)) return false;
  settle(s, one.space, one.seat);
  s.pieces[one.seat]--;
  return true;
}

/** 3.2, 3.5: whoever places next, from the harbour master on; three people place twice before the first roll. */
export function nextToPlace(read: Read, v: Voyage): Seat | undefined {
  const { n } = read;
  const { s } = tableOf(read, v);
  const { moved } = charted(v);
  if (moved === ROLLS) return undefined;
  const due = pieces(n) - ROLLS + moved + 1;
  const used = s.pieces.map((left) => pieces(n) - left);
  const turns = used.map((_, i) => (v.master + i) % n);
  const asked = turns.filter((seat) => !s.passed[seat] && used[seat] < due && openSpaces(read, v, seat).length > 0);
  const fewest = Math.min(...asked.map((seat) => used[seat]));
  return asked.find((seat) => used[seat] === fewest);
}

/** The spaces open to somebody now, with their cost; blind passengers included (3.8.5). */
export function openSpaces(read: Read, v: Voyage, seat: Seat): Vacancy[] {
  const { cash, limit } = standing(read, seat);
  const { s } = tableOf(read, v);
  return cash === undefined || limit === undefined ? vacancies(s) : spacesFor(s, { cash, limit });
}

/** Pirates who were on the boat at the second roll and have not gone aboard since (3.6.4). */
export function boardersNow(read: Read, v: Voyage): Seat[] {
  const came = (seat: Seat) =>
    v.crew.slice(0, v.since).filter((one) => 'space' in one && one.seat === seat && one.space.startsWith('boat'));
  const went = (seat: Seat) => v.crew.filter((one) => 'boards' in one && one.seat === seat);
  return [...new Set(tableOf(read, v).s.boat)].filter((seat) => came(seat).length > went(seat).length);
}

/** Punts on 13 with a vacant seat, which pirates may board after the second roll (3.6.4), before anybody places again. */
export function boardableNow(read: Read, v: Voyage): Route[] {
  const { s } = tableOf(read, v);
  if (charted(v).moved !== 2 || boardersNow(read, v).length === 0) return [];
  return s.punts.flatMap((punt, route) =>
    atSea(punt) && punt.pos === LAST && punt.aboard.length < seatsOf(punt).length ? [route] : [],
  );
}

/** Which pilots may still step, before the third roll, and how many steps are left to them (3.7). */
export function pilotsNow(read: Read, v: Voyage): { small: Seat; large: Seat; left: number } | undefined {
  const { small, large } = tableOf(read, v).s;
  const mayStep = charted(v).moved === ROLLS - 1 && (small !== NOBODY || large !== NOBODY);
  const all = (small === NOBODY ? 0 : 1) + (large === NOBODY ? 0 : 2);
  return mayStep && !isOver(v) ? { small, large, left: all - v.made.filter((one) => 'lane' in one).length } : undefined;
}

/** 3.5: what a place costs, with the loans it takes; the insurance agent gets the premium. */
export const hired = (read: Read, seat: Seat, { space, cost }: Vacancy): Entry[] =>
  space === 'agent' ? earned(read, seat, [PREMIUM]) : paidTo(read, seat, cost);

function earned(read: Read, seat: Seat, coins: readonly number[]): Entry[] {
  if (standing(read, seat).cash === undefined) return [];
  return [[cellOf('cash', seat), coins.reduce((text, n) => added(text, n), read.text('cash', seat))]];
}

/** Whether every punt is where it ends. */
const isOver = (v: Voyage): boolean => {
  const { lanes, moved } = charted(v);
  return moved === ROLLS || lanes.every(({ port }) => port);
};

/** What is asked for next. */
export type Stage = 'office' | 'load' | 'place' | 'roll' | 'payday' | 'over';

export function stageOf(read: Read, v: Voyage): Stage {
  // 3.10: a ware at the end of its track ends the game
  const isOpen = valuesOf(read).every((value) => value < TRACK[TRACK.length - 1]);
  if (!v.launched) return v.won ? 'load' : isOpen ? 'office' : 'over';
  if (nextToPlace(read, v) !== undefined) return 'place';
  return isOver(v) ? 'payday' : 'roll';
}

/** Punts that pirates have plundered. */
export const plundered = (read: Read, v: Voyage): Route[] =>
  tableOf(read, v).s.punts.flatMap((punt, route) => (punt.plundered ? [route] : []));

interface Payday {
  /** What everybody gets, line by line, and pays as the agent. */
  pay: Manila['pay'];
  rose: readonly { ware: number; value: number }[];
  entries: Entry[];
}

/** 3.9 and 3.10: profits, insurance and the rise of values, by the digital game's own payday. */
export function paydayOf(read: Read, v: Voyage): Payday {
  const { s } = tableOf(read, v);
  const seats = s.cash.map((_, seat) => seat);
  s.values = valuesOf(read);
  s.cash = seats.map((seat) => standing(read, seat).cash ?? 0);
  s.pledged = seats.map((seat) => read.number('pledged', seat));
  s.hands = seats.map((seat) =>
    Array.from({ length: heldBy(read, seat) }, (_, i) => ({ ware: 0, pledged: i < s.pledged[seat], bought: false })),
  );
  const before = [...s.pledged];
  payday.run(s, { at: 'payday' }, silent);
  const entries = seats.flatMap((seat): Entry[] => {
    const coins = s.pay.filter((line) => line.seat === seat).map((line) => line.coins);
    // the agent borrows before paying
    const loans = s.pledged[seat] - before[seat];
    const pledges: Entry[] = loans > 0 ? [[cellOf('pledged', seat), String(s.pledged[seat])]] : [];
    return coins.length > 0
      ? [...earned(read, seat, [...new Array<number>(loans).fill(LOAN), ...coins]), ...pledges]
      : [];
  });
  const rose = s.rose.map((ware) => ({ ware, value: s.values[ware] }));
  entries.push(...rose.map(({ ware, value }): Entry => [valueRow(ware), String(value)]));
  return { pay: s.pay, rose, entries };
}
