import { type Refusal, type Rng, type Seat, silent, type Tell } from '../../../engine/rules';
import { record, whole, yes } from '../../../engine/shape';
import { countOf, gain, holds, lose, show, sizeOf } from './hands';
import { cardList, who } from './names';
import { clockwise } from './purse';
import { isCards, noCards, RESOURCES, sumOf } from './setup';
import {
  type Answer,
  type Cards,
  choice,
  type Deal,
  type Event,
  type F,
  type Moves,
  NOBODY,
  type PuertoCatan,
  type Resource,
  type Terms,
} from './state';

/** What players deal among themselves (rulings 18, 18a and 19): terms, the answers to an offer, and who can pay. */

export const one = (kind: Resource, n = 1): Cards => {
  const out = noCards();
  out[kind] = n;
  return out;
};

/** The shape of terms, and of what else belongs to them. */
export const terms = <More extends object>(more: More) =>
  record({ ...more, give: isCards, take: isCards, giveGold: whole, takeGold: whole });

const deal = (to: Seat, give: Cards, take: Cards): Deal => ({ with: to, give, take, giveGold: 0, takeGold: 0 });

/** Whether such a card is in a hand so many times, or might be. */
export type May = (kind: Resource, n: number) => boolean;

/** Whoever has neither cards nor gold to trade with is not asked. */
export const mayAnswer = (s: PuertoCatan, seat: Seat): boolean =>
  s.hands[seat].kinds.length > 0 || (s.tradeGold && s.gold[seat] > 0);

/** Who is asked by such an offer, clockwise from the trader. */
export const asked = (n: number, seat: Seat, to: Seat): Seat[] => (to === NOBODY ? clockwise(n, seat).slice(1) : [to]);

/** Ruling 19: the smallest deals with gold on one side. */
function goldDeals(s: PuertoCatan, seat: Seat, to: Seat, may: May): Deal[] {
  const out: Deal[] = [];
  for (const kind of s.tradeGold ? RESOURCES : []) {
    if (s.gold[seat] > 0 && sizeOf(s, to) > 0) out.push({ ...deal(to, noCards(), one(kind)), giveGold: 1 });
    if (s.gold[to] > 0 && may(kind, 1)) out.push({ ...deal(to, one(kind), noCards()), takeGold: 1 });
  }
  return out;
}

/** Deals of one or two cards of a kind for one of another: the small ones that bots and lists know of. */
export function smallDeals(s: PuertoCatan, seat: Seat, to: Seat, may: May): Deal[] {
  const out = goldDeals(s, seat, to, may);
  for (const give of sizeOf(s, to) > 0 ? RESOURCES : []) {
    for (const n of [1, 2]) {
      if (!may(give, n)) continue;
      for (const take of RESOURCES) if (take !== give) out.push(deal(to, one(give, n), one(take)));
    }
  }
  return out;
}

export const own = (s: PuertoCatan, seat: Seat): May => {
  const cards = countOf(s.hands[seat]);
  return (kind, n) => cards[kind] >= n;
};
/** What is wrong with such a deal whoever the other one is. */
export function refuseTerms(s: PuertoCatan, seat: Seat, d: Terms): Refusal | undefined {
  const rule = '18';
  if (!s.tradeGold && d.giveGold + d.takeGold > 0) return { key: 'pc.no.goldDeal', rule: '19' };
  if (sumOf(d.give) + d.giveGold === 0 || sumOf(d.take) + d.takeGold === 0) return { key: 'pc.no.gift', rule };
  if (d.give.some((n, kind) => n > 0 && d.take[kind] > 0) || (d.giveGold > 0 && d.takeGold > 0))
    return { key: 'pc.no.sameKind', rule };
  if (!holds(s.hands[seat], d.give)) return { key: 'pc.no.cards', rule };
  return s.gold[seat] < d.giveGold ? { key: 'pc.no.gold', rule: '19' } : undefined;
}

/** Whether a seat might give these, as far as everybody can count. */
export const couldPay = (s: PuertoCatan, seat: Seat, { take, takeGold }: Terms): boolean =>
  sumOf(take) <= sizeOf(s, seat) && takeGold <= s.gold[seat];

export const anyOf = <M>(list: readonly M[], rng: Rng): M | undefined =>
  list.length > 0 ? list[rng.int(list.length)] : undefined;

/** What a deal says, for everybody's ears. */
export const spoken = (d: Terms): { give: ReturnType<typeof cardList>; take: ReturnType<typeof cardList> } => ({
  give: cardList(d.give, d.giveGold),
  take: cardList(d.take, d.takeGold),
});

/** The same terms from the other side. */
export const turned = ({ give, take, giveGold, takeGold }: Terms): Terms => ({
  give: take,
  take: give,
  giveGold: takeGold,
  takeGold: giveGold,
});

export const pays = (s: PuertoCatan, seat: Seat, d: Terms | undefined): boolean =>
  d !== undefined && holds(s.hands[seat], d.give) && s.gold[seat] >= d.giveGold;

/** Cards and gold change hands; both sides can pay. */
export function swap(s: PuertoCatan, seat: Seat, to: Seat, d: Terms, tell: Tell<Event>): void {
  lose(s, seat, d.give);
  lose(s, to, d.take);
  gain(s, to, d.give);
  gain(s, seat, d.take);
  s.gold[seat] += d.takeGold - d.giveGold;
  s.gold[to] += d.giveGold - d.takeGold;
  if (tell === silent) return;
  tell({ key: 'pc.traded', args: { who: who(seat), partner: who(to), ...spoken(d) }, rule: '18' });
}

/** In older matches: the one partner answers unseen. */
export const confirm = choice<'confirm', 'accept' | 'decline'>({
  privacy: 'hand',
  kinds: {
    accept: {
      list: (s, f, seat) => (pays(s, seat, turned(f)) ? [{ accept: true }] : []),
      shape: { accept: yes },
      refuse: (s, f, seat) => (pays(s, seat, turned(f)) ? undefined : { key: 'pc.no.cards', rule: '18' }),
      apply: (s, f, seat, _m, tell) => swap(s, f.from, seat, f, tell),
    },
    decline: {
      list: () => [{ decline: true }],
      apply: (_s, f, seat, _m, tell) => declined(seat, f.from, tell),
    },
  },
});

function declined(seat: Seat, from: Seat, tell: Tell<Event>): void {
  if (tell !== silent) tell({ key: 'pc.declined', args: { who: who(seat), partner: who(from) }, rule: '18' });
}

/** What may be answered instead of yes or no. */
const counters = (s: PuertoCatan, f: F<'answer'>, seat: Seat): Moves['counter'][] =>
  smallDeals(s, seat, f.from, own(s, seat)).map(({ with: _with, ...counter }) => ({ counter }));

function refuseCounter(s: PuertoCatan, f: F<'answer'>, seat: Seat, d: Terms): Refusal | undefined {
  const no = refuseTerms(s, seat, d);
  if (no || couldPay(s, f.from, d)) return no;
  return { key: 'pc.no.partner', args: { who: who(f.from), n: sizeOf(s, f.from) }, rule: '18a' };
}

/** Said is only that there is an answer. */
function reply(s: PuertoCatan, f: F<'answer'>, answer: Answer, tell: Tell<Event>): void {
  s.answers = [...(s.answers ?? []), answer];
  f.due = f.due.filter((seat) => seat !== answer.seat);
  if (tell !== silent) tell({ key: 'pc.answered', args: { who: who(answer.seat) }, rule: '18a' });
}

/** Ruling 18a: everybody asked answers unseen, and then all answers are turned over. */
export const answer = choice<'answer', 'accept' | 'decline' | 'counter'>({
  privacy: 'sealed',
  sampled: true,
  ends: (_s, f) => f.due.length === 0,
  actors: (_s, f) => f.due,
  any(s, f, seat, rng) {
    const turn = rng.int(3);
    if (turn === 0 && pays(s, seat, turned(f.offer))) return { accept: true };
    return (turn === 1 ? anyOf(counters(s, f, seat), rng) : undefined) ?? { decline: true };
  },
  kinds: {
    accept: {
      list: (s, f, seat) => (pays(s, seat, turned(f.offer)) ? [{ accept: true }] : []),
      shape: { accept: yes },
      refuse: (s, f, seat) => (pays(s, seat, turned(f.offer)) ? undefined : { key: 'pc.no.cards', rule: '18a' }),
      apply: (s, f, seat, _m, tell) => reply(s, f, { seat, yes: true }, tell),
    },
    decline: {
      list: () => [{ decline: true }],
      apply: (s, f, seat, _m, tell) => reply(s, f, { seat }, tell),
    },
    counter: {
      list: counters,
      shape: { counter: terms({}) },
      refuse: (s, f, seat, m) => refuseCounter(s, f, seat, m.counter),
      apply: (s, f, seat, { counter }, tell) => reply(s, f, { seat, counter }, tell),
    },
  },
  after: turnOver,
});

/** Cards are shown now, not before. */
function turnOver(s: PuertoCatan, f: F<'answer'>, tell: Tell<Event>): void {
  const given = s.answers ?? [];
  delete s.answers;
  const trade = s.todo[0];
  if (trade?.at !== 'trade') return;
  trade.offer = f.offer;
  trade.answers = asked(s.n, f.from, f.offer.with).map((seat) => given.find((one) => one.seat === seat) ?? { seat });
  for (const { seat, yes, counter } of trade.answers) {
    if (counter) {
      show(s, seat, counter.give);
      if (tell !== silent) tell({ key: 'pc.countered', args: { who: who(seat), ...spoken(counter) }, rule: '18a' });
    } else if (yes) {
      show(s, seat, f.offer.take);
      if (tell !== silent) tell({ key: 'pc.agreed', args: { who: who(seat) }, rule: '18a' });
    } else declined(seat, f.from, tell);
  }
}
