import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HelperProps, Thrown } from '../../games/keeper';
import { FACES } from '../../games/kit/dice';
import { joined, t } from '../../look/say';
import { Button, SeatDisc, Switch } from '../../look/widgets';
import { DiceStatistics } from './DiceStatistics';
import { Die } from './Die';
import {
  type DiceState,
  diceToKeep,
  lastThrow,
  MOST_DICE,
  NOBODY,
  passedOn,
  readDice,
  sumOf,
  type Throw,
  takenUp,
} from './dice-state';
import { Chips, Stepper } from './parts';

/** Dice that the tablet throws, and a place to enter what real ones show; both count, and stand in the ledger. */

const SHOWN = 8;

/** "7: 4 and 3". */
function inWords({ faces }: Throw): string {
  const sum = sumOf(faces);
  return faces.length === 1 ? t('dice.fellOne', { sum }) : t('dice.fell', { sum, faces: joined(faces.map(String)) });
}

type People = HelperProps['people'];

function History({ state, people }: { state: DiceState; people: People }) {
  const last = state.throws.slice(-SHOWN).reverse();
  return (
    <section aria-label={t('dice.history')}>
      <h2 class="label">{t('dice.history')}</h2>
      <ol reversed start={state.throws.length}>
        {last.map((one, i) => (
          <li key={state.throws.length - i} class="fact">
            <span class="unseen">{inWords(one)}</span>
            <b class="tool-sum figures" aria-hidden="true">
              {sumOf(one.faces)}
            </b>
            <span class="sum tool-small" aria-hidden="true">
              {one.faces.map((face, at) => (
                <Die key={at} face={face} />
              ))}
            </span>
            {one.by !== NOBODY && (
              <span class="sum badge tool-who">
                <SeatDisc colour={people[one.by].colour} />
                <span class="cut">{people[one.by].name}</span>
              </span>
            )}
            {one.real && <small class="soft tool-real">{t('dice.real')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  made: readonly number[];
  count: number;
  onFace(face: number): void;
  onBack(): void;
  onStop(): void;
}

/** Six faces to tap, as often as there are dice. Digits on a keyboard do the same. */
function Entry({ made, count, onFace, onBack, onStop }: EntryProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset
      class="stack tool-entry"
      onKeyDown={(event) => {
        const face = Number(event.key);
        if (face >= 1 && face <= FACES) onFace(face);
        else if (event.key === 'Backspace') onBack();
        else if (event.key === 'Escape') onStop();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p aria-live="polite">{t('dice.entering', { at: made.length + 1, n: count })}</p>
      <div class="row tight tool-row tool-faces">
        {Array.from({ length: FACES }, (_, i) => (
          <button
            key={i}
            ref={i === 0 ? first : undefined}
            type="button"
            class="mid"
            aria-label={t('dice.face', { n: i + 1 })}
            onClick={() => onFace(i + 1)}
          >
            <Die face={i + 1} />
          </button>
        ))}
      </div>
      <div class="row tool-row">
        <Button kind="quiet" onClick={onStop}>
          {t('dice.stop')}
        </Button>
        {made.length > 0 && (
          <Button kind="quiet" icon="undo" onClick={onBack}>
            {t('tool.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** What lies on the table: the last throw, or what was entered of the next one so far. */
function Tray({ state, made, people }: { state: DiceState; made: readonly number[] | undefined; people: People }) {
  const last = state.throws.at(-1);
  const faces = made ?? last?.faces ?? [];
  const blank = made ? state.count - made.length : last ? 0 : state.count;
  const words =
    last &&
    (last.by === NOBODY ? inWords(last) : t('dice.fellBy', { name: people[last.by].name, what: inWords(last) }));
  return (
    <>
      <div
        class={`row card tool-tray ${faces.length + blank > 4 ? 'many' : ''}`}
        key={made ? 'entry' : state.throws.length}
      >
        {faces.map((face, i) => (
          <Die key={i} face={face} class={made ? '' : 'fallen'} />
        ))}
        {Array.from({ length: blank }, (_, i) => (
          <Die key={`blank${i}`} face={0} class="blank" />
        ))}
      </div>
      <p class="title tool-fell figures" aria-live="polite">
        {words ?? t('dice.none')}
      </p>
    </>
  );
}

/** How dice come into the ledger of the play and out of it again. */
function ledgerOf({ people, kept, keep, ledger, tell, takeOut }: HelperProps, state: DiceState) {
  const save = (next: DiceState) => keep(diceToKeep(next, kept));
  return {
    save,
    fell: (faces: number[], real: boolean) => {
      const thrown: Thrown = { faces };
      if (state.next !== NOBODY) thrown.seat = state.next;
      if (real) thrown.real = true;
      tell({ key: 'dice.told' }, [], thrown);
      if (state.next !== NOBODY) save(passedOn(state, people.length));
    },
    undo: () => {
      const last = lastThrow(ledger);
      if (last) takeOut(last.line, last.thrown);
      const next = takenUp(state);
      if (!last) keep(diceToKeep(next, kept, 1));
      else if (next !== state) save(next);
    },
  };
}

/** Dice as they are thrown or entered; `made` is what of a throw of real dice was entered so far. */
function useDice(state: DiceState, roll: () => number, fell: (faces: number[], real: boolean) => void) {
  const made = useSignal<readonly number[] | undefined>(undefined);
  const stop = () => {
    made.value = undefined;
  };
  const begin = () => {
    made.value = [];
  };
  const back = () => {
    made.value = made.value?.slice(0, -1);
  };
  const throwAll = () => {
    stop();
    fell(Array.from({ length: state.count }, roll), false);
  };
  const enter = (face: number) => {
    const faces = [...(made.value ?? []), face];
    made.value = faces.length < state.count ? faces : [];
    if (faces.length >= state.count) fell(faces, true);
  };
  return { made, begin, enter, back, stop, throwAll };
}

export function Dice(props: HelperProps & { preset: number }) {
  const { people, kept, ledger, roll, preset } = props;
  const state = readDice(kept, people.length, preset, ledger);
  const { save, fell, undo } = ledgerOf(props, state);
  const { made: entered, begin, enter, back, stop, throwAll } = useDice(state, roll, fell);
  const made = entered.value;
  const resize = (count: number) => {
    entered.value = made && [];
    save({ ...state, count });
  };
  return (
    <div class="stack tool">
      <Stepper
        label={t('dice.count')}
        value={String(state.count)}
        less={state.count > 1 ? () => resize(state.count - 1) : undefined}
        more={state.count < MOST_DICE ? () => resize(state.count + 1) : undefined}
      />
      <Tray state={state} made={made} people={people} />
      {made ? (
        <Entry made={made} count={state.count} onFace={enter} onBack={back} onStop={stop} />
      ) : (
        <div class="row tool-row">
          <Button kind="main" onClick={throwAll}>
            {t('dice.throw')}
          </Button>
          <Button onClick={begin}>{t('dice.enter')}</Button>
        </div>
      )}
      <Switch
        label={t('dice.turns')}
        hint={t('dice.turns.hint')}
        value={state.next !== NOBODY}
        onChange={(on) => save({ ...state, next: on ? 0 : NOBODY })}
      />
      {state.next !== NOBODY && (
        <Chips people={people} label={t('dice.next')} active={state.next} onTap={(next) => save({ ...state, next })} />
      )}
      {state.throws.length > 0 && (
        <>
          <History state={state} people={people} />
          <Button kind="quiet" icon="undo" onClick={undo}>
            {t('tool.undo')}
          </Button>
          <DiceStatistics state={state} people={people} />
        </>
      )}
    </div>
  );
}
