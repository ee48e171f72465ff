import type { Rng } from '../../../engine/rules';
import { choose } from './choose';
import { planAct, planned } from './plan';
import { held } from './provinces';
import { route, walled } from './route';
import { SYMBOLS } from './setup';
import { type Alexandros, type F, kinds, type Move, type Moves } from './state';

/** What somebody does in an imagined course of play, seeing no further than the end of the own turn. */

/** So many ways to walk come into question, each by the best single action after it. */
const WALKS = 4;

function quickRoute(s: Alexandros, f: F<'route'>, seat: number, rng: Rng): Moves['route'] {
  let best: Moves['route'] | undefined;
  let worth = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < WALKS; k++) {
    const one = route.any?.(s, f, seat, rng) as Moves['route'];
    const now = planned(walled(s, one.walk), seat, 1);
    if (now <= worth) continue;
    worth = now;
    best = one;
  }
  return best as Moves['route'];
}

/** By symbol: what the provinces within reach ask for that this hand does not have. */
function asked(s: Alexandros, seat: number): number[] {
  const { parting, owners, removals } = held(s);
  const { open, hidden } = s.hands[seat];
  const out = [0, 0, 0, 0, 0];
  for (let part = 0; part < parting.count; part++) {
    if (owners[part] === seat || parting.values[part] === 0) continue;
    let short = 0;
    for (const symbol of SYMBOLS) {
      const k = 5 * part + symbol;
      short += Math.max(0, parting.signs[k] + removals[k] - open[symbol] - (hidden.includes(symbol) ? 1 : 0));
    }
    if (short > 5) continue;
    for (const symbol of SYMBOLS) {
      const k = 5 * part + symbol;
      if (parting.signs[k] + removals[k] > open[symbol]) out[symbol] += parting.values[part] / (1 + short);
    }
  }
  return out;
}

/** A face-up card that is asked for; whatever is allowed where none is. */
function quickChoose(s: Alexandros, f: F<'choose'>, seat: number, rng: Rng): Move {
  const all = choose.moves(s, f, seat) as Move[];
  const wants = asked(s, seat);
  let best: Move | undefined;
  let worth = -1;
  for (const m of all) {
    if (!kinds.is('take', m)) continue;
    const now = wants[s.row[m.take]] + 0.5 * rng.next();
    if (now > worth) {
      worth = now;
      best = m;
    }
  }
  return best ?? all[rng.int(all.length)];
}

/** See GameModule.quick. */
export function quick(s: Alexandros, seat: number, rng: Rng): Move | undefined {
  const f = s.todo[0];
  if (f.at === 'act') return planAct(s, f, seat);
  if (f.at === 'route') return quickRoute(s, f, seat, rng);
  if (f.at === 'choose') return quickChoose(s, f, seat, rng);
  return undefined;
}
