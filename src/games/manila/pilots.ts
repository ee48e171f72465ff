import type { Upkeep } from '../../engine/rules';
import { decision, type F } from './decision';
import { routesAtSea, step } from './sail';
import { LAST } from './setup';
import { atSea } from './spaces';
import type { Event, Manila, Move, Route } from './state';
import { NOBODY } from './state';
import { who } from './words';

/** Rule page 3.7: after the last placement and before the third roll, the small pilot first. */

export const pilots: Upkeep<Manila, F<'pilots'>, Event> = {
  kind: 'upkeep',
  run(s) {
    if (s.large !== NOBODY) s.todo.unshift({ at: 'pilot', size: 'large' });
    if (s.small !== NOBODY) s.todo.unshift({ at: 'pilot', size: 'small' });
  },
};

type Shift = [Route, number];

/** 3.7.2: never behind the start of the route. */
const fits = (s: Manila, [route, by]: Shift): boolean => s.punts[route].pos + by >= 0;
const docks = (s: Manila, [route, by]: Shift): boolean => s.punts[route].pos + by > LAST;

function singles(s: Manila, steps: readonly number[]): Shift[] {
  const out: Shift[] = [];
  for (const route of routesAtSea(s)) {
    for (const by of steps) if (fits(s, [route, by])) out.push([route, by]);
  }
  return out;
}

/** Two different punts by one each; where both reach the port, in either order. */
function doubles(s: Manila): Shift[][] {
  const ones = singles(s, [-1, 1]);
  const out: Shift[][] = [];
  for (const a of ones) {
    for (const b of ones) {
      if (a[0] < b[0] || (a[0] > b[0] && docks(s, a) && docks(s, b))) out.push([a, b]);
    }
  }
  return out;
}

const isShift = (one: unknown): one is Shift =>
  Array.isArray(one) && one.length === 2 && Number.isInteger(one[0]) && Number.isInteger(one[1]);

export const pilot = decision<F<'pilot'>>({
  ends: (s, f) => f.done === true || routesAtSea(s).length === 0,
  seat: (s, f) => s[f.size],
  own(s, f) {
    const out: Move[] = [{ pilot: [] }];
    for (const one of singles(s, f.size === 'small' ? [-1, 1] : [-2, -1, 1, 2])) out.push({ pilot: [one] });
    if (f.size === 'large') for (const two of doubles(s)) out.push({ pilot: two });
    return out;
  },
  refuse(s, f, _seat, m) {
    if (!Array.isArray(m.pilot) || !m.pilot.every(isShift)) return undefined;
    const shifts: Shift[] = m.pilot;
    if (shifts.some(([route]) => !s.punts[route])) return undefined;
    if (shifts.some(([route]) => !atSea(s.punts[route]))) return { key: 'manila.no.pilotDocked', rule: '3.7' };
    const small = f.size === 'small';
    const far = small ? 1 : 2;
    const steps = shifts.reduce((sum, [, by]) => sum + Math.abs(by), 0);
    if (steps > far || shifts.some(([, by]) => by === 0))
      return { key: small ? 'manila.no.smallPilot' : 'manila.no.largePilot', rule: '3.7' };
    if (shifts.some((shift) => !fits(s, shift))) return { key: 'manila.no.behindStart', rule: '3.7' };
    return { key: small ? 'manila.no.smallPilot' : 'manila.no.largePilot', rule: '3.7' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const shifts = (m as { pilot: Shift[] }).pilot;
    const key = shifts.length === 0 ? 'manila.pilotRests' : `manila.pilots.${f.size}`;
    tell({ key, args: { who: who(seat) }, rule: '3.7' });
    for (const [route, by] of shifts) step(s, route, by, tell);
  },
});
