import type { Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import { WARES } from './setup';
import type { Route, Space, Ware } from './state';

export { who } from '../../kit/words';

/** Phrases for the things of the board. Keys only; the sentences are in text.en.ts. */

export const wareName = (ware: Ware): Phrase => ({ key: `manila.ware.${WARES[ware].id}` });
export const routeName = (route: Route): Phrase => ({ key: oneKey(`manila.route.${route}`) });
export const berthName = (dock: 'port' | 'yard', berth: number): Phrase => ({ key: oneKey(`manila.${dock}.${berth}`) });

/** An accomplice space without its cost; punts are named by what they carry. */
export function spaceName(space: Space, wares: readonly Ware[]): Phrase {
  const [kind, a, b] = space.split(':');
  if (kind === 'seat') {
    return { key: 'manila.space.seat', args: { ware: wareName(wares[Number(a)]), place: Number(b) + 1 } };
  }
  if (kind === 'port' || kind === 'yard') return berthName(kind, Number(a));
  if (kind === 'boat') return { key: `manila.space.${a === '0' ? 'captain' : 'mate'}` };
  return { key: oneKey(`manila.space.${kind}`) };
}
