import type { Phrase } from '../../engine/rules';
import type { Pick, PreviewLine } from '../module';
import { type Say, WareMark, words } from './panels';
import { LOAN, price, WARES } from './setup';
import type { View, Ware } from './state';
import { wareName } from './words';

/** Picks with a face of their own: bids on a stepper, the ware that stays ashore, shares to buy. */

export interface ChoiceProps {
  view: View;
  picks: readonly Pick[];
  made: readonly Pick[];
  onPick(id: string): void;
  /** What committing that pick alone would do. */
  previewOf(id: string): readonly PreviewLine[];
  say: Say;
}

export const faces = (id: string): boolean => /^(bid|ashore|market):/.test(id);

const numberOf = (pick: Pick): number => Number(pick.id.split(':')[1]);

export function Choice(props: ChoiceProps) {
  // a lone pick is made by itself and offered no more
  const all = props.picks.length > 0 ? props.picks : props.made;
  const kind = all[0]?.id.split(':')[0];
  if (kind === 'bid') return <Bidding {...props} picks={all} />;
  return (
    <div class={`faces manila-choice manila-choice-${kind}`}>
      {[...all]
        .sort((a, b) => numberOf(a) - numberOf(b))
        .map((pick) => {
          const chosen = props.made.some(({ id }) => id === pick.id);
          return (
            <button
              key={pick.id}
              type="button"
              class={`face-card manila-card manila-of-${numberOf(pick)} ${chosen ? 'chosen' : ''}`}
              aria-pressed={chosen}
              onClick={() => props.onPick(pick.id)}
            >
              {kind === 'ashore' ? (
                <LoadFace ware={numberOf(pick)} say={props.say} />
              ) : (
                <MarketFace view={props.view} ware={numberOf(pick)} say={props.say} />
              )}
            </button>
          );
        })}
    </div>
  );
}

const STEPS: readonly [by: number, key: string][] = [
  [-5, 'bidLessFive'],
  [-1, 'bidLess'],
  [1, 'bidMore'],
  [5, 'bidMoreFive'],
];

/** The next legal bid that way, as far as there is one. */
function stepped(bids: readonly number[], from: number, by: number): number {
  return Math.min(bids[bids.length - 1], Math.max(bids[0], from + by));
}

/** A big number with steps beside it. Before anything is chosen it shows the lowest bid there is. */
function Bidding({ view, picks, made, onPick, say }: ChoiceProps) {
  const bids = picks.map(numberOf).sort((a, b) => a - b);
  const chosen = made.find((pick) => pick.id.startsWith('bid:'));
  const now = chosen ? numberOf(chosen) : bids[0];
  const step = ([by, key]: readonly [number, string]) => {
    const to = stepped(bids, now, by);
    return (
      <button
        key={key}
        type="button"
        class="manila-step"
        disabled={to === now}
        aria-label={say(words(key))}
        onClick={() => onPick(`bid:${to}`)}
      >
        {by > 0 ? `+${by}` : `−${-by}`}
      </button>
    );
  };
  return (
    <div class="faces manila-bidding">
      <div class="manila-stepper">
        {STEPS.slice(0, 2).map(step)}
        <button
          type="button"
          class={`face-card manila-number ${chosen ? 'chosen' : ''}`}
          aria-pressed={chosen !== undefined}
          onClick={() => onPick(`bid:${now}`)}
        >
          <b>{now}</b>
          <span>{say(words('pesos', { n: now }))}</span>
        </button>
        {STEPS.slice(2).map(step)}
      </div>
      <p class="manila-limit">{limits(view, now).map(say).join(' · ')}</p>
    </div>
  );
}

/** What the standing bid is, how far this person can go, and what the shown bid would take. */
function limits(view: View, now: number): Phrase[] {
  const auction = view.todo.find((f) => f.at === 'auction');
  if (auction?.at !== 'auction') return [];
  const out: Phrase[] = [];
  const standing = { n: auction.high, who: { seat: auction.bidder } };
  if (auction.high > 0) out.push(words('standing', standing));
  const cash = view.cash[auction.turn];
  if (cash === null) return out;
  const free = view.hands[auction.turn].length - view.pledged[auction.turn];
  out.push(words('limit', { n: cash + LOAN * free }));
  const loans = Math.ceil((now - cash) / LOAN);
  if (loans > 0) out.push(words('takesLoans', { n: loans }));
  return out;
}

/** A load: what it brings and what its seats cost; the chosen one gets the stamp that it stays. */
function LoadFace({ ware, say }: { ware: Ware; say: Say }) {
  const { profit, seats } = WARES[ware];
  return (
    <>
      <span class="manila-weave" aria-hidden="true" />
      <WareMark ware={ware} />
      <span class="manila-card-name">{say(wareName(ware))}</span>
      <span class="manila-card-text">{say(words('brings', { n: profit }))}</span>
      <span class="manila-card-text">{say(words('seatCosts', { list: [...seats] }))}</span>
      <span class="manila-stamp">{say(words('staysAshore'))}</span>
    </>
  );
}

function MarketFace({ view, ware, say }: { view: View; ware: Ware; say: Say }) {
  return (
    <>
      <span class="manila-weave" aria-hidden="true" />
      <WareMark ware={ware} />
      <span class="manila-card-name">{say(wareName(ware))}</span>
      <span class="manila-price">{price(view.values[ware])}</span>
      <span class="manila-card-text">{say(words('worth', { n: view.values[ware] }))}</span>
      <span class="manila-card-text">{say(words('left', { n: view.supply[ware] }))}</span>
    </>
  );
}
