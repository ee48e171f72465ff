import { useEffect } from 'preact/hooks';
import type { Json } from '../../engine/rules';
import type { HelperProps } from '../../games/keeper';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton } from '../../look/widgets';
import {
  type ClockState,
  cleared,
  clockTime,
  countedTo,
  goneOn,
  handedOn,
  LIMITS,
  left,
  NOBODY,
  paused,
  readClocks,
  tapped,
} from './clock-state';
import { Stepper, Who } from './parts';
import { isGone, isRunning, pageTime } from './running';
import { useSeconds } from './seconds';

/** A clock a person, as at chess, and the time of the whole play. */

const limitWords = (limit: number): string => (limit === 0 ? t('clock.noLimit') : clockTime(limit * 1000));

function Limit({ state, onChange }: { state: ClockState; onChange(limit: number): void }) {
  const at = LIMITS.indexOf(state.limit);
  return (
    <Stepper
      label={t('clock.limit')}
      value={limitWords(state.limit)}
      less={at > 0 ? () => onChange(LIMITS[at - 1]) : undefined}
      more={at < LIMITS.length - 1 ? () => onChange(LIMITS[at + 1]) : undefined}
    />
  );
}

/** Another page set the clocks going, and was closed: they stood still since. */
function stood(kept: Json | undefined): boolean {
  const running = (kept as { running?: unknown } | null | undefined)?.running;
  return isRunning(running) && isGone(running);
}

/** Whose clock runs, in a line that stays in sight. */
export function ClockLine({ people, kept, keep }: Pick<HelperProps, 'people' | 'kept' | 'keep'>) {
  const state = readClocks(kept, people.length);
  const now = useSeconds(state.running !== null, () => {});
  if (!state.running) return null;
  const shown = countedTo(state, now);
  const rest = left(shown);
  const over = rest !== undefined && rest < 0;
  const person = people[shown.who];
  return (
    <div class="row apart card running-line on">
      {person ? <Who person={person} /> : <span>{t('clock.play')}</span>}
      <b class={`figures ${over ? 'over' : ''}`}>
        {rest === undefined
          ? clockTime(person ? shown.people[shown.who] : shown.play)
          : t(over ? 'clock.past' : 'clock.left', { time: clockTime(over ? rest : rest + 999) })}
      </b>
      <IconButton
        icon="skip"
        label={t('clock.next')}
        onClick={() => keep(handedOn(state, pageTime()) as unknown as Json)}
      />
    </div>
  );
}

export function Clocks({ people, kept, keep }: HelperProps) {
  const state = readClocks(kept, people.length);
  const runs = state.running !== null;
  const save = (next: ClockState) => keep(next as Json);
  const now = useSeconds(runs, (at) => save(countedTo(state, at)));
  // what another page left running is written down as standing, before this page's own beat replaces the last one
  const closed = stood(kept);
  useEffect(() => {
    if (!closed) return;
    save(state);
    toast(t('clock.stood'));
  }, [closed]);
  const shown = countedTo(state, now);
  const rest = left(shown);
  const over = rest !== undefined && rest < 0;
  const reset = () => {
    const was = paused(state, pageTime());
    save(cleared(state));
    toast(t('clock.cleared'), { text: t('tool.undo'), run: () => save(was) });
  };
  return (
    <div class="stack tool">
      <p class="soft">{t('clock.hint')}</p>
      <fieldset class="grid-fit tool-clocks" aria-label={t('clock.people')}>
        {people.map((person, seat) => {
          const mine = shown.who === seat;
          return (
            <button
              key={seat}
              type="button"
              class={`card mid tool-clock ${mine && runs ? 'on' : ''} ${mine && over ? 'over' : ''}`}
              aria-pressed={mine && runs}
              onClick={() => save(tapped(state, seat, pageTime()))}
            >
              <Who person={person} />
              <span class="tool-clock-time figures">{clockTime(shown.people[seat])}</span>
              <small class="soft figures">
                {t('clock.turns', { n: shown.turns[seat] })}
                {mine && runs && ` · ${t('clock.running')}`}
              </small>
            </button>
          );
        })}
      </fieldset>
      <p class={`figures tool-rest ${over ? 'over' : ''}`}>
        {rest !== undefined && !over && t('clock.left', { time: clockTime(rest + 999) })}
        {rest !== undefined && over && t('clock.past', { time: clockTime(rest) })}
      </p>
      <p class="unseen" aria-live="assertive">
        {over && t('clock.over', { name: people[shown.who].name, time: limitWords(state.limit) })}
      </p>
      <div class="row tool-row">
        {runs ? (
          <Button kind="main" onClick={() => save(paused(state, pageTime()))}>
            {t('clock.pause')}
          </Button>
        ) : (
          <Button kind="main" icon="play" onClick={() => save(goneOn(state, pageTime()))}>
            {t(state.play > 0 ? 'clock.on' : 'clock.start')}
          </Button>
        )}
        <Button icon="skip" onClick={() => save(handedOn(state, pageTime()))}>
          {t('clock.next')}
        </Button>
      </div>
      <p class="fact tool-total figures">
        <span class="label">{t('clock.play')}</span> <b>{clockTime(shown.play)}</b>
      </p>
      <Limit state={state} onChange={(limit) => save({ ...state, limit })} />
      {(state.play > 0 || state.who !== NOBODY) && (
        <Button kind="quiet" onClick={reset}>
          {t('clock.reset')}
        </Button>
      )}
    </div>
  );
}
