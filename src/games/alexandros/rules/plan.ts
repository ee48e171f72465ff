import { cardsOf } from './cards';
import { type Holding, held } from './provinces';
import { HUNDRED, SYMBOLS, sumOf, symbolList } from './setup';
import { type Alexandros, type Cards, type F, type Moves, NO_CARD, NOBODY, type Space } from './state';
import { AVERAGE, BEST, cardWorth, handWorth, heldWorth, homeWorth, perIncome, turnsLeft } from './worth';

/**
 * Both actions of a turn thought out together, without making a move: what is held and owned is written down, changed by
 * an action, judged and put back.
 */

/** An action before it is spelled out: a levy's symbol, a claim's or a guard's part of the land, a card's place. */
interface Action {
  kind: 'levy' | 'claim' | 'card' | 'back' | 'stop';
  on: number;
}

const STOP: Action = { kind: 'stop', on: 0 };
const SUPPLY = -1;

/** What an action can change: few numbers, so that putting them back costs little. */
interface Tally {
  cards: Cards;
  /** Cards in hand, those of unknown symbol that were drawn on the way among them. */
  hand: number;
  /** Guards at home. */
  stock: number;
  levied: boolean;
  /** By symbol: own guards that stand on one. */
  under: number[];
  scores: number[];
  incomes: number[];
  /** By seat, in points: what it has. */
  worths: number[];
  over: boolean;
  /** The place of the row that was emptied on the way. */
  taken: number;
}

interface Desk extends Tally {
  seat: number;
  row: readonly number[];
  supply: boolean;
  turns: number;
  /** Points that one more open space in a province brings. */
  each: number;
  all: Holding;
}

/** What every seat has: points a levy, and all in all. */
function wealth(s: Alexandros, all: Holding, turns: number, each: number): Pick<Tally, 'incomes' | 'worths'> {
  const { parting, owners, guards } = all;
  const incomes: number[] = [];
  const worths: number[] = [];
  for (let one = 0; one < s.n; one++) {
    const { open, hidden } = s.hands[one];
    incomes.push(0);
    worths.push(s.scores[one] + handWorth(sumOf(open) + hidden.length, turns) + homeWorth(s.stock[one], turns));
  }
  for (let part = 0; part < parting.count; part++) {
    const owner = owners[part];
    if (owner === NOBODY) continue;
    worths[owner] += heldWorth(each, parting.values[part], guards[part]);
    if (guards[part] === 1) incomes[owner] += parting.values[part];
  }
  return { incomes, worths };
}

function deskOf(s: Alexandros, seat: number, levied: boolean): Desk {
  const all = held(s);
  const turns = turnsLeft(s);
  const each = perIncome(turns);
  const { incomes, worths } = wealth(s, all, turns, each);
  const under = [0, 0, 0, 0, 0];
  const symbols = symbolList(s.symbols);
  for (const space of all.places) if (s.guards[space] === seat) under[symbols[space]]++;
  const cards = cardsOf(s.hands[seat]);
  return {
    seat,
    row: s.row,
    supply: s.supply.length + sumOf(s.discards) > 0,
    turns,
    each,
    all,
    cards,
    hand: sumOf(cards),
    stock: s.stock[seat],
    levied,
    under,
    scores: s.scores,
    incomes,
    worths,
    over: false,
    taken: NO_CARD,
  };
}

/** How the seat stands against the others. */
function standing(worths: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let one = 0; one < worths.length; one++) {
    if (one === seat) continue;
    sum += worths[one];
    if (worths[one] > best) best = worths[one];
  }
  return worths[seat] - BEST * best - (AVERAGE * sum) / (worths.length - 1);
}

function judged({ over, worths, scores, seat }: Desk): number {
  if (!over) return standing(worths, seat);
  return standing(scores, seat) + (scores[seat] >= Math.max(...scores) ? 50 : -50);
}

/** The symbol to pay a levy with: the one there is most of; none is -1. */
function levySymbol({ cards, under }: Desk): number {
  let best = -1;
  for (let symbol = 0; symbol < 5; symbol++)
    if (under[symbol] > 0 && cards[symbol] > 0 && (best < 0 || cards[symbol] > cards[best])) best = symbol;
  return best;
}

/** Guards that a claim needs: where cards are missing, and one at least; 0 where it cannot be paid. */
function guardsFor({ all, cards, stock, hand }: Desk, part: number): number {
  const { signs } = all.parting;
  const { removals } = all;
  let guards = 0;
  let spaces = 0;
  for (let symbol = 0, k = 5 * part; symbol < 5; symbol++, k++) {
    spaces += signs[k];
    const lack = signs[k] + removals[k] - cards[symbol];
    if (lack <= 0) continue;
    guards += lack;
    if (lack > signs[k] || guards > stock || spaces > stock + hand) return 0;
  }
  return spaces === 0 ? 0 : Math.max(1, guards);
}

/** Cards that a claim with so many guards costs. */
function paidFor({ all }: Desk, part: number, guards: number): number {
  let paid = -guards;
  for (let k = 5 * part; k < 5 * part + 5; k++) paid += all.parting.signs[k] + all.removals[k];
  return paid;
}

/** Where the guards of a claim stand, by symbol: where cards are missing, else where most cards of the symbol are left. */
function garrison({ all, cards }: Desk, part: number): number[] {
  const out = [0, 0, 0, 0, 0];
  let any = false;
  let spare = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const symbol of SYMBOLS) {
    const signs = all.parting.signs[5 * part + symbol];
    if (signs === 0) continue;
    const left = cards[symbol] - signs - all.removals[5 * part + symbol];
    if (left < 0) {
      out[symbol] = -left;
      any = true;
    } else if (left > most) {
      most = left;
      spare = symbol;
    }
  }
  if (!any) out[spare] = 1;
  return out;
}

/** Writes down what a claim does to what everybody has; the cards by symbol and the guards on the land apart. */
function claimWorth(desk: Desk, part: number, guards: number): void {
  const { all, seat, worths, turns, each } = desk;
  const paid = paidFor(desk, part, guards);
  const value = all.parting.values[part];
  const loser = all.owners[part];
  if (loser !== NOBODY) {
    worths[loser] -= heldWorth(each, value, all.guards[part]);
    // who loses it gets half of the cards, and the guards
    worths[loser] += cardWorth(turns) * Math.ceil(paid / 2) + homeWorth(all.guards[part], turns);
  }
  worths[seat] += heldWorth(each, value, guards) - homeWorth(guards, turns);
  worths[seat] += handWorth(desk.hand - paid, turns) - handWorth(desk.hand, turns);
}

function claim(desk: Desk, part: number): void {
  const { all, seat, cards, incomes, under } = desk;
  const { owners, guards, parting, removals } = all;
  const many = guardsFor(desk, part);
  const on = garrison(desk, part);
  const value = parting.values[part];
  claimWorth(desk, part, many);
  if (guards[part] === 1) incomes[owners[part]] -= value;
  if (many === 1) incomes[seat] += value;
  desk.hand -= paidFor(desk, part, many);
  for (let symbol = 0, k = 5 * part; symbol < 5; symbol++, k++) {
    cards[symbol] -= parting.signs[k] + removals[k] - on[symbol];
    under[symbol] += on[symbol];
  }
  owners[part] = seat;
  guards[part] = many;
  desk.stock -= many;
}

function levy(desk: Desk, symbol: number): void {
  const { scores, incomes, worths, seat, turns } = desk;
  worths[seat] += handWorth(desk.hand - 1, turns) - handWorth(desk.hand, turns);
  desk.cards[symbol]--;
  desk.hand--;
  desk.levied = true;
  for (let one = 0; one < scores.length; one++) {
    scores[one] += incomes[one];
    worths[one] += incomes[one];
    if (scores[one] >= HUNDRED) desk.over = true;
  }
}

function card(desk: Desk, slot: number): void {
  const { worths, seat, turns } = desk;
  worths[seat] += handWorth(desk.hand + 1, turns) - handWorth(desk.hand, turns);
  desk.hand++;
  if (slot === SUPPLY) return;
  desk.cards[desk.row[slot]]++;
  desk.taken = slot;
}

function back(desk: Desk, part: number): void {
  const { all, seat, worths, each, turns } = desk;
  const value = all.parting.values[part];
  const guards = all.guards[part];
  worths[seat] += heldWorth(each, value, guards - 1) - heldWorth(each, value, guards);
  worths[seat] += homeWorth(1, turns);
  if (guards === 1) {
    desk.incomes[seat] -= value;
    all.owners[part] = NOBODY;
  } else if (guards === 2) desk.incomes[seat] += value;
  all.guards[part]--;
  desk.stock++;
}

function act(desk: Desk, { kind, on }: Action): void {
  if (kind === 'levy') levy(desk, on);
  else if (kind === 'claim') claim(desk, on);
  else if (kind === 'card') card(desk, on);
  else if (kind === 'back') back(desk, on);
}

/** The actions that may be worth it. */
function actions(desk: Desk, last: boolean): Action[] {
  const { all, seat, row, taken } = desk;
  const { count, values } = all.parting;
  const out: Action[] = [];
  // nobody feeds the others better than themselves
  const on = desk.levied || Math.max(...desk.incomes) > desk.incomes[seat] ? -1 : levySymbol(desk);
  if (on >= 0) out.push({ kind: 'levy', on });
  for (let part = 0; part < count; part++) {
    if (all.owners[part] === seat) {
      if (all.guards[part] > 1 || values[part] < 3) out.push({ kind: 'back', on: part });
    } else if (values[part] > 0 && desk.stock > 0 && guardsFor(desk, part) > 0) out.push({ kind: 'claim', on: part });
  }
  // as the last action one card is as good as another; face-up ones are known
  for (let slot = 0; slot < row.length; slot++) {
    if (row[slot] === NO_CARD || slot === taken) continue;
    out.push({ kind: 'card', on: slot });
    if (last) return out;
  }
  if (desk.supply) out.push({ kind: 'card', on: SUPPLY });
  return out;
}

/** How things stand after this action, as the last one, where they stand `now` before it; nothing is changed. */
function after(desk: Desk, { kind, on }: Action, now: number): number {
  const { hand, turns, all, each, worths, seat } = desk;
  if (kind === 'card') return now + handWorth(hand + 1, turns) - handWorth(hand, turns);
  if (kind === 'back') {
    const [value, guards] = [all.parting.values[on], all.guards[on]];
    return now + heldWorth(each, value, guards - 1) - heldWorth(each, value, guards) + homeWorth(1, turns);
  }
  if (kind === 'levy') return afterLevy(desk);
  const loser = all.owners[on];
  const [own, others] = [worths[seat], loser === NOBODY ? 0 : worths[loser]];
  claimWorth(desk, on, guardsFor(desk, on));
  const out = standing(worths, seat);
  worths[seat] = own;
  if (loser !== NOBODY) worths[loser] = others;
  return out;
}

function afterLevy(desk: Desk): number {
  const { scores, worths } = desk;
  const { hand, levied, over } = desk;
  desk.scores = scores.slice();
  desk.worths = worths.slice();
  const symbol = levySymbol(desk);
  levy(desk, symbol);
  const out = judged(desk);
  desk.cards[symbol]++;
  desk.hand = hand;
  desk.levied = levied;
  desk.over = over;
  desk.scores = scores;
  desk.worths = worths;
  return out;
}

interface Planned {
  worth: number;
  first: Action;
}

/** The best of what can be done with so many actions. */
function best(desk: Desk, left: number): Planned {
  const now = judged(desk);
  const out: Planned = { worth: now, first: STOP };
  if (left === 0 || desk.over) return out;
  for (const one of actions(desk, left === 1)) {
    const worth = left === 1 ? after(desk, one, now) : further(desk, one, left);
    if (worth <= out.worth) continue;
    out.worth = worth;
    out.first = one;
  }
  return out;
}

/** The same after one of them; everything is put back. */
function further(desk: Desk, one: Action, left: number): number {
  const { cards, hand, stock, levied, under, scores, incomes, worths, over, taken, all } = desk;
  const { kind, on } = one;
  const land = kind === 'claim' || kind === 'back';
  const owner = land ? all.owners[on] : NOBODY;
  const guards = land ? all.guards[on] : 0;
  desk.cards = cards.slice();
  desk.worths = worths.slice();
  desk.incomes = incomes.slice();
  desk.under = under.slice();
  desk.scores = scores.slice();
  act(desk, one);
  const { worth } = best(desk, left - 1);
  desk.cards = cards;
  desk.hand = hand;
  desk.stock = stock;
  desk.levied = levied;
  desk.under = under;
  desk.scores = scores;
  desk.incomes = incomes;
  desk.worths = worths;
  desk.over = over;
  desk.taken = taken;
  if (land) {
    all.owners[on] = owner;
    all.guards[on] = guards;
  }
  return worth;
}

/** What the position comes to with so many actions of that seat. */
export const planned = (s: Alexandros, seat: number, left: number): number => best(deskOf(s, seat, false), left).worth;

/** The spaces of a claim that get the guards, in reading order. */
function placesOf(s: Alexandros, desk: Desk, part: number): Space[] {
  const on = garrison(desk, part);
  const { of } = desk.all.parting;
  const symbols = symbolList(s.symbols);
  const out: Space[] = [];
  for (let space = 0; space < of.length; space++) {
    if (of[space] !== part || symbols[space] < 0 || on[symbols[space]] === 0) continue;
    on[symbols[space]]--;
    out.push(space);
  }
  return out;
}

type Act = Moves['card' | 'levy' | 'back' | 'stop' | 'occupy' | 'takeOver'];

/** The first of the actions that the plan comes to. */
export function planAct(s: Alexandros, f: F<'act'>, seat: number): Act {
  const desk = deskOf(s, seat, f.levied);
  const { kind, on } = best(desk, f.left).first;
  if (kind === 'levy') return { levy: on };
  if (kind === 'card') return { card: on };
  if (kind === 'stop') return { stop: true };
  const key = desk.all.parting.keys[on];
  if (kind === 'claim') {
    const guards = placesOf(s, desk, on);
    return desk.all.owners[on] === NOBODY ? { occupy: key, guards } : { takeOver: key, guards };
  }
  const { of } = desk.all.parting;
  return { back: s.guards.findIndex((owner, space) => owner === seat && of[space] === on) };
}
