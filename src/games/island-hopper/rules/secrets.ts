import type { Seat, Secret } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { CONTRACTS, deckOf, GOODS, ISLANDS, ROUND_CARDS, SEA } from './deck';
import { isDeck } from './import';
import { ALL_MONEY } from './money';
import { duel, fineOf, flightsOf, handSize, options } from './setup';
import type { Hopper } from './state';
import { NOBODY } from './state';

/**
 * What is hidden from whom, written independently of view.ts: cards in hands, in the deck and under it, purses, what
 * has been paid for words, and bribes put down in secret. Amounts never trade places unnoticed by the rules: each is a
 * group of its own.
 */
export function secrets(s: Hopper, seat: Seat | null): Secret[] {
  const out: Secret[] = [];
  const contract = (path: string, place: string, known: boolean): void => {
    out.push({ path, pool: 'contract', group: known ? place : 'unseen', known });
  };
  s.hands.forEach((hand, holder) => {
    hand.forEach(({ open, from }, i) => {
      const known = s.open || open || seat === holder || (seat !== null && from === seat);
      contract(`hands.${holder}.${i}.card`, `hand ${holder}`, known);
    });
  });
  for (const i of s.bag.keys()) contract(`bag.${i}`, 'bag', false);
  for (const [i, { by, open }] of s.under.entries())
    contract(`under.${i}.card`, `under ${i}`, s.open || open || seat === by);
  if (!s.openMoney) {
    s.cash.forEach((_, holder) => {
      out.push({ path: `cash.${holder}`, pool: 'cash', group: `purse ${holder}`, known: s.open || seat === holder });
    });
  }
  const f = s.todo[0];
  if (f?.at === 'calm') {
    f.puts.forEach((list, holder) => {
      list.forEach((_, island) => {
        const path = `todo.0.puts.${holder}.${island}`;
        out.push({ path, pool: 'bribe', group: `bribe ${holder} ${island}`, known: seat === holder });
      });
    });
  }
  if (f?.at === 'air' && !s.openMoney) {
    for (const holder of f.paid?.keys() ?? [])
      out.push({ path: `todo.0.paid.${holder}`, pool: 'fine', group: `fine ${holder}`, known: seat === holder });
  }
  return out;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Rule page A0 and A4: 81 contracts, nine round cards, every dollar. */
export function broken(s: Hopper): string | undefined {
  const cards = brokenOptions(s) ?? brokenCards(s);
  const money = cards ?? brokenMoney(s) ?? brokenFines(s);
  return money ?? brokenRounds(s) ?? brokenFlights(s) ?? brokenFrames(s);
}

function brokenOptions(s: Hopper): string | undefined {
  if (!isDeck(s.deck)) return 'a deck that cannot be read';
  const chosen = options(s, s.n);
  return 'key' in chosen || chosen.dummy !== s.dummy ? 'options that nobody offers' : undefined;
}

function brokenCards(s: Hopper): string | undefined {
  const all = [...s.bag, ...s.row, ...s.discards, ...s.tourists, ...s.piles.flat()];
  for (const hand of s.hands) for (const { card } of hand) all.push(card);
  for (const { card } of s.under) all.push(card);
  if (all.length !== CONTRACTS) return `${all.length} contracts instead of ${CONTRACTS}`;
  if (new Set(all).size !== CONTRACTS) return 'a contract twice';
  if (all.some((card) => !whole(card) || card >= CONTRACTS)) return 'a contract that is none';
  const { contracts } = deckOf(s.deck);
  if (s.piles.flat().some((card) => contracts[card].island < 0)) return 'a completed tourist';
  if (s.tourists.some((card) => contracts[card].island >= 0)) return 'a contract among the tourists';
  if (s.hands.length !== s.n || s.piles.length !== s.n) return `hands of others than ${s.n} people`;
  if (s.hands.some((hand) => hand.length > handSize(s.n))) return 'a hand that is too large';
  return undefined;
}

function brokenMoney(s: Hopper): string | undefined {
  for (let seat = 0; seat < s.n; seat++) {
    if (!whole(s.cash[seat])) return `player ${seat + 1} has ${s.cash[seat]} dollars`;
    if (s.cash[seat] > s.income[seat]) return `player ${seat + 1} has more than it ever took in`;
  }
  if (s.money.length !== ISLANDS || s.money.some((coins) => !whole(coins))) return 'money beside islands';
  const all = s.bank + sum(s.cash) + sum(s.money);
  if (all !== ALL_MONEY) return `${all} dollars instead of ${ALL_MONEY}`;
  const f = s.todo[0];
  if (f?.at === 'auction' && f.bidder !== NOBODY && f.high > s.cash[f.bidder]) return 'a bid that cannot be paid';
  if (f?.at === 'answer' && f.price > s.cash[1 - s.captain]) return 'a price that cannot be paid';
  if (f?.at === 'calm') {
    for (let seat = 0; seat < s.n; seat++) if (sum(f.puts[seat]) > s.cash[seat]) return 'bribes that cannot be paid';
  }
  return undefined;
}

/** What has been paid for words may come back, so it is part of what a seat has taken in. */
function brokenFines(s: Hopper): string | undefined {
  const f = s.todo[0];
  if (f?.at !== 'air' || !f.paid) return undefined;
  if (f.paid.length !== s.n) return 'fines of others';
  for (const [seat, paid] of f.paid.entries()) {
    if (paid === null || !whole(paid) || paid > fineOf(f.words[seat]))
      return `player ${seat + 1} has paid ${paid} for words`;
    if (s.cash[seat] + paid > s.income[seat]) return `player ${seat + 1} has more than it ever took in`;
  }
  return undefined;
}

function brokenRounds(s: Hopper): string | undefined {
  if (new Set(s.rounds).size !== s.rounds.length) return 'a round card twice';
  if (s.rounds.some((card) => !whole(card) || card >= ROUND_CARDS)) return 'a round card that is none';
  if (s.card !== (s.rounds[s.rounds.length - 1] ?? NOBODY)) return 'a round card that is none';
  const waiting = s.round - s.rounds.length;
  if (waiting !== 0 && waiting !== 1) return `${s.rounds.length} round cards in round ${s.round}`;
  const last = s.rounds.some((card) => deckOf(s.deck).rounds[card].kind === 'last');
  if (last !== s.last) return 'a last round that is none';
  if ((s.ending !== '') !== (s.todo.length === 0) || s.open !== (s.ending !== '')) return 'an end that is none';
  return undefined;
}

function brokenFlights(s: Hopper): string | undefined {
  if (new Set(s.compass).size !== s.compass.length || s.compass.some((good) => !GOODS[good]))
    return 'goods on the compass';
  if (
    s.flights.some(({ good, island }) => !GOODS[good] || !Number.isInteger(island) || island < SEA || island >= ISLANDS)
  )
    return 'a flight that is none';
  const now = s.flights.length - s.since;
  const most = flightsOf(s.n) + 1;
  if (now < 0 || now > most) return `${now} flights in a round of ${most}`;
  if (s.chance && s.piles.length === 0) return 'a second chance for nothing';
  if (s.captain < NOBODY || s.captain >= s.n) return `player ${s.captain + 1} as captain`;
  return undefined;
}

function brokenFrames(s: Hopper): string | undefined {
  for (const f of s.todo) {
    if ((f.at === 'load' || f.at === 'price' || f.at === 'answer') && !duel(s)) return 'an offer among more than two';
    if ((f.at === 'auction' || f.at === 'bribe' || f.at === 'calm') && duel(s)) return 'an auction of two';
    if (f.at === 'auction' && (f.passed.length !== s.n || f.turn < 0 || f.turn >= s.n)) return 'an auction of others';
    if ('words' in f && f.words.length !== s.n) return 'words of others';
    if ('good' in f && !GOODS[f.good]) return 'a flight with no good';
  }
  return undefined;
}
