import { useSignal } from '@preact/signals';
import type { Phrase } from '../../../engine/rules';
import { Button, IconButton, SeatBadge } from '../../../look/widgets';
import type { HelperProps } from '../../keeper';
import { wordsOf } from '../../kit/words';
import { spaceName, wareName } from '../rules/names';
import type { Vacancy } from '../rules/spaces';
import { boardableNow, hired, isOver, openSpaces, paydayOf, plundered, tableOf } from './keeper-crew';
import { standing } from './keeper-loans';
import { boardWords, crewWords, forgetCrew } from './keeper-told';
import { type Crew, charted, type Voyage } from './keeper-voyage';

/** Accomplices beside the punts: who places where for how much, pirates aboard, and the payday that writes itself. */

const words = wordsOf('manila.keeper');

interface CrewProps extends HelperProps {
  v: Voyage;
  set(next: Voyage): void;
}

const waresOf = (v: Voyage): number[] => charted(v).lanes.map(({ ware }) => ware);

function Placing({ v, set, ...props }: CrewProps) {
  const { people, read, say, tell } = props;
  const who = useSignal(0);
  const seat = Math.min(who.value, people.length - 1);
  const spaces = openSpaces(read, v, seat);
  const place = (one: Vacancy) => {
    tell(crewWords(v, seat, one), hired(read, seat, one));
    set({ ...v, crew: [...v.crew, { seat, space: one.space }] });
    who.value = (seat + 1) % people.length;
  };
  return (
    <fieldset class="manila-opener">
      <legend class="label">{say(words('crew'))}</legend>
      <div class="manila-callers">
        {people.map((chair, i) => (
          <button
            key={i}
            type="button"
            class="manila-caller"
            aria-pressed={i === seat}
            onClick={() => {
              who.value = i;
            }}
          >
            <SeatBadge chair={chair} lit={i === seat} />
          </button>
        ))}
      </div>
      <div class="manila-callers">
        {spaces.map((one) => (
          <button key={one.space} type="button" class="manila-caller" onClick={() => place(one)}>
            {say(words('place', { where: spaceName(one.space, waresOf(v)), n: one.cost }))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Everybody who stands somewhere, in the order of placing; the last one can go home again. */
function Standing(props: CrewProps) {
  const { v, set, read, say } = props;
  const { crew } = tableOf(read, v);
  if (crew.length === 0) return null;
  const last = crew[crew.length - 1];
  const back = () => {
    forgetCrew(props, v, last);
    set({ ...v, crew: crew.slice(0, -1) });
  };
  const line = (one: Crew): Phrase =>
    'pirate' in one
      ? words('aboard', { ware: wareName(waresOf(v)[one.route]) })
      : words('stands', { who: { seat: one.seat }, where: spaceName(one.space, waresOf(v)) });
  return (
    <div class="manila-crew">
      <p class="soft">{crew.map((one) => say(line(one))).join(' · ')}</p>
      <IconButton icon="undo" label={say(words('backCrew'))} onClick={back} />
    </div>
  );
}

/** After the second roll pirates may go aboard what stands on 13. */
function Boarding({ v, set, read, say, tell }: CrewProps) {
  const { boat } = tableOf(read, v).s;
  const routes = boardableNow(read, v);
  return (
    <div class="manila-lending">
      {routes.flatMap((route) =>
        boat.map((seat, pirate) => (
          <Button
            key={`${route} ${pirate}`}
            onClick={() => {
              tell(boardWords(v, seat, route), []);
              set({ ...v, crew: [...v.crew, { pirate: pirate === 0 ? 0 : 1, route }] });
            }}
          >
            {say(words('boards', { who: { seat }, ware: wareName(waresOf(v)[route]) }))}
          </Button>
        )),
      )}
    </div>
  );
}

function Plunder({ v, set, read, say }: CrewProps) {
  return (
    <>
      {plundered(read, v).map((route) => (
        <div key={route} class="manila-lending">
          {(['port', 'yard'] as const).map((to) => (
            <Button
              key={to}
              aria-pressed={v.plunder[route] === to}
              onClick={() => set({ ...v, plunder: v.plunder.map((one, i) => (i === route ? to : one)) })}
            >
              {say(words(to === 'port' ? 'sendPort' : 'sendYard', { ware: wareName(waresOf(v)[route]) }))}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

/** What the voyage pays, and the button that writes all of it. */
function Payday({ v, set, ...props }: CrewProps) {
  const { read, say, tell } = props;
  const { pay, rose, entries } = paydayOf(read, v);
  const list = rose.map(({ ware, value }) => words('rises', { ware: wareName(ware), n: value }));
  const close = () => {
    tell(list.length > 0 ? words('toldPayday', { list }) : words('toldNothing'), entries);
    set({ ...v, paid: true });
  };
  return (
    <>
      <ul class="manila-borrowers figures">
        {pay.map((one, i) => (
          <li key={i}>
            {say(words(one.coins < 0 ? 'pays1' : 'gets', { who: { seat: one.seat }, n: Math.abs(one.coins) }))}
          </li>
        ))}
        {list.map((phrase, i) => (
          <li key={`rise ${i}`}>{say(phrase)}</li>
        ))}
      </ul>
      <Button kind="main" onClick={close}>
        {say(words('payday'))}
      </Button>
    </>
  );
}

export function CrewPanel(props: CrewProps) {
  const { v, read, say } = props;
  if (v.paid) return <p class="soft">{say(words('isPaid'))}</p>;
  // without money on the sheet there is nothing to keep
  if (standing(read, 0).cash === undefined) return null;
  return (
    <>
      <Standing {...props} />
      <Boarding {...props} />
      {isOver(v) ? (
        <>
          <Plunder {...props} />
          <Payday {...props} />
        </>
      ) : (
        <Placing {...props} />
      )}
    </>
  );
}
