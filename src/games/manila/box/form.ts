import type { Json, Phrase, Seat, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { cellOf, type Fault, type Named, type Read, type Row, type SheetSection } from '../../sheet';
import type { Form } from '../../transfer';
import { startVoyage } from '../rules/auction';
import { pledge } from '../rules/money';
import { wareName } from '../rules/names';
import { ALL_WARES, DEALT, SHARES_EACH, setup, TRACK, WARES } from '../rules/setup';
import type { Manila, Options, Share, Ware } from '../rules/state';
import { mostShares } from './sheet';

/** A boxed game as its next auction opens, typed in: what lies open, then each hand behind its owner's cover. */

const words = wordsOf('manila.medium');
const no = (key: Under<'manila.medium.no.'>, args: Phrase['args'] = {}, rule = '3.1'): Phrase => ({
  ...words(`no.${key}`, args),
  rule,
});

const idOf = (ware: Ware): string => WARES[ware].id;
const valueRow = (ware: Ware): string => `value:${idOf(ware)}`;
const leftRow = (ware: Ware): string => `left:${idOf(ware)}`;
const boughtRow = (ware: Ware): string => `bought:${idOf(ware)}`;
const downRow = (ware: Ware): string => `down:${idOf(ware)}`;
const DEALT_ROWS = ['first', 'second'] as const;

const ALL_SHARES = SHARES_EACH * WARES.length;
/** Bids are offered by tens, and no list of picks holds more than sixty of them. */
const MOST_PURSE = 400;
const USUAL_PURSE = 200;

const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The last mark ends the game: nobody types it in. */
const MARKS: readonly Named[] = TRACK.slice(0, -1).map((n) => ({ id: String(n), text: words('mark', { n }) }));
const NAMES: readonly Named[] = ALL_WARES.map((ware) => ({ id: idOf(ware), text: wareName(ware) }));

const few = (id: string, ware: Ware): Row & { kind: 'number' } => ({
  id,
  text: wareName(ware),
  per: 'seat',
  kind: 'number',
  least: 0,
  most: SHARES_EACH,
  tooMany: no('fiveExist', { ware: wareName(ware) }),
});

const markets: readonly Row[] = ALL_WARES.map((ware) => ({
  id: valueRow(ware),
  text: wareName(ware),
  per: 'table',
  kind: 'one',
  choices: MARKS,
}));

const lefts: readonly Row[] = ALL_WARES.map((ware) => ({
  ...few(leftRow(ware), ware),
  per: 'table',
}));

const boughts: readonly Row[] = ALL_WARES.map((ware) => few(boughtRow(ware), ware));

const dealts: readonly Row[] = DEALT_ROWS.map((id) => ({
  id,
  text: words(id),
  per: 'seat',
  kind: 'one',
  choices: NAMES,
  secret: true,
}));

const downs: readonly Row[] = ALL_WARES.map((ware) => ({
  ...few(downRow(ware), ware),
  secret: true,
}));

function people(n: number, hidden: boolean): Row[] {
  const cash: Row = { id: 'cash', text: words('cash'), per: 'seat', kind: 'number', least: 0 };
  const pledged: Row = {
    id: 'pledged',
    text: words('pledgedRow'),
    per: 'seat',
    kind: 'number',
    least: 0,
    most: mostShares(n),
  };
  if (!hidden) return [cash, pledged];
  const purse: Row = {
    id: 'purse',
    text: words('purse'),
    hint: words('purseHint'),
    per: 'table',
    kind: 'number',
    least: 0,
    most: MOST_PURSE,
    tooMany: no('mostPurse', { n: MOST_PURSE }),
  };
  return [{ ...cash, secret: true }, pledged, purse];
}

function sections(read: Read, options: Json): SheetSection[] {
  const { hiddenMoney } = options as unknown as Options;
  const out: SheetSection[] = [
    { id: 'market', text: words('market'), rows: markets },
    { id: 'left', text: words('left'), rows: lefts },
    {
      id: 'office',
      text: words('office'),
      rows: [
        { id: 'master', text: words('master'), hint: words('masterHint'), per: 'table', kind: 'holder' },
        { id: 'voyage', text: words('voyageRow'), per: 'table', kind: 'number', least: 1, most: 99 },
      ],
    },
    { id: 'bought', text: words('boughtHead'), hint: words('boughtHint'), rows: boughts },
    { id: 'people', text: words('everybody'), rows: people(read.n, hiddenMoney) },
    { id: 'dealt', text: words('dealt'), hint: words('dealtHint'), rows: dealts },
  ];
  if (seatsOf(read).some((seat) => read.number('pledged', seat) > 0))
    out.push({ id: 'down', text: words('downHead'), hint: words('downHint'), rows: downs, folded: true });
  return out;
}

const presets = (_n: number, options: Json): { [cell: string]: string } => ({
  ...Object.fromEntries(ALL_WARES.map((ware) => [valueRow(ware), '0'])),
  voyage: '1',
  ...((options as unknown as Options).hiddenMoney && { purse: String(USUAL_PURSE) }),
});

/** The wares of the two dealt shares, as far as they were named, ascending as after the deal. */
const dealtTo = (read: Read, seat: Seat): Ware[] =>
  DEALT_ROWS.flatMap((row) => {
    const ware = WARES.findIndex(({ id }) => id === read.chosen(row, seat)[0]);
    return ware >= 0 ? [ware] : [];
  }).sort((a, b) => a - b);

const boughtOf = (read: Read, ware: Ware): number =>
  sum(seatsOf(read).map((seat) => read.number(boughtRow(ware), seat)));
const boughtBy = (read: Read, seat: Seat): number => sum(ALL_WARES.map((ware) => read.number(boughtRow(ware), seat)));

function missing(read: Read): Fault[] {
  const out: string[] = [];
  for (const ware of ALL_WARES) out.push(leftRow(ware));
  out.push('master');
  for (const seat of seatsOf(read)) for (const row of ['cash', ...DEALT_ROWS]) out.push(cellOf(row, seat));
  return out.filter((cell) => !read.has(cell)).map((cell) => ({ cell, why: no('missing') }));
}

/** What lies open must leave two hidden shares for everybody (rule page 3.1.2). */
function supplyFaults(read: Read): Fault[] {
  const out: Fault[] = [];
  for (const ware of ALL_WARES) {
    const n = read.number(leftRow(ware)) + boughtOf(read, ware);
    const why = no('fiveInAll', { ware: wareName(ware), n });
    if (n > SHARES_EACH) out.push({ cell: leftRow(ware), why });
  }
  if (out.length > 0 || !ALL_WARES.every((ware) => read.has(leftRow(ware)))) return out;
  const n = sum(ALL_WARES.map((ware) => read.number(leftRow(ware)) + boughtOf(read, ware)));
  const hidden = DEALT * read.n;
  if (n + hidden === ALL_SHARES) return [];
  const why = no('twenty', { n, left: ALL_SHARES - n, hidden });
  return ALL_WARES.map((ware) => ({ cell: leftRow(ware), why }));
}

/** One hand by itself, against what lies open: another's secrets are no reason. The rest is `broken`'s to find. */
function handFaults(read: Read, seat: Seat): Fault[] {
  const out: Fault[] = [];
  const dealt = dealtTo(read, seat);
  for (const ware of ALL_WARES) {
    const held = dealt.filter((one) => one === ware).length;
    const hidden = SHARES_EACH - read.number(leftRow(ware)) - boughtOf(read, ware);
    if (read.has(leftRow(ware)) && hidden >= 0) {
      const why = no(hidden > 0 ? 'supplyOf' : 'supplyNone', { ware: wareName(ware), n: hidden });
      const rows = DEALT_ROWS.filter((row) => read.chosen(row, seat)[0] === idOf(ware)).slice(hidden);
      out.push(...rows.map((row) => ({ cell: cellOf(row, seat), why })));
    }
    const all = held + read.number(boughtRow(ware), seat);
    if (dealt.length === DEALT && read.number(downRow(ware), seat) > all) {
      const why =
        all > 0 ? no('downOf', { held: all, ware: wareName(ware) }) : no('downNone', { ware: wareName(ware) });
      out.push({ cell: cellOf(downRow(ware), seat), why });
    }
  }
  const held = DEALT + boughtBy(read, seat);
  const pledged = read.number('pledged', seat);
  if (pledged > held) out.push({ cell: cellOf('pledged', seat), why: no('pledged', { n: pledged, held }, '3.8') });
  const named = ALL_WARES.filter((ware) => read.has(downRow(ware), seat));
  const n = sum(named.map((ware) => read.number(downRow(ware), seat)));
  // where nobody has a loan the rows are not on the form
  const asked = seatsOf(read).some((one) => read.number('pledged', one) > 0);
  if (asked && named.length > 0 && n !== pledged)
    for (const ware of named) out.push({ cell: cellOf(downRow(ware), seat), why: no('down', { n, pledged }, '3.8') });
  return out;
}

function purseFaults(read: Read): Fault[] {
  const n = purseOf(read);
  return seatsOf(read).flatMap((seat) =>
    read.number('cash', seat) > n ? [{ cell: cellOf('cash', seat), why: no('purse', { n }) }] : [],
  );
}

const purseOf = (read: Read): number => (read.has('purse') ? read.number('purse') : USUAL_PURSE);

const faults = (read: Read, options: Json): Fault[] => [
  ...missing(read),
  ...supplyFaults(read),
  ...((options as unknown as Options).hiddenMoney ? purseFaults(read) : []),
  ...seatsOf(read).flatMap((seat) => handFaults(read, seat)),
];

function handIn(read: Read, seat: Seat): Share[] {
  const hand = dealtTo(read, seat).map((ware): Share => ({ ware, pledged: false, bought: false }));
  for (const ware of ALL_WARES)
    for (let i = 0; i < read.number(boughtRow(ware), seat); i++) hand.push({ ware, pledged: false, bought: true });
  return hand;
}

/** The shares that were named lie face down; else those that the app would have pledged. */
function encumber(s: Manila, read: Read, seat: Seat): void {
  const named = ALL_WARES.some((ware) => read.has(downRow(ware), seat));
  if (!named) {
    for (let i = 0; i < read.number('pledged', seat); i++) pledge(s, seat);
    return;
  }
  for (const ware of ALL_WARES) {
    const mine = s.hands[seat].filter((share) => share.ware === ware);
    for (const share of mine.slice(0, read.number(downRow(ware), seat))) share.pledged = true;
  }
  s.pledged[seat] = read.number('pledged', seat);
}

function position(read: Read, options: Json): Json {
  const s = setup(read.n, options as unknown as Options);
  s.voyage = read.has('voyage') ? read.number('voyage') : 1;
  s.master = read.holder('master');
  s.values = ALL_WARES.map((ware) => read.number(valueRow(ware)));
  s.supply = ALL_WARES.map((ware) => read.number(leftRow(ware)));
  s.hands = seatsOf(read).map((seat) => handIn(read, seat));
  for (const seat of seatsOf(read)) encumber(s, read, seat);
  s.cash = seatsOf(read).map((seat) => read.number('cash', seat));
  // what everybody took in before is not known any more; with hidden money the bound must tell nothing of a purse
  s.income = s.cash.map((coins) => (s.hiddenMoney ? purseOf(read) : coins));
  if (s.hiddenMoney) delete s.outlay;
  s.todo = [];
  startVoyage(s);
  return s as unknown as Json;
}

/** See Form. */
export const form: Form = { sections, presets, faults, position };
