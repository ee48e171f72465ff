import { illegal } from '../../../engine/kinds';
import { type Phrase, type Refusal, type Rng, type Seat, silent, type Tell } from '../../../engine/rules';
import { record, whole, yes } from '../../../engine/shape';
import { mayHold, rate } from './board';
import { countOf, gain, holds, lose, plainlyHolds, show, sizeOf } from './hands';
import { cardList, resourceName, who } from './names';
import { fromBank, playCard } from './producing';
import { GOLD_PRICE, isCards, isResource, MONOPOLY, noCards, RESOURCES, sumOf } from './setup';
import {
  type Cards,
  choice,
  type Deal,
  type Event,
  type F,
  kinds,
  type Moves,
  type PuertoCatan,
  type Resource,
} from './state';

/** The Trader phase (rulings 15, 18 to 21 and 35): deals, the bank, gold for cards, Monopoly, in any order. */

const one = (kind: Resource, n = 1): Cards => {
  const out = noCards();
  out[kind] = n;
  return out;
};

const deal = (to: Seat, give: Cards, take: Cards): Deal => ({ with: to, give, take, giveGold: 0, takeGold: 0 });

/** Whether such a card is in a hand so many times, or might be. */
type May = (kind: Resource, n: number) => boolean;

/** Ruling 19: the smallest deals with gold on one side. */
function goldDeals(s: PuertoCatan, seat: Seat, may: May): Moves['deal'][] {
  const out: Moves['deal'][] = [];
  for (let to = 0; s.tradeGold && to < s.n; to++) {
    if (to === seat) continue;
    for (const kind of RESOURCES) {
      if (s.gold[seat] > 0 && sizeOf(s, to) > 0) out.push({ deal: { ...deal(to, noCards(), one(kind)), giveGold: 1 } });
      if (s.gold[to] > 0 && may(kind, 1)) out.push({ deal: { ...deal(to, one(kind), noCards()), takeGold: 1 } });
    }
  }
  return out;
}

/** Deals of one or two cards of a kind for one of another: the small ones that bots and lists know of. */
function smallDeals(s: PuertoCatan, seat: Seat, may: May): Moves['deal'][] {
  const out = goldDeals(s, seat, may);
  for (let to = 0; to < s.n; to++) {
    if (to === seat || sizeOf(s, to) === 0) continue;
    for (const give of RESOURCES) {
      for (const n of [1, 2]) {
        if (!may(give, n)) continue;
        for (const take of RESOURCES) if (take !== give) out.push({ deal: deal(to, one(give, n), one(take)) });
      }
    }
  }
  return out;
}

/** What is listed of the deals that may be entered: after two of them, one with each partner still. */
function deals(s: PuertoCatan, f: F<'trade'>, seat: Seat, may: May): Moves['deal'][] {
  const all = smallDeals(s, seat, may);
  if (f.deals < 2) return all;
  const seen = new Set<Seat>();
  return all.filter(({ deal }) => {
    const first = !seen.has(deal.with);
    seen.add(deal.with);
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
const own = (s: PuertoCatan, seat: Seat): May => {
  const cards = countOf(s.hands[seat]);
  return (kind, n) => cards[kind] >= n;
};
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
  if (d.with >= s.n) return illegal;
  const rule = '18';
  if (d.with === seat) return { key: 'pc.no.self', rule };
  if (!s.tradeGold && d.giveGold + d.takeGold > 0) return { key: 'pc.no.goldDeal', rule: '19' };
  if (sumOf(d.give) + d.giveGold === 0 || sumOf(d.take) + d.takeGold === 0) return { key: 'pc.no.gift', rule };
  if (d.give.some((n, kind) => n > 0 && d.take[kind] > 0) || (d.giveGold > 0 && d.takeGold > 0))
    return { key: 'pc.no.sameKind', rule };
  if (!holds(s.hands[seat], d.give)) return { key: 'pc.no.cards', rule };
  if (s.gold[seat] < d.giveGold) return { key: 'pc.no.gold', rule: '19' };
  if (sumOf(d.take) > sizeOf(s, d.with) || d.takeGold > s.gold[d.with])
    return { key: 'pc.no.partner', args: { who: who(d.with), n: sizeOf(s, d.with) }, rule };
  return undefined;
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
  bank: (m, s, f) => !plainly(s, f.seat, one(m.bank, rate(s, f.seat, f.active, m.bank))),
  monopoly: () => true,
});

export const trade = choice<'trade', 'done' | 'bank' | 'gold' | 'monopoly' | 'deal'>({
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
      apply(s, _f, seat, { gold: kind }, tell) {
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
    deal: {
      list: (s, f, seat) => deals(s, f, seat, own(s, seat)),
      offers: (s, _f, seat) => smallDeals(s, seat, might(s, seat)),
      shape: { deal: record({ with: whole, give: isCards, take: isCards, giveGold: whole, takeGold: whole }) },
      refuse: (s, _f, seat, m) => refuseDeal(s, seat, m.deal),
      apply: (s, f, seat, m, tell) => enter(s, f, seat, m.deal, tell),
    },
  },
});

const anyOf = <M>(list: readonly M[], rng: Rng): M | undefined =>
  list.length > 0 ? list[rng.int(list.length)] : undefined;

/** One of the small deals without gold, in the order in which they are listed. */
function anyDeal(s: PuertoCatan, seat: Seat, may: May, rng: Rng): Moves['deal'] | undefined {
  const partners: Seat[] = [];
  for (let to = 0; to < s.n; to++) if (to !== seat && sizeOf(s, to) > 0) partners.push(to);
  const gifts: [Resource, number][] = [];
  for (const give of RESOURCES) for (const n of [1, 2]) if (may(give, n)) gifts.push([give, n]);
  const wishes = RESOURCES.length - 1;
  const all = partners.length * gifts.length * wishes;
  if (all === 0) return undefined;
  const at = rng.int(all);
  const [give, n] = gifts[Math.floor(at / wishes) % gifts.length];
  const wish = at % wishes;
  const to = partners[Math.floor(at / wishes / gifts.length)];
  return { deal: deal(to, one(give, n), one(wish < give ? wish : wish + 1)) };
}

function anyTrade(
  s: PuertoCatan,
  f: F<'trade'>,
  seat: Seat,
  rng: Rng,
): Moves['done' | 'bank' | 'gold' | 'monopoly' | 'deal'] {
  const turn = rng.int(4);
  if (turn === 1) return { done: true };
  const may = own(s, seat);
  if (turn === 0 && f.deals < 2) {
    const one = s.tradeGold ? anyOf(smallDeals(s, seat, may), rng) : anyDeal(s, seat, may, rng);
    if (one) return one;
  }
  const others = [...exchanges(s, f, seat, may), ...purchases(s, seat), ...monopolies(s, f, owns(s, seat))];
  const at = rng.int(1 + others.length);
  return at === 0 ? { done: true } : others[at - 1];
}

/** What a deal says, for everybody's ears. */
const terms = (d: Deal): { give: ReturnType<typeof cardList>; take: ReturnType<typeof cardList> } => ({
  give: cardList(d.give, d.giveGold),
  take: cardList(d.take, d.takeGold),
});

/** The giver's side has been checked: that they hold what they give is seen by all. */
function enter(s: PuertoCatan, f: F<'trade'>, seat: Seat, d: Deal, tell: Tell<Event>): void {
  f.deals++;
  show(s, seat, d.give);
  if (tell !== silent)
    tell({ key: 'pc.dealEntered', args: { who: who(seat), partner: who(d.with), ...terms(d) }, rule: '18' });
  const { give, take, giveGold, takeGold } = d;
  s.todo.unshift({ at: 'confirm', seat: d.with, from: seat, give, take, giveGold, takeGold });
}

function exchange(s: PuertoCatan, f: F<'trade'>, seat: Seat, m: Moves['bank'], tell: Tell<Event>): void {
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

/** The partner answers unseen. Whoever cannot pay sees that they can only decline, and nobody else learns why. */
export const confirm = choice<'confirm', 'accept' | 'decline'>({
  privacy: 'hand',
  kinds: {
    accept: {
      list: (s, f, seat) => (holds(s.hands[seat], f.take) ? [{ accept: true }] : []),
      shape: { accept: yes },
      refuse: (s, f, seat) => (holds(s.hands[seat], f.take) ? undefined : { key: 'pc.no.cards', rule: '18' }),
      apply(s, f, seat, _m, tell) {
        lose(s, f.from, f.give);
        lose(s, seat, f.take);
        gain(s, seat, f.give);
        gain(s, f.from, f.take);
        s.gold[f.from] += f.takeGold - f.giveGold;
        s.gold[seat] += f.giveGold - f.takeGold;
        if (tell === silent) return;
        const give = cardList(f.give, f.giveGold);
        const take = cardList(f.take, f.takeGold);
        tell({ key: 'pc.traded', args: { who: who(f.from), partner: who(seat), give, take }, rule: '18' });
      },
    },
    decline: {
      list: () => [{ decline: true }],
      apply(_s, f, seat, _m, tell) {
        if (tell !== silent) tell({ key: 'pc.declined', args: { who: who(seat), partner: who(f.from) }, rule: '18' });
      },
    },
  },
});
