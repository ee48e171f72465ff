import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import type { AnyRules, Phrase, Seat } from '../../../src/engine/rules';
import { accepts, actorsOf, movesOf, play, stepOf } from '../../../src/engine/run';
import { type Plan as AnyPlan, demand, wander as roam } from '../wander';
import { any, type Manila, type Move, type Options } from './position';
import { settled } from './reference';

/** Rule page 3.1.5 and 6 as checks of whole random games: they throw at the first thing that is not so. */

type Entry = { seat: number; move: Move | null };
export type Tally = { [what: string]: number };

export type Plan = AnyPlan<Options>;

/** Plays one random game; see ../wander. */
export const wander = (
  rules: AnyRules,
  plan: Plan,
  look: (s: Manila, entry: Entry, go: () => Phrase[]) => void,
): Manila => roam<Manila, Move, Options>(rules, plan, look);

/** What each event moves between a purse and the bank. */
const FLOWS: { [key: string]: (args: any) => number } = {
  'manila.wonOffice': ({ coins }) => -coins,
  'manila.bought': ({ coins }) => -coins,
  'manila.placed': ({ cost }) => -cost,
  'manila.stowedAway': ({ cost }) => -cost,
  'manila.insured': ({ coins }) => coins,
  'manila.borrowed': ({ coins }) => coins,
  'manila.redeemed': ({ coins }) => -coins,
  'manila.paidPlunder': ({ coins }) => coins,
  'manila.paidLoad': ({ coins }) => coins,
  'manila.paidBerth': ({ coins }) => coins,
  'manila.agentPaid': ({ coins }) => -coins,
};

const free = (s: Manila, seat: number): number => s.hands[seat].filter(({ pledged }) => !pledged).length;
export const limitIn = (s: Manila, seat: number): number => s.cash[seat] + 12 * free(s, seat);

function checkShares(s: Manila): void {
  if (s.todo[0]?.at === 'deal') return;
  for (let ware = 0; ware < 4; ware++) {
    const held = s.hands.flat().filter((share) => share.ware === ware);
    demand(held.length + s.supply[ware] === 5, 'shares', () => `${held.length} + ${s.supply[ware]} of ware ${ware}`);
    const dealt = held.filter(({ bought }) => !bought).length;
    demand(s.dealPool === 'all20' || dealt <= 3, 'shares', () => `${dealt} dealt of ware ${ware}`);
  }
}

function checkHarbour(s: Manila): void {
  for (const dock of ['port', 'yard'] as const) {
    const berths = s.punts.flatMap((punt) => (punt.dock === dock ? [punt.berth] : [])).sort();
    demand(
      berths.every((berth, k) => berth === k),
      'docks',
      () => `${dock} ${berths}`,
    );
  }
  if (s.moved === 1) {
    demand(
      s.punts.every(({ dock, pos }) => dock === 'sea' && pos < 13),
      'docks',
      () => 'too far after move 1',
    );
  }
  if (s.todo[0]?.at === 'payday' || s.todo[0]?.at === 'pause') {
    demand(s.punts.length === 3 && s.punts.every(({ dock }) => dock !== 'sea'), 'docks', () => 'at sea at payday');
  }
}

/** Who may decide, by the rule page: one person, and the right one. */
function checkAsked(rules: AnyRules, s: Manila): void {
  const [f] = s.todo;
  if (!f || stepOf(rules, any(s))?.kind !== 'choice' || f.at === 'pause') return;
  const actors = actorsOf(rules, any(s));
  demand(actors.length === 1, 'asked', () => `${actors.length} people at ${f.at}`);
  const [seat] = actors;
  if (f.at === 'plunder') demand(seat === s.boat[0], 'asked', () => `seat ${seat} routes the plunder of ${s.boat[0]}`);
  if (f.at === 'pilot') demand(seat === s[f.size], 'asked', () => `seat ${seat} is the ${f.size} pilot`);
  if (['buy', 'load', 'launch', 'order'].includes(f.at))
    demand(seat === s.master, 'asked', () => `seat ${seat} is asked to ${f.at}`);
  if (f.at === 'hire')
    demand(!s.passed[seat] && s.pieces[seat] > 0, 'asked', () => `seat ${seat} cannot place any more`);
}

/** Every purse changes by what everybody heard, and so does what is publicly known to have been taken in. */
function checkFlow(before: number[], income: number[], s: Manila, heard: Phrase[]): void {
  const flow = new Array(s.n).fill(0);
  const gain = new Array(s.n).fill(0);
  for (const { key, args } of heard) {
    if (!FLOWS[key]) continue;
    const pesos = FLOWS[key](args);
    flow[(args as any).who.seat] += pesos;
    gain[(args as any).who.seat] += Math.max(0, pesos);
  }
  demand(
    same(
      s.income,
      income.map((pesos, seat) => pesos + gain[seat]),
    ),
    'income',
    () => `${income} and ${gain} are not ${s.income}`,
  );
  s.cash.forEach((pesos, seat) => {
    demand(
      pesos - before[seat] === flow[seat],
      'pesos',
      () => `seat ${seat} ${before[seat]} to ${pesos}, told ${flow[seat]}`,
    );
    demand(pesos >= 0, 'pesos', () => `seat ${seat} has ${pesos}`);
  });
}

function checkLoan(s: Manila, { seat, move }: Entry, limit: number): void {
  if (!move) return;
  if ('loan' in move) demand(limitIn(s, seat) === limit, 'limit', () => `a loan makes ${limit} ${limitIn(s, seat)}`);
  if ('redeem' in move)
    demand(limitIn(s, seat) === limit - 3, 'limit', () => `a redemption makes ${limit} ${limitIn(s, seat)}`);
  if ('bid' in move) demand(move.bid <= limit, 'limit', () => `a bid of ${move.bid} with ${limit}`);
}

/** Rule page 6 over one random game; counts what was met. */
export function ledger(rules: AnyRules, plan: Plan, tally: Tally = {}): void {
  let placed: number[] = [];
  wander(rules, plan, (s, entry, go) => {
    checkShares(s);
    checkHarbour(s);
    checkAsked(rules, s);
    const { at } = s.todo[0];
    if (at === 'auction') placed = new Array(s.n).fill(0);
    const cash = s.cash.slice();
    const income = s.income.slice();
    const limit = entry.seat < 0 ? 0 : limitIn(s, entry.seat);
    const expected = at === 'payday' ? settled(structuredClone(s)) : undefined;
    const heard = go();
    checkFlow(cash, income, s, heard);
    checkLoan(s, entry, limit);
    if (entry.move && 'place' in entry.move) placed[entry.seat]++;
    demand(
      placed.every((n) => n <= (s.n === 3 ? 4 : 3)),
      'pieces',
      () => `${placed} placed`,
    );
    for (const { key } of heard) tally[key] = (tally[key] ?? 0) + 1;
    if (heard.some(({ key }) => key === 'manila.stowedAway')) {
      const { place } = entry.move as { place: string };
      demand(s.cash[entry.seat] === 0 && free(s, entry.seat) === 0, 'blind', () => `${s.cash[entry.seat]} left`);
      demand(s.blindPassenger !== 'puntsOnly' || place.startsWith('seat'), 'blind', () => `on ${place}`);
      demand(place !== 'agent', 'blind', () => 'as insurance agent');
    }
    if (!expected) return;
    tally.paydays = (tally.paydays ?? 0) + 1;
    demand(same(s.cash, expected.cash), 'payday', () => `${s.cash} instead of ${expected.cash}`);
    demand(same(s.values, expected.values), 'payday', () => `values ${s.values} instead of ${expected.values}`);
  });
}

/** All that somebody else can see and be shown at this moment. */
function shown(game: { rules: AnyRules } & Record<string, any>, s: Manila, eye: number | null): unknown[] {
  const { rules } = game;
  const v = rules.view(any(s), eye);
  const step = stepOf(rules, any(s));
  const out: unknown[] = [v, rules.turn(any(s)), game.prompt(v), actorsOf(rules, any(s)), game.describe(v)];
  if (step?.kind !== 'choice') return out;
  for (const seat of actorsOf(rules, any(s))) {
    const offers = seat < 0 ? [] : (step.offers?.(s, s.todo[0], seat) ?? []);
    out.push(offers);
    const some = offers.filter((_: unknown, i: number) => i % 40 === 0);
    for (const move of some) out.push(game.label(move, v), game.preview(move, v), game.walk(move, v));
    // what this eye itself may do, if it is the one that is asked
    if (seat === eye) out.push(movesOf(rules, any(s), seat));
  }
  return out;
}

function differs(
  game: { rules: AnyRules } & Record<string, any>,
  s: Manila,
  other: Manila,
  owner: number,
  what: string,
): void {
  if (game.rules.broken(any(other)) !== undefined) return;
  for (const eye of [null, ...s.cash.keys()]) {
    if (eye === owner) continue;
    const a = shown(game, s, eye);
    const b = shown(game, other, eye);
    const names = ['view', 'turn', 'question', 'people who are asked', 'description'];
    const at = a.findIndex((one, i) => !same(one, b[i]));
    demand(
      at < 0,
      'secret',
      () => `${what} of seat ${owner} changes the ${names[at] ?? 'offers'} of ${eye ?? 'the table'}`,
    );
  }
}

/** The deal sounds the same to everybody whose own hand stays when the others trade theirs. */
function checkDeal(rules: AnyRules, s: Manila, move: { hands: number[][] }): void {
  const sounds = (hands: number[][], eye: number | null): Phrase[] => {
    const heard: Phrase[] = [];
    play(rules, any(structuredClone(s)), -1, { hands }, (event, to: readonly Seat[] | undefined, rest) => {
      if (!to || (eye !== null && to.includes(eye))) heard.push(event);
      else if (rest) heard.push(rest);
    });
    return heard;
  };
  for (const eye of [null, ...s.cash.keys()]) {
    const others = move.hands.filter((_, seat) => seat !== eye);
    others.push(...others.splice(0, 1));
    const hands = move.hands.map((hand, seat) => (seat === eye ? hand : (others.shift() as number[])));
    demand(
      same(sounds(move.hands, eye), sounds(hands, eye)),
      'secret',
      () => `the deal is told to ${eye ?? 'the table'}`,
    );
  }
}

/** 3.1.5: purses (where money is hidden) and which share is encumbered are seen by nobody else; bought wares by all. */
export function secrecy(game: { rules: AnyRules } & Record<string, any>, plan: Plan, tally: Tally = {}): void {
  const random = rng(plan.seed, 315);
  wander(game.rules, plan, (s, entry) => {
    if (s.todo[0].at === 'deal') checkDeal(game.rules, s, entry.move as { hands: number[][] });
    s.hands.forEach((hand, owner) => {
      for (const eye of [null, ...s.cash.keys()]) {
        const seen = game.rules.view(any(s), eye).hands[owner];
        hand.forEach((share, i) => {
          demand(!share.bought || seen[i].ware === share.ware, 'bought', () => `forgotten by ${eye ?? 'the table'}`);
          const open = share.bought || eye === owner || s.open;
          demand(open || seen[i].ware === null, 'secret', () => `${eye ?? 'the table'} sees a share of seat ${owner}`);
        });
      }
    });
    if (s.todo[0].at !== 'pause' && random.int(5) > 0) return;
    const owner = random.int(s.n);
    const swap = structuredClone(s);
    const down = swap.hands[owner].findIndex(({ pledged }) => pledged);
    const up = swap.hands[owner].findIndex(({ pledged }) => !pledged);
    if (down >= 0 && up >= 0) {
      swap.hands[owner][down].pledged = false;
      swap.hands[owner][up].pledged = true;
      tally.pledges = (tally.pledges ?? 0) + 1;
      differs(game, s, swap, owner, 'which share is pledged');
    }
    if (!s.hiddenMoney) return;
    for (const by of [-7, -3, 4, 11]) {
      const other = structuredClone(s);
      other.cash[owner] += by;
      if (other.cash[owner] < 0 || other.cash[owner] > other.income[owner]) continue;
      tally.purses = (tally.purses ?? 0) + 1;
      differs(game, s, other, owner, 'the purse');
      // what somebody else does is legal whatever this purse holds
      if (entry.seat === owner || stepOf(game.rules, any(s))?.kind !== 'choice') continue;
      if (game.rules.broken(any(other)) !== undefined) continue;
      const verdict = accepts(game.rules, any(other), entry.seat, entry.move);
      demand(verdict === true, 'secret', () => `the purse of seat ${owner} forbids a move of seat ${entry.seat}`);
    }
  });
}
