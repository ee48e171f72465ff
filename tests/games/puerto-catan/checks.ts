import { copy, same } from '../../../src/engine/copy';
import type { AnyRules, Phrase } from '../../../src/engine/rules';
import { EDGES, HEXES, INTERSECTIONS, longestRoad } from '../../../src/games/puerto-catan/rules/island';
import { HARBOURS } from '../../../src/games/puerto-catan/rules/setup';
import { type Plan as AnyPlan, demand, type Made, wander as roam } from '../wander';
import type { Frame, Move, Options, PuertoCatan } from './position';
import { armyCard, produced, roadCard, victoryPoints } from './reference';

/** Rule page B2 and B3 as checks of whole random games: they throw at the first thing that is not so. */

export type Plan = AnyPlan<Options>;
export type Tally = { [what: string]: number };
type Entry = Made<Move>;

export const wander = (
  rules: AnyRules,
  plan: Plan,
  look: (s: PuertoCatan, entry: Entry, go: () => Phrase[]) => void,
): PuertoCatan => roam<PuertoCatan, Move, Options>(rules, plan, look);

const CORNERS = HEXES.map(({ corners }) => [...corners]);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const cardsOf = (s: PuertoCatan): number[][] =>
  s.hands.map(({ kinds }) => [0, 1, 2, 3, 4].map((kind) => kinds.filter((one) => one === kind).length));

/** Cards, pieces and gold, after every entry. */
function checkTable(s: PuertoCatan): void {
  const hands = cardsOf(s);
  for (let kind = 0; kind < 5; kind++) {
    const n = s.bank[kind] + sum(hands.map((cards) => cards[kind]));
    demand(n === 19 && s.bank[kind] >= 0, 'cards', () => `${n} of kind ${kind}`);
  }
  const devs = [14, 5, 2, 2, 2];
  for (const dev of [...s.devs.flat(), ...s.fresh, ...s.stack]) devs[dev]--;
  s.used.forEach((n, dev) => {
    devs[dev] -= n;
  });
  devs[1] -= sum(s.vp);
  demand(
    devs.every((n) => n === 0),
    'devs',
    () => `${devs} are missing`,
  );
  demand(s.used[0] === sum(s.army), 'devs', () => `${s.used[0]} Soldiers in armies of ${s.army}`);
  demand(Math.min(...s.gold, ...s.roleGold) >= 0, 'gold', () => `${s.gold} ${s.roleGold}`);
  if (s.goldCap) demand(sum(s.gold) + sum(s.roleGold) <= 30, 'gold', () => `${s.gold} and ${s.roleGold} of 30`);
  for (let seat = 0; seat < s.n; seat++) {
    const roads = s.roads.filter((one) => one === seat).length;
    const levels = s.levels.filter((_, spot) => s.owners[spot] === seat);
    const cities = levels.filter((one) => one === 2).length;
    demand(
      roads <= 15 && cities <= 4 && levels.length - cities <= 5,
      'pieces',
      () => `seat ${seat} has ${roads} roads, ${levels.length} buildings, ${cities} cities`,
    );
  }
}

/** B3: where a new piece may stand, before it does. */
function checkSite(s: PuertoCatan, seat: number, move: Move): void {
  const own = (spot: number): boolean => INTERSECTIONS[spot].edges.some((e) => s.roads[e] === seat);
  if ('road' in move && !('settle' in move)) {
    const { a, b } = EDGES[move.road];
    const open = (spot: number): boolean => s.owners[spot] === seat || (s.owners[spot] < 0 && own(spot));
    demand(s.roads[move.road] < 0 && (open(a) || open(b)), 'road', () => `seat ${seat} on edge ${move.road}`);
  }
  const spot = 'settlement' in move ? move.settlement : 'settle' in move ? move.settle : -1;
  if (spot >= 0) {
    const free = [spot, ...INTERSECTIONS[spot].beside].every((one) => s.owners[one] < 0);
    demand(free, 'distance', () => `seat ${seat} on ${spot}`);
    demand('settle' in move || own(spot), 'settlement', () => `seat ${seat} on ${spot} without a road`);
  }
  if ('city' in move)
    demand(s.owners[move.city] === seat && s.levels[move.city] === 1, 'city', () => `seat ${seat} on ${move.city}`);
}

const COSTS: { [move: string]: number[] } = {
  road: [1, 1, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0],
  city: [0, 0, 0, 2, 3],
  buy: [0, 0, 1, 1, 1],
};

/** Ruling 21, told from the harbours. */
function rateOf(s: PuertoCatan, seat: number, active: number, kind: number): number {
  if (seat !== active) return 4;
  const types = HARBOURS.flatMap((ends, i) => (ends.some((spot) => s.owners[spot] === seat) ? [s.harbours[i]] : []));
  return types.includes(kind) ? 2 : types.includes(5) ? 3 : 4;
}

interface Before {
  s: PuertoCatan;
  f: Frame;
  hands: number[][];
}

type Sides = { give: number[]; take: number[]; giveGold: number; takeGold: number };

/** Ruling 18a: what the trader gives and gets by the answer that is taken. */
function closed(f: Extract<Frame, { at: 'trade' }>, of: number): Sides {
  const answer = f.answers?.find(({ seat }) => seat === of);
  const c = answer?.counter;
  if (c) return { give: c.take, take: c.give, giveGold: c.takeGold, takeGold: c.giveGold };
  if (!answer?.yes || !f.offer) throw new Error(`offer: an answer of ${of} is taken that is no yes`);
  return f.offer;
}

/** Ruling 18a, told from the page: who may answer what, and what lies open when all have. */
function checkOffer({ s, f, hands }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  if (!move) return;
  const legal = (d: Sides, by: number): boolean =>
    sum(d.give) + d.giveGold > 0 &&
    sum(d.take) + d.takeGold > 0 &&
    d.give.every((n, kind) => n === 0 || d.take[kind] === 0) &&
    d.give.every((n, kind) => n <= hands[by][kind]) &&
    d.giveGold <= s.gold[by];
  if ('offer' in move) demand(legal(move.offer, seat), 'offer', () => `${JSON.stringify(move)} of ${hands[seat]}`);
  if (f.at !== 'answer') return;
  demand(f.due.includes(seat) && sum(hands[seat]) + s.gold[seat] > 0, 'answer', () => `of ${seat}, who isn’t asked`);
  const yes = { give: f.offer.take, take: f.offer.give, giveGold: f.offer.takeGold, takeGold: f.offer.giveGold };
  if ('accept' in move) demand(legal(yes, seat), 'answer', () => `yes of ${hands[seat]} to ${f.offer.take}`);
  if ('counter' in move) {
    const most = sum(hands[f.from]);
    demand(legal(move.counter, seat), 'answer', () => `${JSON.stringify(move)} of ${hands[seat]}`);
    demand(sum(move.counter.take) <= most, 'answer', () => `asks for ${move.counter.take} of ${most} cards`);
  }
  demand(same(cardsOf(after), hands), 'answer', () => 'moves cards');
  const next = after.todo[0];
  const open = next.at === 'trade' && next.answers;
  demand(
    !open === f.due.length > 1,
    'answer',
    () => `${f.due.length} were to answer, ${open ? 'all' : 'none'} lie open`,
  );
  if (open) demand(open.length === (f.offer.with < 0 ? s.n - 1 : 1), 'answer', () => `${open.length} lie open`);
}

/** What the entry did to hands: by seat and kind. */
function checkHands({ s, f, hands }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  if (!move || 'starter' in move) return;
  const now = cardsOf(after);
  const want = hands.map((cards) => [...cards]);
  const pay = (who: number, cards: readonly number[], times = 1): void => {
    cards.forEach((n, kind) => {
      want[who][kind] -= n * times;
    });
  };
  if (f.at === 'build' && !('done' in move)) {
    const [name] = Object.keys(move);
    if (COSTS[name]) pay(seat, COSTS[name]);
  } else if (f.at === 'dice' && 'dice' in move) {
    const total = sum(move.dice);
    if (total !== 7)
      produced(s, total, CORNERS).forEach((cards, who) => {
        pay(who, cards, -1);
      });
  } else if ('discard' in move) {
    demand(
      sum(move.discard) === Math.floor(sum(hands[seat]) / 2) && sum(hands[seat]) > 7,
      'discard',
      () => `${move.discard} of ${hands[seat]}`,
    );
    pay(seat, move.discard);
  } else if ('bank' in move && f.at === 'trade') {
    want[seat][move.bank] -= rateOf(s, seat, f.active, move.bank);
    want[seat][move.for]++;
  } else if ('gold' in move) want[seat][move.gold]++;
  else if ('take' in move) want[seat][move.take]++;
  else if ('plenty' in move) for (const kind of move.plenty) want[seat][kind]++;
  else if ('monopoly' in move) {
    want.forEach((cards, who) => {
      if (who === seat) return;
      want[seat][move.monopoly] += cards[move.monopoly];
      cards[move.monopoly] = 0;
    });
  } else if ('stolen' in move && f.at === 'steal') {
    want[f.victim][move.stolen]--;
    want[f.seat][move.stolen]++;
  } else if ('close' in move && f.at === 'trade') {
    const d = closed(f, move.close);
    pay(seat, d.give);
    pay(move.close, d.take);
    pay(move.close, d.give, -1);
    pay(seat, d.take, -1);
  } else if ('settle' in move && f.at === 'place' && f.second)
    for (const hex of INTERSECTIONS[move.settle].hexes) if (s.terrain[hex] < 5) want[seat][s.terrain[hex]]++;
  demand(
    same(now, want),
    'hands',
    () => `${JSON.stringify(move)} makes ${JSON.stringify(now)} of ${JSON.stringify(hands)}`,
  );
}

/** Rulings 6, 20, 22 and 26: what the entry does to purses, before a round ends. */
function checkGold({ s, f }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  if (!move) return;
  const want = [...s.gold];
  const room = (): number => (s.goldCap ? 30 - sum(want) - sum(after.roleGold) : 99);
  if ('role' in move) {
    want[seat] += s.roleGold[move.role];
    if (move.role === 4 || move.role === 6)
      for (let k = 1; k < s.n; k++) if (room() > 0 && after.round === s.round) want[(seat + k) % s.n]++;
    if (after.round !== s.round) return;
  }
  if (f.at === 'trade' && 'gold' in move) want[seat] -= 3;
  if (f.at === 'build' && !('done' in move) && !f.paid && f.active !== seat && s.gold[seat] > 0) {
    want[seat]--;
    want[f.active]++;
  }
  if (f.at === 'trade' && 'close' in move) {
    const d = closed(f, move.close);
    want[seat] += d.takeGold - d.giveGold;
    want[move.close] += d.giveGold - d.takeGold;
  }
  demand(same(after.gold, want), 'gold', () => `${JSON.stringify(move)} of ${seat} makes ${after.gold} of ${s.gold}`);
}

/** Rulings 9, 10, 24 and 34. */
function checkRobber({ s, f, hands }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  if (!move) return;
  const to = 'hex' in move ? move.hex : 'soldier' in move ? move.soldier : -1;
  if (to >= 0) demand(to !== s.robber && after.robber === to, 'robber', () => `from ${s.robber} to ${after.robber}`);
  else if (!('board' in move)) demand(after.robber === s.robber, 'robber', () => 'moved by nobody');
  const near = (who: number, hex: number): boolean => CORNERS[hex].some((spot) => s.owners[spot] === who);
  if (f.at === 'seven' && f.roller !== f.seat && sum(hands[f.roller]) > 0)
    demand(
      'hex' in move && move.from === f.roller && near(f.roller, move.hex),
      'robbed',
      () => `${JSON.stringify(move)} after a seven of ${f.roller}`,
    );
  const from = 'from' in move ? (move.from as number) : -1;
  if (from >= 0) demand(near(from, to) && from !== seat, 'robbed', () => `${from} is not at ${to}`);
  if (f.at === 'robber') demand(same(hands, cardsOf(after)), 'robbed', () => 'by the Robber role');
  const steals = after.todo.filter((one) => one.at === 'steal').length;
  if (f.at === 'soldier' && 'soldier' in move) {
    const there = hands.filter((cards, who) => who !== seat && near(who, move.soldier) && sum(cards) > 0).length;
    demand(steals === (seat === f.active ? there : Math.min(1, there)), 'robbed', () => `${steals} of ${there}`);
  }
}

/** The special cards, and the last round. */
function checkTitles({ s }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  if (!move) return;
  if ('road' in move || 'settlement' in move) {
    const lengths = s.hands.map((_, who) => longestRoad(after.roads, after.owners, who));
    const card = 'settle' in move ? -1 : roadCard(s.longest, lengths);
    demand(after.longest === card, 'longest', () => `${after.longest} instead of ${card} with ${lengths}`);
  } else demand(after.longest === s.longest, 'longest', () => `given by ${JSON.stringify(move)}`);
  const card = 'soldier' in move ? armyCard(s.largest, after.army, seat) : s.largest;
  demand(after.largest === card, 'largest', () => `${after.largest} instead of ${card} with ${after.army}`);
  const builder = after.todo.find((f) => f.at === 'build');
  const cards = after.vp.map((n, who) => {
    const fresh = builder && 'seat' in builder && builder.seat === who ? after.fresh : [];
    return n + [...after.devs[who], ...fresh].filter((dev) => dev === 1).length;
  });
  const best = Math.max(...victoryPoints(after, cards));
  demand(after.last >= 0 === (s.last >= 0 || best >= 10), 'last', () => `${best} points, last round of ${after.last}`);
}

/** Rulings 13 and 16: what is played was held before this turn, and one a turn. */
function checkPlays({ s, f }: Before, after: PuertoCatan, { seat, move }: Entry): void {
  const played = sum(after.used) - sum(s.used);
  if (played === 0) return;
  const dev = after.used.findIndex((n, i) => n > s.used[i]);
  demand(played === 1 && s.devs[seat].includes(dev), 'played', () => `${JSON.stringify(move)} with ${s.devs[seat]}`);
  demand(!('progress' in f) || !f.progress, 'played', () => `a second card in a turn: ${JSON.stringify(move)}`);
  const home: { [dev: number]: string } = { 0: 'soldier', 2: 'build', 3: 'produce', 4: 'trade' };
  demand(home[dev] === f.at, 'played', () => `card ${dev} at ${f.at}`);
}

/** B3, Round: roles come back, gold is laid on the others, the Governor goes on. */
function checkRound({ s }: Before, after: PuertoCatan, { move }: Entry): void {
  if (after.round === s.round || s.round === 0) return;
  demand(s.last < 0, 'round', () => 'another one after the last');
  demand(after.governor === (s.governor + 1) % s.n, 'governor', () => `${after.governor} after ${s.governor}`);
  demand(
    after.chosen.every((seat) => seat < 0),
    'round',
    () => `${after.chosen} at its start`,
  );
  // the last choice of the round took its gold; every other role that nobody chose has one more
  const chosen = 'role' in (move ?? {}) ? (move as { role: number }).role : -1;
  after.roleGold.forEach((gold, role) => {
    const taken = s.chosen[role] >= 0 || role === chosen;
    const want = taken ? 0 : s.roleGold[role] + 1;
    demand(gold === want || s.goldCap, 'round', () => `${gold} gold instead of ${want} on role ${role}`);
  });
}

/** One random game; counts what was met. */
export function ledger(rules: AnyRules, plan: Plan, tally: Tally = {}): PuertoCatan {
  return wander(rules, plan, (s, entry, go) => {
    const before: Before = { s: copy(s), f: copy(s.todo[0]), hands: cardsOf(s) };
    if (entry.move && entry.seat >= 0) checkSite(s, entry.seat, entry.move);
    for (const { key } of go()) tally[key] = (tally[key] ?? 0) + 1;
    checkTable(s);
    checkPlays(before, s, entry);
    if (!s.open) {
      checkOffer(before, s, entry);
      checkHands(before, s, entry);
      checkGold(before, s, entry);
      checkRobber(before, s, entry);
      checkTitles(before, s, entry);
    }
    checkRound(before, s, entry);
  });
}
