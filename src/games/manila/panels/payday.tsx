import type { Phrase, Seat } from '../../../engine/rules';
import { SeatDisc } from '../../../look/widgets';
import type { PanelProps, Say } from '../../table';
import { berthName, wareName } from '../rules/names';
import type { Pay, View } from '../rules/state';
import { WareMark, words } from './panels';

/** What the voyage brought, player by player, while the table pauses before the next one. */

function reason(view: View, { why, at }: Pay): Phrase {
  if (why === 'port' || why === 'yard') return berthName(why, at);
  if (why === 'agent') return words('why.agent', { n: at });
  return words(`why.${why}`, { ware: wareName(view.punts[at].ware) });
}

const signed = (coins: number): string => (coins < 0 ? `−${-coins}` : `+${coins}`);

/** A berth by its letter, as on the quay; on sleepers, where it is one of the shipyard. */
function Where({ why, at, name }: { why: Pay['why']; at: number; name: string }) {
  if (why === 'agent') return name;
  return (
    <i class={`manila-berth ${why}`} role="img" aria-label={name}>
      {'ABC'[at]}
    </i>
  );
}

/** What it was for: the ware, or the letter of the berth. */
function Line({ view, line, say }: { view: View; line: Pay; say: Say }) {
  const { why, at, coins } = line;
  const name = say(reason(view, line));
  return (
    <span title={name}>
      {why === 'load' || why === 'plunder' ? (
        <WareMark ware={view.punts[at].ware} label={name} />
      ) : (
        <Where why={why} at={at} name={name} />
      )}{' '}
      <b>{signed(coins)}</b>
    </span>
  );
}

interface AccountProps extends PanelProps<View> {
  seat: Seat;
}

function Account({ view, seat, say, chairs }: AccountProps) {
  const lines = view.pay.filter((line) => line.seat === seat);
  const total = lines.reduce((sum, { coins }) => sum + coins, 0);
  return (
    <li class={`face-card manila-account ${total < 0 ? 'owes' : ''}`} data-about="fact:paid" title={chairs[seat].name}>
      <span class="face-art row">
        <SeatDisc colour={chairs[seat].colour} />
        <b>{signed(total)}</b>
      </span>
      <span class="face-title">
        {lines.map((line, i) => (
          <Line key={i} view={view} line={line} say={say} />
        ))}
      </span>
    </li>
  );
}

export function Payday({ view, say, chairs }: PanelProps<View>) {
  const paid = chairs.map((_, seat) => seat).filter((seat) => view.pay.some((line) => line.seat === seat));
  return (
    <section class="line manila-payday" aria-label={say(words('payday'))}>
      {paid.length === 0 && <p class="panel-quiet">{say(words('nobodyPaid'))}</p>}
      {paid.length > 0 && (
        <ul class="faces line tight">
          {paid.map((seat) => (
            <Account key={seat} view={view} seat={seat} say={say} chairs={chairs} />
          ))}
        </ul>
      )}
      <p class="row manila-rises">
        {view.rose.map((ware) => (
          <span key={ware} class="panel-fact sum manila-value" data-about={`market:${ware}`}>
            <WareMark ware={ware} label={say(wareName(ware))} />
            <b>
              ↑ <span>{view.values[ware]}</span>
            </b>
          </span>
        ))}
        {view.rose.length === 0 && say(words('nothingRose'))}
      </p>
    </section>
  );
}
