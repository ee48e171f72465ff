import './panels.css';
import type { Phrase } from '../../engine/rules';

/** A bid or a price: a big number with steps beside it. What it would do is told in the line above. */

type Step = 'bidLessFive' | 'bidLess' | 'bidMore' | 'bidMoreFive';

interface BiddingProps {
  /** What is told of it. */
  about?: string;
  least: number;
  most: number;
  /** Before anything is chosen the lowest number there is stands here. */
  chosen: number | undefined;
  onChoose(n: number): void;
  /** The game's words for `bidLessFive`, `bidLess`, `bidMore` and `bidMoreFive`. */
  words(key: Step): Phrase;
  /** What is counted, under the number. */
  unit(n: number): Phrase;
  /** What there is to know of the number shown and no preview tells. */
  notes?(n: number): readonly Phrase[];
  say(phrase: Phrase): string;
}

const STEPS: readonly [by: number, key: Step][] = [
  [-5, 'bidLessFive'],
  [-1, 'bidLess'],
  [1, 'bidMore'],
  [5, 'bidMoreFive'],
];

export function Bidding({ about = 'fact:bid', least, most, chosen, onChoose, words, unit, notes, say }: BiddingProps) {
  const now = chosen ?? least;
  const step = ([by, key]: readonly [number, Step]) => {
    const to = Math.min(most, Math.max(least, now + by));
    return (
      <button
        key={key}
        type="button"
        class="panel-step"
        disabled={to === now}
        title={say(words(key))}
        onClick={() => onChoose(to)}
      >
        {by > 0 ? `+${by}` : `−${-by}`}
      </button>
    );
  };
  return (
    <div class="faces line tight panel-bidding" data-about={about}>
      <div class="panel-stepper">
        {STEPS.slice(0, 2).map(step)}
        <button
          type="button"
          class={`face-card panel-number ${chosen === undefined ? '' : 'chosen'}`}
          aria-pressed={chosen !== undefined}
          onClick={() => onChoose(now)}
        >
          <b>{now}</b>
          <span class="note">{say(unit(now))}</span>
        </button>
        {STEPS.slice(2).map(step)}
      </div>
      {notes && <p class="note panel-limit">{notes(now).map(say).join(' · ')}</p>}
    </div>
  );
}
