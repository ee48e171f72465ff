import './keeper.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Json } from '../../../engine/rules';
import { Button, Segmented } from '../../../look/widgets';
import { prefs } from '../../../storage/prefs';
import type { HelperProps } from '../../keeper';
import { Glass } from '../panels/glass';
import { full, later, paused, type Sand, sandOf, seconds, started, WHOLES } from '../rules/sand';
import { type Chime, chime } from './keeper-chime';

/** The sand timer of the bribing minute. It stands while nobody can see it, and keeps what is left. */

const TICK = 100;
const SAVE_EVERY = 1000;
const SOON = 5;

const asJson = (sand: Sand): Json => ({ ...sand });

/** Lets it run, frame by frame, until it is over or stopped; what is returned stops it. */
function run(sand: Signal<Sand>, save: () => void, over: () => void): () => void {
  let last: number | undefined;
  let unsaved = 0;
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    // nothing passed while the page was out of sight
    const passed = last === undefined ? 0 : now - last;
    if (last !== undefined && passed < TICK) return;
    last = document.hidden ? undefined : now;
    if (last === undefined) return;
    const next = later(sand.value, passed);
    sand.value = next;
    unsaved += passed;
    if (next.runs && unsaved < SAVE_EVERY) return;
    unsaved = 0;
    save();
    if (!next.runs) over();
  };
  let frame = requestAnimationFrame(tick);
  const hide = () => {
    last = undefined;
    save();
  };
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', hide);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', hide);
    if (sand.value.runs) save();
  };
}

function useSand({ kept, keep }: HelperProps) {
  const sand = useSignal<Sand>(sandOf(kept));
  const ring = useRef<Chime>(undefined);
  const keeper = useRef(keep);
  keeper.current = keep;
  const save = () => keeper.current(asJson(sand.value));
  const put = (next: Sand) => {
    sand.value = next;
    save();
  };
  const { runs } = sand.value;
  useEffect(() => {
    if (!runs) return;
    return run(sand, save, () => {
      ring.current?.();
      ring.current = undefined;
    });
  }, [runs]);
  const start = () => {
    ring.current ??= prefs.sound.value ? chime() : undefined;
    put(started(sand.value));
  };
  return { sand, put, start };
}

export function SandTimer(props: HelperProps) {
  const { say } = props;
  const { sand, put, start } = useSand(props);
  const { whole, left, runs } = sand.value;
  const over = left === 0;
  const fresh = left === whole * 1000;
  const n = seconds(sand.value);
  return (
    <div class={`hopper-sand ${over ? 'is-over' : ''}`}>
      <p class="soft">{say({ key: 'hopper.keeper.sand.rule' })}</p>
      <Glass share={left / (whole * 1000)} runs={runs} />
      <p class={`hopper-sand-left figures ${n <= SOON && runs ? 'is-soon' : ''}`} role="timer">
        <span aria-hidden="true">{n}</span>
        <span class="unseen">{say({ key: 'hopper.keeper.sand.left', args: { n } })}</span>
      </p>
      <p class="hopper-sand-end" role="status">
        {over && say({ key: 'hopper.keeper.sand.over', rule: '4.1' })}
      </p>
      <div class="hopper-keeper-foot">
        {runs ? (
          <Button kind="main" onClick={() => put(paused(sand.value))}>
            {say({ key: 'hopper.keeper.sand.pause' })}
          </Button>
        ) : (
          <Button kind="main" onClick={start}>
            {say({ key: `hopper.keeper.sand.${over ? 'again' : fresh ? 'start' : 'on'}` })}
          </Button>
        )}
        {!runs && !fresh && !over && (
          <Button kind="quiet" onClick={() => put(full(whole))}>
            {say({ key: 'hopper.keeper.sand.reset' })}
          </Button>
        )}
      </div>
      {!runs && (fresh || over) && (
        <Segmented
          label={say({ key: 'hopper.keeper.sand.whole' })}
          value={whole}
          options={WHOLES.map((value) => ({
            value,
            text: say({ key: 'hopper.keeper.sand.seconds', args: { n: value } }),
          }))}
          onChange={(value) => put(full(value))}
        />
      )}
    </div>
  );
}
