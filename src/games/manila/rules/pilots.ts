import type { Key, Refusal } from '../../../engine/rules';
import { listOf } from '../../../engine/shape';
import { decision, type Loans, loans } from './loans';
import { who } from './names';
import { routesAtSea, step } from './sail';
import { LAST } from './setup';
import { atSea } from './spaces';
import { choice, type F, type Manila, type Moves, NOBODY, type Route, upkeep } from './state';

/** Rule page 3.7: after the last placement and before the third roll, the small pilot first. */

export const pilots = upkeep<'pilots'>({
  run(s) {
    if (s.large !== NOBODY) s.todo.unshift({ at: 'pilot', size: 'large' });
    if (s.small !== NOBODY) s.todo.unshift({ at: 'pilot', size: 'small' });
  },
});

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

/** Why this pilot may not do that. */
function refusePilot(s: Manila, { size }: F<'pilot'>, shifts: readonly Shift[]): Refusal | undefined {
  if (shifts.some(([route]) => !s.punts[route])) return undefined;
  if (shifts.some(([route]) => !atSea(s.punts[route]))) return { key: 'manila.no.pilotDocked', rule: '3.7' };
  const tooMuch: Refusal = { key: size === 'small' ? 'manila.no.smallPilot' : 'manila.no.largePilot', rule: '3.7' };
  const steps = shifts.reduce((sum, [, by]) => sum + Math.abs(by), 0);
  if (steps > (size === 'small' ? 1 : 2) || shifts.some(([, by]) => by === 0)) return tooMuch;
  return shifts.some((shift) => !fits(s, shift)) ? { key: 'manila.no.behindStart', rule: '3.7' } : tooMuch;
}

export const pilot = choice<'pilot', 'pilot' | Loans>({
  ...decision,
  idle: (s) => routesAtSea(s).length === 0,
  actors: (s, f) => [s[f.size]],
  kinds: {
    pilot: {
      list(s, { size }) {
        const out: Moves['pilot'][] = [{ pilot: [] }];
        for (const one of singles(s, size === 'small' ? [-1, 1] : [-2, -1, 1, 2])) out.push({ pilot: [one] });
        if (size === 'large') for (const two of doubles(s)) out.push({ pilot: two });
        return out;
      },
      shape: { pilot: listOf(listOf(Number.isInteger, 2)) },
      listed: true,
      refuse: (s, f, _seat, m) => refusePilot(s, f, m.pilot),
      apply(s, f, seat, m, tell) {
        const key: Key = m.pilot.length === 0 ? 'manila.pilotRests' : `manila.pilots.${f.size}`;
        tell({ key, args: { who: who(seat) }, rule: '3.7' });
        for (const [route, by] of m.pilot) step(s, route, by, tell);
      },
    },
    ...loans,
  },
});
