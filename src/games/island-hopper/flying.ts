import { same } from '../../engine/copy';
import { type Chance, type Choice, type Refusal, type Rng, TABLE } from '../../engine/rules';
import { removeFromHand } from './cards';
import { deckOf, GOODS, type Good, ISLANDS, islandsOf, SEA } from './deck';
import { MIDDLES, type Point, SHORT, WIDTH } from './lagoon';
import { land } from './landing';
import { HEADINGS, normals, reckoned, STEPS, spread, WINDS } from './noise';
import type { F } from './rounds';
import { shaped } from './rounds';
import { FALSE_STARTS } from './setup';
import { type Air, airOf, speak, speakers, unsay, wordMoves } from './speaking';
import type { Event, Hopper, HopperFrame, Mode, Move } from './state';
import { NOBODY } from './state';
import { goodName, islandName, who } from './words';

/** Rule page A4, P4 (a)-(d), and A5-A7: choosing a good, and the four ways to fly it. */

export const illegal = { key: 'engine.illegal' };
export const silentCaptain = { key: 'hopper.no.captainWord', rule: '5.7' };

/** The frame that flies a good in that way. */
export function takeOff(s: Hopper, good: Good, mode: Mode, again: boolean): HopperFrame {
  const air: Air = { good, again, words: s.cash.map(() => 0), hushed: s.cash.map(() => false) };
  if (mode === 'table') return { at: 'claim', by: NOBODY, island: SEA, ...air };
  if (mode === 'reckon') return { at: 'reckon', target: null, aim: SEA, ...air };
  return { at: 'air', mode, early: 0, ...air };
}

/** A flight that has begun otherwise may still be flown by dead reckoning; what was said so far has been said. */
const changed = (f: Air): Move => ({ fly: f.good, mode: 'reckon' });

function change(s: Hopper, f: Air & { done?: true }): void {
  f.done = true;
  s.todo.splice(1, 0, { ...takeOff(s, f.good, 'reckon', f.again), words: f.words, hushed: f.hushed } as HopperFrame);
}

/** How people fly at this table, and dead reckoning for whoever wants it. */
function flights(s: Hopper): Move[] {
  const out: Move[] = [];
  for (const good of s.compass) out.push({ fly: good, mode: s.flight });
  for (const good of s.compass) out.push({ fly: good, mode: 'reckon' });
  return out;
}

/** What tourists pay that could be revealed: by the captain's hand, or by what everybody knows. */
function touristMoves(s: Hopper, f: F<'choose'>, open: boolean): Move[] {
  if (!f.first) return [];
  const deck = deckOf(s.deck);
  const out: Move[] = [];
  for (const { card } of open ? [] : s.hands[s.captain]) {
    const { island, pays } = deck.contracts[card];
    if (island === SEA && !out.some((m) => 'tourist' in m && m.tourist === pays)) out.push({ tourist: pays });
  }
  if (open && s.hands[s.captain].length > 0) for (const pays of faresOf(s)) out.push({ tourist: pays });
  return out.sort((a, b) => ('tourist' in a && 'tourist' in b ? a.tourist - b.tourist : 0));
}

function faresOf(s: Hopper): number[] {
  const out = new Set<number>();
  for (const { island, pays } of deckOf(s.deck).contracts) if (island === SEA) out.add(pays);
  return [...out];
}

/** P4 (b), (c): tourists before the first flight, then a good that is still on the compass. */
export const choose: Choice<Hopper, F<'choose'>, Move, Event> = {
  kind: 'choice',
  privacy: (_s, f) => (f.first ? 'hand' : 'open'),
  final: (_s, _f, m) => 'tourist' in m,
  brisk: true,
  ends: (_s, f) => f.done === true,
  actors: (s) => [s.captain],
  moves: (s, f) => [...flights(s), ...touristMoves(s, f, false)],
  offers: (s, f) => [...flights(s), ...touristMoves(s, f, true)],
  accepts(s, f, _seat, m): true | Refusal {
    for (const legal of [...flights(s), ...touristMoves(s, f, false)]) if (same(legal, m)) return true;
    if (typeof m !== 'object' || m === null) return illegal;
    if ('tourist' in m) return { key: f.first ? 'hopper.no.tourist' : 'hopper.no.touristLate', rule: '5.1' };
    if ('fly' in m && Number.isInteger(m.fly) && GOODS[m.fly] && !s.compass.includes(m.fly))
      return { key: 'hopper.no.good', args: { good: goodName(m.fly) }, rule: '5.5' };
    return illegal;
  },
  apply(s, f, seat, m, tell) {
    if ('tourist' in m) {
      const deck = deckOf(s.deck);
      const held = s.hands[seat].find(
        ({ card }) => deck.contracts[card].island === SEA && deck.contracts[card].pays === m.tourist,
      );
      if (!held) throw new Error('no such tourist');
      removeFromHand(s, seat, held.card);
      s.tourists.push(held.card);
      tell({ key: 'hopper.tourist', args: { who: who(seat), pays: m.tourist }, rule: '5.1' });
    } else if ('fly' in m) {
      f.done = true;
      s.compass.splice(s.compass.indexOf(m.fly), 1);
      tell({ key: 'hopper.chose', args: { who: who(seat), good: goodName(m.fly) }, rule: '5.2' });
      // what is flown comes before the flights that are still to be chosen; the kernel takes this frame away first
      s.todo.splice(1, 0, takeOff(s, m.fly, m.mode, false));
    }
  },
};

const LONGEST_PATH = 96;
/** A token may be dropped on the frame round the lagoon, but no further out. */
const BEYOND = 2000;

const inReach = (x: unknown, y: unknown): boolean =>
  Number.isInteger(x) &&
  Number.isInteger(y) &&
  Math.abs(x as number) <= WIDTH / 2 + BEYOND &&
  Math.abs(y as number) <= SHORT / 2 + BEYOND;

function isDrop(m: unknown): boolean {
  if (!shaped(m, 'drop', 'path')) return false;
  const { drop, path } = m as { drop: unknown; path: unknown };
  if (!Array.isArray(drop) || drop.length !== 2 || !inReach(drop[0], drop[1])) return false;
  if (!Array.isArray(path) || path.length > LONGEST_PATH || path.length % 2 !== 0) return false;
  for (let i = 0; i < path.length; i += 2) if (!inReach(path[i], path[i + 1])) return false;
  return true;
}

export const held = (x: number, limit: number): number => Math.round(Math.min(limit, Math.max(-limit, x)));
export const within = (x: number, y: number): [number, number] => [
  held(x, WIDTH / 2 + BEYOND),
  held(y, SHORT / 2 + BEYOND),
];

/** An ordinary hand, aimed at one of the islands that show the good. */
function ordinary(s: Hopper, good: Good, rng: Rng): Move {
  const goals = islandsOf(deckOf(s.deck), good);
  const [x, y] = MIDDLES[goals[rng.int(goals.length)]];
  const sd = spread('normal', Math.hypot(x, y));
  const [dx, dy] = normals(rng);
  return { drop: within(x + sd * dx, y + sd * dy), path: [] };
}

/** A5, blind and cloud drag: the scene measures where the finger came up; a fault of the machine voids the flight. */
export const air: Choice<Hopper, F<'air'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  final: true,
  sampled: true,
  ends: (_s, f) => f.done === true,
  actors: (s, f) => [s.captain, ...speakers(s, f), TABLE],
  moves(s, f, seat) {
    if (seat === s.captain) return [changed(f)];
    if (seat !== TABLE) return wordMoves(f, seat);
    const deck = deckOf(s.deck);
    const drops = islandsOf(deck, f.good).map((island): Move => {
      const [x, y] = MIDDLES[island];
      return { drop: [x, y], path: [] };
    });
    const out: Move[] = [...drops, { drop: [0, 0], path: [] }, { void: 'cancel' }];
    if (f.early < FALSE_STARTS) out.push({ void: 'early' });
    return out;
  },
  any(s, f, seat, rng) {
    if (seat === TABLE) return ordinary(s, f.good, rng);
    if (seat === s.captain) return changed(f);
    const all = wordMoves(f, seat);
    return all[rng.int(all.length)];
  },
  accepts(s, f, seat, m): true | Refusal {
    if (seat === s.captain) return same(m, changed(f)) ? true : silentCaptain;
    if (seat !== TABLE) return wordMoves(f, seat).some((legal) => same(legal, m)) ? true : illegal;
    if (same(m, { void: 'cancel' }) || isDrop(m)) return true;
    if (same(m, { void: 'early' })) return f.early < FALSE_STARTS ? true : { key: 'hopper.no.early', rule: '8.1' };
    return illegal;
  },
  apply(s, f, seat, m, tell) {
    if (speak(s, f, seat, m, tell)) return;
    if ('fly' in m) change(s, f);
    else if ('void' in m) {
      if (m.void === 'early') f.early++;
      tell({ key: `hopper.void.${m.void}`, args: { who: who(s.captain) }, rule: '8.1' });
      unsay(s, f, tell);
    } else if ('drop' in m) {
      f.done = true;
      land(s, f, { mode: f.mode, drop: m.drop, path: m.path }, tell);
    }
  },
};

/** A5, companion: flown on the real table; somebody says where it lies, somebody else agrees. */
export const claim: Choice<Hopper, F<'claim'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  final: true,
  ends: (_s, f) => f.done === true,
  actors: (s, f) => [...s.cash.keys()].filter((seat) => seat !== f.by || speakers(s, f).includes(seat)),
  moves(s, f, seat) {
    const out: Move[] = [];
    if (f.by === NOBODY) for (let island = SEA; island < ISLANDS; island++) out.push({ claim: island });
    else if (seat !== f.by) out.push({ confirm: true }, { confirm: false });
    if (seat === s.captain && f.by === NOBODY) out.push(changed(f));
    if (speakers(s, f).includes(seat)) out.push(...wordMoves(f, seat));
    return out;
  },
  apply(s, f, seat, m, tell) {
    if (speak(s, f, seat, m, tell)) return;
    if ('fly' in m) {
      change(s, f);
    } else if ('claim' in m) {
      f.by = seat;
      f.island = m.claim;
      const island = islandName(deckOf(s.deck), m.claim);
      tell({ key: 'hopper.claimed', args: { who: who(seat), island }, rule: '8.1' });
    } else if ('confirm' in m && m.confirm) {
      f.done = true;
      land(s, f, { mode: 'table', island: f.island, path: [] }, tell);
    } else {
      tell({ key: 'hopper.denied', args: { who: who(seat) }, rule: '8.1' });
      f.by = NOBODY;
      f.island = SEA;
    }
  },
};

const isReckoning = (m: unknown): m is { heading: number; steps: number } => {
  if (!shaped(m, 'heading', 'steps')) return false;
  const { heading, steps } = m as { heading: number; steps: number };
  return (
    Number.isInteger(heading) &&
    heading >= 0 &&
    heading < HEADINGS &&
    Number.isInteger(steps) &&
    steps >= 1 &&
    steps <= STEPS
  );
};

/** A7: heading and distance from memory. Computer pilots name the island they fly to. */
export const reckon: Choice<Hopper, F<'reckon'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  final: true,
  sampled: true,
  ends: (_s, f) => f.done === true,
  actors: (s, f) => [s.captain, ...speakers(s, f)],
  moves(s, f, seat) {
    if (seat !== s.captain) return wordMoves(f, seat);
    const out: Move[] = [];
    for (let aim = 0; aim < ISLANDS; aim++) out.push({ aim });
    for (let heading = 0; heading < HEADINGS; heading += 6) out.push({ heading, steps: 20 });
    return out;
  },
  any(s, f, seat, rng) {
    if (seat !== s.captain) {
      const all = wordMoves(f, seat);
      return all[rng.int(all.length)];
    }
    const goals = islandsOf(deckOf(s.deck), f.good);
    return rng.int(2)
      ? { heading: rng.int(HEADINGS), steps: 1 + rng.int(STEPS) }
      : { aim: goals[rng.int(goals.length)] };
  },
  accepts(s, f, seat, m): true | Refusal {
    if (seat !== s.captain) return wordMoves(f, seat).some((legal) => same(legal, m)) ? true : illegal;
    if (isReckoning(m)) return true;
    if (!shaped(m, 'aim')) return illegal;
    const { aim } = m as { aim: number };
    return Number.isInteger(aim) && aim >= 0 && aim < ISLANDS ? true : illegal;
  },
  apply(s, f, seat, m, tell) {
    if (speak(s, f, seat, m, tell)) return;
    f.done = true;
    if ('heading' in m) f.target = [m.heading, m.steps];
    else if ('aim' in m) f.aim = m.aim;
  },
  after(s, f) {
    if (f.target) s.todo.unshift({ at: 'wind', target: f.target, ...airOf(f) });
    else s.todo.unshift({ at: 'gust', aim: f.aim, ...airOf(f) });
  },
};

export const pairOf = (m: unknown, name: string): Point | undefined => {
  const pair = (m as Record<string, unknown> | null)?.[name];
  if (!shaped(m, name) || !Array.isArray(pair) || pair.length !== 2 || !pair.every(Number.isInteger)) return undefined;
  return pair as [number, number];
};

export const STRONGEST = 6;

/** A7: the wind nobody knows. */
export const wind: Chance<Hopper, F<'wind'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw(s, _f, rng) {
    const [x, y] = normals(rng);
    const sd = WINDS[s.wind] * SHORT;
    return { wind: [held(sd * x, STRONGEST * sd), held(sd * y, STRONGEST * sd)] };
  },
  accepts(s, _f, m) {
    const pair = pairOf(m, 'wind');
    const limit = STRONGEST * WINDS[s.wind] * SHORT + 1;
    return pair?.every((one) => Math.abs(one) <= limit) ? true : illegal;
  },
  apply(s, f, _seat, m, tell) {
    const [x, y] = reckoned(...f.target);
    const [dx, dy] = (m as { wind: [number, number] }).wind;
    land(s, f, { mode: 'reckon', drop: within(x + dx, y + dy), path: [] }, tell);
  },
};
