import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phrase, Under } from '../../../engine/rules';
import { oneKey } from '../../kit/words';
import type { Say } from '../../table';
import { words } from '../panels/cards';
import { Needle } from '../panels/icons';
import type { Good } from '../rules/deck';
import { goodName } from '../rules/names';
import { HEADINGS, STEP, STEPS } from '../rules/noise';
import { type Course, type Flying, moved, turned, useFocusOnce } from './course';

/** Heading and distance on two instruments: by finger, by keys, by ear. */

const degreesOf = (heading: number): number => (heading * 360) / HEADINGS;
const mmOf = (steps: number): number => Math.round((steps * STEP) / 100);
const WINDS = 16;
const windOf = (heading: number): Phrase => ({
  key: oneKey(`hopper.panel.wind.${Math.round((heading * WINDS) / HEADINGS) % WINDS}`),
});

const spokenOf = {
  heading: ({ heading }: Course): Phrase => words('spokenHeading', { n: degreesOf(heading), wind: windOf(heading) }),
  steps: ({ steps }: Course): Phrase => words('spokenDistance', { n: mmOf(steps) }),
};

interface DeckProps {
  good: Good;
  now: Flying;
  fly(next: Flying): void;
  say: Say;
}

type Hand = keyof Course;

export function FlightDeck({ good, now, fly, say }: DeckProps) {
  const [heard, tell] = useState('');
  const focused = useFocusOnce<HTMLFieldSetElement>();
  // a held button goes on from what it has itself brought about
  const latest = useRef(now);
  latest.current = now;
  const change = (hand: Hand, by: number) => {
    const { course, set } = latest.current;
    const next = hand === 'heading' ? turned(course, by) : moved(course, by);
    latest.current = { ...latest.current, course: next, set: { ...set, [hand]: true } };
    fly(latest.current);
    tell(say(spokenOf[hand](next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(...key);
  };
  return (
    <fieldset ref={focused} class="faces line tight hopper-fly" tabIndex={-1} onKeyDown={onKeyDown}>
      <legend class="unseen">
        {say(words('fly', { good: goodName(good) }))} {say(words('covered'))} {say(words('keys'))}
      </legend>
      <Heading now={now} change={change} say={say} />
      <Distance now={now} change={change} say={say} />
      <output class="unseen" aria-live="polite">
        {heard}
      </output>
    </fieldset>
  );
}

const KEYS: { readonly [key: string]: [Hand, number] } = {
  ArrowLeft: ['heading', -1],
  ArrowRight: ['heading', 1],
  ArrowUp: ['steps', 1],
  ArrowDown: ['steps', -1],
  PageUp: ['steps', 5],
  PageDown: ['steps', -5],
};

interface InstrumentProps {
  now: Flying;
  change(hand: Hand, by: number): void;
  say: Say;
}

function Heading({ now, change, say }: InstrumentProps) {
  const { heading } = now.course;
  const n = degreesOf(heading);
  const wind = windOf(heading);
  return (
    <section class="hopper-instrument" aria-label={say(words('heading'))}>
      <h3 class="label">{say(words('heading'))}</h3>
      <div class="panel-stepper">
        {([-9, -1] as const).map((by) => (
          <Step key={by} by={`turn.${by}`} onStep={() => change('heading', by)} say={say} />
        ))}
        <button
          type="button"
          class={`face-card panel-number hopper-reading hopper-reading-turn ${now.set.heading ? 'chosen' : ''}`}
          aria-pressed={now.set.heading}
          title={say(words('keepHeading', { n, wind }))}
          onClick={() => change('heading', 0)}
        >
          <Needle degrees={n} />
          <b>{say(words('degrees', { n }))}</b>
        </button>
        {([1, 9] as const).map((by) => (
          <Step key={by} by={`turn.${by}`} onStep={() => change('heading', by)} say={say} />
        ))}
      </div>
    </section>
  );
}

function Distance({ now, change, say }: InstrumentProps) {
  const { steps } = now.course;
  const n = mmOf(steps);
  return (
    <section class="hopper-instrument" aria-label={say(words('distance'))}>
      <h3 class="label">{say(words('distance'))}</h3>
      <div class="panel-stepper">
        {([-5, -1] as const).map((by) => (
          <Step key={by} by={`way.${by}`} off={steps === 1} onStep={() => change('steps', by)} say={say} />
        ))}
        <button
          type="button"
          class={`face-card panel-number hopper-reading ${now.set.steps ? 'chosen' : ''}`}
          aria-pressed={now.set.steps}
          title={say(words('keepDistance', { n }))}
          onClick={() => change('steps', 0)}
        >
          <b>{say(words('mm', { n }))}</b>
          <span class="hopper-way" aria-hidden="true">
            <i style={{ width: `${(steps / STEPS) * 100}%` }} />
          </span>
        </button>
        {([1, 5] as const).map((by) => (
          <Step key={by} by={`way.${by}`} off={steps === STEPS} onStep={() => change('steps', by)} say={say} />
        ))}
      </div>
    </section>
  );
}

interface StepProps {
  by: Under<'hopper.panel.step.'>;
  off?: boolean;
  onStep(): void;
  say: Say;
}

/** Milliseconds until a held button goes on by itself, and between its steps. */
const HELD = 450;
const AGAIN = 110;

function Step({ by, off = false, onStep, say }: StepProps) {
  const held = useHeld(onStep, off);
  return (
    <button type="button" class="panel-step face-card hopper-step" title={say(words(by))} aria-disabled={off} {...held}>
      {say(words(`step.${by}`))}
    </button>
  );
}

/** One step by a click of whatever kind; more of them while a finger stays down. */
function useHeld(onStep: () => void, off: boolean) {
  const step = useRef(onStep);
  step.current = onStep;
  const clock = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(clock.current);
  const again = () => {
    repeated.current = true;
    step.current();
    clock.current = setTimeout(again, AGAIN);
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (off) stop();
  }, [off]);
  return {
    onPointerDown: () => {
      stop();
      repeated.current = false;
      if (!off) clock.current = setTimeout(again, HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      // the finger that was held has had its steps
      if (!repeated.current && !off) step.current();
      repeated.current = false;
    },
  };
}
