import type { MoveKind } from '../../../engine/kinds';
import { type Rng, type Seat, TABLE, type Tell } from '../../../engine/rules';
import { payFine, refund, tellAmount } from './money';
import { who } from './names';
import { duel, fineOf, MOST_WORDS } from './setup';
import type { Event, F, Hopper, Moves } from './state';

/** Rule page A4, P4 (h): words during a flight, and the dollars due for those too many. */

/** What every frame of one flight carries. */
export type Air = Pick<F<'air'>, 'good' | 'again' | 'words' | 'hushed'>;

export const airOf = ({ good, again, words, hushed }: Air): Air => ({
  good,
  again,
  words: words.slice(),
  hushed: hushed.slice(),
});

/** All but the captain may say a word; nobody in a duel. */
const maySpeak = (s: Hopper, f: Air, seat: Seat): boolean =>
  seat !== TABLE && seat !== s.captain && !f.hushed[seat] && !duel(s);

export function speakers(s: Hopper, f: Air): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.n; seat++) if (maySpeak(s, f, seat)) out.push(seat);
  return out;
}

/** Words are left to that seat in this flight. */
export const hasWords = (f: Air, seat: Seat): boolean => f.words[seat] < MOST_WORDS;

type Said<Kind extends 'word' | 'hush', Flight> = MoveKind<Hopper, Flight, Moves[Kind], Event>;

/** A word that is counted, whatever it is. */
export const word: Said<'word', F<'air' | 'claim' | 'reckon'>> = {
  list: (s, f, seat) => (maySpeak(s, f, seat) && hasWords(f, seat) ? [{ word: true }] : []),
  stays: true,
  apply(s, f, seat, _m, tell) {
    f.words[seat]++;
    tell({ key: 'hopper.word', args: { who: who(seat), n: f.words[seat] }, rule: '5.7' });
    const coins = charge(s, f.words, seat, tell);
    // no other kind of flight can turn out not to count
    if (f.at === 'air' && fineOf(f.words[seat]) > 0) note(s, f, seat, coins);
  },
};

/** Silence for the rest of the flight. */
export const hush: Said<'hush', Air> = {
  list: (s, f, seat) => (maySpeak(s, f, seat) ? [{ hush: true }] : []),
  stays: true,
  apply(_s, f, seat) {
    f.hushed[seat] = true;
  },
};

export function anyWord(f: Air, seat: Seat, rng: Rng): Moves['word' | 'hush'] {
  const all: Moves['word' | 'hush'][] = hasWords(f, seat) ? [{ word: true }, { hush: true }] : [{ hush: true }];
  return all[rng.int(all.length)];
}

/** Nothing paid is noted as well: that there is a note tells nobody what is in a purse. */
function note(s: Hopper, f: F<'air'>, seat: Seat, coins: number): void {
  f.paid ??= s.cash.map(() => 0);
  f.paid[seat] = (f.paid[seat] ?? 0) + coins;
}

/** The last word of that seat is due now, as far as there is cash: what is paid in later owes nothing for it. */
export function charge(s: Hopper, words: readonly number[], seat: Seat, tell: Tell<Event>): number {
  const due = fineOf(words[seat]) - fineOf(words[seat] - 1);
  if (due === 0) return 0;
  const coins = payFine(s, seat, due);
  const args = { who: who(seat) };
  const rule = '5.7';
  const own: Event =
    coins > 0 ? { key: 'hopper.fined', args: { ...args, coins }, rule } : { key: 'hopper.unfined', args, rule };
  // the others are told that a word was too many, and not that a purse is empty
  tellAmount(s, tell, [seat], own, { key: 'hopper.finedHidden', args, rule });
  return coins;
}

/** A flight that does not count: words come back, and what was paid for them. */
export function unsay(s: Hopper, f: F<'air'>, tell: Tell<Event>): void {
  for (const [seat, words] of f.words.entries())
    if (fineOf(words) > 0) payBack(s, seat, f.paid?.[seat] ?? 0, fineOf(words), tell);
  f.words.fill(0);
  f.hushed.fill(false);
  f.paid?.fill(0);
}

function payBack(s: Hopper, seat: Seat, coins: number, due: number, tell: Tell<Event>): void {
  refund(s, seat, coins, due);
  const args = { who: who(seat) };
  const rule = '8.1';
  const hidden: Event = { key: 'hopper.refundedHidden', args, rule };
  const own: Event = coins > 0 ? { key: 'hopper.refunded', args: { ...args, coins }, rule } : hidden;
  tellAmount(s, tell, [seat], own, hidden);
}
