import { illegal } from '../../../engine/kinds';
import { type Refusal, type Seat, silent } from '../../../engine/rules';
import { listOf, whole } from '../../../engine/shape';
import { bury, canDraw, deckSize, drawCards, takeFromDeck } from './cards';
import { deckOf } from './deck';
import { cardName, who } from './names';
import { startRound } from './rounds';
import { handSize } from './setup';
import { chance, choice, type Event, type F, type Hopper, NOBODY } from './state';

/** Rule page A4, P5: one card under the deck, then draw up; the row is filled when that person has finished. */

const ROW = 3;
const noRoom: Refusal = { key: 'hopper.no.full', rule: '6.1' };

const seatAt = (s: Hopper, f: F<'contracts'>): Seat => (s.captain + f.next) % s.n;

const isFull = (s: Hopper, seat: Seat): boolean => s.hands[seat].length >= handSize(s.n);
const isExhausted = (s: Hopper): boolean => deckSize(s) === 0 && s.row.length === 0;
/** Only one card goes under the deck, and none after the first draw. */
const isSwapped = (f: F<'contracts'>): boolean => f.swapped || f.kept;

export const contracts = choice<'contracts', 'under' | 'pick' | 'blind' | 'keep'>({
  privacy: 'hand',
  // nothing is left to be done: a full hand that was asked about, or nothing to draw from
  ends: (s, f) => isSwapped(f) && (isFull(s, seatAt(s, f)) || isExhausted(s)),
  actors: (s, f) => [seatAt(s, f)],
  kinds: {
    under: {
      list: (s, f, seat) => (isSwapped(f) ? [] : s.hands[seat].map(({ card }) => ({ under: card }))),
      refuse: (_s, f) => (isSwapped(f) ? { key: 'hopper.no.second', rule: '6.1' } : undefined),
      apply(s, f, seat, { under }, tell) {
        f.swapped = true;
        bury(s, seat, under);
        if (tell === silent) return;
        const shown: Event = {
          key: 'hopper.buried',
          args: { who: who(seat), card: cardName(deckOf(s.deck), under) },
          rule: '6.1',
        };
        // what everybody saw being taken from the row they see go as well
        if (s.under[s.under.length - 1].open) tell(shown);
        else tell(shown, [seat], { key: 'hopper.buriedHidden', args: { who: who(seat) }, rule: '6.1' });
      },
    },
    pick: {
      list: (s, _f, seat) => (isFull(s, seat) ? [] : s.row.map((card) => ({ pick: card }))),
      refuse: (s, _f, seat) => (isFull(s, seat) ? noRoom : undefined),
      apply(s, f, seat, { pick: card }, tell) {
        f.kept = true;
        s.row.splice(s.row.indexOf(card), 1);
        s.hands[seat].push({ card, open: true, from: NOBODY });
        tell({ key: 'hopper.fromRow', args: { who: who(seat), card: cardName(deckOf(s.deck), card) }, rule: '6.1' });
      },
    },
    blind: {
      list: (s, _f, seat) => (isFull(s, seat) || deckSize(s) === 0 ? [] : [{ blind: true }]),
      refuse: (s, _f, seat) => (isFull(s, seat) ? noRoom : undefined),
      apply(s, f) {
        f.kept = true;
        s.todo.unshift({ at: 'blind' });
      },
    },
    keep: {
      list: (s, _f, seat) => (isFull(s, seat) || isExhausted(s) ? [{ keep: true }] : []),
      apply(_s, f) {
        f.kept = true;
      },
    },
  },
  after(s, f) {
    s.todo.unshift({ at: 'refill', next: f.next + 1 });
  },
});

/** A card from the top of the deck, seen by its new owner alone, and by whoever had put it there. */
export const blind = chance<'blind', 'drawn'>({
  open: false,
  draw: (s, _f, rng) => ({ drawn: drawCards(s, 1, rng) }),
  shape: { drawn: listOf(whole) },
  refuse: (s, _f, { drawn }) => (canDraw(s, drawn, 1) ? undefined : illegal),
  apply(s, _f, _seat, { drawn: [card] }, tell) {
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
});

/** The row is filled up again; after the last person the next round begins. */
export const refill = chance<'refill', 'drawn'>({
  open: true,
  draw: (s, _f, rng) => ({ drawn: drawCards(s, ROW - s.row.length, rng) }),
  shape: { drawn: listOf(whole) },
  refuse: (s, _f, { drawn }) => (canDraw(s, drawn, Math.min(ROW - s.row.length, deckSize(s))) ? undefined : illegal),
  apply(s, f, _seat, { drawn }, tell) {
    for (const card of drawn) {
      takeFromDeck(s, card);
      s.row.push(card);
      tell({ key: 'hopper.toRow', args: { card: cardName(deckOf(s.deck), card) }, rule: '6.1' });
    }
    if (f.next < s.n) s.todo.unshift({ at: 'contracts', next: f.next, swapped: false, kept: false });
    else startRound(s);
  },
});
