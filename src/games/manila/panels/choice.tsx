import type { Phrase } from '../../../engine/rules';
import { Bidding } from '../../kit/bidding';
import { numberOf } from '../../kit/picks';
import type { ChoiceProps as AnyChoiceProps, Say } from '../../table';
import { wareName } from '../rules/names';
import { LOAN, price, WARES } from '../rules/setup';
import type { Move, View, Ware } from '../rules/state';
import { bidPicks, room } from '../speech/moves';
import { WareMark, words } from './panels';

/** Picks with a face of their own: bids on a stepper, the ware that stays ashore, shares to buy. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const faces = (id: string): boolean => /^((tens|bid|ashore|market):|out$)/.test(id);

export function Choice(props: ChoiceProps) {
  // a lone pick is made by itself and offered no more
  const all = props.picks.length > 0 ? props.picks : props.made;
  const kind = all[0]?.id.split(':')[0];
  if (props.view.todo[0]?.at === 'auction') return <Auction {...props} />;
  return (
    <div class={`faces manila-choice manila-choice-${kind}`}>
      {[...all]
        .sort((a, b) => numberOf(a.id) - numberOf(b.id))
        .map((pick) => {
          const chosen = props.made.some(({ id }) => id === pick.id);
          return (
            <button
              key={pick.id}
              type="button"
              class={`face-card panel-card manila-card manila-of-${numberOf(pick.id)} ${chosen ? 'chosen' : ''}`}
              data-pick={pick.id}
              aria-pressed={chosen}
              onClick={() => props.onPick(pick.id)}
            >
              {kind === 'ashore' ? (
                <LoadFace ware={numberOf(pick.id)} say={props.say} />
              ) : (
                <MarketFace view={props.view} ware={numberOf(pick.id)} say={props.say} />
              )}
            </button>
          );
        })}
    </div>
  );
}

/** Bids and the pass side by side: neither moves, whatever is bid or chosen, and what there is to know has its own two lines. */
function Auction(props: ChoiceProps) {
  const { view, picks, made, onPick, say } = props;
  const auction = view.todo[0];
  const out = [...picks, ...made].find(({ id }) => id === 'out');
  const chosen = made.some(({ id }) => id === 'out');
  const cash = auction?.at === 'auction' ? view.cash[auction.turn] : null;
  const bids = auction?.at === 'auction' && room(view, auction) > 0;
  return (
    <div class={`faces manila-auction ${cash === null ? '' : 'told'}`}>
      {bids && <Bids {...props} />}
      {out && (
        <button
          type="button"
          class={`face-card manila-out ${chosen ? 'chosen' : ''}`}
          data-pick="out"
          aria-pressed={chosen}
          onClick={() => onPick('out')}
        >
          {say(out.text)}
        </button>
      )}
    </div>
  );
}

function Bids({ view, made, onChoose, say }: ChoiceProps) {
  const auction = view.todo[0];
  if (auction?.at !== 'auction') return null;
  const chosen = made.find((pick) => pick.id.startsWith('bid:'));
  return (
    <Bidding
      least={auction.high + 1}
      most={auction.high + room(view, auction)}
      chosen={chosen && numberOf(chosen.id)}
      onChoose={(bid) => onChoose(bidPicks(bid, view))}
      words={words}
      unit={(n) => words('pesos', { n })}
      notes={(n) => limits(view, n)}
      say={say}
    />
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
  const left = cash - now + Math.max(0, loans) * LOAN;
  out.push(loans > 0 ? words('takesLoans', { n: loans, left }) : words('leaves', { n: left }));
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
