import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import { type AnyRules, type Phrase, TABLE } from '../../../src/engine/rules';
import { accepts, actorsOf, movesOf, play, stepOf } from '../../../src/engine/run';
import { demand } from '../wander';
import { type Entry, IN_THE_AIR, type Plan, type Tally, wander } from './checks';
import { any, type Hopper, type Move } from './position';

/** Rule page A4 over whole random games: hands, purses, fines and secret bribes are seen and heard by nobody else. */

type AnyGame = { rules: AnyRules } & Record<string, any>;

/** All that somebody else can see and be shown at this moment. */
function shown(game: AnyGame, s: Hopper, eye: number | null): unknown[] {
  const { rules } = game;
  const v = rules.view(any(s), eye);
  const step = stepOf(rules, any(s));
  const out: unknown[] = [v, rules.turn(any(s)), game.prompt(v), actorsOf(rules, any(s)), game.describe(v)];
  if (step?.kind !== 'choice') return out;
  for (const seat of actorsOf(rules, any(s))) {
    const offers = seat < 0 ? [] : (step.offers?.(s, s.todo[0], seat) ?? []);
    out.push(offers);
    const some = offers.filter((_: unknown, i: number) => i % 20 === 0);
    for (const move of some) out.push(game.label(move, v), game.preview(move, v), game.walk(move, v));
    if (seat === eye) out.push(movesOf(rules, any(s), seat));
  }
  return out;
}

function differs(game: AnyGame, s: Hopper, other: Hopper, knowing: number[], what: string): void {
  if (game.rules.broken(any(other)) !== undefined) return;
  for (const eye of [null, ...s.cash.keys()]) {
    if (eye !== null && knowing.includes(eye)) continue;
    const a = shown(game, s, eye);
    const b = shown(game, other, eye);
    const names = ['view', 'turn', 'question', 'people who are asked', 'description'];
    const at = a.findIndex((one, i) => !same(one, b[i]));
    demand(at < 0, 'secret', () => `${what} changes the ${names[at] ?? 'offers'} of ${eye ?? 'the table'}`);
  }
}

/** What every other seat hears when this entry is made. */
function sounds(rules: AnyRules, s: Hopper, { seat, move }: Entry, eye: number | null): Phrase[] {
  const heard: Phrase[] = [];
  play(rules, any(structuredClone(s)), seat, structuredClone(move), (event, to, rest) => {
    if (!to || (eye !== null && to.includes(eye))) heard.push(event);
    else if (rest) heard.push(rest);
  });
  return heard;
}

/** Hidden contracts of a hand trade places with cards of the bag; nobody but their holder can tell. */
function swapped(s: Hopper, owner: number, random: ReturnType<typeof rng>): Hopper | undefined {
  const other = structuredClone(s);
  const hidden = other.hands[owner].filter(({ open, from }) => !open && from < 0);
  if (hidden.length === 0 || other.bag.length === 0) return undefined;
  const held = hidden[random.int(hidden.length)];
  const at = random.int(other.bag.length);
  [held.card, other.bag[at]] = [other.bag[at], held.card];
  other.bag.sort((a, b) => a - b);
  return other;
}

/** Hands, purses and bribes put down in secret are seen, offered and told to nobody else; open contracts to all. */
export function secrecy(game: AnyGame, plan: Plan, tally: Tally = {}): void {
  const random = rng(plan.seed, 81);
  const { rules } = game;
  wander(rules, plan, (s, entry) => {
    for (const eye of [null, ...s.cash.keys()]) {
      const v = rules.view(any(s), eye);
      s.hands.forEach((hand, owner) => {
        const open = hand.filter((one) => one.open).map(({ card }) => card);
        const seen: (number | null)[] = v.hands[owner].map((one: { card: number | null }) => one.card);
        for (const card of open) demand(seen.includes(card), 'open', () => `forgotten by ${eye ?? 'the table'}`);
        const mine = eye === owner || s.open;
        const known = hand.filter((one) => mine || one.open || (eye !== null && one.from === eye));
        const told = seen.filter((card) => card !== null).length;
        demand(told === known.length, 'secret', () => `${eye ?? 'the table'} sees ${told} of seat ${owner}`);
      });
      demand(same(v.piles, s.piles), 'open', () => 'completed contracts are not seen');
    }
    if (random.int(6) > 0) return;
    const owner = random.int(s.n);
    const other = swapped(s, owner, random);
    if (other) {
      tally.hands = (tally.hands ?? 0) + 1;
      differs(game, s, other, [owner], `the hand of seat ${owner}`);
    }
    if (!s.openMoney) checkPurse(game, s, owner, entry, tally);
    if (!s.openMoney && owner !== s.captain) checkChatter(rules, s, owner, tally);
    if (s.todo[0].at === 'blind' || s.todo[0].at === 'deal') checkDraw(rules, s, entry, tally);
  });
}

function checkPurse(game: AnyGame, s: Hopper, owner: number, entry: Entry, tally: Tally): void {
  for (const by of [-5, -1, 2, 7]) {
    const other = structuredClone(s);
    other.cash[owner] += by;
    other.bank -= by;
    if (other.cash[owner] < 0 || other.cash[owner] > other.income[owner]) continue;
    if (game.rules.broken(any(other)) !== undefined) continue;
    tally.purses = (tally.purses ?? 0) + 1;
    differs(game, s, other, [owner], `the purse of seat ${owner}`);
    if (entry.seat === owner || stepOf(game.rules, any(s))?.kind !== 'choice') continue;
    const verdict = accepts(game.rules, any(other), entry.seat, entry.move);
    demand(verdict === true, 'secret', () => `the purse of seat ${owner} forbids a move of seat ${entry.seat}`);
  }
}

/** Words of that seat, as many as are heard of it here, and what can make them undone. */
function chatter(s: Hopper, owner: number): [number, Move][] {
  const f = s.todo[0];
  if (f.at === 'result') return s.cash.map((_, seat) => [seat, { caught: owner }]);
  const word: Move = { word: f.at === 'guide' ? 'north' : true };
  const words = Array.from({ length: 5 }, (): [number, Move] => [owner, word]);
  return f.at === 'air' ? [...words, [TABLE, { void: 'cancel' }]] : words;
}

/** P4 (h): whether there was a dollar for a word is neither seen nor heard by the others, then and when it comes back. */
function checkChatter(rules: AnyRules, s: Hopper, owner: number, tally: Tally): void {
  if (!IN_THE_AIR.includes(s.todo[0].at) || stepOf(rules, any(s))?.kind !== 'choice') return;
  const eyes = [null, ...s.cash.keys()].filter((eye) => eye !== owner);
  const told = [0, 1, 7].map((coins) => {
    const other = structuredClone(s);
    other.bank += other.cash[owner] - coins;
    other.cash[owner] = coins;
    const out: unknown[] = [];
    for (const [seat, move] of chatter(s, owner)) {
      if (accepts(rules, any(other), seat, move) !== true) continue;
      for (const eye of eyes) out.push(sounds(rules, other, { seat, move }, eye));
      play(rules, any(other), seat, move);
      for (const eye of eyes) out.push(rules.view(any(other), eye));
    }
    return out;
  });
  tally.words = (tally.words ?? 0) + 1;
  for (const one of told) demand(same(one, told[0]), 'secret', () => `the purse of seat ${owner} shows in its fines`);
}

/** A deal or a blind draw sounds the same to everybody who does not get another card by it. */
function checkDraw(rules: AnyRules, s: Hopper, entry: Entry, tally: Tally): void {
  const move = structuredClone(entry.move) as any;
  let owner = s.captain;
  if (s.todo[0].at === 'deal') {
    owner = 0;
    const free = s.bag.find((card) => !move.hands.flat().includes(card) && !move.row.includes(card)) as number;
    move.hands[0][0] = free;
    move.hands[0].sort((a: number, b: number) => a - b);
  } else {
    const next = s.todo[1] as { next: number };
    owner = (s.captain + next.next) % s.n;
    const free = s.bag.find((card) => card !== move.drawn[0]);
    if (s.bag.length < 2 || free === undefined) return;
    move.drawn[0] = free;
  }
  tally.draws = (tally.draws ?? 0) + 1;
  for (const eye of [null, ...s.cash.keys()]) {
    if (eye === owner) continue;
    const a = sounds(rules, s, entry, eye);
    const b = sounds(rules, s, { seat: entry.seat, move }, eye);
    demand(same(a, b), 'secret', () => `${s.todo[0].at} is told to ${eye ?? 'the table'}`);
  }
}
