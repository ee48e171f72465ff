import '../../kit/panels.css';
import './panels.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/rules';
import type { Say } from '../../table';
import { openPoints } from '../rules/board';
import { cardList, devName, roleName, who } from '../rules/names';
import {
  BUILDER,
  DEVS,
  PRODUCER,
  PROSPECTOR,
  PROSPECTOR_TWO,
  RESOURCES,
  ROBBER,
  SOLDIERS,
  TRADER,
} from '../rules/setup';
import type { Role, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { hiddenOf } from '../rules/view';
import { CardLine, type Chairs, DevCard, Disc, Fact, Icon, person, ResourceCard, RoleMark, words } from './marks';
import { Rolls } from './rolls';

export { Choice } from './choice';
export { Statistics } from './dice';

/** What the table screen shows of Puerto Catan beside the board. Words come in through `say`. */

interface Props {
  view: View;
  say: Say;
  /** Who sits where; without it, seats are shown by their number. */
  chairs?: Chairs;
}

const PHASES: { readonly [at: string]: readonly Role[] } = {
  produce: [PRODUCER],
  trade: [TRADER],
  build: [BUILDER],
  soldier: [SOLDIERS],
  prospect: [PROSPECTOR, PROSPECTOR_TWO],
  robber: [ROBBER],
};

/** The role that is being played, or NOBODY. */
function playing(view: View): Role {
  for (const f of view.todo) {
    const roles = PHASES[f.at];
    if (!roles) continue;
    const active = 'active' in f ? f.active : 'seat' in f ? f.seat : NOBODY;
    const role = roles.find((one) => view.chosen[one] === active);
    if (role !== undefined) return role;
  }
  return NOBODY;
}

/** The round, the role that is played and by whom, and the last roll, in the strip. All roles lie on the board. */
export function Facts({ view, say, chairs }: Props) {
  const now = playing(view);
  const label = now === NOBODY ? '' : say(words('roleOf', { role: roleName(now), who: who(view.chosen[now]) }));
  return (
    <span class="row note panel-facts pc-facts">
      {view.last !== NOBODY && view.end === null ? (
        <strong class="panel-badge" data-about="fact:last">
          {say(words('lastRound'))}
        </strong>
      ) : (
        view.round > 0 && (
          <span data-about="fact:round">
            <span class="pc-round-word">{say(words('round', { n: view.round }))}</span>
            <b class="pc-round-number" aria-hidden="true">
              {say(words('roundShort', { n: view.round }))}
            </b>
          </span>
        )
      )}
      {now !== NOBODY && (
        <span class="sum pc-role" title={label} data-about={`role:${now}`}>
          <span class="unseen">{label}</span>
          <RoleMark role={now} />
          <Disc seat={view.chosen[now]} chairs={chairs} />
        </span>
      )}
      <Rolls view={view} say={say} chairs={chairs} />
    </span>
  );
}

/** Public facts of one seat, for its plate: numbers, never what the cards are. Points stand beside the name. */
export function Plate({ view, seat, say }: Props & { seat: Seat }) {
  const devs = view.devs[seat];
  const buys = view.todo.find((f) => f.at === 'build');
  const fresh = buys?.at === 'build' && buys.seat === seat ? view.freshCount : 0;
  return (
    <div class="panel-plate row pc-plate">
      {view.open && <Fact icon="points" label={say(words('points'))} value={openPoints(view, seat)} />}
      <Fact icon="cards" label={say(words('cards'))} value={view.hands[seat].size} />
      <Fact icon="devs" label={say(words('devs'))} value={view.devCount[seat] + fresh} />
      <Fact icon="gold" label={say(words('gold'))} value={view.gold[seat]} />
      {view.army[seat] > 0 && <Fact icon="soldiers" label={say(words('army'))} value={view.army[seat]} />}
      <span class="sum pc-honours">
        {view.governor === seat && !view.open && (
          <Honour icon="governor" about="governor" label={say(words('governor'))} />
        )}
        {view.longest === seat && <Honour icon="longest" about="honour:0" label={say(words('longest'))} />}
        {view.largest === seat && <Honour icon="largest" about="honour:1" label={say(words('largest'))} />}
      </span>
      {view.open && (
        <span class="row pc-shown">
          <CardLine cards={view.hands[seat].known} say={say} />
          {devs &&
            DEVS.filter((dev) => devs[dev] > 0).map((dev) => (
              <span key={dev} class="note" data-about={`dev:${dev}`}>
                {say({ key: 'pc.words.dev', args: { n: devs[dev], what: devName(dev) } })}
              </span>
            ))}
        </span>
      )}
    </div>
  );
}

function Honour({ icon, label, about }: { icon: string; label: string; about: string }) {
  return (
    <span class="panel-honour mid" title={label} data-about={about}>
      <Icon name={icon} label={label} />
    </span>
  );
}

/**
 * Everything secret that this view's own seat holds or knows. Exists only while that person is holding. What is known of
 * others takes the place of the own cards in the dock, after a tap.
 */
export function Hand({ view, say, chairs }: Props) {
  const [looks, look] = useState(false);
  const { seat } = view;
  if (seat === null) return null;
  const { known } = view.hands[seat];
  const [devs, fresh] = [view.devs[seat] ?? [], view.fresh ?? []];
  const others = view.hands.flatMap(({ size }, other) => (other !== seat && size > 0 ? [other] : []));
  const knows = others.length > 0 && !view.open;
  return (
    <div class={looks && knows ? 'row tight pc-hand looks' : 'row tight pc-hand'}>
      <ul class="line tight pc-cards pc-own" aria-label={say(words('myCards'))}>
        {RESOURCES.map((kind) => (
          <ResourceCard key={kind} kind={kind} count={known[kind]} say={say} />
        ))}
      </ul>
      <ul class="line tight pc-cards pc-devs" aria-label={say(words('devs'))}>
        {DEVS.filter((dev) => devs[dev] > 0).map((dev) => (
          <DevCard key={dev} dev={dev} count={devs[dev]} say={say} />
        ))}
        {DEVS.filter((dev) => fresh[dev] > 0).map((dev) => (
          <DevCard key={`new${dev}`} dev={dev} count={fresh[dev]} note={say(words('fresh'))} say={say} />
        ))}
      </ul>
      {knows && (
        <>
          <button
            type="button"
            class="mid pc-look"
            data-about="fact:sure"
            aria-expanded={looks}
            aria-label={say(words('sure'))}
            title={say(words('sure'))}
            onClick={() => look(!looks)}
          >
            <Icon name="people" />
          </button>
          <ul class="row pc-sure" data-about="fact:sure" aria-label={say(words('sure'))}>
            {others.map((other) => (
              <Sure key={other} view={view} seat={other} say={say} chairs={chairs} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What is certain about another hand, and how much of it is not. */
function Sure({ view, seat, say, chairs }: Props & { seat: Seat }) {
  const { known } = view.hands[seat];
  const hidden = hiddenOf(view, seat);
  const list = [...cardList(known), ...(hidden > 0 ? [words('sureRest', { n: hidden })] : [])];
  return (
    <li>
      <span class="unseen">{say(words('sureAll', { who: who(seat), list }))}</span>
      <span class="sum" aria-hidden="true">
        {chairs ? <Disc seat={seat} chairs={chairs} /> : <span>{say(person(seat))}</span>}
        <CardLine cards={known} say={say} />
        {hidden > 0 && <span class="figures">{say(words('hidden', { n: hidden }))}</span>}
      </span>
    </li>
  );
}
