import { PanelIcon } from '../../kit/icon';
import { wordsOf } from '../../kit/words';
import type { Say } from '../../table';
import '../../kit/panels.css';
import './panels.css';
import type { Seat } from '../../../engine/rules';
import { WARE_LOOKS } from '../draw/wares';
import { wareName } from '../rules/names';
import { ALL_WARES, SHARES_EACH } from '../rules/setup';
import type { ShareView, View, Ware } from '../rules/state';

/** What the table screen shows of Manila beside the board. Words come in through `say`. */

export const words = wordsOf('manila.panel');

/** The symbol of a ware in its own colours. */
export function WareMark({ ware, label }: { ware: Ware; label?: string }) {
  const { fill, edge, ink, shape, lines } = WARE_LOOKS[ware];
  return (
    <svg
      class="manila-ware"
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} fill={fill} stroke={edge} stroke-width="1.5" stroke-linejoin="round" />
      <path d={lines} fill="none" stroke={ware === 0 ? edge : ink} stroke-width="1.4" stroke-linecap="round" />
    </svg>
  );
}

const ICONS: { readonly [name: string]: string } = {
  cash: 'M12 4c5 0 9 1.500 9 3.500S17 11 12 11 3 9.500 3 7.500 7 4 12 4zM3 10.500C4.500 12.500 8 13.500 12 13.500s7.500-1 9-3v3c0 2-4 3.500-9 3.500s-9-1.500-9-3.500zM3 16c1.500 2 5 3 9 3s7.500-1 9-3v1.500c0 2-4 3.500-9 3.500s-9-1.500-9-3.500z',
  share:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm1.500 3v14h9V5zM12 7.500l3 4.500-3 4.500-3-4.500z',
  pledged:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm1 4.500L17.500 19l1.500-1.500L8.500 5z',
  pawn: 'M12 2a5.200 5.200 0 0 1 3 9.500c.400 3.500 1.500 5.500 4 7.500 0 2-3.500 3-7 3s-7-1-7-3c2.500-2 3.600-4 4-7.500A5.200 5.200 0 0 1 12 2z',
  master:
    'M11 2h2v3h3v2h-3v11c3-.300 5-2 5.500-4.500L16 14l3.500-4L23 14h-2.300c-.700 5-4.200 8-8.700 8s-8-3-8.700-8H1l3.500-4L8 14l-2.500-.500C6 16 8 17.700 11 18V7H8V5h3z',
  port: 'M2 14h20v3H2zM4 17h3v5H4zM17 17h3v5h-3zM10.500 17h3v5h-3zM12 1l6 6.500h-4V12h-4V7.500H6z',
  yard: 'M2 7l5-5 6 4-2.500 2.500L22 19.500 19.500 22 8.500 10.500 6 13z',
  pirate:
    'M12 2c5 0 8.500 3.500 8.500 8 0 3-1.500 5-4 6v4h-9v-4c-2.500-1-4-3-4-6C3.500 5.500 7 2 12 2zM8.500 8a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM15.500 8a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM12 12.500L10.500 15h3z',
  pilot: 'M8 4h8v3.500H8zM12 .500L16 3H8zM8.800 9h6.400l2 12H6.800zM1 3l5 1.500v1.800L1 7zM23 3l-5 1.500v1.800l5 .700z',
  agent:
    'M12 2l8.500 3v6c0 5.500-3.500 9.500-8.500 11.500C7 20.500 3.500 16.500 3.500 11V5zM7 11l3.500 4.500 6.500-7-1.700-1.500-4.600 5L8.800 9.700z',
  passed: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 10.500v3h12v-3z',
};

export function Icon({ name, label }: { name: string; label?: string }) {
  const own = `manila-icon manila-icon-${name}`;
  return <PanelIcon class={own} path={ICONS[name]} label={label} viewBox="-1 0 26 24" />;
}

function Fact({ icon, label, value }: { icon: string; label: string; value: number | string }) {
  return (
    <span class="panel-fact sum" data-about={`fact:${icon}`}>
      <Icon name={icon} label={label} />
      <b>{value}</b>
    </span>
  );
}

/** Out of the auction, or placing no more. */
function isOut(view: View, seat: Seat): boolean {
  const auction = view.todo.find((f) => f.at === 'auction');
  return auction?.at === 'auction' ? auction.passed[seat] : view.passed[seat];
}

/** Public facts of one seat, for its plate. */
export function Plate({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const cash = view.cash[seat];
  const auction = view.todo.find((f) => f.at === 'auction');
  const bid = auction?.at === 'auction' && auction.bidder === seat ? auction.high : 0;
  return (
    <div class="panel-plate row">
      <Fact icon="cash" label={say(words(cash === null ? 'cashHidden' : 'cash'))} value={cash ?? '?'} />
      <Fact icon="share" label={say(words('shares'))} value={view.hands[seat].length} />
      {view.pledged[seat] > 0 && <Fact icon="pledged" label={say(words('pledged'))} value={view.pledged[seat]} />}
      <Fact icon="pawn" label={say(words('pieces'))} value={view.pieces[seat]} />
      {view.master === seat && !auction && (
        <span class="panel-honour mid" data-about="fact:master">
          <Icon name="master" label={say(words('master'))} />
        </span>
      )}
      {bid > 0 && (
        <span class="panel-badge" data-about="fact:bid">
          {say(words('bids', { n: bid }))}
        </span>
      )}
      {isOut(view, seat) && view.todo.length > 0 && (
        <span class="panel-fact sum" data-about="fact:passed">
          <Icon name="passed" label={say(words(auction ? 'outOfAuction' : 'placesNoMore'))} />
        </span>
      )}
    </div>
  );
}

/** How far the voyage is, and what the wares are worth, in the strip. */
export function Facts({ view, say }: { view: View; say: Say }) {
  const sailing = view.punts.length > 0;
  return (
    <span class="row note panel-facts">
      <span data-about="fact:voyage">{say(words('voyage', { n: view.voyage }))}</span>
      {sailing && <span data-about="fact:moved">{say(words('moved', { n: view.moved }))}</span>}
      <span class="row manila-values">
        {ALL_WARES.map((ware) => {
          const { values } = view;
          return (
            <span key={ware} class="panel-fact sum manila-value" data-about={`market:${ware}`}>
              <WareMark ware={ware} label={say(wareName(ware))} />
              <b>{values[ware]}</b>
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** Shares of one ware; those that are pledged lie face down under their loan, and only their owner knows the ware. */
function Pile({ ware, shares, say }: { ware: Ware; shares: readonly ShareView[]; say: Say }) {
  const pledged = shares.filter((share) => share.pledged).length;
  const name = say(wareName(ware));
  return (
    <span class={`mini sum manila-of-${ware}`} title={name} data-about={`share:${ware}`}>
      <WareMark ware={ware} label={name} />
      <b>{shares.length}</b>
      {pledged > 0 && (
        <span class="manila-pledged sum" data-about="fact:pledged">
          <Icon name="pledged" label={say(words('pledged'))} />
          {pledged}
        </span>
      )}
    </span>
  );
}

/** Shares of a ware that lie hidden with somebody else, from all that this seat knows. */
function unseen(view: View): number[] {
  return ALL_WARES.map((ware) => {
    const known = view.hands.flat().filter((share) => share.ware === ware).length;
    return SHARES_EACH - view.supply[ware] - known;
  });
}

/** Everything secret that this view's own seat holds or knows. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const hidden = unseen(view);
  const piles = ALL_WARES.map((ware) => view.hands[seat].filter((share) => share.ware === ware));
  return (
    <div class="row tight minis">
      {view.hiddenMoney && (
        <span class="mini sum" title={say(words('myCash'))} data-about="fact:cash">
          <Icon name="cash" label={say(words('myCash'))} />
          <b>{view.cash[seat] ?? 0}</b>
        </span>
      )}
      {piles.map((shares, ware) => shares.length > 0 && <Pile key={ware} ware={ware} shares={shares} say={say} />)}
      {!view.open && hidden.some((n) => n > 0) && (
        <span class="row note minis-more" data-about="fact:unseen">
          {say(words('unseen'))}
          {ALL_WARES.filter((ware) => hidden[ware] > 0).map((ware) => (
            <span key={ware} class="panel-fact sum manila-value">
              <WareMark ware={ware} label={say(wareName(ware))} />
              <b>{hidden[ware]}</b>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
