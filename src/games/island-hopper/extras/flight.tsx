import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { addText, t } from '../../../look/say';
import './flight.css';
import { type Scale, ScreenSize, screenScale } from '../../../look/screen-size';
import { Button, IconButton } from '../../../look/widgets';
import type { Deck } from '../rules/deck';
import { type Difficulty, islandAt, type Point, SHORT } from '../rules/lagoon';
import { Result } from './judgement';
import { Lagoon, Token } from './lagoon';
import { boardRoom, course, FLIGHTS, judge, LEAST_SHORT, missed, type Sheet, sheetOn, type Trial } from './math';
import { useFinger } from './pointer';
import { extrasText } from './text.en';

addText(extrasText);

/** Three drags that count for nothing, at the size the lagoon has on this screen (rule page A5). */

interface Props {
  deck: Deck;
  onClose(): void;
  onUse(difficulty: Difficulty): void;
}

/** The whole screen, as the flights of the game have it. */
export function TrialFlights({ deck, onClose, onUse }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const measuring = useSignal(false);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => opener?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="trial"
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header class="line apart trial-head">
        <h2 id={heading}>{t('hopper.trial.title')}</h2>
        <IconButton icon="close" label={t('app.close')} onClick={onClose} />
      </header>
      <Flying deck={deck} onUse={onUse} onMeasure={() => (measuring.value = true)} />
      <ScreenSize open={measuring.value} onClose={() => (measuring.value = false)} />
    </dialog>
  );
}

/** How large the lagoon is here. */
function useSheet(stage: { readonly current: HTMLElement | null }): Sheet {
  const sheet = useSignal(sheetOn([0, 0]));
  useLayoutEffect(() => {
    const look = () => {
      const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
      sheet.value = sheetOn([clientWidth, clientHeight], boardRoom(innerWidth, innerHeight));
    };
    look();
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined;
    if (stage.current) watch?.observe(stage.current);
    return () => watch?.disconnect();
  }, []);
  return sheet.value;
}

/** Lagoon units in millimetres: of this screen where it is measured, else of a middling tablet. */
const millimetres = (units: number, { scale }: Sheet, { known, perMm }: Scale): number =>
  Math.round(known && scale > 0 ? (units * scale) / perMm : units / 100);

const isSmall = ({ scale }: Sheet, { perMm }: Scale): boolean =>
  scale > 0 && (SHORT * scale) / perMm < LEAST_SHORT / 100;

/** Which flight it is, and where the flights before it fell. */
function useTrials() {
  const attempt = useSignal(0);
  const trials = useSignal<readonly Trial[]>([]);
  /** How many of them have been looked at. */
  const seen = useSignal(0);
  const fault = useSignal<'soon' | 'broken' | undefined>(undefined);
  const goal = course(attempt.value)[seen.value];
  return {
    all: trials.value,
    at: seen.value + 1,
    goal,
    fault: fault.value,
    /** The flight that is being looked at. */
    fell: trials.value[seen.value],
    over: seen.value === FLIGHTS,
    drop: ([x, y]: Point) => {
      fault.value = undefined;
      trials.value = [...trials.value, { island: goal, x, y }];
    },
    spoil: (why: 'soon' | 'broken') => {
      fault.value = why;
    },
    next: () => seen.value++,
    again: () => {
      attempt.value++;
      trials.value = [];
      seen.value = 0;
    },
  };
}

function Flying({ deck, onUse, onMeasure }: Pick<Props, 'deck' | 'onUse'> & { onMeasure(): void }) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useSheet(stage);
  const screen = screenScale();
  const flights = useTrials();
  const { all, goal, fell, over } = flights;
  // what the flights say takes room from the lagoon, but says how they were flown
  const flownOn = useRef(sheet);
  if (!over) flownOn.current = sheet;
  const mm = (units: number) => millimetres(units, flownOn.current, screen);
  const small = isSmall(flownOn.current, screen);
  const open = !fell && !over;
  const finger = useFinger({ sheet, perMm: screen.perMm, open, onDrop: flights.drop, onVoid: flights.spoil });
  const judged = over ? judge(all, small) : undefined;
  const across = small && Math.floor((SHORT * flownOn.current.scale) / screen.perMm);
  const name = over ? '' : deck.islands[goal].name;
  const words = fell && fallen(fell, deck, mm);
  return (
    <>
      <Note small={across} quiet={screen.known || over} measured={screen.known} onMeasure={onMeasure} />
      <div class="mid trial-stage" ref={stage} {...finger.handlers}>
        <Lagoon sheet={sheet} deck={deck} difficulty={judged?.proposal ?? 'fair'} goal={goal} trials={all}>
          {open && <Flyer finger={finger} number={flights.at} turned={sheet.turned} />}
        </Lagoon>
      </div>
      {judged ? (
        <Result judged={judged} mm={mm} onAgain={flights.again} onUse={onUse} />
      ) : (
        <Foot at={flights.at} goal={name} fell={words} finger={finger} fault={flights.fault} onNext={flights.next} />
      )}
    </>
  );
}

type Finger = ReturnType<typeof useFinger>;

/** The token on the compass, or under the finger. A part of its own, so that a move draws nothing else. */
function Flyer({ finger, number, turned }: { finger: Finger; number: number; turned: boolean }) {
  const [x, y]: Point = finger.at.value;
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(-90)' : ''}`}>
      <Token number={number} lifted={finger.phase.value === 'aloft'} />
    </g>
  );
}

interface FootProps {
  /** Which flight this is, from 1. */
  at: number;
  goal: string;
  /** Where the token fell, in words. */
  fell: string | undefined;
  finger: Finger;
  fault: 'soon' | 'broken' | undefined;
  onNext(): void;
}

/** Keeps its height, so that the lagoon stands still while a finger flies. */
function Foot({ at, goal, fell, finger, fault, onNext }: FootProps) {
  return (
    <footer class="trial-foot">
      <p class="label">{t('hopper.trial.count', { n: at, all: FLIGHTS })}</p>
      <p class="trial-goal">{t('hopper.trial.goal', { island: goal })}</p>
      <p class="stack trial-now" role="status">
        {fell ?? <Advice finger={finger} fault={fault} name={goal} />}
      </p>
      <Button kind="main" class={fell ? '' : 'trial-later'} disabled={!fell} onClick={onNext}>
        {t(at === FLIGHTS ? 'hopper.trial.judge' : 'hopper.trial.next')}
      </Button>
    </footer>
  );
}

function Advice({ finger, fault, name }: { finger: Finger; fault: 'soon' | 'broken' | undefined; name: string }) {
  const phase = finger.phase.value;
  if (phase === 'held') return <>{t('hopper.trial.lift')}</>;
  if (phase === 'aloft') return <>{t('hopper.trial.aloft', { island: name })}</>;
  return <>{t(fault ? `hopper.trial.${fault}` : 'hopper.trial.how')}</>;
}

function fallen(trial: Trial, deck: Deck, mm: (units: number) => number): string {
  const { island, x, y } = trial;
  const on = islandAt(x, y, 'fair');
  const key = on === island ? 'landed' : on < 0 ? 'sea' : 'strayed';
  const other = on < 0 ? '' : deck.islands[on].name;
  return t(`hopper.trial.${key}`, { island: deck.islands[island].name, other, mm: mm(missed(trial)) });
}

interface NoteProps {
  /** Millimetres across, where that is too little. */
  small: number | false;
  /** Nothing is said of a screen that is large enough as far as anybody knows. */
  quiet: boolean;
  measured: boolean;
  onMeasure(): void;
}

/** What is to be known of this screen before fingers are trusted on it. */
function Note({ small, quiet, measured, onMeasure }: NoteProps) {
  if (small === false && quiet) return null;
  return (
    <div class="row apart trial-note">
      <p>{small === false ? t('hopper.trial.unmeasured') : t('hopper.trial.small', { mm: small })}</p>
      {!measured && <Button onClick={onMeasure}>{t('hopper.trial.measure')}</Button>}
    </div>
  );
}
