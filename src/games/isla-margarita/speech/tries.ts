import type { Pick } from '../../module';
import { BRIDGES, ISLANDS, PORTS } from '../rules/setup';
import type { Move, View } from '../rules/state';

/** See TableModule.tries: a coin more on that island, or that site built. */
export function tries(spot: string, v: View, made: readonly Pick[]): Move[] {
  const f = v.todo[0];
  const [kind, number] = spot.split(':');
  const n = Number(number);
  if (f?.at === 'invest' && kind === 'island' && n < ISLANDS.length) {
    const put = new Array<number>(ISLANDS.length).fill(0);
    for (const { id } of made) if (id.startsWith('coin:')) put[Number(id.slice(5))]++;
    put[n]++;
    return [{ put }];
  }
  if (f?.at !== 'build' || made.length > 0) return [];
  if (kind === 'bridge' && n < BRIDGES.length) return [{ bridge: n, from: [f.bridge, 0] }];
  return kind === 'port' && n < PORTS.length ? [{ port: n }] : [];
}
