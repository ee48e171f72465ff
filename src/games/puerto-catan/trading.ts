import type { Choice, Refusal, Rng, Seat, Tell } from '../../engine/rules';
import { mayHold, rate } from './board';
import { countOf, gain, holds, lose, plainlyHolds, show } from './hands';
import { fromBank, playCard } from './producing';
import { GOLD_PRICE, MONOPOLY, noCards, RESOURCES, sumOf } from './setup';
import type { Cards, Deal, Event, Move, PuertoCatan, Resource } from './state';
import { NOBODY } from './state';
import { type F, fields, illegal, sizeOf, whole } from './step';
import { cardList, resourceName, who } from './words';

/** The Trader phase (rulings 15, 18 to 21 and 35): deals, the bank, gold for cards, Monopoly, in any order. */

const one = (kind: Resource, n = 1): Cards => {
  const out = noCards();
  out[kind] = n;
  return out;
};

export const deal = (to: Seat, give: Cards, take: Cards): Deal => ({ with: to, give, take, giveGold: 0, takeGold: 0 });

/** Ruling 19: the smallest deals with gold on one side. */
function goldDeals(s: PuertoCatan, seat: Seat, may: (kind: Resource, n: number) => boolean): Move[] {
  const out: Move[] = [];
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
function smallDeals(s: PuertoCatan, seat: Seat, may: (kind: Resource, n: number) => boolean): Move[] {
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
function deals(s: PuertoCatan, f: F<'trade'>, seat: Seat, may: (kind: Resource, n: number) => boolean): Move[] {
  const all = smallDeals(s, seat, may);
  if (f.deals < 2) return all;
  const seen = new Set<Seat>();
  return all.filter((m) => {
    const to = 'deal' in m ? m.deal.with : NOBODY;
    const first = !seen.has(to);
    seen.add(to);
    return first;
  });
}

/** Everything but deals. `may`: such a card might be in the hand so many times; `has`: so might Monopoly. */
function plain(s: PuertoCatan, f: F<'trade'>, seat: Seat, may: (kind: Resource, n: number) => boolean, has: boolean) {
  const out: Move[] = [{ done: true }];
  for (const kind of RESOURCES) {
    if (!may(kind, rate(s, seat, f.active, kind))) continue;
    for (const other of RESOURCES) if (other !== kind && s.bank[other] > 0) out.push({ bank: kind, for: other });
  }
  if (s.gold[seat] >= GOLD_PRICE) for (const kind of RESOURCES) if (s.bank[kind] > 0) out.push({ gold: kind });
  if (has && !f.progress) for (const kind of RESOURCES) if (!s.named.includes(kind)) out.push({ monopoly: kind });
  return out;
}

const owns = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(MONOPOLY);
const own = (s: PuertoCatan, seat: Seat): ((kind: Resource, n: number) => boolean) => {
  const cards = countOf(s.hands[seat]);
  return (kind, n) => cards[kind] >= n;
};
const might = (s: PuertoCatan, seat: Seat): ((kind: Resource, n: number) => boolean) => {
  const size = sizeOf(s, seat);
  return (_kind, n) => size >= n;
};

/** Whether anything at all could be done here, as far as everybody can tell (ruling 36). */
function idle(s: PuertoCatan, f: F<'trade'>): boolean {
  if (sizeOf(s, f.seat) > 0 || s.gold[f.seat] >= GOLD_PRICE) return false;
  if (s.tradeGold && s.gold[f.seat] > 0) return false;
  return f.progress || !mayHold(s, f.seat, MONOPOLY);
}

const cardsOk = (list: unknown): list is Cards =>
  Array.isArray(list) && list.length === RESOURCES.length && list.every(whole);

function refuseDeal(s: PuertoCatan, seat: Seat, m: unknown): true | Refusal {
  const d = fields(m, 'with', 'give', 'take', 'giveGold', 'takeGold') as unknown as Deal | undefined;
  if (!d || !cardsOk(d.give) || !cardsOk(d.take) || !whole(d.giveGold) || !whole(d.takeGold)) return illegal;
  if (!whole(d.with) || d.with >= s.n) return illegal;
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
  return true;
}

function refuseBank(s: PuertoCatan, f: F<'trade'>, seat: Seat, m: Record<string, unknown>): true | Refusal {
  const [give, take] = [m.bank as Resource, m.for as Resource];
  if (!RESOURCES.includes(give) || !RESOURCES.includes(take)) return illegal;
  if (give === take) return { key: 'pc.no.sameKind', rule: '21' };
  if (s.bank[take] === 0) return { key: 'pc.no.bank', args: { what: resourceName(take) }, rule: '21' };
  const n = rate(s, seat, f.active, give);
  return holds(s.hands[seat], one(give, n))
    ? true
    : { key: 'pc.no.rate', args: { n, what: resourceName(give) }, rule: '21' };
}

function refuseGold(s: PuertoCatan, seat: Seat, kind: Resource): true | Refusal {
  if (!RESOURCES.includes(kind)) return illegal;
  if (s.gold[seat] < GOLD_PRICE) return { key: 'pc.no.threeGold', rule: '20' };
  return s.bank[kind] > 0 ? true : { key: 'pc.no.bank', args: { what: resourceName(kind) }, rule: '20' };
}

function refuseMonopoly(s: PuertoCatan, f: F<'trade'>, seat: Seat, kind: Resource): true | Refusal {
  if (!RESOURCES.includes(kind)) return illegal;
  if (f.progress) return { key: 'pc.no.progress', rule: '13' };
  if (s.named.includes(kind)) return { key: 'pc.no.named', args: { what: resourceName(kind) }, rule: '15' };
  return owns(s, seat) ? true : { key: 'pc.no.dev', rule: '15' };
}

/** What paying with these shows nobody anything new. */
const plainly = (s: PuertoCatan, seat: Seat, cards: Cards): boolean => plainlyHolds(s.hands[seat], cards);

function tells(s: PuertoCatan, f: F<'trade'>, m: Move): boolean {
  if ('deal' in m) return !plainly(s, f.seat, m.deal.give);
  if ('bank' in m) return !plainly(s, f.seat, one(m.bank, rate(s, f.seat, f.active, m.bank)));
  return 'monopoly' in m;
}

export const trade: Choice<PuertoCatan, F<'trade'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  brisk: true,
  sampled: true,
  final: (s, f, m) => tells(s, f, m),
  ends: (s, f) => f.done === true || idle(s, f),
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => [...plain(s, f, seat, own(s, seat), owns(s, seat)), ...deals(s, f, seat, own(s, seat))],
  offers: (s, f, seat) => [
    ...plain(s, f, seat, might(s, seat), mayHold(s, seat, MONOPOLY)),
    ...smallDeals(s, seat, might(s, seat)),
  ],
  any(s, f, seat, rng: Rng) {
    const turn = rng.int(4);
    const all = turn === 0 && f.deals < 2 ? smallDeals(s, seat, own(s, seat)) : [];
    if (all.length > 0) return all[rng.int(all.length)];
    const others = plain(s, f, seat, own(s, seat), owns(s, seat));
    return turn === 1 ? others[0] : others[rng.int(others.length)];
  },
  accepts(s, f, seat, m) {
    if (fields(m, 'done')?.done === true) return true;
    const entered = fields(m, 'deal');
    if (entered) return refuseDeal(s, seat, entered.deal);
    const bank = fields(m, 'bank', 'for');
    if (bank) return refuseBank(s, f, seat, bank);
    const gold = fields(m, 'gold');
    if (gold) return refuseGold(s, seat, gold.gold as Resource);
    const monopoly = fields(m, 'monopoly');
    return monopoly ? refuseMonopoly(s, f, seat, monopoly.monopoly as Resource) : illegal;
  },
  apply(s, f, seat, m, tell) {
    if ('done' in m) f.done = true;
    else if ('deal' in m) enter(s, f, seat, m.deal, tell);
    else if ('bank' in m) exchange(s, f, seat, m.bank, m.for, tell);
    else if ('gold' in m) {
      s.gold[seat] -= GOLD_PRICE;
      fromBank(s, seat, one(m.gold));
      tell({ key: 'pc.goldForCard', args: { who: who(seat), what: resourceName(m.gold) }, rule: '20' });
    } else if ('monopoly' in m) monopolise(s, f, seat, m.monopoly, tell);
  },
};

/** What a deal says, for everybody's ears. */
const terms = (d: Deal): { give: ReturnType<typeof cardList>; take: ReturnType<typeof cardList> } => ({
  give: cardList(d.give, d.giveGold),
  take: cardList(d.take, d.takeGold),
});

/** The giver's side has been checked: that they hold what they give is seen by all. */
function enter(s: PuertoCatan, f: F<'trade'>, seat: Seat, d: Deal, tell: Tell<Event>): void {
  f.deals++;
  show(s, seat, d.give);
  tell({ key: 'pc.dealEntered', args: { who: who(seat), partner: who(d.with), ...terms(d) }, rule: '18' });
  const { give, take, giveGold, takeGold } = d;
  s.todo.unshift({ at: 'confirm', seat: d.with, from: seat, give, take, giveGold, takeGold });
}

function exchange(s: PuertoCatan, f: F<'trade'>, seat: Seat, give: Resource, take: Resource, tell: Tell<Event>): void {
  const n = rate(s, seat, f.active, give);
  lose(s, seat, one(give, n));
  s.bank[give] += n;
  fromBank(s, seat, one(take));
  const args = { who: who(seat), n, give: resourceName(give), take: resourceName(take) };
  tell({ key: 'pc.bankTrade', args, rule: '21' });
}

/** Ruling 15: all cards of that kind, from all opponents. */
function monopolise(s: PuertoCatan, f: F<'trade'>, seat: Seat, kind: Resource, tell: Tell<Event>): void {
  f.progress = true;
  s.named.push(kind);
  playCard(s, seat, MONOPOLY);
  const list = [];
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
export const confirm: Choice<PuertoCatan, F<'confirm'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => (holds(s.hands[seat], f.take) ? [{ accept: true }, { decline: true }] : [{ decline: true }]),
  accepts(s, f, seat, m) {
    if (fields(m, 'decline')?.decline === true) return true;
    if (fields(m, 'accept')?.accept !== true) return illegal;
    return holds(s.hands[seat], f.take) ? true : { key: 'pc.no.cards', rule: '18' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const args = { who: who(seat), partner: who(f.from) };
    if ('decline' in m) return tell({ key: 'pc.declined', args, rule: '18' });
    lose(s, f.from, f.give);
    lose(s, seat, f.take);
    gain(s, seat, f.give);
    gain(s, f.from, f.take);
    s.gold[f.from] += f.takeGold - f.giveGold;
    s.gold[seat] += f.giveGold - f.takeGold;
    const give = cardList(f.give, f.giveGold);
    const take = cardList(f.take, f.takeGold);
    tell({ key: 'pc.traded', args: { who: who(f.from), partner: who(seat), give, take }, rule: '18' });
  },
};
