import { shuffle } from '../../../engine/chance';
import type { Rng, Seat } from '../../../engine/rules';
import { ALL_ACTIONS, COMMERCE_CARDS, CROWNS, STACK_SIZE, sizeOf } from './setup';
import type { Deck, DeckView, Isla, OpenTable, View } from './state';

/** Who knows what. A view is built up from nothing; `imagine` fills the rest in at random. */

/**
 * What a seat knows of a deck that people look through in turn. Each look shows everything still there, so two looks
 * of one seat enclose the takes between them; `looking` is a look just now. `whole` is the deck where everybody knows
 * what was in it.
 */
function deckView(
  deck: Deck,
  seat: Seat | null,
  looking: boolean,
  whole: number[] | null,
  open: boolean,
  shown: readonly number[],
): DeckView {
  const rest = deck.rest;
  const takes = deck.takes.map((take) => ({
    seat: take.seat,
    card: open || take.seat === seat || shown.includes(take.card) ? take.card : null,
  }));
  const out: DeckView = { takes, left: rest === null ? sizeOf(deck) : rest.length, rest: null, groups: [] };
  if (seat === null || rest === null) {
    if (open && whole && rest) out.rest = sorted(rest);
    return out;
  }
  const set = settleLooks(out, deck.takes, rest, seat, looking, whole);
  if (looking) out.rest = sorted(rest);
  if (open && set !== null) out.rest = sorted(rest);
  if (open) out.groups = [];
  return out;
}

/** What the looks of a seat enclose, look after look; returns what it knows to have lain there after its last take. */
function settleLooks(
  out: DeckView,
  all: Deck['takes'],
  rest: readonly number[],
  seat: Seat,
  looking: boolean,
  whole: number[] | null,
): number[] | null {
  // what a look at index t showed: the cards of all later takes, and the rest
  const sight = (t: number): number[] => [...all.slice(t).map((take) => take.card), ...rest];
  let at = 0;
  let set = whole;
  const close = (end: number, left: readonly number[] | null): void => {
    if (set === null) return;
    const hidden = set.filter((card) => !left?.includes(card));
    settleGroup(out, at, end, left === null, sorted(hidden));
  };
  for (let t = 0; t < all.length; t++) {
    if (all[t].seat !== seat) continue;
    close(t, sight(t));
    at = t + 1;
    set = sight(t).filter((card) => card !== all[t].card);
  }
  close(all.length, looking ? rest : null);
  return set;
}

/** The cards that went to the takes from..to-1 (and to the rest): certain where only one place is left for them. */
function settleGroup(out: DeckView, from: number, to: number, rest: boolean, cards: number[]): void {
  const takes: number[] = [];
  for (let t = from; t < to; t++) {
    const { card } = out.takes[t];
    // what was shown to all is no part of the guess
    if (card === null) takes.push(t);
    else if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
  }
  if (rest && takes.length === 0) out.rest = cards;
  else if (takes.length === 1 && cards.length === 1) {
    out.takes[takes[0]].card = cards[0];
    if (rest) out.rest = [];
  } else if (takes.length > 0) out.groups.push({ takes, rest, cards });
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** The stack the first frame has open before somebody's eyes. */
function openStack(s: Isla): { seat: Seat; stack: number } | null {
  const f = s.todo[0];
  return f?.at === 'keep' ? { seat: f.seat, stack: f.stack } : null;
}

export function view(s: Isla, seat: Seat | null): View {
  const f = s.todo[0];
  const drafting = f?.at === 'draft' ? f.order[s.draft.takes.length] : null;
  const eyes = openStack(s);
  const shown = s.shown.map((take) => take.card);
  // assigned, not spread: a view is made a hundred thousand times in a search, and spreading halves the pace
  const out = openTable(s) as View;
  out.seat = seat;
  out.crowns = crownsView(s, seat);
  out.draft = deckView(s.draft, seat, drafting !== null && drafting === seat, [...ALL_ACTIONS], s.revealed, []);
  out.stacks = s.stacks.map((deck, k) =>
    deckView(deck, seat, eyes?.stack === k && eyes.seat === seat, null, s.open, shown),
  );
  out.todo = s.todo.map((frame) => ({ ...frame }));
  return out;
}

/** A copy of what lies open, field by field: a field of the position that is not named here reaches nobody. */
function openTable(s: OpenTable): OpenTable {
  return {
    n: s.n,
    coins: s.coins,
    round: s.round,
    titles: { ...s.titles },
    firstKing: s.firstKing,
    bank: s.bank.slice(),
    circles: s.circles.map((circle) => (circle ? { ...circle } : null)),
    pools: s.pools.map((pool) => pool.slice()),
    bridges: s.bridges.slice(),
    ports: s.ports.slice(),
    princes: s.princes.slice(),
    crowned: s.crowned.slice(),
    revealed: s.revealed,
    shown: s.shown.map((take) => ({ ...take })),
    busy: s.busy,
    idle: s.idle,
    end: s.end,
    open: s.open,
  };
}

function crownsView(s: Isla, seat: Seat | null): (number | null)[][] {
  const known: number[][] = s.bank.map(() => []);
  const unknown: number[] = s.bank.map(() => 0);
  for (const crown of s.crowns) {
    if (s.open || (seat !== null && crown.seen.includes(seat))) known[crown.holder].push(crown.value);
    else unknown[crown.holder]++;
  }
  return known.map((values, holder) => [...sorted(values), ...new Array<null>(unknown[holder]).fill(null)]);
}

/** Every card of a deck view that this seat can account for. */
function accounted(deck: DeckView): number[] {
  const cards = deck.groups.flatMap((group) => group.cards);
  for (const take of deck.takes) if (take.card !== null) cards.push(take.card);
  return deck.rest ? [...cards, ...deck.rest] : cards;
}

/** A whole deck from what is known of it; unknown places are filled from `pool`, which is used up. */
function imagineDeck(deck: DeckView, decided: boolean, pool: number[], rng: Rng): Deck {
  const cards: (number | null)[] = deck.takes.map((take) => take.card);
  let rest = deck.rest ? deck.rest.slice() : null;
  for (const group of deck.groups) {
    const mixed = shuffle(group.cards.slice(), rng);
    for (const t of group.takes) cards[t] = mixed.pop() as number;
    if (group.rest) rest = mixed;
  }
  const takes = deck.takes.map((take, t) => ({ seat: take.seat, card: cards[t] ?? (pool.pop() as number) }));
  if (rest === null && decided) rest = pool.splice(pool.length - deck.left, deck.left);
  return { takes, rest: rest && sorted(rest) };
}

export function imagine(v: View, rng: Rng): Isla {
  const known = new Set(v.stacks.flatMap(accounted));
  const pool: number[] = [];
  for (let card = 1; card <= COMMERCE_CARDS; card++) if (!known.has(card)) pool.push(card);
  shuffle(pool, rng);
  const f = v.todo[0];
  const seenNow = f?.at === 'keep' ? f.stack : -1;
  const stacks = v.stacks.map((deck, k) => {
    const dream = imagineDeck(deck, deck.takes.length > 0 || deck.left === 0 || k === seenNow, pool, rng);
    const size = deck.takes.length + deck.left;
    if (size !== STACK_SIZE) dream.size = size;
    return dream;
  });
  const actions = shuffle(
    ALL_ACTIONS.filter((card) => !accounted(v.draft).includes(card)),
    rng,
  );
  const crowns = imagineCrowns(v, rng);
  const out = openTable(v) as Isla;
  out.todo = v.todo.map((frame) => ({ ...frame }));
  out.crownBag = crowns.bag;
  out.crowns = crowns.held;
  out.draft = imagineDeck(v.draft, true, actions, rng);
  out.commerceBag = sorted(pool);
  out.stacks = stacks;
  return out;
}

function imagineCrowns(v: View, rng: Rng): { bag: number[]; held: Isla['crowns'] } {
  const bag = [...CROWNS];
  for (const value of v.crowns.flat()) if (value !== null) bag.splice(bag.indexOf(value), 1);
  shuffle(bag, rng);
  const held: Isla['crowns'] = [];
  for (let holder = 0; holder < v.n; holder++) {
    for (const value of v.crowns[holder]) {
      const seen = [holder];
      if (value !== null && v.seat !== null && v.seat !== holder) seen.push(v.seat);
      held.push({ holder, value: value ?? (bag.pop() as number), seen: sorted(seen) });
    }
  }
  return { bag: sorted(bag), held };
}
