import { illegal } from '../../../engine/kinds';
import { type Phrase, type Refusal, type Rng, silent, type Tell } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { affords, type Claim, claimOf, garrisons, levySymbols, type Means, missing, need, ownSpaces } from './acting';
import { anyCard, cardsOf, discard, holds, restock, single } from './cards';
import { takeFaceUp } from './choose';
import { aSymbol, provinceName, spaceName, symbolName, who } from './names';
import { held, incomes, type Province, provinceAt, symbolOf } from './provinces';
import { GUARDS, HUNDRED, noCards, SYMBOLS, sumOf } from './setup';
import { type Alexandros, choice, type Event, type F, kinds, type Moves, NO_CARD, NOBODY, type Space } from './state';

/** Rule page 2.5: up to two actions, in any order, the same one twice but for the levy. */

type Act = Moves['card' | 'levy' | 'back' | 'stop' | 'occupy' | 'takeOver'];

const faceUp = (s: Alexandros): Moves['card'][] =>
  s.row.flatMap((symbol, slot) => (symbol === NO_CARD ? [] : [{ card: slot }]));

const cards = (s: Alexandros): Moves['card'][] => (anyCard(s) ? [...faceUp(s), { card: -1 }] : faceUp(s));

const levies = (s: Alexandros, f: F<'act'>, seat: number, may: (symbol: number) => boolean): Moves['levy'][] =>
  f.levied ? [] : levySymbols(s, seat).flatMap((symbol) => (may(symbol) ? [{ levy: symbol }] : []));

const backs = (s: Alexandros, seat: number): Moves['back'][] => ownSpaces(s, seat).map((back) => ({ back }));

/** Everything but claims: cards, levies, guards taken back, and to stop. */
const plainMoves = (s: Alexandros, f: F<'act'>, seat: number, may: (symbol: number) => boolean): Act[] => [
  ...cards(s),
  ...levies(s, f, seat, may),
  ...backs(s, seat),
  { stop: true },
];

const claimMove = ({ owner, key }: Province, guards: Space[]): Act =>
  owner === NOBODY ? { occupy: key, guards } : { takeOver: key, guards };

/** The keys of the provinces this seat could claim with these means. */
function claims(s: Alexandros, seat: number, means: Means): Space[] {
  const out: Space[] = [];
  const stock = s.stock[seat];
  if (stock === 0) return out;
  const all = held(s);
  const { count, keys } = all.parting;
  for (let part = 0; part < count; part++) {
    if (all.owners[part] !== seat && affords(all, part, stock, means)) out.push(keys[part]);
  }
  return out;
}

function allMoves(s: Alexandros, f: F<'act'>, seat: number, means: Means): Act[] {
  const out = plainMoves(s, f, seat, (symbol) => means.cards[symbol] > 0 || means.wild > 0);
  for (const key of claims(s, seat, means)) {
    const province = provinceAt(s, key) as Province;
    for (const guards of garrisons(s, province, s.stock[seat], means)) out.push(claimMove(province, guards));
  }
  return out;
}

const own = (s: Alexandros, seat: number): Means => ({ cards: cardsOf(s.hands[seat]), wild: 0 });
const seen = (s: Alexandros, seat: number): Means => ({
  cards: s.hands[seat].open,
  wild: s.hands[seat].hidden.length,
});

/** A claim at random: guards where cards are missing, and sometimes more of them. */
function anyClaim(s: Alexandros, seat: number, rng: Rng): Act | undefined {
  const means = own(s, seat);
  const all = claims(s, seat, means);
  if (all.length === 0) return undefined;
  const province = provinceAt(s, all[rng.int(all.length)]) as Province;
  const lack = need(s, province, []);
  for (const symbol of SYMBOLS) lack[symbol] = Math.max(0, lack[symbol] - means.cards[symbol]);
  const guards: Space[] = [];
  const spare: Space[] = [];
  const from = rng.int(province.symbols.length);
  for (let k = 0; k < province.symbols.length; k++) {
    const space = province.symbols[(from + k) % province.symbols.length];
    const symbol = symbolOf(s, space);
    if (lack[symbol] > 0) {
      lack[symbol]--;
      guards.push(space);
    } else spare.push(space);
  }
  while (spare.length > 0 && guards.length < s.stock[seat] && (guards.length === 0 || rng.int(4) === 0))
    guards.push(spare.splice(rng.int(spare.length), 1)[0]);
  return claimMove(
    province,
    guards.sort((a, b) => a - b),
  );
}

function refuseClaim(s: Alexandros, seat: number, claim: Claim, key: Space, guards: Space[]): Refusal | undefined {
  const province = provinceAt(s, key);
  if (!province) return illegal;
  const rule = '2.5';
  if (province.symbols.length === 0) return { key: 'alex.no.noSymbol', rule };
  if (s.stock[seat] === 0) return { key: 'alex.no.guard', rule };
  if (province.owner === seat) return { key: 'alex.no.ownProvince', rule };
  if (claimOf(province, seat, s.stock[seat]) !== claim)
    return { key: claim === 'occupy' ? 'alex.no.occupied' : 'alex.no.free', rule };
  if (guards.length === 0) return { key: 'alex.no.oneGuard', rule };
  if (guards.length > s.stock[seat]) return { key: 'alex.no.guards', args: { n: s.stock[seat] }, rule };
  const sorted = guards.every((space, k) => province.symbols.includes(space) && (k === 0 || guards[k - 1] < space));
  if (!sorted) return { key: 'alex.no.guardSpace', rule };
  const short = missing(cardsOf(s.hands[seat]), need(s, province, guards));
  return short === 0 ? undefined : { key: 'alex.no.cards', args: { n: short }, rule };
}

function refuseLevy(s: Alexandros, f: F<'act'>, seat: number, symbol: number): Refusal | undefined {
  const rule = '2.5';
  if (!SYMBOLS.includes(symbol)) return undefined;
  if (f.levied) return { key: 'alex.no.secondLevy', rule };
  if (!levySymbols(s, seat).includes(symbol))
    return { key: 'alex.no.levyGuard', args: { aSymbol: aSymbol(symbol) }, rule };
  return { key: 'alex.no.card', args: { symbol: symbolName(symbol) }, rule };
}

/** A face-up card, a guard taken back and a stop tell nothing; what a hand can pay for, and pays with, does. */
const tellsNothing = kinds.some<[], boolean>(false, {
  card: (m) => m.card >= 0,
  back: () => true,
  stop: () => true,
});

/**
 * A move of `plainMoves` at random: mostly not to stop or to give up what is held. The list is only counted, card after
 * levy after guard, since random play asks a million times.
 */
function anyPlain(s: Alexandros, f: F<'act'>, seat: number, rng: Rng): Act {
  const slots = cards(s);
  const symbols = levies(s, f, seat, (symbol) => holds(s.hands[seat], symbol));
  const weighty = slots.length + symbols.length;
  const out = GUARDS - s.stock[seat];
  const at = weighty > 0 && rng.int(10) > 0 ? rng.int(weighty) : rng.int(weighty + out + 1);
  if (at < slots.length) return slots[at];
  if (at < weighty) return symbols[at - slots.length];
  return at < weighty + out ? { back: ownSpaces(s, seat)[at - weighty] } : { stop: true };
}

export const act = choice<'act', 'card' | 'levy' | 'back' | 'stop' | 'occupy' | 'takeOver'>({
  privacy: 'hand',
  final: (s, _f, m) => !tellsNothing(m) || s.end !== null,
  sampled: true,
  ends: (s, f) => f.left === 0 || s.end !== null,
  moves: (s, f, seat) => allMoves(s, f, seat, own(s, seat)),
  offers: (s, f, seat) => allMoves(s, f, seat, seen(s, seat)),
  any(s, f, seat, rng) {
    if (rng.int(3) > 0) {
      const claim = anyClaim(s, seat, rng);
      if (claim) return claim;
    }
    return anyPlain(s, f, seat, rng);
  },
  kinds: {
    card: {
      list: cards,
      shape: { card: Number.isInteger },
      listed: true,
      refuse: (_s, _f, _seat, { card }) => ({ key: card === -1 ? 'alex.no.supply' : 'alex.no.slot', rule: '2.6' }),
      apply(s, f, seat, { card }, tell) {
        f.left--;
        takeCard(s, seat, card, tell);
      },
    },
    levy: {
      list: (s, f, seat) => levies(s, f, seat, (symbol) => holds(s.hands[seat], symbol)),
      shape: { levy: whole },
      listed: true,
      refuse: (s, f, seat, { levy }) => refuseLevy(s, f, seat, levy),
      apply: levy,
    },
    back: {
      list: (s, _f, seat) => backs(s, seat),
      shape: { back: whole },
      listed: true,
      refuse: () => ({ key: 'alex.no.back', rule: '2.5' }),
      apply(s, f, seat, { back }, tell) {
        f.left--;
        takeBack(s, seat, back, tell);
      },
    },
    stop: {
      list: () => [{ stop: true }],
      apply(_s, f, seat, _m, tell) {
        f.left = 0;
        tell({ key: 'alex.stopped', args: { who: who(seat) }, rule: '2.2' });
      },
    },
    occupy: {
      shape: { occupy: whole, guards: listOf(whole) },
      refuse: (s, _f, seat, m) => refuseClaim(s, seat, 'occupy', m.occupy, m.guards),
      apply(s, f, seat, m, tell) {
        f.left--;
        claimed(s, seat, m.occupy, m.guards, tell);
      },
    },
    takeOver: {
      shape: { takeOver: whole, guards: listOf(whole) },
      refuse: (s, _f, seat, m) => refuseClaim(s, seat, 'takeOver', m.takeOver, m.guards),
      apply(s, f, seat, m, tell) {
        f.left--;
        claimed(s, seat, m.takeOver, m.guards, tell);
      },
    },
  },
  after(s, f) {
    if (s.end === null) s.todo.unshift({ at: 'refill', seat: f.seat });
  },
});

function takeCard(s: Alexandros, seat: number, slot: number, tell: Tell<Event>): void {
  if (slot < 0) {
    restock(s, tell);
    s.todo.unshift({ at: 'draw', seat });
    return;
  }
  if (tell !== silent)
    tell({ key: 'alex.tookCard', args: { who: who(seat), symbol: symbolName(s.row[slot]) }, rule: '2.5' });
  takeFaceUp(s, seat, slot);
}

function levy(s: Alexandros, f: F<'act'>, seat: number, { levy: symbol }: Moves['levy'], tell: Tell<Event>): void {
  f.left--;
  f.levied = true;
  discard(s, seat, single(symbol));
  const gains = incomes(s);
  const list: Phrase[] = [];
  for (let i = 0; i < s.n; i++) {
    const one = (seat + i) % s.n;
    s.scores[one] += gains[one];
    if (tell !== silent) list.push({ key: 'alex.gain', args: { who: who(one), n: gains[one] } });
  }
  if (tell !== silent)
    tell({ key: 'alex.levied', args: { who: who(seat), aSymbol: aSymbol(symbol), list }, rule: '2.5' });
  if (Math.max(...s.scores) < HUNDRED) return;
  s.end = 'hundred';
  s.open = true;
  s.todo = [];
  tell({ key: 'alex.ended.hundred', rule: '2.7' });
}

function takeBack(s: Alexandros, seat: number, space: Space, tell: Tell<Event>): void {
  s.guards[space] = NOBODY;
  s.stock[seat]++;
  if (tell !== silent)
    tell({ key: 'alex.tookBack', args: { who: who(seat), where: spaceName(s, space) }, rule: '2.5' });
}

/** Occupying, or taking over: guards away, cards down, guards in; all at once. */
function claimed(s: Alexandros, seat: number, key: Space, guards: readonly Space[], tell: Tell<Event>): void {
  const province = provinceAt(s, key) as Province;
  const used = need(s, province, guards);
  const loser = province.owner;
  for (const space of province.guarded) {
    s.stock[s.guards[space]]++;
    s.guards[space] = NOBODY;
  }
  discard(s, seat, used);
  for (const space of guards) s.guards[space] = seat;
  s.stock[seat] -= guards.length;
  if (loser !== NOBODY) s.todo.unshift({ at: 'compensate', seat, loser, used });
  if (tell === silent) return;
  const args = {
    who: who(seat),
    where: provinceName(s, province),
    guards: guards.length,
    cards: sumOf(used),
    n: province.value,
  };
  if (loser === NOBODY) tell({ key: 'alex.occupied', args, rule: '2.5' });
  else tell({ key: 'alex.tookOver', args: { ...args, loser: who(loser) }, rule: '2.5' });
}

/** Cards that go to the loser: half of those used, rounded up. */
const due = (used: readonly number[]): number => Math.ceil(sumOf(used) / 2);

/** Every way to name so many of the cards used. */
function choices(used: readonly number[]): number[][] {
  const n = due(used);
  const out: number[][] = [];
  const give = noCards();
  const go = (symbol: number, left: number): void => {
    if (symbol === SYMBOLS.length) {
      if (left === 0) out.push(give.slice());
      return;
    }
    for (let k = Math.min(left, used[symbol]); k >= 0; k--) {
      give[symbol] = k;
      go(symbol + 1, left - k);
    }
    give[symbol] = 0;
  };
  go(0, n);
  return out;
}

/** 2.5: the loser's compensation, chosen by the conqueror from exactly the cards used; all have seen them. */
export const compensate = choice<'compensate', 'give'>({
  privacy: 'open',
  kinds: {
    give: {
      list: (_s, f) => choices(f.used).map((give) => ({ give })),
      shape: { give: listOf((n) => typeof n === 'number', SYMBOLS.length) },
      refuse(_s, f, _seat, { give }) {
        if (give.some((k, symbol) => !whole(k) || k > f.used[symbol])) return { key: 'alex.no.usedCards', rule: '2.5' };
        return sumOf(give) === due(f.used) ? undefined : { key: 'alex.no.half', args: { n: due(f.used) }, rule: '2.5' };
      },
      apply(s, f, seat, { give }, tell) {
        for (const symbol of SYMBOLS) {
          s.discards[symbol] -= give[symbol];
          s.hands[f.loser].open[symbol] += give[symbol];
        }
        if (tell === silent) return;
        const list = SYMBOLS.flatMap((symbol): Phrase[] =>
          give[symbol] > 0 ? [{ key: 'alex.cards', args: { n: give[symbol], symbol: symbolName(symbol) } }] : [],
        );
        tell({ key: 'alex.compensated', args: { who: who(seat), loser: who(f.loser), list }, rule: '2.5' });
      },
    },
  },
});
