import type { Seat, Secret } from '../../../engine/rules';
import { CROWNS, STACKS, sizeOf } from './setup';
import type { Deck, Isla, Take } from './state';
import { NOBODY } from './state';

/**
 * What is hidden from whom, written independently of view.ts: a card is told apart by the looks of a seat that showed
 * it. Cards shown by the same looks are one group to that seat, and a group with a single place is known.
 */

interface Slot {
  path: string;
  place: string;
  shownBy: string;
  /** Its own, or shown to everybody. */
  own: boolean;
}

/** The places of a deck with the looks of `seat` that showed each. */
function slotsOf(deck: Deck, path: string, seat: Seat | null, lookingNow: boolean, shown: readonly Take[]): Slot[] {
  const looks: number[] = [];
  deck.takes.forEach((take, t) => {
    if (take.seat === seat) looks.push(t);
  });
  if (lookingNow) looks.push(deck.takes.length);
  const sight = (index: number): string => looks.map((look) => (look <= index ? 'x' : '-')).join('');
  const slots = deck.takes.map((take, t) => {
    return {
      path: `${path}.takes.${t}.card`,
      place: `take ${t}`,
      shownBy: sight(t),
      own: take.seat === seat || shown.some((one) => one.card === take.card),
    };
  });
  const rest = (deck.rest ?? []).map((_, j) => {
    return { path: `${path}.rest.${j}`, place: 'rest', shownBy: sight(deck.takes.length), own: false };
  });
  return [...slots, ...rest];
}

/** Groups by sight; `unseen` is the common group of cards that no look of this seat ever showed. */
function judge(slots: Slot[], pool: string, scope: string, unseenIsGroup: boolean): Secret[] {
  const places = new Map<string, Set<string>>();
  for (const slot of slots) {
    if (slot.own) continue;
    const group = places.get(slot.shownBy) ?? new Set();
    places.set(slot.shownBy, group.add(slot.place));
  }
  return slots.map((slot) => {
    const seen = slot.shownBy.includes('x') || unseenIsGroup;
    const known = slot.own || (seen && places.get(slot.shownBy)?.size === 1);
    const group = known ? `${scope} ${slot.place}` : seen ? `${scope} ${slot.shownBy}` : 'unseen';
    return { path: slot.path, pool, group, known };
  });
}

export function secrets(s: Isla, seat: Seat | null): Secret[] {
  const out: Secret[] = [];
  const f = s.todo[0];
  if (!s.revealed) {
    const looking = f?.at === 'draft' && seat !== null && f.order[s.draft.takes.length] === seat;
    // before anybody has looked, all nine lie open to everyone's knowledge: there is nothing to hide yet
    if (s.draft.takes.length > 0)
      out.push(...judge(slotsOf(s.draft, 'draft', seat, looking, []), 'action', 'draft', seat !== null));
  }
  s.stacks.forEach((deck, k) => {
    const looking = f?.at === 'keep' && f.stack === k && f.seat === seat && seat !== null;
    const judged = judge(slotsOf(deck, `stacks.${k}`, seat, looking, s.shown), 'commerce', `stack ${k}`, false);
    if (!s.open) out.push(...judged);
    else
      out.push(
        ...judged.map((secret) =>
          secret.path.includes('takes') ? { ...secret, known: true, group: secret.path } : secret,
        ),
      );
  });
  s.commerceBag.forEach((_, j) => {
    out.push({ path: `commerceBag.${j}`, pool: 'commerce', group: 'unseen', known: false });
  });
  s.crowns.forEach((crown, i) => {
    const known = s.open || (seat !== null && crown.seen.includes(seat));
    out.push({ path: `crowns.${i}.value`, pool: 'crown', group: known ? `held by ${crown.holder}` : 'unseen', known });
  });
  s.crownBag.forEach((_, j) => {
    out.push({ path: `crownBag.${j}`, pool: 'crown', group: 'unseen', known: false });
  });
  return out;
}

/** Rule page section 5, invariants: nothing is ever lost or made. */
export function broken(s: Isla): string | undefined {
  for (let seat = 0; seat < s.n; seat++) {
    if (s.bank[seat] < 0) return `seat ${seat} has ${s.bank[seat]} coins in the Bank`;
    let total = s.bank[seat];
    for (const circle of s.circles) if (circle?.seat === seat) total += circle.coins;
    for (const pool of s.pools) {
      if (pool[seat] < 0) return `seat ${seat} has a negative pool`;
      total += pool[seat];
    }
    for (const owner of s.bridges) if (owner === seat) total++;
    for (const owner of s.ports) if (owner === seat) total++;
    const whole = s.coins - (s.firstKing === seat ? 3 : 0);
    if (total !== whole) return `seat ${seat} has ${total} coins instead of ${whole}`;
  }
  return brokenPieces(s) ?? brokenCards(s);
}

function brokenPieces(s: Isla): string | undefined {
  if (s.princes.some((count) => count < 0)) return 'a negative number of princes';
  if (s.princes.reduce((a, b) => a + b, 0) !== CROWNS.length) return 'the princes are not nine';
  const values = [...s.crownBag, ...s.crowns.map((crown) => crown.value)].sort((a, b) => a - b);
  if (values.join() !== CROWNS.join()) return `the crowns are ${values.join()}`;
  const lying = s.crowned.filter(Boolean).length;
  if (lying !== s.crownBag.length) return `${lying} crowns on islands, ${s.crownBag.length} undecided`;
  for (const crown of s.crowns) if (!crown.seen.includes(crown.holder)) return 'a crown its holder has not seen';
  for (const circle of s.circles) if (circle && circle.coins < 1) return 'an empty circle with an owner';
  const holders = Object.values(s.titles);
  if (holders.some((seat) => seat < NOBODY || seat >= s.n)) return 'a title without a seat';
  return s.round < 1 ? 'no round' : undefined;
}

function brokenCards(s: Isla): string | undefined {
  const decks = s.stacks.flatMap((deck) => [...deck.takes.map((take) => take.card), ...(deck.rest ?? [])]);
  const commerce = [...decks, ...s.commerceBag].sort((a, b) => a - b);
  if (commerce.length !== 24 || commerce.some((card, i) => card !== i + 1))
    return `the commerce cards are ${commerce.join()}`;
  for (const [k, deck] of s.stacks.entries()) {
    const size = deck.takes.length + (deck.rest?.length ?? sizeOf(deck));
    if (size !== sizeOf(deck)) return `a stack of ${size}`;
    const brought = deck.rest?.length === 0 && deck.takes.every((take) => take.seat === deck.takes[0].seat);
    if (k >= STACKS && !brought) return 'cards brought from a table that are in no hand';
  }
  const undecided = s.stacks.reduce((sum, deck) => sum + (deck.rest ? 0 : sizeOf(deck)), 0);
  if (s.stacks.length < STACKS || undecided !== s.commerceBag.length)
    return `${s.commerceBag.length} undecided commerce cards for ${undecided} places`;
  const actions = [...s.draft.takes.map((take) => take.card), ...(s.draft.rest ?? [])].sort((a, b) => a - b);
  if (actions.length !== 9 || actions.some((card, i) => card !== i + 1))
    return `the action cards are ${actions.join()}`;
  return undefined;
}
