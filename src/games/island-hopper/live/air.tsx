import './live.css';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Phrase, TABLE, type Under } from '../../../engine/rules';
import { screenScale } from '../../../look/screen-size';
import type { LiveProps } from '../../table';
import { dropPoint, HOLD, isFalseStart, PAD, PALM, pathOf, type Sample } from '../rules/drop';
import { UNIT } from '../rules/places';
import type { F, View } from '../rules/state';
import { coach, type Said } from './coach';
import { Sand } from './sand';
import { Talk } from './talk';
import { Tones } from './tones';
import { Cockpit } from './voice';

/** The flight by finger: one finger flies, every other touch is ignored, and whatever the machine spoils does not count. */

type Air = F<'air'>;

/** Under clouds the board is seen so long before they come, and they take so long to roll in. */
const LOOK_MS = 5000;
const ROLL_MS = 700;
/** So often computer players look where the token is, and so many of their words stand on the screen. */
const LISTEN_MS = 200;
const SHOWN = 4;

export function Over(props: LiveProps) {
  const f = (props.view as View).todo[0];
  // a void flight begins anew: its false starts and words tell one from the next
  if (f?.at === 'air') return <AirPad key={`${f.good} ${f.early}`} {...props} f={f} />;
  if (f?.at === 'bribe')
    return (
      <>
        <Sand {...props} />
        <Talk {...props} />
      </>
    );
  return f?.at === 'result' ? <Talk {...props} /> : null;
}

/** Of one flight: on the compass, under the finger, let go. */
type Stage = 'ready' | 'aloft' | 'falling';

/** What the captain is told: under clouds no eye need be closed, and they are announced before they come alone. */
function told(stage: Stage, { mode }: Air, clouded: boolean) {
  if (mode !== 'cloud' || stage === 'falling') return stage;
  if (stage === 'aloft') return 'aloftCloud';
  return clouded ? 'clouded' : 'readyCloud';
}

const key = (name: Under<'hopper.live.'>, args?: Phrase['args']): Phrase => ({ key: `hopper.live.${name}`, args });

function AirPad(props: LiveProps & { f: Air }) {
  const { f, say } = props;
  const view = props.view as View;
  const aloft = useSignal<Stage>('ready');
  const words = useSignal<readonly Said[]>([]);
  const flight = useMemo(() => new Pilot(props, aloft, words), []);
  flight.props = props;
  useEffect(() => flight.start(), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a surface to fly on; keyboards fly by dead reckoning */}
      <div
        class="hopper-pad"
        onPointerDown={flight.down}
        onPointerMove={flight.move}
        onPointerUp={flight.up}
        onPointerCancel={flight.cancel}
        onLostPointerCapture={flight.cancel}
        onContextMenu={(event) => event.preventDefault()}
      />
      <p class={`heading mid hopper-note is-${aloft.value}`} aria-live="polite">
        {say(key(told(aloft.value, f, flight.clouded.value), { who: { seat: view.captain } }))}
      </p>
      {aloft.value === 'ready' && <Tones {...props} cockpit={flight.cockpit} />}
      <ul class="stack tight hopper-said">
        {words.value.slice(-SHOWN).map(({ seat, word, at }) => (
          <li key={`${seat} ${at}`}>
            {say({ key: 'hopper.said', args: { who: { seat }, word: { key: `hopper.word.${word}` } } })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** One flight from the first touch to the drop. */
class Pilot {
  props: LiveProps & { f: Air };
  private aloft: { value: Stage };
  private words: { value: readonly Said[] };
  /** The finger that flies, if any. */
  private finger: number | undefined;
  private samples: Sample[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private hold: ReturnType<typeof setTimeout> | undefined;
  private ear: ReturnType<typeof setInterval> | undefined;
  private clouds = 0;
  /** The clouds have begun to come. */
  readonly clouded = signal(false);
  private over = false;
  readonly cockpit = new Cockpit();

  constructor(props: LiveProps & { f: Air }, aloft: { value: Stage }, words: { value: readonly Said[] }) {
    this.props = props;
    this.aloft = aloft;
    this.words = words;
  }

  /** Shows all of the board, lets the clouds roll in where they do; returns what ends it. */
  start(): () => void {
    this.props.ground()?.whole();
    this.show(0, 0);
    // the app was killed or left in mid-flight: what was said then does not count
    if (this.props.f.words.some((n) => n > 0)) this.props.strike(TABLE, { void: 'cancel' });
    if (this.props.f.mode === 'cloud') this.timers.push(setTimeout(() => this.rollIn(), LOOK_MS));
    const stop = new AbortController();
    const spoilt = () => this.spoil();
    document.addEventListener('visibilitychange', spoilt, { signal: stop.signal });
    window.addEventListener('blur', spoilt, { signal: stop.signal });
    window.addEventListener('resize', spoilt, { signal: stop.signal });
    return () => {
      this.over = true;
      stop.abort();
      this.props.ground()?.live(null);
      clearInterval(this.ear);
      this.cockpit.close();
      for (const timer of this.timers) clearTimeout(timer);
    };
  }

  private rollIn(): void {
    this.clouded.value = true;
    let begin = 0;
    const step = (now: number) => {
      if (this.over) return;
      begin ||= now;
      this.clouds = Math.min(1, (now - begin) / ROLL_MS);
      this.refresh();
      if (this.clouds < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  private get last(): Sample | undefined {
    return this.samples[this.samples.length - 1];
  }

  private refresh(): void {
    this.show(this.last?.x ?? 0, this.last?.y ?? 0);
  }

  private show(x: number, y: number): void {
    const hidden = this.props.f.mode === 'cloud';
    const trail = hidden || this.aloft.value === 'ready' ? [] : pathOf(this.samples).map((at) => at * UNIT);
    const height = this.aloft.value === 'ready' ? 0 : 1;
    const { good } = this.props.f;
    this.props.ground()?.live({ x: x * UNIT, y: y * UNIT, height, good, clouds: this.clouds, trail });
  }

  private sample(event: PointerEvent): Sample | undefined {
    const at = this.props.ground()?.toBoard(event.clientX, event.clientY);
    return at && { x: at[0] / UNIT, y: at[1] / UNIT, t: event.timeStamp };
  }

  down = (event: PointerEvent): void => {
    // sleeves, palms and helping fingers are no pilots
    if (this.finger !== undefined || this.over) return;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (Math.max(event.width, event.height) / 2 / screenScale().perMm > PALM) return;
    const at = this.sample(event);
    if (!at || Math.hypot(at.x, at.y) > PAD) return;
    event.preventDefault();
    if (this.props.sound) this.cockpit.open();
    this.finger = event.pointerId;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.samples = [at];
    // a mouse comes down again under the same number
    clearTimeout(this.hold);
    this.hold = setTimeout(() => this.lift(event.pointerId), HOLD);
  };

  private lift(finger: number): void {
    if (this.finger !== finger || this.over) return;
    if (this.last && Math.hypot(this.last.x, this.last.y) > PAD) {
      // it slid off instead of resting
      this.finger = undefined;
      this.rest();
      return;
    }
    this.aloft.value = 'aloft';
    if (this.props.sound) this.cockpit.lift();
    if (this.props.f.mode === 'cloud') this.clouds = 1;
    let aloft = 0;
    clearInterval(this.ear);
    this.ear = setInterval(() => {
      aloft += LISTEN_MS;
      this.hear(aloft);
    }, LISTEN_MS);
    this.refresh();
  }

  /** A computer player says a word for its own good, so many milliseconds after take-off. */
  private hear(at: number): void {
    if (this.aloft.value !== 'aloft' || !this.last || this.over) return;
    const { x, y } = this.last;
    const said = coach(this.props, { x, y, at }, this.words.value);
    if (!said) return;
    this.words.value = [...this.words.value, said];
    if (this.props.sound) this.cockpit.say(said.word, this.props.say({ key: `hopper.word.${said.word}` }));
  }

  move = (event: PointerEvent): void => {
    if (event.pointerId !== this.finger) return;
    for (const one of event.getCoalescedEvents?.() ?? [event]) {
      const at = this.sample(one);
      if (at) this.samples.push(at);
    }
    if (this.aloft.value === 'aloft') this.refresh();
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.finger) return;
    this.finger = undefined;
    if (this.aloft.value !== 'aloft') {
      this.rest();
      return;
    }
    const drop = dropPoint(this.samples, event.timeStamp);
    const path = pathOf(this.samples);
    this.aloft.value = 'falling';
    this.cockpit.rest();
    const early = isFalseStart(drop, event.timeStamp - this.samples[0].t - HOLD);
    const counts = !early || this.props.strike(TABLE, { void: 'early' }) !== true;
    if (!counts || this.props.strike(TABLE, { drop: [...drop], path }) !== true) this.rest();
  };

  /** The browser took the finger away: the flight is void. */
  cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.finger) this.spoil();
  };

  private spoil(): void {
    if (this.finger === undefined) return;
    this.finger = undefined;
    const flew = this.aloft.value === 'aloft';
    this.rest();
    if (flew) this.props.strike(TABLE, { void: 'cancel' });
  }

  /** Back on the compass. */
  private rest(): void {
    clearInterval(this.ear);
    this.cockpit.rest();
    this.aloft.value = 'ready';
    this.samples = [];
    this.words.value = [];
    this.show(0, 0);
  }
}
