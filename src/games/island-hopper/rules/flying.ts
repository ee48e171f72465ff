import { illegal } from '../../../engine/kinds';
import { type Refusal, type Rng, type Seat, TABLE } from '../../../engine/rules';
import { type Check, listOf, oneOf, whole } from '../../../engine/shape';
import { removeFromHand } from './cards';
import { deckOf, fares, GOODS, type Good, ISLANDS, islandsOf, SEA } from './deck';
import { MIDDLES, SHORT, WIDTH } from './lagoon';
import { land } from './landing';
import { goodName, islandName, who } from './names';
import { HEADINGS, normals, reckoned, STEPS, spread, WINDS } from './noise';
import { FALSE_STARTS } from './setup';
import { type Air, airOf, anyWord, hush, speakers, unsay, word } from './speaking';
import { chance, choice, type Hopper, type HopperFrame, kinds, type Mode, type Moves, NOBODY } from './state';

/** Rule page A4, P4 (a)-(d), and A5-A7: choosing a good, and the four ways to fly it. */

export const silentCaptain: Refusal = { key: 'hopper.no.captainWord', rule: '5.7' };

/** The frame that flies a good in that way. */
function takeOff(s: Hopper, good: Good, mode: Mode, again: boolean): HopperFrame {
  const air: Air = { good, again, words: s.cash.map(() => 0), hushed: s.cash.map(() => false) };
  if (mode === 'table') return { at: 'claim', by: NOBODY, island: SEA, ...air };
  if (mode === 'reckon') return { at: 'reckon', target: null, aim: SEA, ...air };
  return { at: 'air', mode, early: 0, ...air };
}

/** A flight that has begun otherwise may still be flown by dead reckoning; what was said so far has been said. */
const changed = (f: Air): Moves['fly'] => ({ fly: f.good, mode: 'reckon' });

function change(s: Hopper, f: Air): void {
  s.todo.splice(1, 0, { ...takeOff(s, f.good, 'reckon', f.again), words: f.words, hushed: f.hushed } as HopperFrame);
}

/** How people fly at this table, and dead reckoning for whoever wants it. */
function flights(s: Hopper): Moves['fly'][] {
  const out: Moves['fly'][] = [];
  for (const good of s.compass) out.push({ fly: good, mode: s.flight });
  for (const good of s.compass) out.push({ fly: good, mode: 'reckon' });
  return out;
}

/** What the tourists in the captain's hand pay, ascending. */
function tourists(s: Hopper): number[] {
  const { contracts } = deckOf(s.deck);
  const out = new Set<number>();
  for (const { card } of s.hands[s.captain]) if (contracts[card].island === SEA) out.add(contracts[card].pays);
  return [...out].sort((a, b) => a - b);
}

/** P4 (b), (c): tourists before the first flight, then a good that is still on the compass. */
export const choose = choice<'choose', 'fly' | 'tourist'>({
  privacy: (_s, f) => (f.first ? 'hand' : 'open'),
  final: (_s, _f, m) => kinds.is('tourist', m),
  noEndTurn: true,
  actors: (s) => [s.captain],
  kinds: {
    fly: {
      list: flights,
      refuse: (s, _f, _seat, { fly: good }) =>
        Number.isInteger(good) && GOODS[good] && !s.compass.includes(good)
          ? { key: 'hopper.no.good', args: { good: goodName(good) }, rule: '5.5' }
          : undefined,
      apply(s, _f, seat, { fly: good, mode }, tell) {
        s.compass.splice(s.compass.indexOf(good), 1);
        tell({ key: 'hopper.chose', args: { who: who(seat), good: goodName(good) }, rule: '5.2' });
        // what is flown comes before the flights that are still to be chosen; the kernel takes this frame away first
        s.todo.splice(1, 0, takeOff(s, good, mode, false));
      },
    },
    tourist: {
      list: (s, f) => (f.first ? tourists(s).map((pays) => ({ tourist: pays })) : []),
      offers: (s, f) =>
        f.first && s.hands[s.captain].length > 0 ? fares(deckOf(s.deck)).map((pays) => ({ tourist: pays })) : [],
      refuse: (_s, f) => ({ key: f.first ? 'hopper.no.tourist' : 'hopper.no.touristLate', rule: '5.1' }),
      stays: true,
      apply(s, _f, seat, { tourist: fare }, tell) {
        const { contracts } = deckOf(s.deck);
        const held = s.hands[seat].find(({ card }) => contracts[card].island === SEA && contracts[card].pays === fare);
        if (!held) throw new Error('no such tourist');
        removeFromHand(s, seat, held.card);
        s.tourists.push(held.card);
        tell({ key: 'hopper.tourist', args: { who: who(seat), pays: fare }, rule: '5.1' });
      },
    },
  },
});

/** (g): the captain says how the second flight is flown. */
export const takeoff = choice<'takeoff', 'fly'>({
  privacy: 'open',
  noEndTurn: true,
  actors: (s) => [s.captain],
  kinds: {
    fly: {
      list: (s, f) => [
        { fly: f.good, mode: s.flight },
        { fly: f.good, mode: 'reckon' },
      ],
      apply(s, f, _seat, { mode }) {
        s.todo.splice(1, 0, takeOff(s, f.good, mode, true));
      },
    },
  },
});

const LONGEST_PATH = 96;
/** A token may be dropped on the frame round the lagoon, but no further out. */
const BEYOND = 2000;

const inReach = (x: unknown, y: unknown): boolean =>
  Number.isInteger(x) &&
  Number.isInteger(y) &&
  Math.abs(x as number) <= WIDTH / 2 + BEYOND &&
  Math.abs(y as number) <= SHORT / 2 + BEYOND;

const isPoint: Check = (point) => Array.isArray(point) && point.length === 2 && inReach(point[0], point[1]);

/** x and y in turn. */
const isPath: Check = (path) => {
  if (!Array.isArray(path) || path.length > LONGEST_PATH || path.length % 2 !== 0) return false;
  for (let i = 0; i < path.length; i += 2) if (!inReach(path[i], path[i + 1])) return false;
  return true;
};

export const held = (x: number, limit: number): number => Math.round(Math.min(limit, Math.max(-limit, x)));
export const within = (x: number, y: number): [number, number] => [
  held(x, WIDTH / 2 + BEYOND),
  held(y, SHORT / 2 + BEYOND),
];

/** An ordinary hand, aimed at one of the islands that show the good. */
function ordinary(s: Hopper, good: Good, rng: Rng): Moves['drop'] {
  const goals = islandsOf(deckOf(s.deck), good);
  const [x, y] = MIDDLES[goals[rng.int(goals.length)]];
  const sd = spread('normal', Math.hypot(x, y));
  const [dx, dy] = normals(rng);
  return { drop: within(x + sd * dx, y + sd * dy), path: [] };
}

/** In the middle of every island that shows the good, and on the compass. */
const drops = (s: Hopper, good: Good): Moves['drop'][] => [
  ...islandsOf(deckOf(s.deck), good).map((island): Moves['drop'] => {
    const [x, y] = MIDDLES[island];
    return { drop: [x, y], path: [] };
  }),
  { drop: [0, 0], path: [] },
];

/** With a finger on the board the captain is told nothing else. */
const flyingSilent = (s: Hopper, _f: unknown, seat: Seat): Refusal | undefined =>
  seat === s.captain ? silentCaptain : undefined;

/** A5, blind and cloud drag: the scene measures where the finger came up; a fault of the machine voids the flight. */
export const air = choice<'air', 'fly' | 'word' | 'hush' | 'drop' | 'void'>({
  privacy: 'open',
  final: true,
  sampled: true,
  actors: (s, f) => [s.captain, ...speakers(s, f), TABLE],
  any(s, f, seat, rng) {
    if (seat === TABLE) return ordinary(s, f.good, rng);
    return seat === s.captain ? changed(f) : anyWord(f, seat, rng);
  },
  misplaced: flyingSilent,
  kinds: {
    fly: {
      list: (s, f, seat) => (seat === s.captain ? [changed(f)] : []),
      refuse: flyingSilent,
      apply: change,
    },
    word: { ...word, refuse: flyingSilent },
    hush: { ...hush, refuse: flyingSilent },
    drop: {
      list: (s, f, seat) => (seat === TABLE ? drops(s, f.good) : []),
      shape: { drop: isPoint, path: isPath },
      refuse: (s, f, seat) => (seat === TABLE ? undefined : (flyingSilent(s, f, seat) ?? illegal)),
      apply(s, f, _seat, { drop, path }, tell) {
        land(s, f, { mode: f.mode, drop, path }, tell);
      },
    },
    void: {
      list(_s, f, seat) {
        if (seat !== TABLE) return [];
        return f.early < FALSE_STARTS ? [{ void: 'cancel' }, { void: 'early' }] : [{ void: 'cancel' }];
      },
      shape: { void: oneOf('cancel', 'early') },
      listed: true,
      refuse: (s, f, seat) => (seat === TABLE ? { key: 'hopper.no.early', rule: '8.1' } : flyingSilent(s, f, seat)),
      stays: true,
      apply(s, f, _seat, { void: why }, tell) {
        if (why === 'early') f.early++;
        tell({ key: `hopper.void.${why}`, args: { who: who(s.captain) }, rule: '8.1' });
        unsay(s, f, tell);
      },
    },
  },
});

/** Any island, or the sea. */
const everywhere = (): Moves['claim'][] => Array.from({ length: ISLANDS + 1 }, (_, i) => ({ claim: SEA + i }));

/** A5, companion: flown on the real table; somebody says where it lies, somebody else agrees. */
export const claim = choice<'claim', 'claim' | 'confirm' | 'fly' | 'word' | 'hush'>({
  privacy: 'open',
  final: true,
  actors: (s, f) => [...s.cash.keys()].filter((seat) => seat !== f.by || speakers(s, f).includes(seat)),
  kinds: {
    claim: {
      list: (_s, f) => (f.by === NOBODY ? everywhere() : []),
      stays: true,
      apply(s, f, seat, { claim: island }, tell) {
        f.by = seat;
        f.island = island;
        const args = { who: who(seat), island: islandName(deckOf(s.deck), island) };
        tell({ key: 'hopper.claimed', args, rule: '8.1' });
      },
    },
    confirm: {
      list: (_s, f, seat) => (f.by === NOBODY || seat === f.by ? [] : [{ confirm: true }, { confirm: false }]),
      stays: (m) => !m.confirm,
      apply(s, f, seat, { confirm: agreed }, tell) {
        if (agreed) {
          land(s, f, { mode: 'table', island: f.island, path: [] }, tell);
          return;
        }
        tell({ key: 'hopper.denied', args: { who: who(seat) }, rule: '8.1' });
        f.by = NOBODY;
        f.island = SEA;
      },
    },
    fly: {
      list: (s, f, seat) => (seat === s.captain && f.by === NOBODY ? [changed(f)] : []),
      apply: change,
    },
    word,
    hush,
  },
});

const below =
  (limit: number): Check =>
  (n) =>
    whole(n) && (n as number) < limit;

/** A7: heading and distance from memory. Computer pilots name the island they fly to. */
export const reckon = choice<'reckon', 'aim' | 'reckon' | 'word' | 'hush'>({
  privacy: 'open',
  final: true,
  sampled: true,
  actors: (s, f) => [s.captain, ...speakers(s, f)],
  any(s, f, seat, rng) {
    if (seat !== s.captain) return anyWord(f, seat, rng);
    const goals = islandsOf(deckOf(s.deck), f.good);
    return rng.int(2)
      ? { heading: rng.int(HEADINGS), steps: 1 + rng.int(STEPS) }
      : { aim: goals[rng.int(goals.length)] };
  },
  kinds: {
    aim: {
      list: (s, _f, seat) =>
        seat === s.captain ? Array.from({ length: ISLANDS }, (_, island) => ({ aim: island })) : [],
      apply(_s, f, _seat, { aim: island }) {
        f.aim = island;
      },
    },
    reckon: {
      list(s, _f, seat) {
        const out: Moves['reckon'][] = [];
        if (seat !== s.captain) return out;
        for (let heading = 0; heading < HEADINGS; heading += 6) out.push({ heading, steps: 20 });
        return out;
      },
      shape: { heading: below(HEADINGS), steps: (steps) => steps !== 0 && below(STEPS + 1)(steps) },
      refuse: (s, _f, seat) => (seat === s.captain ? undefined : illegal),
      apply(_s, f, _seat, { heading, steps }) {
        f.target = [heading, steps];
      },
    },
    word,
    hush,
  },
  after(s, f) {
    if (f.target) s.todo.unshift({ at: 'wind', target: f.target, ...airOf(f) });
    else s.todo.unshift({ at: 'gust', aim: f.aim, ...airOf(f) });
  },
});

export const STRONGEST = 6;

/** A7: the wind nobody knows. */
export const wind = chance<'wind', 'wind'>({
  open: true,
  draw(s, _f, rng) {
    const [x, y] = normals(rng);
    const sd = WINDS[s.wind] * SHORT;
    return { wind: [held(sd * x, STRONGEST * sd), held(sd * y, STRONGEST * sd)] };
  },
  shape: { wind: listOf(Number.isInteger, 2) },
  refuse(s, _f, { wind: drift }) {
    const limit = STRONGEST * WINDS[s.wind] * SHORT + 1;
    return drift.every((one) => Math.abs(one) <= limit) ? undefined : illegal;
  },
  apply(s, f, _seat, { wind: [dx, dy] }, tell) {
    const [x, y] = reckoned(...f.target);
    land(s, f, { mode: 'reckon', drop: within(x + dx, y + dy), path: [] }, tell);
  },
});
