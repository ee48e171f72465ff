import { numberOf } from '../../kit/picks';
import { oneKey } from '../../kit/words';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import type { Move } from '../rules/state';
import '../../kit/panels.css';
import './panels.css';
import type { Key, Phrase, Seat } from '../../../engine/rules';
import type { PreviewLine } from '../../module';
import { actionName, commerceName } from '../rules/names';
import { ACTIONS } from '../rules/setup';
import { canGoOn, siteEnd } from '../rules/sites';
import type { Title, View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { cardsOf } from '../speech/describe';
import { spent } from '../speech/spent';
import { ActionSign, CommerceCard } from './cards';

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
    <div class="panel-plate isla-plate">
      <Fact icon="bank" label={say(count('isla.panel.bank'))} value={view.bank[seat]} />
      <Fact icon="crown" label={say(count('isla.panel.crowns'))} value={view.crowns[seat].length} />
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

function Fact({ icon, label, value }: { icon: string; label: string; value: number }) {
  return (
    <span class="panel-fact isla-fact">
      <svg viewBox="0 0 24 24" role="img" aria-label={label}>
        <path fill-rule="evenodd" d={ICONS[icon]} />
      </svg>
      <b>{value}</b>
    </span>
  );
}

/** How far the game is, in the strip. */
export function Facts({ view, say }: { view: View; say: Say }) {
  const free = (owners: readonly number[]): number => owners.filter((owner) => owner === NOBODY).length;
  if (siteEnd(view) && !view.open) return <span class="isla-facts last">{say(count('isla.panel.lastRound'))}</span>;
  return (
    <span class="isla-facts">
      <span>{say(count('isla.panel.round', { n: view.round }))}</span>
      <span>{say(count('isla.panel.bridgesLeft', { n: free(view.bridges) }))}</span>
      <span>{say(count('isla.panel.portsLeft', { n: free(view.ports) }))}</span>
      <Nearing view={view} say={say} />
    </span>
  );
}

/** When the game may end without a last site: as soon as one idle round, or one person, keeps it from that. */
function Nearing({ view, say }: { view: View; say: Say }) {
  if (view.open || view.end) return null;
  const going = view.bank.filter((_, seat) => canGoOn(view, seat)).length;
  if (view.idle > 0) return <span class="isla-nearing">{say(count('isla.panel.idle'))}</span>;
  if (going >= view.n) return null;
  return <span class="isla-nearing">{say(count('isla.panel.going', { n: going, of: view.n }))}</span>;
}

/** Everything secret that this view's own seat holds or knows. Exists only while that person is holding. */
export function Hand({ view, say }: { view: View; say: Say }) {
  const { seat } = view;
  if (seat === null) return null;
  const crowns = view.crowns[seat];
  const cards = cardsOf(view, seat);
  return (
    <div class="isla-hand">
      <div>
        <h3 class="label own-title">{say(count('isla.panel.myCrowns'))}</h3>
        {crowns.length === 0 && <p class="panel-quiet">{say(count('isla.panel.noCrowns'))}</p>}
        <div class="isla-crowns">
          {crowns.map((value, i) => (
            <span key={i} class="isla-crown" data-about="crown">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={EMBLEMS.king} />
              </svg>
              <b>{value}</b>
            </span>
          ))}
        </div>
      </div>
      <div>
        <h3 class="label own-title">{say(count('isla.panel.myCards'))}</h3>
        {cards.length === 0 && <p class="panel-quiet">{say(count('isla.panel.noCards'))}</p>}
        <div class="isla-cards">
          {cards.map(
            (card) => card !== null && <CommerceCard key={card} card={card} spent={spent(view, card)} say={say} />,
          )}
        </div>
      </div>
      <Known view={view} say={say} />
    </div>
  );
}

/** What this seat has worked out about the others' cards from its own looks; the app forgets nothing for it. */
function Known({ view, say }: { view: View; say: Say }) {
  const lines: Phrase[] = [];
  for (const deck of view.stacks) {
    for (const take of deck.takes) {
      if (take.card === null || take.seat === view.seat) continue;
      lines.push(count('isla.panel.knownCard', { who: { seat: take.seat }, card: commerceName(take.card) }));
    }
    for (const group of deck.groups) {
      const holders = [...new Set(group.takes.map((t) => deck.takes[t].seat))].map((seat) => ({ seat }));
      const list = group.rest ? [...holders, count('isla.panel.inStack')] : holders;
      lines.push(count('isla.panel.knownGroup', { list, cards: group.cards.map(commerceName) }));
    }
  }
  if (lines.length === 0 || view.open) return null;
  return (
    <details class="isla-known">
      <summary class="label">{say(count('isla.panel.known'))}</summary>
      <ul>
        {lines.map((phrase) => (
          <li key={say(phrase)}>{say(phrase)}</li>
        ))}
      </ul>
    </details>
  );
}

type ChoiceProps = AnyChoiceProps<View, Move>;

/** Picks that look like cards: an action card, a commerce card, a stack. */
export const faces = (id: string): boolean => /^(action|commerce|stack):/.test(id);

export function Choice({ view, picks, made, onPick, previewOf, say }: ChoiceProps) {
  // a lone pick is made by itself and offered no more
  const all = picks.length > 0 ? picks : made;
  const kind = all[0]?.id.split(':')[0];
  const chosen = new Set(made.map((pick) => pick.id));
  return (
    <div
      class={`faces isla-choice isla-choice-${kind}`}
      style={{ '--columns': kind === 'action' ? columns(all.length) : all.length }}
    >
      {[...all]
        .sort((a, b) => numberOf(a.id) - numberOf(b.id))
        .map((pick) => (
          <button
            key={pick.id}
            type="button"
            class={chosen.has(pick.id) ? 'face-card panel-card isla-card chosen' : 'face-card panel-card isla-card'}
            aria-pressed={chosen.has(pick.id)}
            data-about={pick.id}
            data-pick={pick.id}
            onClick={() => onPick(pick.id)}
          >
            {kind === 'action' && <ActionFace card={numberOf(pick.id)} lines={previewOf(pick.id)} say={say} />}
            {kind === 'commerce' && (
              <CommerceCard card={numberOf(pick.id)} spent={spent(view, numberOf(pick.id))} say={say} />
            )}
            {kind === 'stack' && (
              <StackFace stack={numberOf(pick.id)} left={view.stacks[numberOf(pick.id)].left} text={say(pick.text)} />
            )}
          </button>
        ))}
    </div>
  );
}

/** One row while it fits, else two of about the same length. */
const columns = (cards: number): number => (cards <= 6 ? cards : Math.ceil(cards / 2));

function ActionFace({ card, lines, say }: { card: number; lines: readonly PreviewLine[]; say: Say }) {
  return (
    <>
      <span class="isla-card-head">
        <span class={`isla-card-number isla-kind-${ACTIONS[card].kind}`}>{card}</span>
        <span class="isla-card-title">{say(count(oneKey(`isla.actionTitle.${card}`)))}</span>
      </span>
      <ActionSign card={card} />
      <span class="isla-card-text">{say(count(oneKey(`isla.actionText.${card}`)))}</span>
      {lines.map((line) => (
        <span key={say(line.text)} class={`isla-card-now ${line.tone ?? ''}`}>
          {say(line.text)}
        </span>
      ))}
    </>
  );
}

function StackFace({ stack, left, text }: { stack: number; left: number; text: string }) {
  return (
    <>
      <span class="isla-stack" aria-hidden="true">
        {Array.from({ length: left }, (_, i) => (
          <i key={i} />
        ))}
        <b>{stack + 1}</b>
      </span>
      <span class="isla-card-title">{text}</span>
    </>
  );
}
