import type { Arg, Phrase, Seat, Under } from '../../../engine/rules';
import type { Section } from '../../module';
import type { Transfer } from '../../transfer';
import { type Card, deckOf, INNER, ISLANDS, ROUND_CARDS } from '../rules/deck';
import { cardName, islandName, roundName, who } from '../rules/names';
import { duel } from '../rules/setup';
import type { View } from '../rules/state';
import { NOBODY } from '../rules/state';
import { form } from './form';
import { formDrawn } from './form-drawn';
import { text } from './text-transfer.en';

/**
 * The game goes on at the real table, or comes from there: with the owner's own cards, at the start of a round, after
 * the round card was carried out and before the first bid. What cannot be carried over stands in form.ts.
 */

type Args = { [name: string]: Arg };

const lay = (name: Under<'hopper.lay.'>, args: Args = {}, rule?: string): Phrase =>
  rule ? { key: `hopper.lay.${name}`, args, rule } : { key: `hopper.lay.${name}`, args };

function unready(v: View): Phrase | undefined {
  const f = v.todo[0];
  if (!f) return { key: 'hopper.medium.over' };
  if (v.deck === 'house') return { key: 'hopper.medium.house', rule: '1.2' };
  const fresh = f.at === 'load' || (f.at === 'auction' && f.bidder === NOBODY);
  return fresh ? undefined : { key: 'hopper.medium.later' };
}

/** Without commas of its own, since many stand in one line. */
function short(v: View, card: Card): Phrase {
  const { key, args } = cardName(deckOf(v.deck), card);
  return key === 'hopper.card.contract' ? { key: 'hopper.lay.contract', args } : { key, args };
}

/** In the order of the islands, as people look for them in the box. */
const listed = (v: View, cards: readonly Card[]): Phrase[] =>
  [...cards].sort((a, b) => a - b).map((card) => short(v, card));

/** Islands in the order of the chart, from the east counter-clockwise. */
function names(v: View, from: number, to: number): Arg[] {
  const out: Arg[] = [];
  for (let island = from; island < to; island++) out.push(islandName(deckOf(v.deck), island));
  return out;
}

function islands(v: View): Section {
  const lines = [
    lay('near', { list: names(v, 0, INNER) }, '1.1'),
    lay('far', { list: names(v, INNER, ISLANDS) }, '1.1'),
    lay('apart'),
    lay(duel(v) ? 'goodsOff' : 'goodsOn', {}, duel(v) ? '3.2' : '5.2'),
  ];
  return { heading: lay('islands'), lines };
}

function money(v: View): Section {
  const lines = v.money.flatMap((coins, island) =>
    coins > 0 ? [lay('coins', { n: coins, island: islandName(deckOf(v.deck), island) })] : [],
  );
  return { heading: lay('money'), lines: lines.length > 0 ? [...lines, lay('beside', {}, '4.1')] : [lay('noCoins')] };
}

/** Rule page A4, S2: where the Last Round may lie among the cards that are left. */
function stack(v: View): Phrase {
  const left = ROUND_CARDS - v.rounds.length;
  if (v.last) return lay('lastOut', {}, '2.1');
  if (left === 1) return lay('lastNext', {}, '1.1');
  if (duel(v)) return lay('lastUnder', { n: left - 1 }, '1.1');
  if (left <= 3) return lay('lastAmong', { n: left }, '1.1');
  return lay('lastThree', { n: left - 1, top: left - 3 }, '1.1');
}

function rounds(v: View): Section {
  const past = v.rounds.slice(0, -1).map((card) => roundName(v, card));
  const lines = [lay('card', { card: roundName(v, v.card) }, '2.1')];
  if (past.length > 0) lines.push(lay('past', { list: past }));
  return { heading: lay('round', { n: v.round }), lines: [...lines, stack(v)] };
}

function contracts(v: View): Section {
  const lines = [v.row.length > 0 ? lay('row', { list: listed(v, v.row) }) : lay('noRow')];
  if (v.discards.length > 0) lines.push(lay('discards', { list: listed(v, v.discards) }));
  return { heading: lay('contracts'), lines };
}

/** The tile, completed contracts, open money; and what everybody has seen being taken from the row. */
function people(v: View): Section {
  const lines: Phrase[] = [lay('tile', { who: who(v.captain) })];
  for (let seat = 0; seat < v.n; seat++) {
    const pile = v.piles[seat];
    if (pile.length > 0) lines.push(lay('completed', { who: who(seat), list: listed(v, pile) }));
    const cash = v.cash[seat];
    if (cash !== null) lines.push(lay('cash', { who: who(seat), n: cash }));
    const known = v.hands[seat].flatMap(({ card }) => (card === null ? [] : [card]));
    if (known.length > 0) lines.push(lay('known', { who: who(seat), list: listed(v, known) }));
  }
  const under = v.under.flatMap(({ card }) => (card === null ? [] : [card]));
  if (under.length > 0) lines.push(lay('knownUnder', { list: listed(v, under) }));
  return { heading: lay('people'), lines };
}

function take(v: View, seat: Seat): Phrase[] {
  const out: Phrase[] = [];
  const cash = v.cash[seat];
  if (!v.openMoney && cash !== null) out.push({ key: 'hopper.take.cash', args: { n: cash } });
  const seen = (list: readonly { card: Card | null }[]): Card[] =>
    list.flatMap(({ card }) => (card === null ? [] : [card]));
  const hand = seen(v.hands[seat]);
  if (hand.length > 0) out.push({ key: 'hopper.take.hand', args: { list: listed(v, hand) } });
  const under = seen(v.under.filter(({ by }) => by === seat));
  // the first one is drawn first
  if (under.length > 0) out.push({ key: 'hopper.take.under', args: { list: under.map((card) => short(v, card)) } });
  return out;
}

function rest(v: View): Phrase[] {
  const out: Phrase[] = [{ key: 'hopper.rest.deck', args: { n: v.left } }];
  if (v.under.length > 0)
    out.push({ key: 'hopper.rest.under', args: { list: v.under.map(({ by }) => who(by)) }, rule: '6.1' });
  out.push({ key: 'hopper.rest.bank' });
  const f = v.todo[0];
  if (f?.at === 'auction') out.push({ key: 'hopper.rest.auction', args: { who: who(f.turn) }, rule: '3.1' });
  else if (f?.at === 'load') out.push({ key: 'hopper.rest.load', args: { who: who(1 - v.captain) }, rule: '3.2' });
  return out;
}

export const transfer: Transfer<View> = {
  unready,
  lay: (v) => [islands(v), money(v), rounds(v), contracts(v), people(v)],
  take,
  rest,
  form: { ...form, drawn: formDrawn },
  text,
};
