import { same } from '../../engine/copy';
import { type Chance, type Choice, type Refusal, silent } from '../../engine/rules';
import { bury, canDraw, deckSize, drawCards, takeFromDeck } from './cards';
import { deckOf } from './deck';
import type { F } from './rounds';
import { shaped, startRound } from './rounds';
import { handSize } from './setup';
import type { Event, Hopper, Move } from './state';
import { NOBODY } from './state';
import { cardName, who } from './words';

/** Rule page A4, P5: one card under the deck, then draw up; the row is filled when that person has finished. */

const ROW = 3;
const illegal = { key: 'engine.illegal' };

const seatAt = (s: Hopper, f: F<'contracts'>): number => (s.captain + f.next) % s.n;

/** Nothing is left to be done: a full hand that was asked about, or nothing to draw from. */
function finished(s: Hopper, f: F<'contracts'>): boolean {
  const full = s.hands[seatAt(s, f)].length >= handSize(s.n);
  if (full) return f.swapped || f.kept;
  return deckSize(s) === 0 && s.row.length === 0 && (f.swapped || f.kept);
}

export const contracts: Choice<Hopper, F<'contracts'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  ends: finished,
  actors: (s, f) => [seatAt(s, f)],
  moves(s, f, seat) {
    const out: Move[] = [];
    const full = s.hands[seat].length >= handSize(s.n);
    const drawn = f.kept;
    if (!f.swapped && !drawn) for (const { card } of s.hands[seat]) out.push({ under: card });
    if (full) out.push({ keep: true });
    else {
      for (const pick of s.row) out.push({ pick });
      if (deckSize(s) > 0) out.push({ blind: true });
      if (s.row.length === 0 && deckSize(s) === 0) out.push({ keep: true });
    }
    return out;
  },
  accepts(s, f, seat, m): true | Refusal {
    for (const legal of contracts.moves(s, f, seat)) if (same(legal, m)) return true;
    if (typeof m !== 'object' || m === null) return illegal;
    if ('under' in m && (f.swapped || f.kept)) return { key: 'hopper.no.second', rule: '6.1' };
    if (('pick' in m || 'blind' in m) && s.hands[seat].length >= handSize(s.n))
      return { key: 'hopper.no.full', rule: '6.1' };
    return illegal;
  },
  apply(s, f, seat, m, tell) {
    if ('under' in m) {
      f.swapped = true;
      bury(s, seat, m.under);
      if (tell === silent) return;
      const card = cardName(deckOf(s.deck), m.under);
      const shown: Event = { key: 'hopper.buried', args: { who: who(seat), card }, rule: '6.1' };
      // what everybody saw being taken from the row they see go as well
      if (s.under[s.under.length - 1].open) tell(shown);
      else tell(shown, [seat], { key: 'hopper.buriedHidden', args: { who: who(seat) }, rule: '6.1' });
    } else if ('pick' in m) {
      f.kept = true;
      s.row.splice(s.row.indexOf(m.pick), 1);
      s.hands[seat].push({ card: m.pick, open: true, from: NOBODY });
      tell({ key: 'hopper.fromRow', args: { who: who(seat), card: cardName(deckOf(s.deck), m.pick) }, rule: '6.1' });
    } else if ('blind' in m) {
      f.kept = true;
      s.todo.unshift({ at: 'blind' });
    } else {
      f.kept = true;
    }
  },
  after(s, f) {
    s.todo.unshift({ at: 'refill', next: f.next + 1 });
  },
};

/** A card from the top of the deck, seen by its new owner alone, and by whoever had put it there. */
export const blind: Chance<Hopper, F<'blind'>, Move, Event> = {
  kind: 'chance',
  open: false,
  draw: (s, _f, rng) => ({ drawn: drawCards(s, 1, rng) }),
  accepts(s, _f, m) {
    return shaped(m, 'drawn') && canDraw(s, (m as { drawn: unknown }).drawn, 1) ? true : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    const [card] = (m as { drawn: number[] }).drawn;
    const f = s.todo[0] as F<'contracts'>;
    const seat = seatAt(s, f);
    const held = takeFromDeck(s, card);
    if (held.from === seat) held.from = NOBODY;
    s.hands[seat].push(held);
    if (tell === silent) return;
    const shown: Event = {
      key: 'hopper.drew',
      args: { who: who(seat), card: cardName(deckOf(s.deck), card) },
      rule: '6.1',
    };
    const to = held.from === NOBODY ? [seat] : [seat, held.from];
    if (held.open) tell(shown);
    else tell(shown, to, { key: 'hopper.drewHidden', args: { who: who(seat) }, rule: '6.1' });
  },
};

/** The row is filled up again; after the last person the next round begins. */
export const refill: Chance<Hopper, F<'refill'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ drawn: drawCards(s, ROW - s.row.length, rng) }),
  accepts(s, _f, m) {
    const n = Math.min(ROW - s.row.length, deckSize(s));
    return shaped(m, 'drawn') && canDraw(s, (m as { drawn: unknown }).drawn, n) ? true : illegal;
  },
  apply(s, f, _seat, m, tell) {
    for (const card of (m as { drawn: number[] }).drawn) {
      takeFromDeck(s, card);
      s.row.push(card);
      tell({ key: 'hopper.toRow', args: { card: cardName(deckOf(s.deck), card) }, rule: '6.1' });
    }
    if (f.next < s.n) s.todo.unshift({ at: 'contracts', next: f.next, swapped: false, kept: false });
    else startRound(s);
  },
};
