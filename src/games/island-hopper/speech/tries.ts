import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import type { Move, View } from '../rules/state';

/** See TableModule.tries: that good flown. */
export function tries(spot: string, v: View, _made: readonly Pick[]): Move[] {
  if (v.todo[0]?.at !== 'choose' || !spot.startsWith('good:')) return [];
  return [{ fly: numberOf(spot), mode: 'drag' }];
}
