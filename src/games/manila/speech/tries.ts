import type { Pick } from '../../module';
import { LATEST_START, PUNTS, STARTS } from '../rules/setup';
import type { Move, Moves, Route, View } from '../rules/state';

/** See TableModule.tries; `spot` as in `spots`: places are called as the accomplice spaces are. */
export function tries(spot: string, v: View, made: readonly Pick[]): Move[] {
  const f = v.todo[0];
  const [kind, a, b] = spot.split(':');
  const [route, n] = [Number(a), Number(b)];
  if (f?.at === 'hire') return [{ place: spot as Moves['place']['place'] }];
  if (f?.at === 'board') return [{ board: spot as Moves['board']['board'] }];
  if (f?.at === 'buy' && kind === 'market') return [{ buy: route }];
  if (f?.at === 'launch' && kind === 'space') return [{ launch: starting(route, n, made) }];
  if (f?.at === 'pilot' && kind === 'space') return [{ pilot: [[route, n - v.punts[route].pos]] }];
  return [];
}

/** With that start next; what is still open starts so that the sum is as near as it can be. */
function starting(route: Route, start: number, made: readonly Pick[]): [Route, number][] {
  const pairs = made.flatMap(({ id }): [Route, number][] => {
    const [what, , at, from] = id.split(':');
    return what === 'launch' ? [[Number(at), Number(from)]] : [];
  });
  pairs.push([route, start]);
  for (let free = 0; free < PUNTS; free++) {
    if (pairs.length === PUNTS || pairs.some(([taken]) => taken === free)) continue;
    const sum = pairs.reduce((all, [, from]) => all + from, 0);
    pairs.push([free, Math.max(0, Math.min(LATEST_START, STARTS - sum))]);
  }
  while (pairs.length < PUNTS) pairs.push([route, 0]);
  return pairs;
}
