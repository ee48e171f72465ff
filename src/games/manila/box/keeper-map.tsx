import type { ComponentChildren } from 'preact';
import type { Phrase, Seat } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { Entry, HelperProps } from '../../keeper';
import { wordsOf } from '../../kit/words';
import type { Read } from '../../sheet';
import type { Mark } from '../../table';
import { Icon, WareMark } from '../panels/panels';
import { spaceName, wareName } from '../rules/names';
import { BERTH_COST, LARGE_COST, LAST, PIRATE_COST, PREMIUM, SMALL_COST } from '../rules/setup';
import { seatSpace, seatsOf, type Vacancy } from '../rules/spaces';
import { type Manila, NOBODY, type Space, type View } from '../rules/state';
import { spots } from '../speech/spots';
import {
  boardableNow,
  boardersNow,
  boardOf,
  hired,
  openSpaces,
  paydayOf,
  pilotsNow,
  plundered,
  type Stage,
  tableOf,
} from './keeper-crew';
import { boardWords, crewWords, pilotWords, rollWords, takeBack } from './keeper-told';
import {
  chances,
  charted,
  isReturn,
  type Lane,
  nudged,
  type Picks,
  rolled,
  type Voyage,
  waresOf,
} from './keeper-voyage';

/** A voyage under way, as a small map: three punts with their seats, and whatever else an accomplice may stand on. */

const words = wordsOf('manila.keeper');

export interface PartProps extends HelperProps {
  v: Voyage;
  set(picks: Picks): void;
}

interface MapProps extends PartProps {
  stage: Stage;
  /** Who places now. */
  seat: Seat | undefined;
}

interface MappedProps extends MapProps {
  s: Manila;
  /** What is open to whoever places now. */
  open: readonly Vacancy[];
}

/** A place for an accomplice: whose it is, or what it costs whoever may take it now. */
function Place({ space, holder, sign, cost, ...props }: MappedProps & PlaceProps) {
  const { v, seat, people, read, say, tell } = props;
  const where = spaceName(space, waresOf(v));
  if (holder !== undefined && holder !== NOBODY)
    return (
      <span class="sum manila-place" role="img" aria-label={say(words('stands', { who: { seat: holder }, where }))}>
        {sign}
        <SeatDisc colour={people[holder].colour} />
      </span>
    );
  const open = props.open.find((one) => one.space === space);
  return open && seat !== undefined ? (
    <button
      type="button"
      class="sum manila-key"
      aria-label={say(words('place', { where, n: open.cost }))}
      title={say(where)}
      onClick={() => tell(crewWords(v, seat, open), hired(read, seat, open))}
    >
      {sign}
      {cost}
    </button>
  ) : (
    <span class="sum manila-place soft" role="img" aria-label={`${say(where)} · ${cost}`} title={say(where)}>
      {sign}
      {cost}
    </span>
  );
}

interface PlaceProps {
  space: Space;
  holder: Seat | undefined;
  /** What kind of place it is, beside the seats of a punt. */
  sign?: ComponentChildren;
  cost: number | string;
}

/** How far a punt has come, on a river with a port at its end. */
function River({ lane: { pos, port } }: { lane: Lane }) {
  const at = (n: number) => 8 + 10 * n;
  return (
    <svg class="manila-river" viewBox="0 0 166 22" aria-hidden="true">
      <path class="manila-stream" d={`M${at(0)} 17H${at(LAST)}`} />
      <path class="manila-quay" d="M148 6v13h16" />
      <path transform={`translate(${port ? 156 : at(pos)} 0)`} d="M-8 12H8l-3 7H-5zM-1 2V10H-7zM1 4l5 6H1z" />
    </svg>
  );
}

/** What is known of a punt: in which dock it lies, or how likely it comes in. */
function Fate({ lane, moved, say }: { lane: Lane; moved: number; say: HelperProps['say'] }) {
  const { passes, on13 } = chances(lane, moved);
  const isLast = moved === 3 && !lane.port;
  const text = lane.port
    ? words('inPort')
    : isLast
      ? words(lane.pos === LAST ? 'on13Last' : 'inYard')
      : words(on13 > 0 ? 'oddsBoth' : 'odds', { p: passes, q: on13 });
  return (
    <small class="row soft figures" role="img" aria-label={say(text)} title={say(text)}>
      <Icon name={isLast ? (lane.pos === LAST ? 'pirate' : 'yard') : 'port'} />
      {!lane.port && !isLast && <span>{passes} %</span>}
      {!lane.port && !isLast && on13 > 0 && <span>13: {on13} %</span>}
    </small>
  );
}

interface LaneProps extends MappedProps {
  i: number;
}

function LaneRow(props: LaneProps) {
  const { v, i, s, say, stage, Board } = props;
  const { lanes, moved } = charted(v);
  const lane = lanes[i];
  const { aboard } = s.punts[i];
  return (
    <li class={`manila-lane manila-of-${lane.ware}`}>
      <WareMark ware={lane.ware} />
      {!Board && <River lane={lane} />}
      <span class="sum manila-held">
        <Step {...props} by={-1} />
        <output class="figures">
          <span class="note">{say(wareName(lane.ware))}</span>
          <br />
          {say(lane.port ? words('port') : words('space', { n: lane.pos }))}
        </output>
        <Step {...props} by={1} />
      </span>
      {!Board && (
        <span class="line tight manila-aboard">
          {seatsOf(s.punts[i]).map((cost, k) => (
            <Place key={k} {...props} space={seatSpace(i, k)} holder={aboard[k]} cost={cost} />
          ))}
          <Fate lane={lane} moved={moved} say={say} />
        </span>
      )}
      {stage === 'roll' && !lane.port && <Faces {...props} />}
      <Pirates {...props} />
    </li>
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Once every punt at sea has its die, they sail. */
function sail({ v, set, tell }: PartProps, faces: readonly number[], real?: true): void {
  const next = rolled(v, faces);
  if (!next) {
    set({ ...v.picks, faces });
    return;
  }
  tell(rollWords(v), [], { faces: faces.filter((die) => die > 0), ...(real && { real }) });
}

/** The tablet throws for every punt at sea. */
export const throwFor = (props: PartProps): void =>
  sail(
    props,
    charted(props.v).lanes.map(({ port }) => (port ? 0 : props.roll())),
  );

function Faces(props: LaneProps) {
  const { v, i, say } = props;
  const ware = waresOf(v)[i];
  const pick = (face: number) => {
    const faces = v.picks.faces.map((one, lane) => (lane !== i ? one : one === face ? 0 : face));
    sail(props, faces, true);
  };
  return (
    <fieldset class="manila-numbers">
      <legend class="unseen">{say(words('dieOf', { ware: wareName(ware) }))}</legend>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class="sum manila-key"
          aria-pressed={v.picks.faces[i] === face}
          onClick={() => pick(face)}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}

/** 3.7: what the pilots may do; a step straight back was a slip of the finger. */
function Step(props: LaneProps & { by: 1 | -1 }) {
  const { v, i, by, read, say, tell, stage } = props;
  const pilots = pilotsNow(read, v);
  if (stage !== 'roll' || !pilots || charted(v).lanes[i].port) return null;
  const step = nudged(v, i, by);
  const next = step && (pilots.left > 0 || isReturn(step)) ? step : undefined;
  return (
    <IconButton
      icon={by > 0 ? 'plus' : 'minus'}
      label={say(words(by > 0 ? 'forth' : 'back1', { ware: wareName(waresOf(v)[i]) }))}
      disabled={!next}
      onClick={() => next && (isReturn(next) ? takeBack(props) : tell(pilotWords(v, i, by), []))}
    />
  );
}

/** Pirates may go aboard what stands on 13 after the second roll, and send on what they plunder after the third. */
function Pirates({ v, set, i, s, read, say, tell, stage }: LaneProps) {
  const ware = wareName(waresOf(v)[i]);
  if (plundered(read, v).includes(i))
    return (
      <span class="row manila-choices">
        {(['port', 'yard'] as const).map((to) => (
          <button
            key={to}
            type="button"
            class="sum manila-key"
            aria-pressed={v.picks.plunder[i] === to}
            aria-label={say(words(to === 'port' ? 'sendPort' : 'sendYard', { ware }))}
            onClick={() => set({ ...v.picks, plunder: v.picks.plunder.with(i, to) })}
          >
            <Icon name="pirate" />
            <Icon name={to} />
          </button>
        ))}
      </span>
    );
  const boarders = boardersNow(read, v);
  // once everybody has placed again it is too late
  if ((stage === 'roll' && s.pieces.includes(0)) || !boardableNow(read, v).includes(i)) return null;
  return (
    <span class="row manila-choices">
      {boarders.map((seat) => (
        <Button key={seat} onClick={() => tell(boardWords(v, seat, i), [])}>
          {say(words('boards', { who: { seat }, ware }))}
        </Button>
      ))}
    </span>
  );
}

/** A place on the shore: who stands there, its sign, and what it costs or brings. */
type Ashore = readonly [space: Space, holder: Seat | undefined, icon: string, cost: number | string];

const shoreOf = (s: Manila): readonly Ashore[] => [
  ...s.ports.map((seat, k): Ashore => [`port:${k}`, seat, 'port', BERTH_COST[k]]),
  ...s.yards.map((seat, k): Ashore => [`yard:${k}`, seat, 'yard', BERTH_COST[k]]),
  ['boat:0', s.boat[0], 'pirate', PIRATE_COST],
  ['boat:1', s.boat[1], 'pirate', PIRATE_COST],
  ['small', s.small, 'pilot', SMALL_COST],
  ['large', s.large, 'pilot', LARGE_COST],
  ['agent', s.agent, 'agent', `+${PREMIUM}`],
];

const risesIn = (rose: ReturnType<typeof paydayOf>['rose']): Phrase[] =>
  rose.map(({ ware, value }) => words('rises', { ware: wareName(ware), n: value }));

function paydayTold(read: Read, v: Voyage): [Phrase, readonly Entry[]] {
  const payday = paydayOf(read, v);
  const list = risesIn(payday.rose);
  return [list.length > 0 ? words('toldPayday', { list }) : words('toldNothing'), payday.entries];
}

/** What the voyage pays, and the button that writes all of it. */
function Payday({ v, read, say, people, tell }: MapProps) {
  const { pay, rose } = paydayOf(read, v);
  const list = risesIn(rose);
  const seats = people.map((_, seat) => seat).filter((one) => pay.some(({ seat }) => seat === one));
  return (
    <>
      <ul class="row figures">
        {seats.map((seat) => (
          <li key={seat} class="sum">
            <SeatDisc colour={people[seat].colour} />
            {pay.map(({ seat: whose, coins }, i) =>
              whose === seat ? (
                <b key={i}>
                  <span aria-hidden="true">{coins < 0 ? `−${-coins}` : `+${coins}`}</span>
                  <span class="unseen">
                    {say(words(coins < 0 ? 'pays1' : 'gets', { who: { seat }, n: Math.abs(coins) }))}
                  </span>
                </b>
              ) : null,
            )}
          </li>
        ))}
        {rose.map(({ ware, value }, i) => (
          <li key={`rise ${i}`} class="sum">
            <WareMark ware={ware} />
            <b aria-hidden="true">↑ {value}</b>
            <span class="unseen">{say(list[i])}</span>
          </li>
        ))}
      </ul>
      <Button kind="main" onClick={() => tell(...paydayTold(read, v))}>
        {say(words('payday'))}
      </Button>
    </>
  );
}

/** Places that an accomplice may stand on. */
const FOR_PEOPLE = /^(seat|port|yard|boat|small|large|agent)\b/;

const openTo = ({ v, read, seat }: MapProps): readonly Vacancy[] =>
  seat === undefined ? [] : openSpaces(read, v, seat);

/** The board itself beside all that is told by keys: a place is taken by a touch. */
export function VoyageBoard(props: MapProps) {
  const { v, read, tell, seat, Board } = props;
  const open = openTo(props);
  const pick = (space: string) => {
    const one = open.find((vacancy) => vacancy.space === space);
    if (one && seat !== undefined) tell(crewWords(v, seat, one), hired(read, seat, one));
  };
  const marks = new Map(open.map(({ space }): [string, Mark] => [space, 'ask']));
  const priced = (view: View) =>
    spots(view).flatMap((spot) => {
      const one = open.find(({ space }) => space === spot.id);
      if (one) return [{ ...spot, text: words('place', { where: spaceName(one.space, waresOf(v)), n: one.cost }) }];
      // one that is taken means no other
      return FOR_PEOPLE.test(spot.id) ? [spot] : [];
    });
  return <Board view={boardOf(read, v)} marks={marks} spots={priced} onPick={pick} />;
}

export function VoyageMap(props: MapProps) {
  const { v, read, say, tell, stage, seat, Board } = props;
  const { s } = tableOf(read, v);
  const mapped = { ...props, s, open: openTo(props) };
  // on the board they are seen anyway: only what keys tell is asked
  const asked = [...plundered(read, v), ...boardableNow(read, v)];
  const lanes = [...s.punts.keys()].filter((i) => !Board || stage === 'roll' || asked.includes(i));
  const shore = !Board || seat !== undefined;
  return (
    <>
      <ul class="stack manila-map" data-places={seat !== undefined}>
        {lanes.map((i) => (
          <LaneRow key={i} {...mapped} i={i} />
        ))}
        {shore && (
          <li class={Board ? 'row' : 'manila-shore'}>
            {!Board &&
              shoreOf(s).map(([space, holder, icon, cost]) => (
                <Place key={space} {...mapped} space={space} holder={holder} sign={<Icon name={icon} />} cost={cost} />
              ))}
            {seat !== undefined && (
              <button
                type="button"
                class="sum manila-key"
                aria-label={say(words('pass'))}
                title={say(words('pass'))}
                onClick={() => tell(words('toldOut', { who: { seat } }), [])}
              >
                <Icon name="passed" />
                {Board && say(words('pass'))}
              </button>
            )}
          </li>
        )}
      </ul>
      {stage === 'payday' && <Payday {...props} />}
    </>
  );
}
