import { same } from '../../engine/copy';
import type { Phrase } from '../../engine/rules';
import type { Told } from '../keeper';

/**
 * The place of the last line that a helper told in these words; -1 where it stands no more, since people take lines out
 * by hand. `faces`: and with these dice.
 */
export const placeOf = (ledger: readonly Told[], by: string, what: Phrase, faces?: readonly number[]): number =>
  ledger.findLastIndex(
    (line) => line.by === by && same(line.what, what) && (faces === undefined || same(line.dice?.[0]?.faces, faces)),
  );
