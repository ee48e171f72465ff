import type { Json, Phrase, Seat, Under } from '../../../engine/rules';
import { cellOf, type Fault, type Named, type Read, type Row, type SheetSection } from '../../sheet';
import type { Form } from '../../transfer';
import { type Card, CONTRACTS, type Deck, deckOf, ISLANDS, isTourist, ROUND_CARDS } from '../rules/deck';
import { ALL_MONEY } from '../rules/money';
import { cardName, islandName, roundName } from '../rules/names';
import { auctionFrom } from '../rules/rounds';
import { ALL_GOODS, duel, handSize, lastFrom, setup } from '../rules/setup';
import type { Hopper, Options } from '../rules/state';
import { NOBODY } from '../rules/state';

/**
 * A position of the real table, typed in at the start of a round: after the round card was carried out, before the
 * first bid. Cards that say the same are interchangeable, so people may name either of them.
 *
 * What nobody at a table can tell, and so is not carried over: the flights that were flown, how much each has taken in
 * (everybody may then have anything up to the whole box), who has seen which card of another hand, the order among
 * different people of cards put under the deck, and words that misled computer pilots.
 */

const ROW = 3;
const said = (name: Under<'hopper.form.'>, args: Phrase['args'] = {}, rule?: string): Phrase =>
  rule ? { key: `hopper.form.${name}`, args, rule } : { key: `hopper.form.${name}`, args };
const optionsOf = (options: Json): Options => options as unknown as Options;
const all = (n: number): Seat[] => Array.from({ length: n }, (_, seat) => seat);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const moneyRow = (island: number): string => `money${island}`;

/** Things by number, those that say the same told apart by counting. */
function named(mark: string, n: number, kindOf: (i: number) => string, textOf: (i: number) => Phrase): Named[] {
  const kinds = Array.from({ length: n }, (_, i) => kindOf(i));
  return kinds.map((kind, i) => {
    const of = kinds.filter((one) => one === kind).length;
    const nth = kinds.slice(0, i + 1).filter((one) => one === kind).length;
    return { id: `${mark}${i}`, text: of > 1 ? said('copy', { card: textOf(i), n: nth, of }) : textOf(i) };
  });
}

const kindOfCard = ({ contracts }: Deck, card: Card): string => JSON.stringify(contracts[card]);
const kindOfRound = ({ rounds }: Deck, card: number): string => JSON.stringify(rounds[card]);
const contractsOf = (deck: Deck): Named[] =>
  named(
    'c',
    CONTRACTS,
    (i) => kindOfCard(deck, i),
    (i) => cardName(deck, i),
  );
const roundsOf = (options: Options): Named[] =>
  named(
    'r',
    ROUND_CARDS,
    (i) => kindOfRound(deckOf(options.deck), i),
    (i) => roundName(options, i),
  );

const SECRET = { secret: true } as const;
const dollars = { kind: 'number', least: 0, most: ALL_MONEY, tooMany: said('coins', { n: ALL_MONEY }) } as const;

function round(options: Options): SheetSection {
  const choices = roundsOf(options);
  return {
    id: 'round',
    text: said('round'),
    hint: said('moment'),
    rows: [
      { id: 'captain', per: 'table', kind: 'holder', text: said('captain'), hint: said('captain.hint') },
      { id: 'card', per: 'table', kind: 'one', choices, text: said('card') },
      { id: 'past', per: 'table', kind: 'many', choices, text: said('past') },
    ],
  };
}

function islands(deck: Deck): SheetSection {
  return {
    id: 'islands',
    text: said('islands'),
    rows: deck.islands.map((_, island) => ({
      ...dollars,
      id: moneyRow(island),
      per: 'table',
      text: said('island', { island: islandName(deck, island) }),
    })),
  };
}

/** Every card by the place where it lies: open to all, or with somebody. */
function cards(n: number, deck: Deck, openMoney: boolean): SheetSection[] {
  const choices = contractsOf(deck);
  const many = (id: Under<'hopper.form.'>, per: Row['per'], more: Partial<Row> = {}): Row =>
    ({ id, per, kind: 'many', choices, text: said(id), ...more }) as Row;
  return [
    { id: 'contracts', text: said('contracts'), rows: [many('row', 'table'), many('discards', 'table')] },
    {
      id: 'people',
      text: said('people'),
      rows: [
        { ...dollars, id: 'cash', per: 'seat', text: said('cash'), ...(openMoney ? {} : SECRET) },
        many('hand', 'seat', { ...SECRET, hint: said('hand.hint', { n: handSize(n) }) }),
        many('done', 'seat', { hint: said('done.hint') }),
        many('under', 'seat', { ...SECRET, hint: said('under.hint') }),
      ],
    },
  ];
}

function sections(read: Read, json: Json): SheetSection[] {
  const options = optionsOf(json);
  const deck = deckOf(options.deck);
  return [round(options), islands(deck), ...cards(read.n, deck, options.openMoney)];
}

interface Place {
  row: string;
  seat?: Seat;
}

/** The open places first: whoever names a card in a hand twice is told there. */
const places = (n: number): Place[] => [
  { row: 'row' },
  { row: 'discards' },
  ...['done', 'hand', 'under'].flatMap((row) => all(n).map((seat) => ({ row, seat }))),
];

interface Dealt {
  at(row: string, seat?: Seat): number[];
  /** Cells that name more of a kind than there are. */
  over: string[];
  /** Whatever was named nowhere. */
  left: number[];
}

/** Things by the places they were named at: the very one where it is free, else another that says the same. */
function deal(read: Read, where: readonly Place[], total: number, kindOf: (i: number) => string): Dealt {
  const free = new Set(Array.from({ length: total }, (_, i) => i));
  const over: string[] = [];
  const out = where.map(({ row, seat }) => {
    const found: number[] = [];
    for (const id of read.chosen(row, seat)) {
      const i = /^[cr]\d{1,2}$/.test(id) ? Number(id.slice(1)) : total;
      if (i >= total) continue;
      const one = free.has(i) ? i : [...free].find((other) => kindOf(other) === kindOf(i));
      if (one === undefined) over.push(cellOf(row, seat));
      else if (free.delete(one)) found.push(one);
    }
    return found;
  });
  const at = (row: string, seat?: Seat): number[] =>
    out[where.findIndex((one) => one.row === row && one.seat === seat)];
  return { at, over: [...new Set(over)], left: [...free] };
}

const cardsOf = (read: Read, options: Options): Dealt =>
  deal(read, places(read.n), CONTRACTS, (i) => kindOfCard(deckOf(options.deck), i));

function turned(read: Read, options: Options): { past: number[]; card: number; over: string[] } {
  const where = [{ row: 'past' }, { row: 'card' }];
  const { at, over } = deal(read, where, ROUND_CARDS, (i) => kindOfRound(deckOf(options.deck), i));
  return { past: at('past'), card: at('card')[0] ?? NOBODY, over };
}

function roundFaults(read: Read, options: Options): Fault[] {
  const { past, card, over } = turned(read, options);
  const isLast = (one: number): boolean => deckOf(options.deck).rounds[one].kind === 'last';
  const out: Fault[] = over.map((cell) => ({ cell, why: said('twice') }));
  if (past.some(isLast)) out.push({ cell: 'past', why: said('lastPast', {}, '2.1') });
  if (card === NOBODY) {
    if (over.length === 0) out.push({ cell: 'card', why: said('noCard', {}, '2.1') });
    return out;
  }
  const round = past.length + 1;
  const from = lastFrom(read.n);
  if (isLast(card) && round < from) out.push({ cell: 'card', why: said('lastEarly', { n: from, round }, '1.1') });
  return out;
}

function cardFaults(read: Read, options: Options): Fault[] {
  const deck = deckOf(options.deck);
  const { at, over, left } = cardsOf(read, options);
  const out: Fault[] = over.map((cell) => ({ cell, why: said('twice') }));
  const rounds = turned(read, options).past.length;
  const size = handSize(read.n);
  const open = at('row').length;
  const deckLeft = left.length + sum(all(read.n).map((seat) => at('under', seat).length));
  if (open > ROW || (open < ROW && deckLeft > 0)) out.push({ cell: 'row', why: said('rowCount', { n: ROW }, '6.1') });
  for (const seat of all(read.n)) {
    if (at('hand', seat).length !== size)
      out.push({ cell: cellOf('hand', seat), why: said('handCount', { n: size }, '6.1') });
    const done = at('done', seat);
    const most = size * rounds;
    if (done.some((card) => isTourist(deck, card)))
      out.push({ cell: cellOf('done', seat), why: said('tourist', {}, '5.1') });
    else if (done.length > most)
      out.push({ cell: cellOf('done', seat), why: said('doneCount', { n: most, rounds }, '5.4') });
  }
  return out;
}

function faults(read: Read, json: Json): Fault[] {
  const options = optionsOf(json);
  if (options.deck === 'house') return [{ cell: 'captain', why: { key: 'hopper.medium.house', rule: '1.2' } }];
  const out: Fault[] = read.has('captain') ? [] : [{ cell: 'captain', why: said('noCaptain') }];
  out.push(...roundFaults(read, options), ...cardFaults(read, options));
  for (const seat of all(read.n))
    if (!read.has('cash', seat)) out.push({ cell: cellOf('cash', seat), why: said('noCash') });
  if (sum([...cashOf(read), ...moneyOf(read)]) > ALL_MONEY)
    out.push({ cell: cellOf('cash', read.n - 1), why: said('coins', { n: ALL_MONEY }, '1.1') });
  return out;
}

const cashOf = (read: Read): number[] => all(read.n).map((seat) => read.number('cash', seat));
const moneyOf = (read: Read): number[] => Array.from({ length: ISLANDS }, (_, island) => read.number(moneyRow(island)));

function position(read: Read, json: Json): Json {
  const options = optionsOf(json);
  const s: Hopper = setup(read.n, options);
  const { past, card } = turned(read, options);
  const { at, left } = cardsOf(read, options);
  s.captain = read.holder('captain');
  s.rounds = card === NOBODY ? past : [...past, card];
  s.round = past.length + 1;
  s.card = s.rounds[s.rounds.length - 1] ?? NOBODY;
  s.last = s.rounds.some((one) => deckOf(options.deck).rounds[one].kind === 'last');
  s.compass = duel(s) ? [] : ALL_GOODS.slice();
  s.row = at('row');
  s.discards = at('discards');
  s.piles = all(s.n).map((seat) => at('done', seat));
  s.hands = all(s.n).map((seat) => at('hand', seat).map((one) => ({ card: one, open: false, from: NOBODY })));
  s.under = all(s.n).flatMap((by) => at('under', by).map((one) => ({ card: one, by, open: false })));
  s.bag = left.sort((a, b) => a - b);
  s.cash = cashOf(read);
  s.money = moneyOf(read);
  s.bank = ALL_MONEY - sum(s.cash) - sum(s.money);
  // nobody has counted: the whole box is the one bound that tells nothing of anybody
  s.income = s.cash.map(() => ALL_MONEY - sum(s.money));
  delete s.outlay;
  s.todo = [duel(s) ? { at: 'load' } : auctionFrom(s)];
  return s as unknown as Json;
}

export const form: Form = { sections, faults, position };
