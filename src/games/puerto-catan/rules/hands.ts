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

/** Whether of each kind there are so many cards that all of these eyes are certain of. */
function has({ kinds, eyes }: Hand, need: readonly number[], mask: number): boolean {
  for (let kind = 0; kind < need.length; kind++) {
    let missing = need[kind];
    for (let i = 0; missing > 0 && i < kinds.length; i++) if (kinds[i] === kind && (eyes[i] & mask) === mask) missing--;
    if (missing > 0) return false;
  }
  return true;
}

export const holds = (hand: Hand, need: readonly number[]): boolean => has(hand, need, 0);

/** Whether everybody at the table can tell that the hand has these. */
export const plainlyHolds = (hand: Hand, need: readonly number[]): boolean => has(hand, need, 1 << TABLE_EYE);

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

/** The hand of that seat with its cards in order; whoever puts a position together by other means may have mixed them. */
function ordered(s: Pick<PuertoCatan, 'hands'>, seat: Seat): Hand {
  const hand = s.hands[seat];
  for (let i = 1; i < hand.kinds.length; i++) {
    const step = hand.kinds[i] - hand.kinds[i - 1];
    // of one kind those come first that others are certain of
    if (step > 0 || (step === 0 && (hand.eyes[i] & ~hand.eyes[i - 1]) === 0)) continue;
    s.hands[seat] = handOf(
      seat,
      countOf(hand),
      Array.from({ length: EYES }, (_, eye) => certain(hand, eye)),
    );
    break;
  }
  return s.hands[seat];
}

/** Where the cards of a kind begin in a hand, or would. */
function startOf({ kinds }: Hand, kind: Resource): number {
  let i = 0;
  while (i < kinds.length && kinds[i] < kind) i++;
  return i;
}

const groupEnd = ({ kinds }: Hand, kind: Resource, from: number): number => {
  let i = from;
  while (i < kinds.length && kinds[i] === kind) i++;
  return i;
};

/** Makes room for so many cards of a kind at that place; whoever calls says who is certain of them. */
function open({ kinds, eyes }: Hand, kind: Resource, at: number, n: number): void {
  for (let i = kinds.length - 1; i >= at; i--) {
    kinds[i + n] = kinds[i];
    eyes[i + n] = eyes[i];
  }
  for (let i = at; i < at + n; i++) {
    kinds[i] = kind;
    eyes[i] = ALL;
  }
}

function close({ kinds, eyes }: Hand, at: number, n: number): void {
  for (let i = at + n; i < kinds.length; i++) {
    kinds[i - n] = kinds[i];
    eyes[i - n] = eyes[i];
  }
  kinds.length -= n;
  eyes.length -= n;
}

/** Cards come to a hand before everybody's eyes. */
export function gain(s: PuertoCatan, seat: Seat, gained: readonly number[]): void {
  const hand = ordered(s, seat);
  for (const kind of RESOURCES) if (gained[kind] > 0) open(hand, kind, startOf(hand, kind), gained[kind]);
}

/**
 * Cards leave a hand before everybody's eyes: first those that were certain, and they lie in front. The caller has asked
 * `holds`.
 */
export function lose(s: PuertoCatan, seat: Seat, lost: readonly number[]): void {
  const hand = ordered(s, seat);
  for (const kind of RESOURCES) {
    if (lost[kind] === 0) continue;
    const at = startOf(hand, kind);
    if (groupEnd(hand, kind, at) - at < lost[kind]) throw new Error('a card that is not there is paid');
    close(hand, at, lost[kind]);
  }
  deduce(s);
}

/** Everybody sees that a hand has at least these. */
export function show(s: PuertoCatan, seat: Seat, shown: readonly number[]): void {
  const hand = ordered(s, seat);
  for (const kind of RESOURCES) {
    if (shown[kind] === 0) continue;
    const at = startOf(hand, kind);
    for (let i = at; i < at + shown[kind]; i++) hand.eyes[i] = ALL;
  }
  deduce(s);
}

/** One card goes unseen from the victim to the thief; these two alone know which. */
export function steal(s: PuertoCatan, thief: Seat, victim: Seat, kind: Resource): void {
  const two = (1 << thief) | (1 << victim);
  const from = ordered(s, victim);
  close(from, startOf(from, kind), 1);
  for (const other of RESOURCES) {
    if (other === kind) continue;
    const at = startOf(from, other);
    const end = groupEnd(from, other, at);
    // it might have been one of these: everybody else is certain of one less
    for (let i = at; i < end; i++) from.eyes[i] = (from.eyes[i] & two) | (i + 1 < end ? from.eyes[i + 1] & ~two : 0);
  }
  const to = ordered(s, thief);
  const at = startOf(to, kind);
  const end = groupEnd(to, kind, at);
  open(to, kind, at, 1);
  for (let i = at; i <= end; i++) {
    const others = i < end ? to.eyes[i + 1] & ~two : 0;
    to.eyes[i] = (i === at ? two : to.eyes[i] & two) | others;
  }
  deduce(s);
}

/** What must be so because the uncertain cards are few: every pair of eyes sees it at once. */
function deduce(s: Pick<PuertoCatan, 'hands' | 'n'>): void {
  let sure = ALL;
  for (const { eyes } of s.hands) for (let i = 0; i < eyes.length; i++) sure &= eyes[i];
  if (sure === ALL) return;
  for (let eye = 0; eye < EYES; eye++) {
    if ((eye < s.n || eye === TABLE_EYE) && !(sure & (1 << eye))) while (deduceFor(s.hands, 1 << eye));
  }
}

/** Hands that everybody holds covered, as they come from a real table: what the numbers of cards alone tell is known. */
export function coveredHands(cards: readonly Cards[]): Hand[] {
  const hands = cards.map((own, seat) =>
    handOf(
      seat,
      own,
      Array.from({ length: EYES }, (_, eye) => (eye === seat ? own : noCards())),
    ),
  );
  const s = { n: cards.length, hands };
  deduce(s);
  return s.hands;
}

/** Scratch of `deduceFor`: cards that a pair of eyes is not certain of, by kind and by hand. */
const hidden = new Int8Array(RESOURCES.length);
const here = new Int8Array(4);

/** Raises what one pair of eyes is certain of in one hand to the least that is possible; false where nothing is to raise. */
function deduceFor(hands: readonly Hand[], mask: number): boolean {
  hidden.fill(0);
  here.fill(0);
  let all = 0;
  for (let seat = 0; seat < hands.length; seat++) {
    const { kinds, eyes } = hands[seat];
    for (let i = 0; i < kinds.length; i++) {
      if (eyes[i] & mask) continue;
      hidden[kinds[i]]++;
      here[seat]++;
      all++;
    }
  }
  for (let seat = 0; seat < hands.length; seat++) {
    for (const kind of RESOURCES) {
      // what the other hands have no room for
      const sure = hidden[kind] - (all - here[seat]);
      if (sure <= 0 || here[seat] === 0) continue;
      reveal(hands[seat], kind, mask, sure);
      return true;
    }
  }
  return false;
}

/** So many more cards of a kind in a hand become certain. */
function reveal({ kinds, eyes }: Hand, kind: Resource, mask: number, n: number): void {
  let left = n;
  for (let i = 0; left > 0 && i < kinds.length; i++) {
    if (kinds[i] !== kind || eyes[i] & mask) continue;
    eyes[i] |= mask;
    left--;
  }
}
