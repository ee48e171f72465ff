import './keeper.css';
import type { Seat } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { Entry, HelperProps, Told } from '../../keeper';
import { wordsOf } from '../../kit/words';
import { added, cellOf, type Read } from '../../sheet';
import { HOUSE } from '../rules/deck';
import { who } from '../rules/names';
import { COINS, DUMMY_CARDS, DUMMY_MONEY, START_CASH } from '../rules/setup';
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

/** How much was told last under that name, of nobody else: taps in a row are one line. */
function lastOf(ledger: readonly Told[], name: 'told' | 'toldLost', seat?: Seat): number {
  const { by, what, moves = [] } = ledger[ledger.length - 1] ?? {};
  const { n, who: mine } = what?.args ?? {};
  const isSame =
    by === BRIBES_HELPER && what?.key === words(name).key && (mine as { seat?: Seat } | undefined)?.seat === seat;
  return isSame && moves.length < 2 && typeof n === 'number' ? n : 0;
}

/** Which way money goes in each line. */
const WAYS = { told: 1, toldPaid: 1, toldLost: -1, toldTakes: -1 } as const;

/** What lies beside all islands, as far as the table was told. */
function lying(ledger: readonly Told[]): number {
  const ways = new Map<string, number>(Object.entries(WAYS).map(([name, way]) => [words(name as 'told').key, way]));
  return ledger.reduce((all, { by, what: { key, args } }) => {
    const n = by === BRIBES_HELPER && typeof args?.n === 'number' ? args.n : 0;
    // a line that was taken out since may leave less than was taken
    return Math.max(0, all + (ways.get(key) ?? 0) * n);
  }, 0);
}

/** What the bank puts down for a company's card; every company pays alike. */
const CARD = HOUSE.rounds.reduce((most, card) => (card.kind === 'company' ? card.plus : most), 0);
const COMPANY_PAYS = (CARD * HOUSE.islands.length) / HOUSE.companies.length;

/** Who flies, and what is marked to be taken. */
function keptOf(kept: HelperProps['kept'], n: number): { captain: Seat; taken: number } {
  const raw = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  const whole = (one: unknown, below: number, other: number) =>
    typeof one === 'number' && Number.isInteger(one) && one >= 0 && one < below ? one : other;
  return { captain: whole(raw.captain, n, NOBODY), taken: whole(raw.taken, Number.POSITIVE_INFINITY, 0) };
}

/** One person's coins; what they have is known where it stands on the sheet. */
function Briber(props: HelperProps & { seat: Seat }) {
  const { people, read, say, ledger, tell, takeOut, seat } = props;
  const cash = read.has('cash', seat) ? read.number('cash', seat) : undefined;
  const put = (coins: number) => {
    const before = lastOf(ledger, 'told', seat);
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

/** What the bank puts beside islands, and takes away again (rules 2.1, 2.2). */
function Bank({ people, say, ledger, tell, takeOut }: HelperProps) {
  const pays = (n: number) => tell(words('toldPaid', { n }, '2.1'), []);
  const loses = () => {
    const before = lastOf(ledger, 'toldLost');
    if (before > 0) takeOut(ledger.length - 1);
    tell(words('toldLost', { n: before + 1 }, '2.1'), []);
  };
  const dummies = DUMMY_CARDS * DUMMY_MONEY;
  return (
    <div class="hopper-keeper-foot">
      <Button onClick={() => pays(COMPANY_PAYS)}>{say(words('company', { n: COMPANY_PAYS }))}</Button>
      {people.length === 3 && <Button onClick={() => pays(dummies)}>{say(words('dummies', { n: dummies }))}</Button>}
      <Button disabled={lying(ledger) === 0} onClick={loses}>
        {say(words('loses', { n: 1 }))}
      </Button>
    </div>
  );
}

/** The captain lands where money lies, and takes no more than that. */
function Taking({ read, say, tell, keep, captain, ledger, taken }: HelperProps & { captain: Seat; taken: number }) {
  const there = lying(ledger);
  const n = Math.min(there, taken);
  const mark = (coins: number) => keep({ captain, taken: coins });
  return (
    <div class="hopper-taking">
      <p class="label">{say(words('landed', { who: who(captain) }))}</p>
      <p class="soft">{say(words('lies', { n: there }, '5.4'))}</p>
      <div class="hopper-keeper-foot">
        {COINS.map((coins) => (
          <Button
            key={coins}
            title={say(words('more', { n: coins }))}
            disabled={n + coins > there}
            onClick={() => mark(n + coins)}
          >
            {say(words('plus', { n: coins }))}
          </Button>
        ))}
        <IconButton icon="back" label={say(words('none'))} disabled={n === 0} onClick={() => mark(0)} />
        <Button
          kind="main"
          disabled={n === 0}
          onClick={() => {
            tell(words('toldTakes', { who: who(captain), n }), changed(read, captain, n));
            mark(0);
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
  const { captain, taken } = keptOf(kept, people.length);
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
      <Bank {...props} />
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
          <Taking {...props} captain={captain} taken={taken} />
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
