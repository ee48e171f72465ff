import { wordsOf } from '../../kit/words';
import './keeper.css';
import type { Phrase, Seat } from '../../../engine/rules';
import { Button, IconButton, SeatBadge } from '../../../look/widgets';
import type { HelperProps, KeeperModule } from '../../keeper';
import { Bidding } from '../../kit/bidding';
import { WareMark } from '../panels/panels';
import { auctionOver } from '../rules/bidding';
import { wareName } from '../rules/names';
import { ALL_WARES, LOAN, price, REDEEM, START_CASH } from '../rules/setup';
import { text as game } from '../speech/text.en';
import {
  auctionAfter,
  type Called,
  calledIn,
  outcome,
  roomFor,
  settled,
  withCall,
  withoutLast,
} from './keeper-auction';
import { begun, borrowed, bought, holding, loansFor, redeemed, standing } from './keeper-loans';
import { Sailing } from './keeper-sailing';
import { valuesOf } from './sheet';
import { text as own } from './text-keeper.en';

/** What helps beside the sheet of the boxed game: loans, the auction of the harbour master's office, the voyage. */

const words = wordsOf('manila.keeper');

/** Money is kept on the sheet from here on; what nobody asked for is not written. */
function Money({ read, say, tell }: HelperProps) {
  const entries = begun(read);
  return entries.length === 0 ? null : (
    <Button onClick={() => tell(words('toldBegun', { n: START_CASH }), entries)}>
      {say(words('begin', { n: START_CASH }))}
    </Button>
  );
}

function Borrower(props: HelperProps & { seat: Seat }) {
  const { read, people, say, seat } = props;
  const { held, pledged, cash, owed, limit, mayBorrow, mayRedeem } = standing(read, seat);
  const who = { seat };
  const step = (by: 1 | -1) => {
    const entry = holding(read, seat, by);
    return (
      <IconButton
        icon={by > 0 ? 'plus' : 'minus'}
        label={say(words(by > 0 ? 'more' : 'fewer', { who }))}
        disabled={!entry || held + by < pledged}
        onClick={() => entry && props.tell(words(by > 0 ? 'more' : 'fewer', { who }), [entry])}
      />
    );
  };
  return (
    <li class="manila-borrower">
      <SeatBadge chair={people[seat]} />
      <span class="manila-held">
        {step(-1)}
        <output class="figures">{say(words('held', { n: held }))}</output>
        {step(1)}
      </span>
      <p class="figures soft manila-purse">
        {[
          words('pledged', { n: pledged }),
          ...(owed > 0 ? [words('owes', { n: owed })] : []),
          ...(cash === undefined ? [] : [words('cash', { n: cash }), words('limit', { n: limit ?? 0 })]),
        ]
          .map(say)
          .join(' · ')}
      </p>
      {cash !== undefined && <Buying {...props} seat={seat} />}
      <span class="manila-lending">
        <Button
          disabled={!mayBorrow}
          title={say(words('borrowFor', { who, n: LOAN }))}
          onClick={() => props.tell(words('borrowFor', { who, n: LOAN }), borrowed(read, seat))}
        >
          {say(words('borrow', { n: LOAN }))}
        </Button>
        <Button
          disabled={!mayRedeem}
          title={say(words('redeemFor', { who, n: REDEEM }))}
          onClick={() => props.tell(words('redeemFor', { who, n: REDEEM }), redeemed(read, seat))}
        >
          {say(words('redeem', { n: REDEEM }))}
        </Button>
      </span>
    </li>
  );
}

/** 3.4.1: a share from the supply, at its value of this moment. */
function Buying({ read, say, tell, seat }: HelperProps & { seat: Seat }) {
  const values = valuesOf(read);
  const { limit } = standing(read, seat);
  const who = { seat };
  return (
    <span class="manila-lending">
      {ALL_WARES.map((ware) => {
        const n = price(values[ware]);
        const args = { who, ware: wareName(ware), n };
        return (
          <button
            key={ware}
            type="button"
            class="manila-caller"
            aria-label={`${say(words('buy', { n }))}: ${say(words('buyFor', args))}`}
            disabled={limit === undefined || n > limit}
            onClick={() => tell(words('toldBought', args), bought(read, seat, n))}
          >
            <WareMark ware={ware} />
            {say(words('buy', { n }))}
          </button>
        );
      })}
    </span>
  );
}

function Loans(props: HelperProps) {
  return (
    <div class="manila-keeper">
      <Money {...props} />
      <p class="soft">{props.say(words('loansHint', { loan: LOAN, back: REDEEM }))}</p>
      <ul class="manila-borrowers">
        {props.people.map((_, seat) => (
          <Borrower key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

/** Before the first word anybody may be made the opener. */
function Opener({ people, say, called, set }: HelperProps & { called: Called; set(next: Called): void }) {
  return (
    <fieldset class="manila-opener">
      <legend class="label">{say(words('opens'))}</legend>
      <p class="soft">{say(words('auctionHint'))}</p>
      <div class="manila-callers">
        {people.map((chair, seat) => (
          <button
            key={seat}
            type="button"
            class="manila-caller"
            aria-pressed={called.opener === seat}
            onClick={() => set({ opener: seat, said: [] })}
          >
            <SeatBadge chair={chair} lit={called.opener === seat} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** One person's turn: a higher bid within the limit, or a pass for good. */
function Turn(props: HelperProps & { called: Called; set(next: Called): void }) {
  const { read, say, people, called, set } = props;
  const { f } = auctionAfter(people.length, called);
  const room = roomFor(read, f);
  const { limit } = standing(read, f.turn);
  const bid = room && Math.min(Math.max(called.bid ?? room.least, room.least), room.most);
  const notes = (n: number): Phrase[] => {
    const loans = loansFor(read, f.turn, n);
    return [
      ...(f.high > 0 ? [words('standing', { who: { seat: f.bidder }, n: f.high })] : []),
      ...(limit === undefined ? [] : [words('limitIs', { n: limit })]),
      ...(loans > 0 ? [words('takesLoans', { n: loans })] : []),
    ];
  };
  return (
    <div class="manila-turn">
      <p class="label" role="status">
        {say(words('asked', { who: { seat: f.turn } }))}
      </p>
      {room && bid !== undefined ? (
        <Bidding
          least={room.least}
          most={room.most}
          chosen={bid}
          onChoose={(n) => set({ ...called, bid: n })}
          words={words}
          unit={(n) => words('pesos', { n })}
          notes={notes}
          say={say}
        />
      ) : (
        <p class="soft">{say(words('noRoom', { n: limit ?? 0 }))}</p>
      )}
      <div class="manila-lending">
        {bid !== undefined && (
          <Button kind="main" onClick={() => set(withCall(called, bid))}>
            {say(words('bid', { n: bid }))}
          </Button>
        )}
        <Button onClick={() => set(withCall(called, null))}>{say(words('pass'))}</Button>
      </div>
    </div>
  );
}

function Hammer(props: HelperProps & { called: Called; set(next: Called): void }) {
  const { read, say, people, called, set } = props;
  const { f } = auctionAfter(people.length, called);
  const { master, coins } = outcome(f, called.opener);
  const { entries, next } = settled(read, f, called.opener);
  const loans = loansFor(read, master, coins);
  const pays = loans > 0 ? words('paysLoans', { n: coins, loans }) : words('pays', { n: coins });
  return (
    <div class="manila-turn">
      <p class="label" role="status">
        {say(words(coins > 0 ? 'won' : 'stays', { who: { seat: master }, n: coins }))}
      </p>
      <Button
        kind="main"
        onClick={() => {
          props.tell(words(coins > 0 ? 'won' : 'stays', { who: { seat: master }, n: coins }), entries);
          set(next);
        }}
      >
        {say(entries.length > 0 ? pays : words('close'))}
      </Button>
    </div>
  );
}

function Bids(props: HelperProps) {
  const { people, say, kept, keep } = props;
  const called = calledIn(kept, people.length);
  const set = ({ opener, said, bid }: Called) => keep({ opener, said: [...said], ...(bid !== undefined && { bid }) });
  const { f } = auctionAfter(people.length, called);
  const isBegun = called.said.length > 0;
  return (
    <div class="manila-keeper">
      <Money {...props} />
      {isBegun ? (
        <ul class="manila-callers">
          {people.map((chair, seat) => (
            <li key={seat} class={`manila-caller ${f.passed[seat] ? 'manila-caller-out' : ''}`}>
              <SeatBadge chair={chair} lit={!auctionOver(f) && f.turn === seat} />
              {f.passed[seat] && <span class="soft">{say(words('isOut'))}</span>}
              {f.bidder === seat && <b class="figures">{say(words('bidsNow', { n: f.high }))}</b>}
            </li>
          ))}
        </ul>
      ) : (
        <Opener {...props} called={called} set={set} />
      )}
      {auctionOver(f) ? <Hammer {...props} called={called} set={set} /> : <Turn {...props} called={called} set={set} />}
      {isBegun && (
        <Button kind="quiet" icon="undo" onClick={() => set(withoutLast(called))}>
          {say(words('back'))}
        </Button>
      )}
    </div>
  );
}

/** See KeeperModule. */
export const keeper: KeeperModule = {
  helpers: [
    { id: 'auction', text: words('auction'), Panel: Bids },
    { id: 'loans', text: words('loans'), Panel: Loans },
    { id: 'voyage', text: words('voyage'), Panel: Sailing },
  ],
  text: { ...game, ...own },
};
