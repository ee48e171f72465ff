import { wordsOf } from '../../kit/words';
import '../panels/panels.css';
import './keeper.css';
import type { Json, Seat } from '../../../engine/rules';
import { Button, IconButton, SeatBadge, SeatDisc, Switch } from '../../../look/widgets';
import type { Entry, HelperProps, KeeperModule } from '../../keeper';
import { cellOf } from '../../sheet';
import { Icon, RoleMark } from '../panels/marks';
import { roleName, who } from '../rules/names';
import { unchosen } from '../rules/purse';
import { rolesFor } from '../rules/setup';
import type { Role } from '../rules/state';
import { NOBODY } from '../rules/state';
import { firstWords, tellAct, untellAct, untellFirst } from './keeper-told';
import { text } from './text-keeper.en';
import { type Act, capOf, chooser, type Log, logOf, may, price, type Track, tracked, without } from './tracker';

/** What helps beside the sheet: who is Governor, who has which role, and whose the gold is. */

const words = wordsOf('pc.keeper');

interface Part extends HelperProps {
  track: Track;
  act(act: Act): void;
}

/** Before the first round. */
function Begin({ people, say, kept, keep, tell }: HelperProps) {
  const cap = capOf(kept);
  const begin = (seat: Seat): void => {
    tell(firstWords(seat), []);
    keep({ first: seat, cap, acts: [] });
  };
  return (
    <div class="stack pc-tracker">
      <p>{say(words('begin'))}</p>
      <div class="row">
        {people.map((one, seat) => (
          <Button key={seat} onClick={() => begin(seat)}>
            <SeatDisc colour={one.colour} gone={one.gone} />
            <span class="cut">{one.name}</span>
          </Button>
        ))}
      </div>
      <Switch label={say(words('cap'))} value={cap} onChange={(next) => keep({ cap: next })} />
    </div>
  );
}

/** A role card: the gold that lies on it, or who has it. */
function RoleCard({ role, track, people, say, act }: Part & { role: Role }) {
  const owner = track.chosen[role];
  const gold = track.roleGold[role];
  const name = say(roleName(role));
  const label =
    owner === NOBODY
      ? words('free', { role: roleName(role), gold })
      : words('taken', { role: roleName(role), who: who(owner) });
  const played = role === track.role && owner !== NOBODY;
  return (
    <li class="stack">
      <button
        type="button"
        class={`card pc-tracker-card ${owner === NOBODY ? '' : 'taken'} ${played ? 'played' : ''}`}
        aria-label={say(label)}
        aria-current={played ? 'true' : undefined}
        disabled={!may(track, { role })}
        onClick={() => act({ role })}
      >
        <RoleMark role={role} />
        <span class="pc-tracker-name">{name}</span>
        {owner !== NOBODY && <SeatDisc colour={people[owner].colour} />}
        {owner === NOBODY && gold > 0 && (
          <span class="panel-fact sum figures">
            <Icon name="gold" />
            <b>{gold}</b>
          </span>
        )}
      </button>
    </li>
  );
}

/** What is asked now: whose choice it is, or that the round is over. */
function Asked({ track, say }: Part) {
  const seat = chooser(track);
  const free = unchosen(track).map(roleName);
  return (
    <div class="stack tight" role="status">
      {track.role !== NOBODY && <p>{say(words('plays', { who: who(track.active), role: roleName(track.role) }))}</p>}
      {seat !== NOBODY && <p class="title pc-tracker-next">{say(words('chooses', { who: who(seat) }))}</p>}
      {seat === NOBODY && <p>{say(free.length > 0 ? words('all', { list: free }) : words('none'))}</p>}
      {seat === NOBODY && <p class="soft">{say(words('last'))}</p>}
    </div>
  );
}

/** One person's gold, and what the present role makes of it. */
function Purse(props: Part & { seat: Seat }) {
  const { track, seat, people, say, act } = props;
  const person = who(seat);
  const fee: Act = { fee: seat };
  const card = price(track, seat);
  return (
    <li class="row pc-purse">
      <SeatBadge chair={people[seat]} lit={seat === track.governor} />
      {seat === track.governor && <Icon name="governor" label={say(words('governor', { who: person }))} />}
      <span class="sum pc-purse-sum">
        <IconButton
          icon="minus"
          label={say(words('less', { who: person }))}
          disabled={!may(track, { gold: seat, by: -1 })}
          onClick={() => act({ gold: seat, by: -1 })}
        />
        <output class="figures" aria-label={say(words('hasGold', { who: person, n: track.gold[seat] }))}>
          {track.gold[seat]}
        </output>
        <IconButton
          icon="plus"
          label={say(words('more', { who: person }))}
          disabled={!may(track, { gold: seat, by: 1 })}
          onClick={() => act({ gold: seat, by: 1 })}
        />
      </span>
      {may(track, fee) && (
        <Button aria-label={say(words('feeOf', { who: person, active: who(track.active) }))} onClick={() => act(fee)}>
          {say(words('fee', { who: who(track.active) }))}
        </Button>
      )}
      {card && (
        <Button aria-label={say(words('cardOf', { who: person }))} onClick={() => act(card)}>
          {say(words('card'))}
        </Button>
      )}
    </li>
  );
}

function Running(props: HelperProps & { log: Log }) {
  const { people, say, keep, read, tell, log } = props;
  const track = tracked(people.length, log);
  const act = (one: Act): void => keep(tellAct(props, log, one) as unknown as Json);
  const back = (): void => {
    const before = without(log);
    if (before) untellAct(props, log);
    else untellFirst(props, log.first);
    keep((before ?? { cap: log.cap }) as unknown as Json);
  };
  const part: Part = { ...props, track, act };
  const off = track.gold.some((gold, seat) => read.number('gold', seat) !== gold);
  const fill = (): void => {
    const entries = track.gold.flatMap((gold, seat): Entry[] =>
      read.number('gold', seat) === gold ? [] : [[cellOf('gold', seat), `${gold}`]],
    );
    tell(words('told', { n: track.round }), entries);
  };
  return (
    <div class="stack pc-tracker">
      <header class="row pc-tracker-head">
        <b class="title figures">{say(words('round', { n: track.round }))}</b>
        <span>{say(words('governor', { who: who(track.governor) }))}</span>
      </header>
      <Asked {...part} />
      <ul class="grid-fit pc-tracker-roles">
        {rolesFor(people.length).map((role) => (
          <RoleCard key={role} {...part} role={role} />
        ))}
      </ul>
      <h3 class="label">{say(words('gold'))}</h3>
      <ul class="grid-fit pc-purses">
        {people.map((_, seat) => (
          <Purse key={seat} {...part} seat={seat} />
        ))}
      </ul>
      <div class="row">
        {may(track, { round: true }) && (
          <Button kind="main" icon="check" onClick={() => act({ round: true })}>
            {say(words('end'))}
          </Button>
        )}
        {off && (
          <Button icon="keep" onClick={fill}>
            {say(words('enter'))}
          </Button>
        )}
        <Button kind="quiet" icon="undo" onClick={back}>
          {say(words('back'))}
        </Button>
      </div>
    </div>
  );
}

function Roles(props: HelperProps) {
  const log = logOf(props.kept, props.people.length);
  return log ? <Running {...props} log={log} /> : <Begin {...props} />;
}

export const keeper: KeeperModule = {
  helper: { id: 'roles', text: words('title'), Panel: Roles },
  text,
};
