import type { Arg, Phrase } from '../../../engine/rules';
import type { Bell, Pick } from '../../module';
import { hirer } from '../rules/hire';
import { wareName, who } from '../rules/names';
import { routesAtSea } from '../rules/sail';
import { STARTS } from '../rules/setup';
import type { ManilaFrame, View } from '../rules/state';

/** What is asked of the actor, in one line for the strip. */

/** The decisive seat of the first frame. */
export function seatOf(v: View, f: ManilaFrame): number | undefined {
  switch (f.at) {
    case 'auction':
      return f.turn;
    case 'hire':
      return hirer(v, f);
    case 'board':
      return f.seat;
    case 'buy':
    case 'load':
    case 'launch':
    case 'order':
      return v.master;
    case 'pilot':
      return v[f.size];
    case 'plunder':
      return v.boat[0];
    default:
      return undefined;
  }
}

/** See GameModule.prompt. */
export function prompt(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'manila.ask.over' };
  const seat = seatOf(v, f);
  const args: { [name: string]: Arg } = seat === undefined || seat < 0 ? {} : { who: who(seat) };
  switch (f.at) {
    case 'auction':
      return f.high === 0
        ? { key: 'manila.ask.firstBid', args, rule: '3.3' }
        : { key: 'manila.ask.auction', args: { ...args, high: f.high, bidder: who(f.bidder) }, rule: '3.3' };
    case 'launch': {
      const done = made.filter((pick) => pick.id.startsWith('launch'));
      const left = done.reduce((sum, pick) => sum - Number(pick.id.split(':')[3]), STARTS);
      if (done.length === f.wares.length) return { key: 'manila.ask.launchNow', args, rule: '3.4' };
      const ware = wareName(f.wares[done.length]);
      if (done.length === 0) return { key: 'manila.ask.launchAny', args: { ...args, ware }, rule: '3.4' };
      return { key: 'manila.ask.launch', args: { ...args, ware, n: left }, rule: '3.4' };
    }
    case 'hire':
      return { key: 'manila.ask.hire', args, rule: '3.5' };
    case 'pilot':
      return { key: `manila.ask.pilot.${f.size}`, args, rule: '3.7' };
    case 'plunder':
      return { key: 'manila.ask.plunder', args: { ...args, ware: wareName(v.punts[f.punt].ware) }, rule: '3.6' };
    case 'roll': {
      const route = routesAtSea(v).find((r) => !made.some(({ id }) => id.startsWith(`die:${r}:`)));
      if (route === undefined) return { key: 'manila.ask.rolled', args: { n: f.move }, rule: '3.6' };
      const ware = wareName(v.punts[route].ware);
      return made.length === 0
        ? { key: 'manila.ask.roll', args: { n: f.move, ware }, rule: '3.6' }
        : { key: 'manila.ask.die', args: { ware }, rule: '3.6' };
    }
    default:
      return { key: `manila.ask.${f.at}`, args, rule: RULES[f.at] };
  }
}

/** The paragraph of each other question. */
const RULES: { readonly [at: string]: string } = {
  buy: '3.4',
  load: '3.4',
  order: '3.6',
  board: '3.6',
  pause: '3.2',
};

/** See GameModule.bell: the pause between voyages ends when people are ready. */
export function bell(v: View): Bell | undefined {
  return v.todo[0]?.at === 'pause' ? { text: { key: 'manila.bell.go' } } : undefined;
}
