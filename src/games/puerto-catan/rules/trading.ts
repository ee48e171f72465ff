import { illegal } from '../../../engine/kinds';
import { type Phrase, type Refusal, type Rng, type Seat, silent, type Tell } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { mayHold, rate } from './board';
import {
  anyOf,
  asked,
  couldPay,
  type May,
  mayAnswer,
  one,
  own,
  pays,
  refuseTerms,
  smallDeals,
  spoken,
  swap,
  terms,
  turned,
} from './deals';
import { countOf, gain, holds, lose, plainlyHolds, show, sizeOf } from './hands';
import { resourceName, who } from './names';
import { fromBank, playCard } from './producing';
import { GOLD_PRICE, isResource, MONOPOLY, RESOURCES } from './setup';
import {
  type Cards,
  choice,
  type Deal,
  type Event,
  type F,
  kinds,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type Resource,
  type Terms,
} from './state';

/** The Trader phase (rulings 15, 18 to 21 and 35): offers, the bank, gold for cards, Monopoly, in any order. */

/** To one partner after the other, and those without gold to all. */
function smallOffers(s: PuertoCatan, seat: Seat, may: May): Moves['offer'][] {
  const partners = asked(s.n, seat, NOBODY).filter((to) => mayAnswer(s, to));
  const out = partners.flatMap((to) => smallDeals(s, seat, to, may));
  const [first] = partners.filter((to) => sizeOf(s, to) > 0);
  if (first === undefined || partners.length < 2) return out.map((offer) => ({ offer }));
  const all = smallDeals({ ...s, tradeGold: false }, seat, first, may).map((one) => ({ ...one, with: NOBODY }));
  return [...all, ...out].map((offer) => ({ offer }));
}

/** What is listed of the offers that may be made: after two of them, one to each partner still. */
function offers(s: PuertoCatan, f: F<'trade'>, seat: Seat, may: May): Moves['offer'][] {
  const all = smallOffers(s, seat, may);
  if (f.deals < 2) return all;
  const seen = new Set<Seat>();
  return all.filter(({ offer }) => {
    const first = !seen.has(offer.with);
    seen.add(offer.with);
    return first;
  });
}

function exchanges(s: PuertoCatan, f: F<'trade'>, seat: Seat, may: May): Moves['bank'][] {
  const out: Moves['bank'][] = [];
  for (const kind of RESOURCES) {
    // nobody asks for less than two
    if (!may(kind, 2) || !may(kind, rate(s, seat, f.active, kind))) continue;
    for (const other of RESOURCES) if (other !== kind && s.bank[other] > 0) out.push({ bank: kind, for: other });
  }
  return out;
}

const purchases = (s: PuertoCatan, seat: Seat): Moves['gold'][] =>
  s.gold[seat] < GOLD_PRICE ? [] : RESOURCES.flatMap((kind) => (s.bank[kind] > 0 ? [{ gold: kind }] : []));

const monopolies = (s: PuertoCatan, f: F<'trade'>, has: boolean): Moves['monopoly'][] =>
  has && !f.progress ? RESOURCES.flatMap((kind) => (s.named.includes(kind) ? [] : [{ monopoly: kind }])) : [];

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(MONOPOLY);
const might = (s: PuertoCatan, seat: Seat): May => {
  const size = sizeOf(s, seat);
  return (_kind, n) => size >= n;
};

/** Whether anything at all could be done here, as far as everybody can tell (ruling 36). */
function idle(s: PuertoCatan, f: F<'trade'>): boolean {
  if (sizeOf(s, f.seat) > 0 || s.gold[f.seat] >= GOLD_PRICE) return false;
  if (s.tradeGold && s.gold[f.seat] > 0) return false;
  return f.progress || !mayHold(s, f.seat, MONOPOLY);
}

function refuseDeal(s: PuertoCatan, seat: Seat, d: Deal): Refusal | undefined {
  if (d.with < NOBODY || d.with >= s.n) return illegal;
  if (d.with === seat) return { key: 'pc.no.self', rule: '18' };
  const no = refuseTerms(s, seat, d);
  if (no || asked(s.n, seat, d.with).some((to) => couldPay(s, to, d))) return no;
  if (d.with === NOBODY) return { key: 'pc.no.partners', rule: '18a' };
  return { key: 'pc.no.partner', args: { who: who(d.with), n: sizeOf(s, d.with) }, rule: '18' };
}

function refuseBank(s: PuertoCatan, f: F<'trade'>, seat: Seat, m: Moves['bank']): Refusal | undefined {
  const { bank: give, for: take } = m;
  if (give === take) return { key: 'pc.no.sameKind', rule: '21' };
  if (s.bank[take] === 0) return { key: 'pc.no.bank', args: { what: resourceName(take) }, rule: '21' };
  const n = rate(s, seat, f.active, give);
  return holds(s.hands[seat], one(give, n))
    ? undefined
    : { key: 'pc.no.rate', args: { n, what: resourceName(give) }, rule: '21' };
}

function refuseGold(s: PuertoCatan, seat: Seat, kind: Resource): Refusal | undefined {
  if (s.gold[seat] < GOLD_PRICE) return { key: 'pc.no.threeGold', rule: '20' };
  return s.bank[kind] > 0 ? undefined : { key: 'pc.no.bank', args: { what: resourceName(kind) }, rule: '20' };
}

function refuseMonopoly(s: PuertoCatan, f: F<'trade'>, seat: Seat, kind: Resource): Refusal | undefined {
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (s.named.includes(kind)) return { key: 'pc.no.named', args: { what: resourceName(kind) }, rule: '15' };
  return owns(s, seat) ? undefined : { key: 'pc.no.dev', rule: '15' };
}

/** What paying with these shows nobody anything new. */
const plainly = (s: PuertoCatan, seat: Seat, cards: Cards): boolean => plainlyHolds(s.hands[seat], cards);

/** Whether a move shows what somebody holds. */
const tells = kinds.some<[s: PuertoCatan, f: F<'trade'>], boolean>(false, {
  deal: (m, s, f) => !plainly(s, f.seat, m.deal.give),
  offer: (m, s, f) => !plainly(s, f.seat, m.offer.give),
  close: () => true,
  bank: (m, s, f) => !plainly(s, f.seat, one(m.bank, rate(s, f.seat, f.active, m.bank))),
  monopoly: () => true,
});

export const trade = choice<'trade', 'done' | 'bank' | 'gold' | 'monopoly' | 'deal' | 'offer' | 'close'>({
  privacy: 'hand',
  noEndTurn: true,
  sampled: true,
  final: (s, f, m) => tells(m, s, f),
  ends: (s, f) => f.done === true || idle(s, f),
  any: anyTrade,
  kinds: {
    done: {
      list: () => [{ done: true }],
      apply(_s, f) {
        f.done = true;
        forget(f);
      },
    },
    bank: {
      list: (s, f, seat) => exchanges(s, f, seat, own(s, seat)),
      offers: (s, f, seat) => exchanges(s, f, seat, might(s, seat)),
      shape: { bank: isResource, for: isResource },
      refuse: refuseBank,
      apply: exchange,
    },
    gold: {
      list: (s, _f, seat) => purchases(s, seat),
      shape: { gold: isResource },
      refuse: (s, _f, seat, m) => refuseGold(s, seat, m.gold),
      apply(s, f, seat, { gold: kind }, tell) {
        forget(f);
        s.gold[seat] -= GOLD_PRICE;
        fromBank(s, seat, one(kind));
        if (tell !== silent)
          tell({ key: 'pc.goldForCard', args: { who: who(seat), what: resourceName(kind) }, rule: '20' });
      },
    },
    monopoly: {
      list: (s, f, seat) => monopolies(s, f, owns(s, seat)),
      offers: (s, f, seat) => monopolies(s, f, mayHold(s, seat, MONOPOLY)),
      shape: { monopoly: isResource },
      refuse: (s, f, seat, m) => refuseMonopoly(s, f, seat, m.monopoly),
      apply: (s, f, seat, m, tell) => monopolise(s, f, seat, m.monopoly, tell),
    },
    // older matches have it; nobody is offered it any more
    deal: {
      shape: { deal: terms({ with: whole }) },
      refuse: (s, _f, seat, m) => refuseDeal(s, seat, m.deal),
      apply: (s, f, seat, m, tell) => enter(s, f, seat, m.deal, tell),
    },
    offer: {
      list: (s, f, seat) => offers(s, f, seat, own(s, seat)),
      offers: (s, _f, seat) => smallOffers(s, seat, might(s, seat)),
      shape: { offer: terms({ with: Number.isInteger }) },
      refuse: (s, _f, seat, m) => refuseDeal(s, seat, m.offer),
      apply: (s, f, seat, m, tell) => offer(s, f, seat, m.offer, tell),
    },
    close: {
      list: (s, f, seat) => taken(f).filter((m) => pays(s, seat, termsOf(f, m.close))),
      offers: (_s, f) => taken(f),
      shape: { close: whole },
      // of a hand that cannot pay there is no telling why
      refuse: (s, f, seat, m) => (pays(s, seat, termsOf(f, m.close)) ? undefined : illegal),
      apply(s, f, seat, m, tell) {
        const d = termsOf(f, m.close);
        forget(f);
        if (d) swap(s, seat, m.close, d, tell);
      },
    },
  },
});

function anyTrade(
  s: PuertoCatan,
  f: F<'trade'>,
  seat: Seat,
  rng: Rng,
): Moves['done' | 'bank' | 'gold' | 'monopoly' | 'offer' | 'close'] {
  const turn = rng.int(4);
  const may = own(s, seat);
  const close = anyOf(
    taken(f).filter((m) => pays(s, seat, termsOf(f, m.close))),
    rng,
  );
  if (close && turn < 2) return close;
  if (turn === 1) return { done: true };
  const offer = turn === 0 && f.deals < 2 ? anyOf(smallOffers(s, seat, may), rng) : undefined;
  if (offer) return offer;
  const others = [...exchanges(s, f, seat, may), ...purchases(s, seat), ...monopolies(s, f, owns(s, seat))];
  const at = rng.int(1 + others.length);
  return at === 0 ? { done: true } : others[at - 1];
}

/** The giver's side has been checked: that they hold what they give is seen by all. */
function enter(s: PuertoCatan, f: F<'trade'>, seat: Seat, { with: partner, ...d }: Deal, tell: Tell<Event>): void {
  announce(s, f, seat, { with: partner, ...d }, tell);
  s.todo.unshift({ at: 'confirm', seat: partner, from: seat, ...d });
}

function announce(s: PuertoCatan, f: F<'trade'>, seat: Seat, d: Deal, tell: Tell<Event>): void {
  f.deals++;
  forget(f);
  show(s, seat, d.give);
  if (tell === silent) return;
  const args = { who: who(seat), ...spoken(d) };
  if (d.with === NOBODY) tell({ key: 'pc.offeredAll', args, rule: '18a' });
  else tell({ key: 'pc.dealEntered', args: { ...args, partner: who(d.with) }, rule: '18' });
}

/** Ruling 18a: whoever has no cards answers no by themselves. */
function offer(s: PuertoCatan, f: F<'trade'>, seat: Seat, d: Deal, tell: Tell<Event>): void {
  announce(s, f, seat, d, tell);
  s.answers = [];
  const due = asked(s.n, seat, d.with).filter((to) => mayAnswer(s, to));
  s.todo.unshift({ at: 'answer', from: seat, due, offer: d });
}

/** Whatever else is done, the answers are off the table. */
function forget(f: F<'trade'>): void {
  delete f.answers;
}

/** The answers that can be taken. */
const taken = (f: F<'trade'>): Moves['close'][] =>
  (f.answers ?? []).flatMap(({ seat, yes, counter }) => (yes || counter ? [{ close: seat }] : []));

/** What the trader gives and gets by taking that answer. */
export function termsOf(f: F<'trade'>, seat: Seat): Terms | undefined {
  const answer = f.answers?.find((one) => one.seat === seat);
  return answer?.yes ? f.offer : answer?.counter && turned(answer.counter);
}

function exchange(s: PuertoCatan, f: F<'trade'>, seat: Seat, m: Moves['bank'], tell: Tell<Event>): void {
  forget(f);
  const { bank: give, for: take } = m;
  const n = rate(s, seat, f.active, give);
  lose(s, seat, one(give, n));
  s.bank[give] += n;
  fromBank(s, seat, one(take));
  if (tell === silent) return;
  const args = { who: who(seat), n, give: resourceName(give), take: resourceName(take) };
  tell({ key: 'pc.bankTrade', args, rule: '21' });
}

/** Ruling 15: all cards of that kind, from all opponents. */
function monopolise(s: PuertoCatan, f: F<'trade'>, seat: Seat, kind: Resource, tell: Tell<Event>): void {
  forget(f);
  f.progress = true;
  s.named.push(kind);
  playCard(s, seat, MONOPOLY);
  const list: Phrase[] = [];
  for (let other = 0; other < s.n; other++) {
    const n = other === seat ? 0 : countOf(s.hands[other])[kind];
    if (n === 0) continue;
    lose(s, other, one(kind, n));
    gain(s, seat, one(kind, n));
    list.push({ key: 'pc.gave', args: { who: who(other), n } });
  }
  // nobody else has one now, so all can tell how many are there
  show(s, seat, one(kind, countOf(s.hands[seat])[kind]));
  const args = { who: who(seat), what: resourceName(kind), list };
  tell({ key: list.length > 0 ? 'pc.monopoly' : 'pc.monopolyNone', args, rule: '15' });
}
