import { type Phrase, type Refusal, silent, type Tell } from '../../../engine/rules';
import { listOf, text } from '../../../engine/shape';
import { decision, type Loans, loans } from './loans';
import { berthName, wareName, who } from './names';
import { LAST, PUNTS } from './setup';
import { atSea, boardable, seatAt, seatSpace } from './spaces';
import { chance, choice, type Event, kinds, type Manila, NOBODY, type Punt, type Route, upkeep } from './state';

/** Rule page 3.6: the dice, the punts, boarding after the second round, docks and plunder after the third. */

const badDice: Refusal = { key: 'manila.no.dice', rule: '3.6' };

/** The next free berth; docks fill A, B, C. */
function freeBerth(s: Manila, dock: 'port' | 'yard'): number {
  let n = 0;
  for (const punt of s.punts) if (punt.dock === dock) n++;
  return n;
}

function put(s: Manila, punt: Punt, dock: 'port' | 'yard', tell: Tell<Event>): void {
  punt.berth = freeBerth(s, dock);
  punt.dock = dock;
  if (tell === silent) return;
  const args = { ware: wareName(punt.ware), where: berthName(dock, punt.berth) };
  tell({ key: dock === 'port' ? 'manila.arrived' : 'manila.wrecked', args, rule: '3.6' });
}

/** 3.6.2, 3.7.2: what goes beyond 13 lies in the port at once. */
export function step(s: Manila, route: Route, by: number, tell: Tell<Event>): void {
  const punt = s.punts[route];
  punt.pos += by;
  if (punt.pos > LAST) {
    punt.pos = LAST;
    put(s, punt, 'port', tell);
  } else if (tell !== silent)
    tell({ key: 'manila.sailed', args: { ware: wareName(punt.ware), n: punt.pos }, rule: '3.6' });
}

export function routesAtSea(s: Pick<Manila, 'punts'>): Route[] {
  const out: Route[] = [];
  for (let route = 0; route < s.punts.length; route++) if (atSea(s.punts[route])) out.push(route);
  return out;
}

/** 3.6.1: nothing rolls where nothing is at sea. */
export const sail = upkeep<'sail'>({
  run(s, f) {
    s.todo.unshift({ at: 'moved', move: f.move });
    if (routesAtSea(s).length > 0) s.todo.unshift({ at: 'roll', move: f.move });
  },
});

export const roll = chance<'roll', 'dice'>({
  open: true,
  draw: (s, _f, rng) => ({ dice: s.punts.map((punt) => (atSea(punt) ? 1 + rng.int(6) : 0)) }),
  shape: { dice: listOf((die) => typeof die === 'number') },
  refuse(s, _f, { dice }) {
    if (dice.length !== PUNTS) return badDice;
    for (let r = 0; r < PUNTS; r++) {
      const least = atSea(s.punts[r]) ? 1 : 0;
      if (!Number.isInteger(dice[r]) || dice[r] < least || dice[r] > 6 * least) return badDice;
    }
    return undefined;
  },
  apply(s, f, _seat, { dice }, tell) {
    s.dice = dice.slice();
    const routes = routesAtSea(s);
    if (tell !== silent) {
      const list = routes.map(
        (r): Phrase => ({ key: 'manila.die', args: { ware: wareName(s.punts[r].ware), n: dice[r] } }),
      );
      tell({ key: 'manila.rolled', args: { move: f.move, list }, rule: '3.6' });
    }
    if (s.moving === 'choose' && routes.length > 1) s.todo.unshift({ at: 'order', move: f.move, dice: dice.slice() });
    else for (const route of routes) step(s, route, dice[route], tell);
  },
  outcomes(s) {
    let out: number[][] = [[]];
    for (const punt of s.punts) {
      const faces = atSea(punt) ? [1, 2, 3, 4, 5, 6] : [0];
      out = out.flatMap((dice) => faces.map((face) => [...dice, face]));
    }
    return out.map((dice) => ({ move: { dice }, weight: 1 }));
  },
});

function orders(routes: readonly Route[]): Route[][] {
  if (routes.length < 2) return [routes.slice()];
  return routes.flatMap((first) =>
    orders(routes.filter((route) => route !== first)).map((others) => [first, ...others]),
  );
}

/** 3.6.2-3: by option the harbour master says in which order the punts move. */
export const order = choice<'order', 'order' | Loans>({
  ...decision,
  actors: (s) => [s.master],
  kinds: {
    order: {
      list: (s) => orders(routesAtSea(s)).map((routes) => ({ order: routes })),
      apply(s, f, _seat, m, tell) {
        for (const route of m.order) step(s, route, f.dice[route], tell);
      },
    },
    ...loans,
  },
});

/** 3.6.4-5: what follows a movement round. */
export const moved = upkeep<'moved'>({
  run(s, f, tell) {
    s.moved = f.move;
    if (f.move === 2) {
      const asked = s.boat.map((seat, i) => ({ at: 'board', seat, mate: i === 1, over: null }) as const);
      s.todo.unshift(...asked);
    } else if (f.move === 3) dock(s, tell);
  },
});

/** 3.6.5: wrecks first; then what stands on 13 arrives, unless pirates wait for it. */
function dock(s: Manila, tell: Tell<Event>): void {
  const late = routesAtSea(s).filter((route) => s.punts[route].pos < LAST);
  for (const route of late) put(s, s.punts[route], 'yard', tell);
  const there = routesAtSea(s);
  if (s.boat.length === 0) for (const route of there) put(s, s.punts[route], 'port', tell);
  else s.todo.unshift(...there.map((route) => ({ at: 'plunder', punt: route }) as const));
}

/** Why this pirate cannot go aboard there. */
function refuseBoarding(s: Manila, over: string | null, space: string): Refusal | undefined {
  const found = seatAt(space);
  const punt = found && s.punts[found.route];
  if (!punt || !found) return undefined;
  if (!atSea(punt) || punt.pos !== LAST) return { key: 'manila.no.notOn13', rule: '3.6' };
  if (space === over) return { key: 'manila.no.overCaptain', rule: '3.11' };
  if (found.place < punt.aboard.length) {
    return { key: s.strongPirates ? 'manila.no.vacantFirst' : 'manila.no.fullPunt', rule: '3.11' };
  }
  return { key: 'manila.no.cheapest', rule: '3.6' };
}

/** 3.6.4, 3.11: the captain is asked once, then the other pirate; boarding is free. */
export const board = choice<'board', 'board' | 'stay' | Loans>({
  ...decision,
  idle: (s, f) => boardable(s, f.over).length === 0,
  kinds: {
    board: {
      list: (s, f) => boardable(s, f.over).map((space) => ({ board: space })),
      shape: { board: text },
      listed: true,
      refuse: (s, f, _seat, m) => refuseBoarding(s, f.over, m.board),
      apply(s, f, seat, m, tell) {
        const { route, place } = seatAt(m.board) as { route: number; place: number };
        const punt = s.punts[route];
        const gone = punt.aboard[place] ?? NOBODY;
        punt.aboard[place] = seat;
        if (f.mate) s.boat.pop();
        else s.boat.shift();
        tell({ key: 'manila.boarded', args: { who: who(seat), ware: wareName(punt.ware) }, rule: '3.6' });
        if (gone !== NOBODY) tell({ key: 'manila.thrownOff', args: { who: who(gone) }, rule: '3.11' });
        const next = s.todo[1];
        if (next?.at === 'board') next.over = seatSpace(route, place);
      },
    },
    stay: {
      list: () => [{ stay: true }],
      apply: (_s, _f, seat, _m, tell) => tell({ key: 'manila.stayed', args: { who: who(seat) }, rule: '3.6' }),
    },
    ...loans,
  },
});

/** 3.6.5c: plunder is no choice; where the punt goes is the captain's. Those aboard go home with nothing. */
export const plunder = choice<'plunder', 'route' | Loans>({
  ...decision,
  actors: (s) => [s.boat[0]],
  kinds: {
    route: {
      list: () => [{ to: 'port' }, { to: 'yard' }],
      apply(s, f, seat, { to }, tell) {
        const punt = s.punts[f.punt];
        punt.plundered = true;
        tell({ key: 'manila.plundered', args: { who: who(seat), ware: wareName(punt.ware) }, rule: '3.6' });
        punt.aboard = [];
        put(s, punt, to, tell);
      },
    },
    ...loans,
  },
  refuseOthers: (_s, _f, _seat, m) => (kinds.is('route', m) ? { key: 'manila.no.notCaptain', rule: '3.6' } : undefined),
});
