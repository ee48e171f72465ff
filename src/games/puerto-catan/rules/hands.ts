import type { Seat } from '../../../engine/rules';
import { noCards, RESOURCES } from './setup';
import type { Cards, Hand, PuertoCatan, Resource } from './state';

/**
 * Hands of resource cards, and who is certain of which (architecture: a seat forgets nothing). Everything that happens
 * to cards is open, but for what the robber steals: then everybody but the two takes one card of each kind the victim
 * was known to hold for uncertain, and the thief has one more unknown card.
 */

/** What everybody at the table can tell. */
export const TABLE_EYE = 4;
const EYES = 5;
const ALL = (1 << EYES) - 1;

export const sizeOf = (s: PuertoCatan, seat: Seat): number => s.hands[seat].kinds.length;

/** Cards of a hand by kind. */
export function countOf(hand: Hand): Cards {
  const out = noCards();
  for (let i = 0; i < hand.kinds.length; i++) out[hand.kinds[i]]++;
  return out;
}

/** What one pair of eyes is certain of, by kind. */
export function certain(hand: Hand, eye: number): Cards {
  const out = noCards();
  for (let i = 0; i < hand.kinds.length; i++) if (hand.eyes[i] & (1 << eye)) out[hand.kinds[i]]++;
  return out;
}

export function holds(hand: Hand, need: readonly number[]): boolean {
  const own = countOf(hand);
  for (const kind of RESOURCES) if (own[kind] < need[kind]) return false;
  return true;
}

/** Whether everybody at the table can tell that the hand has these. */
export function plainlyHolds(hand: Hand, need: readonly number[]): boolean {
  const open = certain(hand, TABLE_EYE);
  for (const kind of RESOURCES) if (open[kind] < need[kind]) return false;
  return true;
}

/** The hand that holds these, each pair of eyes being certain of so many of each kind; its owner of all. */
export function handOf(owner: Seat, own: Cards, known: readonly Cards[]): Hand {
  const kinds: Resource[] = [];
  const eyes: number[] = [];
  for (const kind of RESOURCES) {
    for (let k = 0; k < own[kind]; k++) {
      let bits = 1 << owner;
      for (let eye = 0; eye < EYES; eye++) if (k < known[eye][kind]) bits |= 1 << eye;
      kinds.push(kind);
      eyes.push(bits);
    }
  }
  return { kinds, eyes };
}

const EVERY: readonly number[] = Array.from({ length: EYES }, (_, eye) => eye);
const knowledge = (hand: Hand): Cards[] => EVERY.map((eye) => certain(hand, eye));

/** Cards come to a hand before everybody's eyes. */
export function gain(s: PuertoCatan, seat: Seat, gained: readonly number[]): void {
  const { kinds, eyes } = s.hands[seat];
  for (const kind of RESOURCES) {
    for (let k = 0; k < gained[kind]; k++) {
      let i = 0;
      while (i < kinds.length && kinds[i] < kind) i++;
      kinds.splice(i, 0, kind);
      eyes.splice(i, 0, ALL);
    }
  }
}

/** Cards leave a hand before everybody's eyes: first those that were certain. The caller has asked `holds`. */
export function lose(s: PuertoCatan, seat: Seat, lost: readonly number[]): void {
  const hand = s.hands[seat];
  const own = countOf(hand);
  const known = knowledge(hand);
  for (const kind of RESOURCES) {
    own[kind] -= lost[kind];
    if (own[kind] < 0) throw new Error('a card that is not there is paid');
    for (const one of known) one[kind] = Math.max(0, one[kind] - lost[kind]);
  }
  s.hands[seat] = handOf(seat, own, known);
  deduce(s);
}

/** Everybody sees that a hand has at least these. */
export function show(s: PuertoCatan, seat: Seat, shown: readonly number[]): void {
  const hand = s.hands[seat];
  const known = knowledge(hand);
  for (const one of known) for (const kind of RESOURCES) one[kind] = Math.max(one[kind], shown[kind]);
  s.hands[seat] = handOf(seat, countOf(hand), known);
  deduce(s);
}

/** One card goes unseen from the victim to the thief; these two alone know which. */
export function steal(s: PuertoCatan, thief: Seat, victim: Seat, kind: Resource): void {
  const from = s.hands[victim];
  const to = s.hands[thief];
  const own = countOf(from);
  const mine = countOf(to);
  const ofVictim = knowledge(from);
  const ofThief = knowledge(to);
  own[kind]--;
  mine[kind]++;
  for (let eye = 0; eye < EYES; eye++) {
    if (eye === thief || eye === victim) {
      ofVictim[eye][kind] = Math.max(0, ofVictim[eye][kind] - 1);
      ofThief[eye][kind]++;
    } else for (const one of RESOURCES) ofVictim[eye][one] = Math.max(0, ofVictim[eye][one] - 1);
  }
  s.hands[victim] = handOf(victim, own, ofVictim);
  s.hands[thief] = handOf(thief, mine, ofThief);
  deduce(s);
}

/** What must be so because the uncertain cards are few: every pair of eyes sees it at once. */
function deduce(s: Pick<PuertoCatan, 'hands' | 'n'>): void {
  if (!s.hands.some(({ eyes }) => eyes.some((bits) => bits !== ALL))) return;
  const own = s.hands.map(countOf);
  const known = s.hands.map(knowledge);
  let changed = false;
  for (let eye = 0; eye < EYES; eye++) {
    if (eye < s.n || eye === TABLE_EYE)
      changed =
        deduceFor(
          own,
          known.map((all) => all[eye]),
        ) || changed;
  }
  if (changed) s.hands = own.map((cards, seat) => handOf(seat, cards, known[seat]));
}

/** Hands that everybody holds covered, as they come from a real table: what the numbers of cards alone tell is known. */
export function coveredHands(cards: readonly Cards[]): Hand[] {
  const hands = cards.map((own, seat) =>
    handOf(
      seat,
      own,
      EVERY.map((eye) => (eye === seat ? own : noCards())),
    ),
  );
  const s = { n: cards.length, hands };
  deduce(s);
  return s.hands;
}

/** Raises what one pair of eyes is certain of, hand by hand, to the least that is possible. */
function deduceFor(own: readonly Cards[], known: readonly Cards[]): boolean {
  let changed = false;
  for (;;) {
    const slots = own.map((cards, seat) => cards.reduce((sum, k, kind) => sum + k - known[seat][kind], 0));
    const all = slots.reduce((a, b) => a + b, 0);
    let more = false;
    for (let seat = 0; seat < own.length && !more; seat++) {
      if (slots[seat] === 0) continue;
      for (const kind of RESOURCES) {
        let pool = 0;
        for (let i = 0; i < own.length; i++) pool += own[i][kind] - known[i][kind];
        const sure = pool - (all - slots[seat]);
        if (sure <= 0) continue;
        known[seat][kind] += sure;
        more = true;
        break;
      }
    }
    if (!more) return changed;
    changed = true;
  }
}
