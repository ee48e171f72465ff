import { shuffle } from '../../../engine/chance';
import { copy } from '../../../engine/copy';
import type { Rng, Seat } from '../../../engine/rules';
import { buyer } from './board';
import { asked, mayAnswer } from './deals';
import { certain, countOf, handOf, holds, TABLE_EYE } from './hands';
import { DEV_COPIES, DEVS, PER_RESOURCE, RESOURCES, sumOf, VICTORY } from './setup';
import type { Answer, Cards, Dev, F, OpenTable, PuertoCatan, View } from './state';

/** Who knows what. A view is built up from nothing; `imagine` fills the rest in at random. */

/** A copy of what lies open, field by field: a field of the position that is not named here reaches nobody. */
function openTable(s: OpenTable): OpenTable {
  return {
    board: s.board,
    discard: s.discard,
    tradeGold: s.tradeGold,
    goldCap: s.goldCap,
    n: s.n,
    terrain: s.terrain.slice(),
    tokens: s.tokens.slice(),
    harbours: s.harbours.slice(),
    robber: s.robber,
    roads: s.roads.slice(),
    owners: s.owners.slice(),
    levels: s.levels.slice(),
    bank: s.bank.slice(),
    gold: s.gold.slice(),
    roleGold: s.roleGold.slice(),
    chosen: s.chosen.slice(),
    governor: s.governor,
    round: s.round,
    longest: s.longest,
    largest: s.largest,
    army: s.army.slice(),
    used: s.used.slice(),
    vp: s.vp.slice(),
    deck: s.deck,
    named: s.named.slice(),
    rolls: s.rolls.slice(),
    lastRoll: s.lastRoll === null ? null : [s.lastRoll[0], s.lastRoll[1]],
    last: s.last,
    end: s.end,
    open: s.open,
  };
}

function countDevs(list: readonly Dev[]): number[] {
  const out = DEVS.map(() => 0);
  for (const dev of list) out[dev]++;
  return out;
}

export function view(s: PuertoCatan, seat: Seat | null): View {
  const out = openTable(s) as View;
  out.seat = seat;
  out.hands = s.hands.map((hand, i) => ({
    size: hand.kinds.length,
    open: certain(hand, TABLE_EYE),
    known: s.open || i === seat ? countOf(hand) : certain(hand, seat ?? TABLE_EYE),
  }));
  out.devs = s.devs.map((list, i) => (s.open || i === seat ? countDevs(list) : null));
  out.devCount = s.devs.map((list) => list.length);
  out.freshCount = s.fresh.length;
  out.fresh = seat !== null && buyer(s) === seat ? countDevs(s.fresh) : null;
  const answer = s.answers?.find((one) => one.seat === seat);
  if (answer) out.answer = copy(answer);
  out.todo = copy(s.todo);
  return out;
}

/** Resource cards whose place this view is not certain of. */
function unseen(v: View): Cards {
  return RESOURCES.map((kind) => {
    let n = PER_RESOURCE - v.bank[kind];
    for (const hand of v.hands) n -= hand.known[kind];
    return n;
  });
}

/** Development cards this view has not seen. */
function unseenDevs(v: View): number[] {
  return DEVS.map((dev) => {
    let n = DEV_COPIES[dev] - v.used[dev] - (v.fresh?.[dev] ?? 0);
    for (const one of v.devs) n -= one?.[dev] ?? 0;
    if (dev === VICTORY) n -= sumOf(v.vp);
    return n;
  });
}

const listed = (counts: readonly number[]): number[] => counts.flatMap((n, one) => new Array<number>(n).fill(one));
const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);

export function imagine(v: View, rng: Rng): PuertoCatan {
  const out = openTable(v) as PuertoCatan;
  const bag = shuffle(listed(unseen(v)), rng);
  out.hands = v.hands.map(({ size, open, known }, seat) => {
    const own = known.slice();
    for (const kind of bag.splice(bag.length - (size - sumOf(known)))) own[kind]++;
    // of what the others know this view knows only what everybody does
    const eyes = Array.from({ length: TABLE_EYE + 1 }, (_, eye) => (eye === v.seat && !v.open ? known : open));
    return handOf(seat, own, eyes);
  });
  const devs = shuffle(listed(unseenDevs(v)), rng);
  const take = (n: number): Dev[] => sorted(devs.splice(devs.length - n));
  out.devs = v.devs.map((own, seat) => (own ? listed(own) : take(v.devCount[seat])));
  out.fresh = v.fresh ? listed(v.fresh) : take(v.freshCount);
  out.stack = sorted(devs);
  out.todo = copy(v.todo);
  const [f] = out.todo;
  if (f?.at === 'answer') out.answers = answersOf(v, out, f, rng);
  return out;
}

/** Of what others answered nothing is known but that they could: half of those who can pay say yes. */
function answersOf(v: View, s: PuertoCatan, { from, due, offer }: F<'answer'>, rng: Rng): Answer[] {
  const out: Answer[] = [];
  for (const seat of asked(s.n, from, offer.with)) {
    if (due.includes(seat) || !mayAnswer(s, seat)) continue;
    const able = holds(s.hands[seat], offer.take) && s.gold[seat] >= offer.takeGold;
    out.push(v.answer?.seat === seat ? copy(v.answer) : able && rng.int(2) > 0 ? { seat, yes: true } : { seat });
  }
  return out;
}

/** The uncertain cards of a hand. */
export const hiddenOf = (v: View, seat: Seat): number => v.hands[seat].size - sumOf(v.hands[seat].known);
