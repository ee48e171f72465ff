import { oneKey } from '../../kit/words';
import type { Say } from '../../table';
import '../../kit/panels.css';
import './panels.css';
import type { Key, Phrase, Seat } from '../../../engine/rules';
import { actionName, commerceName } from '../rules/names';
import { TIKIS } from '../rules/scoring';
import { canGoOn, siteEnd } from '../rules/sites';
import type { Title, View } from '../rules/state';
import { cardsOf } from '../speech/describe';
import { free } from '../speech/figures';
import { known } from '../speech/known';
import { spent } from '../speech/spent';
import { CommerceSign, kindOfCard } from './cards';

/** What the table screen shows of Isla Margarita beside the board. Words come in through `say`. */

const count = (key: Key, args: Phrase['args'] = {}): Phrase => ({ key, args });

/** A line-drawn emblem per title, so that a title is known by its shape as well as its name. */
const EMBLEMS: { readonly [title in Title]: string } = {
  king: 'M3 18h18v2.500H3zM3.500 15.500L2 6l5.500 4L12 3l4.500 7L22 6l-1.500 9.500z',
  bridgeBuilder:
    'M1 8h22v2.500H1zM3 10.500h2.500V20H3zM18.500 10.500H21V20h-2.500zM5.500 20c0-9 13-9 13 0H16c0-5.500-8-5.500-8 0z',
  portBuilder:
    'M11 2h2v3h3v2h-3v11c3-.300 5-2 5.500-4.500L16 14l3.500-4L23 14h-2.300c-.700 5-4.200 8-8.700 8s-8-3-8.700-8H1l3.500-4L8 14l-2.500-.500C6 16 8 17.700 11 18V7H8V5h3z',
};

function Emblem({ title, label }: { title: Title; label: string }) {
  return (
    <svg
      class={`isla-emblem isla-emblem-${title}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      data-about={`title:${title}`}
    >
      <path d={EMBLEMS[title]} />
    </svg>
  );
}

/** Public facts of one seat, for its plate. */
export function Plate({ view, seat, say }: { view: View; seat: Seat; say: Say }) {
  const titles = (Object.keys(view.titles) as Title[]).filter((title) => view.titles[title] === seat);
  const took = view.revealed ? view.draft.takes.filter((take) => take.seat === seat) : [];
  const acting = view.todo.find((f) => f.at === 'act' || f.at === 'invest' || f.at === 'build');
  return (
    <div class="panel-plate row">
      <Fact icon="bank" label={say(count('isla.panel.bank'))} value={view.bank[seat]} />
      <Fact icon="crown" about="crown" label={say(count('isla.panel.crowns'))} value={view.crowns[seat].length} />
      <Fact icon="card" label={say(count('isla.panel.cards'))} value={cardsOf(view, seat).length} />
      {titles.map((title) => (
        <Emblem key={title} title={title} label={say(count(`isla.titleName.${title}`))} />
      ))}
      {took.map(
        ({ card }) =>
          card !== null && (
            <span
              key={card}
              class={acting?.card === card ? 'isla-took now' : 'isla-took'}
              title={say(actionName(card))}
              data-about={`action:${card}`}
            >
              {card}
            </span>
          ),
      )}
    </div>
  );
}

const ICONS: { readonly [name: string]: string } = {
  bank: 'M12 4c5 0 9 1.500 9 3.500S17 11 12 11 3 9.500 3 7.500 7 4 12 4zM3 10.500C4.500 12.500 8 13.500 12 13.500s7.500-1 9-3v3c0 2-4 3.500-9 3.500s-9-1.500-9-3.500zM3 16c1.500 2 5 3 9 3s7.500-1 9-3v1.500c0 2-4 3.500-9 3.500s-9-1.500-9-3.500z',
  crown: 'M3 19h18v2H3zM4 17L2.500 7 8 11l4-7 4 7 5.500-4L20 17z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 5l-4 5 4 5 4-5z',
};

interface FactProps {
  icon: string;
  label: string;
  value: number | string;
  about?: string;
}

function Fact({ icon, label, value, about = `fact:${icon}` }: FactProps) {
  return (
    <span class="panel-fact sum" data-about={about}>
      <svg class="panel-icon" viewBox="0 0 24 24" role="img" aria-label={label}>
        <path fill-rule="evenodd" d={ICONS[icon]} />
      </svg>
      <b>{value}</b>
    </span>
  );
}

/** How far the game is, in the strip. */
export function Facts({ view, say }: { view: View; say: Say }) {
  if (siteEnd(view) && !view.open)
    return (
      <span class="row note panel-facts isla-nearing" data-about="fact:end">
        {say(count('isla.panel.lastRound'))}
      </span>
    );
  return (
    <span class="row note panel-facts">
      <span data-about="fact:round">{say(count('isla.panel.round', { n: view.round }))}</span>
      <span data-about="fact:bridges">{say(count('isla.panel.bridgesLeft', { n: free(view.bridges) }))}</span>
      <span data-about="fact:ports">{say(count('isla.panel.portsLeft', { n: free(view.ports) }))}</span>
      <Nearing view={view} say={say} />
    </span>
  );
}

/** When the game may end without a last site: as soon as one idle round, or one person, keeps it from that. */
function Nearing({ view, say }: { view: View; say: Say }) {
  if (view.open || view.end) return null;
  const going = view.bank.filter((_, seat) => canGoOn(view, seat)).length;
  if (view.idle === 0 && going >= view.n) return null;
  const near = view.idle > 0 ? count('isla.panel.idle') : count('isla.panel.going', { n: going, of: view.n });
  return (
    <span class="isla-nearing" data-about="fact:end">
      {say(near)}
    </span>
  );
}

/** Everything secret that this view's own seat holds or knows. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const crowns = view.crowns[seat].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const cards = cardsOf(view, seat).filter((card) => card !== null);
  const tikis = cards.filter((card) => TIKIS.includes(card));
  return (
    <div class="row tight minis">
      {crowns.length > 0 && (
        <span class="mini sum isla-crowns" title={say(count('isla.panel.myCrowns'))} data-about="crown">
          <Emblem title="king" label={say(count('isla.panel.myCrowns'))} />
          {crowns.map((value, i) => (
            <b key={i}>{value}</b>
          ))}
        </span>
      )}
      {cards
        .filter((card) => card === tikis[0] || !tikis.includes(card))
        .map((card) => (
          <Held key={card} card={card} n={tikis.includes(card) ? tikis.length : 1} view={view} say={say} />
        ))}
      <Known view={view} say={say} />
    </div>
  );
}

/** A commerce card, or the Tikis, which count as a set. One that can bring nothing any more is struck through. */
function Held({ card, n, view, say }: { card: number; n: number; view: View; say: Say }) {
  const gone = spent(view, card);
  const text = say(count(oneKey(`isla.commerceText.${card}`)));
  const names = [commerceName(card), ...(gone ? [count('isla.panel.spent')] : [])].map(say);
  return (
    <span
      class={`mini sum isla-held ${kindOfCard(card)} ${gone ? 'spent' : ''}`}
      role="img"
      aria-label={names.join(': ')}
      title={`${names.join(': ')}. ${text}`}
      data-about={`commerce:${card}`}
    >
      <CommerceSign card={card} />
      {n > 1 && <b>×{n}</b>}
    </span>
  );
}

/** Shows that this seat knows something about the others' cards; a touch tells what. */
function Known({ view, say }: { view: View; say: Say }) {
  if (known(view).length === 0) return null;
  const words = say(count('isla.panel.known'));
  return (
    <button
      type="button"
      class="mini sum isla-known"
      aria-label={words}
      title={words}
      data-about="fact:known"
      data-tells
    >
      <Fact icon="card" label="" value="?" about="fact:known" />
    </button>
  );
}
