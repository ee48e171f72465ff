import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import { provinces } from '../rules/provinces';
import { type Move, NOBODY, type View } from '../rules/state';

/** See TableModule.tries: Alexander to that space, that guard back, that province with every guard at home. */
export function tries(spot: string, v: View, made: readonly Pick[]): Move[] {
  const f = v.todo[0];
  const n = numberOf(spot);
  const space = spot.startsWith('space:');
  if (made.length > 0) return [];
  if (f?.at === 'route' && space) return [{ to: n, walk: [v.alexander, v.alexander] }];
  if (f?.at !== 'act') return [];
  if (space && v.guards[n] !== NOBODY) return [{ back: n }];
  const province = spot.startsWith('province:') && provinces(v).list.find(({ key }) => key === n);
  if (!province) return [];
  const guards = province.symbols.slice(0, v.stock[f.seat]);
  return province.owner === NOBODY ? [{ occupy: n, guards }] : [{ takeOver: n, guards }];
}
