import './keeper.css';
import { useSignal } from '@preact/signals';
import type { Seat } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { Entry, HelperProps, Told } from '../../keeper';
import { wordsOf } from '../../kit/words';
import { added, cellOf, type Read } from '../../sheet';
import { ALL_MONEY } from '../rules/money';
import { who } from '../rules/names';
import { COINS, START_CASH } from '../rules/setup';
import { NOBODY } from '../rules/state';
import { Captain } from './keeper-words';

/** Bribes beside the islands of a real table, and what the captain takes there (rules 4.1, 5.4). */

const words = wordsOf('hopper.keeper.bribes');

/** Under this name the ledger has what is told here. */
export const BRIBES_HELPER = 'hopper-bribes';

/** Cash that changes by so much, where it is kept on the sheet. */
const changed = (read: Read, seat: Seat, by: number): Entry[] =>
  read.has('cash', seat) ? [[cellOf('cash', seat), added(read.text('cash', seat), by)]] : [];

const begun = (read: Read): Entry[] =>
  Array.from({ length: read.n }, (_, seat) => seat)
    .filter((seat) => !read.has('cash', seat))
    .map((seat): Entry => [cellOf('cash', seat), String(START_CASH)]);

/** What somebody has put down since anything else was told: coins in a row are one line. */
function lastBribe(ledger: readonly Told[], seat: Seat): number {
  const { by, what, moves = [] } = ledger[ledger.length - 1] ?? {};
  const { n, who: mine } = what?.args ?? {};
  const isHis = by === BRIBES_HELPER && what?.key === words('told').key && (mine as { seat?: Seat })?.seat === seat;
  return isHis && moves.length < 2 && typeof n === 'number' ? n : 0;
}

const captainIn = (kept: HelperProps['kept'], n: number): Seat => {
  const raw = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept.captain : NOBODY;
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < n ? raw : NOBODY;
};

/** One person's coins; what they have is known where it stands on the sheet. */
function Briber(props: HelperProps & { seat: Seat }) {
  const { people, read, say, ledger, tell, takeOut, seat } = props;
  const cash = read.has('cash', seat) ? read.number('cash', seat) : undefined;
  const put = (coins: number) => {
    const before = lastBribe(ledger, seat);
    if (before > 0) takeOut(ledger.length - 1);
    // the sheet still shows what that line has changed
    tell(words('told', { who: who(seat), n: before + coins }), changed(read, seat, -coins));
  };
  return (
    <li class="hopper-briber">
      <span class="hopper-briber-name">
        <SeatDisc colour={people[seat].colour} />
        <span class="cut">{people[seat].name}</span>
        {cash !== undefined && <small class="soft figures cut">{say(words('has', { n: cash }))}</small>}
      </span>
      {COINS.map((n) => (
        <Button
          key={n}
          aria-label={say(words('put', { who: who(seat), n }))}
          disabled={cash !== undefined && cash < n}
          onClick={() => put(n)}
        >
          {say(words('coin', { n }))}
        </Button>
      ))}
    </li>
  );
}

/** The captain lands where money lies. */
function Taking({ read, say, tell, captain }: HelperProps & { captain: Seat }) {
  const taken = useSignal(0);
  const n = taken.value;
  return (
    <div class="hopper-taking">
      <p class="label">{say(words('landed', { who: who(captain) }))}</p>
      <div class="hopper-keeper-foot">
        {COINS.map((coins) => (
          <Button
            key={coins}
            aria-label={say(words('more', { n: coins }))}
            onClick={() => {
              taken.value = Math.min(ALL_MONEY, n + coins);
            }}
          >
            {say(words('plus', { n: coins }))}
          </Button>
        ))}
        <IconButton
          icon="back"
          label={say(words('none'))}
          disabled={n === 0}
          onClick={() => {
            taken.value = 0;
          }}
        />
        <Button
          kind="main"
          disabled={n === 0}
          onClick={() => {
            tell(words('toldTakes', { who: who(captain), n }), changed(read, captain, n));
            taken.value = 0;
          }}
        >
          {say(words('takes', { n }))}
        </Button>
      </div>
    </div>
  );
}

export function Bribes(props: HelperProps) {
  const { people, read, say, kept, keep, ledger, tell, takeOut } = props;
  const captain = captainIn(kept, people.length);
  const entries = begun(read);
  // two people fly without bribes (3.2); money from the round cards lies there all the same
  const isDuel = people.length === 2;
  const bribers = isDuel ? [] : people.flatMap((_, seat) => (seat === captain ? [] : [seat]));
  const last = ledger.findLastIndex(({ by }) => by === BRIBES_HELPER);
  return (
    <div class="keeper-words">
      <p class="soft">{say(isDuel ? words('duel', {}, '3.2') : words('rule', {}, '4.1'))}</p>
      {entries.length > 0 && (
        <Button onClick={() => tell(words('toldBegun', { n: START_CASH }), entries)}>
          {say(words('begin', { n: START_CASH }))}
        </Button>
      )}
      <Captain {...props} captain={captain} onCaptain={(seat) => keep({ captain: seat })} />
      {captain === NOBODY ? (
        <p>{say(words('first'))}</p>
      ) : (
        <>
          <ul class="hopper-speakers">
            {bribers.map((seat) => (
              <Briber key={seat} {...props} seat={seat} />
            ))}
          </ul>
          <Taking {...props} captain={captain} />
        </>
      )}
      {last >= 0 && (
        <div class="hopper-keeper-foot">
          <Button kind="quiet" icon="undo" onClick={() => takeOut(last)}>
            {say(words('back'))}
          </Button>
        </div>
      )}
    </div>
  );
}
