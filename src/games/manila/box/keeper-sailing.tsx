import { wordsOf } from '../../kit/words';
import './keeper.css';
import type { Phrase } from '../../../engine/rules';
import { Button, IconButton } from '../../../look/widgets';
import type { HelperProps } from '../../keeper';
import { WareMark } from '../panels/panels';
import { wareName } from '../rules/names';
import { ALL_WARES, LAST, STARTS } from '../rules/setup';
import { isOver } from './keeper-crew';
import { CrewPanel } from './keeper-crew-panel';
import { standing } from './keeper-loans';
import { followed, forgetMade, forgetPayday, tellMade } from './keeper-told';
import {
  charted,
  freshVoyage,
  isReturn,
  type Lane,
  mayRoll,
  nudged,
  rolled,
  startsLeft,
  takenBack,
  toKeep,
  type Voyage,
  voyageIn,
} from './keeper-voyage';

/** The three punts beside the sheet: start, dice and pilots, and what each still hopes for. */

const words = wordsOf('manila.keeper');

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What is known of a punt: in which dock it lies, or how likely it comes in. */
function fate({ pos, port, passes, on13 }: Lane, moved: number): Phrase {
  if (port) return words('inPort');
  if (moved === 3) return words(pos === LAST ? 'on13Last' : 'inYard');
  return on13 > 0 ? words('oddsBoth', { p: passes, q: on13 }) : words('odds', { p: passes });
}

interface Part {
  v: Voyage;
  set(next: Voyage): void;
  say: HelperProps['say'];
}

function LaneRow({
  v,
  set,
  sail,
  say,
  lane,
  i,
  moved,
  open,
}: Part & { sail(next: Voyage): void; lane: Lane; i: number; moved: number; open: boolean }) {
  const ware = say(wareName(lane.ware));
  const nudge = (by: 1 | -1) => {
    const next = nudged(v, i, by);
    return (
      <IconButton
        icon={by > 0 ? 'plus' : 'minus'}
        label={say(words(by > 0 ? 'forth' : 'back1', { ware: wareName(lane.ware) }))}
        disabled={!next}
        onClick={() => next && sail(next)}
      />
    );
  };
  return (
    <li class={`manila-lane manila-of-${lane.ware}`}>
      <span class="manila-lane-name">
        <WareMark ware={lane.ware} />
        {ware}
        {lane.die > 0 && <span class="soft figures">{say(words('die', { n: lane.die }))}</span>}
      </span>
      <span class="manila-held">
        {nudge(-1)}
        <output class="figures">{say(lane.port ? words('port') : words('space', { n: lane.pos }))}</output>
        {nudge(1)}
      </span>
      <p class="soft figures manila-purse">{say(fate(lane, moved))}</p>
      {open && !lane.port && (
        <fieldset class="manila-faces">
          <legend class="unseen">{say(words('dieOf', { ware: wareName(lane.ware) }))}</legend>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              aria-pressed={v.faces[i] === face}
              onClick={() => set({ ...v, faces: v.faces.map((one, k) => (k === i ? (one === face ? 0 : face) : one)) })}
            >
              {face}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** Which ware stays ashore, while nothing has moved. */
function Ashore({ v, set, say }: Part) {
  return (
    <fieldset class="manila-opener">
      <legend class="label">{say(words('ashore'))}</legend>
      <div class="manila-callers">
        {ALL_WARES.map((ware) => (
          <button
            key={ware}
            type="button"
            class="manila-caller"
            aria-pressed={v.ashore === ware}
            onClick={() => set({ ...v, ashore: ware })}
          >
            <WareMark ware={ware} />
            {say(wareName(ware))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function Sailing(props: HelperProps) {
  const { say, kept, keep } = props;
  const v = followed(voyageIn(kept), props.ledger);
  const set = (next: Voyage) => keep(toKeep(next));
  const back = () => {
    if (v.paid) {
      forgetPayday(props);
      return set({ ...v, paid: false });
    }
    forgetMade(props, v);
    set(takenBack(v));
  };
  const sail = (next: Voyage) => {
    if (isReturn(next)) return back();
    tellMade(props, v, next);
    set(next);
  };
  const { lanes, moved } = charted(v);
  const left = startsLeft(v);
  const open = mayRoll(v);
  const picked = rolled(v, v.faces);
  // a voyage that is kept in money ends with its payday
  const isDone = v.paid || (isOver(v) && standing(props.read, 0).cash === undefined);
  const over = moved === 3 || lanes.every(({ port }) => port);
  return (
    <div class="manila-keeper">
      {v.made.length === 0 && <Ashore v={v} set={set} say={say} />}
      <p class="soft" role="status">
        {say(
          left !== 0
            ? words(left > 0 ? 'startsLeft' : 'startsOver', { n: Math.abs(left), all: STARTS })
            : words(over ? 'voyageOver' : v.made.length === 0 ? 'startHint' : 'pilotHint'),
        )}
      </p>
      <ul class="manila-borrowers">
        {lanes.map((lane, i) => (
          <LaneRow key={lane.ware} v={v} set={set} sail={sail} say={say} lane={lane} i={i} moved={moved} open={open} />
        ))}
      </ul>
      {open && (
        <div class="manila-lending">
          <Button kind="main" disabled={!picked} onClick={() => picked && sail(picked)}>
            {say(words('move', { n: moved + 1 }))}
          </Button>
        </div>
      )}
      <CrewPanel {...props} v={v} set={set} />
      {v.made.length > 0 && (
        <div class="manila-lending">
          <Button kind="quiet" icon="undo" onClick={back}>
            {say(words('back'))}
          </Button>
          <Button kind={isDone ? 'main' : 'quiet'} onClick={() => set(freshVoyage())}>
            {say(words('newVoyage'))}
          </Button>
        </div>
      )}
    </div>
  );
}
