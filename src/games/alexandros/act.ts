import type { Choice, Refusal, Rng, Tell } from '../../engine/rules';
import { type Claim, claimOf, garrisons, levySymbols, type Means, missing, need, ownSpaces, payable } from './acting';
import { anyCard, cardsOf, discard, holds, restock, single } from './cards';
import { type F, illegal, takeFaceUp } from './choose';
import { incomes, type Province, provinces, symbolOf } from './provinces';
import { HUNDRED, noCards, ROW, SYMBOLS, sumOf } from './setup';
import type { Alexandros, Event, Move, Space } from './state';
import { NO_CARD, NOBODY } from './state';
import { aSymbol, provinceName, spaceName, symbolName, who } from './words';

/** Rule page 2.5: up to two actions, in any order, the same one twice but for the levy. */

/** Everything but claims: cards, levies, guards taken back, and to stop. */
function plainMoves(s: Alexandros, f: F<'act'>, seat: number, may: (symbol: number) => boolean): Move[] {
  const out: Move[] = [];
  for (let slot = 0; slot < ROW; slot++) if (s.row[slot] !== NO_CARD) out.push({ card: slot });
  if (anyCard(s)) out.push({ card: -1 });
  if (!f.levied) for (const symbol of levySymbols(s, seat)) if (may(symbol)) out.push({ levy: symbol });
  for (const space of ownSpaces(s, seat)) out.push({ back: space });
  out.push({ stop: true });
  return out;
}

const claimMove = (claim: Claim, key: Space, guards: Space[]): Move =>
  claim === 'occupy' ? { occupy: key, guards } : { takeOver: key, guards };

/** Provinces this seat could claim with these means. */
function claims(s: Alexandros, seat: number, means: Means): { claim: Claim; province: Province }[] {
  if (s.stock[seat] === 0) return [];
  const out: { claim: Claim; province: Province }[] = [];
  for (const province of provinces(s).list) {
    const claim = claimOf(province, seat, s.stock[seat]);
    if (claim && payable(s, province, s.stock[seat], means)) out.push({ claim, province });
  }
  return out;
}

function allMoves(s: Alexandros, f: F<'act'>, seat: number, means: Means): Move[] {
  const out = plainMoves(s, f, seat, (symbol) => means.cards[symbol] > 0 || means.wild > 0);
  for (const { claim, province } of claims(s, seat, means)) {
    for (const guards of garrisons(s, province, s.stock[seat], means)) {
      out.push(claimMove(claim, province.key, guards));
    }
  }
  return out;
}

const own = (s: Alexandros, seat: number): Means => ({ cards: cardsOf(s.hands[seat]), wild: 0 });
const seen = (s: Alexandros, seat: number): Means => ({
  cards: s.hands[seat].open,
  wild: s.hands[seat].hidden.length,
});

/** A claim at random: guards where cards are missing, and sometimes more of them. */
function anyClaim(s: Alexandros, seat: number, rng: Rng): Move | undefined {
  const means = own(s, seat);
  const all = claims(s, seat, means);
  if (all.length === 0) return undefined;
  const { claim, province } = all[rng.int(all.length)];
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
    claim,
    province.key,
    guards.sort((a, b) => a - b),
  );
}

function refuseClaim(s: Alexandros, seat: number, claim: Claim, key: unknown, guards: unknown): true | Refusal {
  if (!Number.isInteger(key) || !Array.isArray(guards) || guards.some((g) => !Number.isInteger(g))) return illegal;
  const { list } = provinces(s);
  const province = list.find((one) => one.key === key);
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
  return short === 0 ? true : { key: 'alex.no.cards', args: { n: short }, rule };
}

function refuseOther(s: Alexandros, f: F<'act'>, seat: number, m: Record<string, unknown>): true | Refusal {
  const rule = '2.5';
  const all = plainMoves(s, f, seat, (symbol) => holds(s.hands[seat], symbol));
  const [name, ...more] = Object.keys(m);
  if (more.length > 0) return illegal;
  if (all.some((one) => name in one && (one as Record<string, unknown>)[name] === m[name])) return true;
  if ('levy' in m && SYMBOLS.includes(m.levy as number)) {
    const symbol = m.levy as number;
    if (f.levied) return { key: 'alex.no.secondLevy', rule };
    if (!levySymbols(s, seat).includes(symbol))
      return { key: 'alex.no.levyGuard', args: { aSymbol: aSymbol(symbol) }, rule };
    return { key: 'alex.no.card', args: { symbol: symbolName(symbol) }, rule };
  }
  if ('back' in m) return { key: 'alex.no.back', rule };
  if ('card' in m) return { key: m.card === -1 ? 'alex.no.supply' : 'alex.no.slot', rule: '2.6' };
  return illegal;
}

export const act: Choice<Alexandros, F<'act'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  // what a hand can pay for, and what it pays with, tells something; a face-up card, a guard taken back and a stop do not
  final: (s, _f, m) => !('back' in m || 'stop' in m || ('card' in m && m.card >= 0)) || s.end !== null,
  sampled: true,
  ends: (s, f) => f.left === 0 || s.end !== null,
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => allMoves(s, f, seat, own(s, seat)),
  offers: (s, f, seat) => allMoves(s, f, seat, seen(s, seat)),
  any(s, f, seat, rng) {
    if (rng.int(3) > 0) {
      const claim = anyClaim(s, seat, rng);
      if (claim) return claim;
    }
    const all = plainMoves(s, f, seat, (symbol) => holds(s.hands[seat], symbol));
    // random people should not mostly stop or give up what they hold
    const weighty = all.filter((m) => !('stop' in m) && !('back' in m));
    return weighty.length > 0 && rng.int(10) > 0 ? weighty[rng.int(weighty.length)] : all[rng.int(all.length)];
  },
  accepts(s, f, seat, m) {
    if (typeof m !== 'object' || m === null || Array.isArray(m)) return illegal;
    const one = m as Record<string, unknown>;
    const names = Object.keys(one);
    for (const claim of ['occupy', 'takeOver'] as const) {
      if (claim in one)
        return names.length === 2 && 'guards' in one ? refuseClaim(s, seat, claim, one[claim], one.guards) : illegal;
    }
    return refuseOther(s, f, seat, one);
  },
  apply(s, f, seat, m, tell) {
    f.left--;
    if ('stop' in m) {
      f.left = 0;
      tell({ key: 'alex.stopped', args: { who: who(seat) }, rule: '2.2' });
    } else if ('card' in m) takeCard(s, seat, m.card, tell);
    else if ('levy' in m) levy(s, f, seat, m.levy, tell);
    else if ('back' in m) takeBack(s, seat, m.back, tell);
    else if ('occupy' in m) claimed(s, seat, m.occupy, m.guards, tell);
    else if ('takeOver' in m) claimed(s, seat, m.takeOver, m.guards, tell);
  },
  after(s, f) {
    if (s.end === null) s.todo.unshift({ at: 'refill', seat: f.seat });
  },
};

function takeCard(s: Alexandros, seat: number, slot: number, tell: Tell<Event>): void {
  if (slot < 0) {
    restock(s, tell);
    s.todo.unshift({ at: 'draw', seat });
    return;
  }
  tell({ key: 'alex.tookCard', args: { who: who(seat), symbol: symbolName(s.row[slot]) }, rule: '2.5' });
  takeFaceUp(s, seat, slot);
}

function levy(s: Alexandros, f: F<'act'>, seat: number, symbol: number, tell: Tell<Event>): void {
  f.levied = true;
  discard(s, seat, single(symbol));
  const gains = incomes(s);
  const list = [];
  for (let i = 0; i < s.n; i++) {
    const one = (seat + i) % s.n;
    s.scores[one] += gains[one];
    list.push({ key: 'alex.gain', args: { who: who(one), n: gains[one] } });
  }
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
  tell({ key: 'alex.tookBack', args: { who: who(seat), where: spaceName(s, space) }, rule: '2.5' });
}

/** Occupying, or taking over: guards away, cards down, guards in; all at once. */
function claimed(s: Alexandros, seat: number, key: Space, guards: readonly Space[], tell: Tell<Event>): void {
  const province = provinces(s).list.find((one) => one.key === key) as Province;
  const used = need(s, province, guards);
  const loser = province.owner;
  for (const space of province.guarded) {
    s.stock[s.guards[space]]++;
    s.guards[space] = NOBODY;
  }
  discard(s, seat, used);
  for (const space of guards) s.guards[space] = seat;
  s.stock[seat] -= guards.length;
  const args = {
    who: who(seat),
    where: provinceName(s, province),
    guards: guards.length,
    cards: sumOf(used),
    n: province.value,
  };
  if (loser === NOBODY) {
    tell({ key: 'alex.occupied', args, rule: '2.5' });
    return;
  }
  tell({ key: 'alex.tookOver', args: { ...args, loser: who(loser) }, rule: '2.5' });
  s.todo.unshift({ at: 'compensate', seat, loser, used });
}

/** Cards that go to the loser: half of those used, rounded up. */
export const due = (used: readonly number[]): number => Math.ceil(sumOf(used) / 2);

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
export const compensate: Choice<Alexandros, F<'compensate'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (_s, f) => choices(f.used).map((give) => ({ give })),
  accepts(_s, f, _seat, m) {
    const give = (m as { give?: unknown } | null)?.give;
    if (!Array.isArray(give) || Object.keys(m).length !== 1 || give.length !== SYMBOLS.length) return illegal;
    if (give.some((k, symbol) => !Number.isInteger(k) || k < 0 || k > f.used[symbol]))
      return { key: 'alex.no.usedCards', rule: '2.5' };
    return sumOf(give) === due(f.used) ? true : { key: 'alex.no.half', args: { n: due(f.used) }, rule: '2.5' };
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const { give } = m as { give: number[] };
    for (const symbol of SYMBOLS) {
      s.discards[symbol] -= give[symbol];
      s.hands[f.loser].open[symbol] += give[symbol];
    }
    const list = SYMBOLS.flatMap((symbol) =>
      give[symbol] > 0 ? [{ key: 'alex.cards', args: { n: give[symbol], symbol: symbolName(symbol) } }] : [],
    );
    tell({ key: 'alex.compensated', args: { who: who(seat), loser: who(f.loser), list }, rule: '2.5' });
  },
};
