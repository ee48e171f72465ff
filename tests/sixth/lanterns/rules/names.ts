import type { Phrase } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import { colourOf, lightOf } from './state';

/** What a lantern is called: the rules hold no sentence, only keys that the catalogue has words for. */
export const lantern = (one: number): Phrase => ({
  key: oneKey(`lanterns.colour.${colourOf(one)}`),
  args: { n: lightOf(one) },
});
