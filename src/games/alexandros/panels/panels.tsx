import { PanelIcon } from '../../kit/icon';
import { wordsOf } from '../../kit/words';
import type { Say } from '../../table';
import '../../kit/panels.css';
import './panels.css';
import type { Seat } from '../../../engine/rules';
import { SIGNS } from '../draw/signs';
import { symbolName } from '../rules/names';
import { incomes } from '../rules/provinces';
import { GUARDS, SYMBOLS, sumOf } from '../rules/setup';
import type { Sign, View } from '../rules/state';
import { handOf } from '../rules/view';
import { turnOf } from '../speech/figures';

/** What the table screen shows of Alexandros beside the board. Words come in through `say`. */

export const words = wordsOf('alex.panel');

/** A symbol in its own colour. */
export function Emblem({ symbol, label }: { symbol: Sign; label?: string }) {
  const { shape, cut, lines, width } = SIGNS[symbol];
  return (
    <svg
      class={`alex-sign alex-of-${symbol}`}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} class="alex-ink" />
      {lines && <path d={lines} class="alex-line" stroke-width={width} />}
      <path d={cut} class="alex-cut" />
    </svg>
  );
}

const ICONS: { readonly [name: string]: string } = {
  card: 'M8 2h10a2 2 0 0 1 2 2v13h-2.200V4.200H8zM6 5.500h8.500a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.500a2 2 0 0 1 2-2zm4.200 5L7.600 14l2.600 3.500 2.600-3.500z',
  coin: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zm0 2.600a7.400 7.400 0 1 0 0 14.800a7.400 7.400 0 1 0 0-14.800zm-1.200 3h2.400v3.200h3.200v2.400h-3.200v3.200h-2.400v-3.200H7.600v-2.400h3.200z',
  guard:
    'M12 1.500c3 2 6 2.700 9 2.800.5 8-2.500 14.500-9 18.200C5.500 18.800 2.500 12.300 3 4.300c3-.1 6-.8 9-2.800zm0 4.500l-1.600 4-4.200.2 3.300 2.700L8.400 17 12 14.700l3.600 2.300-1.100-4.100 3.300-2.700-4.200-.2z',
  // from corner to corner
  way: 'M4.500 22a3.500 3.500 0 1 1 2.300-6.200L10 13.600 6.800 7.200 8.900 6 12.900 14.200 17.100 9.600A3.500 3.500 0 1 1 19 11L12.300 16.500 8 17.500A3.500 3.500 0 0 1 4.500 22z',
  joker:
    'M12 1.500l3.200 7 7.600.800-5.700 5.100 1.600 7.500-6.700-3.800-6.700 3.800 1.600-7.500L1.200 9.300l7.600-.800z',
  wall: 'M1.500 5h4.200v3h3V5h6.600v3h3V5h4.200v15h-21zM4 12v2.200h6V12zm8.500 0v2.200H20V12zM4 16v2h3.500v-2zm6 0v2h6v-2z',
};

/** Without words it stands beside them and is silent. */
export const Icon = ({ name, label }: { name: string; label?: string }) => (
  <PanelIcon class={`alex-icon-${name}`} path={ICONS[name]} label={label} />
);

/** A guard and the symbol under it. */
export const Standing = ({ symbol }: { symbol: Sign }) => (
  <span class="sum">
    <Icon name="guard" />
    <Emblem symbol={symbol} />
  </span>
);

interface FactProps {
  icon: string;
  label: string;
  about: string;
  children: string | number;
}

function Fact({ icon, label, about, children }: FactProps) {
  return (
    <span class="panel-fact sum" data-about={about}>
      <Icon name={icon} label={label} />
      <b>{children}</b>
    </span>
  );
}

/** Public facts of one seat, for its plate. */
export function Plate({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const { open, hidden } = view.hands[seat];
  const at = view.stock[seat];
  const income = view.symbols === '' ? 0 : incomes(view)[seat];
  return (
    <div class="panel-plate row">
      <span class="panel-fact sum alex-income" title={say(words('income'))} data-about="fact:income">
        <Icon name="coin" label={say(words('income'))} />
        <b>{`+${income}`}</b>
      </span>
      <Fact icon="card" label={say(words('cards'))} about="fact:cards">
        {sumOf(open) + hidden}
      </Fact>
      <span
        class="line alex-home"
        role="img"
        data-about="fact:home"
        aria-label={say(words('atHome', { n: at }))}
        title={say(words('atHome', { n: at }))}
      >
        {Array.from({ length: GUARDS }, (_, i) => (
          <svg key={i} class={i < at ? 'panel-icon' : 'panel-icon away'} viewBox="0 0 24 24" aria-hidden="true">
            <path fill-rule="evenodd" d={ICONS.guard} />
          </svg>
        ))}
      </span>
      {sumOf(open) > 0 && (
        <span class="row alex-known">
          {SYMBOLS.filter((symbol) => open[symbol] > 0).map((symbol) => (
            <span key={symbol} class="panel-fact sum" data-about={`symbol:${symbol}`}>
              <Emblem symbol={symbol} label={say(words('known', { symbol: symbolName(symbol) }))} />
              {open[symbol] > 1 && <b>{open[symbol]}</b>}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** How far the game is, in the strip. */
export function Facts({ view, say }: { view: View; say: Say }) {
  const turn = turnOf(view);
  return (
    <span class="row note panel-facts">
      {view.last !== null && view.end === null ? (
        <strong class="panel-badge" data-about="fact:last">
          {say(words('lastTurn'))}
        </strong>
      ) : (
        turn > 0 && <span data-about="fact:turn">{say(words('turn', { n: turn }))}</span>
      )}
      <span class="line alex-walls">
        <Fact icon="wall" label={say(words('black'))} about="walls">
          {view.black}
        </Fact>
        <span class="alex-red">
          <Fact icon="wall" label={say(words('red'))} about="walls">
            {view.red}
          </Fact>
        </span>
      </span>
      <span class="alex-supply" data-about="supply">
        {say(words('supply', { n: view.supply, discards: sumOf(view.discards) }))}
      </span>
    </span>
  );
}

/** Everything secret that this view's own seat holds: a pile for each symbol. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const cards = handOf(view, seat) ?? [];
  const hidden = view.known[seat] ?? [];
  return (
    <div class="row tight minis">
      <h3 class="unseen">{say(words('myCards'))}</h3>
      {cards.every((n) => n === 0) && <p class="panel-quiet">{say(words('noCards'))}</p>}
      {SYMBOLS.filter((symbol) => cards[symbol] > 0).map((symbol) => (
        <span
          key={symbol}
          class={`mini sum alex-pile alex-of-${symbol} ${cards[symbol] > 1 ? 'alex-many' : ''}`}
          data-about={`symbol:${symbol}`}
        >
          <Emblem symbol={symbol} label={say(symbolName(symbol))} />
          <b>{cards[symbol]}</b>
          {hidden[symbol] > 0 && <small title={say(words('secret', { n: hidden[symbol] }))}>{hidden[symbol]}</small>}
        </span>
      ))}
    </div>
  );
}
