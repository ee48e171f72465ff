import type { Phrase } from '../../../engine/rules';
import type { HelperProps } from '../../keeper';
import { wordsOf } from '../../kit/words';

const words = wordsOf('hopper.keeper.turn');

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Number keys in two rows, and one for what the digits cannot say. */
export function Keys({
  say,
  label,
  more,
  onKey,
}: Pick<HelperProps, 'say'> & { label: Phrase; more: number; onKey(key: number | 'more'): void }) {
  return (
    <fieldset class="grid-fit tight tool-keys figures" aria-label={say(label)}>
      {DIGITS.map((n) => (
        <button key={n} type="button" class="chip" onClick={() => onKey(n)}>
          {n}
        </button>
      ))}
      <button type="button" class="chip" onClick={() => onKey('more')}>
        {say(words('more', { n: more }))}
      </button>
    </fieldset>
  );
}
