import type { Phrase, Seat } from '../../../engine/rules';
import type { Say } from '../../table';
import { berthName, wareName } from '../rules/names';
import type { Pay, View } from '../rules/state';
import { WareMark, words } from './panels';

/** What the voyage brought, person by person, while the table pauses before the next one. */

function reason(view: View, { why, at }: Pay): Phrase {
  if (why === 'port' || why === 'yard') return berthName(why, at);
  if (why === 'agent') return words('why.agent', { n: at });
  return words(`why.${why}`, { ware: wareName(view.punts[at].ware) });
}

const signed = (coins: number): string => (coins < 0 ? `−${-coins}` : `+${coins}`);

function Account({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const lines = view.pay.filter((line) => line.seat === seat);
  const total = lines.reduce((sum, { coins }) => sum + coins, 0);
  return (
    <li class={total < 0 ? 'manila-account owes' : 'manila-account'}>
      <span class="manila-account-who">{say(words('person', { who: { seat } }))}</span>
      <span class="manila-account-lines">
        {lines.map((line, i) => (
          <span key={i}>
            {say(reason(view, line))} <b>{signed(line.coins)}</b>
          </span>
        ))}
      </span>
      <b class="manila-account-sum">{signed(total)}</b>
    </li>
  );
}

export function Payday({ view, say }: { view: View; say: Say }) {
  const paid = Array.from({ length: view.n }, (_, seat) => seat).filter((seat) =>
    view.pay.some((line) => line.seat === seat),
  );
  return (
    <section class="manila-payday" aria-label={say(words('payday'))}>
      {paid.length === 0 && <p class="panel-quiet">{say(words('nobodyPaid'))}</p>}
      <ul>
        {paid.map((seat) => (
          <Account key={seat} view={view} seat={seat} say={say} />
        ))}
      </ul>
      <p class="manila-rises">
        {view.rose.map((ware) => (
          <span key={ware} class="panel-fact manila-value">
            <WareMark ware={ware} />
            {say({ key: 'manila.rose', args: { ware: wareName(ware), value: view.values[ware] } })}
          </span>
        ))}
        {view.rose.length === 0 && say(words('nothingRose'))}
      </p>
    </section>
  );
}
